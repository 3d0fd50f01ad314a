/**
 * What a prompt wants to be learnt by playing: "7 times table", "Einmaleins bis 10", "capitals of Europe", a list of pairs. Found in the normal
 * form of a prompt and in one stretch of it, so that the rest can be read as if it were not there.
 */
import type { ContentWish, RegionName, Topic } from '../content/content.types.js';
import { REGION_NAMES } from '../content/content.types.js';
import { foldInPlace } from './fold.js';
import { subjectsIn, type Subject, type SubjectAt } from './content-words.js';
import { pairsIn } from './pairs.js';
import { questionsIn } from './questions.js';

export interface ContentFound extends ContentWish {
  /** UTF-16 offsets: what it is called, with its numbers and its part of the world */
  readonly start: number;
  readonly end: number;
  /** what of that says nothing else: all of it but what stands between a word for a list and the list */
  readonly parts: readonly { readonly start: number; readonly end: number }[];
}

const TOPIC_OF: Readonly<Partial<Record<Subject, Topic>>> = {
  table: 'times',
  tableof: 'times',
  add: 'addition',
  subtract: 'subtraction',
  divide: 'division',
  sums: 'sums',
  fractions: 'fractions',
  capitals: 'capitals',
  flags: 'flags',
};
/** The most telling first: "maths: the 7 times table" is of times tables. */
const RANK: readonly Subject[] = [
  'table',
  'tableof',
  'fractions',
  'divide',
  'add',
  'subtract',
  'capitals',
  'flags',
  'sums',
];
const REGIONS: ReadonlySet<string> = new Set(REGION_NAMES);
/** "in addition", "in capitals" */
const NOT_BEHIND = /(?:^|[^\p{L}])(?:in|en)\s+$/u;
/** What stands between two numbers: "2, 5 and 10", "2-5", "del 7 e dell’8", "7er- und 8er-Reihe". */
const LINK = String.raw`(?:\s*(?:[,&+–-]|(?:er-?)(?!\p{L})|[\p{L}\p{M}]{1,4}['’]?)){1,3}\s*`;
/** Numbers right before, in front of "times table", "er-Reihe", "の段". */
const BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{Nd}.])\p{Nd}{1,2}(?:${LINK}\p{Nd}{1,2}){0,6}(?:er|x|×|-)?\s*(?:[\p{L}\p{M}]{1,3}\s+)?$`,
  'u',
);
/** And right behind, with at most two small words between. */
const BEHIND = new RegExp(
  String.raw`^\s*(?:\p{L}{1,5}\s+){0,2}[×x]?\s*(\p{Nd}{1,4}(?:${LINK}\p{Nd}{1,2}(?!\p{L}|\p{Nd})){0,6})(?![\p{Nd}.])`,
  'u',
);
/** from a word for the subject to its limit or its part of the world */
const NEAR = 30;
const LEAST_TABLE = 2;
const MOST_TABLE = 20;
const LEAST_LIMIT = 5;
const MOST_LIMIT = 1000;

const digits = (text: string): number => {
  const zero = (code: number): number => {
    let at = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(at - 1))) at -= 1;
    return at;
  };
  return [...text].reduce((sum, one) => {
    const code = one.codePointAt(0) as number;
    return sum * 10 + (/\d/u.test(one) ? Number(one) : (code - zero(code)) % 10);
  }, 0);
};

/** "6, 7 and 8, 15 questions": what a noun behind it counts, after a comma, is no table. */
function behindTables(text: string): RegExpExecArray | undefined {
  const found = BEHIND.exec(text);
  if (!found) return undefined;
  const [whole, list = ''] = found;
  const counted = /^\s+\p{L}{3,}/u.test(text.slice(whole.length)) ? /,\s*\p{Nd}{1,2}$/u.exec(list) : null;
  if (counted) {
    found[0] = whole.slice(0, -counted[0].length);
    found[1] = list.slice(0, -counted[0].length);
  }
  return found;
}

/** "2-5" are four tables, "2, 5 and 10" three. */
function tablesOf(text: string): number[] {
  const out: number[] = [];
  for (const { 1: from = '', 2: to } of text.matchAll(/(\p{Nd}{1,4})(?:\s*[-–]\s*(\p{Nd}{1,2}))?/gu)) {
    const [first, last] = [digits(from), to === undefined ? digits(from) : digits(to)];
    for (let n = first; n <= last && out.length < MOST_TABLE; n++) out.push(n);
  }
  return [...new Set(out)].filter((n) => n >= LEAST_TABLE && n <= MOST_TABLE);
}

interface Limit {
  readonly upTo: number;
  readonly start: number;
  readonly end: number;
}

/** A number with a word for "up to" beside it, near the subject. */
function limitNear(text: string, { start, end }: SubjectAt, all: readonly SubjectAt[]): Limit | undefined {
  for (const one of all.filter(({ subject }) => subject === 'upto')) {
    if (one.start > end + NEAR || one.end < start - NEAR) continue;
    const after = /^\s*(?:\p{L}{1,3}\s+)?(\p{Nd}{1,4})(?!\p{Nd})/u.exec(text.slice(one.end));
    const before = /(?<!\p{Nd})(\p{Nd}{1,4})['’]?\s*$/u.exec(text.slice(Math.max(0, one.start - 8), one.start));
    const found = after ?? before;
    const upTo = found ? digits(found[1] as string) : 0;
    if (!found || upTo < LEAST_LIMIT || upTo > MOST_LIMIT) continue;
    const from = after ? one.start : one.start - found[0].length;
    return { upTo, start: from, end: after ? one.end + after[0].length : one.end };
  }
  return undefined;
}

/** What is to be learnt; undefined where the text speaks of nothing of the kind. */
export function contentIn(text: string, language: string): ContentFound | undefined {
  const list = pairsIn(text) ?? questionsIn(text);
  if (list) return { topic: 'pairs', ...list };
  const folded = foldInPlace(text);
  const all = subjectsIn(text, language);
  const ranked = all
    .filter(({ subject, start }) => TOPIC_OF[subject] && !NOT_BEHIND.test(folded.slice(Math.max(0, start - 8), start)))
    .sort((a, b) => RANK.indexOf(a.subject) - RANK.indexOf(b.subject));
  for (const at of ranked) {
    const found = read(folded, at, all);
    if (found) return { ...found, parts: [{ start: found.start, end: found.end }] };
  }
  return undefined;
}

function read(text: string, at: SubjectAt, all: readonly SubjectAt[]): Omit<ContentFound, 'parts'> | undefined {
  const topic = TOPIC_OF[at.subject] as Topic;
  let { start, end } = at;
  const take = (from: number, to: number): void => {
    start = Math.min(start, from);
    end = Math.max(end, to);
  };
  if (topic === 'capitals' || topic === 'flags') {
    const region = all.find((one) => REGIONS.has(one.subject) && one.start <= end + NEAR && one.end >= start - NEAR);
    if (region) take(region.start, region.end);
    return { topic, ...(region ? { region: region.subject as RegionName } : {}), start, end };
  }
  const limit = limitNear(text, at, all);
  if (limit) take(limit.start, limit.end);
  if (topic !== 'times') {
    // "addition and subtraction" is both
    const other = all.find(
      ({ subject, start: from, end: to }) =>
        subject === (at.subject === 'add' ? 'subtract' : 'add') && from <= end + NEAR && to >= start - NEAR,
    );
    const both = (at.subject === 'add' || at.subject === 'subtract') && other !== undefined;
    if (both) take(other.start, other.end);
    return { topic: both ? 'sums' : topic, ...(limit ? { upTo: limit.upTo } : {}), start, end };
  }
  const before = limit ? undefined : BEFORE.exec(text.slice(Math.max(0, at.start - 40), at.start));
  const behind = limit || before ? undefined : behindTables(text.slice(at.end, at.end + 64));
  const tables = tablesOf(before?.[0] ?? behind?.[1] ?? '');
  if (tables.length > 0 && before) take(at.start - before[0].length, at.end);
  if (tables.length > 0 && behind) take(at.start, at.end + behind[0].length);
  if (at.subject === 'tableof' && tables.length === 0) return undefined;
  return {
    topic,
    ...(tables.length > 0 ? { tables } : {}),
    ...(limit ? { upTo: limit.upTo } : {}),
    start,
    end,
  };
}
