/** Walks to the nearest thing by a way on which nobody can be met or look; else to the place with most room. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { cellOf, guardianPace, pace, sightOf } from './foes.js';
import { heroPace } from './hero.js';
import { beside, between, flood, WAYS } from './level.js';
import { apart, middle, sees, type State } from './state.js';

const SIDES = ['right', 'down', 'left', 'up'] as const;

/** Cells that a guard looks at now, and a bit beyond. */
function watched(g: Game, s: State): Set<number> {
  const seen = new Set<number>();
  for (const foe of s.foes)
    if (foe.rest < 100)
      for (const c of s.level.floor) {
        const { x, y } = middle(c);
        if (sees(s.level, foe, x, y, sightOf(g) + 0.8)) seen.add(c);
      }
  return seen;
}

/** How many cells of lead there are at a cell after so many steps, before anybody could be there. */
function leads(g: Game, s: State, left: number): (c: number, steps: number) => number {
  const own = heroPace(g);
  const foes = s.foes
    .filter((foe) => foe.rest < 240)
    .map((foe) => ({ to: foe.to, from: cellOf(foe), slow: pace(g, s, foe) / own, rest: (foe.rest / 60) * own }));
  return (c, steps) => {
    let least = 99;
    for (const foe of foes) {
      const near = Math.min(between(s.level, foe.to, c), between(s.level, foe.from, c));
      least = Math.min(least, near - Math.max(0, steps + left - foe.rest) * foe.slow);
    }
    return least;
  };
}

/** The same for the huge one, to whom walls are nothing. */
function leadOfHuge(g: Game, s: State, left: number): (c: number, steps: number) => number {
  const { guardian } = s;
  if (!guardian?.awake) return () => 99;
  const own = heroPace(g);
  const slow = guardianPace(g, guardian) / own;
  const rest = (guardian.stunned / 60) * own;
  return (c, steps) => apart(guardian, middle(c)) - 1 - Math.max(0, steps + left - rest) * slow;
}

function goals(s: State, hunted: boolean): number[] {
  const { guardian } = s;
  const boss = guardian !== null && guardian.most > 1;
  if (hunted && boss && guardian.stunned === 0) return [cellOf(guardian)];
  const powers = s.things.filter((thing) => thing.power).map(cellOf);
  // the key wakes the huge one: better to be strong then
  if (s.key) return s.power === 0 && powers.length > 0 ? powers : [cellOf(s.key)];
  if (s.open) return boss || !s.wayOut ? powers : [s.level.goal];
  // a dot between two cells is taken on the way to the one beyond it
  if (s.dots) return [...new Set(s.dots.flatMap(({ cells }) => [...cells]))];
  // the strong thing is taken when it is on the way, or when it is needed
  const rest = s.things.filter((thing) => !thing.power).map(cellOf);
  return boss && s.power === 0 ? [...rest, ...powers] : rest;
}

/** room that is enough, in cells */
const ROOM = 14;

function plan(g: Game, s: State, here: number): number {
  const { level } = s;
  const hunted = s.power > 70;
  const seen = s.stealth && !hunted ? watched(g, s) : new Set<number>();
  const lead = leads(g, s, leftOf(s));
  const huge = leadOfHuge(g, s, leftOf(s));
  const closed = (c: number, steps: number): boolean =>
    !hunted &&
    (huge(c, steps) < 0.5 || (s.stealth ? steps < 6 && (seen.has(c) || lead(c, 0) < 1.9) : lead(c, steps) < 1.1));
  const { steps, back } = flood(level, here, closed);
  /** cells that can still be reached after having gone there first: few of them is a trap */
  const room = (c: number): number => {
    if (hunted || s.stealth) return ROOM;
    let n = 0;
    flood(level, c, (other, more) => n > ROOM || closed(other, more + (steps[c] as number)) || n++ < 0);
    return n;
  };
  let best = -1;
  let least = 1e9;
  const weigh = (list: readonly number[], most: number, cost: (c: number) => number): void => {
    const open = list.filter((c) => (steps[c] as number) > 0);
    for (const c of open.toSorted((a, b) => cost(a) - cost(b)).slice(0, most)) {
      const free = room(c);
      const whole = cost(c) + (ROOM - free) * (free < 5 ? 4 : 1);
      if (whole < least) [least, best] = [whole, c];
    }
  };
  // what it was on its way to stays, or it would turn about between two
  weigh(goals(s, hunted), 4, (c) => (steps[c] as number) - (c === s.aim ? 3 : 0));
  const chased = !hunted && ((!s.stealth && lead(here, 0) < 4) || huge(here, 0) < 2);
  // chased: a strong thing is worth the way
  if (chased || best < 0)
    weigh(s.things.filter((thing) => thing.power).map(cellOf), 2, (c) => (steps[c] as number) - 2);
  if (best < 0 || (chased && least > 25))
    weigh(
      level.floor,
      6,
      (c) =>
        20 - Math.min(9, lead(c, steps[c] as number), huge(c, steps[c] as number) * 2) + (steps[c] as number) * 0.2,
    );
  // a guard's back is turned soon: where nothing is to be had, it waits unless it is looked at
  const wait = s.stealth && !seen.has(here) && lead(here, 0) > 2 && huge(here, 0) > 1.5;
  if (best >= 0 && !(wait && least > 10 && !goals(s, hunted).includes(best))) {
    s.aim = best;
    while (back[best] !== here) best = back[best] as number;
    return WAYS.findIndex((way) => beside(level, here, way) === best);
  }
  if (wait) return -1;
  let way = -1;
  let most = s.stealth ? Math.min(lead(here, 1), huge(here, 1)) - (seen.has(here) ? 60 : 0) : -1e9;
  for (const [i] of WAYS.entries()) {
    const n = beside(level, here, i);
    if (n < 0) continue;
    const value = Math.min(lead(n, 1), huge(n, 1)) - (seen.has(n) ? 50 : 0);
    if (value > most) [most, way] = [value, i];
  }
  return way;
}

/** what is left of the step that it is on */
const leftOf = ({ hero }: State): number => apart(hero, middle(hero.to));

export function mazeBot(g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  const here = s.hero.to;
  // once a cell, and again now and then on the way
  const key = here * 16 + (Math.floor(g.frame / 6) % 16);
  if (key !== s.planned) {
    s.planned = key;
    s.plan = plan(g, s, here);
  }
  const side = SIDES[s.plan];
  // turning on the way is for danger ahead; else it would turn about between two plans
  const turns = s.plan === (s.hero.way + 2) % 4 && leftOf(s) > 0.1;
  if (side && !(turns && leads(g, s, leftOf(s))(here, 0) > 1.3)) pad[side] = true;
}
