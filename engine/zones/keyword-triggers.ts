/**
 * Keywords that stand for triggered abilities.
 * @see CR 702
 */
import type { TriggeredAbility } from '../model/effects.ts';
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
