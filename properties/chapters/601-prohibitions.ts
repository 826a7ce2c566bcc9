/**
 * Properties of what forbids casting and activating.
 * @see CR 601.2e, 601.3, 602.2, 602.5
 */
import * as fc from 'fast-check';
import type { CostScope, Permanent } from '../../engine/index.ts';
import { OPPONENT } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import { plainCost } from '../generators/costs.ts';
import { activationOf, castOf, sourceCard } from '../generators/proposals.ts';
import { permanentWith, withPermanent } from '../laws/changes.ts';
import { type CostQuestion, expectSame, expectTotals } from '../laws/totals.ts';
import { type Property, property } from '../property.ts';

/** Something that forbids, and whether that is what is done. */
interface Forbidding extends CostQuestion {
  readonly host: Permanent;
  readonly forbids: boolean;
}

/** What is forbidden, of which source, whose, and while what; with whether an artifact creature of yours is meant. */
const scope: fc.Arbitrary<{ readonly scope: CostScope; readonly covers: boolean }> = fc
  .record({
    of: fc.constantFrom('spells' as const, 'abilities' as const),
    type: fc.constantFrom('artifact' as const, 'creature' as const, 'land' as const, undefined),
    whose: fc.constantFrom('yours' as const, 'opponents' as const, undefined),
    holds: fc.option(fc.boolean(), { nil: undefined }),
  })
  .map(({ of, type, whose, holds }) => ({
    scope: {
      of,
      ...(type === undefined ? {} : { filter: { types: [type] } }),
      ...(whose === undefined ? {} : { whose }),
      ...(holds === undefined
        ? {}
        : {
            while: { kind: 'controls', of: { types: [holds ? 'enchantment' : 'battle'] } } as const,
          }),
    },
    covers: type !== 'land' && holds !== false,
  }));

export const prohibitionProperties: readonly Property[] = [
  property<Forbidding>({
    id: '601.2e/forbidden',
    cites: ['601.2e', '602.2'],
    says: 'What cannot be cast or activated is illegal for those whom it is said of, and costs the others what it did',
    asks: ['totalCosts'],
    given: () =>
      fc
        .record({ drawn: scope, cost: plainCost, casts: fc.boolean(), theirs: fc.boolean() })
        .map(({ drawn, cost, casts, theirs }) => {
          const question: CostQuestion = casts
            ? castOf(plainCard(cost, ['artifact', 'creature']), [])
            : activationOf(sourceCard({ mana: cost }), []);
          const ability = { kind: 'prohibition', scope: drawn.scope } as const;
          const host = permanentWith('forbids', ability);
          const said = drawn.scope.whose;
          return {
            ...question,
            host: theirs ? { ...host, controller: OPPONENT } : host,
            forbids:
              drawn.covers &&
              (drawn.scope.of === 'spells') === casts &&
              (said === undefined || (said === 'opponents') === theirs),
          };
        }),
    then: ({ game, proposal, host, forbids }, engine) => {
      const question = { game, proposal };
      const under = withPermanent(question, host);
      if (forbids) expectTotals(engine, under, [], ['it is forbidden']);
      else
        expectSame(engine, question, under, ['something else is forbidden, or to somebody else']);
    },
    labels: ({ forbids, proposal }) => [forbids ? 'forbidden' : 'not forbidden', proposal.kind],
    covers: { forbidden: 0.1, 'not forbidden': 0.3, cast: 0.3, activate: 0.3 },
  }),
];
