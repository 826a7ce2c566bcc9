import test from 'ava';
import * as fc from 'fast-check';
import { SYMBOLS } from '../../engine/index.ts';
import { realCosts } from '../../fixtures/costs.ts';
import { battlefield, permanentState } from './boards.ts';
import { manaCost, oddCost, plainCost, printedCost, realCost, variableCost } from './costs.ts';
import { devotionQuestion } from './devotion.ts';
import { showing } from './layouts.ts';
import type { World } from './world.ts';

/** What a fixed seed draws is written down, so that a change of what is drawn is seen for what it is. */
const draw = <T>(arbitrary: fc.Arbitrary<T>): T[] =>
  fc.sample(arbitrary, { seed: 700, numRuns: 6 });

/** No real cards, so that a new one changes nothing here. */
const generated: World = { cards: [], generated: true };

const often = <T>(arbitrary: fc.Arbitrary<T>): T[] =>
  fc.sample(arbitrary, { seed: 1, numRuns: 2_000 });

const share = <T>(drawn: readonly T[], is: (one: T) => boolean): number =>
  drawn.filter(is).length / drawn.length;

test('what a seed draws: costs', (t) => {
  t.deepEqual(
    [oddCost, plainCost, printedCost, variableCost, manaCost].map((cost) => draw(cost).join(' ')),
    [
      '{9}{U/R}{W} {0} {9} {1}{R/W}{R} {2}{G/U}{W}{W} {1}{B/R}{U}{B}',
      '{9}{W}{B} {0} {9} {1}{C}{R} {2}{U}{B}{B} {1}{C}{B}{G}',
      '{2}{U} {2}{B} {2}{G} {1}{B} {1}{W}{U}{R} {W}',
      '{X}{X}{X}{7}{R}{R} {X}{2}{W}{U} {X}{X}{X}{5}{U} {X}{X}{X}{2}{C}{R} {X}{2}{U} {X}{X}{8}{R/G}{U}{B}{R}',
      '{8}{C/R}{G/U/P}{R/P}{W} {X}{X}{W}{U} {7}{R/G} {X}{X}{2} {2}{W}{W} {2}{B}',
    ],
  );
});

test('what a seed draws: parts of cards', (t) => {
  t.deepEqual(
    draw(showing).map(({ layout, zone, shown }) => `${layout} ${zone} ${shown}`),
    [
      'prototype stack other',
      'split stack other',
      'preparation command front',
      'meld hand front',
      'split stack other',
      'modal stack other',
    ],
  );
});

test('what a seed draws: boards', (t) => {
  t.deepEqual(
    draw(devotionQuestion(generated, 3)).map(({ game, player, to }) => {
      const permanents = game.battlefield.map((p) => `${p.controller}: ${p.card.name}`);
      return `${player} to ${to.join('')} on ${permanents.join(', ')}`;
    }),
    [
      'A to UBGWR on A: {6}{C/R}{W/U/P}{G/U/P}{U} artifact',
      'A to G on ',
      'A to RGU on A: {3} artifact',
      'A to UR on A: {3}{R} creature',
      'B to WGBU on ',
      'A to WB on A: {3}{C/B}{U}{B} creature',
    ],
  );
});

test('real costs are drawn as often as cards have them', (t) => {
  const all = realCosts();
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  const drawn = often(realCost);
  for (const cost of ['{1}{U}', '{2}{G}', '{3}', null]) {
    const right =
      all.filter((c) => c.manaCost === cost).reduce((sum, c) => sum + c.weight, 0) / total;
    const actual = share(drawn, (c) => c.manaCost === cost);
    t.true(Math.abs(actual - right) < 0.02, `${cost}: ${actual} and not ${right}`);
  }
});

test('odd costs reach every symbol', (t) => {
  const drawn = often(oddCost).join('');
  t.deepEqual(
    SYMBOLS.filter(({ text }) => !drawn.includes(text)),
    [],
  );
});

test('permanents are in every state that the rules tell apart, and most in none', (t) => {
  const drawn = often(permanentState(generated));
  for (const state of [
    'token',
    'tapped',
    'faceDown',
    'phasedOut',
    'copy',
    'under',
    'later',
  ] as const) {
    t.true(share(drawn, (p) => p[state] !== undefined) > 0.02, state);
  }
  t.true(share(drawn, (p) => p.controller !== p.owner) > 0.02);
  t.true(share(drawn, (p) => Object.keys(p).length === 3) > 0.5);
});

test('boards of every size are drawn', (t) => {
  const sizes = new Set(often(battlefield(generated, 4)).map((permanents) => permanents.length));
  t.deepEqual([...sizes].sort(), [0, 1, 2, 3, 4]);
});
