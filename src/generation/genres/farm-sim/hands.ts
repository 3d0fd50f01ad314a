/** Keys walk and work; a tap sends the hero to a bed to do there all there is to do, a stroke over several to one after the other. */
import { clamp } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { barred, cellAt, COLS, middle, ROWS, TOP, towards } from './field.js';
import { work } from './crops.js';
import type { Bed, State } from './state.js';

const MOST_JOBS = 14;

/** units a second */
const heroPace = (g: Game): number => 4.2 + (g.has('fast') ? 0.8 : g.has('slow') ? -0.5 : 0);
export const bedAt = (s: State, c: number): Bed | undefined => s.beds.find((bed) => bed.c === c);

function readPointer(g: Game, s: State): void {
  const { pointer } = g.pad;
  if (!pointer?.down) {
    s.held = false;
    return;
  }
  const c = cellAt(pointer.x, pointer.y);
  if (g.clicked()) {
    s.jobs = [];
    s.held = true;
  }
  if (!s.held || c < 0 || barred(s.field, c) || s.jobs.includes(c) || s.jobs.length >= MOST_JOBS) return;
  s.jobs.push(c);
  if (g.clicked()) g.sound('step', 1.3);
}

/** Moves and stays out of what is in the way. */
function move(g: Game, s: State, dx: number, dy: number): void {
  const { hero } = s;
  const by = (heroPace(g) * (s.dash > 0 ? 1.9 : 1)) / 60;
  const free = (x: number, y: number): boolean =>
    [-0.28, 0.28].every((ox) => [-0.2, 0.28].every((oy) => !barred(s.field, cellAt(x + ox, y + oy))));
  const x = clamp(hero.x + dx * by, 0.3, COLS - 0.3);
  const y = clamp(hero.y + dy * by, TOP + 0.21, TOP + ROWS - 0.3);
  if (free(x, hero.y)) hero.x = x;
  if (free(hero.x, y)) hero.y = y;
  if (dx !== 0) hero.dir = Math.sign(dx);
}

/** The first of the jobs: there, then work until nothing is left to do. */
function doJob(g: Game, s: State): { dx: number; dy: number } {
  const [job] = s.jobs;
  if (job === undefined) return { dx: 0, dy: 0 };
  const here = cellAt(s.hero.x, s.hero.y);
  const at = middle(here === job ? job : towards(s.field, here, job));
  const [dx, dy] = [at.x - s.hero.x, at.y - s.hero.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  if (here === job && far < 0.1) {
    const bed = bedAt(s, job);
    if (!bed || !work(g, s, bed)) s.jobs.shift();
    return { dx: 0, dy: 0 };
  }
  // no way there
  if (here !== job && towards(s.field, here, job) === here) s.jobs.shift();
  // slower over the last bit, or a dash would run past the middle
  const slow = Math.max(far, here === job ? 0.2 : 0);
  return { dx: dx / slow, dy: dy / slow };
}

export function readHands(g: Game, s: State): void {
  const { pad } = g;
  readPointer(g, s);
  if (s.busy > 0) s.busy--;
  if (s.dash > 0) s.dash--;
  if (s.tired > 0) s.tired--;
  if (g.has('dash') && g.pressed('b') && s.tired === 0) {
    s.dash = 24;
    s.tired = 80;
    s.hero.squash.kick(0.3);
    g.sound('jump', 1.3);
    g.burst(s.hero.x, s.hero.y + 0.3, { n: 10, shape: 'smoke', speed: 2, gravity: 0 });
  }
  let [dx, dy] = [pad.ax, pad.ay];
  const keyed = dx !== 0 || dy !== 0;
  if (keyed) {
    s.jobs = [];
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length > 1) [dx, dy] = [dx / length, dy / length];
  }
  if (s.busy === 0) {
    const bed = bedAt(s, cellAt(s.hero.x, s.hero.y));
    if (!keyed) ({ dx, dy } = doJob(g, s));
    // held, the button does what there is to do wherever the hero comes by
    if (pad.a && s.busy === 0 && (!bed || !work(g, s, bed)) && g.pressed('a')) g.sound('hit', 0.6);
  } else if (!keyed) [dx, dy] = [0, 0];
  s.hero.walking = dx !== 0 || dy !== 0;
  if (!s.hero.walking) return;
  // work slows, it does not stop: rows are done walking
  const part = s.busy > 0 ? 0.35 : 1;
  move(g, s, dx * part, dy * part);
  if (g.frame % 18 === 0) g.sound('step', 0.9 + (g.frame % 36) / 150);
}
