/**
 * A rulebook as an engine: answers every question with all that is legal.
 */

import { outcomes } from './choices.ts';
import { colorBits, colorsOfBits } from './costs/mana-cost.ts';
import { objectOf } from './find.ts';
import { typesOfSet } from './mana/production/amounts.ts';
import type { Engine } from './model/questions.ts';
import { comprehensiveRules, type Rulebook } from './rulebook.ts';

/** What every rulebook can answer. */
export type ReferenceEngine = Engine &
  Required<
    Pick<
      Engine,
      | 'manaValue'
      | 'colors'
      | 'devotion'
      | 'totalCosts'
      | 'payments'
      | 'canPay'
      | 'isManaAbility'
      | 'canActivate'
      | 'couldProduce'
      | 'activate'
      | 'cast'
      | 'resolve'
      | 'happen'
    >
  >;

/**
 * @param rules the rulebook that answers: the comprehensive rules, an edition of them, or a fault.
 * @param name what reports call the engine.
 */
export function engineFrom(rules: Rulebook, name: string): ReferenceEngine {
  return {
    name,
    exhaustive: true,
    manaValue: ({ game, object }) => rules.manaValue(objectOf(game, object).object),
    colors: ({ game, object }) => colorsOfBits(rules.colorsOf(objectOf(game, object).object)),
    devotion: ({ game, player, to }) => rules.devotion(game, player, colorBits(to)),
    totalCosts: ({ game, proposal }) => rules.totalCosts(game, proposal),
    payments: ({ game, proposal, total }) => rules.payments(game, proposal, total),
    canPay: ({ game, proposal }) => rules.canPay(game, proposal),
    isManaAbility: (question) => rules.isManaAbilityOf(question),
    canActivate: (question) => rules.canActivate(question),
    couldProduce: ({ game, object }) => typesOfSet(rules.typesOfPermanent(game, object)),
    activate: ({ game, activation }) => rules.activate(game, activation),
    cast: ({ game, plan }) => rules.cast(game, plan),
    resolve: ({ game }) => ({ games: outcomes((choose) => rules.resolveTop(game, choose)) }),
    happen: ({ game, event }) => ({ games: rules.gamesAfter(game, event) }),
  };
}

/** The Comprehensive Rules, as an engine. */
export const referenceEngine: ReferenceEngine = engineFrom(comprehensiveRules, 'reference');
