/** Closed tracks in four grammars. None comes near itself, or bends tighter than a car can turn; a shape that does is thrown away. */
import type { Random } from '../../kit/random.js';
import { GRAMMARS, type Place, type Point } from './grammars.js';

/** units between two samples of the middle line */
const STEP = 1;
/** half the road, and of the strip beside it up to the fence */
export const ROAD = 2.1;
export const VERGE = 1.3;
/** half the road where it is narrow */
export const NARROW = 1.6;

export interface Track {
  readonly grammar: 'waves' | 'streets' | 'horseshoe' | 'ribbon';
  /** half of its road, which is `ROAD` unless it is narrow */
  readonly road: number;
  readonly n: number;
  /** units round */
  readonly long: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** the way's direction, and how it turns, radians a unit */
  readonly h: Float64Array;
  readonly bend: Float64Array;
}

/** A closed Catmull-Rom curve through the points, sampled evenly and scaled to that length. */
function smooth(points: readonly Point[], long: number): { x: number[]; y: number[] } {
  const fine: [number, number][] = [];
  const n = points.length;
  for (let i = 0; i < n; i++) {
    const [p0, p1, p2, p3] = [-1, 0, 1, 2].map((d) => points[(i + d + n) % n] as Point) as [Point, Point, Point, Point];
    for (let k = 0; k < 16; k++) {
      const t = k / 16;
      const of = (d: 0 | 1): number =>
        0.5 *
        (2 * p1[d] +
          (p2[d] - p0[d]) * t +
          (2 * p0[d] - 5 * p1[d] + 4 * p2[d] - p3[d]) * t * t +
          (3 * p1[d] - p0[d] - 3 * p2[d] + p3[d]) * t * t * t);
      fine.push([of(0), of(1)]);
    }
  }
  let round = 0;
  const lengths = fine.map(([x, y], i) => {
    const [nx, ny] = fine[(i + 1) % fine.length] as [number, number];
    const d = Math.sqrt((nx - x) ** 2 + (ny - y) ** 2);
    round += d;
    return d;
  });
  const count = Math.round(long / STEP);
  const scale = (count * STEP) / round;
  const out = { x: [] as number[], y: [] as number[] };
  let i = 0;
  let before = 0;
  for (let k = 0; k < count; k++) {
    const goal = (k / count) * round;
    while (before + (lengths[i] as number) < goal) before += lengths[i++] as number;
    const part = (goal - before) / (lengths[i] as number);
    const [x, y] = fine[i] as [number, number];
    const [nx, ny] = fine[(i + 1) % fine.length] as [number, number];
    out.x.push((x + (nx - x) * part) * scale);
    out.y.push((y + (ny - y) * part) * scale);
  }
  return out;
}

const turnOf = (from: number, to: number): number => Math.atan2(Math.sin(to - from), Math.cos(to - from));

function measure(grammar: Track['grammar'], curve: { x: number[]; y: number[] }, road: number): Track {
  const n = curve.x.length;
  const h = Float64Array.from({ length: n }, (_, i) => {
    const [a, b] = [(i - 1 + n) % n, (i + 1) % n];
    return Math.atan2((curve.y[b] ?? 0) - (curve.y[a] ?? 0), (curve.x[b] ?? 0) - (curve.x[a] ?? 0));
  });
  const bend = Float64Array.from(
    { length: n },
    (_, i) => turnOf(h[(i - 1 + n) % n] ?? 0, h[(i + 1) % n] ?? 0) / (2 * STEP),
  );
  return { grammar, road, n, long: n * STEP, x: Float64Array.from(curve.x), y: Float64Array.from(curve.y), h, bend };
}

/** Whether two parts of it come nearer to each other than road, verges and a fence need, or a bend is too tight. */
export function fits(track: Track): boolean {
  const { n } = track;
  const apart = (2 * (ROAD + VERGE) + 0.3) ** 2;
  const near = Math.ceil((ROAD + VERGE) * 3.4);
  for (let i = 0; i < n; i++) {
    if (Math.abs(track.bend[i] as number) > 1 / 2.7) return false;
    for (let k = i + near; k < n && k - i <= n - near; k++) {
      const dx = (track.x[i] as number) - (track.x[k] as number);
      const dy = (track.y[i] as number) - (track.y[k] as number);
      if (dx * dx + dy * dy < apart) return false;
    }
  }
  return true;
}

/** A track of about that length; the given grammar first, and at the worst an oval. Starts in its straightest part. */
export function buildTrack(rand: Random, long: number, turn: number, road = ROAD): Track {
  const names = ['waves', 'streets', 'horseshoe', 'ribbon'] as const;
  for (let tries = 0; tries < 40; tries++) {
    const grammar = names[(turn + (tries > 24 ? 1 : 0)) % names.length] as Track['grammar'];
    let points: readonly Point[] = GRAMMARS[grammar](rand);
    if (rand.chance(0.5)) points = points.map(([x, y]) => [x, -y] as const);
    if (points.length < 6) continue;
    const track = measure(grammar, smooth(points, long + tries * 2), road);
    if (fits(track)) return fromStraight(track);
  }
  const oval = Array.from({ length: 24 }, (_, i): Point => [Math.cos(i * 0.2618) * 1.6, Math.sin(i * 0.2618)]);
  return measure('waves', smooth(oval, long), road);
}

function fromStraight(track: Track): Track {
  const { n } = track;
  let best = 0;
  let least = Infinity;
  for (let i = 0; i < n; i++) {
    let sum = 0;
    for (let k = -9; k < 7; k++) sum += Math.abs(track.bend[(i + k + n) % n] as number);
    if (sum < least) {
      least = sum;
      best = i;
    }
  }
  const roll = (list: Float64Array): number[] => [...list.subarray(best), ...list.subarray(0, best)];
  return measure(track.grammar, { x: roll(track.x), y: roll(track.y) }, track.road);
}

/** The place `along` units round and `off` units to the right of the middle. */
export function placeAt(track: Track, along: number, off: number, into: Place = { x: 0, y: 0, h: 0 }): Place {
  const { n } = track;
  const at = ((along / STEP) % n) + (along < 0 ? n : 0);
  const i = Math.floor(at) % n;
  const k = (i + 1) % n;
  const part = at - Math.floor(at);
  into.h = (track.h[i] as number) + turnOf(track.h[i] as number, track.h[k] as number) * part;
  into.x = (track.x[i] as number) + ((track.x[k] as number) - (track.x[i] as number)) * part - Math.sin(into.h) * off;
  into.y = (track.y[i] as number) + ((track.y[k] as number) - (track.y[i] as number)) * part + Math.cos(into.h) * off;
  return into;
}

/** Where that point is along the track, seen from sample `from`: only its neighbours are looked at, so nobody can jump across. */
export function locate(track: Track, x: number, y: number, from: number): { i: number; along: number; off: number } {
  const { n } = track;
  let best = from;
  let least = Infinity;
  for (let d = -5; d <= 5; d++) {
    const i = (from + d + n) % n;
    const dx = x - (track.x[i] as number);
    const dy = y - (track.y[i] as number);
    const far = dx * dx + dy * dy;
    if (far < least) {
      least = far;
      best = i;
    }
  }
  const h = track.h[best] as number;
  const dx = x - (track.x[best] as number);
  const dy = y - (track.y[best] as number);
  return {
    i: best,
    along: best * STEP + dx * Math.cos(h) + dy * Math.sin(h),
    off: dy * Math.cos(h) - dx * Math.sin(h),
  };
}
