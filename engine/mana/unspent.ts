/**
 * Unspent mana as steps and phases end.
 * @see CR 106.4, 500.5
 */
import { changePlayer } from '../change.ts';
import { type Choose, outcomes, pick } from '../choices.ts';
import type { UnspentMana } from '../model/effects.ts';
import type { Game, Player } from '../model/game.ts';
import type { Mana } from '../model/mana.ts';
import type { Rulebook } from '../rulebook.ts';
import { addToPool } from './production/pool.ts';

export const unspentRules = {
  /**
   * The games that may follow when the step ends: unspent mana is lost, but for what effects keep or change. The game
   * goes on showing the step that ended.
   * @see CR 106.4, 500.5
   */
  endStep(this: Rulebook, game: Game): Game[] {
    return outcomes((choose) =>
      game.players.reduce((after, { id }) => this.emptyPool(after, id, choose), game),
    );
  },

  /** Empties one player's pool as far as no effect says otherwise. */
  emptyPool(this: Rulebook, game: Game, id: Player['id'], choose: Choose): Game {
    const player = game.players.find((p) => p.id === id);
    if (player === undefined || player.pool.length === 0) return game;
    const effects = this.unspentEffects(game, player);
    const pool = this.durationsEnd(game, player.pool);
    const kept = pool.filter((mana) => this.isKept(mana, effects, game));
    const changed = this.changeUnspent(
      pool.filter((mana) => !kept.includes(mana)),
      effects,
      choose,
    );
    const left = addToPool([], [...kept, ...changed.saved]);
    const after = changePlayer(game, id, (p) => ({ ...p, pool: left }));
    return this.loseLife(after, id, this.lifeForLostMana(changed.lost, effects));
  },

  /** The effects on a player's unspent mana, of all permanents. */
  unspentEffects(this: Rulebook, game: Game, player: Player): readonly UnspentMana[] {
    return this.permanentsWithAbilities(game).flatMap((source) =>
      source.phasedOut
        ? []
        : this.abilitiesOf(source)
            .filter((ability) => ability.kind === 'unspentMana')
            .filter(({ whose }) => whose === 'everyones' || source.controller === player.id),
    );
  },

  /**
   * "Until end of turn" ends in the cleanup step, before that step itself ends, and "until end of combat" in the end of
   * combat step; neither outlasts the turn.
   */
  durationsEnd(this: Rulebook, game: Game, pool: readonly Mana[]): readonly Mana[] {
    switch (game.step) {
      case 'endOfCombat':
        return pool.map(({ untilEndOfCombat: _, ...mana }) => mana);
      case 'cleanup':
        return pool.map(({ untilEndOfTurn: _, untilEndOfCombat: __, ...mana }) => mana);
      default:
        return pool;
    }
  },

  /**
   * Whether mana does not empty at all: there is then no loss to replace.
   * @see CR 106.4, 614.7
   */
  isKept(this: Rulebook, mana: Mana, effects: readonly UnspentMana[], _game: Game): boolean {
    return (
      mana.untilEndOfTurn === true ||
      mana.untilEndOfCombat === true ||
      effects.some((effect) => effect.change === 'keep' && isAbout(effect, mana))
    );
  },

  /**
   * Replaces the loss of mana by a change of its type, in an order that its player picks; what has been changed is
   * not about to be lost any more. Restrictions and riders stay with it.
   * @see CR 106.4, 106.6, 616.1
   */
  changeUnspent(
    this: Rulebook,
    mana: readonly Mana[],
    effects: readonly UnspentMana[],
    choose: Choose,
  ): { readonly saved: readonly Mana[]; readonly lost: readonly Mana[] } {
    const saved: Mana[] = [];
    let lost = mana;
    for (;;) {
      const [first, ...others] = distinctChanges(effects, lost);
      if (first === undefined) return { saved, lost };
      const effect = pick(choose, 'what unspent mana becomes', [first, ...others]);
      const about = lost.filter((one) => isAbout(effect, one));
      saved.push(...about.map((one) => ({ ...one, type: effect.change.to })));
      lost = lost.filter((one) => !about.includes(one));
    }
  },

  /** The life that a player loses for mana that was really lost. */
  lifeForLostMana(this: Rulebook, lost: readonly Mana[], effects: readonly UnspentMana[]): number {
    let life = 0;
    for (const effect of effects) {
      if (typeof effect.change === 'string' || !('loseLife' in effect.change)) continue;
      const about = lost.filter((mana) => isAbout(effect, mana));
      life += about.reduce((sum, { amount }) => sum + amount, 0) * effect.change.loseLife;
    }
    return life;
  },
};

function isAbout({ types }: UnspentMana, { type }: Mana): boolean {
  return types === undefined || types.includes(type);
}

type Changing = UnspentMana & { readonly change: { readonly to: Mana['type'] } };

/** The effects that would change some of this mana, each once however many permanents have it. */
function distinctChanges(effects: readonly UnspentMana[], mana: readonly Mana[]): Changing[] {
  const changes = effects
    .filter((e): e is Changing => typeof e.change === 'object' && 'to' in e.change)
    .filter((effect) => mana.some((one) => isAbout(effect, one)));
  return [...new Map(changes.map((e) => [JSON.stringify([e.types, e.change]), e])).values()];
}
