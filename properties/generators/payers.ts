import type { Ability, Mana, SpendPermission } from '../../engine/index.ts';
import { triedRemainders } from '../models/payments.ts';
import { type Payment, withPool } from './payments.ts';

export const yourPool = ({ game }: Payment): readonly Mana[] => game.players[0]?.pool ?? [];

export const yourLife = ({ game }: Payment): number => game.players[0]?.life ?? 0;

export const amountOf = (mana: readonly Mana[]): number =>
  mana.reduce((sum, m) => sum + m.amount, 0);

export const outcome = (p: Payment): string => (canBePaid(p) ? 'payable' : 'not payable');

export const canBePaid = (p: Payment): boolean => triedRemainders(p).length > 0;

/** The same board with other mana. */
export const having = (p: Payment, mana: readonly Mana[], life?: number): Payment => ({
  ...p,
  game: withPool(p.game, mana, life),
});

export const has =
  (what: string, test: (p: Payment) => boolean) =>
  (p: Payment): readonly string[] =>
    test(p) ? [what] : [];

export const permission = (more: Partial<SpendPermission>): SpendPermission => ({
  kind: 'spendPermission',
  as: 'anyColor',
  ...more,
});

export const LIFE_FOR_BLACK: Ability = { kind: 'lifeForMana', color: 'B', life: 2 };
