import test from 'ava';
import { InputError } from '../errors.ts';
import type { Ability, ActivatedAbility } from '../model/abilities.ts';
import type { Card } from '../model/cards.ts';
import type { Cost } from '../model/costs.ts';
import type { Game, Permanent } from '../model/game.ts';
import type { Keyword } from '../model/keywords.ts';
import type { Proposal, Total } from '../model/proposals.ts';
import { type Rulebook, comprehensiveRules as rules } from '../rulebook.ts';

const PROPOSAL: Proposal = { kind: 'cast', player: 'A', object: 'spell' };

const adds = (
  symbols: string,
  cost: ActivatedAbility['cost'] = { tap: true },
): ActivatedAbility => ({
  kind: 'activated',
  cost,
  effects: [{ kind: 'addMana', mana: { kind: 'symbols', symbols } }],
});
const anyColor = (cost: ActivatedAbility['cost'] = { tap: true }, amount = 1): Ability => ({
  kind: 'activated',
  cost,
  effects: [{ kind: 'addMana', mana: { kind: 'type', type: 'anyColor', amount } }],
});

const LAND = { manaCost: null, types: ['land'] } as const;
const ARTIFACT = { manaCost: '{2}', types: ['artifact'] } as const;
const ELSEWHERE = { manaCost: '{1}', types: ['instant'] } as const;
const CREATURE = { manaCost: '{B}', types: ['creature'] } as const;
const creatureCost = { sacrifice: { filter: { types: ['creature'] } } } as const;

const CARDS = {
  swamp: { ...LAND, abilities: [adds('{B}')] },
  forest: { ...LAND, abilities: [adds('{G}')] },
  dual: { ...LAND, abilities: [adds('{W}'), adds('{U}')] },
  vein: { ...LAND, abilities: [adds('{C}'), adds('{C}{C}', { tap: true, sacrificeThis: true })] },
  tomb: { ...LAND, abilities: [adds('{C}{C}')] },
  treasure: { ...ARTIFACT, abilities: [anyColor({ tap: true, sacrificeThis: true })] },
  lotus: { ...ARTIFACT, abilities: [anyColor({ tap: true }, 3)] },
  signet: { ...ARTIFACT, abilities: [adds('{W}{U}', { tap: true, mana: '{1}' })] },
  ashnods: { ...ARTIFACT, abilities: [adds('{C}{C}', creatureCost)] },
  phyrexian: { ...ARTIFACT, abilities: [anyColor(creatureCost)] },
  bear: CREATURE,
  guild: {
    ...LAND,
    abilities: [{ ...adds('{C}'), onlyIf: { kind: 'controls', of: { name: 'swamp' } } }],
  },
  cradle: {
    ...LAND,
    abilities: [
      {
        kind: 'activated',
        cost: { tap: true },
        effects: [
          {
            kind: 'addMana',
            mana: {
              kind: 'symbols',
              symbols: '{G}',
              times: { kind: 'count', of: { types: ['creature'], controller: 'you' } },
            },
          },
        ],
      },
    ],
  },
  talisman: {
    ...ARTIFACT,
    abilities: [
      {
        kind: 'activated',
        cost: { tap: true },
        effects: [
          { kind: 'addMana', mana: { kind: 'symbols', symbols: '{U}' } },
          { kind: 'loseLife', who: 'you', amount: 1 },
        ],
      },
    ],
  },
  elf: { ...CREATURE, abilities: [adds('{G}')] },
} as const satisfies Record<string, Omit<Card, 'name'>>;
type Name = keyof typeof CARDS;

function board(
  names: readonly Name[],
  mana: string,
  keywords: readonly Keyword[],
  abilities: readonly Ability[] = [],
): Game {
  const empty = { life: 20, pool: [], hand: [], graveyard: [], exile: [], command: [] };
  const card: Card = { name: 'Spell', manaCost: mana, types: ['sorcery'], keywords, abilities };
  return {
    activePlayer: 'A',
    step: 'precombatMain',
    players: [
      { id: 'A', ...empty, hand: [{ id: 'spell', card }] },
      { id: 'B', ...empty },
    ],
    battlefield: names.map((name, i): Permanent => {
      return { id: `${name}~${i}`, card: { name, ...CARDS[name] }, owner: 'A', controller: 'A' };
    }),
    stack: [],
  };
}

/** Whether a cost can be paid; a plan that is found is carried out. */
function payable(names: readonly Name[], mana: string, keywords: readonly Keyword[] = []) {
  return decide(board(names, mana, keywords), { mana, life: 0 });
}

function decide(game: Game, total: Total) {
  const found = rules.payableFromBoard(game, PROPOSAL, total);
  return found.payable === true ? 'games' in rules.cast(game, found.plan) : found.payable;
}

test('sources that depend on nothing are matched', (t) => {
  t.true(payable(['swamp', 'forest'], '{1}{G}'));
  t.false(payable(['swamp', 'forest'], '{G}{G}'));
  t.true(payable(['dual', 'dual'], '{W}{U}'));
  t.false(payable(['dual'], '{W}{U}'));
  t.true(payable(['tomb', 'swamp'], '{2}{B}'));
  t.true(payable(['treasure', 'treasure', 'elf'], '{W}{U}{G}'));
  t.false(payable([], '{1}'));
  t.true(payable([], '{0}'));
});

test('one choice for several mana is one choice', (t) => {
  t.true(payable(['lotus'], '{W}{W}{W}'));
  t.false(payable(['lotus'], '{W}{U}{B}'));
  t.true(payable(['lotus', 'lotus'], '{2}{W}{U}'));
});

test('a creature is tapped for mana and then sacrificed for mana, once', (t) => {
  t.true(payable(['ashnods', 'elf'], '{C}{C}{G}'));
  t.false(payable(['ashnods', 'elf'], '{C}{C}{C}{G}'));
  t.true(payable(['ashnods', 'phyrexian', 'bear', 'bear'], '{C}{C}{W}'));
  t.false(payable(['ashnods', 'phyrexian', 'bear'], '{C}{C}{W}'));
});

test('sources that feed each other are searched', (t) => {
  t.true(payable(['signet', 'swamp'], '{W}{U}'));
  t.false(payable(['signet'], '{1}'));
  t.true(payable(['signet', 'signet', 'swamp'], '{W}{U}{U}'));
  t.false(payable(['signet', 'signet', 'swamp'], '{W}{W}{U}{U}'));
});

test('convoke, delve and improvise pay besides, each thing once', (t) => {
  const convoke: Keyword[] = [{ keyword: 'convoke' }];
  t.true(payable(['bear', 'bear', 'swamp'], '{1}{B}{B}', convoke));
  t.false(payable(['bear', 'bear'], '{2}{W}', convoke));
  t.false(payable(['elf'], '{1}{G}', convoke));
  t.true(payable(['elf', 'ashnods'], '{3}', convoke));
  t.false(payable(['bear', 'ashnods'], '{3}', convoke));
  t.true(payable(['lotus', 'tomb'], '{3}', [{ keyword: 'improvise' }]));
  t.false(payable(['lotus'], '{4}', [{ keyword: 'improvise' }]));
});

test('what a source gives may depend on the game, or on a condition', (t) => {
  t.true(payable(['guild', 'swamp'], '{1}{B}'));
  t.false(payable(['guild'], '{1}'));
  t.true(payable(['cradle', 'bear', 'bear', 'ashnods'], '{C}{C}{G}{G}'));
  t.false(payable(['cradle', 'bear', 'ashnods'], '{C}{C}{C}{G}'));
});

test('what costs life as it resolves is searched, and delve takes each card once', (t) => {
  t.true(payable(['talisman'], '{U}'));
  t.false(payable(['talisman'], '{U}{U}'));
  const game = board(['swamp'], '{2}{B}', [{ keyword: 'delve' }]);
  const buried = ['g1', 'g2'].map((id) => ({ id, card: { ...ELSEWHERE, name: id } }));
  const inGraveyard = (cards: typeof buried): Game => ({
    ...game,
    players: game.players.map((p) => (p.id === 'A' ? { ...p, graveyard: cards } : p)),
  });
  const total = { mana: '{2}{B}', life: 0 };
  t.true(rules.payableFromBoard(inGraveyard(buried), PROPOSAL, total).payable);
  t.false(rules.payableFromBoard(inGraveyard(buried.slice(1)), PROPOSAL, total).payable);
});

test('nothing pays an unpayable cost', (t) => {
  const found = rules.payableFromBoard(board(['swamp'], '{B}', []), PROPOSAL, {
    mana: null,
    life: 0,
  });
  t.deepEqual(found, { payable: false });
});

test('a land is not tapped for mana and then tapped again to be sacrificed for more', (t) => {
  t.true(payable(['vein'], '{2}'));
  t.false(payable(['vein'], '{3}'));
});

test('what the rest of the cost needs is kept for it', (t) => {
  const withRest = (names: readonly Name[], mana: string, cost: Cost): unknown => {
    const game = board(names, mana, [], [{ kind: 'additionalCost', scope: { of: 'this' }, cost }]);
    return decide(game, { mana, life: 0, other: [cost] });
  };
  t.true(withRest(['elf'], '{G}', creatureCost));
  t.false(withRest(['ashnods', 'elf'], '{C}{C}{G}', creatureCost));
  t.true(withRest(['ashnods', 'elf', 'bear'], '{C}{C}{G}', creatureCost));
  const tapped: Cost = { tapPermanents: creatureCost.sacrifice };
  t.false(withRest(['elf'], '{G}', tapped));
  t.true(withRest(['elf', 'bear'], '{G}', tapped));
  const exiled: Cost = { exileFromGraveyard: { filter: {} } };
  t.true(withRest(['treasure', 'swamp'], '{B}{W}', exiled));
  t.false(withRest(['swamp'], '{B}', exiled));
});

test('an ability that taps its creature is not paid for with the mana of that creature', (t) => {
  const using: Ability = {
    kind: 'activated',
    cost: { mana: '{G}', tap: true },
    effects: [{ kind: 'other', says: 'fights' }],
  };
  const [elf, forest] = board(['elf', 'forest'], '{0}', []).battlefield;
  if (elf === undefined || forest === undefined) return t.fail();
  const fighter = { ...elf, card: { ...elf.card, abilities: [using, ...CARDS.elf.abilities] } };
  const proposal: Proposal = { kind: 'activate', player: 'A', object: elf.id, ability: 0 };
  const ask = (battlefield: readonly Permanent[]) => {
    const game = { ...board([], '{0}', []), battlefield };
    const total = { mana: '{G}', life: 0, other: [{ tap: true } as const] };
    return rules.payableFromBoard(game, proposal, total).payable;
  };
  t.false(ask([fighter]));
  t.true(ask([fighter, forest]));
});

test('a card in hand may give mana', (t) => {
  const guide: Card = {
    name: 'Guide',
    ...CREATURE,
    abilities: [{ ...adds('{R}', { exileThis: true }), from: 'hand' }],
  };
  const game = board([], '{R}', []);
  const held = game.players.map((p) => ({ ...p, hand: [...p.hand, { id: 'guide', card: guide }] }));
  t.true(decide({ ...game, players: held }, { mana: '{R}', life: 0 }));
  t.false(decide(game, { mana: '{R}', life: 0 }));
});

test('artifacts and creatures pay for the waterbend part, and no more', (t) => {
  const cost: Cost = { waterbend: 2 };
  const bent = (names: readonly Name[]): unknown => {
    const game = board(names, '{1}', [], [{ kind: 'additionalCost', scope: { of: 'this' }, cost }]);
    return decide(game, { mana: '{3}', life: 0, other: [cost] });
  };
  t.true(bent(['bear', 'signet', 'swamp']));
  t.false(bent(['bear', 'bear', 'bear', 'bear']));
});

test('another player assists from a pool; what else they could do is not known', (t) => {
  const game = board(['swamp'], '{3}{B}', [{ keyword: 'assist' }]);
  const total = { mana: '{3}{B}', life: 0 };
  const helped = (amount: number, battlefield = game.battlefield): unknown => {
    const players = game.players.map((p) => ({
      ...p,
      pool: p.id === 'B' && amount > 0 ? [{ type: 'R' as const, amount }] : [],
    }));
    return decide({ ...game, players, battlefield }, total);
  };
  t.true(helped(3));
  t.false(helped(2));
  const theirs = { id: 'their land', card: { name: 'L', ...CARDS.forest }, owner: 'B' };
  t.is(helped(2, [...game.battlefield, { ...theirs, controller: 'B' }]), 'unknown');
  t.false(helped(0, []));
});

test('what can be cast now: it must be the time for it, and one of its totals payable', (t) => {
  const canPay = (names: readonly Name[], mana: string, more: Partial<Game> = {}): boolean =>
    rules.canPay({ ...board(names, mana, []), ...more }, PROPOSAL);
  t.true(canPay(['dual'], '{B/U}'));
  t.false(canPay(['dual'], '{B/G}'));
  t.true(canPay([], '{B/P}'));
  t.false(canPay(['dual'], '{B/U}', { step: 'end' }));
  t.false(canPay(['dual'], '{B/U}', { activePlayer: 'B' }));
});

test('past the bounds it is not said whether something can be cast', (t) => {
  const lands = Array<Name>(12).fill('dual');
  const names: Name[] = [
    ...lands,
    'cradle',
    'lotus',
    'ashnods',
    'elf',
    'bear',
    'guild',
    'talisman',
  ];
  const ask = (mana: string): boolean => rules.canPay(board(names, mana, []), PROPOSAL);
  const error = t.throws(() => ask('{R}{R}{R}{R}'), { instanceOf: InputError });
  t.is(error.code, 'choices/too-many');
  t.regex(error.hint, /fewer permanents/);
});

test('an ability that may no longer be activated this turn cannot be paid for', (t) => {
  const once: Ability = {
    kind: 'activated',
    cost: { mana: '{G}' },
    effects: [{ kind: 'other', says: 'fights' }],
    perTurn: 1,
  };
  const game = board(['forest', 'bear'], '{0}', []);
  const ask = (activations: Permanent['activations']): boolean => {
    const battlefield = game.battlefield.map((p) =>
      p.id === 'bear~1' ? { ...p, card: { ...p.card, abilities: [once] }, activations } : p,
    );
    const proposal: Proposal = { kind: 'activate', player: 'A', object: 'bear~1', ability: 0 };
    return rules.canPay({ ...game, battlefield }, proposal);
  };
  t.true(ask({}));
  t.false(ask({ 0: 1 }));
});

test('of a thousand lands each kind is looked at once, and what they give is matched a few times', (t) => {
  let looks = 0;
  let matches = 0;
  const counting: Rulebook = {
    ...rules,
    sourcesOf(...args) {
      looks += 1;
      return rules.sourcesOf.apply(this, args);
    },
    canMeet(...args) {
      matches += 1;
      return rules.canMeet.apply(this, args);
    },
  };
  const names: Name[] = Array.from({ length: 1000 }, (_, i) => (i % 2 === 0 ? 'dual' : 'forest'));
  const mana = `{20}${'{W}'.repeat(10)}${'{G}'.repeat(30)}`;
  t.true(payable(names, mana));
  const game = board(names, mana, []);
  for (const one of [mana, `${mana}{R}`]) {
    looks = 0;
    matches = 0;
    const found = counting.payableFromBoard(game, PROPOSAL, { mana: one, life: 0 });
    t.is(found.payable, one === mana);
    t.log(`${looks} looks at a land, ${matches} matchings`);
    t.true(looks <= 3, 'one for each kind of ability');
    t.true(matches <= 200, 'far fewer than one for each land');
  }
});
