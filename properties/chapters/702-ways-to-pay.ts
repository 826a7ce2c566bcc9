/**
 * Properties of the ways to pay other than mana: convoke, delve, improvise, waterbend, assist.
 * @see CR 702.51, 702.66, 702.126, 702.132, 701.67
 */
import type * as fc from 'fast-check';
import { type Way, type WaysOnBoard, waysOf, waysOnBoard } from '../generators/castings.ts';
import {
  castGames,
  expectGames,
  expectIs,
  expectLegal,
  paidText,
  topSpell,
} from '../laws/castings.ts';
import { triedWays } from '../models/ways.ts';
import { type Property, property } from '../property.ts';

const isLegal = (b: WaysOnBoard): boolean => triedWays(b).length > 0;
const verdict = (b: WaysOnBoard): string => (isLegal(b) ? 'legal' : 'illegal');

const usedTwice = ({ uses }: WaysOnBoard): boolean =>
  new Set(uses.map((use) => use.object)).size < uses.length;

const said = (b: WaysOnBoard): readonly string[] => [
  `due are ${b.cost}, {${b.tax}} of taxes and {${b.waterbend}} of waterbend`,
  `the spell has ${b.offered.join(', ')}; used are ${
    b.uses.map((use) => `${use.object} for ${use.pays} by ${use.way}`).join(', ') || 'none'
  }${b.assist > 0 ? `, and ${b.assist} by another player` : ''}`,
];

/** The engine pays exactly as taking symbols out one by one does. */
function paidBy(
  text: Pick<Property, 'id' | 'cites' | 'says'>,
  given: fc.Arbitrary<WaysOnBoard>,
  covers: Readonly<Record<string, number>> = {},
): Property {
  return property<WaysOnBoard>({
    ...text,
    asks: ['cast'],
    given: () => given,
    then: (b, engine) => {
      const expected = triedWays(b);
      const games = expectLegal(engine, b, expected.length > 0, said(b));
      expectGames(games, engine.exhaustive, paidText, expected, said(b));
    },
    labels: (b) => [
      verdict(b),
      ...b.offered.filter((way) => b.uses.some((use) => use.way === way)),
      ...(b.assist > 0 ? ['assist'] : []),
      ...(b.tax > 0 ? ['tax'] : []),
    ],
    covers: { legal: 0.25, illegal: 0.05, ...covers },
  });
}

const only = (...among: readonly Way[]): fc.Arbitrary<WaysOnBoard> => waysOnBoard({ among });

/** The same board and the same pool, with the plan that uses nothing. */
const withUses = (b: WaysOnBoard, uses: WaysOnBoard['uses']): WaysOnBoard => ({
  ...b,
  uses,
  plan: { ...b.plan, pay: waysOf(uses, b.assist) },
});

export const wayToPayProperties: readonly Property[] = [
  paidBy(
    {
      id: '702.51a/convoke',
      cites: ['702.51a', '302.6'],
      says: 'Each untapped creature tapped for convoke pays for one generic mana or one of its colours, sick or not, and for nothing else',
    },
    only('convoke'),
    { convoke: 0.3 },
  ),
  paidBy(
    {
      id: '702.66a/delve',
      cites: ['702.66a'],
      says: 'Each card exiled from your graveyard for delve pays for one generic mana',
    },
    only('delve'),
    { delve: 0.3 },
  ),
  paidBy(
    {
      id: '702.126a/improvise',
      cites: ['702.126a'],
      says: 'Each untapped artifact tapped for improvise pays for one generic mana',
    },
    only('improvise'),
    { improvise: 0.3 },
  ),
  paidBy(
    {
      id: '701.67a/waterbend',
      cites: ['701.67a'],
      says: 'Artifacts and creatures tapped for waterbend pay for its own generic mana, not for more of the total',
    },
    only('waterbend'),
    { waterbend: 0.3 },
  ),
  paidBy(
    {
      id: '702.132a/assist',
      cites: ['702.132a'],
      says: 'With assist another player pays for generic mana from their own pool, and no more than there is of it',
    },
    only('assist'),
    { assist: 0.3 },
  ),
  paidBy(
    {
      id: '702.51a/any-mixture',
      cites: ['702.51a', '702.66a', '702.126a', '702.132a', '701.67a', '118.10'],
      says: 'Ways to pay go together in any mixture, as long as no object is used twice',
    },
    waysOnBoard(),
    { legal: 0.2 },
  ),
  paidBy(
    {
      id: '702.51b/after-the-total',
      cites: ['702.51b', '702.66b', '601.2f'],
      says: 'Ways to pay come after the total is known: they pay for taxes, and never for more than there is to pay',
    },
    waysOnBoard({ symbols: ['{1}'] }).filter((b) => b.tax > 0),
    { tax: 0.9 },
  ),
  property<WaysOnBoard>({
    id: '702.51a/never-colorless',
    cites: ['702.51a', '702.66a', '702.126a', '107.4c'],
    says: 'No way to pay pays for {C}',
    asks: ['cast'],
    given: () =>
      waysOnBoard({ among: ['convoke', 'delve', 'improvise'], symbols: ['{C}'] }).map((b) => ({
        ...b,
        game: { ...b.game, battlefield: b.game.battlefield.filter((p) => !p.id.startsWith('tax')) },
        tax: 0,
      })),
    then: (b, engine) => {
      if (b.uses.length === 0) return;
      expectLegal(engine, b, false, [`only {C} is due: ${b.cost}`, ...said(b)]);
    },
    labels: (b) => (b.uses.length > 0 ? ['used'] : []),
    covers: { used: 0.4 },
  }),
  property<WaysOnBoard>({
    id: '118.10/one-use',
    cites: ['118.10'],
    says: 'One object pays for one mana of a total',
    asks: ['cast'],
    given: () =>
      waysOnBoard({ among: ['convoke', 'improvise', 'delve'], symbols: ['{1}', '{2}'] })
        .filter((b) => b.uses.length > 0)
        .map((b) => withUses(b, [...b.uses, ...b.uses.slice(0, 1)])),
    then: (b, engine) => {
      expectLegal(engine, b, false, ['an object is used twice (118.10)', ...said(b)]);
    },
    labels: (b) => (usedTwice(b) ? ['twice'] : []),
    covers: { twice: 0.9 },
  }),
  property<WaysOnBoard>({
    id: '702.51a/not-spent',
    cites: ['702.51a', '400.7d'],
    says: 'What is paid in other ways is no mana spent: the spell remembers the mana that left pools and nothing else',
    asks: ['cast'],
    given: () => waysOnBoard(),
    then: (b, engine) => {
      for (const game of castGames(engine, b)) {
        const before = manaIn(b.game.players.flatMap((p) => p.pool));
        const after = manaIn(game.players.flatMap((p) => p.pool));
        const spent = Object.values(topSpell(game)?.cast?.spent ?? {}).reduce(
          (sum, n) => sum + n,
          0,
        );
        expectIs(
          'the mana that was spent is wrong',
          before - after,
          spent,
          'tapping a creature for convoke spends no mana',
        );
      }
    },
    labels: (b) => [verdict(b), ...(b.uses.length > 0 ? ['used'] : [])],
    covers: { legal: 0.2, used: 0.4 },
  }),
  property<WaysOnBoard>({
    id: '702.66a/own-graveyard',
    cites: ['702.66a', '601.2a'],
    says: 'Delve exiles cards of your own graveyard, and a spell cast from there does not exile itself',
    asks: ['cast'],
    given: () =>
      only('delve')
        .filter((b) => b.uses.length > 0)
        .map((b) => ({
          ...b,
          game: {
            ...b.game,
            players: b.game.players.map((p, i, all) => ({
              ...p,
              graveyard: all[1 - i]?.graveyard ?? [],
            })),
          },
        })),
    then: (b, engine) => {
      expectLegal(engine, b, false, [
        'the cards are in the graveyard of another player',
        ...said(b),
      ]);
    },
    labels: (b) => (b.uses.length > 0 ? ['used'] : []),
    covers: { used: 0.9 },
  }),
  property<WaysOnBoard>({
    id: '702.51a/not-offered',
    cites: ['702.51a', '702.66a', '702.126a', '702.132a'],
    says: 'A spell is paid for only in the ways that it has',
    asks: ['cast'],
    given: () =>
      waysOnBoard({ among: ['convoke', 'delve', 'improvise'] })
        .filter((b) => b.uses.length > 0)
        .map((b) => ({
          ...b,
          game: {
            ...b.game,
            players: b.game.players.map((p) => ({
              ...p,
              hand: p.hand.map((o) => ({ ...o, card: { ...o.card, keywords: [] } })),
            })),
          },
        })),
    then: (b, engine) => {
      expectLegal(engine, b, false, ['the spell has no such keyword', ...said(b)]);
    },
    labels: (b) => b.offered.filter((way) => b.uses.some((use) => use.way === way)),
    covers: { convoke: 0.2, delve: 0.2, improvise: 0.2 },
  }),
];

const manaIn = (pool: readonly { readonly amount: number }[]): number =>
  pool.reduce((sum, mana) => sum + mana.amount, 0);
