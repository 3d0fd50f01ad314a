/** Towers aim and shoot, bolts fly and hit. */
import { fallApart } from './foes.js';
import { canHit, felt, MAKES, powerOf, reachOf } from './makes.js';
import type { Bolt, Field, Foe, Tower, TowerType } from './state.js';

/** What the game does about what happens; the proof does nothing. */
export interface Events {
  fire(tower: Tower, foe: Foe): void;
  hit(foe: Foe, type: TowerType): void;
  fall(foe: Foe): void;
  leak(foe: Foe): void;
}

function strike(f: Field, foe: Foe, power: number, type: TowerType, told: Events): void {
  if (foe.hp <= 0) return;
  foe.hp -= felt(foe.way, power);
  told.hit(foe, type);
  if (foe.hp > 0) return;
  f.coins += foe.worth;
  f.beaten++;
  if (foe.way === 'splitter') fallApart(f, foe);
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
    if (foe.hp <= 0 || !canHit(tower.type, foe.way) || dx * dx + dy * dy > r * r) continue;
    const first = found[0];
    if (!first || foe.gone > first.gone) found.unshift(foe);
    else found.push(foe);
  }
  return found.slice(0, most);
}

export function fire(f: Field, tower: Tower, told: Events): void {
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

/** A blast among those who are there when it goes off: what a splitter leaves behind is not hit by what split it. */
function burstAt(f: Field, bolt: Bolt, told: Events): void {
  const { x, y } = bolt.foe;
  const there = f.foes.filter(
    (foe) => canHit(bolt.type, foe.way) && (foe.x - x) ** 2 + (foe.y - y) ** 2 < bolt.splash * bolt.splash,
  );
  for (const foe of there) strike(f, foe, bolt.power, bolt.type, told);
}

export function moveBolts(f: Field, dt: number, told: Events): void {
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
    else burstAt(f, bolt, told);
  }
  if (f.bolts.some((bolt) => bolt.turn < 0)) f.bolts = f.bolts.filter((bolt) => bolt.turn >= 0);
}
