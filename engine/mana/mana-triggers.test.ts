import test from 'ava';
import { InputError } from '../errors.ts';
import type { Game } from '../model/game.ts';
import { referenceEngine } from '../reference.ts';

test('mana abilities that trigger one another without end are an error', (t) => {
  const player = { life: 20, pool: [], hand: [], graveyard: [], exile: [], command: [] };
  const add = { kind: 'addMana', mana: { kind: 'symbols', symbols: '{G}' } } as const;
  const game: Game = {
    activePlayer: 'A',
    step: 'precombatMain',
    players: [
      { id: 'A', ...player },
      { id: 'B', ...player },
    ],
    battlefield: [
      {
        id: 'spring',
        card: {
          name: 'Spring',
          manaCost: null,
          types: ['land'],
          abilities: [
            { kind: 'activated', cost: { tap: true }, effects: [add] },
            { kind: 'triggered', event: { on: 'manaAdded', what: {} }, effects: [add] },
          ],
        },
        owner: 'A',
        controller: 'A',
      },
    ],
    stack: [],
  };
  const activation = { kind: 'activate', player: 'A', object: 'spring', ability: 0 } as const;
  const error = t.throws(() => referenceEngine.activate({ game, activation }), {
    instanceOf: InputError,
  });
  t.is(error?.code, 'choices/too-many');
});
