/** How the text of a file is cut into parts and lines, and what is found in it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../src/studio/web/runs/code/code-lines.js';
import { coloursOf } from '../../src/studio/web/runs/code/colours.js';
import { findInFiles, MOST_HITS } from '../../src/studio/web/runs/code/find-in-files.js';
import { partAt, partsOf } from '../../src/studio/web/runs/code/text-parts.js';

const fileOf = (text: string, path = 'a.js') => ({ path, text, bytes: text.length });
const never = new AbortController().signal;

describe('a file in parts', () => {
  it('loses no character, is never longer than asked, and counts its lines', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', '\n', '😀', ' '), maxLength: 200 });
    fc.assert(
      fc.property(texts, fc.integer({ min: 2, max: 30 }), (text, most) => {
        const parts = partsOf(text, most);
        expect(parts.map(({ from, to }) => text.slice(from, to)).join('')).toBe(text);
        for (const { from, to, line } of parts) {
          expect(to - from).toBeLessThanOrEqual(most);
          expect(text.slice(from, to).isWellFormed()).toBe(true);
          expect(line).toBe(text.slice(0, from).split('\n').length);
        }
      }),
    );
  });

  it('is cut between lines where it can be', () => {
    expect(partsOf('one\ntwo\nthree', 9)).toEqual([
      { from: 0, to: 8, line: 1 },
      { from: 8, to: 13, line: 3 },
    ]);
    expect(partAt(partsOf('one\ntwo\nthree', 9), 8)).toBe(1);
  });

  it('has every character once in its lines, whatever is coloured and found', () => {
    const text = 'let a = "x";\n\nf(a); // end';
    const [part] = partsOf(text);
    const colours = [
      { from: 0, to: 3, kind: 'k' },
      { from: 8, to: 11, kind: 's' },
      { from: 20, to: 26, kind: 'c' },
    ];
    const lines = linesOf(text, part!, colours, { from: 7, to: 10 });
    expect(lines.map(({ pieces }) => pieces.map((piece) => piece.text).join('')).join('\n')).toBe(text);
    expect(lines.map(({ number }) => number)).toEqual([1, 2, 3]);
    const found = lines.flatMap(({ pieces }) => pieces.filter((piece) => piece.found));
    expect(found.map((piece) => [piece.text, piece.kind])).toEqual([
      [' ', undefined],
      ['"x', 's'],
    ]);
  });
});

describe('the search in files', () => {
  it('takes no letter for a pattern, and tells the line of each hit', () => {
    const files = [fileOf('a.b\nA.B acb'), { path: 'p.png', bytes: 3, text: undefined }, fileOf('x\n\na.b', 'b.js')];
    expect(findInFiles(files, 'a.b').map(({ path, line, from }) => [path, line, from])).toEqual([
      ['a.js', 1, 0],
      ['a.js', 2, 4],
      ['b.js', 3, 3],
    ]);
    expect(findInFiles(files, '  ')).toEqual([]);
    expect(findInFiles([fileOf('(a|b)*[c]{2}^$\\/-?+')], '(a|b)*[c]{2}^$\\/-?+')).toHaveLength(1);
  });

  it('names the place in the text as it is, where small letters are longer than capital ones', () => {
    const [hit] = findInFiles([fileOf('İİİ star')], 'STAR');
    expect(hit).toMatchObject({ from: 4, to: 8 });
  });

  it('ends after as many hits as anybody reads', () => {
    expect(findInFiles([fileOf('a'.repeat(5_000))], 'a')).toHaveLength(MOST_HITS);
  });
});

describe('the colours of a file', () => {
  const kinds = async (text: string, path: string) =>
    (await coloursOf({ path, text }, { from: 0, to: text.length }, never)).map(({ from, to, kind }) => [
      text.slice(from, to),
      kind,
    ]);

  it('are those of its language, also of a script in a page', async () => {
    expect(await kinds('const a = 1;', 'a.js')).toContainEqual(['const', 'code-keyword']);
    expect(await kinds('{"a": true}', 'a.json')).toContainEqual(['true', 'code-number']);
    expect(await kinds('p { color: #fff }', 'a.css')).toContainEqual(['#fff', 'code-number']);
    expect(await kinds('<script>let s = "x"</script>', 'a.html')).toContainEqual(['"x"', 'code-string']);
    expect(await kinds('const a', 'a.txt')).toEqual([]);
  });

  it('stay within the part that is shown, and come in the order of the text', async () => {
    const text = 'let a = 1;\n'.repeat(100);
    const colours = await coloursOf({ path: 'a.js', text }, { from: 110, to: 220 }, never);
    expect(colours.length).toBeGreaterThan(10);
    expect(colours.every(({ from, to }) => from >= 110 && to <= 220)).toBe(true);
    expect(colours).toEqual(colours.toSorted((a, b) => a.from - b.from));
  });
});
