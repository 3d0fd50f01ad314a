/** Patches of models: all blocks fit, or nothing is changed and it is told why. */
import { expect, test } from 'vitest';
import { finishPage, sourceOf } from '../../../src/generation/written/page.js';
import { applyPatch, readPatch } from '../../../src/generation/written/patch.js';

const FILE = 'let lives = 3;\n  let speed = 2;\nfunction step() {\n  x += speed;\n}\nlet end = 1;';
const block = (search: string, replace: string) => `<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE`;

test.each([
  ['one line', block('let lives = 3;', 'let lives = 5;'), FILE.replace('lives = 3', 'lives = 5')],
  [
    'two blocks, with words around',
    `Sure!\n\`\`\`\n${block('let lives = 3;', 'let lives = 9;')}\n${block('let end = 1;', 'let end = 2;')}\n\`\`\`\nDone.`,
    FILE.replace('lives = 3', 'lives = 9').replace('end = 1', 'end = 2'),
  ],
  ['lines that are taken out', block('  x += speed;\n}', '}'), FILE.replace('  x += speed;\n', '')],
  [
    'lines whose indentation was lost',
    block('let speed = 2;\nfunction step() {\nx += speed;', '  let speed = 4;\nfunction step() {\n  x -= speed;'),
    FILE.replace('speed = 2', 'speed = 4').replace('x +=', 'x -='),
  ],
  [
    'marks as some models write them',
    block('let end = 1;', '$& $1').replaceAll('<<<<<<< SEARCH', '<<<<< SEARCH').replaceAll('\n', '\r\n'),
    FILE.replace('let end = 1;', () => '$& $1'),
  ],
])('applies %s', (_, answer, text) => {
  expect(applyPatch(FILE, readPatch(answer))).toEqual({ text });
});

test.each([
  [
    'what is not there',
    block('let gold = 1;', 'x'),
    'the text to search for in block 1 is not in the file: "let gold = 1;"',
  ],
  [
    'what is there twice',
    block('speed', 'x'),
    'the text to search for in block 1 is in the file more than once: give more lines of it: "speed"',
  ],
  ['nothing', block('', 'x'), 'the text to search for in block 1 is not in the file: ""'],
])('refuses %s', (_, answer, fault) => {
  expect(applyPatch(FILE, readPatch(answer))).toEqual({ fault });
});

test('an answer without blocks has none', () => {
  expect(readPatch('I changed the lives to 5.')).toEqual([]);
  expect(readPatch('<<<<<<< SEARCH\na\n=======\nb')).toEqual([]);
});

test('the page as its model wrote it comes out of the finished one, again and again', () => {
  const source =
    '<!DOCTYPE html><html><head><title>T</title></head><body><script>let a = 1 < 2;</script></body></html>';
  const once = sourceOf(finishPage(source, 1).html);
  expect(once).not.toContain('Content-Security-Policy');
  expect(once).toContain('<script>let a = 1 < 2;</script>');
  expect(finishPage(once, 1)).toEqual(finishPage(sourceOf(finishPage(once, 1).html), 1));
  expect(once.match(/<script/gu)).toHaveLength(1);
});
