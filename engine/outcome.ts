/**
 * What carrying out an action comes to: a game, or the rule that forbids it.
 */

/** The number of the rule that an action breaks. Games are values, so nothing has to be taken back (733.1). */
export interface Illegal {
  readonly illegal: string;
}

export function isIllegal(result: object): result is Illegal {
  return 'illegal' in result;
}
