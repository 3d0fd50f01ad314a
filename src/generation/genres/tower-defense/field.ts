/** The fight itself, free of pictures and hands: enemies walk, towers fire. One code for the game (1/60 s a step) and for the proof (1/8 s). */
import { Spring } from '../../kit/juice.js';
import {
  COLS,
  MOST_LEVEL,
  ROWS,
  type Field,
  type Foe,
  type Spawn,
  type Tower,
  type TowerType,
  type Way,
} from './state.js';

interface Make {
  readonly cost: number;
  readonly power: number;
  /** seconds between shots */
  readonly every: number;
  readonly reach: number;
  readonly splash: number;
}
export const MAKES: Readonly<Record<TowerType, Make>> = {
  guard: { cost: 40, power: 10, every: 0.75, reach: 2.4, splash: 0 },
  blast: { cost: 70, power: 15, every: 1.5, reach: 2.7, splash: 1.15 },
  chill: { cost: 55, power: 4, every: 1, reach: 2, splash: 0 },
  ray: { cost: 90, power: 42, every: 2.1, reach: 4.3, splash: 0 },
};

const WAYS: Readonly<Record<Way, { hp: number; speed: number; size: number; worth: number }>> = {
  walker: { hp: 30, speed: 1.5, size: 1.05, worth: 7 },
  runner: { hp: 19, speed: 2.4, size: 0.95, worth: 6 },
  swarm: { hp: 11, speed: 1.75, size: 0.85, worth: 3 },
  tank: { hp: 95, speed: 1, size: 1.4, worth: 18 },
  boss: { hp: 90, speed: 0.85, size: 2.1, worth: 90 },
};

export const reachOf = (type: TowerType, level: number): number => MAKES[type].reach + (level - 1) * 0.3;
export const powerOf = (type: TowerType, level: number): number => MAKES[type].power * 1.75 ** (level - 1);
/** coins for the next level of that tower; Infinity at the highest */
export const upgradeCost = (tower: { type: TowerType; level: number }): number =>
  tower.level >= MOST_LEVEL ? Infinity : Math.round((MAKES[tower.type].cost * (0.4 + tower.level * 0.4)) / 5) * 5;
export const saleOf = (tower: Tower): number => Math.floor(tower.spent * 0.7);

/** What the game does about what happens; the proof does nothing. */
export interface Events {
  fire(tower: Tower, foe: Foe): void;
  hit(foe: Foe, type: TowerType): void;
  fall(foe: Foe): void;
  leak(foe: Foe): void;
}

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
export const growth = (wave: number): number => 1 + Math.min(7, wave - 1) * 0.26 + Math.max(0, wave - 8) * 0.14;

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

function strike(f: Field, foe: Foe, power: number, type: TowerType, told: Events): void {
  if (foe.hp <= 0) return;
  foe.hp -= power;
  told.hit(foe, type);
  if (foe.hp > 0) return;
  f.coins += foe.worth;
  f.beaten++;
  told.fall(foe);
}

/** The foes in reach that are farthest along, best first; `most` of them. */
function targets(f: Field, tower: Tower, most: number): Foe[] {
  const reach = reachOf(tower.type, tower.level);
  const found: Foe[] = [];
  for (const foe of f.foes) {
    const dx = foe.x - tower.x;
    const dy = foe.y - tower.y;
    const r = reach + foe.size * 0.25;
    if (foe.hp <= 0 || dx * dx + dy * dy > r * r) continue;
    const first = found[0];
    if (!first || foe.gone > first.gone) found.unshift(foe);
    else found.push(foe);
  }
  return found.slice(0, most);
}

function fire(f: Field, tower: Tower, told: Events): void {
  const { type, level } = tower;
  const list = targets(f, tower, type === 'chill' ? 99 : type === 'guard' ? f.aims : 1);
  const [first] = list;
  if (!first) return;
  tower.wait = MAKES[type].every / f.rate;
  tower.aim = Math.atan2(first.y - tower.y, first.x - tower.x);
  tower.fired = 0;
  const power = powerOf(type, level);
  told.fire(tower, first);
  if (type === 'chill') {
    for (const foe of list) {
      foe.slow = Math.max(foe.slow, foe.way === 'boss' ? 0.6 : 1.1 + level * 0.3);
      strike(f, foe, power, type, told);
    }
  } else if (type === 'ray') strike(f, first, power, type, told);
  else
    for (const foe of list)
      f.bolts.push({ x: tower.x, y: tower.y - 0.35, foe, type, power, splash: MAKES[type].splash, turn: 0 });
}

function moveBolts(f: Field, dt: number, told: Events): void {
  for (const bolt of f.bolts) {
    const dx = bolt.foe.x - bolt.x;
    const dy = bolt.foe.y - bolt.y;
    const far = Math.sqrt(dx * dx + dy * dy);
    const by = (bolt.type === 'blast' ? 7 : 11) * dt;
    bolt.turn += dt * 9;
    if (far > by + 0.15) {
      bolt.x += (dx / far) * by;
      bolt.y += (dy / far) * by;
      continue;
    }
    bolt.turn = -1;
    if (bolt.splash === 0) strike(f, bolt.foe, bolt.power, bolt.type, told);
    else
      for (const foe of f.foes) {
        const ex = foe.x - bolt.foe.x;
        const ey = foe.y - bolt.foe.y;
        if (ex * ex + ey * ey < bolt.splash * bolt.splash) strike(f, foe, bolt.power, bolt.type, told);
      }
  }
  if (f.bolts.some((bolt) => bolt.turn < 0)) f.bolts = f.bolts.filter((bolt) => bolt.turn >= 0);
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
