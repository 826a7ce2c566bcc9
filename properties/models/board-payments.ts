/**
 * Paying from the board, tried out: mana abilities are activated in every order and every way; after each of them
 * every symbol of the total takes any mana or object that may pay for it. Nothing is counted, matched or foreseen.
 */
import type {
  ActivatedAbility,
  Card,
  CardType,
  Color,
  Cost,
  Effect,
  Filter,
  Game,
  Id,
  Mana,
  ManaType,
  Permanent,
  Production,
  Proposal,
  Some,
} from '../../engine/index.ts';
import { COLORS, MANA_TYPES, parseManaCost } from '../../engine/index.ts';
import { OPPONENT, YOU } from '../generators/boards.ts';
import type { Payment } from '../generators/payments.ts';
import { allowedBy, pays, symbolsOf } from './payments.ts';

/** A board on the way: which permanents are tapped or gone by now, the mana in the pool one by one, and the life. */
interface Board {
  readonly here: readonly Permanent[];
  readonly pool: readonly Mana[];
  readonly life: number;
  /** Cards in the graveyard. */
  readonly buried: number;
}

/** How a payment turned out, and by which kinds of permanents it could. */
export interface Tried {
  readonly payable: boolean;
  /** How many boards were looked at. */
  readonly boards: number;
}

const fits = ({ types }: Filter, { card }: Permanent): boolean =>
  types === undefined || card.types.some((type) => types.includes(type));

const matching = (board: Board, { filter }: Some): Permanent[] =>
  board.here.filter((permanent) => fits(filter, permanent));

const isReady = ({ tapped, newlyControlled, card }: Permanent): boolean =>
  !tapped && !(newlyControlled && card.types.includes('creature'));

const tapping = (board: Board, id: Id): Board => ({
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

const boardText = ({ here, pool, life, buried }: Board): string =>
  `${here.map(({ id, tapped }) => `${id}${tapped ? '-' : ''}`)} ${pool.map(manaText).sort()} ${life} ${buried}`;

const manaText = (mana: Mana): string =>
  `${mana.type}${mana.snow ? 's' : ''}${mana.only === undefined ? '' : JSON.stringify(mana.only)}`;

/** The game that a board stands for, as far as paying looks at it. */
const gameOf = (game: Game, { here }: Board): Game => ({ ...game, battlefield: here });

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

/** Every way to write a mana cost of an ability as single symbols: hybrid symbols are either half. */
function writings(text: string): string[][] {
  return parseManaCost(text).symbols.reduce<string[][]>(
    (all, { ways }) =>
      all.flatMap((before) =>
        ways.flatMap((way) => {
          if (way === 'life') return [];
          return [
            [
              ...before,
              ...(typeof way === 'object' ? Array<string>(way.generic).fill('1') : [way]),
            ],
          ];
        }),
      ),
    [[]],
  );
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
    boards = writings(mana).flatMap((due) => afterSymbols(board, due, payment));
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
function next(game: Game, board: Board): Board[] {
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
    if (paysNow(payment, board)) return { payable: true, boards: seen.size };
    if (total.mana === '{0}') break;
    for (const after of next(game, board)) {
      const text = boardText(after);
      if (seen.has(text)) continue;
      seen.add(text);
      left.push(after);
    }
  }
  return { payable: false, boards: seen.size };
}
