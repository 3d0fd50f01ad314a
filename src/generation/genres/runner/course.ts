/** The course, in stretches of some styles. Every gap is at most six tenths of a full jump on the level, less where it goes up, with room to run before and behind: so it can be run by construction. */
import type { Actor } from '../../design.js';
import type { Game } from '../../kit/types.js';
import { gravity, HALF, jumpOf, RUSH, settled, speedOf, THROW, type Piece, type State, type Style } from './state.js';

/** What lies before the hero at the start, so that the first picture says what there is to catch. */
export const greet = (g: Game, s: State): void => row(g, s, 6, (s.pieces[0] as Piece).y, 4);

/** Adds ground for so many more units, and puts the goal behind it. */
export function extend(g: Game, s: State, long: number): void {
  const { rand } = g;
  const end = (s.pieces.at(-1) as Piece).x + (s.pieces.at(-1) as Piece).w + long;
  let at = s.pieces.at(-1) as Piece;
  while (at.x + at.w < end) {
    const style = s.styles[s.stretches++ % s.styles.length] as Style;
    const isLeap = style === 'pads' || style === 'arrows';
    const pieces = style === 'field' ? 1 : isLeap ? 2 : rand.int(s.idea ? 2 : 3, s.idea ? 3 : 4);
    for (let i = 0; i < pieces; i++) at = lay(g, s, at, style);
  }
  const x = at.x + at.w;
  s.pieces.push({ x, w: 40, y: at.y });
  s.goalX = x + 9;
}

/** how far a jump leads on the level */
const jumpAt = (g: Game, x: number): number => speedOf(g, x) * ((2 * jumpOf(g)) / gravity(g));

function lay(g: Game, s: State, before: Piece, style: Style): Piece {
  const { rand, skill } = g;
  if (style === 'pads' || style === 'arrows') return layLeap(g, s, before, style);
  const x = before.x + before.w;
  const v = speedOf(g, x);
  const jump = jumpAt(g, x);
  const up = style === 'roofs' ? rand.range(-1.1, 1) : style === 'stones' ? rand.range(-0.5, 0.5) : 0;
  const y = Math.max(6.6, Math.min(9.2, before.y - up));
  const small = s.idea === 'plain' ? rand.range(0.24, 0.3) : rand.range(0.28, 0.4);
  // at first a jump that comes a little early or late still leads over
  const wide = style === 'roofs' ? rand.range(0.4, 0.5 + skill * 0.1) * (0.7 + 0.3 * settled(g)) : small;
  const gap = Math.max(1.6, jump * (wide - (before.y - y > 0.3 ? 0.08 : 0)));
  const room = v * (1.15 - skill * 0.3 + (1 - settled(g)) * 1.2);
  const w =
    style === 'field'
      ? v * (s.idea ? rand.range(3.6, 4.4) : rand.range(5.5, 7))
      : style === 'roofs'
        ? room + rand.range(4, 8)
        : room + rand.range(0.8, 2);
  const lift = style === 'lifts' ? { by: 0.45 + skill * 0.35, phase: rand.range(0, 6.3) } : undefined;
  const piece: Piece = { x: x + gap, w, y, ...(lift ? { lift } : {}) };
  s.pieces.push(piece);
  arc(g, s, x + gap / 2, Math.min(before.y, y) - (lift?.by ?? 0), gap);
  if (style === 'field') furnish(g, s, piece, v);
  // roofs are learnt by themselves, before anything stands on them
  else if (style === 'roofs' && s.idea !== 'roofs' && w > room + 5)
    put(g, s, piece.x + w * 0.5, y, rand.chance(0.5), piece);
  else row(g, s, piece.x + w / 2 - 0.6, y - (lift?.by ?? 0), 2);
  return piece;
}

/** A wide gap, and before it what leads over: a springboard at the edge, or arrows up to it. */
function layLeap(g: Game, s: State, before: Piece, style: 'pads' | 'arrows'): Piece {
  const { rand, skill } = g;
  const v = speedOf(g, before.x);
  const jump = jumpAt(g, before.x) * (style === 'pads' ? THROW : RUSH);
  const x = before.x + before.w + jumpAt(g, before.x) * 0.3;
  const w = v * rand.range(1.5, 1.9);
  const end = x + w;
  const marks = style === 'pads' ? { pad: end - 0.7 } : { arrows: { from: end - 4.4, to: end } };
  s.pieces.push({ x, w, y: before.y, ...marks });
  row(g, s, x + w * 0.4, before.y, 2);
  const gap = jump * (style === 'pads' ? 0.68 : 0.6) * (1 + skill * 0.08) - (style === 'pads' ? 0.7 : 0);
  arc(g, s, end + gap / 2, before.y - (style === 'pads' ? 2.2 : 0), gap);
  const piece = { x: end + gap, w: jump * 0.5 + v * (1.1 - skill * 0.25), y: before.y };
  s.pieces.push(piece);
  return piece;
}

function furnish(g: Game, s: State, piece: Piece, v: number): void {
  const { rand, skill } = g;
  if (s.idea === 'charge') return chargers(g, s, piece, v);
  // the first levels leave time to learn what a jump is
  const space = v * (1.35 - skill * 0.35) * (1 + (1 - settled(g)) * 0.9);
  let x = piece.x + space * 0.8;
  while (x < piece.x + piece.w - v * 0.75) {
    put(g, s, x, piece.y, rand.chance(s.idea === 'flyers' ? 0.75 : 0.4), piece);
    // where one has time there is more to catch
    const n = Math.max(2, Math.min(5, Math.round(space / 2.4)));
    row(g, s, x + space / 2 + 0.6 - n * 0.45, piece.y, n);
    x += space * rand.range(1, 1.35);
  }
}

/** Those who run at the hero, far enough from each other and from where one lands. */
function chargers(g: Game, s: State, piece: Piece, v: number): void {
  const { enemies } = g.design.cast;
  const charge = 2.2 + g.skill * 1.8;
  for (let x = piece.x + 9; x < piece.x + piece.w - 0.6; x += v * 1.5 + charge)
    s.foes.push({
      x,
      y: piece.y - HALF,
      from: piece.x,
      to: x,
      flies: false,
      charge,
      dir: -1,
      actor: enemies[s.foes.length % enemies.length] as Actor,
      gone: false,
    });
  row(g, s, piece.x + 4, piece.y, 3);
}

/** Something in the way: it stands, walks, or flies too high to touch a runner but not a jumper. */
function put(g: Game, s: State, x: number, y: number, alive: boolean, piece: Piece): void {
  const { enemies, obstacles } = g.design.cast;
  const n = s.hazards.length + s.foes.length;
  if (alive && !g.has('noEnemies')) {
    const flies = g.rand.chance(s.idea === 'plain' || s.idea === 'roofs' ? 0 : s.idea === 'flyers' ? 0.7 : 0.25);
    s.foes.push({
      x,
      y: flies ? y - 2.9 : y - HALF,
      from: Math.max(piece.x + 1, x - 0.8),
      to: Math.min(piece.x + piece.w - 1, x + 0.8),
      flies,
      dir: -1,
      actor: enemies[n % enemies.length] as Actor,
      gone: false,
    });
    return;
  }
  s.hazards.push({ x, y, actor: obstacles[n % Math.max(1, obstacles.length)] });
  arc(g, s, x, y, 2.4);
}

function row(g: Game, s: State, x: number, y: number, n: number): void {
  const { items } = g.design.cast;
  const shield = g.has('shield') ? 5 : 11;
  for (let i = 0; i < n; i++) {
    const k = s.items.length;
    s.items.push({
      x: x + i * 0.9,
      y: y - 0.6,
      actor: items[Math.floor(k / 2) % items.length] as Actor,
      shield: k % (shield * 3) === 20,
    });
  }
}

/** over a gap or an obstacle, where a jump leads */
function arc(g: Game, s: State, x: number, y: number, w: number): void {
  const { items } = g.design.cast;
  const actor = items[s.items.length % items.length] as Actor;
  for (const k of [-1, 0, 1])
    s.items.push({ x: x + k * Math.min(0.95, w * 0.3), y: y - 2.3 + Math.abs(k) * 0.4, actor, shield: false });
}
