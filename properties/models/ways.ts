/**
 * Ways to pay, one use after the other: each takes a symbol out of what is due, if its object may pay for it.
 */
import type { Game, Mana } from '../../engine/index.ts';
import { OPPONENT, YOU } from '../generators/boards.ts';
import type { Use, WaysOnBoard } from '../generators/castings.ts';
import { withPool } from '../generators/payments.ts';
import { paidText, playerIn } from '../laws/castings.ts';
import { symbolsOf, triedPayments } from './payments.ts';

/** All that is due: the cost with its waterbend part and its taxes, symbol by symbol. */
function symbolsDue({ cost, waterbend, tax }: WaysOnBoard): string[] {
  return [...symbolsOf(cost), ...Array<string>(waterbend + tax).fill('1')];
}

/** Whether an object may be used so. Nothing here looks at whether it is summoning sick. */
function isFit({ game, offered }: WaysOnBoard, { way, object, pays }: Use): boolean {
  if (!offered.includes(way)) return false;
  if (way === 'delve') return playerIn(game).graveyard.some((card) => card.id === object);
  const permanent = game.battlefield.find((p) => p.id === object);
  if (permanent === undefined || permanent.tapped || permanent.controller !== YOU) return false;
  const { types, manaCost } = permanent.card;
  const wanted = {
    convoke: ['creature'],
    improvise: ['artifact'],
    waterbend: ['artifact', 'creature'],
  };
  if (!types.some((t) => wanted[way].includes(t))) return false;
  return pays === 'generic' || (manaCost ?? '').includes(pays);
}

/** What is still due after the uses; undefined when one of them may not be. */
function dueAfter(b: WaysOnBoard): string[] | undefined {
  const due = symbolsDue(b);
  if (new Set(b.uses.map((use) => use.object)).size < b.uses.length) return undefined;
  if (b.uses.filter((use) => use.way === 'waterbend').length > b.waterbend) return undefined;
  const taken = [...b.uses.map((use) => use.pays), ...Array<'generic'>(b.assist).fill('generic')];
  if (!b.uses.every((use) => isFit(b, use))) return undefined;
  for (const pays of taken) {
    const at = due.indexOf(pays === 'generic' ? '1' : pays);
    if (at < 0) return undefined;
    due.splice(at, 1);
  }
  return due;
}

/** Every game that may follow, as `paidText` reads; none when the plan is illegal. */
export function triedWays(b: WaysOnBoard): string[] {
  const due = dueAfter(b);
  if (due === undefined) return [];
  const helper = poolsLeft(b.game, OPPONENT, '1'.repeat(b.assist));
  const yours = poolsLeft(b.game, YOU, due.join(''));
  const used = new Set(b.uses.map((use) => use.object));
  return helper.flatMap((theirs) =>
    yours.map((left) =>
      paidText(after(withPool(withPool(b.game, left), theirs, 20, OPPONENT), used)),
    ),
  );
}

/** The pools that may be left of a player's after paying these symbols. */
function poolsLeft(game: Game, player: string, symbols: string): (readonly Mana[])[] {
  const total = { mana: [...symbols].map((s) => `{${s}}`).join('') || '{0}', life: 0 };
  const proposal = { kind: 'cast', player, object: 'spell' } as const;
  return triedPayments({ game, proposal, total }).map(({ pool }) => pool);
}

/** The game with the spell on the stack, the used permanents tapped and the used cards exiled. */
function after(game: Game, used: ReadonlySet<string>): Game {
  const card = playerIn(game).hand[0];
  return {
    ...game,
    players: game.players.map((p) =>
      p.id === YOU
        ? {
            ...p,
            hand: p.hand.slice(1),
            graveyard: p.graveyard.filter((o) => !used.has(o.id)),
            exile: [...p.exile, ...p.graveyard.filter((o) => used.has(o.id))],
          }
        : p,
    ),
    battlefield: game.battlefield.map((p) => (used.has(p.id) ? { ...p, tapped: true } : p)),
    stack: card === undefined ? [] : [{ kind: 'spell', ...card, owner: YOU, controller: YOU }],
  };
}
