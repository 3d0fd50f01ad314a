/** The fight itself, free of pictures and hands: enemies walk, towers fire. One code for the game (1/60 s a step) and for the proof (1/8 s). */
import { Spring } from '../../kit/juice.js';
import { MAKES, saleOf, upgradeCost, WAYS } from './makes.js';
import { fire, moveBolts, type Events } from './shooting.js';
import { COLS, ROWS, type Field, type Foe, type Spawn, type Tower, type TowerType } from './state.js';

export const towerAt = (f: Field, c: number, r: number): Tower | undefined =>
  f.towers.find((tower) => tower.c === c && tower.r === r);

export function canBuild(f: Field, c: number, r: number): boolean {
  return c >= 0 && r >= 0 && c < COLS && r < ROWS && f.ground.cells[r * COLS + c] === 0 && !towerAt(f, c, r);
}

/** Builds where there is room and money for it. */
export function build(f: Field, type: TowerType, c: number, r: number): Tower | null {
  const { cost } = MAKES[type];
  if (f.coins < cost || !canBuild(f, c, r)) return null;
  f.coins -= cost;
  const tower: Tower = {
    c,
    r,
    x: c + 0.5,
    y: r + 0.5,
    type,
    level: 1,
    spent: cost,
    wait: 0.2,
    aim: 0,
    fired: 99,
    squash: new Spring(),
  };
  f.towers.push(tower);
  return tower;
}

export function upgrade(f: Field, tower: Tower): boolean {
  const cost = upgradeCost(tower);
  if (f.coins < cost) return false;
  f.coins -= cost;
  tower.spent += cost;
  tower.level++;
  return true;
}

export function sell(f: Field, tower: Tower): void {
  f.coins += saleOf(tower);
  f.towers = f.towers.filter((other) => other !== tower);
}

/** Health of that wave's enemies beside the first one's. */
const growth = (wave: number): number => 1 + Math.min(7, wave - 1) * 0.26 + Math.max(0, wave - 8) * 0.14;

function enter(f: Field, spawn: Spawn, wave: number): void {
  const way = WAYS[spawn.way];
  const start = f.ground.lanes[spawn.lane]?.points[0] as { x: number; y: number };
  // a boss of the first wave meets two towers, one of the seventh a dozen
  const hp = (way.hp + (spawn.way === 'boss' ? 48 * Math.min(10, wave) : 0)) * growth(wave) * f.tough;
  const actor = f.cast[spawn.kind % f.cast.length];
  if (!actor) return;
  f.foes.push({
    way: spawn.way,
    lane: spawn.lane,
    size: way.size,
    most: hp,
    hp,
    speed: way.speed * f.pace * (f.speedUp ? Math.min(1.5, 1 + wave * 0.04) : 1),
    worth: way.worth,
    x: start.x,
    y: start.y,
    leg: 0,
    gone: 0,
    slow: 0,
    hit: 0,
    dir: 1,
    side: ((spawn.at * 7.3) % 1) * 0.3 - 0.15,
    actor,
    squash: new Spring(),
  });
}

/** Begins the next wave; false after the last. */
export function callWave(f: Field): boolean {
  if (f.wave >= f.waves) return false;
  const list = f.plan[f.wave % f.plan.length] ?? [];
  f.wave++;
  for (const spawn of list) f.queue.push({ spawn, in: spawn.at, wave: f.wave });
  f.rest = REST + (list.at(-1)?.at ?? 0);
  return true;
}
/** seconds between the last of a wave and the next one */
export const REST = 15;

export const cleared = (f: Field): boolean => f.foes.length === 0 && f.queue.length === 0;

function walk(f: Field, foe: Foe, dt: number): boolean {
  const points = f.ground.lanes[foe.lane]?.points ?? [];
  let by = foe.speed * dt * (foe.slow > 0 ? 0.5 : 1);
  foe.slow -= dt;
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

/** `dt` seconds of the fight. */
export function stepField(f: Field, dt: number, told: Events): void {
  if (f.wave < f.waves && (f.rest -= dt) <= 0) callWave(f);
  if (f.queue.length > 0) {
    for (const one of f.queue) if ((one.in -= dt) <= 0) enter(f, one.spawn, one.wave);
    f.queue = f.queue.filter((one) => one.in > 0);
  }
  for (const foe of f.foes) {
    if (foe.hit > 0) foe.hit--;
    if (walk(f, foe, dt)) continue;
    foe.hp = 0;
    told.leak(foe);
  }
  for (const tower of f.towers) {
    tower.fired++;
    if ((tower.wait -= dt) <= 0 && f.foes.length > 0) fire(f, tower, told);
  }
  moveBolts(f, dt, told);
  if (f.foes.some((foe) => foe.hp <= 0)) f.foes = f.foes.filter((foe) => foe.hp > 0);
}
