import test from 'ava';
import { asObject } from './find.ts';
import type { Card } from './model/cards.ts';
import type { Filter } from './model/filters.ts';
import type { Game, GameObject, Permanent } from './model/game.ts';
import type { Perspective } from './objects.ts';
import { comprehensiveRules as rules } from './rulebook.ts';
import { BEAR, gameOf, HYDRA, permanent, RELIC } from './testing.ts';

const SNOW: Card = {
  name: 'Snow Land',
  manaCost: null,
  types: ['land'],
  supertypes: ['basic', 'snow'],
};
const SHIFTER: Card = {
  ...BEAR,
  name: 'Shifter',
  subtypes: ['shapeshifter'],
  keywords: [{ keyword: 'changeling' }],
};
const SPLIT: Card = {
  name: 'Fire',
  manaCost: '{1}{R}',
  types: ['instant'],
  layout: 'split',
  other: { name: 'Ice', manaCost: '{1}{U}', types: ['instant'] },
};

const game = (...battlefield: Permanent[]): Game => gameOf(battlefield);

const SOURCE = permanent(RELIC, {
  id: 'source',
  chosen: { color: 'G', subtype: 'bear' },
  attachedTo: 'Bear',
  counters: { charge: 4 },
});
const YOU: Perspective = { controller: 'A', source: SOURCE };

const bear = permanent(BEAR);
const MATCHES: readonly [filter: Filter, object: GameObject, true: boolean][] = [
  [{}, bear, true],
  [{}, permanent(BEAR, { phasedOut: true }), false],
  [{ types: ['creature', 'land'] }, bear, true],
  [{ types: ['land'] }, bear, false],
  [
    { allTypes: ['artifact', 'creature'] },
    permanent(BEAR, { later: { addTypes: ['artifact'] } }),
    true,
  ],
  [{ allTypes: ['artifact', 'creature'] }, bear, false],
  [{ notTypes: ['artifact'] }, bear, true],
  [{ notTypes: ['creature'] }, bear, false],
  [{ types: ['creature'] }, permanent(BEAR, { later: { types: ['land'] } }), false],
  [{ supertypes: ['snow'] }, permanent(SNOW), true],
  [{ supertypes: ['snow'] }, permanent(SNOW, { later: { removeSupertypes: ['snow'] } }), false],
  [{ supertypes: ['legendary'] }, bear, false],
  [{ notSupertypes: ['basic'] }, permanent(SNOW), false],
  [{ notSupertypes: ['basic'] }, bear, true],
  [{ subtypes: ['bear'] }, bear, true],
  [{ subtypes: ['elf'] }, bear, false],
  [{ subtypes: ['elf'] }, permanent(BEAR, { later: { addSubtypes: ['elf'] } }), true],
  [{ subtypes: ['bear'] }, permanent(BEAR, { later: { subtypes: ['elf'] } }), false],
  [{ subtypes: ['elf'] }, permanent(SHIFTER), true],
  [{ subtypes: ['swamp'] }, permanent(SHIFTER), false],
  [{ subtypes: ['elf'] }, permanent(SHIFTER, { later: { lostAbilities: true } }), true],
  [{ subtypes: ['elf'] }, permanent(SHIFTER, { later: { subtypes: ['frog'] } }), false],
  [
    { subtypes: ['elf'] },
    permanent(BEAR, { later: { keywords: [{ keyword: 'changeling' }] } }),
    true,
  ],
  [{ chosenSubtype: true }, bear, true],
  [{ chosenSubtype: true }, permanent(RELIC), false],
  [{ colors: ['G', 'U'] }, bear, true],
  [{ colors: ['U'] }, bear, false],
  [{ colors: ['U'] }, permanent(BEAR, { later: { colors: ['U'] } }), true],
  [{ colorless: true }, permanent(RELIC), true],
  [{ colorless: true }, bear, false],
  [{ multicolored: true }, permanent(HYDRA), true],
  [{ multicolored: true }, bear, false],
  [{ chosenColor: true }, bear, true],
  [{ chosenColor: true }, permanent(RELIC), false],
  [{ minPower: 2 }, bear, true],
  [{ minPower: 3 }, bear, false],
  [{ minPower: 3 }, permanent(BEAR, { counters: { '+1/+1': 1 } }), true],
  [{ maxPower: 1 }, bear, false],
  [{ maxPower: 1 }, permanent(BEAR, { counters: { '-1/-1': 1 } }), true],
  [{ maxPower: 1 }, permanent(BEAR, { later: { power: 1 } }), true],
  [{ minManaValue: 2, maxManaValue: 2 }, bear, true],
  [{ minManaValue: 3 }, bear, false],
  [{ maxManaValue: 1 }, bear, false],
  [{ hasX: true }, permanent(HYDRA), true],
  [{ hasX: false }, permanent(HYDRA), false],
  [{ hasX: false }, permanent(SNOW), true],
  [{ name: 'Bear' }, bear, true],
  [{ name: 'Elf' }, bear, false],
  [{ name: 'Ice' }, asObject(SPLIT), true],
  [{ token: true }, permanent(BEAR, { token: true }), true],
  [{ token: true }, bear, false],
  [{ token: false }, permanent(BEAR, { token: true }), false],
  [{ tapped: true }, permanent(BEAR, { tapped: true }), true],
  [{ tapped: false }, permanent(BEAR, { tapped: true }), false],
  [{ tapped: false }, bear, true],
  [{ attacking: true }, permanent(BEAR, { attacking: true }), true],
  [{ attacking: true }, bear, false],
  [{ commander: true }, permanent(BEAR, { commander: { casts: 0 } }), true],
  [{ commander: true }, bear, false],
  [{ controller: 'you' }, bear, true],
  [{ controller: 'you' }, permanent(BEAR, { controller: 'B' }), false],
  [{ controller: 'opponent' }, permanent(BEAR, { controller: 'B' }), true],
  [{ controller: 'opponent' }, bear, false],
  [{ controller: 'you' }, asObject(BEAR), false],
  [{ controller: 'opponent' }, asObject(BEAR), false],
  [{ owner: 'you' }, permanent(BEAR, { controller: 'B' }), true],
  [{ owner: 'opponent' }, permanent(BEAR, { controller: 'B' }), false],
  [{ other: true }, bear, true],
  [{ other: true }, SOURCE, false],
  [{ self: true }, SOURCE, true],
  [{ self: true }, bear, false],
  [{ attachedToThis: true }, bear, true],
  [{ attachedToThis: true }, permanent(RELIC), false],
  [{ faceDown: true }, bear, false],
  [{ faceDown: true }, permanent(BEAR, { faceDown: true }), true],
  [{ id: 'Bear' }, bear, true],
  [{ id: 'Relic' }, bear, false],
  [{ anyOf: [{ types: ['land'] }, { colors: ['G'] }] }, bear, true],
  [{ anyOf: [{ types: ['land'] }, { colors: ['R'] }] }, bear, false],
  [{ types: ['creature'], anyOf: [{ types: ['land'] }] }, bear, false],
];

for (const [filter, object, right] of MATCHES) {
  const what = `${'later' in object ? JSON.stringify(object.later) : ''} ${object.card.name}`;
  test(`${JSON.stringify(filter)} ${right ? 'matches' : 'does not match'}${what} ${JSON.stringify({ ...object, card: 0, later: 0 })}`, (t) => {
    t.is(rules.matches(game(bear), filter, object, YOU), right);
  });
}

test('without a source nothing is chosen and nothing attached', (t) => {
  const as: Perspective = { controller: 'A' };
  for (const filter of [
    { chosenSubtype: true },
    { chosenColor: true },
    { attachedToThis: true },
    { self: true },
  ] as const)
    t.false(rules.matches(game(bear), filter, bear, as), JSON.stringify(filter));
});
