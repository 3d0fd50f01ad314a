/** Those who watch: they walk their rounds or turn about, and look where something creaked; sleepers wake of noise, look around and nod off again. */
import { clamp, Spring } from '../../kit/juice.js';
import type { Actor } from '../../design.js';
import type { Game } from '../../kit/types.js';
import { isAsleep } from './mode.js';
import { isAwake, isSeen, rangeOf } from './sight.js';
import {
  cellOf,
  dist,
  H,
  middleOf,
  pace,
  turnTo,
  W,
  type House,
  type Idea,
  type Pose,
  type Sneaking,
  type Spot,
  type Watcher,
} from './state.js';
import { flood, wayTo } from './ways.js';

/** frames between two samples of a round */
export const SAMPLE = 6;
/** frames for which a sleeper that woke looks around */
const AWAKE = 210;
/** nobody comes this near to where the hero begins, in cells */
const PEACE = 5;

/** A round through some places and back, as samples: it turns, goes, and looks about at each place. */
function roundOf(house: House, stops: readonly number[], speed: number, closed: ReadonlySet<number>): Pose[] {
  const cells = stops.flatMap((stop, i) =>
    wayTo(house.tiles, stop, stops[(i + 1) % stops.length] as number, closed).slice(1),
  );
  const out: Pose[] = [];
  const first = middleOf(stops[0] as number);
  let at: Pose = { ...first, heading: 0 };
  const stand = (heading: number, samples: number): void => {
    for (let i = 0; i < samples; i++) {
      const turn = clamp(turnTo(at.heading, heading), -0.28, 0.28);
      at = { ...at, heading: at.heading + turn };
      out.push(at);
    }
  };
  for (const cell of cells) {
    const to = middleOf(cell);
    const heading = Math.atan2(to.y - at.y, to.x - at.x);
    stand(heading, Math.ceil(Math.abs(turnTo(at.heading, heading)) / 0.28));
    const samples = Math.max(1, Math.round(60 / speed / SAMPLE));
    const from = at;
    for (let i = 1; i <= samples; i++)
      out.push({ x: from.x + ((to.x - from.x) * i) / samples, y: from.y + ((to.y - from.y) * i) / samples, heading });
    at = out.at(-1) as Pose;
    if (stops.includes(cell)) for (const turn of [-0.9, 0.9, 0]) stand(heading + turn, 7);
  }
  return out;
}

/** One that stays and looks into its open sides in turn. */
function turnsOf(house: House, at: Spot, hold: number): Pose[] {
  const open = [0, Math.PI / 2, Math.PI, -Math.PI / 2].filter(
    (heading) => !house.tiles.solid(at.x + Math.cos(heading), at.y + Math.sin(heading)),
  );
  const out: Pose[] = [];
  let heading = open[0] as number;
  for (const next of [...open.slice(1), open[0] as number]) {
    const turn = turnTo(heading, next);
    for (let i = 0; i < hold; i++) out.push({ ...at, heading });
    for (let i = 1; i <= 8; i++) out.push({ ...at, heading: heading + (turn * i) / 8 });
    heading = next;
  }
  return out;
}

/** Where it will be and look after so many frames, if nothing comes between. */
export function poseAfter(w: Watcher, frames: number): Pose {
  if (w.route.length === 0 || frames < w.turned) return w;
  const t = (w.t + frames - w.turned) / SAMPLE;
  const i = Math.floor(t) % w.route.length;
  const [a, b] = [w.route[i] as Pose, w.route[(i + 1) % w.route.length] as Pose];
  const part = t % 1;
  return {
    x: a.x + (b.x - a.x) * part,
    y: a.y + (b.y - a.y) * part,
    heading: a.heading + turnTo(a.heading, b.heading) * part,
  };
}

/** How many of each sort there are on a level. */
function company(g: Game, idea: Idea): { walkers: number; turners: number; sleepers: number } {
  const more = g.skill > 0.6 ? 1 : 0;
  if (isAsleep(g.design))
    return {
      walkers: idea === 'walker' || idea === 'treasure' ? 1 : 0,
      turners: 0,
      sleepers: 4 + more + Math.min(2, g.level - 1),
    };
  const [walkers, turners, sleepers] = {
    sleepers: [0, 0, 3 + more],
    walker: [1 + more, 0, 1],
    hides: [2, 0, 0],
    turners: [0, 2 + more, 0],
    creaks: [1, 0, 2 + more],
    halls: [2, 1, 0],
    patrol: [2 + more, 0, 1],
    treasure: [2, 1 + more, 0],
  }[idea] as [number, number, number];
  return { walkers, turners, sleepers };
}

export function newWatchers(g: Game, house: House, idea: Idea): Watcher[] {
  const { rand } = g;
  const { enemies } = g.design.cast;
  const closed = new Set(house.hides.map(({ x, y }) => y * W + x));
  const steps = flood(house.tiles, cellOf(house.start));
  // nobody looks at the first steps, nor stands before the goal
  const free = rand.shuffle([...steps.keys()]).filter((cell) => {
    const { x, y } = middleOf(cell);
    return (
      (steps[cell] as number) > PEACE + 1 &&
      !closed.has(cell) &&
      dist(x - house.goal.x, y - house.goal.y) > 2.5 &&
      y < H - 1
    );
  });
  const calm = new Set(free);
  const barred = new Set([...steps.keys()].filter((cell) => !calm.has(cell)));
  const out: Watcher[] = [];
  const { walkers, turners, sleepers } = company(g, idea);
  const apart = (cell: number, by: number): boolean =>
    out.every((one) => dist(one.x - middleOf(cell).x, one.y - middleOf(cell).y) >= by);
  const add = (sort: Watcher['sort'], at: Spot, route: readonly Pose[]): void => {
    const actor = enemies[out.length % enemies.length] as Actor;
    const t = route.length > 0 ? rand.int(0, route.length - 1) * SAMPLE : 0;
    const w: Watcher = {
      actor,
      sort,
      route,
      ...at,
      heading: rand.range(0, 6),
      t,
      turned: 0,
      to: 0,
      notice: 0,
      sees: false,
      wake: 0,
      awake: 0,
      squash: new Spring(),
    };
    out.push(Object.assign(w, poseAfter(w, 0)));
  };
  for (let i = 0; i < walkers; i++) {
    // of a few rounds the longest that stays among its own places
    let best: number[] = [];
    let most = 0;
    for (let n = 0; n < 6; n++) {
      const stops = Array.from({ length: idea === 'halls' ? 2 : 3 }, () => rand.pick(free));
      const length = stops.reduce(
        (sum, stop, j) => sum + wayTo(house.tiles, stop, stops[(j + 1) % stops.length] as number, barred).length,
        0,
      );
      if (length > most && length < 46) [most, best] = [length, stops];
    }
    if (best.length > 0 && most > 6)
      add('walker', middleOf(best[0] as number), roundOf(house, best, (1.5 + g.skill * 0.6) * pace(g), barred));
  }
  // whoever stays leaves a quiet way round to every other place
  const taken = new Set(house.creaks.map(({ x, y }) => y * W + x));
  const leavesWay = (cell: number): boolean => {
    const { x, y } = middleOf(cell);
    const near = [...steps.keys()].filter((other) => dist(middleOf(other).x - x, middleOf(other).y - y) < 1.6);
    const closedNow = new Set([...taken, ...near]);
    const reached = flood(house.tiles, cellOf(house.start), closedNow);
    if (!reached.every((n, other) => n >= 0 || closedNow.has(other) || (steps[other] as number) < 0)) return false;
    for (const other of near) taken.add(other);
    return true;
  };
  for (const sort of ['turner', 'sleeper'] as const) {
    let left = sort === 'turner' ? turners : sleepers;
    for (const cell of free) {
      if (left === 0) break;
      if (!apart(cell, sort === 'turner' ? 5 : 3.2) || !leavesWay(cell)) continue;
      const at = middleOf(cell);
      add(sort, at, sort === 'turner' ? turnsOf(house, at, Math.round(15 - g.skill * 4)) : []);
      left--;
    }
  }
  return out;
}

/** What is heard so far, from there; steps wake sleepers, a creak turns heads too. */
export function hear(s: Sneaking, at: Spot, reach: number, creak: boolean): void {
  for (const w of s.watchers) {
    const far = dist(at.x - w.x, at.y - w.y);
    if (far > reach) continue;
    if (w.sort === 'sleeper') w.wake = Math.min(1, w.wake + (creak ? 0.5 : 0.008 + 0.03 * (1 - far / reach)));
    else if (creak) {
      w.turned = 90;
      w.to = Math.atan2(at.y - w.y, at.x - w.x);
      s.upset = true;
    }
  }
}

function sleep(g: Game, s: Sneaking, w: Watcher): void {
  if (w.awake > 0) {
    w.awake--;
    // it looks to where the noise was, then left and right of it
    if (!w.sees) w.heading += clamp(turnTo(w.heading, w.to + Math.sin((AWAKE - w.awake) * 0.045) * 1.1), -0.06, 0.06);
    if (w.awake === 0) [w.wake, s.upset] = [0.2, true];
    return;
  }
  w.wake = Math.max(0, w.wake - 0.0035);
  if (w.wake < 0.996) return;
  w.awake = AWAKE;
  w.to = Math.atan2(s.hero.y - w.y, s.hero.x - w.x);
  // a moment to get away
  w.heading = w.to + 2.4;
  w.squash.kick(-0.35);
  s.upset = true;
  g.sound('boss', 1.5);
  g.burst(w.x, w.y - 0.6, { n: 8, shape: 'star', speed: 3 });
}

/** Moves all; true where somebody is sure of having seen the hero. */
export function moveWatchers(g: Game, s: Sneaking): boolean {
  const { hero, house } = s;
  const range = rangeOf(g);
  let caught = false;
  for (const w of s.watchers) {
    w.squash.step();
    if (w.sort === 'sleeper') sleep(g, s, w);
    else if (w.turned > 0) {
      w.turned--;
      w.heading += clamp(turnTo(w.heading, w.to), -0.09, 0.09);
    } else {
      w.t++;
      const to = poseAfter(w, 0);
      // back from a look aside it turns, and does not jump
      const turn = clamp(turnTo(w.heading, to.heading), -0.09, 0.09);
      Object.assign(w, to, { heading: w.heading + turn });
    }
    const far = dist(hero.x - w.x, hero.y - w.y);
    const was = w.sees;
    w.sees = isAwake(w) && !s.hidden && g.safe === 0 && isSeen(house.tiles, w, hero.x, hero.y, range);
    if (w.sees) {
      if (!was) {
        g.sound('select', 0.7);
        s.upset = true;
      }
      w.notice = Math.min(1, w.notice + (0.012 + 0.022 * (1 - far / range)) * (0.75 + g.skill * 0.5));
      w.turned = Math.max(w.turned, 36);
      w.to = Math.atan2(hero.y - w.y, hero.x - w.x);
      if (w.sort === 'sleeper') w.heading += clamp(turnTo(w.heading, w.to), -0.05, 0.05);
    } else w.notice = Math.max(0, w.notice - 0.006);
    if (w.sort === 'sleeper' && far < 0.8 && w.awake === 0) w.wake = 1;
    if (w.notice >= 1 || (far < 0.75 && isAwake(w) && !s.hidden && g.safe === 0)) caught = true;
  }
  return caught;
}

/** All as before somebody was seen: who was caught begins again in peace. */
export function calmDown(s: Sneaking): void {
  for (const w of s.watchers) Object.assign(w, { notice: 0, turned: 0, sees: false, wake: 0, awake: 0 });
}
