/**
 * Properties of mana costs and mana values.
 * @see CR 202.1, 202.3, 202.4
 */
import * as fc from 'fast-check';
import type { Card, CastRecord, ManaText, Zone } from '../../engine/index.ts';
import { laterEffects } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import { choiceSymbol, fixedCost, manaCost, variableCost, write } from '../generators/costs.ts';
import { alone, x as anyX, elsewhere, type State, zone } from '../generators/objects.ts';
import { expectManaValue } from '../laws/expect.ts';
import { modelManaValue } from '../models/printed.ts';
import { property, type Subject } from '../property.ts';

const artifact = (cost: ManaText | null): Card => plainCard(cost, ['artifact']);

/** Something in a zone, with an X that is chosen on the stack and remembered on the battlefield. */
interface Somewhere {
  readonly cost: ManaText | null;
  readonly where: Zone;
  readonly x: number;
}

const stateWith = (where: Zone, x: number): State =>
  where === 'stack' ? { x } : where === 'battlefield' ? { cast: { x } } : {};

const placed = ({ cost, where, x }: Somewhere) => alone(artifact(cost), where, stateWith(where, x));

const valueIn = (engine: Subject, cost: ManaText, { where, x }: Omit<Somewhere, 'cost'>): number =>
  engine.manaValue(placed({ cost, where, x }));

const hasX = (cost: ManaText | null): boolean => cost?.includes('{X}') ?? false;

const zoneLabel = (where: Zone): string =>
  where === 'stack' || where === 'battlefield' ? where : 'a card elsewhere';

/** What may be remembered of how a spell was paid for. */
const payment: fc.Arbitrary<CastRecord> = fc.record(
  {
    alternative: fc.constantFrom('free', 'flashback', 'overload'),
    additional: fc.constant({ kicker: 1 }),
    spent: fc.record({ U: fc.nat(5), C: fc.nat(5) }),
    lifePaid: fc.nat(6),
  },
  { requiredKeys: [] },
);

export const manaValueProperties = [
  property({
    id: '202.3/sum-of-symbols',
    cites: ['202.3', '202.3e', '202.3f', '202.3g'],
    says: 'Mana value is the sum of what the symbols of the mana cost are worth, as read off its text',
    asks: ['manaValue'],
    given: () =>
      fc
        .record({ cost: manaCost, where: zone, x: anyX })
        .map((drawn) => ({ ...placed(drawn), ...drawn })),
    then: ({ game, object, cost, where, x }, engine) => {
      const worth = where === 'stack' ? x : 0;
      expectManaValue(
        engine,
        { game, object },
        modelManaValue(cost, worth),
        `each symbol of ${cost ?? 'no mana cost'} is worth its larger half, a Phyrexian one 1, {X} ${worth} here`,
      );
    },
    labels: ({ cost, where }) => [
      zoneLabel(where),
      ...(cost?.includes('/') ? ['hybrid or Phyrexian'] : []),
      ...(hasX(cost) ? ['{X}'] : []),
    ],
    covers: { stack: 0.1, battlefield: 0.1, 'hybrid or Phyrexian': 0.1, '{X}': 0.1 },
  }),
  property({
    id: '202.3/adds-up',
    cites: ['202.3'],
    says: 'The mana value of two costs in one is the sum of both',
    asks: ['manaValue'],
    given: () =>
      fc
        .record({
          one: fixedCost,
          another: fc.oneof(fixedCost, variableCost),
          where: zone,
          x: anyX,
        })
        .map((drawn) => ({
          ...placed({ ...drawn, cost: write([drawn.one, drawn.another]) }),
          ...drawn,
        })),
    then: ({ game, object, one, another, ...place }, engine) =>
      expectManaValue(
        engine,
        { game, object },
        valueIn(engine, one, place) + valueIn(engine, another, place),
        `its cost is ${one} and ${another} together, so its mana value is that of both (202.3)`,
      ),
    labels: ({ where, another }) => [zoneLabel(where), ...(hasX(another) ? ['{X}'] : [])],
    covers: { stack: 0.1, battlefield: 0.1, '{X}': 0.2 },
  }),
  property({
    id: '202.3f/larger-half',
    cites: ['202.3f'],
    says: 'A hybrid symbol is worth what the larger of its halves is worth',
    asks: ['manaValue'],
    given: () =>
      fc
        .record({
          rest: fixedCost,
          symbol: choiceSymbol.filter((s) => !s.includes('P')),
          where: zone,
          x: anyX,
        })
        .map((drawn) => ({
          ...placed({ ...drawn, cost: write([drawn.rest, drawn.symbol]) }),
          ...drawn,
        })),
    then: ({ game, object, rest, symbol, ...place }, engine) => {
      const halves = symbol.slice(1, -1).split('/');
      expectManaValue(
        engine,
        { game, object },
        Math.max(...halves.map((half) => valueIn(engine, write([rest, `{${half}}`]), place))),
        `${symbol} is worth as much as the larger of {${halves.join('} and {')}} (202.3f)`,
      );
    },
    labels: ({ symbol, where }) => [
      symbol.startsWith('{2')
        ? 'generic half'
        : symbol.startsWith('{C')
          ? 'colourless half'
          : 'two colours',
      zoneLabel(where),
    ],
    covers: { 'generic half': 0.1, 'colourless half': 0.1, 'two colours': 0.25 },
  }),
  property({
    id: '202.3g/phyrexian-is-one',
    cites: ['202.3g'],
    says: 'A Phyrexian symbol is worth 1, even when life was paid for it',
    asks: ['manaValue'],
    given: () =>
      fc
        .record({
          rest: fixedCost,
          symbol: choiceSymbol.filter((s) => s.includes('P')),
          where: fc.constantFrom<Zone>('stack', 'battlefield', 'hand', 'graveyard'),
          lifePaid: fc.constantFrom(0, 2, 4),
        })
        .map((drawn) => ({
          ...alone(artifact(write([drawn.rest, drawn.symbol])), drawn.where, {
            cast: { lifePaid: drawn.lifePaid },
          }),
          ...drawn,
        })),
    then: ({ game, object, rest, symbol, where }, engine) =>
      expectManaValue(
        engine,
        { game, object },
        valueIn(engine, rest, { where, x: 0 }) + 1,
        `${symbol} is worth 1, whatever was paid for it (202.3g)`,
      ),
    labels: ({ lifePaid, where }) => [
      ...(lifePaid > 0 && (where === 'stack' || where === 'battlefield') ? ['life was paid'] : []),
      zoneLabel(where),
    ],
    covers: { 'life was paid': 0.2 },
  }),
  property({
    id: '202.3a/no-mana-cost',
    cites: ['202.3a', '202.1b'],
    says: 'What has no mana cost has mana value 0, wherever it is and however it came there',
    asks: ['manaValue'],
    given: () =>
      fc
        .record({
          where: zone,
          x: anyX,
          cast: payment,
          token: fc.boolean(),
          textSymbols: fixedCost,
        })
        .map(({ where, x, cast, token, textSymbols }) => ({
          ...alone(plainCard(null, ['artifact'], { textSymbols }), where, {
            ...stateWith(where, x),
            ...(where === 'battlefield' ? { cast: { ...cast, x } } : {}),
            ...(token && where === 'battlefield' ? { token: true } : {}),
          }),
          where,
          token,
        })),
    then: ({ game, object }, engine) =>
      expectManaValue(engine, { game, object }, 0, 'it has no mana cost (202.3a)'),
    labels: ({ where }) => [zoneLabel(where)],
    covers: { stack: 0.1, battlefield: 0.1 },
  }),
  property({
    id: '202.3e/x-elsewhere',
    cites: ['202.3e', '107.3g'],
    says: 'Anywhere but on the stack, {X} in a mana cost is worth nothing, whatever X the spell was cast with',
    asks: ['manaValue'],
    given: () =>
      fc
        .record({ cost: variableCost, where: elsewhere, x: anyX })
        .map((drawn) => ({ ...placed(drawn), ...drawn })),
    then: ({ game, object, cost, where, x }, engine) =>
      expectManaValue(
        engine,
        { game, object },
        valueIn(engine, write([cost.replaceAll('{X}', '')]), { where, x }),
        `{X} of ${cost} is 0 here: only a spell on the stack has the X that was chosen (107.3g)`,
      ),
    labels: ({ where, x }) => [
      zoneLabel(where),
      ...(x > 0 && where === 'battlefield' ? ['cast with X'] : []),
    ],
    covers: { battlefield: 0.1, 'a card elsewhere': 0.4, 'cast with X': 0.1 },
  }),
  property({
    id: '202.3e/x-on-the-stack',
    cites: ['202.3e', '107.3i', '107.3a'],
    says: 'On the stack, every {X} in a mana cost is worth the X that was chosen',
    asks: ['manaValue'],
    given: () =>
      fc
        .record({ cost: variableCost, x: anyX })
        .map(({ cost, x }) => ({ ...placed({ cost, where: 'stack', x }), cost, x })),
    then: ({ game, object, cost, x }, engine) => {
      const number = x * (cost.split('{X}').length - 1);
      const inNumbers = write([cost.replaceAll('{X}', ''), `{${number}}`]);
      expectManaValue(
        engine,
        { game, object },
        valueIn(engine, inNumbers, { where: 'stack', x }),
        `with X = ${x}, ${cost} is worth as much as ${inNumbers} (202.3e)`,
      );
    },
    labels: ({ cost, x }) => [
      ...(x > 0 ? ['X above 0'] : []),
      ...(cost.includes('{X}{X}') ? ['several X'] : []),
    ],
    covers: { 'X above 0': 0.5, 'several X': 0.3 },
  }),
  property({
    id: '202.3/what-was-paid',
    cites: ['202.3', '202.4', '118.8d', '118.9c'],
    says: 'Mana value looks at the mana cost, never at what was paid or at what happened since',
    asks: ['manaValue'],
    given: () =>
      fc
        .record({
          cost: fc.oneof(fixedCost, variableCost),
          where: fc.constantFrom<Zone>('battlefield', 'stack'),
          x: anyX,
          cast: payment,
          counters: fc.nat(3),
          later: laterEffects,
        })
        .map(({ cost, where, x, cast, counters, later }) => ({
          ...alone(artifact(cost), where, {
            ...(where === 'stack' ? { x, cast } : { cast: { ...cast, x } }),
            ...(where === 'battlefield' ? { counters: { '+1/+1': counters } } : {}),
            later,
          }),
          cost,
          where,
          x,
          cast,
        })),
    then: ({ game, object, cost, where, x }, engine) =>
      expectManaValue(
        engine,
        { game, object },
        valueIn(engine, cost, { where, x }),
        `its mana cost is ${cost}; costs that were paid instead or besides are no part of it (202.4, 118.9c)`,
      ),
    labels: ({ where, cast, cost }) => [
      where,
      ...(cast.alternative === undefined ? [] : ['alternative cost']),
      ...(cast.additional === undefined ? [] : ['additional cost']),
      ...(hasX(cost) && cast.alternative !== undefined && where === 'stack'
        ? ['X of an alternative cost']
        : []),
    ],
    covers: {
      'alternative cost': 0.3,
      'additional cost': 0.3,
      stack: 0.3,
      'X of an alternative cost': 0.05,
    },
  }),
];
