/** A builder who always buys the best place, and the proof by it: it holds the waves that an idle player does not. */
import { build, callWave, canBuild, cleared, stepField, upgrade } from './field.js';
import { MAKES, reachOf, upgradeCost } from './makes.js';
import type { Events } from './shooting.js';
import { COLS, ROWS, type Cover, type Field, type Tower, type TowerType } from './state.js';

/** what is bought in turn; `up` makes the best placed tower better */
const WISH: readonly (TowerType | 'up')[] = [
  'guard',
  'guard',
  'blast',
  'up',
  'chill',
  'guard',
  'up',
  'ray',
  'up',
  'blast',
  'up',
  'ray',
  'up',
  'up',
  'blast',
  'up',
  'guard',
  'up',
  'ray',
  'up',
];

export function coverOf(f: Pick<Field, 'ground'>): Cover {
  const samples: { x: number; y: number; w: number }[] = [];
  for (const { points } of f.ground.lanes) {
    const from = samples.length;
    for (let i = 1; i < points.length; i++) {
      const a = points[i - 1] as { x: number; y: number };
      const b = points[i] as { x: number; y: number };
      const steps = Math.abs(b.x - a.x) + Math.abs(b.y - a.y);
      for (let k = 0; k < steps; k++)
        samples.push({ x: a.x + ((b.x - a.x) * k) / steps, y: a.y + ((b.y - a.y) * k) / steps, w: 1 });
    }
    // early on the way counts a little more: who waits for the first shot until the gate is near has gone
    for (let i = from; i < samples.length; i++)
      (samples[i] as { w: number }).w = 1.45 - (0.7 * (i - from)) / (samples.length - from);
  }
  const of = (type: TowerType): Float32Array => {
    const reach = reachOf(type, 1) ** 2;
    return Float32Array.from({ length: COLS * ROWS }, (_, i) => {
      if (f.ground.cells[i] !== 0) return 0;
      const x = (i % COLS) + 0.5;
      const y = Math.floor(i / COLS) + 0.5;
      let sum = 0;
      for (const one of samples) if ((one.x - x) ** 2 + (one.y - y) ** 2 < reach) sum += one.w;
      return sum;
    });
  };
  return { guard: of('guard'), blast: of('blast'), chill: of('chill'), ray: of('ray') };
}

export type Deed = { readonly up: Tower } | { readonly type: TowerType; readonly c: number; readonly r: number };

/** What it buys next, if there is money for it; null: it saves. */
export function nextDeed(f: Field, cover: Cover): Deed | null {
  const done = f.towers.reduce((sum, tower) => sum + tower.level, 0);
  const wish = WISH[done < WISH.length ? done : WISH.length - 8 + (done % 8)] as TowerType | 'up';
  let best: Tower | undefined;
  for (const tower of f.towers)
    if (upgradeCost(tower) < Infinity && tower.type !== 'chill') {
      const value = (one: Tower): number => (cover[one.type][one.r * COLS + one.c] ?? 0) / one.level;
      if (!best || value(tower) > value(best)) best = tower;
    }
  if (wish === 'up' && best) return f.coins >= upgradeCost(best) ? { up: best } : null;
  const type = wish === 'up' ? 'guard' : wish;
  if (f.coins < MAKES[type].cost) return null;
  let place = -1;
  let most = 0;
  for (let i = 0; i < cover[type].length; i++) {
    let value = cover[type][i] as number;
    if (value <= most) continue;
    const c = i % COLS;
    const r = Math.floor(i / COLS);
    if (!canBuild(f, c, r)) continue;
    // two that slow the same piece of way are one too many
    if (type === 'chill')
      for (const t of f.towers) if (t.type === type && Math.abs(t.c - c) + Math.abs(t.r - r) < 4) value *= 0.3;
    if (value > most) {
      most = value;
      place = i;
    }
  }
  return place < 0 ? null : { type, c: place % COLS, r: Math.floor(place / COLS) };
}

export interface Verdict {
  /** how many got through, the boss for as many as there are lives */
  readonly leaks: number;
  readonly seconds: number;
  readonly beaten: number;
}

const STEP = 1 / 8;

/** Plays that field to its end, or to `lives` leaks; by the builder, or by nobody. */
export function rehearse(fresh: () => Field, lives: number, who: 'builder' | 'idle', waves: number): Verdict {
  const f = fresh();
  const cover = who === 'builder' ? coverOf(f) : null;
  let leaks = 0;
  const told: Events = {
    fire() {},
    hit() {},
    fall() {},
    leak: (foe) => void (leaks += foe.way === 'boss' ? lives : 1),
  };
  let t = 0;
  for (let i = 0; t < 900; i++, t += STEP) {
    if (leaks >= lives) break;
    if (cover && i % 4 === 0) {
      const deed = nextDeed(f, cover);
      if (deed && 'up' in deed) upgrade(f, deed.up);
      else if (deed) build(f, deed.type, deed.c, deed.r);
      else if (cleared(f) && f.wave < waves && f.wave < f.waves) callWave(f);
    }
    stepField(f, STEP, told);
    if (f.wave >= waves && cleared(f)) break;
  }
  return { leaks, seconds: t, beaten: f.beaten };
}

/** The hardest of the given factors at which the builder keeps half its lives, or the last. */
export function provenTough(make: (tough: number) => Field, lives: number, waves: number): number {
  let tough = 1;
  for (let i = 0; i < 7; i++) {
    if (rehearse(() => make(tough), lives, 'builder', waves).leaks <= Math.floor(lives * 0.5)) return tough;
    tough *= 0.84;
  }
  return tough;
}
