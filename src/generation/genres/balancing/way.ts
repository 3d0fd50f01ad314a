/** The way: towers with ropes between them, or ground that goes up and down; seesaws on either. */
import type { Actor } from '../../design.js';
import { clamp } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { isKnown, type BalanceIdea } from './ideas.js';
import type { Balance } from './mode.js';

/** how far a rope hangs below its ends where somebody stands in its middle */
const SAG = 0.5;
/** half a seesaw, and how far its end goes up and down */
export const HALF = 2;
const TIPS = 0.5;

/** From x on for w units, from y at its left end to `to` at its right one. */
export interface Span {
  readonly kind: 'firm' | 'rope' | 'seesaw';
  readonly x: number;
  readonly w: number;
  readonly y: number;
  readonly to: number;
  /** of a seesaw: −1 its left end is down, 1 its right one */
  tip: number;
}

/** Something that makes one stumble. */
export interface Bump {
  readonly actor: Actor;
  readonly x: number;
  done: boolean;
}

export interface Way {
  readonly spans: Span[];
  readonly bumps: Bump[];
  /** where one may begin again */
  readonly rests: readonly number[];
  readonly goal: number;
}

/** units of a level's way; with a clock no longer than leaves time for falls */
function lengthOf(g: Game, speed: number): number {
  const seconds = g.rule('timer')?.seconds;
  const long = 19 + Math.min(4, g.level) * 2;
  return seconds === undefined ? long : clamp(speed * seconds * 0.45, 10, long);
}

const span = (kind: Span['kind'], x: number, w: number, y: number, to = y): Span => ({ kind, x, w, y, to, tip: -1 });

/** Towers of three units, and what lies between them. */
function ropes(g: Game, long: number, seesaws: boolean): Span[] {
  const spans = [span('firm', -12, 13.6, 0)];
  const count = Math.max(2, Math.round(long / 9));
  for (let i = 0; i < count; i++) {
    const last = spans.at(-1) as Span;
    const x = last.x + last.w;
    const to = clamp(last.to + g.rand.range(-0.7, 0.7), -1.6, 1.6);
    if (seesaws && i % 2 === (g.level === 3 ? 0 : 1)) {
      const w = g.rand.range(2.2, 2.8);
      spans.push(span('rope', x, w, last.to));
      spans.push(span('seesaw', x + w, HALF * 2, last.to));
      spans.push(span('rope', x + w + HALF * 2, w, last.to));
      spans.push(span('firm', x + w * 2 + HALF * 2, i === count - 1 ? 40 : 2.8, last.to));
    } else {
      const w = g.rand.range(6.2, 7.6);
      spans.push(span('rope', x, w, last.to, to), span('firm', x + w, i === count - 1 ? 40 : 2.8, to));
    }
  }
  return spans;
}

/** Ground in pieces of two units, so that it bends. */
function ground(g: Game, long: number, seesaws: boolean): Span[] {
  const spans = [span('firm', -12, 15, 0)];
  const [a, b] = [g.rand.range(0, 6.28), g.rand.range(0, 6.28)];
  const swing = 0.5 + g.skill * 0.7;
  const seesawAt = [Math.round(long * 0.35), Math.round(long * 0.7)];
  let last = spans[0] as Span;
  for (let x = last.x + last.w; x < long - 1; x = last.x + last.w) {
    const due = seesaws && seesawAt.findIndex((at) => x >= at && x < at + 4);
    if (due !== false && due >= 0 && !spans.some(({ kind, x: at }) => kind === 'seesaw' && x - at < 7))
      last = span('seesaw', x, HALF * 2, last.to);
    else last = span('firm', x, 1, last.to, (Math.sin(x * 0.34 + a) + Math.sin(x * 0.13 + b) * 1.2) * 0.5 * swing);
    // no step where the wave and the flat beginning meet
    const rise = clamp(last.to - last.y, -0.16, 0.16);
    last = { ...last, to: last.y + rise };
    spans.push(last);
  }
  spans.push(span('firm', last.x + last.w, 40, last.to));
  return spans;
}

const BUMP_EVERY = 7;

/** What the prompt names as being in the way lies on it, seldom at first. */
function bumpsOf(g: Game, spans: readonly Span[], goal: number): Bump[] {
  const named = g.design.cast.obstacles.filter(({ from }) => from === 'prompt');
  if (named.length === 0) return [];
  const bumps: Bump[] = [];
  for (let x = 7; x < goal - 4; x += BUMP_EVERY + g.rand.range(0, 2))
    if (!spans.some(({ kind, x: from, w }) => kind === 'seesaw' && x > from - 1 && x < from + w + 1))
      bumps.push({ actor: named[bumps.length % named.length] as Actor, x, done: false });
  return bumps;
}

export function makeWay(g: Game, balance: Balance, idea: BalanceIdea, speed: number): Way {
  const long = lengthOf(g, speed);
  const seesaws = idea === 'seesaws' || (isKnown(g, balance, 'seesaws') && g.rand.chance(0.6));
  const spans = balance === 'tightrope' ? ropes(g, long, seesaws) : ground(g, long, seesaws);
  const end = spans.at(-1) as Span;
  const goal = end.x + 2.2;
  const rests =
    balance === 'tightrope'
      ? spans.filter(({ kind }) => kind === 'firm').map(({ x, w }) => (x < 0 ? 0 : x + Math.min(1.4, w / 2)))
      : [0, Math.round(goal / 3), Math.round((goal * 2) / 3)].map((x) => clearOf(spans, x));
  return { spans, bumps: bumpsOf(g, spans, goal), rests, goal };
}

/** Not on a seesaw. */
function clearOf(spans: readonly Span[], x: number): number {
  const on = spans.find(({ kind, x: from, w }) => kind === 'seesaw' && x > from - 0.6 && x < from + w + 0.6);
  return on ? on.x - 0.8 : x;
}

export function spanAt({ spans }: Pick<Way, 'spans'>, x: number): Span {
  return spans.find((one) => x >= one.x && x < one.x + one.w) ?? ((x < 0 ? spans[0] : spans.at(-1)) as Span);
}

/** The height of the way where `weight` stands on it; ropes hang the deeper the nearer their middle one is. */
export function floorAt(way: Pick<Way, 'spans'>, x: number): number {
  const one = spanAt(way, x);
  const part = clamp((x - one.x) / one.w, 0, 1);
  const straight = one.y + (one.to - one.y) * part;
  if (one.kind === 'rope') return straight + SAG * Math.min(1, one.w / 7) * 4 * part * (1 - part);
  if (one.kind === 'seesaw') return straight - 0.5 + (part - 0.5) * 2 * TIPS * one.tip;
  return straight;
}

/** How steep it is there: to the right and down is positive. */
export const slopeAt = (way: Pick<Way, 'spans'>, x: number): number => floorAt(way, x + 0.25) - floorAt(way, x - 0.25);

/** One steps onto a tower, and leans no more. */
export const isSafe = (way: Pick<Way, 'spans'>, balance: Balance, x: number): boolean =>
  balance === 'tightrope' && spanAt(way, x).kind === 'firm';
