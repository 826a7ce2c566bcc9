/**
 * Properties of colours.
 * @see CR 105, 202.2
 */
import * as fc from 'fast-check';
import type { Card, LaterEffects, ManaText, Zone } from '../../engine/index.ts';
import { plainCard } from '../generators/cards.ts';
import { colors, manaCost, oddCost, write } from '../generators/costs.ts';
import { alone, x as anyX, type State, zone } from '../generators/objects.ts';
import { expectColors } from '../laws/expect.ts';
import { modelColors } from '../models/printed.ts';
import { property } from '../property.ts';

/** A card that may have no mana cost, a colour indicator, neither or both; devoid is apart. */
const coloredCard: fc.Arbitrary<Card> = fc
  .tuple(manaCost, fc.option(colors, { nil: undefined, freq: 2 }))
  .map(([cost, indicator]) =>
    plainCard(cost, ['creature'], indicator ? { colorIndicator: indicator } : {}),
  );

const devoid = (card: Card): Card => ({ ...card, keywords: [{ keyword: 'devoid' }] });

/** Where an object can have been changed by an effect. */
const affected = fc.constantFrom<Zone>('battlefield', 'stack');

const changed = (effect: fc.Arbitrary<LaterEffects>) =>
  fc
    .record({ card: coloredCard, where: affected, later: effect })
    .map(({ card, where, later }) => ({ ...alone(card, where, { later }), card, where, later }));

/** What lends no colour to a cost. */
const colorless: fc.Arbitrary<ManaText> = fc
  .array(fc.constantFrom('{C}', '{S}', '{X}', '{1}', '{7}'), { minLength: 1, maxLength: 3 })
  .map((symbols) => symbols.join(''));

const kinds = ({ manaCost: cost, colorIndicator }: Card): string[] => [
  modelColors(cost).length > 1 ? 'multicoloured cost' : 'at most one colour in the cost',
  ...(colorIndicator ? ['colour indicator'] : []),
  ...(cost === null ? ['no mana cost'] : []),
];

export const colorProperties = [
  property({
    id: '202.2/symbols-of-the-cost',
    cites: ['202.2', '105.2', '105.1', '107.4e', '107.4f'],
    says: 'An object has the colours whose letters its mana cost is written with, and those of its indicator',
    asks: ['colors'],
    given: () =>
      fc
        .record({ card: coloredCard, where: zone })
        .map(({ card, where }) => ({ ...alone(card, where), card })),
    then: ({ game, object, card }, engine) =>
      expectColors(
        engine,
        { game, object },
        [...modelColors(card.manaCost), ...(card.colorIndicator ?? [])],
        `its mana cost is ${card.manaCost ?? 'none'} (202.2)`,
      ),
    labels: ({ card }) => kinds(card),
    covers: { 'multicoloured cost': 0.1, 'colour indicator': 0.3, 'no mana cost': 0.03 },
  }),
  property({
    id: '202.2/no-color-in-it',
    cites: ['202.2', '107.4b', '107.4c', '107.4h'],
    says: 'Numbers, {X}, {C} and {S} in a mana cost, and symbols in the text, are of no colour',
    asks: ['colors'],
    given: () =>
      fc
        .record({ card: coloredCard, where: zone, added: colorless, textSymbols: oddCost, x: anyX })
        .map(({ card, where, added, textSymbols, x }) => {
          const more = {
            ...card,
            manaCost: card.manaCost && write([card.manaCost, added]),
            textSymbols,
          };
          const state: State = where === 'stack' ? { x } : {};
          return { ...alone(more, where, state), card, where, added, textSymbols };
        }),
    then: ({ game, object, card, where, added, textSymbols }, engine) =>
      expectColors(
        engine,
        { game, object },
        engine.colors(alone(card, where)),
        `${added} in its cost and ${textSymbols} in its text lend it no colour (202.2)`,
      ),
    labels: ({ added, textSymbols }) => [
      ...(/[WUBRG]/.test(textSymbols) ? ['colours in the text'] : []),
      ...(added.includes('{C}') ? ['{C}'] : []),
      ...(added.includes('{S}') ? ['{S}'] : []),
    ],
    covers: { 'colours in the text': 0.5, '{C}': 0.2, '{S}': 0.2 },
  }),
  property({
    id: '202.2/adds-up',
    cites: ['202.2', '105.2'],
    says: 'The colours of two costs in one are those of both',
    asks: ['colors'],
    given: () =>
      fc.record({ one: oddCost, another: oddCost, where: zone }).map(({ one, another, where }) => ({
        ...alone(plainCard(write([one, another]), ['artifact']), where),
        one,
        another,
        where,
      })),
    then: ({ game, object, one, another, where }, engine) =>
      expectColors(
        engine,
        { game, object },
        [one, another].flatMap((cost) =>
          engine.colors(alone(plainCard(cost, ['artifact']), where)),
        ),
        `its cost is ${one} and ${another} together (202.2)`,
      ),
    labels: ({ one, another }) => [
      modelColors(one).join() === modelColors(another).join()
        ? 'the same colours'
        : 'other colours',
    ],
    covers: { 'other colours': 0.5 },
  }),
  property({
    id: '105.2/devoid',
    cites: ['105.2', '202.2'],
    says: 'Devoid makes an object colourless whatever its cost and its indicator say, in every zone',
    asks: ['colors'],
    given: () =>
      fc
        .record({ card: coloredCard.map(devoid), where: zone })
        .map(({ card, where }) => ({ ...alone(card, where), card })),
    then: ({ game, object }, engine) =>
      expectColors(
        engine,
        { game, object },
        [],
        'its own ability sets its colour, everywhere (105.2)',
      ),
    labels: ({ card }) => [
      modelColors(card.manaCost).length > 0 ? 'coloured cost' : 'colourless cost',
    ],
    covers: { 'coloured cost': 0.4 },
  }),
  property({
    id: '105.3/overwrites',
    cites: ['105.3'],
    says: 'An effect that sets a colour takes away all colours that the object had',
    asks: ['colors'],
    given: () => changed(colors.map((set) => ({ colors: set }))),
    then: ({ game, object, later }, engine) =>
      expectColors(
        engine,
        { game, object },
        later.colors ?? [],
        'the new colour replaces the ones before it (105.3)',
      ),
    labels: ({ card }) => kinds(card),
    covers: { 'multicoloured cost': 0.1, 'colour indicator': 0.3 },
  }),
  property({
    id: '105.3/in-addition',
    cites: ['105.3'],
    says: 'An effect that gives a colour in addition leaves the colours that the object had',
    asks: ['colors'],
    given: () => changed(colors.map((added) => ({ addColors: added }))),
    then: ({ game, object, card, where, later }, engine) =>
      expectColors(
        engine,
        { game, object },
        [...engine.colors(alone(card, where)), ...(later.addColors ?? [])],
        'it says "in addition", so nothing is replaced (105.3)',
      ),
    labels: ({ card }) => kinds(card),
    covers: { 'multicoloured cost': 0.1, 'colour indicator': 0.3 },
  }),
  property({
    id: '202.2/what-was-paid',
    cites: ['202.2', '202.4'],
    says: 'What mana was spent on an object, and how it was cast, lends it no colour',
    asks: ['colors'],
    given: () =>
      fc
        .record({
          card: coloredCard,
          where: affected,
          spent: colors.map((cs) => Object.fromEntries(cs.map((c) => [c, 1]))),
        })
        .map(({ card, where, spent }) => ({
          ...alone(card, where, { cast: { spent, alternative: 'free' } }),
          card,
          where,
        })),
    then: ({ game, object, card, where }, engine) =>
      expectColors(
        engine,
        { game, object },
        engine.colors(alone(card, where)),
        'its colours come from the symbols of its cost, whatever paid for them (202.2)',
      ),
    labels: ({ card }) => kinds(card),
    covers: { 'multicoloured cost': 0.1 },
  }),
];
