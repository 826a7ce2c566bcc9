/**
 * The reference engine: the rules as pure functions over plain data.
 */
export * from './choices.ts';
export * from './errors.ts';
export * from './model/index.ts';
