/** The cup with its flag and its guard, the hero on its way there, and what it has cost so far. */
import type { Game, Painter } from '../../kit/types.js';
import { drawTrail } from './draw.js';
import { cupActor } from './layouts.js';
import type { State } from './state.js';

/** Where the ball is to go, and who stands before it. */
export function drawFlag(p: Painter, s: State, g: Game): void {
  const { cup } = s.world;
  if (!cup) return;
  const { palette } = p;
  const shut = (s.world.boss?.hp ?? 0) > 0;
  const joy = s.cheer > 0 ? Math.abs(Math.sin(s.cheer * 0.3)) * 0.4 : 0;
  const pulse = 1 + Math.sin(p.now * 3) * 0.05;
  if (s.mode === 'top') {
    p.ctx.globalAlpha = 0.35;
    p.circle(cup.x, cup.y, 1.15 * pulse, palette.accent);
    p.ctx.globalAlpha = 1;
    p.sprite(cupActor(g), cup.x, cup.y - joy, 1.75, { squash: joy * 0.3 });
    p.ctx.fillStyle = 'rgba(0,0,0,.72)';
    p.ctx.beginPath();
    p.ctx.ellipse(cup.x, cup.y + 0.28, 0.5, 0.3, 0, 0, 6.2832);
    p.ctx.fill();
  } else
    p.sprite(cupActor(g), cup.x, cup.y - 0.1 - joy, 1.9, { glow: palette.accent, squash: joy * 0.3, shadow: true });
  if (shut) return;
  const top = cup.y + (s.mode === 'top' ? 0.2 : 0.5);
  p.line(cup.x + 0.1, top, cup.x + 0.1, top - 2.2, 0.1, p.mix(palette.panel, '#ffffff', 0.5));
  const { ctx } = p;
  ctx.fillStyle = palette.danger;
  ctx.beginPath();
  ctx.moveTo(cup.x + 0.12, top - 2.2);
  ctx.quadraticCurveTo(cup.x + 0.7, top - 2.2 + Math.sin(p.now * 4) * 0.14, cup.x + 1.1, top - 1.85);
  ctx.lineTo(cup.x + 0.12, top - 1.5);
  ctx.fill();
}

/** Who stands before the cup until it was hit often enough. */
export function drawGuard(p: Painter, s: State): void {
  const { boss } = s.world;
  const { palette } = p;
  if (boss && boss.hp > 0)
    p.sprite(boss.actor, boss.x, boss.y + Math.sin(p.now * 3) * 0.06, 2.9, {
      glow: palette.danger,
      angle: Math.sin(p.now * 2) * 0.06,
    });
}

/** The hero as the ball. */
export function drawGolfBall(p: Painter, s: State): void {
  const { ball, mode } = s.world;
  const resting = ball.state === 'rest';
  drawTrail(p, s);
  if (ball.state === 'in') {
    const t = 1 - s.cheer / 34;
    const cup = s.world.cup ?? ball;
    p.hero(cup.x, cup.y - Math.sin(t * 3.14) * 1.4, 1.35 * (1 + Math.sin(t * 3.14) * 0.3), { angle: t * 6.28 });
    return;
  }
  const tremble = s.power > 0.6 && resting ? Math.sin(p.now * 50) * 0.04 : 0;
  const look = {
    squash: s.squash.value + (resting ? s.power * 0.15 : 0),
    ...(resting ? { dir: Math.cos(s.angle) < -0.1 ? -1 : 1 } : { angle: ball.spin }),
    shadow: mode === 'top' || resting,
  };
  if (mode === 'top') {
    // on its own token, so that it is found on any ground
    p.ctx.globalAlpha = 0.5;
    p.circle(ball.x, ball.y, ball.r * 1.3, '#ffffff');
    p.ctx.globalAlpha = 1;
  }
  p.hero(ball.x + tremble, ball.y - 0.14, ball.r * 3.5, look);
}

/** How many strokes were played, beside the flag with the par. */
export function drawPar(p: Painter, s: State, x: number, y: number): void {
  const { palette } = p;
  const over = s.strokes > s.par;
  p.rect(x, y, 2.9, 0.86, 'rgba(0,0,0,.45)', 0.43);
  p.circle(x + 0.5, y + 0.43, 0.22, '#ffffff');
  p.text(String(s.strokes), x + 1.05, y + 0.45, 0.62, over ? p.mix(palette.danger, '#ffffff', 0.35) : '#ffffff');
  p.line(x + 1.72, y + 0.16, x + 1.72, y + 0.7, 0.08, '#ffffff');
  p.ctx.fillStyle = palette.danger;
  p.ctx.beginPath();
  p.ctx.moveTo(x + 1.74, y + 0.14);
  p.ctx.lineTo(x + 2.14, y + 0.3);
  p.ctx.lineTo(x + 1.74, y + 0.46);
  p.ctx.fill();
  p.text(String(s.par), x + 2.45, y + 0.45, 0.62, '#ffffff');
}
