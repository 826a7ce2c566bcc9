/**
 * What the page looks like: quiet, and light or dark as the reader has it.
 */
import { Markup } from './markup.ts';

export const STYLESHEET = new Markup(`
:root {
  color-scheme: light dark;
  --text: light-dark(#1d2329, #dfe5ea);
  --faint: light-dark(#66707a, #929da7);
  --line: light-dark(#dfe4e8, #343c44);
  --page: light-dark(#fff, #14191e);
  --box: light-dark(#f5f7f9, #1c2329);
  --good: light-dark(#1a7f37, #56d364);
  --bad: light-dark(#c2252b, #ff7b72);
  --doubtful: light-dark(#8a6100, #e3b341);
}
body { margin: 0 auto; padding: 2rem 1.5rem 4rem; max-width: 72rem; background: var(--page);
  color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
h1 small { color: var(--faint); font-weight: normal; }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.2rem; }
h3 { margin: 0 0 .5rem; font-size: 1rem; color: var(--bad); }
h4 { margin: 1rem 0 .25rem; font-size: .9rem; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
pre { margin: 0; padding: .75rem 1rem; overflow-x: auto; background: var(--page);
  border: 1px solid var(--line); border-radius: 6px; }
article { margin: 1rem 0; padding: 1rem 1.25rem; background: var(--box);
  border-left: 3px solid var(--bad); border-radius: 6px; }
table { width: 100%; border-collapse: collapse; }
th { color: var(--faint); font-size: .8rem; font-weight: normal; text-align: left; }
th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td:first-child { white-space: nowrap; }
td p, header p { margin: .15rem 0; }
ul { margin: .25rem 0; padding-left: 1.2rem; }
a { color: inherit; }
abbr { text-decoration: none; cursor: help; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
.faint { color: var(--faint); font-size: .875rem; }
.counts span { margin-right: 1rem; }
.labels label { display: block; font-size: .8rem; }
meter { display: block; width: 12rem; height: .6rem; }
.passed { color: var(--good); }
.failed, .errored { color: var(--bad); }
.vacuous, .expected { color: var(--doubtful); }
.unsupported { color: var(--faint); }
`);
