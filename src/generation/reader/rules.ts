/** Rules, numbers and wishes: "3 lives", "a boss every 5th wave", "no enemies", "easy". */
import type { Rule } from '../design.js';
import type { Cast } from './roles.types.js';
import type { Token } from './tokens.js';
import type { Span } from './vocabulary.js';

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

const COUNTER =
  /^(?:more|extra|full|at|least|only|different|de|di|von|个|個|つ|条|的|big|short|long|whole|ganze|の|th|st|nd|rd|ª|º|e|er|ème|a|й|ю|я|numeros)$/u;

const REACH: Readonly<Record<string, readonly [number, number]>> = {
  lives: [1, 20],
  seconds: [10, 600],
  minutes: [1, 10],
  levels: [1, 10],
  waves: [1, 30],
};

const SIMPLE = new Set([
  'doubleJump',
  'lowGravity',
  'dash',
  'shield',
  'rapidFire',
  'magnet',
  'wrap',
  'multiBall',
  'speedUp',
  'fast',
  'slow',
  'noEnemies',
  'gentle',
  'shooting',
  'confetti',
  'boss',
]);

/** Languages that say "every" after the number. */
const AFTER = new Set(['ja', 'ko']);

export interface RuleReading {
  readonly rules: Rule[];
  readonly evidence: { readonly from: number; readonly to: number; readonly as: string; readonly value: string }[];
  readonly cannot: Set<string>;
}

/** Rules of the closed list in `design.ts`, each at most once. */
export function readRules(
  tokens: readonly Token[],
  spans: readonly Span[],
  cast: readonly Cast[],
  language: string,
): RuleReading {
  const rules = new Map<string, Rule>();
  const evidence: RuleReading['evidence'] = [];
  const note = (rule: Rule, from: number, to: number, value: string): void => {
    if (rules.has(rule.rule)) return;
    rules.set(rule.rule, rule);
    evidence.push({ from, to, as: rule.rule, value });
  };
  const numbers = findNumbers(tokens, spans);
  const units = spans.filter(({ type }) => type === 'unit');
  const every = spans.filter(({ type, id }) => type === 'every' && id === 'every');
  const bosses = spans.filter(({ type, id }) => type === 'rule' && id === 'boss');
  const nots = spans.filter(({ type, id }) => type === 'cue' && id === 'not');
  const parted = (from: number, to: number): boolean => tokens.slice(from, to).some(({ type }) => type === 'stop');
  const negated = (from: number): boolean =>
    nots.some(({ from: start, to }) =>
      language === 'ja' || language === 'ko'
        ? start - from >= 0 && start - from <= 6 && !parted(from, start)
        : from - to >= 0 &&
          from - to <= 2 &&
          !tokens.slice(to, from).some(({ type }) => type === 'stop' || type === 'comma'),
    );

  for (const number of numbers) {
    const { value } = number;
    const isArticle = value === 1 && tokens[number.from]?.type === 'word';
    const near = every.find(
      ({ to, from }) =>
        (number.from - to >= 0 && number.from - to <= 1) ||
        (AFTER.has(language) && from - number.to >= 0 && from - number.to <= 2),
    );
    if (near && bosses.length > 0 && value >= 1) {
      const boss = bosses.find(({ from, to }) => Math.abs(from - number.to) <= 14 || Math.abs(number.from - to) <= 14);
      if (boss && !parted(Math.min(boss.from, number.from), Math.max(boss.to, number.to))) {
        note({ rule: 'bossEvery', n: Math.min(10, Math.max(1, value)) }, number.from, number.to, String(value));
        continue;
      }
    }
    if (near) continue;
    let at = number.to;
    while (at < number.to + 3 && COUNTER.test(tokens[at]?.folded ?? '') && !units.some(({ from }) => from === at))
      at += 1;
    const unit = units.filter(({ from }) => from === at).sort((a, b) => b.to - a.to)[0];
    // Chinese and Japanese also say the unit first: 限时90秒, ライフ3, 命は3つ
    const ahead = units.find(
      ({ to, id }) =>
        (language === 'ja' || language === 'ko' || language === 'ru') &&
        id !== 'seconds' &&
        id !== 'minutes' &&
        number.from - to >= 0 &&
        number.from - to <= 2,
    );
    const named = unit ?? ahead;
    if (named) {
      const range = REACH[named.id] ?? [1, 999];
      const bounded = Math.min(range[1], Math.max(range[0], value));
      if (named.id === 'lives' && !(isArticle && tokens[number.to]?.folded === 'leben'))
        note({ rule: 'lives', n: bounded }, number.from, named.to, String(value));
      else if (named.id === 'seconds')
        note({ rule: 'timer', seconds: Math.min(600, Math.max(10, value)) }, number.from, named.to, `${value} s`);
      else if (named.id === 'minutes')
        note(
          { rule: 'timer', seconds: Math.min(600, Math.max(10, value * 60)) },
          number.from,
          named.to,
          `${value} min`,
        );
      else if (named.id === 'levels' && value > 1)
        note({ rule: 'levels', n: bounded }, number.from, named.to, String(value));
      else if (named.id === 'waves' && value > 1)
        note({ rule: 'waves', n: bounded }, number.from, named.to, String(value));
      continue;
    }
    if (isArticle || value < 2 || value > 200) continue;
    // "collect 20 mushrooms", "after 20 mushrooms"
    const counted = cast.find(
      ({ mention }) =>
        mention.from - number.to >= 0 && mention.from - number.to <= 2 && !parted(number.to, mention.from),
    );
    const listed =
      language === 'ja' || language === 'zh'
        ? cast.find(({ mention }) => number.from - mention.to >= 0 && number.from - mention.to <= 2)
        : undefined;
    const thing = counted ?? listed;
    if (
      thing &&
      (thing.role === 'item' ||
        thing.role === 'bricks' ||
        (thing.role === 'free' && !['a', 'p', 'v', 'c'].includes(thing.mention.kind)))
    )
      note({ rule: 'collect', n: value }, number.from, thing.mention.to, String(value));
  }
  const half = spans.find(({ type, id }) => type === 'every' && id === 'half');
  if (half) note({ rule: 'timer', seconds: 30 }, half.from, half.to, '30 s');

  for (const span of spans) {
    if (span.type !== 'rule' || !SIMPLE.has(span.id)) continue;
    if (span.id === 'boss' && rules.has('bossEvery')) continue;
    const holdsNot = nots.some(({ from, to }) => from >= span.from && to <= span.to);
    if (!holdsNot && negated(span.from)) continue;
    if (
      span.id === 'boss' &&
      span.to - span.from === 1 &&
      (tokens[span.from]?.folded ?? '').startsWith('chef') &&
      language !== 'pt'
    )
      continue;
    note({ rule: span.id } as Rule, span.from, span.to, 'yes');
  }
  // "no enemies" has the word for enemies under a "no"
  if (!rules.has('noEnemies')) {
    const foes = spans.find(({ type, id, from }) => type === 'cue' && id === 'word:enemy' && negated(from));
    if (foes) note({ rule: 'noEnemies' }, foes.from, foes.to, 'yes');
  }
  if (rules.has('fast') && rules.has('slow')) rules.delete('fast');
  const asked = spans.filter(({ type, from }) => type === 'cannot' && !negated(from));
  // "online leaderboard" asks for no second player
  const cannot = new Set(
    asked
      .filter(
        (one) =>
          !asked.some(
            (other) => other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
          ),
      )
      .map(({ id }) => id),
  );
  return { rules: [...rules.values()].slice(0, 16), evidence, cannot };
}
