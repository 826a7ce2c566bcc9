/**
 * The rulebook: one object whose methods are the rules. Rules call each other through it, so a fault or an
 * edition is a rulebook with one rule replaced: `{ ...comprehensiveRules, reduceByGeneric: … }`.
 */
import { symbolRules } from './chapters/107-symbols.ts';
import { costRules } from './chapters/118-costs.ts';
import { manaValueRules } from './chapters/202-mana-value.ts';
import { castingRules } from './chapters/601-casting.ts';
import { manaAbilityRules } from './chapters/605-mana-abilities.ts';
import { replacementRules } from './chapters/614-replacement.ts';
import { devotionRules } from './chapters/700-devotion.ts';
import { keywordRules } from './chapters/702-keywords.ts';
import { costChangeRules } from './cost-changes.ts';
import { effectRules } from './effects.ts';
import { extraCostRules } from './extra-costs.ts';
import { objectRules } from './objects.ts';
import { askRules } from './payment/asks.ts';
import { lifeRules } from './payment/life.ts';
import { paymentRules } from './payment/payments.ts';
import { spendingRules } from './payment/spending.ts';
import { permissionRules } from './permission.ts';

type Rules = typeof objectRules &
  typeof symbolRules &
  typeof costRules &
  typeof manaValueRules &
  typeof castingRules &
  typeof costChangeRules &
  typeof extraCostRules &
  typeof effectRules &
  typeof permissionRules &
  typeof askRules &
  typeof lifeRules &
  typeof paymentRules &
  typeof spendingRules &
  typeof manaAbilityRules &
  typeof replacementRules &
  typeof devotionRules &
  typeof keywordRules;

export interface Rulebook extends Rules {}

/** The Comprehensive Rules as of 25 September 2026. */
export const comprehensiveRules: Rulebook = {
  ...objectRules,
  ...symbolRules,
  ...costRules,
  ...manaValueRules,
  ...castingRules,
  ...costChangeRules,
  ...extraCostRules,
  ...effectRules,
  ...permissionRules,
  ...askRules,
  ...lifeRules,
  ...paymentRules,
  ...spendingRules,
  ...manaAbilityRules,
  ...replacementRules,
  ...devotionRules,
  ...keywordRules,
};
