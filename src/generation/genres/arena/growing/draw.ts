/** A wide ground seen from above: who is larger has a red ring, who can be eaten has none. */
import { drawDark } from '../../../kit/dark.js';
import { groundOf, paintGround } from '../../../kit/floors/ground.js';
import type { Game, Painter } from '../../../kit/types.js';
import { H, W } from '../field.js';
import { drawWalls } from '../ground.js';
import { dist } from '../state.js';
import { COMES, isThreat, type Being, type State } from './state.js';

export function drawGrowing(p: Painter, s: State, g: Game): void {
  p.kept(s.tiles, 0, 0, W, H, () => paintGround(p, groundOf(p, g, W, H)));
  const rows: (() => void)[][] = Array.from({ length: H }, () => []);
  const at = (y: number, draw: () => void): void => void rows[Math.max(0, Math.min(H - 1, Math.floor(y)))]?.push(draw);
  for (const one of s.beings) at(one.y, () => drawBeing(p, s, one));
  at(s.hero.y, () => drawHero(p, s));
  for (let y = 0; y < H; y++) {
    for (const draw of rows[y] ?? []) draw();
    drawWalls(p, s, g, y);
  }
  if (s.idea === 'dark') drawDark(p, s.hero.x, s.hero.y, 6.4 - g.skill + s.hero.size * 0.5);
}

function drawBeing(p: Painter, s: State, one: Being): void {
  const threat = isThreat(s, one);
  const shown = Math.min(1, one.age / COMES);
  const y = one.y + (one.role === 'food' ? Math.sin(p.now * 2.5 + one.x) * 0.06 : Math.sin(p.now * 6 + one.way) * 0.04);
  if (threat) drawRing(p, one, shown);
  const aims = one.mode === 'aim';
  p.sprite(one.actor, one.x + (aims ? Math.sin(p.now * 70) * 0.06 : 0), y, one.size * 1.25 * shown, {
    dir: one.vx < 0 ? -1 : 1,
    heading: Math.atan2(one.vy, one.vx),
    squash: one.squash.value,
    shadow: true,
    alpha: 0.3 + shown * 0.7,
    white: aims && one.t % 10 < 5 ? 0.5 : 0,
    ...(one.role === 'food' || (one.role === 'chief' && !threat) ? { glow: p.palette.accent } : {}),
  });
}

/** Below whoever is to be fled from. */
function drawRing(p: Painter, one: Being, shown: number): void {
  const { ctx } = p;
  ctx.globalAlpha = shown * 0.8;
  ctx.fillStyle = 'rgba(0,0,0,.2)';
  ctx.strokeStyle = p.palette.danger;
  ctx.lineWidth = 0.09;
  ctx.beginPath();
  ctx.ellipse(one.x, one.y + one.size * 0.42, one.size * 0.6, one.size * 0.26, 0, 0, 6.2832);
  ctx.fill();
  ctx.stroke();
  ctx.globalAlpha = 1;
}

function drawHero(p: Painter, s: State): void {
  const { hero, angle } = s;
  const { ctx } = p;
  const step = Math.sin(p.now * 12) * Math.min(1, dist(hero.vx, hero.vy) / 5);
  ctx.globalAlpha = 0.7;
  // white, as an accent may be as red as danger
  ctx.strokeStyle = '#ffffff';
  ctx.lineWidth = 0.09;
  ctx.beginPath();
  ctx.ellipse(hero.x, hero.y + hero.size * 0.42, hero.size * 0.56, hero.size * 0.24, 0, 0, 6.2832);
  ctx.stroke();
  ctx.globalAlpha = 1;
  p.hero(hero.x, hero.y - Math.abs(step) * 0.06, hero.size * 1.25, {
    dir: Math.cos(angle) < 0 ? -1 : 1,
    heading: angle,
    squash: s.squash.value,
    angle: step * 0.06,
    shadow: true,
  });
}
