/** The slots of each thing: of which events it is the subject or the object, and what small word ties it to which event. */
import { isEvent, type Order } from './events.js';
import type { Unit } from './line.js';

export interface Slots {
  /** the event whose object it may be, as its language orders them */
  readonly object?: string;
  /** the event that it may do */
  readonly subject?: string;
  /** the small word or ending that marks it, `none` without */
  readonly mark: string;
  /** the event that the mark ties it to */
  readonly tied?: string;
  /** nearest events on both sides in the sentence, `none` without */
  readonly left: string;
  readonly right: string;
  /** things between it and them: 0, 1 or 2 for more */
  readonly leftThings: number;
  readonly rightThings: number;
  /** units between */
  readonly leftGap: number;
  readonly rightGap: number;
  /** a clause starts between */
  readonly leftClause: boolean;
  readonly rightClause: boolean;
  /** the right event ends its clause */
  readonly ends: boolean;
  /** the part that a word right behind gives it: "as enemies" */
  readonly called?: string;
  /** how it follows the thing before it: a list, a copula, "of", or what stands between */
  readonly joined: string;
}

const SKIP = new Set(['a', 'the', 'many', 'my', 'x']);
const MARKS = new Set([
  'subj',
  'obj',
  'from',
  'at',
  'with',
  'in',
  'to',
  'of',
  'for',
  'as',
  'vs',
  'versus',
  'by',
  'not',
  'is',
  'also',
]);
const BEHIND = new Set([
  'subj',
  'obj',
  'from',
  'at',
  'with',
  'in',
  'to',
  'of',
  'and',
  'also',
  'by',
  'vs',
  'as',
  'for',
  'is',
]);
const CLAUSE = new Set(['but', 'if', 'rel', 'comma']);
const LINKS = new Set(['and', 'or', 'comma']);
/** May stand between a thing and what it is said to be. */
const LISTED = new Set(['and', 'or', 'comma', 'a', 'the', 'many', 'in', 'x']);
const TIES = new Set(['from', 'at', 'with', 'in', 'to', 'for', 'vs', 'by']);

interface Near {
  readonly id: string;
  readonly gap: number;
  readonly things: number;
  readonly clause: boolean;
  readonly at: number;
}

/** The nearest event in a direction, in the same sentence. */
function nearest(line: readonly Unit[], from: number, step: 1 | -1): Near {
  let things = 0;
  let clause = false;
  for (let at = from + step; at >= 0 && at < line.length; at += step) {
    const unit = line[at];
    if (!unit || unit.id === 'stop') break;
    if (isEvent(unit.id) || unit.id.startsWith('word:'))
      return { id: unit.id, gap: Math.abs(at - from) - 1, things: Math.min(2, things), clause, at };
    if (unit.mention) things += 1;
    // the commas of a list part no clause
    const inList = unit.id === 'comma' && line[at + 1]?.mention && line[at - 1]?.mention;
    if (CLAUSE.has(unit.id) && !inList) clause = true;
  }
  return { id: 'none', gap: 9, things: Math.min(2, things), clause, at: -1 };
}

function markBefore(line: readonly Unit[], at: number): string {
  let back = at - 1;
  while (at - back <= 3 && SKIP.has(line[back]?.id ?? '')) back -= 1;
  const id = line[back]?.id ?? 'start';
  if (id === 'versus') return 'vs';
  return MARKS.has(id) ? id : 'none';
}

/** "X-e karşı", "Xを": the mark stands behind its thing, but for "X versus Y", whose second thing it marks. */
function markBehind(line: readonly Unit[], at: number): string {
  // a suffix that no list knows may stand before the particle, and in "고양이 세 마리를" how many there are
  let next = at + 1;
  if (line[next]?.id === 'many' && line[next + 1]?.id === 'x') next += 1;
  if (line[next]?.id === 'x' && BEHIND.has(line[next + 1]?.id ?? '')) next += 1;
  const behind = line[next]?.id ?? 'stop';
  if (BEHIND.has(behind)) return behind;
  return line[at - 1]?.id === 'versus' ? 'vs' : 'none';
}

function joinedTo(line: readonly Unit[], at: number, order: Order): string {
  const between: string[] = [];
  for (let back = at - 1; back >= 0; back -= 1) {
    const unit = line[back];
    if (!unit || unit.id === 'stop') return 'no';
    if (unit.mention) {
      const ids = between.filter((id) => !SKIP.has(id));
      if (ids.length === 0) return 'beside';
      if (ids.every((id) => LINKS.has(id))) return 'list';
      // a word behind its thing is that thing's: "against the cat a dog"
      if (order === 'sov' && ids[0] === 'vs') return 'far';
      return ids.length === 1 ? (ids[0] ?? 'no').replace('versus', 'vs') : 'far';
    }
    between.push(unit.id);
  }
  return 'first';
}

/** Where a list that a thing stands in ends before the event behind it: at its last thing, or at the thing itself. */
function endOfList(line: readonly Unit[], at: number, event: number): number {
  let last = at;
  for (let next = at + 1; next < event; next += 1) {
    const unit = line[next];
    if (unit?.mention) last = next;
    else if (!LINKS.has(unit?.id ?? '') && !SKIP.has(unit?.id ?? '')) break;
  }
  return last;
}

/** The slots of the thing at a place of the line. */
export function slotsOf(line: readonly Unit[], at: number, order: Order): Slots {
  const left = nearest(line, at, -1);
  const right = nearest(line, at, 1);
  const mark = order === 'sov' ? markBehind(line, at) : markBefore(line, at);
  const following = line[right.at + 1]?.id ?? 'stop';
  const ends = right.at >= 0 && ['stop', 'comma', 'and', 'must', 'or', 'but'].includes(following);
  const joined = joinedTo(line, at, order);
  const called = calledAs(line, at);
  const free = { mark, joined, ends, ...(called === undefined ? {} : { called }) };
  const sides = {
    left: left.id,
    right: right.id,
    leftThings: left.things,
    rightThings: right.things,
    leftGap: left.gap,
    rightGap: right.gap,
    leftClause: left.clause,
    rightClause: right.clause,
  };
  if (order === 'sov') {
    // "apples, pears and plums gathers": what marks the last of a list is said of all of it
    const last = mark === 'none' || mark === 'and' ? endOfList(line, at, right.at) : at;
    const listed = last > at && !line.slice(last + 1, right.at).some(({ mention }) => mention);
    const whole = listed ? markBehind(line, last) : mark;
    const object = whole === 'obj' || (whole === 'none' && (right.things === 0 || listed)) ? right : undefined;
    // "eats carrots" before its noun tells who eats
    const told = left.at === at - 1 && mark !== 'obj' ? left : undefined;
    const subject = mark === 'subj' || mark === 'also' ? right : told;
    const tied = TIES.has(mark) ? right : undefined;
    return { ...free, ...sides, ...named(object, subject, tied) };
  }
  const reaches = left.at >= 0 && !left.clause && (left.things === 0 || joined === 'list');
  const subject =
    right.at >= 0 && right.things === 0 && right.gap <= 3 && !isComma(line, at, right.at) ? right : undefined;
  const tied = TIES.has(mark) ? left : undefined;
  const last = order === 'v2' && ends && right.things === 0 ? right : undefined;
  return { ...free, ...sides, ...named(last ?? (reaches ? left : undefined), subject, tied) };
}

function isComma(line: readonly Unit[], from: number, to: number): boolean {
  const between = line.slice(from + 1, to).map(({ id }) => id);
  return between.some((id) => id === 'comma' || id === 'but' || id === 'and') && !between.includes('rel');
}

/** What a thing, or the list that it stands in, is said to be. */
function calledAs(line: readonly Unit[], at: number): string | undefined {
  let next = at + 1;
  while (line[next]?.mention || LISTED.has(line[next]?.id ?? '')) next += 1;
  if (line[next]?.id !== 'as') return undefined;
  next += 1;
  while (SKIP.has(line[next]?.id ?? '')) next += 1;
  const id = line[next]?.id ?? '';
  return id.startsWith('word:') ? id : undefined;
}

/** only what is there */
function named(object?: Near, subject?: Near, tied?: Near): Pick<Slots, 'object' | 'subject' | 'tied'> {
  return {
    ...(object && object.at >= 0 ? { object: object.id } : {}),
    ...(subject && subject.at >= 0 ? { subject: subject.id } : {}),
    ...(tied && tied.at >= 0 ? { tied: tied.id } : {}),
  };
}
