/**
 * The types of mana that permanents could produce while they look at one another: the least solution, reached from
 * nothing by adding what follows until nothing more does.
 *
 * Permanents look at one another through views: all that match one filter, seen from one side. Any number of mirror
 * lands share a view, so the work grows with the permanents and not with the pairs of them; and as there are six
 * types, nothing is looked at again more than six times.
 * @see CR 106.7
 */
import type { Filter } from '../../model/filters.ts';
import type { Game, Permanent } from '../../model/game.ts';
import type { Id } from '../../model/mana.ts';
import type { Perspective } from '../../objects.ts';
import type { Rulebook } from '../../rulebook.ts';
import { NO_TYPES, type TypeSet } from './amounts.ts';

/** All permanents that match a filter, seen from one side. */
interface View {
  types: TypeSet;
  /** The permanents whose abilities look at it. */
  readonly lookedAtBy: Set<Permanent>;
}

/** What is known so far of one permanent. */
interface Known {
  types: TypeSet;
  /** The views that it is in. */
  readonly seenIn: View[];
}

export interface LeastTypes {
  /** @returns the types of a permanent from which the search started, or which one of those looks at. */
  readonly typesOf: (permanent: Permanent) => TypeSet;
}

/** Finds the types that some permanents could produce, and all that those look at. */
export function leastTypes(rules: Rulebook, game: Game, from: readonly Permanent[]): LeastTypes {
  const replacing = rules.manaReplacements(game);
  const known = new Map<Permanent, Known>();
  const views = new Map<string, View>();
  const waiting: Permanent[] = [];

  const meet = (permanent: Permanent): Known => {
    let about = known.get(permanent);
    if (about === undefined) {
      about = { types: NO_TYPES, seenIn: [] };
      known.set(permanent, about);
      waiting.push(permanent);
    }
    return about;
  };

  const open = (filter: Filter, as: Perspective): View => {
    const view: View = { types: NO_TYPES, lookedAtBy: new Set() };
    for (const permanent of rules.permanentsMatching(game, filter, as)) {
      const about = meet(permanent);
      about.seenIn.push(view);
      view.types |= about.types;
    }
    return view;
  };

  const lookFrom =
    (permanent: Permanent) =>
    (filter: Filter, as: Perspective): TypeSet => {
      const key = viewKey(filter, as);
      let view = views.get(key);
      if (view === undefined) {
        view = open(filter, as);
        views.set(key, view);
      }
      view.lookedAtBy.add(permanent);
      return view.types;
    };

  for (const permanent of from) meet(permanent);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const about = meet(next);
    const types = about.types | rules.typesProduced(game, next, replacing, lookFrom(next));
    if (types === about.types) continue;
    about.types = types;
    for (const view of about.seenIn) {
      if ((view.types | types) === view.types) continue;
      view.types |= types;
      waiting.push(...view.lookedAtBy);
    }
  }
  return { typesOf: (permanent) => known.get(permanent)?.types ?? NO_TYPES };
}

/** A view is the same for all permanents of a player unless its filter speaks of the permanent that looks. */
function viewKey(filter: Filter, { controller, source }: Perspective): string {
  const side: Id = speaksOfItsSource(filter) ? (source?.id ?? '') : '';
  return `${controller}|${side}|${filterText(filter)}`;
}

function speaksOfItsSource(filter: Filter): boolean {
  return (
    filter.self === true ||
    filter.other === true ||
    filter.attachedToThis === true ||
    filter.chosenSubtype === true ||
    filter.chosenColor === true ||
    (filter.anyOf?.some(speaksOfItsSource) ?? false)
  );
}

const texts = new WeakMap<Filter, string>();

/** Filters are data that is never changed, so the text of one is made once. */
function filterText(filter: Filter): string {
  const text = texts.get(filter) ?? JSON.stringify(filter);
  texts.set(filter, text);
  return text;
}
