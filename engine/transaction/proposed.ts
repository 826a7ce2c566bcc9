/**
 * A proposal on its way through 601.2: the spell as it stands on the stack, or the ability, and where it came from.
 */
import { changePlayer, nextId, removeObjects } from '../change.ts';
import { InputError } from '../errors.ts';
import { cardOf, isPermanent, type Located, objectOf, playerOf, type Zone } from '../find.ts';
import type { ActivatedAbility } from '../model/abilities.ts';
import type { Cost } from '../model/costs.ts';
import type { Game, GameObject, Player, Spell } from '../model/game.ts';
import type { Keyword, KeywordName } from '../model/keywords.ts';
import type { Id } from '../model/mana.ts';
import type {
  ActivateProposal,
  CastProposal,
  Proposal,
  SpecialProposal,
} from '../model/proposals.ts';
import type { Perspective } from '../objects.ts';
import type { Rulebook } from '../rulebook.ts';

/** A proposal with what the rules look at while its cost is determined. */
export interface Casting {
  /** The game with the spell on the stack; for an ability the game as it was. */
  readonly game: Game;
  readonly proposal: Proposal;
  /** The spell on the stack, a new object, or the source of the ability. */
  readonly object: GameObject;
  /** The card or the source as it was before, and whose zone that is. */
  readonly from: Located;
  readonly zone: Zone;
  /** The ability that is activated; undefined for a spell. */
  readonly ability?: ActivatedAbility;
  /** What a special action costs and the keyword that allows it; undefined where none does. */
  readonly special?: { readonly cost: Cost; readonly keyword: Keyword };
  /** The keyword by way of which it is cast or activated. */
  readonly by?: KeywordName;
  readonly perspective: Perspective;
  /** The costs as they were when the total was locked in; absent while it is still determined. */
  readonly costs?: readonly Cost[];
}

/** A cost keyword with the key that proposals name it by: `kicker`, `kicker#2` for a second one. */
export interface NamedKeyword {
  readonly key: string;
  readonly keyword: Keyword;
}

/** @returns the keywords, those of one name numbered. */
export function nameKeywords(keywords: readonly Keyword[]): NamedKeyword[] {
  const seen = new Map<string, number>();
  return keywords.map((keyword) => {
    const n = (seen.get(keyword.keyword) ?? 0) + 1;
    seen.set(keyword.keyword, n);
    return { key: n === 1 ? keyword.keyword : `${keyword.keyword}#${n}`, keyword };
  });
}

const objects = (game: Game, ids: readonly Id[] | undefined): GameObject[] =>
  (ids ?? []).map((id) => objectOf(game, id).object);

function perspectiveOf(game: Game, proposal: Proposal, source: GameObject): Perspective {
  const { sacrifice, exile, discard, tap } = proposal;
  const perspective = { controller: proposal.player, source, x: proposal.x ?? 0, proposal };
  if (sacrifice === undefined && exile === undefined && discard === undefined && tap === undefined)
    return perspective;
  return {
    ...perspective,
    used: {
      sacrifice: objects(game, sacrifice),
      exile: objects(game, exile),
      discard: objects(game, discard),
      tap: objects(game, tap),
    },
  };
}

function checkNumber(name: string, n: number | undefined): void {
  if (n === undefined || (Number.isSafeInteger(n) && n >= 0 && n <= 1_000_000)) return;
  throw new InputError('proposal/bad-number', `${name} must be a whole number from 0 to 1000000`, {
    path: `/proposal/${name}`,
    value: n,
    hint: 'X is chosen as a number that is not negative (107.1a)',
  });
}

function spellOnStack(
  rules: Rulebook,
  proposal: CastProposal,
  { object, player }: Located,
  by: KeywordName | undefined,
): Spell {
  const found = by === undefined ? undefined : rules.costKeyword(by);
  const entry = found?.class === 'alternative' ? found : undefined;
  const { commander } = object;
  return {
    kind: 'spell',
    id: nextId(object.id),
    card: object.card,
    owner: player,
    controller: proposal.player,
    ...(entry?.shown ? { shown: entry.shown } : proposal.shown ? { shown: proposal.shown } : {}),
    ...(entry?.faceDown ? { faceDown: true } : {}),
    ...(entry?.becomes ? { later: entry.becomes } : {}),
    ...(proposal.x === undefined ? {} : { x: proposal.x }),
    ...(proposal.y === undefined ? {} : { y: proposal.y }),
    ...(proposal.targets === undefined ? {} : { targets: proposal.targets }),
    ...(commander ? { commander } : {}),
  };
}

/**
 * The ability that a proposal activates: one of the object's by index, or a keyword that stands for one.
 * @throws {InputError} `ability/unknown`.
 */
export function activatedAbility(
  rules: Rulebook,
  game: Game,
  located: Located,
  ability: ActivateProposal['ability'],
): { readonly ability: ActivatedAbility; readonly by?: KeywordName } {
  const { object } = located;
  if (typeof ability === 'number') {
    const found = rules.abilitiesOf(object)[ability];
    if (found?.kind === 'activated') return { ability: found };
  } else {
    const has = isPermanent(object)
      ? rules.keywordsIn(game, object)
      : rules.keywordsAt(game, located);
    const found = has.find((k) => k.keyword === ability);
    const entry = found === undefined ? undefined : rules.costKeyword(found.keyword);
    if (found !== undefined && entry?.class === 'activated') {
      const cost: Cost = found.cost ?? {};
      const from = entry.from === 'battlefield' ? {} : { from: entry.from };
      return { ability: { kind: 'activated', cost, effects: [], ...from }, by: found.keyword };
    }
  }
  throw new InputError(
    'ability/unknown',
    `${JSON.stringify(object.id)} has no activated ability ${ability}`,
    {
      path: '/proposal/ability',
      value: ability,
      hint: 'the index of an activated ability among the abilities of the object, or a keyword such as "cycling"',
    },
  );
}

/** Takes a card out of its zone. */
function lift(game: Game, { object, zone, player }: Located): Game {
  if (zone === 'battlefield' || zone === 'stack') return removeObjects(game, new Set([object.id]));
  const rest = (p: Player): Player => ({ ...p, [zone]: p[zone].filter((o) => o !== object) });
  return changePlayer(game, player, rest);
}

/**
 * Puts a proposal in context: the card that is cast goes to the stack before anything else, so it is no longer
 * among the cards of its zone while its cost is determined and paid.
 * @throws {InputError} when it names a player, an object or an ability that is not there, or a bad number.
 * @see CR 601.2a
 */
export function propose(rules: Rulebook, game: Game, proposal: Proposal): Casting {
  playerOf(game, proposal.player);
  checkNumber('x', proposal.x);
  checkNumber('y', proposal.y);
  const located = cardOf(game, proposal.object) ?? objectOf(game, proposal.object);
  if (proposal.kind === 'activate') {
    const { object, zone } = located;
    return {
      game,
      proposal,
      object,
      from: located,
      zone,
      perspective: perspectiveOf(game, proposal, object),
      ...activatedAbility(rules, game, located, proposal.ability),
    };
  }
  if (proposal.kind === 'special') return proposeAction(rules, game, proposal, located);
  for (const [name, times] of Object.entries(proposal.additional ?? {}))
    checkNumber(`additional/${name}`, times);
  const { alternative } = proposal;
  const by =
    alternative === undefined
      ? undefined
      : rules.keywordsAt(game, located).find((k) => k.keyword === alternative)?.keyword;
  const object = spellOnStack(rules, proposal, located, by);
  const lifted = lift(game, located);
  return {
    game: { ...lifted, stack: [...lifted.stack, object] },
    proposal,
    object,
    from: located,
    zone: located.zone,
    perspective: perspectiveOf(game, proposal, object),
    ...(by === undefined ? {} : { by }),
  };
}

/** A special action leaves its object where it is until it is paid for. */
function proposeAction(
  rules: Rulebook,
  game: Game,
  proposal: SpecialProposal,
  from: Located,
): Casting {
  const { action } = proposal;
  const keyword = rules.actionKeyword(game, from, action);
  const { object, zone } = from;
  return {
    game,
    proposal,
    object,
    from,
    zone,
    perspective: perspectiveOf(game, proposal, object),
    ...(keyword && {
      by: keyword.keyword,
      special: { cost: rules.actionCost(action, keyword), keyword },
    }),
  };
}
