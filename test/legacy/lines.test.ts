import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLineSplitter, type Line } from '../../src/legacy/import/lines.js';

function split(bytes: Buffer, sizes: readonly number[] = [], longest = 40): Line[] {
  const splitter = createLineSplitter(longest);
  const lines: Line[] = [];
  let at = 0;
  for (const size of sizes) {
    // the reader's memory is used again after each chunk
    const chunk = Buffer.from(bytes.subarray(at, at + size));
    lines.push(...splitter.push(chunk));
    chunk.fill('!');
    at += size;
  }
  return [...lines, ...splitter.push(bytes.subarray(at)), ...splitter.end()];
}

describe('lines', () => {
  it('end at LF or CRLF, and the last one may have no end', () => {
    expect(split(Buffer.from('a\r\n\nb\rc\n\u{1F427}'))).toEqual([
      { number: 1, text: 'a' },
      { number: 2, text: '' },
      { number: 3, text: 'b\rc' },
      { number: 4, text: '\u{1F427}' },
    ]);
    expect(split(Buffer.from(''))).toEqual([]);
    expect(split(Buffer.from('a\n'))).toEqual([{ number: 1, text: 'a' }]);
  });

  it('lose a byte order mark at the start, and only there', () => {
    expect(split(Buffer.from('\uFEFFa\n\uFEFFb'))).toEqual([
      { number: 1, text: 'a' },
      { number: 2, text: '\uFEFFb' },
    ]);
  });

  it('are told and passed over when they are too long or no UTF-8', () => {
    const bytes = Buffer.concat([
      Buffer.from(`${'x'.repeat(40)}\r\n${'x'.repeat(41)}\n`),
      Buffer.from([0x61, 0xff, 0x0a, 0xed, 0xa0, 0x80, 0x0a]),
      Buffer.from(`${'y'.repeat(100_000)}\nlast`),
    ]);
    expect(
      split(
        bytes,
        Array.from({ length: 200 }, () => 500),
      ),
    ).toEqual([
      { number: 1, text: 'x'.repeat(40) },
      { number: 2, problem: 'The line is longer than 40 bytes.' },
      { number: 3, problem: 'The line is not UTF-8.' },
      { number: 4, problem: 'The line is not UTF-8.' },
      { number: 5, problem: 'The line is longer than 40 bytes.' },
      { number: 6, text: 'last' },
    ]);
  });

  it('are the same however the bytes are cut', () => {
    const byte = fc.oneof(fc.constantFrom(0x0a, 0x0d, 0x61, 0xc3, 0xa4, 0xef, 0xbb, 0xbf), fc.nat(255));
    fc.assert(
      fc.property(
        fc.array(byte, { maxLength: 200 }),
        fc.array(fc.nat(9)),
        fc.integer({ min: 1, max: 8 }),
        (bytes, sizes, longest) => {
          const whole = Buffer.from(bytes);
          expect(split(whole, sizes, longest)).toEqual(split(whole, [], longest));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
