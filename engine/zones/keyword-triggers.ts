/**
 * Keywords that stand for triggered abilities, delayed ones among them.
 * @see CR 702
 */
import type { Effect, TriggeredAbility } from '../model/effects.ts';
import type { KeywordName } from '../model/keywords.ts';

export const KEYWORD_TRIGGERS: Readonly<Partial<Record<KeywordName, TriggeredAbility>>> = {
  /** @see CR 702.74a */
  evoke: {
    kind: 'triggered',
    event: { on: 'enters', what: { self: true } },
    onlyIf: { kind: 'castBy', keyword: 'evoke' },
    effects: [{ kind: 'sacrifice', what: 'self' }],
  },
  /** @see CR 702.101a */
  extort: {
    kind: 'triggered',
    event: { on: 'cast', what: {}, by: 'you' },
    effects: [{ kind: 'mayPay', mana: '{W/B}', then: [{ kind: 'drain', amount: 1 }] }],
  },
};

/** What becomes of a permanent at the next end step, when its spell was cast by way of the keyword. */
export const AT_END: ReadonlyMap<string, Effect> = new Map<KeywordName, Effect>([
  /** @see CR 702.152a */
  ['blitz', { kind: 'sacrifice', what: 'self' }],
  /** @see CR 702.109a */
  ['dash', { kind: 'returnToHand', what: 'self', from: 'battlefield' }],
  /** @see CR 702.185a */
  ['warp', { kind: 'exile', what: 'self', castableAs: 'normal' }],
]);
