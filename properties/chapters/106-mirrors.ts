/**
 * Properties of permanents that could produce what others could.
 * @see CR 106.7
 */
import * as fc from 'fast-check';
import { manaType } from '../generators/mana.ts';
import { anyPlayer, gameWith, nodes } from '../generators/mirrors.ts';
import { expectEqual } from '../laws/expect.ts';
import { typesText } from '../laws/productions.ts';
import { leastTypesOf } from '../models/least-types.ts';
import { Disagreement, property } from '../property.ts';

export const mirrorProperties = [
  property({
    id: '106.7/least',
    cites: ['106.7'],
    says: 'Permanents that look at one another could produce what follows from real sources, and no more',
    asks: ['couldProduce'],
    given: () => nodes.map((all) => ({ game: gameWith(all), nodes: all })),
    then: ({ game, nodes: all }, engine) => {
      const expected = leastTypesOf(all).map((types, i) => `n${i} ${types || 'none'}`);
      const actual = all.map((_, i) => `n${i} ${typesText(engine, game, `n${i}`)}`);
      expectEqual(
        'a mirror is wrong',
        expected.join(', '),
        actual.join(', '),
        'the least fixed point',
      );
    },
    labels: ({ nodes: all }) => {
      const mirrors = all.filter((one) => one.mirrors && one.land).length;
      const types = leastTypesOf(all);
      return [
        ...(mirrors >= 2 ? ['two mirrors or more'] : []),
        ...(all.some((one, i) => one.mirrors && one.makes.length === 0 && types[i] !== '')
          ? ['a mirror that finds some']
          : []),
        ...(all.some((one, i) => one.mirrors && types[i] === '')
          ? ['a mirror that finds none']
          : []),
      ];
    },
    covers: {
      'two mirrors or more': 0.5,
      'a mirror that finds some': 0.3,
      'a mirror that finds none': 0.2,
    },
  }),
  property({
    id: '106.7/alone',
    cites: ['106.7', '106.5'],
    says: 'Mirrors among themselves could produce nothing',
    asks: ['couldProduce'],
    given: () =>
      nodes.map((all) => {
        const mirrors = all.map((one) => ({ ...one, makes: [] }));
        return { game: gameWith(mirrors), count: mirrors.filter((one) => one.mirrors).length };
      }),
    then: ({ game }, engine) => {
      for (const { id } of game.battlefield)
        expectEqual(
          `${id} has no source`,
          'none',
          typesText(engine, game, id),
          'nothing comes of nothing',
        );
    },
    labels: ({ count }) => (count >= 2 ? ['two mirrors or more'] : []),
    covers: { 'two mirrors or more': 0.5 },
  }),
  property({
    id: '106.7/more',
    cites: ['106.7'],
    says: 'One more real source adds types and takes none away',
    asks: ['couldProduce'],
    given: () =>
      fc.tuple(nodes, manaType, anyPlayer).map(([all, type, controller]) => ({
        game: gameWith(all),
        more: gameWith([...all, { controller, land: true, makes: [type] }]),
      })),
    then: ({ game, more }, engine) => {
      for (const { id } of game.battlefield) {
        const before = engine.couldProduce({ game, object: id });
        const after = engine.couldProduce({ game: more, object: id });
        if (before.every((type) => after.includes(type))) continue;
        throw new Disagreement('a source took a type away', { expected: before, actual: after });
      }
    },
    labels: ({ game }) => [game.battlefield.length > 2 ? 'three or more' : 'few'],
  }),
];
