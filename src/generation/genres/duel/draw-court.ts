/** The court of a ball game: its lines, posts, balls and bats. */
import type { Game, Painter } from '../../kit/types.js';
import { batOf } from './court.js';
import { SIZE, TOP, type Fighter, type State } from './state.js';

export function drawCourt(p: Painter, s: State): void {
  const { ctx, palette } = p;
  const { w, h } = SIZE.court;
  const grass = p.mix(palette.near, palette.accent, 0.14);
  p.rect(-0.3, TOP - 0.25, w + 0.6, h - TOP + 0.6, 'rgba(0,0,0,.35)', 0.5);
  p.rect(-0.25, TOP - 0.3, w + 0.5, h - TOP + 0.55, p.mix(palette.solid, palette.solidEdge, 0.5), 0.45);
  p.rect(0, TOP, w, h - TOP, grass, 0.25);
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(0, TOP, w, h - TOP, 0.25);
  ctx.clip();
  // mown stripes
  ctx.fillStyle = p.mix(grass, '#ffffff', 0.06);
  for (let i = 0; i < 6; i++) ctx.fillRect(i * 2, TOP, 1, h);
  ctx.globalAlpha = 0.16;
  ctx.fillStyle = palette.danger;
  ctx.fillRect(0, TOP, w, 0.55);
  ctx.fillRect(0, h - 0.55, w, 0.55);
  ctx.restore();
  const middle = (h + TOP) / 2;
  ctx.save();
  ctx.strokeStyle = 'rgba(255,255,255,.75)';
  ctx.lineWidth = 0.1;
  ctx.strokeRect(0.5, TOP + 0.6, w - 1, h - TOP - 1.2);
  ctx.beginPath();
  ctx.arc(w / 2, middle, 1.7, 0, 6.2832);
  ctx.stroke();
  ctx.setLineDash([0.35, 0.25]);
  ctx.lineWidth = 0.16;
  ctx.beginPath();
  ctx.moveTo(0, middle);
  ctx.lineTo(w, middle);
  ctx.stroke();
  ctx.restore();
  for (const one of [s.me, s.foe])
    p.text(String(one.points), w - 1.3, middle + (one.mine ? 1 : -0.92), 1.25, 'rgba(255,255,255,.6)');
  drawPosts(p, s);
}

export function drawPosts(p: Painter, s: State): void {
  for (const post of s.things) {
    p.circle(post.x, post.y + 0.1, post.r + 0.06, 'rgba(0,0,0,.3)');
    p.circle(post.x, post.y, post.r, p.mix(p.palette.solid, p.palette.solidEdge, 0.4));
    p.circle(post.x, post.y - 0.05, post.r * 0.78, p.mix(p.palette.solidEdge, '#ffffff', 0.3));
    if (post.actor) p.sprite(post.actor, post.x, post.y - 0.15, post.r * 2.3, { squash: post.squash.value });
    else p.circle(post.x, post.y - 0.05, post.r * 0.4 * (1 + post.squash.value), p.palette.danger);
  }
}

export function drawBalls(p: Painter, s: State, g: Game): void {
  const { items, projectile } = g.design.cast;
  const actor = projectile ?? items[0];
  for (const ball of s.balls) {
    const v = Math.sqrt(ball.vx * ball.vx + ball.vy * ball.vy) || 1;
    if (ball.rest === 0)
      for (let i = 1; i <= 4; i++) {
        p.ctx.globalAlpha = 0.22 - i * 0.045;
        p.circle(ball.x - (ball.vx / v) * i * 0.26, ball.y - (ball.vy / v) * i * 0.26, 0.4 - i * 0.05, '#ffffff');
      }
    p.ctx.globalAlpha = 1;
    const blink = ball.rest > 0 ? 1 + Math.sin(ball.rest * 0.4) * 0.12 : 1;
    p.circle(ball.x, ball.y + 0.12, 0.42, 'rgba(0,0,0,.25)');
    p.circle(ball.x, ball.y, 0.47 * blink, '#ffffff');
    if (actor) p.sprite(actor, ball.x, ball.y, 0.92 * blink, { angle: ball.turn, squash: ball.squash.value });
  }
}

/** A bat with its player behind it. */
export function drawBat(p: Painter, s: State, one: Fighter): void {
  const half = batOf(one);
  const colour = p.sides[one.mine ? 0 : 1];
  const side = one.mine ? 1 : -1;
  const swing = one.blow > 0 ? -side * 0.2 : 0;
  const look = { dir: one.vx < -0.4 ? -1 : 1, squash: one.squash.value, shadow: true, white: one.hit / 10 };
  const y = one.y + side * 0.42;
  if (one.shield) p.rect(0.2, one.mine ? SIZE.court.h - 0.28 : TOP + 0.1, SIZE.court.w - 0.4, 0.18, '#bfeaff', 0.09);
  if (one.mine) p.hero(one.x, y - 0.1, one.size, look);
  else p.sprite(one.actor, one.x, y - 0.1, one.size, look);
  p.rect(one.x - half, one.y - side * 0.34 - 0.14 + swing, half * 2, 0.42, p.mix(colour, '#000000', 0.45), 0.2);
  p.rect(one.x - half, one.y - side * 0.34 - 0.18 + swing, half * 2, 0.34, colour, 0.17);
  p.rect(one.x - half + 0.15, one.y - side * 0.34 - 0.13 + swing, half * 2 - 0.3, 0.09, 'rgba(255,255,255,.6)', 0.05);
  if (s.human && !one.mine) p.text('2P', one.x + half + 0.5, one.y, 0.5, '#ffffff');
}
