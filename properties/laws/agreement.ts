/**
 * Whether two answers say the same, however they are written.
 */
import type {
  Answers,
  Game,
  Mana,
  Operation,
  Outcome,
  Remainder,
  Total,
} from '../../engine/index.ts';
import { totalText } from './totals.ts';

/** Each of the answers that an engine gives to one question, in one spelling: several where the rules allow several. */
export function alternatives<O extends Operation>(operation: O, answer: Answers[O]): Set<string> {
  return new Set(readers[operation](answer));
}

type Says = ReadonlySet<string>;

const isWithin = (some: Says, all: Says): boolean => [...some].every((one) => all.has(one));

/** What an engine says must be among what is right; an exhaustive one says all of it, others some if there is any. */
export function isRight(right: Says, given: Says, exhaustive: boolean): boolean {
  if (!isWithin(given, right)) return false;
  return exhaustive ? given.size === right.size : given.size > 0 === right.size > 0;
}

/** Whether two engines, each exhaustive or not, can both be right. */
export function canAgree(
  one: { readonly says: Says; readonly exhaustive: boolean },
  other: { readonly says: Says; readonly exhaustive: boolean },
): boolean {
  if (one.exhaustive) return isRight(one.says, other.says, other.exhaustive);
  if (other.exhaustive) return isRight(other.says, one.says, false);
  const empty = one.says.size === 0;
  return (
    empty === (other.says.size === 0) && (empty || [...one.says].some((s) => other.says.has(s)))
  );
}

const readers: { readonly [O in Operation]: (answer: Answers[O]) => readonly string[] } = {
  manaValue: (answer) => [String(answer)],
  colors: (answer) => [setText(answer)],
  devotion: (answer) => [String(answer)],
  totalCosts: (answer) => answer.map(totalLine),
  payments: (answer) => answer.map(remainderLine),
  canPay: (answer) => [String(answer)],
  isManaAbility: (answer) => [String(answer)],
  canActivate: (answer) => [String(answer)],
  couldProduce: (answer) => [setText(answer)],
  activate: outcomeLines,
  cast: outcomeLines,
  resolve: outcomeLines,
  happen: outcomeLines,
};

const setText = (set: readonly string[]): string => [...new Set(set)].sort().join('');

function totalLine({ mana, life, other = [] }: Total): string {
  return [totalText({ mana, life }), ...other.map((cost) => sorted(cost)).sort()].join(', ');
}

const remainderLine = ({ pool, life }: Remainder): string => `${poolText(pool)}, ${life} life`;

/** Equal mana counts together, whether it is one entry or several. */
function poolText(pool: readonly Mana[]): string {
  const amounts = new Map<string, number>();
  for (const { amount, ...mana } of pool) {
    const kind = sorted(mana);
    amounts.set(kind, (amounts.get(kind) ?? 0) + amount);
  }
  return [...amounts]
    .map(([kind, amount]) => `${amount} ${kind}`)
    .sort()
    .join(' ');
}

/** Which rule forbids it is not compared. */
function outcomeLines(outcome: Outcome): readonly string[] {
  return 'illegal' in outcome ? ['illegal'] : outcome.games.map(gameText);
}

/** The order of a zone does not matter, but for that of the stack. */
function gameText(game: Game): string {
  const players = game.players.map(({ pool, ...player }) => ({
    ...player,
    pool: poolText(pool),
    hand: unordered(player.hand),
    graveyard: unordered(player.graveyard),
    exile: unordered(player.exile),
    command: unordered(player.command),
  }));
  const { pending = [] } = game;
  return sorted({
    ...game,
    players,
    battlefield: unordered(game.battlefield),
    pending: unordered(pending),
  });
}

const unordered = (list: readonly unknown[]): string[] => list.map((one) => sorted(one)).sort();

/** JSON whose keys are in alphabetical order. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
