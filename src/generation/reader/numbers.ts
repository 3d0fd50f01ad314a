/** Numbers of a prompt: digits of any script, words, and the characters that Chinese and Japanese count with. */
import type { Token } from '../vocabulary/tokens.js';
import type { Span } from '../vocabulary/vocabulary.js';

export interface NumberAt {
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

const HAN_DIGITS: Readonly<Record<string, number>> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};

/** 三十, 一百二十, 九十: up to 999, the way Chinese and Japanese write numbers. */
function hanNumber(glyphs: string): number | undefined {
  let total = 0;
  let digit: number | undefined;
  for (const glyph of glyphs) {
    if (glyph === '十' || glyph === '百') {
      total += (digit ?? 1) * (glyph === '十' ? 10 : 100);
      digit = undefined;
    } else {
      const value = HAN_DIGITS[glyph];
      if (value === undefined) return undefined;
      digit = digit === undefined ? value : digit * 10 + value;
    }
  }
  return total + (digit ?? 0);
}

/** Numbers in digits (any script's) and in words. */
export function findNumbers(tokens: readonly Token[], spans: readonly Span[]): NumberAt[] {
  const found: NumberAt[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (token.type === 'number') {
      const digits = [...token.text].map((c) => {
        const code = c.codePointAt(0) ?? 0;
        // decimal digits come in runs of ten that start at a multiple of sixteen, or six above one
        for (const zero of [0x30, 0x660, 0x6f0, 0x966]) if (code >= zero && code <= zero + 9) return code - zero;
        return 0;
      });
      found.push({ from: at, to: at + 1, value: Number(digits.join('').slice(0, 6)) });
    } else if (
      token.type === 'glyph' &&
      (HAN_DIGITS[token.text] !== undefined || token.text === '十' || token.text === '百')
    ) {
      let end = at;
      while (end < tokens.length && end - at < 5) {
        const glyph = tokens[end]?.text ?? '';
        if (HAN_DIGITS[glyph] === undefined && glyph !== '十' && glyph !== '百') break;
        end += 1;
      }
      const value = hanNumber(
        tokens
          .slice(at, end)
          .map(({ text }) => text)
          .join(''),
      );
      if (value !== undefined && value > 0) found.push({ from: at, to: end, value });
      at = end - 1;
    }
  }
  const taken = new Set(found.map(({ from }) => from));
  for (const span of spans)
    if (span.type === 'number' && !taken.has(span.from) && tokens[span.from]?.type === 'word')
      found.push({ from: span.from, to: span.to, value: Number(span.id) });
  // "twenty five": the longer wins
  return found
    .filter(
      (one) =>
        !found.some(
          (other) =>
            other !== one && other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
        ),
    )
    .sort((a, b) => a.from - b.from);
}
