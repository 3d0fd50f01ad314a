/** How it looks: a body as one smooth tube with bands and a tapering tail, drawn again beyond an edge that it crosses. */
import type { Actor } from '../../design.js';
import { drawDark } from '../../kit/dark.js';
import type { Game, Painter } from '../../kit/types.js';
import { ALL_BODY, ownHead, spine, tube, type Point } from './body.js';
import { H, W } from './level.js';
import type { Food, State } from './state.js';
import { rolls, wagons } from './wagons.js';

/** Everything that `draw` draws, once more for each edge that the line crosses. */
function overEdges(p: Painter, s: State, points: readonly Point[], draw: () => void): void {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [left, right] = [Math.min(...xs) - 1, Math.max(...xs) + 1];
  const [top, bottom] = [Math.min(...ys) - 1, Math.max(...ys) + 1];
  for (const x of s.wraps ? [-W, 0, W] : [0])
    for (const y of s.wraps ? [-H, 0, H] : [0]) {
      if (right + x < 0 || left + x > W || bottom + y < 0 || top + y > H) continue;
      p.ctx.save();
      p.ctx.translate(x, y);
      draw();
      p.ctx.restore();
    }
}

function drawFood(p: Painter, food: Food, i: number, g: Game, big: boolean): void {
  const age = Math.min(1, (g.frame - food.born) / 14);
  // grows a little beyond its size and settles
  const pop = age < 1 ? age * (1 + 0.5 * Math.sin(age * Math.PI)) : 1;
  const size = (big ? 1.45 : 1.2) * pop * (1 + Math.sin(p.now * 4 + i * 1.7) * 0.04);
  p.sprite(food.actor, food.x + 0.5, food.y + 0.47 + Math.sin(p.now * 3 + i * 2) * 0.05, size, {
    glow: p.palette.accent,
    angle: Math.sin(p.now * 2.2 + i) * 0.1,
  });
}

function drawGround(p: Painter, s: State, g: Game): void {
  const { palette, ctx } = p;
  // the theme's own ground, between its scenery and its stone, so that light and dark pictures both stand out
  const soil = p.mix(p.mix(palette.near, palette.solid, 0.2), palette.panel, 0.12);
  p.rect(-0.3, -0.16, W + 0.6, H + 0.56, 'rgba(0,0,0,.35)', 0.5);
  p.rect(-0.28, -0.28, W + 0.56, H + 0.56, p.mix(palette.solid, palette.solidEdge, 0.35), 0.5);
  p.rect(-0.08, -0.08, W + 0.16, H + 0.16, p.mix(soil, '#000000', 0.35), 0.3);
  p.rect(0, 0, W, H, soil, 0.24);
  for (let y = 0; y < H; y++) for (let x = y % 2; x < W; x += 2) p.rect(x, y, 1, 1, 'rgba(255,255,255,.055)');
  if (s.wraps) {
    // open edges
    ctx.save();
    ctx.setLineDash([0.5, 0.5]);
    ctx.lineDashOffset = -p.now * 0.6;
    for (const [x1, y1, x2, y2] of [
      [0, 0, W, 0],
      [W, 0, W, H],
      [W, H, 0, H],
      [0, H, 0, 0],
    ] as const)
      p.line(x1, y1, x2, y2, 0.14, palette.accent);
    ctx.restore();
  }
  const { start, rects } = s.level;
  p.circle(start.x + 0.5, start.y + 0.5, 0.5, p.mix(soil, '#000000', 0.3));
  p.circle(start.x + 0.5, start.y + 0.54, 0.4, p.mix(soil, '#000000', 0.6));
  const { obstacles } = g.design.cast;
  rects.forEach((rect, i) => {
    p.rect(rect.x + 0.05, rect.y + 0.16, rect.w - 0.1, rect.h - 0.06, 'rgba(0,0,0,.3)', 0.16);
    // always on stone: a bare cookie in a candy world would look like something to eat
    p.block(rect.x + 0.03, rect.y + 0.03, rect.w - 0.06, rect.h - 0.08);
    if (obstacles.length === 0) return;
    for (let k = 0; k < rect.w * rect.h; k++) {
      const x = rect.x + (k % rect.w) + 0.5;
      const y = rect.y + Math.floor(k / rect.w) + 0.5;
      p.sprite(obstacles[(i + k) % obstacles.length] as Actor, x, y - 0.1, 1);
    }
  });
}

export function drawSnake(p: Painter, s: State, g: Game): void {
  const { palette, ctx } = p;
  drawGround(p, s, g);
  s.foods.forEach((food, i) => drawFood(p, food, i, g, false));
  if (s.bonus) {
    const { bonus } = s;
    const left = (bonus.until - g.frame) / (bonus.until - bonus.born);
    ctx.save();
    ctx.lineCap = 'round';
    ctx.strokeStyle = left < 0.3 ? palette.danger : palette.accent;
    ctx.lineWidth = 0.11;
    ctx.beginPath();
    ctx.arc(bonus.x + 0.5, bonus.y + 0.5, 0.8, -1.57, -1.57 + Math.max(0, left) * 6.283);
    ctx.stroke();
    ctx.restore();
    if (left > 0.25 || g.frame % 16 < 10) drawFood(p, bonus, 5, g, true);
  }
  for (const roamer of s.roamers)
    p.sprite(roamer.actor, roamer.x, roamer.y - 0.06 - Math.abs(Math.sin(roamer.t * 3.14)) * 0.1, 1.25, {
      glow: palette.danger,
      dir: roamer.dir.x,
      squash: roamer.hop.value,
      shadow: true,
    });
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(-0.2, -0.2, W + 0.4, H + 0.4, 0.4);
  if (s.wraps) ctx.clip();
  if (s.rival) {
    const { rival } = s;
    const points = spine(rival.worm);
    overEdges(p, s, points, () => {
      tube(p, points, palette.danger, p.mix(palette.danger, '#000000', 0.4), []);
      const head = points[0] as Point;
      if (ALL_BODY.test(rival.actor.sprite)) ownHead(p, head.x, head.y, rival.look, 0, palette.danger);
      else p.sprite(rival.actor, head.x, head.y - 0.14, 1.55, { heading: rival.look, white: rival.hit / 14 });
    });
  }
  const points = spine(s.worm);
  const skin = s.dead ? p.mix(p.own, palette.panel, 0.6) : p.own;
  overEdges(p, s, points, () => {
    ctx.save();
    if (g.safe > 0 && g.safe % 10 < 4 && !s.dead) ctx.globalAlpha = 0.5;
    if (rolls(g.design.cast.hero)) wagons(p, points, skin, g.design.cast.items, s.bulges);
    else tube(p, points, skin, p.mix(skin, '#000000', 0.35), s.bulges);
    ctx.restore();
    const head = points[0] as Point;
    if (ALL_BODY.test(g.design.cast.hero.sprite)) ownHead(p, head.x, head.y, s.look, s.bite.value, skin);
    else
      p.hero(head.x, head.y - 0.16 + Math.sin(p.now * 9) * 0.03, 1.62, {
        heading: s.look,
        squash: s.bite.value,
        ...(s.dead ? { angle: 0.5 } : {}),
      });
    if (s.rest > 0)
      for (let i = 0; i < 3; i++) {
        const x = head.x + 1.15 + i * 0.4 + Math.sin(p.now * 7) * 0.08;
        ctx.globalAlpha = 0.9 - i * 0.25;
        p.line(x, head.y - 0.22, x + 0.2, head.y, 0.1, palette.ink);
        p.line(x + 0.2, head.y, x, head.y + 0.22, 0.1, palette.ink);
        ctx.globalAlpha = 1;
      }
    if (!s.shield) return;
    p.circle(head.x, head.y - 0.12, 0.95 + Math.sin(p.now * 5) * 0.03, 'rgba(255,255,255,.18)');
    ctx.strokeStyle = palette.accent;
    ctx.lineWidth = 0.07;
    ctx.stroke();
  });
  ctx.restore();
  if (s.idea === 'dark') drawNight(p, s, g);
}

/** What there is to eat glimmers through the dark, so that nobody has to search for it. */
function drawNight(p: Painter, s: State, g: Game): void {
  const head = spine(s.worm)[0] as Point;
  drawDark(p, head.x, head.y, 5 - g.skill * 0.8);
  for (const food of s.bonus ? [...s.foods, s.bonus] : s.foods) {
    const glint = 0.12 + Math.sin(p.now * 4 + food.homeX) * 0.04;
    p.circle(food.x + 0.5, food.y + 0.5, glint * 2, `${p.palette.accent}55`);
    p.circle(food.x + 0.5, food.y + 0.5, glint, p.palette.accent);
  }
}
