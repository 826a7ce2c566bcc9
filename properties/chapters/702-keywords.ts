/**
 * Properties of keywords by way of which a spell is cast: from where, for what, and under which condition.
 * @see CR 702.34, 702.81, 702.103, 702.137, 702.138, 702.143, 702.170, 702.185, 702.187
 */
import * as fc from 'fast-check';
import type { CardZone, Cost, Game, KeywordName, ManaText } from '../../engine/index.ts';
import { OPPONENT, YOU } from '../generators/boards.ts';
import { plainCard, spellCard } from '../generators/cards.ts';
import { plainCost } from '../generators/costs.ts';
import { type CastOnBoard, castOnBoard, SPELL } from '../generators/proposals.ts';
import type { World } from '../generators/world.ts';
import { allColors, casting } from '../laws/changes.ts';
import { expectSame, expectTotals } from '../laws/totals.ts';
import { type Property, property } from '../property.ts';

/** A keyword by way of which a card may be cast from a zone. */
interface Way {
  readonly id: string;
  readonly cites: readonly string[];
  readonly says: string;
  readonly keyword: KeywordName;
  readonly zone: CardZone;
  /** How the card comes to be castable from exile. */
  readonly castableAs?: string;
  /** What it costs besides mana. */
  readonly more?: Cost;
  /** It is paid on top of the mana cost, not instead of it. */
  readonly additional?: true;
  /** An opponent must have lost life. */
  readonly needsLoss?: true;
}

const WAYS: readonly Way[] = [
  {
    id: '702.34a/flashback',
    cites: ['702.34a', '118.9'],
    says: 'A card with flashback is cast from the graveyard for its flashback cost, and from the hand for its mana cost only',
    keyword: 'flashback',
    zone: 'graveyard',
  },
  {
    id: '702.138a/escape',
    cites: ['702.138a', '118.9'],
    says: 'A card escapes from the graveyard for mana and for other cards of it',
    keyword: 'escape',
    zone: 'graveyard',
    more: { exileFromGraveyard: { filter: {}, count: 2 } },
  },
  {
    id: '702.187a/mayhem',
    cites: ['702.187a', '118.9'],
    says: 'A card with mayhem is cast from the graveyard for its mayhem cost',
    keyword: 'mayhem',
    zone: 'graveyard',
  },
  {
    id: '702.81a/retrace',
    cites: ['702.81a', '118.8'],
    says: 'A card with retrace is cast from the graveyard for its mana cost and a discarded land',
    keyword: 'retrace',
    zone: 'graveyard',
    additional: true,
  },
  {
    id: '702.143a/foretell',
    cites: ['702.143a', '118.9'],
    says: 'A foretold card is cast from exile for its foretell cost and for no other',
    keyword: 'foretell',
    zone: 'exile',
    castableAs: 'foretell',
  },
  {
    id: '702.170a/plot',
    cites: ['702.170a', '118.9', '118.9d'],
    says: 'A plotted card is cast from exile without paying its mana cost; increases still apply',
    keyword: 'plot',
    zone: 'exile',
    castableAs: 'plot',
  },
  {
    id: '702.185a/warp',
    cites: ['702.185a', '118.9'],
    says: 'A card with warp is cast from the hand for its warp cost',
    keyword: 'warp',
    zone: 'hand',
  },
  {
    id: '702.137a/spectacle',
    cites: ['702.137a', '118.9'],
    says: 'The spectacle cost may be paid if an opponent has lost life this turn',
    keyword: 'spectacle',
    zone: 'hand',
    needsLoss: true,
  },
];

interface CastBy extends CastOnBoard {
  readonly cost: ManaText;
  /** The condition holds, and the card is where the keyword lets it be cast from. */
  readonly there: boolean;
}

const board = (world: World): fc.Arbitrary<CastOnBoard> =>
  castOnBoard(world, {
    card: spellCard(plainCost).map(allColors),
    changes: ['increase', 'generic', 'colored', 'minimum'],
    maxLength: 2,
    others: 0,
  });

/** Puts the card that is cast from the hand into another zone. */
function movedTo(game: Game, zone: CardZone, castableAs: string | undefined): Game {
  const players = game.players.map((p) => {
    if (p.id !== YOU || zone === 'hand') return p;
    const cards = p.hand.map((o) => (castableAs === undefined ? o : { ...o, castableAs }));
    return { ...p, hand: [], [zone]: cards };
  });
  return { ...game, players };
}

const withLoss = (game: Game): Game => ({
  ...game,
  players: game.players.map((p) => (p.id === OPPONENT ? { ...p, lostLife: true } : p)),
});

const totalsAlike = (way: Way): Property =>
  property<CastBy>({
    id: way.id,
    cites: way.cites,
    says: way.says,
    asks: ['totalCosts'],
    given: (world) =>
      fc.tuple(board(world), plainCost, fc.integer({ min: 0, max: 3 })).map(([b, cost, wrong]) => ({
        ...b,
        cost,
        there: wrong > 0,
      })),
    then: ({ cost, there, ...b }, engine) => {
      const { keyword, zone, castableAs, more, additional, needsLoss } = way;
      const paid = keyword === 'plot' ? '{0}' : cost;
      const plain = additional ? b : casting(b, (card) => ({ ...card, manaCost: paid }));
      const keyed = casting(b, (card) => ({
        ...card,
        keywords: [{ keyword, ...(additional ? {} : { cost: { mana: cost, ...more } }) }],
      }));
      const allowed = there && needsLoss ? withLoss(keyed.game) : keyed.game;
      const elsewhere = zone === 'hand' ? 'hand' : zone === 'graveyard' ? 'exile' : 'graveyard';
      const game = movedTo(allowed, there ? zone : elsewhere, there ? castableAs : undefined);
      const proposal = { ...b.proposal, ...(additional ? {} : { alternative: keyword }) };
      const isIllegal = !there && (zone !== 'hand' || needsLoss === true);
      if (isIllegal) {
        expectTotals(
          engine,
          { game, proposal },
          [],
          [
            needsLoss
              ? 'no opponent has lost life'
              : `it is cast so from ${zone}, and is in ${elsewhere}`,
          ],
        );
        return;
      }
      expectSame(engine, plain, { ...b, game, proposal }, [
        `cast by way of ${keyword} it costs ${additional ? 'its mana cost' : paid}, changed as any cost is`,
      ]);
    },
    labels: ({ there, game }) => [
      there ? 'allowed' : 'elsewhere',
      game.battlefield.length > 0 ? 'modifiers' : 'no modifiers',
    ],
    covers: { allowed: 0.4, modifiers: 0.4 },
  });

/** A tax on spells that are not creatures (Thalia). */
const TAX = {
  id: 'tax',
  card: plainCard('{1}{W}', ['creature'], {
    abilities: [
      {
        kind: 'costIncrease',
        scope: { of: 'spells', filter: { notTypes: ['creature'] } },
        amount: '{1}',
      },
    ],
  }),
  owner: OPPONENT,
  controller: OPPONENT,
} as const;

export const castingKeywordProperties: readonly Property[] = [
  ...WAYS.map(totalsAlike),
  property<CastOnBoard & { readonly cost: ManaText; readonly bestowed: boolean }>({
    id: '702.103a/bestow',
    cites: ['702.103a', '118.9'],
    says: 'A card that is bestowed is an Aura and no creature spell: it costs its bestow cost, and a tax on noncreature spells',
    asks: ['totalCosts'],
    given: () =>
      fc.tuple(plainCost, plainCost, fc.boolean()).map(([printed, cost, bestowed]) => {
        const card = plainCard(printed, ['creature', 'enchantment'], {
          keywords: [{ keyword: 'bestow', cost: { mana: cost } }],
        });
        const player = { life: 20, pool: [], hand: [], graveyard: [], exile: [], command: [] };
        return {
          game: {
            activePlayer: YOU,
            step: 'precombatMain',
            players: [
              { id: YOU, ...player, hand: [{ id: SPELL, card }] },
              { id: OPPONENT, ...player },
            ],
            battlefield: [TAX],
            stack: [],
          },
          proposal: {
            kind: 'cast',
            player: YOU,
            object: SPELL,
            ...(bestowed ? { alternative: 'bestow' } : {}),
          },
          cost,
          bestowed,
        };
      }),
    then: ({ cost, bestowed, ...b }, engine) => {
      const free = { ...b.game, battlefield: [] };
      const plain = casting({ ...b, game: bestowed ? b.game : free }, (card) => ({
        ...card,
        types: [bestowed ? 'enchantment' : 'creature'],
        manaCost: bestowed ? cost : card.manaCost,
        keywords: [],
      }));
      const { player, object } = b.proposal;
      expectSame(engine, { ...plain, proposal: { kind: 'cast', player, object } }, b, [
        bestowed ? 'bestowed it is an Aura spell (702.103a)' : 'it is a creature spell',
      ]);
    },
    labels: ({ bestowed }) => [bestowed ? 'bestowed' : 'creature'],
    covers: { bestowed: 0.3, creature: 0.3 },
  }),
];
