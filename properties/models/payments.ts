/**
 * Paying, tried out: each symbol takes any mana that may pay for it, in every way. Nothing is counted or matched.
 */
import {
  type Filter,
  type Game,
  type Mana,
  type Proposal,
  parseManaCost,
  type Remainder,
  type SpendRestriction,
  type Total,
} from '../../engine/index.ts';
import { YOU } from '../generators/boards.ts';
import type { Payment } from '../generators/payments.ts';
import { remainderText } from '../laws/remainders.ts';

/** What a board allows the player, beyond what mana is good for by itself. */
interface Allowed {
  readonly anyColor: (mana: Mana) => boolean;
  readonly anyType: (mana: Mana) => boolean;
  readonly onlyColorless: (mana: Mana) => boolean;
  /** For one black mana. */
  readonly life: number | undefined;
  readonly noLife: boolean;
}

export function allowedBy(game: Game, proposal: Proposal): Allowed {
  const abilities = game.battlefield
    .filter((p) => p.controller === YOU)
    .flatMap((p) => p.card.abilities ?? []);
  const on = proposal.kind === 'cast' ? 'spells' : 'abilities';
  const permissions = abilities.filter(
    (a) => a.kind === 'spendPermission' && (a.on === undefined || a.on === on),
  );
  const permits = (mana: Mana, as?: 'anyType'): boolean =>
    permissions.some(
      (a) =>
        a.kind === 'spendPermission' &&
        (a.mana?.includes(mana.type) ?? true) &&
        (as === undefined || a.as === as),
    );
  const dawn = abilities.find((a) => a.kind === 'spendOnlyAsColorless');
  return {
    anyColor: (mana) => permits(mana),
    anyType: (mana) => permits(mana, 'anyType'),
    onlyColorless: (mana) => dawn !== undefined && !dawn.except.some((c) => c === mana.type),
    life: abilities.find((a) => a.kind === 'lifeForMana')?.life,
    noLife: abilities.some((a) => a.kind === 'cannotPay'),
  };
}

function isAllowed(
  { on, filter, notCast, xOnly }: SpendRestriction,
  { game, proposal }: Payment,
): boolean {
  const card =
    proposal.kind === 'cast'
      ? game.players[0]?.hand[0]?.card
      : game.battlefield.find((p) => p.id === proposal.object)?.card;
  const action = proposal.kind === 'special' ? 'other' : proposal.kind;
  if (card === undefined || (on !== undefined && !on.includes(action))) return false;
  if (xOnly && !(proposal.kind === 'cast' && card.manaCost?.includes('X'))) return false;
  const isOf = (wanted: readonly string[]): boolean => card.types.some((t) => wanted.includes(t));
  const fits = ({ types, notTypes, anyOf }: Filter): boolean =>
    (types === undefined || isOf(types)) &&
    (notTypes === undefined || !isOf(notTypes)) &&
    (anyOf === undefined || anyOf.some(fits));
  if (notCast !== undefined && proposal.kind === 'cast' && fits(notCast)) return false;
  return filter === undefined || fits(filter);
}

/** Whether one mana may pay for one symbol. */
export function pays(mana: Mana, symbol: string, payment: Payment, allowed: Allowed): boolean {
  const { only } = mana;
  if (only !== undefined && !isAllowed(only, payment)) return false;
  if (symbol === '1') return !only?.notGeneric;
  if (symbol === 'S') return mana.snow === true;
  if (allowed.onlyColorless(mana)) return symbol === 'C';
  if (symbol === 'C') return mana.type === 'C' || allowed.anyType(mana);
  return mana.type === symbol || allowed.anyColor(mana);
}

/** A total as single symbols; each generic mana is a `1`. */
export function symbolsOf(mana: string): string[] {
  return parseManaCost(mana).symbols.flatMap(({ text, ways: [way] }) =>
    typeof way === 'object' ? Array<string>(way.generic).fill('1') : [text.slice(1, -1)],
  );
}

/** Every total that a cost may be announced as: of each hybrid or Phyrexian symbol one part is paid, two life for P. */
export function announcedTotals(cost: string): Total[] {
  return (cost.match(/[^{}]+/g) ?? []).reduce<Total[]>(
    (totals, symbol) =>
      totals.flatMap(({ mana, life }) =>
        symbol
          .split('/')
          .map((part) =>
            part === 'P' ? { mana, life: life + 2 } : { mana: `${mana}{${part}}`, life },
          ),
      ),
    [{ mana: '{0}', life: 0 }],
  );
}

/** Every remainder of a payment, as text. */
export const triedRemainders = (payment: Payment): string[] =>
  triedPayments(payment).map(remainderText).sort();

/** Every remainder of a payment, found by letting each symbol in turn take any mana. */
export function triedPayments(payment: Payment): Remainder[] {
  const { game, proposal, total } = payment;
  const player = game.players.find((p) => p.id === proposal.player);
  if (player === undefined || total.mana === null) return [];
  const allowed = allowedBy(game, proposal);
  const found: Remainder[] = [];
  const seen = new Set<string>();
  const isPayable = (life: number): boolean =>
    life === 0 || (life <= player.life && !allowed.noLife);

  /** @param left how much there still is of each mana in the pool. */
  const tryFrom = (symbols: readonly string[], left: readonly number[], life: number): void => {
    const state = `${symbols.length} ${left} ${life}`;
    if (seen.has(state) || !isPayable(life)) return;
    seen.add(state);
    const [symbol, ...others] = symbols;
    if (symbol === undefined) {
      const pool = player.pool.flatMap((mana, i) => {
        const amount = left[i] ?? 0;
        return amount > 0 ? [{ ...mana, amount }] : [];
      });
      found.push({ pool, life: player.life - life });
      return;
    }
    if (symbol === 'B' && allowed.life !== undefined) tryFrom(others, left, life + allowed.life);
    for (const [i, mana] of player.pool.entries()) {
      const amount = left[i] ?? 0;
      if (amount > 0 && pays(mana, symbol, payment, allowed))
        tryFrom(others, left.with(i, amount - 1), life);
    }
  };
  tryFrom(
    symbolsOf(total.mana),
    player.pool.map(({ amount }) => amount),
    total.life,
  );
  return found;
}

/** How much mana a total takes. */
export const sizeOf = (mana: string): number => symbolsOf(mana).length;
