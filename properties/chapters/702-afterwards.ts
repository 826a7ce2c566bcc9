/**
 * Properties of keywords that have something in store for the permanent.
 */
import * as fc from 'fast-check';
import type { Game } from '../../engine/index.ts';
import { YOU } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import { castingGame, planOf } from '../generators/castings.ts';
import { expectIs, expectLegal, gamesOf, type PlanOnBoard } from '../laws/castings.ts';
import { everywhere, gamesAfter } from '../laws/happenings.ts';
import { allResolved } from '../laws/resolutions.ts';
import { property, type Subject } from '../property.ts';

/** Where the card ends up when its spell was cast by way of a keyword, and when. */
const FATES = {
  evoke: { place: `graveyard of ${YOU}`, at: 'once' },
  blitz: { place: `graveyard of ${YOU}`, at: 'end' },
  dash: { place: `hand of ${YOU}`, at: 'end' },
  warp: { place: `exile of ${YOU}`, at: 'end' },
} as const;
type Fated = keyof typeof FATES;

interface FatedSpell extends PlanOnBoard {
  readonly keyword: Fated;
  readonly chosen: boolean;
  /** It dies before the end step. */
  readonly dies: boolean;
}

const placeOf = (game: Game): string =>
  everywhere(game).find(({ id }) => id.startsWith('spell'))?.place ?? 'nowhere';

export const afterwardsProperties = [
  property<FatedSpell>({
    id: '702.74a/fate-of-the-permanent',
    cites: ['702.74a', '702.185a', '400.7d'],
    says: 'Evoke, warp, dash and blitz have their price for the permanent, if and only if it was cast so and is still there',
    asks: ['cast', 'resolve', 'happen'],
    given: () =>
      fc
        .record({
          keyword: fc.constantFrom<Fated>('evoke', 'evoke', 'warp', 'warp', 'dash', 'blitz'),
          chosen: fc.boolean(),
          dies: fc.constantFrom(false, false, true),
        })
        .map(({ keyword, chosen, dies }) => {
          const card = plainCard('{2}', ['creature'], {
            power: 2,
            toughness: 2,
            keywords: [{ keyword, cost: { mana: '{1}' } }],
          });
          const game = castingGame(card, { pool: [{ type: 'C', amount: 2 }] });
          const plan = planOf({}, chosen ? { alternative: keyword } : {});
          return { game, plan, keyword, chosen, dies };
        }),
    then: ({ keyword, chosen, dies, ...b }, engine) => {
      const { place, at } = FATES[keyword];
      const soon = chosen && at === 'once' ? place : 'battlefield';
      const isDead = dies && soon === 'battlefield';
      const before = isDead ? `graveyard of ${YOU}` : soon;
      const later = chosen && at === 'end' && !isDead ? place : before;
      const why = `its ${keyword} cost was ${chosen ? '' : 'not '}paid`;
      for (const cast of expectLegal(engine, b, true, ['the pool is enough'])) {
        for (const settled of gamesOf(engine.resolve({ game: cast })).flatMap((game) =>
          allResolved(engine, game),
        )) {
          expectIs('it is in the wrong place', soon, placeOf(settled), why);
          for (const ending of isDead ? deadGames(engine, settled) : [settled])
            for (const end of atEnd(engine, ending))
              expectIs(
                'it is in the wrong place after the end step began',
                later,
                placeOf(end),
                why,
              );
        }
      }
    },
    labels: ({ keyword, chosen, dies }) => [
      ...(chosen ? [keyword] : ['cast normally']),
      ...(dies ? ['dies'] : []),
    ],
    covers: { evoke: 0.08, warp: 0.08, 'cast normally': 0.3, dies: 0.15 },
  }),
  property<PlanOnBoard & { readonly generic: number }>({
    id: '702.185a/cast-again',
    cites: ['702.185a'],
    says: 'A card exiled for warp can be cast from exile for its mana cost, on a later turn',
    asks: ['cast', 'resolve', 'happen', 'totalCosts'],
    given: () =>
      fc.integer({ min: 2, max: 6 }).map((generic) => {
        const card = plainCard(`{${generic}}{B}`, ['creature'], {
          keywords: [{ keyword: 'warp', cost: { mana: '{B}' } }],
        });
        const game = castingGame(card, { pool: [{ type: 'B', amount: 1 }] });
        return { game, plan: planOf({}, { alternative: 'warp' }), generic };
      }),
    then: ({ generic, ...b }, engine) => {
      for (const cast of expectLegal(engine, b, true, ['the pool is enough'])) {
        for (const there of gamesOf(engine.resolve({ game: cast }))) {
          for (const end of atEnd(engine, there)) {
            const [exiled] = end.players[0]?.exile ?? [];
            const proposal = { kind: 'cast', player: YOU, object: exiled?.id ?? '' } as const;
            const totals = (game: Game) =>
              engine.totalCosts({ game, proposal }).map(({ mana }) => mana);
            const soon = { ...end, step: 'precombatMain' as const };
            expectIs('it can be cast too soon', [], totals(soon), 'it may be cast on a later turn');
            expectIs(
              'its total is wrong',
              [`{${generic}}{B}`],
              totals(nextTurn(soon)),
              'it was exiled for warp, so its owner may cast it on a later turn',
            );
          }
        }
      }
    },
  }),
];

/** The games once the end step has begun and all that it triggered has resolved. */
function atEnd(engine: Subject, game: Game): readonly Game[] {
  const event = { kind: 'stepBegins', step: 'end' } as const;
  return gamesAfter(engine, { game, event }).flatMap((begun) => allResolved(engine, begun));
}

/** The game in a later turn, as far as cards in exile are concerned. */
function nextTurn(game: Game): Game {
  const players = game.players.map((p) => ({
    ...p,
    exile: p.exile.map(({ notThisTurn: _, ...card }) => card),
  }));
  return { ...game, players };
}

function deadGames(engine: Subject, game: Game): readonly Game[] {
  const objects = game.battlefield.map(({ id }) => id);
  return gamesAfter(engine, { game, event: { kind: 'die', objects } });
}
