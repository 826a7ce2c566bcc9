/**
 * Properties of devotion: which layers it looks at, and what raises it.
 * @see CR 700.5a
 */
import * as fc from 'fast-check';
import type { Permanent } from '../../engine/index.ts';
import { laterEffects, YOU } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import { color } from '../generators/costs.ts';
import { devoted, devotionQuestion, devotionRaiser } from '../generators/devotion.ts';
import {
  changeIt,
  expectAlike,
  insteadOfIt,
  itOf,
  labels,
  mapPermanents,
  on,
  withIt,
} from '../laws/devotions.ts';
import { modelRaise } from '../models/printed.ts';
import { property } from '../property.ts';

export const devotionLayerProperties = [
  property({
    id: '700.5a/later-effects',
    cites: ['700.5a'],
    says: 'What layers 4 to 7 do to permanents, such as recolouring them or taking their abilities, changes no devotion',
    asks: ['devotion'],
    given: (world) =>
      fc
        .tuple(devotionQuestion(world), fc.array(laterEffects, { minLength: 1, maxLength: 3 }))
        .map(([question, effects]) => ({
          ...mapPermanents(question, (p, i) => ({
            ...p,
            later: effects[i % effects.length] ?? {},
          })),
          effects,
        })),
    then: (drawn, engine) =>
      expectAlike(
        engine,
        drawn,
        mapPermanents(drawn, ({ later: _, ...p }) => p),
        'devotion is counted before colours, types and abilities are changed (700.5a)',
      ),
    labels: (drawn) => [
      ...labels(drawn),
      ...(modelRaise(drawn.game, drawn.player) > 0 ? ['devotion is raised'] : []),
      ...(drawn.effects.some((e) => e.lostAbilities) ? ['abilities are lost'] : []),
      ...(drawn.effects.some((e) => e.colors) ? ['colours are set'] : []),
    ],
    covers: {
      'some devotion': 0.35,
      'devotion is raised': 0.1,
      'abilities are lost': 0.2,
      'colours are set': 0.2,
    },
  }),
  property({
    id: '700.5/color-of-the-permanent',
    cites: ['700.5', '105.2', '202.2'],
    says: 'Devotion looks at symbols and not at colours: devoid and colour indicators change nothing',
    asks: ['devotion'],
    given: (world) =>
      fc
        .tuple(withIt(world, devoted), fc.uniqueArray(color, { maxLength: 3 }), fc.boolean())
        .map(([drawn, colorIndicator, devoid]) => ({
          ...changeIt(drawn, (it) => ({
            ...it,
            card: {
              ...it.card,
              ...(colorIndicator.length > 0 ? { colorIndicator } : {}),
              ...(devoid ? { keywords: [{ keyword: 'devoid' }] } : {}),
            },
          })),
          colorIndicator,
          devoid,
        })),
    then: (drawn, engine) =>
      expectAlike(
        engine,
        drawn,
        changeIt(drawn, (it) => ({ ...it, card: plainCard(it.card.manaCost, ['creature']) })),
        'whatever its colours are, the symbols of its mana cost are the same (700.5)',
      ),
    labels: ({ colorIndicator, devoid }) => [
      ...(devoid ? ['devoid'] : []),
      ...(colorIndicator.length > 0 ? ['colour indicator'] : []),
    ],
    covers: { devoid: 0.3, 'colour indicator': 0.3 },
  }),
  property({
    id: '700.5a/raised-once',
    cites: ['700.5a'],
    says: 'What raises devotion raises it once, to however many colours it is asked, even without its abilities',
    asks: ['devotion'],
    given: (world) =>
      withIt(
        world,
        fc
          .tuple(devotionRaiser, laterEffects, fc.boolean())
          .map(([state, later, changed]) => ({ ...state, ...(changed ? { later } : {}) })),
      ),
    then: (drawn, engine) => {
      const it = itOf(drawn);
      const more = it === undefined ? 0 : modelRaise(on(drawn, [it]).game, YOU);
      expectAlike(
        engine,
        drawn,
        insteadOfIt(drawn),
        `devotion to each colour and each combination of colours is ${more} greater (700.5a)`,
        more,
      );
    },
    labels: (drawn) => [
      drawn.to.length > 1 ? 'several colours' : 'one colour',
      ...(itOf(drawn)?.later?.lostAbilities ? ['abilities are lost'] : []),
    ],
    covers: { 'several colours': 0.3, 'one colour': 0.2, 'abilities are lost': 0.1 },
  }),
  property({
    id: '700.5a/not-raised',
    cites: ['700.5a', '708.2'],
    says: 'What would raise devotion does not while it is face down, phased out or a copy of something else',
    asks: ['devotion'],
    given: (world) =>
      withIt(
        world,
        fc
          .tuple(
            devotionRaiser,
            fc.constantFrom<Partial<Permanent>>(
              { faceDown: true },
              { phasedOut: true },
              { copy: plainCard('{2}', ['artifact']) },
            ),
          )
          .map(([state, hidden]) => ({ ...state, ...hidden })),
      ),
    then: (drawn, engine) =>
      expectAlike(engine, drawn, insteadOfIt(drawn), 'its ability is not there (700.5a)'),
    labels: (drawn) => {
      const it = itOf(drawn);
      return [it?.faceDown ? 'face down' : it?.phasedOut ? 'phased out' : 'a copy'];
    },
    covers: { 'face down': 0.2, 'phased out': 0.2, 'a copy': 0.2 },
  }),
];
