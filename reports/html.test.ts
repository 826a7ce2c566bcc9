import test from 'ava';
import { htmlPage } from './html.ts';
import { sampleRun } from './sample.ts';

const page = htmlPage(sampleRun);

test('the page needs nothing but itself', (t) => {
  t.notRegex(page, /https?:|src=|@import|url\(|<script|<link/);
});

test('what is put into it cannot break it', (t) => {
  t.true(page.includes('sample &lt;engine&gt;'));
  t.false(page.includes('sample <engine>'));
  t.true(page.includes('generic mana &amp; nothing else'));
});

test('every element that opens is closed', (t) => {
  const open: string[] = [];
  for (const [, slash, name = ''] of page.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (['meta', 'br'].includes(name)) continue;
    if (slash === '') open.push(name);
    else t.is(open.pop(), name);
  }
  t.deepEqual(open, []);
});

test('it shows every verdict, and links to the failure', (t) => {
  for (const { verdict, id } of sampleRun.properties) {
    t.true(page.includes(`class="${verdict}"`));
    t.true(page.includes(id));
  }
  t.true(page.includes('<a href="#118.7a/sample">'));
  t.true(page.includes('<article id="118.7a/sample">'));
  t.true(page.includes('<a href="counterexamples/118.7a_sample.json">'));
  t.true(page.includes('so {B} stays'));
});
