/**
 * Mana abilities, carried out one by one on a board of few things: nothing is foreseen.
 */
import {
  type ActivatedAbility,
  COLORS,
  type Cost,
  type Effect,
  type Filter,
  type Game,
  type Id,
  MANA_TYPES,
  type Mana,
  type ManaType,
  type Permanent,
  type Production,
  type Proposal,
  type Some,
} from '../../engine/index.ts';
import { YOU } from '../generators/boards.ts';
import type { Payment } from '../generators/payments.ts';
import { poolText } from '../laws/remainders.ts';
import { allowedBy, announcedTotals, pays, symbolsOf } from './payments.ts';

/** A board on the way: which permanents are tapped or gone by now, the mana in the pool one by one, and the life. */
export interface Board {
  readonly here: readonly Permanent[];
  readonly pool: readonly Mana[];
  readonly life: number;
  /** Cards in the graveyard. */
  readonly buried: number;
}

export const fits = ({ types }: Filter, { card }: Permanent): boolean =>
  types === undefined || card.types.some((type) => types.includes(type));

const matching = (board: Board, { filter }: Some): Permanent[] =>
  board.here.filter((permanent) => fits(filter, permanent));

export const isReady = ({ tapped, newlyControlled, card }: Permanent): boolean =>
  !tapped && !(newlyControlled && card.types.includes('creature'));

export const tapping = (board: Board, id: Id): Board => ({
  ...board,
  here: board.here.map((p) => (p.id === id ? { ...p, tapped: true } : p)),
});

function losing(board: Board, { id, token }: Permanent): Board {
  return {
    ...board,
    here: board.here.filter((p) => p.id !== id),
    buried: board.buried + (token ? 0 : 1),
  };
}

export const boardText = ({ here, pool, life, buried }: Board): string =>
  `${here.map(({ id, tapped }) => `${id}${tapped ? '-' : ''}`)} ${pool.map(manaText).sort()} ${life} ${buried}`;

const manaText = (mana: Mana): string =>
  `${mana.type}${mana.snow ? 's' : ''}${mana.only === undefined ? '' : JSON.stringify(mana.only)}`;

/** What mana abilities did on the way to a board, in words. */
export function wayText(game: Game, { here, pool }: Board): string {
  const now = new Map(here.map((permanent) => [permanent.id, permanent]));
  const gone = game.battlefield.filter(({ id }) => !now.has(id));
  const tapped = game.battlefield.filter(({ id, tapped }) => !tapped && now.get(id)?.tapped);
  const named = (what: string, permanents: readonly Permanent[]): string[] =>
    permanents.length === 0 ? [] : [`${permanents.map(({ id }) => id).join(', ')} ${what}`];
  const done = [...named('tapped', tapped), ...named('gone', gone)];
  return [...done, `${poolText(pool)} in the pool`].join('; ');
}

/** The game that a board stands for, as far as paying looks at it. */
export const gameOf = (game: Game, { here }: Board): Game => ({ ...game, battlefield: here });

/** The boards that paying these symbols for a mana ability may leave. */
function afterSymbols(
  board: Board,
  [symbol, ...others]: readonly string[],
  payment: Payment,
): Board[] {
  if (symbol === undefined) return [board];
  const allowed = allowedBy(payment.game, payment.proposal);
  const tried = new Set<string>();
  const after = board.pool.flatMap((mana, i): Board[] => {
    if (tried.has(manaText(mana)) || !pays(mana, symbol, payment, allowed)) return [];
    tried.add(manaText(mana));
    return [{ ...board, pool: board.pool.toSpliced(i, 1) }];
  });
  const life = symbol === 'B' ? allowed.life : undefined;
  if (life !== undefined && board.life >= life) after.push({ ...board, life: board.life - life });
  return after.flatMap((b) => afterSymbols(b, others, payment));
}

/** The boards that paying the cost of a mana ability may leave. */
function afterCost(
  game: Game,
  board: Board,
  source: Permanent,
  ability: number,
  cost: Cost,
): Board[] {
  let boards: Board[] = [board];
  const { mana, life } = cost;
  if (mana) {
    const proposal: Proposal = { kind: 'activate', player: YOU, object: source.id, ability };
    const payment: Payment = { game: gameOf(game, board), proposal, total: { mana, life: 0 } };
    boards = announcedTotals(mana).flatMap(({ mana: due }) =>
      afterSymbols(board, symbolsOf(due ?? '{0}'), payment),
    );
  }
  if (typeof life === 'number')
    boards = boards.flatMap((b) => (b.life < life ? [] : [{ ...b, life: b.life - life }]));
  if (cost.tap) boards = isReady(source) ? boards.map((b) => tapping(b, source.id)) : [];
  const { tapPermanents, sacrifice } = cost;
  if (tapPermanents !== undefined)
    boards = boards.flatMap((b) =>
      matching(b, tapPermanents).flatMap((p) => (p.tapped ? [] : [tapping(b, p.id)])),
    );
  if (cost.sacrificeThis) boards = boards.map((b) => losing(b, source));
  if (sacrifice !== undefined)
    boards = boards.flatMap((b) => matching(b, sacrifice).map((p) => losing(b, p)));
  return boards;
}

/** What an effect may add, letter by letter. */
function letters(mana: Production, board: Board): ManaType[][] {
  const typesOf = (text: string): ManaType[] => MANA_TYPES.filter((type) => text.includes(type));
  const spell = (text: string): ManaType[] => text.split('}').flatMap((symbol) => typesOf(symbol));
  if (mana.kind === 'oneOf') return mana.options.map(spell);
  if (mana.kind === 'type') {
    const amount = typeof mana.amount === 'number' ? mana.amount : 1;
    return COLORS.map((color) => Array<ManaType>(amount).fill(color));
  }
  if (mana.kind !== 'symbols') return [];
  const { times = 1 } = mana;
  const counted =
    typeof times === 'object' && times.kind === 'count'
      ? board.here.filter((p) => fits(times.of, p)).length
      : 1;
  return [Array.from({ length: counted }, () => spell(mana.symbols)).flat()];
}

function afterEffect(board: Board, effect: Effect, { card }: Permanent): Board[] {
  if (effect.kind === 'loseLife') return [{ ...board, life: board.life - Number(effect.amount) }];
  if (effect.kind === 'gainLife') return [{ ...board, life: board.life + Number(effect.amount) }];
  if (effect.kind !== 'addMana') return [board];
  const { only } = effect;
  const snow = card.supertypes?.includes('snow') ? { snow: true as const } : {};
  const carried = { ...snow, ...(only === undefined ? {} : { only }) };
  return letters(effect.mana, board).map((types) => ({
    ...board,
    pool: [...board.pool, ...types.map((type): Mana => ({ type, amount: 1, ...carried }))],
  }));
}

const addsMana = (ability: ActivatedAbility): boolean =>
  ability.effects.some((effect) => effect.kind === 'addMana');

/** The boards that activating one mana ability may lead to. */
export function boardsAfter(game: Game, board: Board): Board[] {
  return board.here.flatMap((source) =>
    (source.card.abilities ?? []).flatMap((ability, index) => {
      if (ability.kind !== 'activated' || !addsMana(ability)) return [];
      const { onlyIf } = ability;
      if (onlyIf?.kind === 'controls' && !board.here.some((p) => fits(onlyIf.of, p))) return [];
      return ability.effects.reduce<Board[]>(
        (boards, effect) => boards.flatMap((b) => afterEffect(b, effect, source)),
        afterCost(game, board, source, index, ability.cost),
      );
    }),
  );
}
