/** How hoops looks: a court in the scenery, the thrower, a board with its net, and the first part of the way that a throw would take. */
import { noise } from '../../kit/random.js';
import type { Game, Painter } from '../../kit/types.js';
import { drawBall, drawPower, drawTail } from './look.js';
import { FLOOR, H, handOf, MOUTH, paceOf, R, W, type State } from './hoops-state.js';

/** Boards of wood from one side of the window to the other, with the lines of a court. */
function drawCourt(p: Painter): void {
  const { palette, view, ctx } = p;
  const deep = view.y + view.h - FLOOR + 1;
  const wood = p.mix(p.mix(palette.solid, '#c98a4b', 0.55), '#ffffff', 0.12);
  p.rect(view.x - 1, FLOOR, view.w + 2, deep, wood);
  const first = Math.floor(view.x / 1.6);
  for (let i = first; i * 1.6 < view.x + view.w; i++) {
    p.rect(i * 1.6, FLOOR, 1.56, deep, p.mix(wood, '#000000', noise(i) * 0.13));
    p.rect(i * 1.6, FLOOR + 0.35 + noise(i + 9) * 0.5, 1.56, 0.05, 'rgba(0,0,0,.14)');
  }
  p.rect(view.x - 1, FLOOR, view.w + 2, 0.12, p.mix(wood, '#ffffff', 0.5));
  ctx.save();
  ctx.globalAlpha = 0.75;
  p.rect(5.2, FLOOR + 0.2, 0.14, deep, '#ffffff');
  p.rect(view.x - 1, FLOOR + 0.5, view.w + 2, 0.09, p.mix(palette.danger, wood, 0.3));
  ctx.restore();
}

function drawHoop(p: Painter, s: State): void {
  const { palette } = p;
  const { x, y } = s.hoop;
  // the stand behind it
  const steel = p.mix(palette.solidEdge, '#20262c', 0.55);
  p.rect(x + 0.55, y - 0.9, 0.42, FLOOR - y + 0.9, p.mix(steel, '#000000', 0.35), 0.1);
  p.rect(x + 0.6, y - 0.9, 0.14, FLOOR - y + 0.9, p.mix(steel, '#ffffff', 0.25), 0.07);
  p.rect(x + 0.2, FLOOR - 0.4, 1.1, 0.45, p.mix(steel, '#000000', 0.35), 0.15);
  p.line(x + 0.75, y - 0.8, x + 0.05, y - 1.1, 0.16, steel);
  p.line(x + 0.75, y + 0.3, x + 0.05, y - 0.2, 0.16, steel);
  // the board, a little from its side
  p.rect(x - 0.16, y - 2.4, 0.36, 2.85, p.mix(palette.danger, '#000000', 0.25), 0.1);
  p.rect(x - 0.1, y - 2.32, 0.22, 2.69, '#ffffff', 0.07);
  p.rect(x - 0.1, y - 1.35, 0.22, 1, p.mix(palette.danger, '#ffffff', 0.15), 0.04);
}

/** The front half of the rim and the net, over a ball that falls through. */
function drawNet(p: Painter, s: State): void {
  const { ctx, palette } = p;
  const middle = s.hoop.x - 0.4 - MOUTH;
  const { y } = s.hoop;
  const sway = s.net.value;
  ctx.save();
  ctx.strokeStyle = 'rgba(255,255,255,.9)';
  ctx.lineWidth = 0.06;
  ctx.beginPath();
  const long = 1.25 * (1 - sway * 0.35);
  for (let i = 0; i <= 6; i++) {
    const top = middle + (i / 3 - 1) * MOUTH;
    for (const way of [-1, 1]) {
      const end = Math.max(-1, Math.min(1, i / 3 - 1 + way * 0.62));
      ctx.moveTo(top, y);
      ctx.quadraticCurveTo(
        middle + (end * MOUTH + top - middle) * 0.48,
        y + long * 0.5,
        middle + end * MOUTH * (0.56 + sway * 0.3),
        y + long,
      );
    }
  }
  ctx.stroke();
  ctx.restore();
  const rim = p.mix(palette.danger, '#ff5a1f', 0.5);
  p.line(middle - MOUTH - 0.02, y, s.hoop.x, y, 0.2, p.mix(rim, '#000000', 0.4));
  p.line(middle - MOUTH - 0.02, y - 0.02, s.hoop.x, y - 0.02, 0.12, rim);
  p.circle(middle - MOUTH, y, 0.11, p.mix(rim, '#ffffff', 0.3));
}

/** Dots along the way that the ball would go, the first part of it. */
function drawWay(p: Painter, s: State, g: Game): void {
  if (s.flying || s.power < 0.04) return;
  const from = handOf(s);
  const pace = paceOf(s.power);
  const vx = Math.cos(s.angle) * pace;
  const vy = Math.sin(s.angle) * pace;
  const dots = Math.round(9 - g.skill * 3);
  p.ctx.save();
  for (let i = 1; i <= dots; i++) {
    const t = i * 0.085;
    p.ctx.globalAlpha = 0.95 - (i / dots) * 0.7;
    const x = from.x + vx * t;
    const y = from.y + vy * t + s.space.gravity * t * t * 0.5;
    p.circle(x, y, 0.17 - i * 0.008, 'rgba(0,0,0,.5)');
    p.circle(x, y, 0.13 - i * 0.008, '#ffffff');
  }
  p.ctx.restore();
}

function drawThrower(p: Painter, s: State, g: Game): void {
  const ready = !s.flying;
  const crouch = ready ? s.power * 0.18 : 0;
  p.hero(s.stand - 0.1, FLOOR - 0.95, 1.9, {
    dir: 1,
    squash: s.squash.value + crouch + Math.sin(p.now * 3) * 0.015,
    shadow: true,
  });
  const from = handOf(s);
  if (ready) {
    const turn = Math.max(-1.6, Math.min(0.4, s.angle));
    p.ctx.save();
    p.ctx.translate(from.x, from.y);
    p.ctx.rotate(turn);
    drawPower(p, 0, 0, R + 0.28, s.power);
    p.line(R + 0.15, 0, R + 0.65, 0, 0.1, p.palette.accent);
    p.ctx.beginPath();
    p.ctx.fillStyle = p.palette.accent;
    p.ctx.moveTo(R + 0.95, 0);
    p.ctx.lineTo(R + 0.6, -0.2);
    p.ctx.lineTo(R + 0.6, 0.2);
    p.ctx.fill();
    p.ctx.restore();
  }
  if (s.balls !== null)
    for (let i = 0; i < Math.min(s.balls, 12); i++)
      drawBall(p, 0.5 + i * 0.52, H - 0.45, 0.21, 0, 'basketball', g.design.cast.projectile);
}

export function drawHoops(p: Painter, s: State, g: Game): void {
  drawCourt(p);
  drawHoop(p, s);
  const { star, blocker } = s;
  if (!star.got) p.sprite(star.actor, star.x, star.y + Math.sin(p.now * 3) * 0.1, 0.85, { glow: p.palette.accent });
  if (blocker) {
    const top = blocker.wall.y1;
    p.sprite(blocker.actor, blocker.x, top + 0.35, 1.9, {
      dir: -1,
      squash: top < FLOOR - 1 ? -0.12 : 0.04,
      shadow: false,
    });
  }
  drawThrower(p, s, g);
  drawWay(p, s, g);
  drawTail(p, s.trail, R);
  const { x, y } = s.ball;
  const shade = Math.max(0, 1 - (FLOOR - y) / 12);
  p.ctx.save();
  p.ctx.globalAlpha = 0.28 * shade;
  p.ctx.fillStyle = '#000000';
  p.ctx.beginPath();
  p.ctx.ellipse(x, FLOOR + 0.1, R * (0.5 + shade * 0.5), 0.12, 0, 0, 6.2832);
  p.ctx.fill();
  p.ctx.restore();
  drawBall(p, x, y, R, s.turned, 'basketball', g.design.cast.projectile);
  drawNet(p, s);
  if (s.streak > 1) p.text(`×${Math.min(4, 1 + Math.floor(s.streak / 2))}`, W / 2, 2.2, 0.8, p.palette.accent);
}
