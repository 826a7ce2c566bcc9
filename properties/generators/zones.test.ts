import test from 'ava';
import * as fc from 'fast-check';
import { CARDS } from '../../fixtures/cards.ts';
import { parseQuestion } from '../../fixtures/load.ts';
import { everything, type World } from './world.ts';
import { cardsAway, departure, type Happening } from './zones.ts';

const realOnly: World = { cards: [...CARDS.values()], generated: false };

const DRAWN: Readonly<Record<string, (world: World) => fc.Arbitrary<Happening>>> = {
  departure,
  cardsAway,
};

for (const [name, draw] of Object.entries(DRAWN)) {
  test(`${name}: all that is drawn is a legal question, all that it shrinks to as well`, (t) => {
    for (const world of [everything, realOnly]) {
      const question = (drawn: Happening) => parseQuestion('happen', drawn);
      fc.assert(
        fc.property(draw(world), (drawn) => t.notThrows(() => question(drawn))),
        { seed: 1, numRuns: 100 },
      );
      fc.check(
        fc.property(draw(world), (drawn) => {
          t.notThrows(() => question(drawn));
          return false;
        }),
        { seed: 2 },
      );
    }
  });
}

test('what an engine is asked is small again after shrinking', (t) => {
  const { counterexample } = fc.check(
    fc.property(departure(everything), ({ event }) => event.objects.length < 2),
    { seed: 3 },
  );
  t.true((counterexample?.[0].game.battlefield.length ?? 9) <= 2);
});
