/**
 * Permanents that could produce what other permanents could, under three players.
 */
import * as fc from 'fast-check';
import type {
  ActivatedAbility,
  Game,
  ManaType,
  Permanent,
  PlayerId,
  Production,
} from '../../engine/index.ts';
import type { Node } from '../models/least-types.ts';
import { gameOf, OPPONENT, YOU } from './boards.ts';
import { maker, manaType, manaTypes, permanent, tapFor } from './mana.ts';

/** `{T}: Add` one mana, for each of these types. */
export const making = (types: readonly ManaType[]): ActivatedAbility[] =>
  types.map((type) => tapFor({ kind: 'symbols', symbols: `{${type}}` }));

const mirror = ({ side, colorsOnly }: NonNullable<Node['mirrors']>): Production => ({
  kind: 'couldProduce',
  of: { types: ['land'], ...(side === 'any' ? {} : { controller: side }) },
  ...(colorsOnly ? { colorsOnly } : {}),
});

/** A permanent as the model sees it, as one on the battlefield. */
const asPermanent = (node: Node, i: number): Permanent =>
  permanent(
    `n${i}`,
    maker(
      [
        ...making(node.makes),
        ...(node.mirrors === undefined ? [] : [tapFor(mirror(node.mirrors))]),
      ],
      node.land ? ['land'] : ['artifact'],
    ),
    { controller: node.controller },
  );

export const anyPlayer: fc.Arbitrary<PlayerId> = fc.constantFrom(YOU, OPPONENT, 'C');

const node: fc.Arbitrary<Node> = fc.oneof(
  fc.record({
    controller: anyPlayer,
    land: fc.constant(true),
    makes: fc.oneof(
      fc.constant<ManaType[]>([]),
      manaTypes.filter((types) => types.length < 3),
    ),
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      controller: anyPlayer,
      land: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
      makes: fc.oneof(
        { weight: 5, arbitrary: fc.constant<ManaType[]>([]) },
        manaType.map((type) => [type]),
      ),
      mirrors: fc.record({
        side: fc.constantFrom('you', 'opponent', 'any'),
        colorsOnly: fc.boolean(),
      }),
    }),
  },
);

export const nodes = fc.array(node, { minLength: 1, maxLength: 7 });

/** Three players, so that two of them are opponents of the third. */
export function gameWith(all: readonly Node[]): Game {
  const game = gameOf({ battlefield: all.map(asPermanent) });
  const [first] = game.players;
  return first === undefined
    ? game
    : { ...game, players: [...game.players, { ...first, id: 'C' }] };
}
