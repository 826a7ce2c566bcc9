import test from 'ava';
import { parseCommand } from './command-line.ts';

const WORDS: readonly (readonly [string, readonly string[]])[] = [
  ['engine', ['engine']],
  ['  python3   my_engine.py --fast ', ['python3', 'my_engine.py', '--fast']],
  [`java -jar "My Engine.jar" 'a b'`, ['java', '-jar', 'My Engine.jar', 'a b']],
  [`x a\\ b "c\\"d" e'f g'h`, ['x', 'a b', 'c"d', 'ef gh']],
  [`x "" ''`, ['x', '', '']],
  ['x $(rm) ; y | z', ['x', '$(rm)', ';', 'y', '|', 'z']],
  ['C:/engine.exe "C:\\dir\\x"', ['C:/engine.exe', 'C:\\dir\\x']],
];

for (const [text, words] of WORDS) {
  test(`words: ${text}`, (t) => {
    const { program, args } = parseCommand(text);
    t.deepEqual([program, ...args], words);
  });
}

test('what is no command is refused', (t) => {
  t.throws(() => parseCommand('  '), { message: 'there is no program' });
  t.throws(() => parseCommand('x "y'), { message: 'a quote is not closed' });
  t.throws(() => parseCommand("x 'y"), { message: 'a quote is not closed' });
});
