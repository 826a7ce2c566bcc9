/**
 * The steps and phases of a turn.
 */
export const STEPS = [
  'untap',
  'upkeep',
  'draw',
  'precombatMain',
  'beginningOfCombat',
  'declareAttackers',
  'declareBlockers',
  'combatDamage',
  'endOfCombat',
  'postcombatMain',
  'end',
  'cleanup',
] as const;
export type Step = (typeof STEPS)[number];
