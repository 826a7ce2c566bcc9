/**
 * Boards on which permanents move together: creatures in every state, what replaces their dying, and an event.
 */
import * as fc from 'fast-check';
import type {
  Card,
  Effect,
  Filter,
  Game,
  GameEvent,
  Permanent,
  Player,
  PlayerId,
  ZoneReplacement,
} from '../../engine/index.ts';
import { card } from '../../fixtures/cards.ts';
import { OPPONENT, type PermanentState, YOU } from './boards.ts';
import { plainCard } from './cards.ts';
import type { World } from './world.ts';

export const THIRD: PlayerId = 'C';
const PLAYERS = [YOU, OPPONENT, THIRD] as const;

/** Something that happens to a game. */
export interface Happening {
  readonly game: Game;
  readonly event: GameEvent;
}

/** An event in which permanents leave the battlefield. */
export type Leaving = Extract<GameEvent, { readonly kind: 'die' | 'destroy' | 'sacrifice' }>;

export interface Departure extends Happening {
  readonly event: Leaving;
}

/** A game of three players, the second one active. */
export function gameOfThree(
  battlefield: readonly Permanent[],
  zones: Partial<Pick<Player, 'hand' | 'graveyard' | 'exile' | 'library'>> = {},
): Game {
  const empty = { life: 20, pool: [], hand: [], graveyard: [], exile: [], command: [] };
  return {
    activePlayer: OPPONENT,
    step: 'precombatMain',
    players: PLAYERS.map((id) => ({ id, ...empty, ...(id === OPPONENT ? zones : {}) })),
    battlefield,
    stack: [],
  };
}

export const anyPlayer: fc.Arbitrary<PlayerId> = fc.constantFrom(OPPONENT, YOU, THIRD);

const isOf = (
  world: World,
  wanted: (one: Card) => boolean,
  fallback: readonly Card[],
): fc.Arbitrary<Card> => {
  const known = world.cards.filter(wanted);
  return fc.constantFrom(...(known.length > 0 ? known : fallback));
};

const kindsOf = (one: Card): readonly string[] => (one.abilities ?? []).map((a) => a.kind);

/** Abilities that these boards leave to others: they would change what is counted. */
const MEDDLING = ['noTriggers', 'tokenReplacement', 'counterReplacement', 'zoneReplacement'];

const BEARS = ['Grizzly Bears', 'Memnite', 'Vault Skirge'].map((name) => card(name));

/** A real creature that replaces nothing and silences nothing. */
const realCreature = (world: World): fc.Arbitrary<Card> =>
  isOf(
    world,
    (one) =>
      one.types.includes('creature') && !kindsOf(one).some((kind) => MEDDLING.includes(kind)),
    BEARS,
  );

/** Few kinds, so that equal ones come together. */
const creature = (world: World): fc.Arbitrary<Card> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...BEARS) },
    { weight: 1, arbitrary: realCreature(world) },
  );

const NOT_CREATURES = [
  plainCard(null, ['land'], { name: 'Plain Land' }),
  plainCard('{2}', ['artifact'], { name: 'Plain Artifact' }),
];

type Twist = (state: PermanentState, other: Card) => PermanentState;

const TWISTS: readonly Twist[] = [
  (state) => ({ ...state, token: true }),
  (state) => ({ ...state, owner: state.controller === YOU ? OPPONENT : YOU }),
  (state) => ({ ...state, faceDown: true }),
  (state) => ({ ...state, phasedOut: true }),
  (state, { name, manaCost, types, power = 1, toughness = 1 }) => ({
    ...state,
    copy: { name, manaCost, types, power, toughness },
  }),
  (state, other) => ({ ...state, under: [other] }),
  (state) => ({ ...state, counters: { '+1/+1': 1 } }),
  (state) => ({ ...state, later: { types: ['artifact'] } }),
  (state) => ({ ...state, later: { lostAbilities: true } }),
  (state, other) => ({
    ...state,
    card: NOT_CREATURES[other.name.length % 2] ?? other,
    later: { addTypes: ['creature'], power: 1, toughness: 1 },
  }),
  (state, other) => ({ ...state, card: NOT_CREATURES[other.name.length % 2] ?? other }),
];

/**
 * A creature about to die, or what only looks like one: plain ones most often; else a token, stolen, face down,
 * phased out, a copy, merged, with counters, no creature any more, without abilities, animated, never a creature.
 */
export function victim(world: World): fc.Arbitrary<PermanentState> {
  const plain = fc
    .tuple(creature(world), anyPlayer)
    .map(([one, controller]): PermanentState => ({ card: one, owner: controller, controller }));
  const twisted = fc
    .tuple(plain, fc.constantFrom(...TWISTS), fc.constantFrom(...BEARS))
    .map(([state, twist, other]) => twist(state, other));
  return fc.oneof({ weight: 1, arbitrary: plain }, { weight: 2, arbitrary: twisted });
}

const FILTERS: readonly Filter[] = [
  {},
  { types: ['creature'] },
  { types: ['creature'], token: false, controller: 'opponent' },
  { types: ['creature'], controller: 'you' },
  { types: ['artifact'] },
  { owner: 'opponent' },
  { owner: 'you' },
  { minManaValue: 1 },
];

const ALONG: readonly (readonly Effect[] | undefined)[] = [
  undefined,
  undefined,
  [{ kind: 'gainLife', amount: 1 }],
  [{ kind: 'gainLife', amount: 2 }],
  [{ kind: 'createTokens', token: 'zombie', amount: 1 }],
];

const zoneReplacement: fc.Arbitrary<ZoneReplacement> = fc
  .record({
    what: fc.constantFrom(...FILTERS),
    from: fc.constantFrom('battlefield' as const, 'anywhere' as const),
    to: fc.constantFrom('exile' as const, 'exile' as const, 'exile' as const, 'hand' as const),
    cardsOnly: fc.boolean(),
    and: fc.constantFrom(...ALONG),
    linked: fc.boolean(),
  })
  .map(({ what, from, to, cardsOnly, and, linked }) => ({
    kind: 'zoneReplacement',
    what,
    from,
    to,
    ...(cardsOnly ? { cardsOnly } : {}),
    ...(and === undefined ? {} : { and }),
    ...(linked && to === 'exile' ? { linked } : {}),
  }));

const CRYSTAL = card('The Darkness Crystal');

/** A card that has something happen instead: real ones, The Darkness Crystal above all, and generated ones. */
export function replacer(world: World): fc.Arbitrary<Card> {
  const real = isOf(world, (one) => kindsOf(one).includes('zoneReplacement'), [CRYSTAL]);
  const generated = fc
    .tuple(zoneReplacement, fc.constantFrom('enchantment' as const, 'creature' as const))
    .map(([ability, type]) => plainCard('{2}', [type], { abilities: [ability] }));
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(CRYSTAL) },
    { weight: 2, arbitrary: real },
    ...(world.generated ? [{ weight: 2, arbitrary: generated }] : []),
  );
}

const STATES: readonly Partial<Permanent>[] = [
  {},
  {},
  {},
  {},
  { phasedOut: true },
  { later: { lostAbilities: true } },
];

const placedReplacer = (world: World): fc.Arbitrary<PermanentState> =>
  fc
    .tuple(replacer(world), anyPlayer, fc.constantFrom(...STATES))
    .map(([one, controller, state]) => ({ card: one, owner: controller, controller, ...state }));

export interface DepartureOptions {
  readonly kinds?: readonly Leaving['kind'][];
  /** How many replacers there are at most, and at least. */
  readonly replacers?: readonly [number, number];
  readonly victims?: number;
}

/** Ids of permanents that move and of such as replace. */
const named = (states: readonly PermanentState[], prefix: string): Permanent[] =>
  states.map((state, i) => ({ id: `${prefix}${i + 1}`, ...state }));

/**
 * Permanents that leave the battlefield at once while something may replace that; sometimes what replaces it leaves
 * with them.
 */
export function departure(world: World, options: DepartureOptions = {}): fc.Arbitrary<Departure> {
  const { kinds = ['die', 'destroy', 'sacrifice'], replacers = [0, 3], victims = 4 } = options;
  return fc
    .record({
      victims: fc.array(victim(world), { minLength: 1, maxLength: victims }),
      replacers: fc.array(placedReplacer(world), {
        minLength: replacers[0],
        maxLength: replacers[1],
      }),
      kind: fc.constantFrom(...kinds),
      leaving: fc.nat(7),
    })
    .map(({ victims: dying, replacers: standing, kind, leaving }) => {
      const died = named(dying, 'v');
      const others = named(standing, 'r');
      const along = others.filter((_, i) => leaving === i || leaving === 3).map((p) => p.id);
      const objects = [...died.map((p) => p.id), ...along];
      return { game: gameOfThree([...others, ...died]), event: { kind, objects } };
    });
}

/** Cards that leave a hand or a library for the graveyard. */
export function cardsAway(world: World): fc.Arbitrary<Happening> {
  const cards = fc.array(fc.oneof(creature(world), fc.constantFrom(...NOT_CREATURES)), {
    minLength: 1,
    maxLength: 4,
  });
  return fc
    .tuple(cards, fc.array(placedReplacer(world), { maxLength: 3 }), fc.boolean())
    .map(([away, standing, isMill]): Happening => {
      const hand = away.map((one, i) => ({ id: `h${i + 1}`, card: one }));
      const game = gameOfThree(named(standing, 'r'), isMill ? { library: 9 } : { hand });
      const event: GameEvent = isMill
        ? { kind: 'mill', player: OPPONENT, cards: away }
        : { kind: 'discard', player: OPPONENT, objects: hand.map((o) => o.id) };
      return { game, event };
    });
}
