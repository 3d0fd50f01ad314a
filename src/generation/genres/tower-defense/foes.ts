/** Who comes: how they enter, walk or fly, mend each other and fall apart. Part of the fight that game and proof share. */
import { Spring } from '../../kit/juice.js';
import { MENDS, PIECES, WAYS } from './makes.js';
import type { Field, Foe, Lane, Spawn, Way } from './state.js';

/** Health of that wave's enemies beside the first one's. */
const growth = (wave: number): number => 1 + Math.min(7, wave - 1) * 0.26 + Math.max(0, wave - 8) * 0.14;
/** what part of its lane's length a flyer's straight way has at least, so that a short one is not over at once */
const SHORTEST = 0.5;

/** Somebody of that way at the start of its lane; `hp` in shares of the way's own. */
function newFoe(f: Field, way: Way, { lane, kind, at }: Spawn, hp: number, wave: number): Foe | null {
  const make = WAYS[way];
  const start = f.ground.lanes[lane]?.points[0] as { x: number; y: number };
  const actor = f.cast[kind % f.cast.length];
  return (
    (actor && {
      way,
      lane,
      size: make.size,
      most: hp,
      hp,
      speed: make.speed * f.pace * (f.speedUp ? Math.min(1.5, 1 + wave * 0.04) : 1),
      worth: make.worth,
      x: start.x,
      y: start.y,
      leg: 0,
      gone: 0,
      slow: 0,
      hit: 0,
      dir: 1,
      side: ((at * 7.3) % 1) * 0.3 - 0.15,
      actor,
      squash: new Spring(),
    }) ??
    null
  );
}

export function enter(f: Field, spawn: Spawn, wave: number): void {
  // a boss of the first wave meets two towers, one of the seventh a dozen
  const hp = WAYS[spawn.way].hp + (spawn.way === 'boss' ? 48 * Math.min(10, wave) : 0);
  const foe = newFoe(f, spawn.way, spawn, hp * growth(wave) * f.tough, wave);
  if (foe) f.foes.push(foe);
}

/** What is left of a splitter goes on from where it fell, one a little ahead of the other. */
export function fallApart(f: Field, foe: Foe): void {
  const hp = (foe.most * WAYS.swarm.hp) / WAYS.splitter.hp;
  for (let i = 0; i < PIECES; i++)
    f.foes.push({
      ...foe,
      way: 'swarm',
      size: WAYS.swarm.size,
      most: hp,
      hp,
      speed: (foe.speed * WAYS.swarm.speed) / WAYS.splitter.speed / (1 + i * 0.18),
      worth: WAYS.swarm.worth,
      side: i * 0.3 - 0.15,
      squash: new Spring(),
    });
}

/** Those who walk beside a healer mend; no boss does, nor a healer itself. */
export function mend(f: Field, healer: Foe, dt: number): void {
  for (const foe of f.foes) {
    if (foe.hp <= 0 || foe.way === 'healer' || foe.way === 'boss') continue;
    if ((foe.x - healer.x) ** 2 + (foe.y - healer.y) ** 2 > MENDS.reach ** 2) continue;
    foe.hp = Math.min(foe.most, foe.hp + foe.most * MENDS.part * dt);
  }
}

/** Straight from its start to the goal; `gone` counts as on its lane, since towers aim at who is farthest along. */
function fly({ points, long }: Lane, foe: Foe, by: number): boolean {
  const [from] = points;
  const to = points.at(-1);
  if (!from || !to) return false;
  const whole = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
  foe.gone += by * (long / Math.max(whole, long * SHORTEST));
  const part = foe.gone / long;
  foe.x = from.x + (to.x - from.x) * part;
  foe.y = from.y + (to.y - from.y) * part;
  if (to.x !== from.x) foe.dir = Math.sign(to.x - from.x);
  return part < 1;
}

/** On by `dt` seconds; false once it is at the goal. */
export function walk(f: Field, foe: Foe, dt: number): boolean {
  const lane = f.ground.lanes[foe.lane] as Lane;
  const { points } = lane;
  let by = foe.speed * dt * (foe.slow > 0 ? 0.5 : 1);
  foe.slow -= dt;
  if (foe.way === 'flyer') return fly(lane, foe, by);
  foe.gone += by;
  while (by > 0) {
    const to = points[foe.leg + 1];
    if (!to) return false;
    const dx = to.x - foe.x;
    const dy = to.y - foe.y;
    const left = Math.abs(dx) + Math.abs(dy);
    if (dx !== 0) foe.dir = Math.sign(dx);
    if (left > by) {
      foe.x += Math.sign(dx) * Math.min(by, Math.abs(dx));
      foe.y += Math.sign(dy) * Math.min(by, Math.abs(dy));
      return true;
    }
    foe.x = to.x;
    foe.y = to.y;
    foe.leg++;
    by -= left;
  }
  return true;
}
