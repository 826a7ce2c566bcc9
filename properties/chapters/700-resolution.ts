/**
 * Properties of devotion that an effect looks at as it resolves.
 * @see CR 608.2h
 */
import * as fc from 'fast-check';
import { battlefield, gameOf, YOU } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import { color, plainCost } from '../generators/costs.ts';
import { Disagreement, property } from '../property.ts';

const SOURCE = 'merchant';

export const resolvedDevotionProperties = [
  property({
    id: '608.2h/devotion-as-it-resolves',
    cites: ['608.2h', '700.5'],
    says: 'An effect that counts devotion counts it once, as it resolves, among the permanents that are there by then',
    asks: ['resolve', 'devotion'],
    given: (world) =>
      fc
        .record({
          others: battlefield(world, 4),
          cost: plainCost,
          to: color,
          there: fc.boolean(),
          opponents: fc.integer({ min: 1, max: 3 }),
        })
        .map(({ others, cost, to, there, opponents }) => {
          const card = plainCard(cost, ['creature']);
          const source = { id: SOURCE, card, owner: YOU, controller: YOU };
          const game = gameOf({
            battlefield: there ? [...others, source] : others,
            stack: [
              {
                kind: 'ability',
                id: 'drain',
                source: SOURCE,
                controller: YOU,
                effects: [{ kind: 'drain', amount: { kind: 'devotion', to: [to] } }],
              },
            ],
          });
          const [you, opponent] = game.players;
          if (you === undefined || opponent === undefined) throw new RangeError('two players');
          const graveyard = there ? [] : [{ id: `${SOURCE}#2`, card }];
          const seats = Array.from({ length: opponents }, (_, i) => ({ ...opponent, id: `B${i}` }));
          const named = game.battlefield.map((p) => ({
            ...p,
            owner: p.owner === YOU ? YOU : 'B0',
            controller: p.controller === YOU ? YOU : 'B0',
          }));
          return {
            game: { ...game, battlefield: named, players: [{ ...you, graveyard }, ...seats] },
            to,
            there,
          };
        }),
    then: ({ game, to, there }, engine) => {
      const devotion = engine.devotion({ game, player: YOU, to: [to] });
      const outcome = engine.resolve({ game });
      const opponents = game.players.length - 1;
      const expected = game.players.map((p) =>
        p.id === YOU ? p.life + devotion * opponents : p.life - devotion,
      );
      const games = 'games' in outcome ? outcome.games : [];
      const lives = games.map(({ players }) => players.map((p) => p.life));
      if (lives.length > 0 && lives.every((l) => l.join() === expected.join())) return;
      throw new Disagreement('devotion was counted otherwise than as the effect resolves', {
        expected,
        actual: lives[0] ?? 'illegal',
        why: [
          `the source is ${there ? 'still there and counts' : 'gone, and its symbols with it'} (608.2h)`,
          `devotion is ${devotion}; each of ${opponents} loses as much, and the sum is gained`,
        ],
      });
    },
    labels: ({ game, there }) => [
      there ? 'source there' : 'source gone',
      ...(game.players.length > 2 ? ['several opponents'] : []),
    ],
    covers: { 'source there': 0.3, 'source gone': 0.3, 'several opponents': 0.3 },
  }),
];
