/** How it looks: a room of the theme's stone, boxes that carry what the prompt names, spots that wait, and a strip with steps, undo and restart. */
import type { Game, Painter } from '../../kit/types.js';
import { drawDoor, drawPips, drawTiles, ownColour } from './draw-tiles.js';
import { next, SIDE, WAYS, xOf, yOf } from './room.js';
import { AGAIN, at, pushedOf, UNDO, VIEW_W, type Box, type State } from './state.js';

/** A wall that stands alone in the room: what the prompt calls an obstacle stands there. */
const alone = (s: State, c: number): boolean =>
  !s.room.floor[c] &&
  xOf(c) > 0 &&
  xOf(c) < SIDE - 1 &&
  yOf(c) > 0 &&
  yOf(c) < SIDE - 1 &&
  WAYS.filter((way) => s.room.floor[next(c, way)]).length > 2;

function drawRoom(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  const { floor } = s.room;
  const { u } = s;
  const soil = p.mix(p.mix(palette.near, palette.solid, 0.15), palette.panel, 0.42);
  const pushed = pushedOf(g.design);
  const obstacles = g.design.cast.obstacles.filter(({ sprite }) => !pushed.some((actor) => actor.sprite === sprite));
  const near = (c: number): boolean => {
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const [x, y] = [xOf(c) + dx, yOf(c) + dy];
        if (x >= 0 && y >= 0 && x < SIDE && y < SIDE && floor[y * SIDE + x]) return true;
      }
    return false;
  };
  const stands = (c: number): boolean => obstacles.length > 0 && alone(s, c);
  for (let c = 0; c < SIDE * SIDE; c++) {
    if (floor[c] || !near(c)) continue;
    const { x, y } = at(s, c);
    p.rect(x - u / 2 - 0.06, y - u / 2 + 0.06, u + 0.12, u + 0.12, 'rgba(0,0,0,.3)', 0.16);
  }
  for (let c = 0; c < SIDE * SIDE; c++) {
    if (!floor[c] && !stands(c)) continue;
    const { x, y } = at(s, c);
    p.rect(x - u / 2, y - u / 2, u + 0.01, u + 0.01, soil);
    if ((xOf(c) + yOf(c)) % 2) p.rect(x - u / 2, y - u / 2, u, u, 'rgba(255,255,255,.06)');
  }
  drawTiles(p, s, g);
  s.puzzle.goals.forEach((c, i) => drawSpot(p, s, g, c, i));
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const c = y * SIDE + x;
      const wall = (n: number): boolean => !floor[n] && near(n) && !stands(n);
      if (stands(c)) {
        const stone = obstacles[(x * 3 + y) % obstacles.length];
        const place = at(s, c);
        if (stone) p.sprite(stone, place.x, place.y - u * 0.06, u * 0.92, { shadow: true });
      }
      if (!wall(c)) continue;
      let end = x;
      while (end < SIDE && wall(y * SIDE + end)) end++;
      const from = at(s, c);
      // its shadow on the floor below
      for (let i = x; i < end; i++)
        if (floor[(y + 1) * SIDE + i])
          p.rect(from.x + (i - x - 0.5) * u, from.y + u / 2, u, u * 0.17, 'rgba(0,0,0,.24)');
      p.block(from.x - u / 2, from.y - u / 2, (end - x) * u, u);
      x = end;
    }
  drawDoor(p, s);
}

function drawSpot(p: Painter, s: State, g: Game, c: number, i: number): void {
  const { ctx, palette } = p;
  const { u } = s;
  const { x, y } = at(s, c);
  const { goal } = g.design.cast;
  const pulse = Math.sin(p.now * 3 + i) * 0.03;
  const own = s.puzzle.own ? s.boxes[i] : undefined;
  const colour = own ? ownColour(p, g, i) : palette.accent;
  ctx.globalAlpha = 0.4;
  p.circle(x, y, u * (0.4 + pulse), colour);
  ctx.globalAlpha = 1;
  ctx.strokeStyle = colour;
  ctx.lineWidth = u * 0.07;
  ctx.setLineDash([u * 0.2, u * 0.12]);
  ctx.beginPath();
  ctx.arc(x, y, u * (0.4 + pulse), p.now * 0.4, p.now * 0.4 + 6.2832);
  ctx.stroke();
  ctx.setLineDash([]);
  if (own) drawPips(p, x, y, u * 0.2, i);
  else if (goal) p.sprite(goal, x, y, u * 0.56, { alpha: 0.75 });
  else p.circle(x, y, u * 0.14, palette.accent);
}

function drawBox(p: Painter, s: State, g: Game, box: Box): void {
  const noir = g.design.theme.style === 'noir';
  const { ctx, palette } = p;
  const { u } = s;
  const half = u * 0.43;
  const wood = s.puzzle.own
    ? ownColour(p, g, box.nth)
    : box.home
      ? palette.accent
      : noir
        ? p.mix(palette.solid, palette.solidEdge, 0.4)
        : p.mix('#c98b4f', palette.accent, 0.2);
  const rim = p.mix(wood, '#000000', 0.35);
  const sway = box.dead ? Math.sin(p.now * 22) * 0.03 : 0;
  ctx.save();
  ctx.translate(box.x + sway, box.y + half);
  ctx.scale(1 + box.squash.value, 1 - box.squash.value);
  ctx.translate(0, -half);
  p.rect(-half, -half * 0.8, half * 2, half * 1.95, 'rgba(0,0,0,.28)', u * 0.1);
  p.rect(-half, -half, half * 2, half * 2, rim, u * 0.12);
  p.rect(-half * 0.9, -half * 0.92, half * 1.8, half * 1.74, wood, u * 0.1);
  const plank = p.mix(wood, '#000000', 0.14);
  for (const i of [-0.3, 0.3]) p.rect(-half * 0.9, half * i - 0.02, half * 1.8, 0.045, plank);
  p.rect(-half * 0.7, -half * 0.7, half * 1.4, half * 1.32, p.mix(wood, '#ffffff', 0.55), u * 0.12);
  p.sprite(box.actor, 0, -half * 0.04, half * 1.42);
  if (s.puzzle.own) drawPips(p, 0, half * 0.74, u * 0.09, box.nth);
  ctx.restore();
  if (!box.home) return;
  // a tick: this one is right
  p.circle(box.x + half * 0.72, box.y - half * 0.72, u * 0.17, noir ? palette.danger : '#2fb56a');
  ctx.strokeStyle = '#ffffff';
  ctx.lineWidth = u * 0.06;
  ctx.beginPath();
  ctx.moveTo(box.x + half * 0.54, box.y - half * 0.72);
  ctx.lineTo(box.x + half * 0.68, box.y - half * 0.57);
  ctx.lineTo(box.x + half * 0.92, box.y - half * 0.9);
  ctx.stroke();
}

/** An arrow that turns back: a part of a circle, or all of it for the whole room. */
function drawButton(p: Painter, x: number, y: number, pop: number, whole: boolean, hot: boolean): void {
  const { ctx, palette } = p;
  const r = 0.66 * (1 - pop * 0.5) + (hot ? Math.abs(Math.sin(p.now * 6)) * 0.07 : 0);
  p.circle(x, y + 0.07, r, 'rgba(0,0,0,.35)');
  p.circle(x, y, r, hot ? palette.danger : p.mix(palette.accent, palette.panel, 0.15));
  const ink = hot ? '#ffffff' : palette.ink;
  ctx.strokeStyle = ink;
  ctx.lineWidth = 0.12;
  ctx.lineCap = 'round';
  ctx.beginPath();
  const [from, to] = whole ? [-2.4, 2.9] : [-2.6, 0.9];
  ctx.arc(x, y + (whole ? 0 : 0.06), 0.3, from, to);
  ctx.stroke();
  const [ex, ey] = [x + Math.cos(from) * 0.3, y + (whole ? 0 : 0.06) + Math.sin(from) * 0.3];
  ctx.fillStyle = ink;
  ctx.beginPath();
  ctx.moveTo(ex - 0.2, ey + 0.18);
  ctx.lineTo(ex - 0.16, ey - 0.2);
  ctx.lineTo(ex + 0.18, ey + 0.02);
  ctx.fill();
  ctx.lineCap = 'butt';
}

function drawStrip(p: Painter, s: State): void {
  const { palette } = p;
  p.rect(0.1, 0.16, VIEW_W - 0.2, 1.66, 'rgba(0,0,0,.3)', 0.5);
  p.rect(0.1, 0.1, VIEW_W - 0.2, 1.66, p.mix(palette.panel, palette.solidEdge, 0.15), 0.5);
  // two footprints, and how many steps
  for (const [x, y] of [
    [0.75, 0.82],
    [1.12, 1.08],
  ] as const) {
    p.ctx.fillStyle = palette.ink;
    p.ctx.beginPath();
    p.ctx.ellipse(x, y, 0.13, 0.21, 0.25, 0, 6.2832);
    p.ctx.fill();
    for (let i = -1; i < 2; i++) p.circle(x + 0.08 + i * 0.1, y - 0.29 + Math.abs(i) * 0.05, 0.05, palette.ink);
  }
  const left = 1 - s.history.length / s.limit;
  p.text(String(s.history.length), 2.3, 0.96, 0.95, palette.ink);
  p.rect(3.25, 0.78, 2, 0.34, 'rgba(0,0,0,.35)', 0.17);
  if (left > 0) p.rect(3.25, 0.78, Math.max(0.3, 2 * left), 0.34, left < 0.25 ? palette.danger : palette.accent, 0.17);
  drawButton(p, UNDO.x, UNDO.y, s.undoPop.value, false, s.stuck);
  drawButton(p, AGAIN.x, AGAIN.y, s.againPop.value, true, false);
}

export function drawSokoban(p: Painter, s: State, g: Game): void {
  const { u } = s;
  drawStrip(p, s);
  drawRoom(p, s, g);
  for (const walker of s.walkers) {
    const ahead = at(s, next(walker.cell, walker.way));
    p.ctx.globalAlpha = 0.35;
    p.circle((walker.x + ahead.x) / 2, (walker.y + ahead.y) / 2, u * 0.12, p.palette.danger);
    p.ctx.globalAlpha = 1;
  }
  for (const box of s.boxes.toSorted((a, b) => a.y - b.y)) drawBox(p, s, g, box);
  for (const [i, walker] of s.walkers.entries())
    p.sprite(walker.actor, walker.x, walker.y - u * 0.08 - Math.abs(Math.sin(p.now * 4 + i)) * 0.05, u * 0.9, {
      shadow: true,
      squash: walker.squash.value,
      glow: p.palette.danger,
      ...(walker.way % 2 === 0 ? { dir: walker.way === 0 ? 1 : -1 } : {}),
    });
  // a hop from cell to cell, high in the middle of the step; none while it leans on a box
  const home = at(s, s.hero.cell);
  const step = Math.min(1, Math.hypot(s.hero.x - home.x, s.hero.y - home.y) / u);
  const hop = s.hero.squash.value > 0.02 || p.now === 0 ? 0 : Math.sin(step * Math.PI) * u * 0.16;
  const joy = s.solved ? Math.abs(Math.sin(p.now * 8)) * 0.3 : 0;
  p.hero(s.hero.x, s.hero.y - u * 0.1 - joy - hop, u * 1.02, {
    shadow: true,
    squash: s.hero.squash.value + Math.sin(p.now * 3) * 0.02 - (hop / u) * 0.7,
    ...(s.facing % 2 === 0 ? { dir: s.facing === 0 ? 1 : -1 } : {}),
  });
  if (s.shields === 0) return;
  p.ctx.strokeStyle = p.palette.accent;
  p.ctx.lineWidth = 0.07;
  p.ctx.beginPath();
  p.ctx.arc(s.hero.x, s.hero.y, u * 0.58, 0, 6.2832);
  p.ctx.stroke();
}
