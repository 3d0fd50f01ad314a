/** A boss rush seen from above: what a boss will do is drawn on the ground before it does it. */
import { groundOf, paintGround } from '../../../kit/floors/ground.js';
import type { Game, Painter } from '../../../kit/types.js';
import { H, W } from '../field.js';
import { drawWalls } from '../ground.js';
import { dist } from '../state.js';
import { FAN, isAloft, isAngry, LANE, ROLL_WAIT, SLAM, type State } from './state.js';

export function drawBosses(p: Painter, s: State, g: Game): void {
  p.kept(s.tiles, 0, 0, W, H, () => paintGround(p, groundOf(p, g, W, H)));
  if (s.beaten === 0) drawSign(p, s);
  const rows: (() => void)[][] = Array.from({ length: H }, () => []);
  const at = (y: number, put: () => void): void => void rows[Math.max(0, Math.min(H - 1, Math.floor(y)))]?.push(put);
  at(s.boss.y, () => drawBoss(p, s));
  at(s.hero.y, () => drawHero(p, s));
  for (let y = 0; y < H; y++) {
    for (const put of rows[y] ?? []) put();
    drawWalls(p, s, g, y);
  }
  drawBalls(p, s, g);
}

/** Fills as the blow comes nearer. */
function drawSign(p: Painter, { boss }: State): void {
  if (boss.mode !== 'tell') return;
  const { ctx, palette } = p;
  const part = 1 - boss.t / boss.of;
  const angle = Math.atan2(boss.ty, boss.tx);
  ctx.save();
  ctx.fillStyle = ctx.strokeStyle = palette.danger;
  ctx.lineWidth = 0.1;
  ctx.translate(boss.pattern === 'slam' ? boss.tx : boss.x, boss.pattern === 'slam' ? boss.ty : boss.y);
  if (boss.pattern === 'charge' || boss.pattern === 'fan') ctx.rotate(angle);
  const shape = (grown: number): void => {
    ctx.beginPath();
    if (boss.pattern === 'charge') ctx.rect(0, -boss.size * 0.42, LANE * grown, boss.size * 0.84);
    else if (boss.pattern === 'fan') {
      ctx.moveTo(0, 0);
      ctx.arc(0, 0, 7 * grown, -FAN, FAN);
      ctx.closePath();
    } else ctx.arc(0, 0, (boss.pattern === 'slam' ? SLAM : 4.5) * grown, 0, 6.2832);
  };
  ctx.globalAlpha = 0.22;
  shape(1);
  ctx.fill();
  ctx.globalAlpha = 0.85;
  ctx.stroke();
  ctx.globalAlpha = 0.4;
  shape(Math.max(0.02, part));
  ctx.fill();
  ctx.restore();
}

function drawBoss(p: Painter, s: State): void {
  const { boss } = s;
  const { ctx } = p;
  const gone = Math.min(1, s.beaten / 50);
  if (gone >= 1) return;
  const aloft = isAloft(boss);
  const up = aloft ? Math.sin(Math.min(1, (1 - boss.t / boss.of) * 1.25) * 1.5708) * 4 : 0;
  const x = aloft ? boss.x + (boss.tx - boss.x) * (1 - boss.t / boss.of) : boss.x;
  const y = aloft ? boss.y + (boss.ty - boss.y) * (1 - boss.t / boss.of) : boss.y;
  const shiver = boss.mode === 'tell' && !aloft ? Math.sin(p.now * 70) * 0.07 : 0;
  const stride = boss.mode === 'walk' ? Math.abs(Math.sin(p.now * 6)) * 0.12 : 0;
  ctx.fillStyle = 'rgba(0,0,0,.3)';
  ctx.strokeStyle = p.palette.danger;
  ctx.lineWidth = 0.1;
  ctx.beginPath();
  ctx.ellipse(x, y + boss.size * 0.42, boss.size * 0.56, boss.size * 0.22, 0, 0, 6.2832);
  ctx.fill();
  ctx.globalAlpha = 0.7;
  ctx.stroke();
  ctx.globalAlpha = 1;
  p.sprite(boss.actor, x + shiver, y - stride - up - boss.size * 0.14, boss.size * 1.3 * (1 - gone * 0.6), {
    dir: s.hero.x < x ? -1 : 1,
    heading: Math.atan2(s.hero.y - y, s.hero.x - x),
    squash: boss.squash.value,
    alpha: 1 - gone,
    white: Math.max(boss.hit / 7, gone, boss.mode === 'tell' && boss.t % 10 < 5 ? 0.4 : 0),
    ...(isAngry(boss) ? { glow: p.palette.danger } : {}),
  });
  // open: stars go round above its head
  if (boss.mode === 'rest' && s.beaten === 0)
    for (let i = 0; i < 3; i++) {
      const a = p.now * 5 + i * 2.0944;
      p.circle(x + Math.cos(a) * 0.7, y - boss.size * 0.86 + Math.sin(a) * 0.2, 0.13, '#ffe27a');
    }
}

function drawHero(p: Painter, s: State): void {
  const { hero, angle } = s;
  const { ctx } = p;
  const step = Math.sin(p.now * 14) * Math.min(1, dist(hero.vx, hero.vy) / 5);
  const rolling = s.roll > 0;
  ctx.lineWidth = 0.09;
  ctx.strokeStyle = 'rgba(255,255,255,.35)';
  ctx.beginPath();
  ctx.ellipse(hero.x, hero.y + 0.46, 0.6, 0.26, 0, 0, 6.2832);
  ctx.stroke();
  // the ring closes as the next roll gets ready
  ctx.strokeStyle = '#ffffff';
  ctx.beginPath();
  ctx.ellipse(hero.x, hero.y + 0.46, 0.6, 0.26, 0, -1.57, -1.57 + (1 - s.rollWait / ROLL_WAIT) * 6.2832);
  ctx.stroke();
  p.hero(hero.x, hero.y - 0.14 - Math.abs(step) * 0.08, 1.4, {
    dir: Math.cos(angle) < 0 ? -1 : 1,
    heading: angle,
    squash: rolling ? 0.25 : s.squash.value,
    angle: rolling ? (1 - s.roll / 15) * 6.2832 * (hero.vx < 0 ? -1 : 1) : step * 0.07,
    shadow: true,
  });
}

function drawBalls(p: Painter, s: State, g: Game): void {
  const { ctx, palette } = p;
  const { projectile } = g.design.cast;
  ctx.lineCap = 'round';
  for (const shot of s.shots) {
    ctx.globalAlpha = 0.5;
    p.line(shot.x - shot.vx * 0.035, shot.y - shot.vy * 0.035, shot.x, shot.y, 0.16, '#fff1b0');
    ctx.globalAlpha = 1;
    if (projectile) p.sprite(projectile, shot.x, shot.y, 0.55, { heading: Math.atan2(shot.vy, shot.vx) });
    else {
      p.circle(shot.x, shot.y, 0.19, palette.accent);
      p.circle(shot.x, shot.y, 0.11, '#ffffff');
    }
  }
  for (const ball of s.balls) {
    p.circle(ball.x, ball.y, 0.34, 'rgba(0,0,0,.4)');
    p.circle(ball.x, ball.y, 0.27, palette.danger);
    p.circle(ball.x, ball.y, 0.13, '#fff3f0');
  }
}
