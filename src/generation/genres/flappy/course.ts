/**
 * The course: stretches of gates in four styles. From one gap to the next it never climbs or sinks farther than a flyer can within the way between them, with a third to
 * spare, and enemies keep off the line from gap to gap: so there is a way through by construction.
 */
import type { Actor } from '../../design.js';
import { clamp, Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { crowdOf } from './ideas.js';
import { calmOf, FLOOR, HALF, type Gate, type State, type Style } from './state.js';

/** units from a gate to its double */
const DOUBLE = 2.1;
const JAW = 0.55;
/** how much wider a gap is for who is new */
const MORE_ROOM = 1.4;
/** how hard a draught pushes up, and down */
const UP = -11;
const DOWN = 7;

/** Adds so many gates, with what lies and flies between them, and puts the goal behind the last. */
export function extend(g: Game, s: State, gates: number): void {
  const { rand, skill } = g;
  const { cast } = g.design;
  const gap = 4.3 - skill * 1.5 + (g.has('gentle') ? 0.5 : 0) + (s.idea === 'plain' ? 0.6 : 0);
  const space = (6.2 - skill * 0.9) * (g.has('fast') || g.has('speedUp') || s.idea === 'tailwind' ? 1.12 : 1);
  // what a flyer can rise or sink between two gates
  const most = g.has('lowGravity') ? 2 : 2.9;
  let x = s.gates.at(-1)?.x ?? s.hero.x + 3;
  let y = s.gates.at(-1)?.y ?? FLOOR / 2;
  let dir = rand.chance(0.5) ? 1 : -1;
  for (let i = 0; i < gates;) {
    const style = s.styles[s.stretches++ % s.styles.length] as Style;
    const long = Math.min(gates - i, rand.int(4, 5));
    const start = y;
    for (let k = 0; k < long; k++, i++) {
      const before = { x, y };
      const wide = gap + calmOf(g, { passed: i + s.passed, total: gates + s.passed }) * MORE_ROOM;
      const lo = wide / 2 + 0.9;
      const hi = FLOOR - wide / 2 - 0.7;
      x += space * (style === 'lifts' ? 1.12 : 1);
      let to: number;
      if (style === 'steps') {
        if (y + dir * 1.5 > hi || y + dir * 1.5 < lo) dir = -dir;
        to = y + dir * rand.range(1.1, 1.7);
      } else if (style === 'waves') to = start + Math.sin((k + 1) * 1.25) * 2.4 * dir;
      else to = rand.range(lo, hi);
      y = clamp(clamp(to, y - most, y + most), lo, hi);
      const slide = style === 'lifts' ? Math.min(0.5 + skill * 0.7, y - lo + 0.4, hi - y + 0.4) : 0;
      const gate: Gate = {
        x,
        y,
        gap: wide + (style === 'lifts' ? 0.35 : s.idea === 'jaws' ? 0.45 : 0),
        slide: Math.max(0, slide),
        jaw: s.idea === 'jaws' ? JAW : 0,
        phase: rand.range(0, 6.28),
        actor: cast.obstacles[(s.stretches + k) % Math.max(1, cast.obstacles.length)],
        done: false,
      };
      s.gates.push(gate);
      between(g, s, before, { x, y }, s.gates.length);
      if (s.idea === 'draughts' && s.gates.length > 1) {
        const push = s.gates.length % 4 === 0 ? DOWN : UP;
        s.draughts.push({ from: before.x + HALF + 0.5, to: x - HALF - 0.5, push });
      }
      if (s.idea === 'doubles') s.gates.push({ ...gate, x: (x += DOUBLE) });
    }
  }
  s.total = s.gates.length;
  s.goalX = x + 8;
}

/** Things to catch on the way from gap to gap, and now and then an enemy beside it. */
function between(g: Game, s: State, a: { x: number; y: number }, b: { x: number; y: number }, n: number): void {
  const { rand } = g;
  const { items, enemies } = g.design.cast;
  const dots = s.need > 0 ? 3 : n % 2 ? 3 : 0;
  for (let i = 0; i < dots; i++) {
    const t = 0.42 + i * 0.29;
    // the last one lies in the gap
    const y = a.y + (b.y - a.y) * Math.min(1, t * t * (3 - 2 * t));
    s.items.push({ x: a.x + (b.x - a.x) * t, y, actor: items[n % items.length] as Actor, shield: false });
  }
  const x = (a.x + b.x) / 2 + 0.2;
  if (n % (g.has('shield') ? 4 : 9) === 3)
    s.items.push({ x, y: (a.y + b.y) / 2, actor: items[0] as Actor, shield: true });
  if (g.has('noEnemies') || n < (s.idea ? 2 : 3) || !rand.chance(crowdOf(g, s.idea))) return;
  const middle = (a.y + b.y) / 2;
  const off = 2.7 + Math.abs(a.y - b.y) * 0.4;
  const side = middle > FLOOR / 2 ? -1 : 1;
  s.foes.push({
    x,
    y: middle + side * off,
    homeY: clamp(middle + side * off, 0.9, FLOOR - 0.8),
    actor: enemies[n % enemies.length] as Actor,
    phase: rand.range(0, 6.28),
    speed: 0,
    gone: false,
    squash: new Spring(),
  });
}
