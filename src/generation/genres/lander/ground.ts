/** Hills with pads. Every pad can be reached: the sky above it is open, it lies flat, and no slope beside it overhangs. */
import type { Actor } from '../../design.js';
import { clamp, lerp } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import type { Drifter, Pad, State, Thing } from './state.js';

/** the highest hill and the deepest valley */
const HIGH = 5.2;
const DEEP = 10.4;
/** the most that the ground rises or falls in a unit */
const SLOPE = 1.5;

/** seconds that a pad takes somebody who has done it before */
const EACH = 20;

/** Two at first, and one more in every other level, up to five; no more than a clock leaves time for. */
function padsOf(g: Game): number {
  const most = Math.floor((g.rule('timer')?.seconds ?? 600) / EACH);
  return clamp(2 + Math.floor((g.level - 1) / 2), 1, Math.max(1, Math.min(5, most)));
}

/** Heights at whole units, no steeper than `SLOPE`. */
function hills(g: Game, wide: number, rough: number): number[] {
  const [a, b, c] = [g.rand.range(0, 6.28), g.rand.range(0, 6.28), g.rand.range(0, 6.28)];
  const heights = Array.from({ length: wide + 1 }, (_, x) => {
    const wave = Math.sin(x * 0.24 + a) * 1.2 + Math.sin(x * 0.61 + b) * 0.8 + Math.sin(x * 1.3 + c) * 0.35;
    return clamp(8.3 + wave * rough + g.rand.range(-0.35, 0.35) * rough, HIGH, DEEP);
  });
  return eased(heights);
}

function eased(heights: number[]): number[] {
  for (let i = 1; i < heights.length; i++)
    heights[i] = clamp(heights[i] as number, (heights[i - 1] as number) - SLOPE, (heights[i - 1] as number) + SLOPE);
  return heights;
}

export function makeGround(g: Game): Pick<State, 'wide' | 'ground' | 'pads'> {
  const count = padsOf(g);
  const gap = 7;
  const wide = 10 + count * gap;
  const heights = hills(g, wide, lerp(0.5, 1.15, g.skill));
  const pads = Array.from({ length: count }, (_, i): Pad => {
    const w = lerp(g.has('gentle') ? 4.4 : 3.9, 2.5, g.skill) - (i % 3) * 0.25;
    // the first of all is right below
    const x = Math.round(5 + i * gap + (g.level === 1 && i === 0 ? 3 : g.rand.range(1.5, 3.5)));
    const sways = g.level % 3 === 0 && i % 2 === 1 ? 0.7 + g.skill * 0.5 : 0;
    const y = Math.min(...heights.slice(x - 1, x + 2)) - 0.1;
    const half = Math.ceil(w / 2 + sways);
    // flat below it, and a little lower
    for (let at = x - half; at <= x + half; at++) if (at >= 0 && at <= wide) heights[at] = y + (sways ? 1 : 0.35);
    return { x, home: x, y, w, points: 1 + (i % 3), sways, done: false, flag: 0 };
  });
  // nothing beside a pad stands higher than a craft that comes in over it can pass
  for (const { home, y, w, sways } of pads)
    for (let at = 0; at <= wide; at++) {
      const off = Math.abs(at - home) - (w / 2 + sways);
      if (off > 0 && off < 4) heights[at] = Math.max(heights[at] as number, y - off * 1.1);
    }
  return { wide, ground: heights, pads };
}

/** Between the pads, or on the way down to them where others drift between them. */
export function makeThings(g: Game, land: Pick<State, 'pads' | 'ground' | 'drifters'>, count: number): Thing[] {
  const { pads, ground, drifters } = land;
  const { items } = g.design.cast;
  const named = items.filter(({ from }) => from === 'prompt');
  const pool = named.length > 0 ? named : items;
  return Array.from({ length: count }, (_, i): Thing => {
    const [a, b] = [pads[i % pads.length] as Pad, pads[(i + 1) % pads.length] as Pad];
    const between = lerp(a.home, b.home, 0.3 + ((i * 0.37) % 0.55));
    const x = drifters.length > 0 ? a.home + g.rand.range(-0.8, 0.8) : clamp(between, 1.5, ground.length - 2.5);
    const floor = Math.min(...ground.slice(Math.floor(x) - 1, Math.floor(x) + 3));
    const stack = Math.floor(i / pads.length) % 4;
    const y = Math.max(-2, floor - g.rand.range(2.2, 3.2) - stack * 1.2);
    return { actor: pool[i % pool.length] as Actor, x, y, got: false };
  });
}

/** They drift high between the pads, never in the column above one. */
export function makeDrifters(g: Game, { pads }: Pick<State, 'pads'>): Drifter[] {
  if (g.has('noEnemies') || g.has('gentle') || g.level < 3) return [];
  const { enemies } = g.design.cast;
  const count = Math.min(pads.length - 1, 1 + Math.round(g.skill * 1.6));
  return Array.from({ length: count }, (_, i): Drifter => {
    const [a, b] = [pads[i] as Pad, pads[i + 1] as Pad];
    const home = { x: (a.home + b.home) / 2, y: g.rand.range(1.6, 3.6) };
    return {
      actor: enemies[i % enemies.length] as Actor,
      ...home,
      home,
      far: Math.max(0.4, Math.abs(b.home - a.home) / 2 - 2.6),
      phase: g.rand.range(0, 6.28),
    };
  });
}
