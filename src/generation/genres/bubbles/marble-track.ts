/** The ways that chains of marbles roll: lines that wind and never cross themselves, by the length along them. Pure, no game in it. */

export const W = 12;
export const H = 12;
/** from the middle of a marble to the next one that touches it */
export const D = 0.84;
/** units between two points of a track */
const GRAIN = 0.1;

export interface Track {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly length: number;
  /** where shots begin */
  readonly muzzle: { readonly x: number; readonly y: number };
}

export interface Spot {
  x: number;
  y: number;
}

/** `part` 0…1 of a spiral inwards; `waves` ripples on it. */
const spiral =
  (turns: number, from: number, to: number, waves: number, way: 1 | -1) =>
  (part: number): Spot => {
    const angle = Math.PI + way * part * turns * Math.PI * 2;
    const far = from + (to - from) * part + (waves > 0 ? Math.sin(part * turns * Math.PI * 2 * waves) * 0.26 : 0);
    return { x: W / 2 + Math.cos(angle) * far, y: H / 2 + Math.sin(angle) * far };
  };

/** Three floors, each the other way, joined by half circles; whoever shoots stands below. */
function floors(part: number): Spot {
  const [left, right, top, apart] = [2.4, W - 2.4, 1.3, 2.7];
  const straight = right - left;
  const round = (Math.PI * apart) / 2;
  let at = part * (straight * 3 + round * 2);
  for (let floor = 0; ; floor++) {
    const forth = floor % 2 === 0;
    const y = top + floor * apart;
    if (at <= straight || floor === 2) return { x: forth ? left + at : right - at, y };
    at -= straight;
    if (at <= round) {
      const angle = (at / round) * Math.PI;
      const by = Math.sin(angle) * (apart / 2);
      return { x: forth ? right + by : left - by, y: y + (apart / 2) * (1 - Math.cos(angle)) };
    }
    at -= round;
  }
}

const MIDDLE = { x: W / 2, y: H / 2 };
const SHAPES: readonly { readonly at: (part: number) => Spot; readonly muzzle: Spot }[] = [
  { at: spiral(1.8, 5.45, 2.7, 0, 1), muzzle: MIDDLE },
  { at: floors, muzzle: { x: W / 2, y: H - 1.5 } },
  { at: spiral(1.75, 5.2, 2.75, 6, -1), muzzle: MIDDLE },
];
export const TRACKS = SHAPES.length;

/** A track as points that are equally far apart along it. */
export function trackOf(shape: number): Track {
  const { at, muzzle } = SHAPES[shape % TRACKS] as (typeof SHAPES)[number];
  const first = at(0);
  const xs = [first.x];
  const ys = [first.y];
  let last = first;
  let over = 0;
  const fine = 4000;
  for (let i = 1; i <= fine; i++) {
    const next = at(i / fine);
    const dx = next.x - last.x;
    const dy = next.y - last.y;
    over += Math.sqrt(dx * dx + dy * dy);
    last = next;
    if (over < GRAIN) continue;
    over -= GRAIN;
    xs.push(next.x);
    ys.push(next.y);
  }
  return { xs, ys, length: (xs.length - 1) * GRAIN, muzzle };
}

/** The place so far along; before the beginning it goes straight on outwards. */
export function placeOf({ xs, ys }: Track, d: number, out: Spot): Spot {
  const at = Math.min(d / GRAIN, xs.length - 1.001);
  const i = at < 0 ? 0 : Math.floor(at);
  const part = at - i;
  const [x, y] = [xs[i] as number, ys[i] as number];
  out.x = x + ((xs[i + 1] as number) - x) * part;
  out.y = y + ((ys[i + 1] as number) - y) * part;
  return out;
}

/** The way of the track there, as a unit vector. */
export function headingOf(track: Track, d: number): Spot {
  const from = placeOf(track, d - GRAIN, { x: 0, y: 0 });
  const to = placeOf(track, d + GRAIN, { x: 0, y: 0 });
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.sqrt(dx * dx + dy * dy) || 1;
  return { x: dx / long, y: dy / long };
}
