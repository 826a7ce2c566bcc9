/**
 * Every property, chapter by chapter.
 */
import { bonusProperties } from './chapters/106-bonuses.ts';
import { carriedManaProperties } from './chapters/106-carried.ts';
import { couldProduceProperties } from './chapters/106-could-produce.ts';
import { manaProperties } from './chapters/106-mana.ts';
import { mirrorProperties } from './chapters/106-mirrors.ts';
import { poolProperties } from './chapters/106-pools.ts';
import { replacedManaProperties } from './chapters/106-replaced.ts';
import { tappedForManaProperties } from './chapters/106-tapped.ts';
import { resolvingProperties } from './chapters/107-resolving.ts';
import { specialActionProperties } from './chapters/107-special-actions.ts';
import { spellingProperties } from './chapters/107-spelling.ts';
import { symbolProperties } from './chapters/107-symbols.ts';
import { tappingProperties } from './chapters/107-tapping.ts';
import { unpaidXProperties } from './chapters/107-unpaid-x.ts';
import { variableProperties } from './chapters/107-variables.ts';
import { additionalCostProperties } from './chapters/118-additional-costs.ts';
import { alternativeCostProperties } from './chapters/118-alternative-costs.ts';
import { comparedBoardProperties } from './chapters/118-boards-compared.ts';
import { coloredReductionProperties } from './chapters/118-colored-reductions.ts';
import { costProperties } from './chapters/118-costs.ts';
import { countedBoardProperties } from './chapters/118-counted-boards.ts';
import { fromBoardProperties } from './chapters/118-from-the-board.ts';
import { paymentProperties } from './chapters/118-payment.ts';
import { paymentBoundProperties } from './chapters/118-payment-bounds.ts';
import { symbolPaymentProperties } from './chapters/118-symbols-paid.ts';
import { colorProperties } from './chapters/202-colors.ts';
import { copyProperties } from './chapters/202-copies.ts';
import { layoutProperties } from './chapters/202-layouts.ts';
import { manaValueProperties } from './chapters/202-mana-value.ts';
import { castTriggerProperties } from './chapters/601-cast-triggers.ts';
import { castingProperties } from './chapters/601-casting.ts';
import { historyProperties } from './chapters/601-history.ts';
import { manaWindowProperties } from './chapters/601-mana-window.ts';
import { castPermanentProperties } from './chapters/601-permanents.ts';
import { permissionProperties } from './chapters/601-permission.ts';
import { prohibitionProperties } from './chapters/601-prohibitions.ts';
import { scopeProperties } from './chapters/601-scope.ts';
import { stackProperties } from './chapters/601-stack.ts';
import { transactionProperties } from './chapters/601-transaction.ts';
import { activationProperties } from './chapters/602-activation.ts';
import { activationCostProperties } from './chapters/602-activation-costs.ts';
import { resolvingManaAbilityProperties } from './chapters/605-at-once.ts';
import { manaAbilityProperties } from './chapters/605-mana-abilities.ts';
import { counterProperties } from './chapters/614-counters.ts';
import { crystalProperties } from './chapters/614-crystal.ts';
import { enteringProperties } from './chapters/614-entering.ts';
import { leavingEventProperties } from './chapters/614-events.ts';
import { objectProperties } from './chapters/614-objects.ts';
import { replacementOrderProperties } from './chapters/614-order.ts';
import { replacementProperties } from './chapters/614-replacement.ts';
import { stackingProperties } from './chapters/614-stacking.ts';
import { tokenProperties } from './chapters/614-tokens.ts';
import { triggerProperties } from './chapters/614-triggers.ts';
import { devotionProperties } from './chapters/700-devotion.ts';
import { devotionLayerProperties } from './chapters/700-layers.ts';
import { devotedPermanentProperties } from './chapters/700-permanents.ts';
import { resolvedDevotionProperties } from './chapters/700-resolution.ts';
import { devotionUseProperties } from './chapters/700-uses.ts';
import { afterwardsProperties } from './chapters/702-afterwards.ts';
import { grantedKeywordProperties } from './chapters/702-granted.ts';
import { castingKeywordProperties } from './chapters/702-keywords.ts';
import { keywordReductionProperties } from './chapters/702-reductions.ts';
import { keywordCostProperties } from './chapters/702-total-costs.ts';
import { wayToPayProperties } from './chapters/702-ways-to-pay.ts';
import type { Property } from './property.ts';

export const PROPERTIES: readonly Property[] = [
  ...manaProperties,
  ...carriedManaProperties,
  ...replacedManaProperties,
  ...tappedForManaProperties,
  ...bonusProperties,
  ...couldProduceProperties,
  ...mirrorProperties,
  ...poolProperties,
  ...tappingProperties,
  ...specialActionProperties,
  ...spellingProperties,
  ...symbolProperties,
  ...variableProperties,
  ...resolvingProperties,
  ...unpaidXProperties,
  ...costProperties,
  ...coloredReductionProperties,
  ...additionalCostProperties,
  ...alternativeCostProperties,
  ...manaValueProperties,
  ...layoutProperties,
  ...copyProperties,
  ...colorProperties,
  ...castingProperties,
  ...prohibitionProperties,
  ...scopeProperties,
  ...activationCostProperties,
  ...replacementProperties,
  ...leavingEventProperties,
  ...replacementOrderProperties,
  ...objectProperties,
  ...tokenProperties,
  ...triggerProperties,
  ...stackingProperties,
  ...enteringProperties,
  ...counterProperties,
  ...crystalProperties,
  ...manaAbilityProperties,
  ...resolvingManaAbilityProperties,
  ...devotionProperties,
  ...devotedPermanentProperties,
  ...devotionLayerProperties,
  ...resolvedDevotionProperties,
  ...devotionUseProperties,
  ...keywordReductionProperties,
  ...keywordCostProperties,
  ...paymentProperties,
  ...wayToPayProperties,
  ...transactionProperties,
  ...stackProperties,
  ...manaWindowProperties,
  ...castPermanentProperties,
  ...permissionProperties,
  ...castTriggerProperties,
  ...activationProperties,
  ...castingKeywordProperties,
  ...grantedKeywordProperties,
  ...afterwardsProperties,
  ...symbolPaymentProperties,
  ...paymentBoundProperties,
  ...fromBoardProperties,
  ...comparedBoardProperties,
  ...countedBoardProperties,
  ...historyProperties,
];
