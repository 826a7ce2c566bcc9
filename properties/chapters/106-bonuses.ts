/**
 * Properties of what triggered mana abilities add besides the mana that a permanent is tapped for.
 * @see CR 106.3, 106.12a, 605.4a
 */
import * as fc from 'fast-check';
import type { Effect } from '../../engine/index.ts';
import { OPPONENT, YOU } from '../generators/boards.ts';
import {
  activating,
  creatures,
  maker,
  makerCard,
  permanent,
  plainSymbols,
  production,
  tapFor,
} from '../generators/mana.ts';
import {
  changesOf,
  multiplier,
  permanentsOf,
  replacers,
  setter,
  typeChange,
} from '../generators/mana-replacements.ts';
import { ADD_RED, tappedLand, WATCHER, watching, whenTapped } from '../generators/mana-triggers.ts';
import { SOURCE } from '../generators/proposals.ts';
import { carriedText, expectEach, gamesAfter, manaFrom, manaText } from '../laws/productions.ts';
import { property } from '../property.ts';

export const bonusProperties = [
  property({
    id: '106.12a/bonus',
    cites: ['106.12a', '605.4a', '106.6'],
    says: 'A bonus of a type that was produced is one mana of such a type, free of what restricts the mana',
    asks: ['activate'],
    given: () =>
      fc
        .tuple(
          production,
          creatures,
          replacers(fc.oneof(typeChange, setter, multiplier), { maxLength: 2 }),
        )
        .map(([mana, others, all]) => ({
          ...activating(permanent(SOURCE, maker([tapFor(mana, { only: { on: ['cast'] } })])), [
            watching(whenTapped([{ kind: 'addMana', mana: { kind: 'producedType' } }])),
            ...others,
            ...permanentsOf(all),
          ]),
          replaced: changesOf(all).length > 0,
        })),
    then: (board, engine) =>
      expectEach(
        gamesAfter(engine, board),
        (game) => {
          const made = manaFrom(game, SOURCE);
          const bonus = manaFrom(game, WATCHER);
          if (made.length === 0) return bonus.length === 0;
          const [one] = bonus;
          return (
            bonus.length === 1 &&
            one?.amount === 1 &&
            carriedText(one) === carriedText({}) &&
            made.some(({ type }) => type === one.type)
          );
        },
        'one mana of a type that was produced',
      ),
    labels: ({ replaced }) => [replaced ? 'replaced' : 'as it is'],
    covers: { replaced: 0.3 },
  }),
  property({
    id: '106.12b/bonus-alone',
    cites: ['106.12b', '605.4a', '106.12'],
    says: 'Effects on tapping for mana change what the permanent makes and never what a triggered ability adds',
    asks: ['activate'],
    given: () =>
      fc
        .tuple(
          plainSymbols,
          replacers(fc.oneof(multiplier, setter), { minLength: 1, maxLength: 3 }),
        )
        .map(([symbols, all]) => ({
          ...activating(tappedLand(symbols), [
            watching(whenTapped([ADD_RED])),
            ...permanentsOf(all),
          ]),
          replaced: changesOf(all).length > 0,
        })),
    then: (board, engine) =>
      expectEach(
        gamesAfter(engine, board),
        (game) => manaText(manaFrom(game, WATCHER)) === manaText([{ type: 'R', amount: 1 }]),
        'the bonus is one {R}',
      ),
    labels: ({ replaced }) => [replaced ? 'replaced' : 'as it is'],
    covers: { replaced: 0.5 },
  }),
  property({
    id: '106.12a/source',
    cites: ['106.3', '605.4a', '106.12a'],
    says: 'Mana of a triggered ability has the permanent with that ability as its source',
    asks: ['activate'],
    given: (world) =>
      fc.tuple(makerCard(world), creatures).map(([card, others]) => ({
        ...activating(permanent(SOURCE, card), [
          watching(whenTapped([ADD_RED], undefined, {})),
          ...others,
        ]),
      })),
    then: (board, engine) =>
      expectEach(
        gamesAfter(engine, board),
        (game) =>
          manaText(manaFrom(game, WATCHER)) ===
          manaText([{ type: 'R', amount: manaFrom(game, SOURCE).length > 0 ? 1 : 0 }]),
        'one {R} of the watcher for a tap that made mana',
      ),
    labels: () => ['tapped'],
  }),
  property({
    id: '106.12a/event-player',
    cites: ['106.12a', '106.3'],
    says: 'A bonus for whoever taps goes to that player, one for the controller of the ability only to them',
    asks: ['activate'],
    given: () =>
      fc.tuple(plainSymbols, fc.boolean(), fc.boolean()).map(([symbols, yours, forEvent]) => {
        const effect: Effect = forEvent ? { ...ADD_RED, to: 'eventPlayer' } : ADD_RED;
        const watcher = {
          ...watching(whenTapped([effect])),
          controller: yours ? YOU : OPPONENT,
        };
        return {
          ...activating(tappedLand(symbols), [watcher]),
          to: yours || forEvent ? YOU : OPPONENT,
        };
      }),
    then: (board, engine) =>
      expectEach(
        gamesAfter(engine, board),
        (game) =>
          game.players.every(
            ({ id }) => manaFrom(game, WATCHER, id).length === (id === board.to ? 1 : 0),
          ),
        `the bonus is ${board.to}'s`,
        (game) => game.players.map((p) => p.pool),
      ),
    labels: ({ to }) => [to],
    covers: { [YOU]: 0.4, [OPPONENT]: 0.1 },
  }),
];
