/**
 * The rulebook: one object whose methods are the rules. Rules call each other through it, so a fault or an
 * edition is a rulebook with one rule replaced: `{ ...comprehensiveRules, reduceByGeneric: … }`.
 */

import { amountRules } from './amounts.ts';
import { manaRules } from './chapters/106-mana.ts';
import { symbolRules } from './chapters/107-symbols.ts';
import { costRules } from './chapters/118-costs.ts';
import { manaValueRules } from './chapters/202-mana-value.ts';
import { castingRules } from './chapters/601-casting.ts';
import { manaAbilityRules } from './chapters/605-mana-abilities.ts';
import { replacementRules } from './chapters/614-replacement.ts';
import { devotionRules } from './chapters/700-devotion.ts';
import { keywordRules } from './chapters/702-keywords.ts';
import { costChangeRules } from './costs/cost-changes.ts';
import { extraCostRules } from './costs/extra-costs.ts';
import { effectRules } from './effects.ts';
import { grantRules } from './grants.ts';
import { addingManaRules } from './mana/adding-mana.ts';
import { couldProduceRules } from './mana/could-produce.ts';
import { landTypeRules } from './mana/land-types.ts';
import { manaReplacementRules } from './mana/mana-replacement.ts';
import { manaTriggerRules } from './mana/mana-triggers.ts';
import { tappingRules } from './mana/tapping.ts';
import { unspentRules } from './mana/unspent.ts';
import { matchingRules } from './matching.ts';
import { objectRules } from './objects.ts';
import { askRules } from './payment/asks.ts';
import { boardRules } from './payment/board.ts';
import { lifeRules } from './payment/life.ts';
import { resolutionPaymentRules } from './payment/on-resolution.ts';
import { payingRules } from './payment/paying.ts';
import { paymentRules } from './payment/payments.ts';
import { sourceRules } from './payment/sources.ts';
import { spendingRules } from './payment/spending.ts';
import { wayRules } from './payment/ways.ts';
import { activatingRules } from './transaction/activating.ts';
import { alternativeRules } from './transaction/alternatives.ts';
import { castRules } from './transaction/casting.ts';
import { permissionRules } from './transaction/permission.ts';
import { prohibitionRules } from './transaction/prohibitions.ts';
import { specialRules } from './transaction/special.ts';
import { timingRules } from './transaction/timing.ts';
import { copyingRules } from './zones/copying.ts';
import { counterRules } from './zones/counters.ts';
import { delayedRules } from './zones/delayed.ts';
import { enteringRules } from './zones/entering.ts';
import { happeningRules } from './zones/happening.ts';
import { movingRules } from './zones/moving.ts';
import { memoryRules } from './zones/remembered.ts';
import { resolvingRules } from './zones/resolving.ts';
import { stackingRules } from './zones/stacking.ts';
import { stateBasedRules } from './zones/state-based.ts';
import { tokenRules } from './zones/tokens.ts';
import { triggerRules } from './zones/triggers.ts';
import { zoneEffectRules } from './zones/zone-effects.ts';

type Rules = typeof objectRules &
  typeof grantRules &
  typeof matchingRules &
  typeof amountRules &
  typeof symbolRules &
  typeof costRules &
  typeof manaValueRules &
  typeof castingRules &
  typeof costChangeRules &
  typeof extraCostRules &
  typeof effectRules &
  typeof permissionRules &
  typeof alternativeRules &
  typeof prohibitionRules &
  typeof timingRules &
  typeof specialRules &
  typeof askRules &
  typeof boardRules &
  typeof sourceRules &
  typeof lifeRules &
  typeof paymentRules &
  typeof resolutionPaymentRules &
  typeof spendingRules &
  typeof wayRules &
  typeof activatingRules &
  typeof addingManaRules &
  typeof manaRules &
  typeof couldProduceRules &
  typeof manaReplacementRules &
  typeof manaTriggerRules &
  typeof payingRules &
  typeof castRules &
  typeof tappingRules &
  typeof unspentRules &
  typeof landTypeRules &
  typeof manaAbilityRules &
  typeof replacementRules &
  typeof movingRules &
  typeof enteringRules &
  typeof copyingRules &
  typeof counterRules &
  typeof tokenRules &
  typeof triggerRules &
  typeof stackingRules &
  typeof memoryRules &
  typeof stateBasedRules &
  typeof zoneEffectRules &
  typeof resolvingRules &
  typeof happeningRules &
  typeof delayedRules &
  typeof devotionRules &
  typeof keywordRules;

export interface Rulebook extends Rules {}

/** The Comprehensive Rules as of 25 September 2026. */
export const comprehensiveRules: Rulebook = {
  ...objectRules,
  ...grantRules,
  ...matchingRules,
  ...amountRules,
  ...symbolRules,
  ...costRules,
  ...manaValueRules,
  ...castingRules,
  ...costChangeRules,
  ...extraCostRules,
  ...effectRules,
  ...permissionRules,
  ...alternativeRules,
  ...prohibitionRules,
  ...timingRules,
  ...specialRules,
  ...askRules,
  ...boardRules,
  ...sourceRules,
  ...lifeRules,
  ...paymentRules,
  ...resolutionPaymentRules,
  ...spendingRules,
  ...wayRules,
  ...activatingRules,
  ...addingManaRules,
  ...manaRules,
  ...couldProduceRules,
  ...manaReplacementRules,
  ...manaTriggerRules,
  ...payingRules,
  ...castRules,
  ...tappingRules,
  ...unspentRules,
  ...landTypeRules,
  ...manaAbilityRules,
  ...replacementRules,
  ...movingRules,
  ...enteringRules,
  ...copyingRules,
  ...counterRules,
  ...tokenRules,
  ...triggerRules,
  ...stackingRules,
  ...memoryRules,
  ...stateBasedRules,
  ...zoneEffectRules,
  ...resolvingRules,
  ...happeningRules,
  ...delayedRules,
  ...devotionRules,
  ...keywordRules,
};
