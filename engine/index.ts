/**
 * The reference engine: the rules as pure functions over plain data.
 */
export * from './change.ts';
export * from './choices.ts';
export * from './costs/demand.ts';
export * from './costs/mana-cost.ts';
export * from './editions.ts';
export * from './errors.ts';
export * from './find.ts';
export * from './mana/production/amounts.ts';
export * from './model/index.ts';
export * from './payment/board.ts';
export * from './reference.ts';
export * from './rulebook.ts';
export * from './transaction/explain.ts';
