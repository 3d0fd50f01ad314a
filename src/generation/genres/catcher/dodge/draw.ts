/** One who stands in a place: its ground in front, its scenery behind, and what comes from all sides. */
import { drawDark } from '../../../kit/dark.js';
import { groundOf, paintGround } from '../../../kit/floors/ground.js';
import { noise } from '../../../kit/random.js';
import { sceneryOf } from '../../../kit/scenery.js';
import type { Game, Painter } from '../../../kit/types.js';
import { drawFind, drawHero, drawMarks, drawThreat } from './draw-things.js';
import { HORIZON, LOW, W, type State } from './state.js';

function drawGround(p: Painter, s: State, g: Game): void {
  const { view, ctx, palette } = p;
  const [x, w] = [view.x - 3, view.w + 6];
  const h = Math.max(7, view.y + view.h - HORIZON + 2);
  p.kept('ground', x, HORIZON - 0.5, w, h, () => {
    p.ctx.save();
    p.ctx.translate(x, HORIZON - 0.5);
    paintGround(p, groundOf(p, g, w, h));
    p.ctx.restore();
  });
  const edge = ctx.createLinearGradient(0, HORIZON - 0.1, 0, HORIZON + 1.3);
  edge.addColorStop(0, 'rgba(0,0,0,.34)');
  edge.addColorStop(1, 'rgba(0,0,0,0)');
  ctx.fillStyle = edge;
  ctx.fillRect(view.x - 1, HORIZON - 0.1, view.w + 2, 1.4);
  p.rect(view.x - 1, HORIZON - 0.16, view.w + 2, 0.14, palette.solidEdge);
  // what stands there stands behind, where nobody walks, unless a wall does
  const standing = s.throwers.length > 0 ? [] : sceneryOf(g.design.cast.deco);
  standing.forEach((actor, i) => {
    const at = i % 2 ? W - 0.4 - i * 1.7 : 0.4 + i * 1.7;
    p.sprite(actor, at, HORIZON - 0.55, 1.9, { wash: `${p.mix(palette.far, palette.horizon, 0.4)}a0` });
  });
  for (const splat of s.splats) {
    const part = splat.age / 60;
    p.sprite(splat.actor, splat.x, LOW + 0.5, splat.size * 0.8, { squash: 0.55, alpha: 1 - part * part });
  }
}

/** Those who throw look over a wall; who is about to rears up. */
function drawThrowers(p: Painter, s: State): void {
  if (s.throwers.length === 0) return;
  const { view, palette } = p;
  s.throwers.forEach((thrower, i) => {
    const soon = s.threats.some(({ hand, from }) => hand === i && from > s.beat && from - s.beat < 34);
    const lift = soon ? 0.14 + Math.sin(p.now * 30) * 0.03 : thrower.kick > 0 ? -0.2 * (thrower.kick / 14) : 0;
    const idle = Math.sin(p.now * 2.4 + i * 1.9) * 0.05;
    p.sprite(thrower.actor, thrower.x, thrower.y - lift + idle, 2, {
      dir: thrower.x < s.hero.x ? 1 : -1,
      squash: soon ? -0.14 : thrower.kick > 0 ? 0.16 : 0,
      ...(soon ? { glow: palette.danger } : {}),
    });
  });
  const top = 3.62;
  p.rect(view.x - 1, top, view.w + 2, HORIZON - top, p.mix(palette.solid, '#000000', 0.28));
  p.rect(view.x - 1, top, view.w + 2, 0.26, palette.solidEdge, 0.08);
  for (let x = Math.floor(view.x) - 1; x < view.x + view.w + 1; x += 1.4)
    p.rect(x, top + 0.36, 1.2, HORIZON - top - 0.5, p.mix(palette.solid, '#ffffff', 0.08), 0.1);
}

/** Streaks that go the way of the gust. */
function drawGust(p: Painter, way: number): void {
  const { ctx, view } = p;
  for (let i = 0; i < 18; i++) {
    const span = view.w + 4;
    const x = (((noise(i * 5.3) * span + p.now * (4 + noise(i * 7.7) * 4) * way) % span) + span) % span;
    ctx.globalAlpha = 0.2 + noise(i * 2.2) * 0.25;
    const y = view.y + 1 + noise(i * 3.1) * (LOW - view.y - 1.4);
    p.rect(view.x + x - 2, y, 1 + noise(i) * 1.3, 0.09, '#ffffff', 0.04);
  }
  ctx.globalAlpha = 1;
}

export function drawDodge(p: Painter, s: State, g: Game): void {
  drawGround(p, s, g);
  drawThrowers(p, s);
  if (s.idea === 'gusts' || s.idea === 'storm') drawGust(p, s.patterns % 4 < 2 ? 1 : -1);
  for (const find of s.finds) drawFind(p, s, find);
  const behind = s.threats.filter(({ y }) => y < s.hero.y);
  for (const threat of behind) drawThreat(p, s, threat);
  drawHero(p, s, g);
  for (const threat of s.threats) if (threat.y >= s.hero.y) drawThreat(p, s, threat);
  if (s.idea === 'dark') drawDark(p, s.hero.x, s.hero.y, 6.2 - g.skill);
  drawMarks(p, s);
}
