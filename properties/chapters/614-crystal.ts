/**
 * Properties of what The Darkness Crystal returns.
 * @see CR 400.7, 614.12
 */
import * as fc from 'fast-check';
import { card } from '../../fixtures/cards.ts';
import { OPPONENT, YOU } from '../generators/boards.ts';
import { abilityOf, CRYSTAL, changers, permanent, plus, resolving } from '../laws/departures.ts';
import { eachGame, gamesResolved } from '../laws/happenings.ts';
import { property } from '../property.ts';

const RETURN = CRYSTAL.abilities?.find((a) => a.kind === 'activated')?.effects ?? [];

export const crystalProperties = [
  property({
    id: '614.12/crystal-returns',
    cites: ['614.12', '107.3m', '400.7'],
    says: 'The Darkness Crystal returns a creature card tapped, under your control, with two counters besides its own',
    asks: ['resolve'],
    given: () =>
      fc
        .record({
          name: fc.constantFrom('Grizzly Bears', 'Walking Ballista', 'Memnite'),
          extra: fc.nat(3),
          isGone: fc.boolean(),
        })
        .map(({ name, extra, isGone }) => ({
          game: resolving(
            [
              ...(isGone ? [] : [permanent('crystal', CRYSTAL)]),
              ...changers(Array(extra).fill(plus(1))),
            ],
            abilityOf(RETURN, { source: 'crystal', targets: ['x1'] }),
            [{ id: 'x1', card: card(name), exiledWith: 'crystal' }],
          ),
          extra,
          isGone,
        })),
    then: ({ game, extra }, engine) =>
      eachGame(
        gamesResolved(engine, game),
        'it returned wrong',
        () => ['x1#2', 2 + extra, true, YOU, OPPONENT, []],
        (after) => {
          const returned = after.battlefield.at(-1);
          return [
            returned?.id,
            returned?.counters?.['+1/+1'] ?? 0,
            returned?.tapped ?? false,
            returned?.controller,
            returned?.owner,
            after.players[1]?.exile ?? [],
          ];
        },
        ['X is 0 for what was not cast (107.3m), so two counters are all'],
      ),
    labels: ({ isGone }) => [isGone ? 'Crystal gone' : 'Crystal there'],
    covers: { 'Crystal gone': 0.3 },
  }),
  property({
    id: '400.7/crystal-knows-its-own',
    cites: ['400.7'],
    says: 'It returns nothing that another permanent exiled, nor what it exiled before it left and came back',
    asks: ['resolve'],
    given: () =>
      fc
        .record({
          source: fc.constantFrom('crystal', 'crystal#3'),
          exiledWith: fc.constantFrom('crystal', 'crystal#3', 'crystal#5', undefined),
          name: fc.constantFrom('Grizzly Bears', 'Trinisphere'),
        })
        .map(({ source, exiledWith, name }) => ({
          game: resolving(
            [permanent(source, CRYSTAL)],
            abilityOf(RETURN, { source, targets: ['x1'] }),
            [{ id: 'x1', card: card(name), ...(exiledWith ? { exiledWith } : {}) }],
          ),
          returns: source === exiledWith && name === 'Grizzly Bears',
        })),
    then: ({ game, returns }, engine) =>
      eachGame(
        gamesResolved(engine, game),
        returns ? 'its own did not return' : 'it returned what is not its own',
        () => [returns ? 2 : 1, returns ? 0 : 1],
        (after) => [after.battlefield.length, after.players[1]?.exile.length ?? 0],
        ['only a creature card exiled with this very object (400.7)'],
      ),
    labels: ({ returns }) => [returns ? 'its own' : 'not its own'],
    covers: { 'its own': 0.1, 'not its own': 0.4 },
  }),
];
