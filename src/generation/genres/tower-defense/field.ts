/** The fight itself, free of pictures and hands: enemies walk, towers fire. One code for the game (1/60 s a step) and for the proof (1/8 s). */
import { Spring } from '../../kit/juice.js';
import { enter, mend, walk } from './foes.js';
import { MAKES, saleOf, upgradeCost } from './makes.js';
import { fire, moveBolts, type Events } from './shooting.js';
import { COLS, ROWS, type Field, type Tower, type TowerType } from './state.js';

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

/** Begins the next wave; false after the last. */
export function callWave(f: Field): boolean {
  if (f.wave >= f.waves) return false;
  const { list = [] } = f.plan[f.wave % f.plan.length] ?? {};
  f.wave++;
  for (const spawn of list) f.queue.push({ spawn, in: spawn.at, wave: f.wave });
  f.rest = REST + (list.at(-1)?.at ?? 0);
  return true;
}
/** seconds between the last of a wave and the next one */
export const REST = 15;

export const cleared = (f: Field): boolean => f.foes.length === 0 && f.queue.length === 0;

/** `dt` seconds of the fight. */
export function stepField(f: Field, dt: number, told: Events): void {
  if (f.wave < f.waves && (f.rest -= dt) <= 0) callWave(f);
  if (f.queue.length > 0) {
    for (const one of f.queue) if ((one.in -= dt) <= 0) enter(f, one.spawn, one.wave);
    f.queue = f.queue.filter((one) => one.in > 0);
  }
  for (const foe of f.foes) {
    if (foe.hit > 0) foe.hit--;
    if (foe.way === 'healer') mend(f, foe, dt);
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
