/** What of a target is seen behind all that stands before it, and the mending of scenes in which it would be too little. */
import { clamp } from '../../kit/juice.js';
import { LAYS, W, type Lay, type Place, type Spot, type Thing } from './state.js';

/** points along each side of the grid by which a picture is looked at */
const GRID = 9;
/** pictures fill about so much of their box: as a target, carefully little; as a cover, carefully much */
const TARGET = 0.42;
const COVER = 0.5;

const within = (x: number, y: number, place: Place, radius: number): boolean =>
  (x - place.x) ** 2 + (y - place.y) ** 2 < (place.size * radius) ** 2;

/** The part of it that is seen, 0–1, and the middle of that part; `covers` stand before it. */
export function seenOf(place: Place, covers: readonly Place[]): { part: number; spot: Spot } {
  const near = covers.filter((cover) => cover.size > 0 && Math.abs(cover.x - place.x) < (cover.size + place.size) / 2);
  let [all, seen, x, y] = [0, 0, 0, 0];
  const open: Spot[] = [];
  for (let i = 0; i < GRID; i++)
    for (let k = 0; k < GRID; k++) {
      const px = place.x + ((i + 0.5) / GRID - 0.5) * place.size;
      const py = place.y + ((k + 0.5) / GRID - 0.5) * place.size;
      if (!within(px, py, place, TARGET)) continue;
      all++;
      if (near.some((cover) => within(px, py, cover, COVER))) continue;
      seen++;
      x += px;
      y += py;
      open.push({ x: px, y: py });
    }
  if (seen === 0) return { part: 0, spot: place };
  // the middle of a crescent lies outside of it: the point of it that is nearest
  const middle = { x: x / seen, y: y / seen };
  const off = (spot: Spot): number => (spot.x - middle.x) ** 2 + (spot.y - middle.y) ** 2;
  return { part: seen / all, spot: open.reduce((best, spot) => (off(spot) < off(best) ? spot : best)) };
}

/** What stands before a thing in that lay. */
export const beforeOf = (things: readonly Thing[], thing: Thing, lay: Lay): Place[] =>
  things.filter((one) => one !== thing && one.depth[lay] > thing.depth[lay]).map((one) => one.places[lay]);

/**
 * Moves and shrinks what covers a target too much, and at last takes it away: afterwards of each target at least `need` is seen, in both lays.
 * Targets stand so far from each other that none covers another.
 */
export function uncover(things: readonly Thing[], need: number, isFixed: (thing: Thing) => boolean): void {
  for (const lay of LAYS)
    for (const pass of [0, 1, 2, 3, 4]) {
      let open = true;
      for (const target of things) if (target.target) open = clear(things, target, lay, need, pass, isFixed) && open;
      if (open) break;
    }
}

function clear(
  things: readonly Thing[],
  target: Thing,
  lay: Lay,
  need: number,
  pass: number,
  isFixed: (thing: Thing) => boolean,
): boolean {
  const place = target.places[lay];
  for (let step = 0; step < 12; step++) {
    const { part, spot } = seenOf(place, beforeOf(things, target, lay));
    target.spots[lay] = spot;
    if (part >= need) return step === 0;
    const [worst] = things
      .filter((one) => one.depth[lay] > target.depth[lay] && !one.target && !isFixed(one) && one.places[lay].size > 0)
      .map((one) => ({ one, over: overlapOf(place, one.places[lay]) }))
      .filter(({ over }) => over > 0)
      .toSorted((a, b) => b.over - a.over);
    if (!worst) return false;
    const cover = worst.one.places[lay];
    if (pass > 2 || step > 8) cover.size = 0;
    else if (step % 3 === 2) {
      // it goes on standing where it stood
      cover.y += cover.size * 0.09;
      cover.size *= 0.82;
    } else cover.x = clamp(cover.x + (cover.x < place.x ? -0.4 : 0.4), 0.6, W - 0.6);
  }
  return false;
}

const overlapOf = (a: Place, b: Place): number =>
  (a.size * TARGET + b.size * COVER) ** 2 - (a.x - b.x) ** 2 - (a.y - b.y) ** 2;
