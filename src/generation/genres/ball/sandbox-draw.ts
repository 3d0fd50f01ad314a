/** How the sandbox looks: crates, balls and bombs, the tasks at the top and the tools below. */
import type { Game, Painter } from '../../kit/types.js';
import { drawBall } from './look.js';
import {
  BASKET,
  FLOOR,
  ROUND,
  SHELF,
  SIDE,
  toolX,
  TOOLS,
  TOOLS_Y,
  W,
  type State,
  type Task,
  type Thing,
} from './sandbox-state.js';

const WOOD = '#c98f52';

/** drawn once of each tone, and then turned and scaled */
function crate(p: Painter, size: number, hue: number): void {
  const { ctx } = p;
  ctx.save();
  ctx.scale(size / SIDE, size / SIDE);
  p.kept(`crate ${hue % 3}`, -SIDE / 2, -SIDE / 2, SIDE, SIDE, () => planks(p, hue));
  ctx.restore();
}

function planks(p: Painter, hue: number): void {
  const tone = p.mix(p.mix(WOOD, '#ffffff', (hue % 3) * 0.09), p.palette.solid, 0.15);
  const dark = p.mix(tone, '#3a2412', 0.6);
  const h = SIDE / 2;
  p.rect(-h, -h, SIDE, SIDE, dark, 0.08);
  p.rect(-h + 0.05, -h + 0.05, SIDE - 0.1, SIDE - 0.1, tone, 0.06);
  p.line(-h + 0.17, -h + 0.17, h - 0.17, h - 0.17, 0.13, p.mix(tone, dark, 0.35));
  for (const at of [-h + 0.05, h - 0.2]) {
    p.rect(-h + 0.05, at, SIDE - 0.1, 0.15, p.mix(tone, '#ffffff', 0.2), 0.04);
    p.rect(at, -h + 0.05, 0.15, SIDE - 0.1, p.mix(tone, '#ffffff', 0.12), 0.04);
  }
}

function bomb(p: Painter, r: number, part: number): void {
  p.line(0, -r * 0.8, r * 0.55, -r * 1.35, 0.1, '#a98a5b');
  p.rect(-r * 0.3, -r * 1.12, r * 0.6, r * 0.35, '#3d424b', 0.05);
  p.circle(0, 0, r, p.mix('#22262e', p.palette.danger, part));
  p.circle(-r * 0.32, -r * 0.36, r * 0.22, 'rgba(255,255,255,.5)');
  p.circle(r * 0.6, -r * 1.42, 0.1 + Math.abs(Math.sin(p.now * 17)) * 0.08, '#ffd34d');
}

function drawThing(p: Painter, s: State, thing: Thing): void {
  const { body, sort, actor } = thing;
  const { ctx } = p;
  if (sort === 'ball') return drawBall(p, body.x, body.y, ROUND, body.angle, 'plain', actor ?? undefined);
  ctx.save();
  ctx.translate(body.x, body.y);
  ctx.rotate(body.angle);
  if (sort === 'bomb') {
    const late = Math.max(0, 1 - thing.fuse / 110);
    bomb(p, body.hw * (1 + late * 0.12), late > 0.4 && Math.sin(late * late * 60) > 0 ? 0.7 : 0);
  } else if (sort === 'box') {
    crate(p, SIDE, thing.hue);
    if (actor) p.sprite(actor, 0, 0, SIDE * 0.66, { shadow: false });
  } else if (actor) {
    if (sort === 'hero') p.hero(0, 0, 1.4, { squash: s.mood.value, shadow: false });
    else p.sprite(actor, 0, 0, 1.12, { shadow: false });
  }
  ctx.restore();
}

/** What is to be done, without a word: who, and how many of how many. */
function drawTask(p: Painter, s: State, task: Task, i: number): void {
  const { palette, ctx } = p;
  const x = W / 2 + (i - 1) * 3.9;
  const ready = task.done >= task.of;
  p.rect(x - 1.85, 0.15, 3.7, 1.75, p.mix(palette.panel, ready ? palette.accent : palette.panel, 0.45), 0.3);
  ctx.save();
  ctx.translate(x - 0.95, 1.02);
  ctx.scale(0.8, 0.8);
  const { what } = task;
  if (what === 'boxes') crate(p, SIDE, 0);
  else if (what === 'balls') drawBall(p, 0, 0, ROUND, 0, 'plain');
  else if (what === 'blast') bomb(p, 0.5, 0);
  else if (what === 'basket') {
    drawBall(p, 0, -0.35, 0.35, 0, 'plain');
    for (const side of [-0.65, 0.65]) p.rect(side - 0.08, -0.35, 0.16, 1, p.mix(WOOD, '#000000', 0.25), 0.05);
    p.rect(-0.7, 0.5, 1.4, 0.16, p.mix(WOOD, '#000000', 0.25), 0.05);
  } else if (what === 'tower') {
    for (const at of [-0.52, 0.02, 0.56]) {
      ctx.save();
      ctx.translate(0, at);
      crate(p, 0.54, 1);
      ctx.restore();
    }
    p.rect(-0.8, -0.86, 1.6, 0.08, palette.accent, 0.04);
  } else {
    const one = s.things.find(({ sort }) => sort === 'target')?.actor;
    if (one) p.sprite(one, 0, -0.1, 0.9, { angle: 0.5, shadow: false });
    p.rect(-0.75, 0.5, 1.5, 0.14, p.mix(WOOD, '#000000', 0.25), 0.05);
  }
  ctx.restore();
  p.text(
    ready ? '★' : `${task.done}/${task.of}`,
    x + 0.65,
    1.05,
    ready ? 1.05 : 0.72,
    ready ? palette.accent : palette.ink,
  );
}

function drawTools(p: Painter, s: State): void {
  const { palette, ctx } = p;
  TOOLS.forEach((tool, i) => {
    const x = toolX(i);
    const on = s.tool === i;
    p.rect(x - 1.08, TOOLS_Y - 0.83, 2.16, 1.66, on ? palette.accent : 'rgba(0,0,0,.35)', 0.32);
    p.rect(x - 0.98, TOOLS_Y - 0.73, 1.96, 1.46, palette.panel, 0.26);
    ctx.save();
    ctx.translate(x, TOOLS_Y + (tool === 'bomb' ? 0.14 : 0));
    if (tool === 'box') crate(p, 1, 0);
    else if (tool === 'ball') drawBall(p, 0, 0, 0.48, 0, 'plain');
    else bomb(p, 0.45, 0);
    ctx.restore();
  });
}

export function drawSandbox(p: Painter, s: State, _g: Game): void {
  const { view, palette, ctx } = p;
  p.block(view.x - 1, FLOOR, view.w + 2, view.y + view.h - FLOOR + 1, true);
  const wood = p.mix(WOOD, '#000000', 0.25);
  if (s.shelf) {
    for (const side of [-1, 1])
      p.rect(SHELF.x + side * 1.9 - 0.12, SHELF.y + 0.2, 0.24, FLOOR - SHELF.y - 0.2, p.mix(wood, '#000000', 0.3));
    p.rect(SHELF.x - SHELF.w / 2, SHELF.y, SHELF.w, 0.3, wood, 0.08);
    p.rect(SHELF.x - SHELF.w / 2, SHELF.y, SHELF.w, 0.09, p.mix(wood, '#ffffff', 0.35), 0.05);
  }
  if (s.tasks.some(({ what }) => what === 'tower')) {
    ctx.save();
    ctx.globalAlpha = 0.8;
    for (let x = 0.2; x < W; x += 0.6) p.rect(x, s.line - 0.05, 0.34, 0.09, palette.accent, 0.04);
    ctx.restore();
  }
  for (const thing of s.things) drawThing(p, s, thing);
  if (s.basket) {
    for (const side of [-1, 1])
      p.rect(BASKET.x + (side * BASKET.w) / 2 - 0.12, FLOOR - BASKET.h, 0.24, BASKET.h, wood, 0.08);
    ctx.save();
    ctx.globalAlpha = 0.55;
    for (let i = 0; i < 3; i++) p.rect(BASKET.x - BASKET.w / 2, FLOOR - 1.2 + i * 0.42, BASKET.w, 0.2, wood, 0.05);
    ctx.restore();
  }
  s.tasks.forEach((task, i) => drawTask(p, s, task, i));
  drawTools(p, s);
  if (!s.keyed) return;
  const { x, y } = s.cursor;
  for (const [tone, wide] of [
    ['#000000', 0.16],
    ['#ffffff', 0.08],
  ] as const) {
    p.line(x - 0.4, y, x + 0.4, y, wide, tone);
    p.line(x, y - 0.4, x, y + 0.4, wide, tone);
  }
}
