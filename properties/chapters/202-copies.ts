/**
 * Properties of the mana values and colours of copies and tokens, and of what is face down or merged.
 * @see CR 202.3a, 202.3b, 708.2
 */
import * as fc from 'fast-check';
import type { Card, Face, Zone } from '../../engine/index.ts';
import { plainCard } from '../generators/cards.ts';
import { color, fixedCost, manaCost } from '../generators/costs.ts';
import { backFace } from '../generators/layouts.ts';
import { alone, type State } from '../generators/objects.ts';
import { expectColors, expectManaValue } from '../laws/expect.ts';
import { property } from '../property.ts';

const artifact = (cost: string | null): Card => plainCard(cost, ['artifact']);

/** The copiable values of something that a copy has taken on. */
const copied: fc.Arbitrary<Face> = fc
  .tuple(manaCost, fc.option(color, { nil: undefined, freq: 2 }))
  .map(([cost, indicator]) =>
    plainCard(cost, ['creature'], indicator ? { colorIndicator: [indicator] } : {}),
  );

/** What a permanent is beneath what shows of it. */
const beneath: fc.Arbitrary<{ readonly card: Card; readonly state: State }> = fc.oneof(
  fixedCost.map((cost) => ({ card: artifact(cost), state: {} })),
  fixedCost.map((cost) => ({ card: artifact(cost), state: { token: true as const } })),
  backFace,
);

const beneathLabels = ({ state }: { readonly state: State }): string[] => [
  state.token ? 'a token' : state.shown ? 'a back face' : 'a card',
];

export const copyProperties = [
  property({
    id: '202.3b/copy-of-costless',
    cites: ['202.3b', '202.3c', '202.3a'],
    says: 'A copy of a back face or of a melded permanent has mana value 0, even when it is a two-faced card itself',
    asks: ['manaValue'],
    given: () =>
      fc.tuple(beneath, backFace).map(([{ card, state }, { card: original }]) => ({
        ...alone(card, 'battlefield', { ...state, copy: original.other }),
        state,
      })),
    then: ({ game, object }, engine) =>
      expectManaValue(
        engine,
        { game, object },
        0,
        'what it copied has no mana cost, and the mana value of a front face is not copied (202.3b)',
      ),
    labels: beneathLabels,
    covers: { 'a card': 0.2, 'a token': 0.2, 'a back face': 0.2 },
  }),
  property({
    id: '708.2/face-down',
    cites: ['708.2', '202.3a', '202.2'],
    says: 'What is face down has mana value 0 and no colour, whatever it is beneath',
    asks: ['manaValue', 'colors'],
    given: () =>
      fc
        .record({
          beneath,
          where: fc.constantFrom<Zone>('battlefield', 'stack'),
          copy: fc.option(copied, { nil: undefined }),
        })
        .map(({ beneath: { card, state }, where, copy }) => ({
          ...alone(card, where, {
            ...(where === 'battlefield' ? state : {}),
            ...(copy ? { copy } : {}),
            faceDown: true,
          }),
          where,
        })),
    then: ({ game, object }, engine) => {
      const why = 'face down, it has no mana cost and no colour (708.2)';
      expectManaValue(engine, { game, object }, 0, why);
      expectColors(engine, { game, object }, [], why);
    },
    labels: ({ where }) => [where],
    covers: { battlefield: 0.3, stack: 0.3 },
  }),
  property({
    id: '202.3/copies',
    cites: ['202.3', '202.1', '202.2'],
    says: 'A copy has the mana value and the colours of what it copied, and nothing of what it was',
    asks: ['manaValue', 'colors'],
    given: () =>
      fc.tuple(beneath, copied).map(([{ card, state }, copy]) => ({
        ...alone(card, 'battlefield', { ...state, copy }),
        copy,
        state,
      })),
    then: ({ game, object, copy }, engine) => {
      const original = alone(copy, 'battlefield');
      const why = `it copied something that costs ${copy.manaCost ?? 'nothing at all'}`;
      expectManaValue(engine, { game, object }, engine.manaValue(original), why);
      expectColors(engine, { game, object }, engine.colors(original), why);
    },
    labels: beneathLabels,
    covers: { 'a card': 0.2, 'a token': 0.2, 'a back face': 0.2 },
  }),
  property({
    id: '202.3/merged',
    cites: ['202.3', '202.2'],
    says: 'A merged permanent has the mana value and the colours of its topmost card',
    asks: ['manaValue', 'colors'],
    given: () =>
      fc
        .tuple(manaCost, fc.array(fixedCost.map(artifact), { minLength: 1, maxLength: 3 }))
        .map(([cost, under]) => ({
          ...alone(artifact(cost), 'battlefield', { under }),
          top: artifact(cost),
        })),
    then: ({ game, object, top }, engine) => {
      const original = alone(top, 'battlefield');
      const why = `${top.manaCost ?? 'a card without mana cost'} is on top; cards beneath do not count`;
      expectManaValue(engine, { game, object }, engine.manaValue(original), why);
      expectColors(engine, { game, object }, engine.colors(original), why);
    },
    labels: () => ['merged'],
  }),
  property({
    id: '202.1/tokens',
    cites: ['202.1', '202.1b', '202.3'],
    says: 'A token or a copy of a spell has the mana value and colours that a card like it has',
    asks: ['manaValue', 'colors'],
    given: () =>
      fc.tuple(manaCost, fc.constantFrom<Zone>('battlefield', 'stack')).map(([cost, where]) => ({
        ...alone(artifact(cost), where, { token: true }),
        card: artifact(cost),
        where,
      })),
    then: ({ game, object, card, where }, engine) => {
      const original = alone(card, where);
      const why = 'that no card represents it does not matter';
      expectManaValue(engine, { game, object }, engine.manaValue(original), why);
      expectColors(engine, { game, object }, engine.colors(original), why);
    },
    labels: ({ card }) => [card.manaCost === null ? 'without a mana cost' : 'with a mana cost'],
    covers: { 'with a mana cost': 0.5 },
  }),
];
