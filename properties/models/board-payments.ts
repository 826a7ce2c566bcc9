/**
 * Paying from the board, tried out: mana abilities are activated in every order and every way; after each of them
 * every symbol of the total takes any mana or object that may pay for it. Nothing is counted, matched or foreseen.
 */
import {
  type Card,
  type CardType,
  COLORS,
  type Color,
  type Mana,
  type Permanent,
  type Some,
} from '../../engine/index.ts';
import { OPPONENT, YOU } from '../generators/boards.ts';
import type { Payment } from '../generators/payments.ts';
import {
  type Board,
  boardsAfter,
  boardText,
  fits,
  gameOf,
  isReady,
  tapping,
} from './activations.ts';
import { allowedBy, pays, symbolsOf } from './payments.ts';

/** How trying turned out. */
export interface Tried {
  readonly payable: boolean;
  /** How many boards were looked at. */
  readonly boards: number;
  /** The first board that pays. */
  readonly on?: Board;
}

/** What may pay besides mana, and what of it is used. */
interface Using {
  readonly board: Board;
  readonly waterbend: number;
  readonly assist: number;
}

const colorsOf = ({ manaCost }: Card): Color[] => COLORS.filter((c) => manaCost?.includes(c));

const isOf = (card: Card, ...types: readonly CardType[]): boolean =>
  card.types.some((type) => types.includes(type));

/** Whether the costs other than mana and life can be paid, after the rest was. */
function restPayable({ here, buried }: Board, { proposal, total }: Payment): boolean {
  return (total.other ?? []).every((cost) => {
    const source = here.find((p) => p.id === proposal.object);
    if (cost.tap && (source === undefined || !isReady(source))) return false;
    if (cost.sacrificeThis && source === undefined) return false;
    const enough = (some: Some | undefined, among: readonly Permanent[]): boolean =>
      some === undefined ||
      among.filter((p) => fits(some.filter, p)).length >=
        (typeof some.count === 'number' ? some.count : 1);
    return (
      enough(
        cost.tapPermanents,
        here.filter((p) => !p.tapped),
      ) &&
      enough(cost.sacrifice, here) &&
      (cost.exileFromGraveyard === undefined || buried > 0)
    );
  });
}

/** Whether a board pays now, by letting each symbol in turn take any mana or object. */
function paysNow(payment: Payment, start: Board): boolean {
  const { game, proposal, total } = payment;
  if (total.mana === null) return false;
  const spell = proposal.kind === 'cast' ? game.players[0]?.hand[0]?.card : undefined;
  const has = (keyword: string): boolean =>
    spell?.keywords?.some((k) => k.keyword === keyword) ?? false;
  const allowed = allowedBy(gameOf(game, start), proposal);
  const seen = new Set<string>();

  const usesOf = (symbol: string, using: Using): Using[] => {
    const { board } = using;
    const generic = symbol === '1';
    const found: Using[] = [];
    for (const { id, card, tapped } of board.here) {
      if (tapped) continue;
      const tap = { ...using, board: tapping(board, id) };
      const convokes = has('convoke') && isOf(card, 'creature');
      if (convokes && (generic || colorsOf(card).some((c) => c === symbol))) found.push(tap);
      else if (generic && has('improvise') && isOf(card, 'artifact')) found.push(tap);
      else if (generic && using.waterbend > 0 && isOf(card, 'artifact', 'creature'))
        found.push({ ...tap, waterbend: using.waterbend - 1 });
    }
    if (generic && has('delve') && board.buried > 0)
      found.push({ ...using, board: { ...board, buried: board.buried - 1 } });
    if (generic && has('assist') && using.assist > 0)
      found.push({ ...using, assist: using.assist - 1 });
    return found;
  };

  const tryFrom = ([symbol, ...others]: readonly string[], using: Using): boolean => {
    const { board } = using;
    const key = `${others.length} ${symbol} ${boardText(board)} ${using.waterbend} ${using.assist}`;
    if (seen.has(key)) return false;
    seen.add(key);
    if (symbol === undefined) return restPayable(board, payment);
    const withMana = board.pool.flatMap((mana, i): Board[] =>
      pays(mana, symbol, payment, allowed) ? [{ ...board, pool: board.pool.toSpliced(i, 1) }] : [],
    );
    const life = symbol === 'B' ? allowed.life : undefined;
    return (
      withMana.some((after) => tryFrom(others, { ...using, board: after })) ||
      usesOf(symbol, using).some((after) => tryFrom(others, after)) ||
      (life !== undefined &&
        board.life >= life &&
        tryFrom(others, { ...using, board: { ...board, life: board.life - life } }))
    );
  };
  if (total.life > 0 && start.life < total.life) return false;
  const helper = game.players.find((p) => p.id === OPPONENT)?.pool ?? [];
  return tryFrom(symbolsOf(total.mana), {
    board: { ...start, life: start.life - total.life },
    waterbend: spell?.abilities?.some((a) => a.kind === 'additionalCost' && a.cost.waterbend)
      ? 2
      : 0,
    assist: helper.reduce((sum, { amount }) => sum + amount, 0),
  });
}

/** Whether a total can be paid from the board at all. */
export function triedFromBoard(payment: Payment): Tried {
  const { game, total } = payment;
  const you = game.players.find((p) => p.id === YOU);
  if (you === undefined) return { payable: false, boards: 0 };
  const start: Board = {
    here: game.battlefield,
    pool: you.pool.flatMap((mana) => Array<Mana>(mana.amount).fill({ ...mana, amount: 1 })),
    life: you.life,
    buried: you.graveyard.length,
  };
  const seen = new Set([boardText(start)]);
  const left = [start];
  for (let board = left.pop(); board !== undefined; board = left.pop()) {
    if (paysNow(payment, board)) return { payable: true, boards: seen.size, on: board };
    if (total.mana === '{0}') break;
    for (const after of boardsAfter(game, board)) {
      const text = boardText(after);
      if (seen.has(text)) continue;
      seen.add(text);
      left.push(after);
    }
  }
  return { payable: false, boards: seen.size };
}
