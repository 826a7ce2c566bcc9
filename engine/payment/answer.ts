/**
 * What is asked about paying from the board, and what is answered.
 */
import type { Demand } from '../costs/demand.ts';
import type { Total } from '../model/proposals.ts';
import type { Plan } from '../model/questions.ts';

/** Whether a total can be paid from the board, and how; or why that is not known. */
export type FromBoard =
  | { readonly payable: true; readonly plan: Plan }
  | { readonly payable: false }
  | { readonly payable: 'unknown'; readonly reason: string };

/** A locked total, and what of its mana is to be paid. */
export interface Owed {
  readonly total: Total;
  readonly demand: Demand;
}

export const unknown = (reason: string): FromBoard => ({ payable: 'unknown', reason });
