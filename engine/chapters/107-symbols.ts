/**
 * Mana symbols and X.
 * @see CR 107.3, 107.4
 */
import type { ManaSymbol, Variable, Way } from '../costs/mana-cost.ts';
import type { Cost } from '../model/costs.ts';
import type { Rulebook } from '../rulebook.ts';
import { asksForX } from '../transaction/permission.ts';

/** The values chosen for the variables of a spell or ability. */
export type VariableValues = Readonly<Partial<Record<Variable, number>>>;

export const symbolRules = {
  /**
   * The colours of a symbol, as bits: a hybrid symbol has all of its colours, even with a colourless or
   * generic half, and so has a Phyrexian symbol.
   * @see CR 107.4e, 107.4f
   */
  symbolColors(this: Rulebook, symbol: ManaSymbol): number {
    return symbol.colors;
  },

  /**
   * Every way to pay for a symbol: one of either half of a hybrid, 2 life for a Phyrexian.
   * @see CR 107.4a, 107.4c, 107.4e, 107.4f, 107.4h
   */
  symbolWays(this: Rulebook, symbol: ManaSymbol): readonly Way[] {
    return symbol.ways;
  },

  /**
   * The number that a variable in a cost stands for while the spell or ability is on the stack; it is generic mana.
   * All of one name are equal.
   * @see CR 107.3a, 107.3i, 107.3p, 107.4b
   */
  variableOnStack(this: Rulebook, variable: Variable, values: VariableValues): number {
    return values[variable] ?? 0;
  },

  /**
   * Anywhere else a variable in a mana cost is 0.
   * @see CR 107.3g
   */
  variableElsewhere(this: Rulebook, _variable: Variable): number {
    return 0;
  },

  /**
   * Whether X may be chosen freely for a spell with {X} in its mana cost: not when neither that mana cost nor an
   * alternative cost that asks for X is paid.
   * @param paid the mana cost or the alternative cost that is paid.
   * @see CR 107.3b
   */
  mayChooseX(this: Rulebook, paid: Cost): boolean {
    return asksForX(paid);
  },
};
