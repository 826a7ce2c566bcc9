/**
 * Properties of what can be cast from boards on which the mana is easily counted.
 */
import * as fc from 'fast-check';
import type { CanPayQuestion, Permanent } from '../../engine/index.ts';
import { plainCard } from '../generators/cards.ts';
import { castingGame, planOf } from '../generators/castings.ts';
import { addsMana, creature, land, yours } from '../generators/makers.ts';
import { expectCanPay } from '../laws/payable.ts';
import { type Property, property } from '../property.ts';

/** A spell that asks for so much generic mana, on a board that gives so much at most. */
interface Counted extends CanPayQuestion {
  readonly due: number;
  readonly most: number;
}

const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i + 1));

/** One mana less than the board gives, as much, or one more. */
const about = (most: number, around: -1 | 0 | 1): number => Math.max(1, most + around);

const around = fc.constantFrom<-1 | 0 | 1>(-1, 0, 1);

const filter = (n: number): Permanent =>
  yours(
    `filter${n}`,
    plainCard('{2}', ['artifact'], {
      abilities: [addsMana('{U}{R}', { mana: '{1}', tap: true })],
    }),
  );

function counted(
  text: Pick<Property, 'id' | 'cites' | 'says'>,
  given: fc.Arbitrary<Counted>,
): Property {
  return property<Counted>({
    ...text,
    asks: ['canPay'],
    given: () => given,
    then: ({ game, proposal, due, most }, engine) =>
      expectCanPay(engine, { game, proposal }, due <= most, [
        `{${due}} is due, and the board gives ${most} mana at most`,
      ]),
    labels: ({ due, most }) => [due <= most ? 'payable' : 'not payable'],
    covers: { payable: 0.4, 'not payable': 0.2 },
  });
}

export const countedBoardProperties: readonly Property[] = [
  counted(
    {
      id: '118.10/creature-or-mana',
      cites: ['118.10', '702.51a'],
      says: 'A creature that gives mana pays once: with its mana, or by convoke',
    },
    fc
      .record({ elves: fc.integer({ min: 1, max: 4 }), bears: fc.nat(2), around })
      .map(({ elves, bears, around: more }) => {
        const due = about(elves + bears, more);
        const card = plainCard(`{${due}}`, ['sorcery'], { keywords: [{ keyword: 'convoke' }] });
        const battlefield = [
          ...times(elves, (n) => creature(`elf${n}`, '{G}', [addsMana('{G}')])),
          ...times(bears, (n) => creature(`bear${n}`, '{1}{G}')),
        ];
        const game = castingGame(card, { battlefield });
        return { game, proposal: planOf().proposal, due, most: elves + bears };
      }),
  ),
  counted(
    {
      id: '601.2g/filters',
      cites: ['601.2g', '605.3a'],
      says: 'A permanent that turns one mana into two gives one more, if there is one to begin with',
    },
    fc
      .record({ lands: fc.nat(2), filters: fc.integer({ min: 1, max: 3 }), around })
      .map(({ lands, filters, around: more }) => {
        const most = lands === 0 ? 0 : lands + filters;
        const due = about(most, more);
        const game = castingGame(plainCard(`{${due}}`, ['sorcery'], {}), {
          battlefield: [...times(filters, filter), ...times(lands, (n) => land(`land${n}`, '{G}'))],
        });
        return { game, proposal: planOf().proposal, due, most };
      }),
  ),
];
