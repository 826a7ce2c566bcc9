/**
 * How long it takes to produce mana, to see what could be produced, to pay, and to cast.
 */

import {
  type ActivateProposal,
  comprehensiveRules,
  type Proposal,
  referenceEngine,
} from '../../engine/index.ts';
import { propose } from '../../engine/transaction/proposed.ts';
import { gameOf, YOU } from '../generators/boards.ts';
import { plainCard } from '../generators/cards.ts';
import type { Figure, Section } from './figures.ts';
import { castableBoard, mirrorBoard, replacedForest, THOUSAND, withPool } from './games.ts';
import { growing, type Patience, type Query, timesOf } from './timing.ts';

const tapping = (object: string): ActivateProposal => ({
  kind: 'activate',
  player: YOU,
  object,
  ability: 0,
});

const CAST: Proposal = { kind: 'cast', player: YOU, object: 'spell' };

const couldProduceOn = (size: number): Query => {
  const game = mirrorBoard(size);
  return () => referenceEngine.couldProduce({ game, object: 'p0' });
};

const castOn = (size: number): Query => {
  const game = castableBoard(size);
  const plan = { proposal: CAST, manaAbilities: ['p0', 'p1', 'p2', 'p3', 'p4'].map(tapping) };
  return () => referenceEngine.cast({ game, plan });
};

const canPayOn = (size: number): Query => {
  const game = castableBoard(size);
  return () => referenceEngine.canPay({ game, proposal: CAST });
};

const production = (): Query => {
  const game = replacedForest();
  return () => referenceEngine.activate({ game, activation: tapping('p0') });
};

/** Sixty symbols, of each type and snow, hardly any of them generic. */
const SIXTY = `{4}${'{S}'.repeat(8)}${'{C}{W}{U}{B}{R}{G}'.repeat(8)}`;

const paying = (): Query => {
  const board = gameOf({ hand: [{ id: 'spell', card: plainCard(SIXTY, ['sorcery']) }] });
  const game = withPool(board, THOUSAND);
  const total = { mana: SIXTY, life: 0 };
  return () => comprehensiveRules.isPayable(game, propose(comprehensiveRules, game, CAST), total);
};

export function mana(patience: Patience): Section {
  const [replaced = Number.NaN, paid = Number.NaN] = timesOf([production(), paying()], patience);
  const others: Figure[] = [
    { what: 'tapping under twelve replacement effects', value: replaced / 1_000, unit: 'ms' },
    {
      what: 'sixty symbols against a thousand mana of twelve kinds',
      value: paid / 1_000,
      unit: 'ms',
      aim: { atMost: 5 },
    },
  ];
  return {
    title: 'Mana',
    how: 'one land in ten looks at what all others could produce; casting taps five lands',
    figures: [
      ...growing('could produce', couldProduceOn, patience),
      ...growing('casting by a plan', castOn, patience),
      ...growing('whether it can be paid from the board', canPayOn, patience),
      ...others,
    ],
  };
}
