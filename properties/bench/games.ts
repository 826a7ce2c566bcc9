/**
 * The games that queries are timed on: as large as wanted, and the same on every machine.
 */
import {
  type Ability,
  type Card,
  type Game,
  MANA_TYPES,
  type Mana,
  type ManaReplacement,
  type ManaText,
  type Permanent,
} from '../../engine/index.ts';
import { card } from '../../fixtures/cards.ts';
import { realCosts } from '../../fixtures/costs.ts';
import { gameOf, OPPONENT, YOU } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';

/** Cards with the mana costs that real permanents have, the commonest first. */
const PLAIN: readonly Card[] = realCosts()
  .filter(({ types }) => types.some((type) => type === 'creature' || type === 'enchantment'))
  .slice(0, 200)
  .map(({ manaCost, types }) => plainCard(manaCost, types));

const placed = (one: Card, i: number, more: Partial<Permanent> = {}): Permanent => ({
  id: `p${i}`,
  card: one,
  owner: YOU,
  controller: YOU,
  ...more,
});

const cycled = <T>(list: readonly T[], i: number, otherwise: T): T =>
  list[i % list.length] ?? otherwise;

/** So many plain permanents, one in four of them the opponent's. */
export function plainBoard(size: number, first = 0): Permanent[] {
  return Array.from({ length: size }, (_, i) => {
    const player = i % 4 === 3 ? OPPONENT : YOU;
    const one = cycled(PLAIN, i, plainCard('{1}', ['artifact']));
    return placed(one, first + i, { owner: player, controller: player });
  });
}

/** What changes the cost of the spell `spell`: increases, reductions of all sorts, a minimum. */
const MODIFIERS: readonly Ability[] = [
  { kind: 'costIncrease', scope: { of: 'spells' }, amount: '{1}' },
  { kind: 'costReduction', scope: { of: 'spells', whose: 'yours' }, amount: '{1}' },
  { kind: 'costIncrease', scope: { of: 'spells', filter: { notTypes: ['land'] } }, amount: '{1}' },
  { kind: 'costReduction', scope: { of: 'spells', filter: { colors: ['R'] } }, amount: '{1}' },
  { kind: 'costReduction', scope: { of: 'spells', filter: { types: ['sorcery'] } }, amount: '{R}' },
  { kind: 'costReduction', scope: { of: 'spells', whose: 'opponents' }, amount: '{2}' },
  { kind: 'costIncrease', scope: { of: 'spells', whose: 'yours' }, amount: '{2}' },
  {
    kind: 'costReduction',
    scope: { of: 'spells', filter: { types: ['creature'] } },
    amount: '{1}',
  },
  { kind: 'costReduction', scope: { of: 'spells' }, amount: '{1}' },
  { kind: 'costMinimum', scope: { of: 'spells' }, mana: 3 },
];

/** A sorcery in your hand, on a board of this size of which ten permanents change what it costs. */
export function costBoard(size: number, modifiers = MODIFIERS, cost: ManaText = '{4}{R}{R}'): Game {
  const changing = modifiers.map((ability, i) =>
    placed(plainCard('{2}', ['artifact'], { abilities: [ability] }), i),
  );
  const others = plainBoard(Math.max(0, size - changing.length), changing.length);
  return gameOf({
    battlefield: [...changing, ...others],
    hand: [{ id: 'spell', card: plainCard(cost, ['sorcery']) }],
  });
}

/** Reductions that come to different totals in different orders. */
export const CONFLICTING: readonly Ability[] = [
  { kind: 'costReduction', scope: { of: 'spells' }, amount: '{R}', coloredOnly: true },
  { kind: 'costReduction', scope: { of: 'spells' }, amount: '{2/R}' },
  { kind: 'costReduction', scope: { of: 'spells' }, amount: '{1}' },
  { kind: 'costReduction', scope: { of: 'spells' }, amount: '{2}', notBelow: 1 },
  { kind: 'costReduction', scope: { of: 'spells' }, amount: '{G}' },
];

const LANDS = ['Forest', 'Island', 'Swamp', 'Mountain', 'Plains'].map((name) => card(name));

/** Lands, of which one in ten looks at what all the others could produce. */
export function mirrorBoard(size: number): Game {
  const mirrors = ['Reflecting Pool', 'Exotic Orchard'].map((name) => card(name));
  const battlefield = Array.from({ length: size }, (_, i) => {
    const land =
      i % 10 === 0
        ? cycled(mirrors, i / 10, card('Reflecting Pool'))
        : cycled(LANDS, i, card('Forest'));
    const player = i % 4 === 3 ? OPPONENT : YOU;
    return placed(land, i, { owner: player, controller: player });
  });
  return gameOf({ battlefield });
}

/** A game of yours with this mana in the pool. */
export function withPool(game: Game, pool: readonly Mana[]): Game {
  return {
    ...game,
    players: game.players.map((player) => (player.id === YOU ? { ...player, pool } : player)),
  };
}

/** Twelve replacement effects, all different, on the mana of the Forest `p0`. */
export function replacedForest(): Game {
  const what = { types: ['land'] } as const;
  const changes: readonly ManaReplacement['change'][] = [
    ...(['W', 'U', 'B', 'R', 'G', 'C', 'anyColor'] as const).map(
      (to) => ({ kind: 'type', to }) as const,
    ),
    { kind: 'becomes', mana: '{B}{B}' },
    { kind: 'becomes', mana: '{C}' },
    ...[2, 3, 5].map((by) => ({ kind: 'multiply', by }) as const),
  ];
  const effects = changes.map((change, i) =>
    placed(
      plainCard('{3}', ['enchantment'], {
        abilities: [{ kind: 'manaReplacement', what, change }],
      }),
      i + 1,
    ),
  );
  return gameOf({ battlefield: [placed(card('Forest'), 0), ...effects] });
}

/** Five lands of yours that pay for the spell `spell`, among so many permanents. */
export function castableBoard(size: number): Game {
  const lands = Array.from({ length: 5 }, (_, i) => placed(cycled(LANDS, i, card('Forest')), i));
  return gameOf({
    battlefield: [...lands, ...plainBoard(size - lands.length, lands.length)],
    hand: [{ id: 'spell', card: plainCard('{2}{W}{U}{B}', ['creature']) }],
  });
}

/** A thousand mana of twelve kinds: each type from snow sources and from others. */
export const THOUSAND: readonly Mana[] = MANA_TYPES.flatMap((type, i): Mana[] => [
  { type, amount: i < 4 ? 84 : 83 },
  { type, amount: 83, snow: true },
]);
