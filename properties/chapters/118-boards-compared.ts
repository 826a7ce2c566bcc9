/**
 * Laws of what can be cast from a board, small or large: what comes to the same pays for the same.
 */
import * as fc from 'fast-check';
import type { Ability, Game } from '../../engine/index.ts';
import { payer } from '../generators/board-payments.ts';
import { OPPONENT } from '../generators/boards.ts';
import {
  another,
  type Castable,
  castable,
  enough,
  onBoard,
  printing,
  restrictedTo,
  restrictionsFor,
  withFirst,
} from '../generators/castable.ts';
import { reducing, taxing } from '../generators/makers.ts';
import { expectCanPay } from '../laws/payable.ts';
import { type Property, property } from '../property.ts';

/** A board, and others: the spell can be cast on it exactly when it can be cast on one of them. */
interface Compared extends Castable {
  readonly others: readonly Game[];
  /** What they have to do with each other. */
  readonly because: string;
}

function compared(
  text: Pick<Property, 'id' | 'cites' | 'says'>,
  given: fc.Arbitrary<Compared>,
): Property {
  return property<Compared>({
    ...text,
    asks: ['canPay'],
    given: () => given,
    then: ({ game, proposal, others, because }, engine) => {
      const expected = others.some((other) => engine.canPay({ game: other, proposal }));
      expectCanPay(engine, { game, proposal }, expected, [
        because,
        `as the engine itself says, it ${expected ? 'can' : 'cannot'} be cast that way`,
      ]);
    },
    labels: (c) => [enough(c)],
    covers: { enough: 0.3, short: 0.3 },
  });
}

const HALVES = [
  ['{W/U}', '{W}', '{U}'],
  ['{R/W}', '{R}', '{W}'],
  ['{2/U}', '{2}', '{U}'],
  ['{C/B}', '{C}', '{B}'],
] as const;

const SACRIFICES: Ability = {
  kind: 'additionalCost',
  scope: { of: 'this' },
  cost: { sacrifice: { filter: { types: ['creature'] } } },
};

export const comparedBoardProperties: readonly Property[] = [
  compared(
    {
      id: '118.10/either-color',
      cites: ['118.10', '118.3'],
      says: 'A land that adds one mana of two colours is as good as the better of two lands that add one of them',
    },
    fc.tuple(castable(4), fc.constantFrom('{W}', '{U}', '{W}{U}')).map(([c, symbols]): Compared => {
      const game = printing(c, [...c.symbols, symbols]);
      const having = (name: 'dual' | 'plains' | 'island'): Game =>
        onBoard(game, [another(name), another('waste'), ...game.battlefield]);
      return {
        ...c,
        game: having('dual'),
        others: [having('plains'), having('island')],
        because: 'the first land is tapped for {W} or for {U}, not for both',
      };
    }),
  ),
  compared(
    {
      id: '118.10/sacrificed-last',
      cites: ['118.10', '601.2g', '601.2h'],
      says: 'A creature is tapped for mana before it is sacrificed for the cost: with a creature, the sacrifice stands in the way of nothing',
    },
    fc.tuple(castable(5), fc.constantFrom('elf', 'familiar')).map(([c, name]): Compared => {
      const symbols = [...c.symbols, name === 'elf' ? '{G}' : '{C}'];
      const battlefield = [another(name), ...c.game.battlefield];
      return {
        ...c,
        game: onBoard(printing(c, symbols, [SACRIFICES]), battlefield),
        others: [onBoard(printing(c, symbols), battlefield)],
        because: `another ${name} is tapped for mana if need be, and then sacrificed`,
      };
    }),
  ),
  compared(
    {
      id: '107.5/tapped-land',
      cites: ['107.5', '118.3'],
      says: 'A land that is tapped pays for no more than one that is not there',
    },
    castable().map((c): Compared => {
      const [land, ...others] = c.game.battlefield;
      return {
        ...c,
        game: onBoard(c.game, land === undefined ? [] : [{ ...land, tapped: true }, ...others]),
        others: [onBoard(c.game, others)],
        because: `${land?.id} is tapped, and might as well not be there`,
      };
    }),
  ),
  compared(
    {
      id: '106.6/restricted-land',
      cites: ['106.6', '118.3'],
      says: 'A land whose mana may be spent on a spell is as good for it as one whose mana is free, and one whose mana may not is as good as none',
    },
    castable().chain((c) =>
      fc.constantFrom(...restrictionsFor(c.type)).map(({ only, allows }): Compared => {
        const without = onBoard(c.game, c.game.battlefield.slice(1));
        return {
          ...c,
          game: withFirst(c.game, restrictedTo(only)),
          others: [allows ? c.game : without],
          because: `the mana of the first land may ${allows ? '' : 'not '}be spent on it`,
        };
      }),
    ),
  ),
  compared(
    {
      id: '605.3a/not-yours',
      cites: ['605.3a', '118.3'],
      says: 'What another player controls pays for nothing of yours, and takes nothing from it',
    },
    fc.tuple(castable(), payer).map(([c, name]): Compared => {
      const theirs = another(name, { owner: OPPONENT, controller: OPPONENT });
      return {
        ...c,
        game: onBoard(c.game, [theirs, ...c.game.battlefield]),
        others: [c.game],
        because: `${theirs.id} is another player's`,
      };
    }),
  ),
  compared(
    {
      id: '601.2f/as-printed',
      cites: ['601.2f', '118.7a'],
      says: 'A spell that costs {1} more or less is paid for as one on which that cost is printed',
    },
    fc.tuple(castable(), fc.boolean()).map(([c, less]): Compared => {
      const dearer = printing(c, [...c.symbols, '{1}']);
      const [printed, other] = less ? [dearer, c.game] : [c.game, dearer];
      return {
        ...c,
        game: onBoard(printed, [...printed.battlefield, less ? reducing('{1}') : taxing('{1}')]),
        others: [other],
        because: `it costs {1} ${less ? 'less' : 'more'} than is printed on it`,
      };
    }),
  ),
  compared(
    {
      id: '107.4e/payable-half',
      cites: ['107.4e', '601.2b'],
      says: 'A hybrid symbol can be paid exactly when one of its halves can',
    },
    fc.tuple(castable(), fc.constantFrom(...HALVES)).map(
      ([c, [symbol, ...halves]]): Compared => ({
        ...c,
        game: printing(c, [...c.symbols, symbol]),
        others: halves.map((half) => printing(c, [...c.symbols, half])),
        because: `${symbol} is paid as ${halves.join(' or ')}`,
      }),
    ),
  ),
];
