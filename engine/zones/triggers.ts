/**
 * Abilities that trigger on objects that change zones, on spells that are cast and on life that is gained.
 * @see CR 601.2i, 603.2, 603.6, 603.10a
 */
import { isSpell } from '../find.ts';
import type { NoTriggers } from '../model/abilities.ts';
import type { TriggerEvent, TriggeredAbility } from '../model/effects.ts';
import type { Filter } from '../model/filters.ts';
import type {
  CardObject,
  Game,
  GameObject,
  PendingTrigger,
  Permanent,
  PlayerId,
  Spell,
} from '../model/game.ts';
import type { Step } from '../model/steps.ts';
import type { Perspective } from '../objects.ts';
import type { Rulebook } from '../rulebook.ts';
import { KEYWORD_TRIGGERS } from './keyword-triggers.ts';
import { isPermanentMovement, type Movement } from './movement.ts';

/** Something that happened once, on which abilities may trigger. */
export type Occurrence =
  | {
      readonly on: 'leaves';
      /** As it last was on the battlefield. */
      readonly object: Permanent;
      readonly died: boolean;
      readonly sacrificed: boolean;
    }
  /** The card or token as it is in the graveyard, and whose that is. */
  | { readonly on: 'putIntoGraveyard'; readonly object: CardObject; readonly owner: PlayerId }
  | { readonly on: 'enters'; readonly object: Permanent }
  /** The spell on the stack, paid for. */
  | { readonly on: 'cast'; readonly object: Spell }
  | { readonly on: 'lifeGained'; readonly player: PlayerId }
  /** And whose turn it is. */
  | { readonly on: 'stepBegins'; readonly step: Step; readonly player: PlayerId };

export const triggerRules = {
  /**
   * What a movement is for triggered abilities. A movement that was replaced is only what became of it; what was
   * sacrificed was sacrificed wherever it went.
   * @see CR 603.2g, 603.6c, 700.4
   */
  occurrencesOf(this: Rulebook, movement: Movement): readonly Occurrence[] {
    const occurrences: Occurrence[] = [];
    if (isPermanentMovement(movement)) {
      const { object, sacrificed = false } = movement;
      occurrences.push({ on: 'leaves', object, died: this.dies(movement), sacrificed });
    }
    if (movement.to === 'graveyard') {
      for (const object of this.newObjects(movement))
        occurrences.push({ on: 'putIntoGraveyard', object, owner: movement.owner });
    }
    return occurrences;
  },

  /**
   * Adds the abilities that trigger to those that wait: each once for each occurrence.
   * @param before the game just before the event.
   * @param after the game just after it.
   * @see CR 603.2c
   */
  trigger(this: Rulebook, before: Game, after: Game, occurrences: readonly Occurrence[]): Game {
    const triggered = occurrences.flatMap((occurrence) => {
      const seen = this.looksBack(occurrence) ? before : after;
      if (this.isSilenced(seen, occurrence)) return [];
      return this.watchersOf(seen, occurrence).flatMap((source) =>
        this.triggersOf(seen, source, occurrence),
      );
    });
    return this.addPending(after, triggered);
  },

  /**
   * Leaves-the-battlefield abilities, and those that look for sacrifices, look at the game as it was just before.
   * @see CR 603.6c, 603.10a
   */
  looksBack(this: Rulebook, occurrence: Occurrence): boolean {
    return occurrence.on === 'leaves';
  },

  /**
   * The objects whose abilities see an occurrence: the permanents, those that leave or enter with it too, and a
   * card that is put into a graveyard, or a spell that is cast, itself.
   * @see CR 601.2i, 603.6a, 603.10a
   */
  watchersOf(this: Rulebook, seen: Game, occurrence: Occurrence): readonly GameObject[] {
    const permanents = seen.battlefield.filter((p) => !p.phasedOut);
    if (occurrence.on === 'cast') return [...permanents, occurrence.object];
    if (occurrence.on !== 'putIntoGraveyard') return permanents;
    return [...permanents, { ...occurrence.object, owner: occurrence.owner }];
  },

  /** The triggered abilities of one object that trigger on an occurrence. */
  triggersOf(
    this: Rulebook,
    seen: Game,
    source: GameObject,
    occurrence: Occurrence,
  ): readonly PendingTrigger[] {
    const abilities = this.triggeredAbilitiesOf(source);
    if (abilities.length === 0) return [];
    const x = this.variableOf(source);
    const as: Perspective = {
      ...this.perspectiveOf(source, ownerOf(source)),
      ...(x === undefined ? {} : { x }),
    };
    return abilities
      .filter((ability) => this.triggersOn(seen, ability, occurrence, as))
      .map((ability) => this.pendingTrigger(seen, ability, occurrence, as, source));
  },

  /** Its triggered abilities, those that keywords stand for among them. */
  triggeredAbilitiesOf(this: Rulebook, source: GameObject): readonly TriggeredAbility[] {
    const abilities = this.abilitiesOf(source).filter((a) => a.kind === 'triggered');
    const keywords = this.keywordsOf(source).flatMap((k) => KEYWORD_TRIGGERS[k.keyword] ?? []);
    return keywords.length === 0 ? abilities : [...abilities, ...keywords];
  },

  /** The X that abilities of an object speak of: of the spell, or of the spell that it was. @see CR 107.3i, 107.3m */
  variableOf(this: Rulebook, source: GameObject): number | undefined {
    if (isSpell(source)) return source.x;
    return 'cast' in source ? source.cast?.x : undefined;
  },

  /** Whether one ability triggers on an occurrence, its "if" included. @see CR 603.2, 603.4 */
  triggersOn(
    this: Rulebook,
    seen: Game,
    { event, onlyIf }: TriggeredAbility,
    occurrence: Occurrence,
    as: Perspective,
  ): boolean {
    return this.isTriggerEvent(seen, event, occurrence, as) && this.holdsIfAny(seen, onlyIf, as);
  },

  /** Whether an occurrence is the event that an ability waits for. */
  isTriggerEvent(
    this: Rulebook,
    seen: Game,
    event: TriggerEvent,
    occurrence: Occurrence,
    as: Perspective,
  ): boolean {
    const isMeant = (what: Filter, object: GameObject) => this.matches(seen, what, object, as);
    switch (occurrence.on) {
      case 'leaves': {
        const { object, died, sacrificed } = occurrence;
        if (event.on === 'leaves') return isMeant(event.what, object);
        if (event.on === 'dies') return died && isMeant(event.what, object);
        if (event.on !== 'sacrificed' || !sacrificed) return false;
        return isBy(event.by, object.controller, as) && isMeant(event.what, object);
      }
      case 'putIntoGraveyard': {
        const { object, owner } = occurrence;
        if (event.on !== 'putIntoGraveyard') return false;
        // A card that is in no battlefield sees only itself.
        const isItself = as.source?.id === object.id;
        if (isItself && !event.what.self) return false;
        return (
          (!event.cardsOnly || this.isCard(object)) &&
          isMeant(event.what, { ...object, owner } as GameObject)
        );
      }
      case 'enters':
        return event.on === 'enters' && isMeant(event.what, occurrence.object);
      case 'cast': {
        const { object } = occurrence;
        // An ability of a spell sees only that the spell itself is cast.
        if (event.on !== 'cast' || (as.source?.id === object.id && !event.what.self)) return false;
        return isBy(event.by, object.controller, as) && isMeant(event.what, object);
      }
      case 'lifeGained':
        return event.on === 'lifeGained' && isBy(event.by, occurrence.player, as);
      case 'stepBegins':
        return event.on === 'stepBegins' && event.step === occurrence.step;
      default:
        return occurrence satisfies never;
    }
  },

  /**
   * Whether a permanent keeps abilities from triggering on an occurrence.
   * @param seen the game in which those abilities are.
   */
  isSilenced(this: Rulebook, seen: Game, occurrence: Occurrence): boolean {
    if (occurrence.on !== 'leaves' && occurrence.on !== 'enters') return false;
    const on = occurrence.on === 'enters' ? 'enters' : 'dies';
    if (on === 'dies' && !(occurrence.on === 'leaves' && occurrence.died)) return false;
    return seen.battlefield.some(
      (p) =>
        !p.phasedOut &&
        this.abilitiesOf(p).some(
          (a) =>
            isSilence(a) &&
            a.on.includes(on) &&
            this.matches(seen, a.what, occurrence.object, this.perspectiveOf(p, '')),
        ),
    );
  },

  /**
   * What will not be there any more when the ability resolves, or perhaps not: a source that leaves, a spell that was
   * cast.
   */
  aboutToForget(
    this: Rulebook,
    { controller }: Perspective,
    occurrence: Occurrence,
    source: GameObject,
  ): Perspective {
    const leaves = occurrence.on === 'leaves' && occurrence.object.id === source.id;
    return {
      controller,
      ...(leaves ? { source } : {}),
      ...(occurrence.on === 'cast' ? { eventObject: occurrence.object } : {}),
    };
  },

  /** The trigger as it waits: what it needs to know of a source that is leaving is written into it. */
  pendingTrigger(
    this: Rulebook,
    seen: Game,
    { effects }: TriggeredAbility,
    occurrence: Occurrence,
    as: Perspective,
    source: GameObject,
  ): PendingTrigger {
    const { x } = as;
    return {
      source: source.id,
      controller: as.controller,
      effects: this.rememberEffects(seen, effects, this.aboutToForget(as, occurrence, source)),
      ...(x === undefined ? {} : { x }),
      event: eventOf(occurrence),
    };
  },
};

function isSilence(ability: { readonly kind: string }): ability is NoTriggers {
  return ability.kind === 'noTriggers';
}

function isBy(by: 'you' | 'opponent' | undefined, player: PlayerId, as: Perspective): boolean {
  return by === undefined || (by === 'you') === (player === as.controller);
}

function ownerOf(object: GameObject): PlayerId {
  return 'owner' in object ? object.owner : '';
}

function eventOf(occurrence: Occurrence): NonNullable<PendingTrigger['event']> {
  if (occurrence.on === 'lifeGained' || occurrence.on === 'stepBegins')
    return { player: occurrence.player };
  const { object } = occurrence;
  return {
    object: object.id,
    player: occurrence.on === 'putIntoGraveyard' ? occurrence.owner : occurrence.object.controller,
  };
}
