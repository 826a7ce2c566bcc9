import test from 'ava';
import type { Game, LaterEffects } from '../model/game.ts';
import { referenceEngine } from '../reference.ts';

/** What a Forest that also makes colourless mana could produce under later effects. */
function typesUnder(later: LaterEffects): string {
  const player = { life: 20, pool: [], hand: [], graveyard: [], exile: [], command: [] };
  const tapFor = (symbols: string) =>
    ({
      kind: 'activated',
      cost: { tap: true },
      effects: [{ kind: 'addMana', mana: { kind: 'symbols', symbols } }],
    }) as const;
  const game: Game = {
    activePlayer: 'A',
    step: 'precombatMain',
    players: [{ id: 'A', ...player }],
    battlefield: [
      {
        id: 'it',
        card: {
          name: 'It',
          manaCost: null,
          types: ['land'],
          subtypes: ['forest'],
          abilities: [tapFor('{G}'), tapFor('{C}')],
        },
        owner: 'A',
        controller: 'A',
        later,
      },
    ],
    stack: [],
  };
  return referenceEngine.couldProduce({ game, object: 'it' }).join('');
}

test('a land type that is added brings its mana', (t) => {
  t.is(typesUnder({}), 'GC');
  t.is(typesUnder({ addSubtypes: ['swamp'] }), 'BGC');
  t.is(typesUnder({ addSubtypes: ['gate'] }), 'GC');
});

test('a basic land type that is set takes the text away', (t) => {
  t.is(typesUnder({ subtypes: ['mountain'] }), 'R');
  t.is(typesUnder({ subtypes: ['mountain'], addSubtypes: ['swamp'] }), 'BR');
  t.is(typesUnder({ subtypes: ['gate'] }), 'GC');
});

test('who loses all abilities loses these too, and only lands have them', (t) => {
  t.is(typesUnder({ addSubtypes: ['swamp'], lostAbilities: true }), '');
  t.is(typesUnder({ types: ['artifact'], addSubtypes: ['swamp'] }), 'GC');
});
