/**
 * Properties of keywords that permanents give to spells and to cards in other zones.
 * @see CR 702.34a, 702.51a, 702.66a, 702.126a, 702.138a, 118.6
 */
import * as fc from 'fast-check';
import type { Ability, Keyword } from '../../engine/index.ts';
import { OPPONENT } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import { type WaysOnBoard, waysOnBoard } from '../generators/castings.ts';
import { changed, mayCast, putInto } from '../generators/permissions.ts';
import { type CastOnBoard, SPELL } from '../generators/proposals.ts';
import { castGames, expectGames, expectIs, expectLegal, paidText } from '../laws/castings.ts';
import { casting, mapCard, permanentWith, withPermanent } from '../laws/changes.ts';
import { expectSame, expectTotals } from '../laws/totals.ts';
import { type Property, property } from '../property.ts';

const KEYWORDS = ['convoke', 'delve', 'improvise'] as const;

/** The same spell, to which a permanent gives the ways to pay that it had of its own. */
function given(b: WaysOnBoard): WaysOnBoard {
  const keywords: readonly string[] = b.offered;
  const grants = KEYWORDS.filter((keyword) => keywords.includes(keyword)).map(
    (keyword): Ability => ({
      kind: 'grantKeyword',
      keyword,
      in: 'stack',
      to: { types: ['sorcery'], controller: 'you' },
    }),
  );
  const game = mapCard(b.game, SPELL, ({ keywords: _, ...card }) => card);
  const host = permanentWith('host', ...grants);
  return { ...b, game: { ...game, battlefield: [...game.battlefield, host] } };
}

/** What is tapped, left and moved, without the permanent that gives the keywords. */
const withoutHost = (text: string): string => text.replace(/\bhost,?/, '');

interface Granted extends CastOnBoard {
  readonly keyword: 'flashback' | 'escape';
  readonly giver: 'yours' | "an opponent's" | 'itself' | 'none';
}

export const grantedKeywordProperties: readonly Property[] = [
  property<WaysOnBoard>({
    id: '702.51a/given',
    cites: ['702.51a', '702.66a', '702.126a'],
    says: 'A spell to which a permanent gives a way to pay is paid for as if the way were its own',
    asks: ['cast'],
    given: () => waysOnBoard({ among: KEYWORDS }),
    then: (b, engine) => {
      const expected = castGames(engine, b).map(paidText).map(withoutHost);
      const why = [`it has ${b.offered.join(', ')} from a permanent`];
      const { game, plan } = given(b);
      const games = expectLegal(engine, { game, plan }, expected.length > 0, why);
      expectGames(games, engine.exhaustive, (g) => withoutHost(paidText(g)), expected, why);
    },
    labels: ({ uses }) => [uses.length > 0 ? 'used' : 'not used'],
    covers: { used: 0.3 },
  }),
  property<Granted>({
    id: '702.34a/for-its-mana-cost',
    cites: ['702.34a', '702.138a', '118.9'],
    says: 'A card that is given flashback or escape for its mana cost is cast from the graveyard for what it costs in the hand',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .tuple(
          changed(world),
          fc.constantFrom('flashback' as const, 'escape' as const),
          fc.constantFrom(
            'yours' as const,
            "an opponent's" as const,
            'itself' as const,
            'none' as const,
          ),
        )
        .map(([b, keyword, giver]) => {
          const grant: Ability = {
            kind: 'grantKeyword',
            keyword,
            in: 'graveyard',
            to: { notTypes: ['land'] },
            details: { forManaCost: true },
          };
          const host = permanentWith('host', grant);
          const full =
            giver === 'yours'
              ? withPermanent(b, host)
              : giver === "an opponent's"
                ? withPermanent(b, { ...host, controller: OPPONENT })
                : b;
          return { ...full, keyword, giver };
        }),
    then: ({ keyword, giver, game, proposal }, engine) => {
      const gained: readonly Keyword[] = [{ keyword, forManaCost: true }];
      const there = putInto(game, 'graveyard', giver === 'itself' ? { gained } : {});
      const question = { game: there, proposal: { ...proposal, alternative: keyword } };
      const why = [`${keyword} is given by: ${giver}`];
      if (giver === 'yours' || giver === 'itself')
        expectSame(engine, { game, proposal }, question, why);
      else expectTotals(engine, question, [], why);
    },
    labels: ({ giver, keyword }) => [giver, keyword],
    covers: { yours: 0.15, "an opponent's": 0.15, itself: 0.15, none: 0.15 },
  }),
  property<CastOnBoard & { readonly how: string }>({
    id: '702.81a/otherwise',
    cites: ['702.81a', '118.8', '702.34a'],
    says: 'A card with retrace that something else lets be cast from the graveyard asks for no land, unless it is cast by way of retrace',
    asks: ['totalCosts'],
    given: (world) =>
      fc
        .tuple(changed(world), fc.constantFrom('retrace', 'flashback', 'permission', 'both'))
        .map(([b, how]) => {
          const keyed = casting(b, (card) => ({ ...card, keywords: [{ keyword: 'retrace' }] }));
          const lets = permanentWith('lets', mayCast('spells', ['graveyard']));
          const permitted = how === 'permission' || how === 'both';
          return { ...(permitted ? withPermanent(keyed, lets) : keyed), how };
        }),
    then: ({ how, game, proposal }, engine) => {
      const gained: readonly Keyword[] = [{ keyword: 'flashback', forManaCost: true }];
      const there = putInto(game, 'graveyard', how === 'flashback' ? { gained } : {});
      const more = {
        ...(how === 'flashback' ? { alternative: 'flashback' } : {}),
        ...(how === 'both' ? { additional: { retrace: 1 } } : {}),
      };
      const totals = engine.totalCosts({ game: there, proposal: { ...proposal, ...more } });
      const asks = totals.map(({ other = [] }) => other.some((cost) => cost.discard !== undefined));
      const right = how === 'retrace' || how === 'both';
      expectIs('another cost is asked for', [right], [...new Set(asks)], `cast by ${how}`);
    },
    labels: ({ how }) => [how],
    covers: { retrace: 0.1, flashback: 0.1, permission: 0.1, both: 0.1 },
  }),
  property<CastOnBoard & { readonly costless: boolean }>({
    id: '118.6/flashback-for-no-mana-cost',
    cites: ['118.6', '702.34a'],
    says: 'Flashback for the mana cost of a card that has none cannot be paid',
    asks: ['totalCosts'],
    given: (world) =>
      fc.tuple(changed(world), fc.boolean()).map(([b, costless]) => ({
        ...(costless ? casting(b, ({ types }) => plainCard(null, types)) : b),
        costless,
      })),
    then: ({ costless, game, proposal }, engine) => {
      const gained: readonly Keyword[] = [{ keyword: 'flashback', forManaCost: true }];
      const there = putInto(game, 'graveyard', { gained });
      const question = { game: there, proposal: { ...proposal, alternative: 'flashback' } };
      if (costless) expectTotals(engine, question, ['unpayable'], ['there is no mana cost to pay']);
      else expectSame(engine, { game, proposal }, question, ['the cost is the mana cost']);
    },
    labels: ({ costless }) => [costless ? 'no mana cost' : 'a mana cost'],
    covers: { 'no mana cost': 0.3 },
  }),
];
