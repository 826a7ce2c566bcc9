/**
 * Every property, chapter by chapter.
 */
import { costProperties } from './chapters/118-costs.ts';
import { extraCostProperties } from './chapters/118-extra-costs.ts';
import { castingProperties } from './chapters/601-casting.ts';
import { scopeProperties } from './chapters/601-scope.ts';
import { keywordReductionProperties } from './chapters/702-reductions.ts';
import type { Property } from './property.ts';

export const PROPERTIES: readonly Property[] = [
  ...costProperties,
  ...extraCostProperties,
  ...castingProperties,
  ...scopeProperties,
  ...keywordReductionProperties,
];
