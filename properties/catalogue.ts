/**
 * Every property, chapter by chapter.
 */
import { symbolProperties } from './chapters/107-symbols.ts';
import { variableProperties } from './chapters/107-variables.ts';
import { costProperties } from './chapters/118-costs.ts';
import { extraCostProperties } from './chapters/118-extra-costs.ts';
import { colorProperties } from './chapters/202-colors.ts';
import { layoutProperties } from './chapters/202-layouts.ts';
import { manaValueProperties } from './chapters/202-mana-value.ts';
import { castingProperties } from './chapters/601-casting.ts';
import { scopeProperties } from './chapters/601-scope.ts';
import { devotionProperties } from './chapters/700-devotion.ts';
import { devotionLayerProperties } from './chapters/700-layers.ts';
import { devotedPermanentProperties } from './chapters/700-permanents.ts';
import { keywordReductionProperties } from './chapters/702-reductions.ts';
import type { Property } from './property.ts';

export const PROPERTIES: readonly Property[] = [
  ...symbolProperties,
  ...variableProperties,
  ...costProperties,
  ...extraCostProperties,
  ...manaValueProperties,
  ...layoutProperties,
  ...colorProperties,
  ...castingProperties,
  ...scopeProperties,
  ...devotionProperties,
  ...devotedPermanentProperties,
  ...devotionLayerProperties,
  ...keywordReductionProperties,
];
