/**
 * Boards on which something leaves or enters, and what is seen of it: what properties of these events have in common.
 */
import type {
  Ability,
  Card,
  CardObject,
  CounterReplacement,
  Game,
  Permanent,
  PlayerId,
  Spell,
  StackedAbility,
} from '../../engine/index.ts';
import { card } from '../../fixtures/cards.ts';
import { YOU } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import { type Departure, gameOfThree } from '../generators/zones.ts';
import { endsOf, leavers } from '../models/leaving.ts';

export const CRYSTAL = card('The Darkness Crystal');
export const REST_IN_PEACE = card('Rest in Peace');

/** A permanent that its controller owns. */
export function permanent(
  id: string,
  one: Card,
  controller: PlayerId = YOU,
  more: Partial<Permanent> = {},
): Permanent {
  return { id, card: one, owner: controller, controller, ...more };
}

/** A permanent that is there to see what happens. */
export function watcher(name: string, id = 'watcher', controller: PlayerId = YOU): Permanent {
  return permanent(id, card(name), controller);
}

/** Whether a permanent has something happen instead. */
export function isReplacer(p: Permanent): boolean {
  return p.card.abilities?.some((a) => a.kind === 'zoneReplacement') ?? false;
}

/** Which kinds of departure this is. */
export function departureLabels(drawn: Departure): string[] {
  const { game, event } = drawn;
  const moving = leavers(drawn);
  const ends = moving.map((p) => endsOf(game, p, p.owner, 'battlefield'));
  const has = (label: string, is: boolean): readonly string[] => (is ? [label] : []);
  return [
    ...has(
      'replaced',
      ends.some((e) => e.some(({ to }) => to !== 'graveyard')),
    ),
    ...has(
      'conflict',
      ends.some((e) => e.length > 1),
    ),
    ...has(
      'token',
      moving.some((p) => p.token),
    ),
    ...has(
      'stolen',
      moving.some((p) => p.owner !== p.controller),
    ),
    ...has('source leaves too', moving.some(isReplacer)),
    ...has(
      'in disguise',
      moving.some((p) => p.faceDown || p.copy || p.under),
    ),
    ...has(event.kind, true),
  ];
}

/** An ability on the stack that does one thing. */
export function abilityOf(
  effects: StackedAbility['effects'],
  more: Partial<StackedAbility> = {},
): StackedAbility {
  return { kind: 'ability', id: 'ability', source: 'source', controller: YOU, effects, ...more };
}

/** A game in which this is about to resolve; the exile is that of the opponent. */
export function resolving(
  battlefield: readonly Permanent[],
  top: Game['stack'][number],
  exile: readonly CardObject[] = [],
): Game {
  return { ...gameOfThree(battlefield, { exile }), stack: [top] };
}

export function countersOn(game: Game, id: string): number {
  return game.battlefield.find((p) => p.id === id)?.counters?.['+1/+1'] ?? 0;
}

/** How many objects were exiled with one of these: a merged permanent counts once. */
export function exiledWith(game: Game, ids: readonly string[]): number {
  return game.players
    .flatMap((p) => p.exile)
    .filter((o) => o.exiledWith !== undefined && ids.includes(o.exiledWith) && !o.id.includes('.'))
    .length;
}

/** Enchantments of yours that change how many counters are put on your permanents. */
export function changers(changes: readonly CounterReplacement['change'][]): Permanent[] {
  return changes.map((change, i) => {
    const ability: Ability = { kind: 'counterReplacement', what: { controller: 'you' }, change };
    return permanent(`e${i + 1}`, plainCard('{2}', ['enchantment'], { abilities: [ability] }));
  });
}

export const plus = (n: number): CounterReplacement['change'] => ({ kind: 'plus', n });
export const times = (by: number): CounterReplacement['change'] => ({ kind: 'multiply', by });

/** A spell of yours, on top of the stack; it enters as `spell#2`. */
export function spell(one: Card, more: Partial<Spell> = {}): Spell {
  return { kind: 'spell', id: 'spell', card: one, owner: YOU, controller: YOU, ...more };
}
