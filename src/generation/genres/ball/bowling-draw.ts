/** How bowling looks: pins as they are seen from a little above, the ball, the aim, and who plays against whom. */
import { clamp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { drawPower, drawTail } from './look.js';
import { drawLane, drawPin, TOP } from './bowling-lane.js';
import { drawSheet } from './bowling-sheet.js';
import { DIAL, FOUL, H, MID, PIT, R, W, type State } from './bowling-state.js';

function drawBowl(p: Painter, s: State, g: Game): void {
  const { ball } = s;
  const { projectile } = g.design.cast;
  if (!ball.on) return;
  const { palette } = p;
  p.circle(ball.x + 0.05, ball.y + 0.12, R, 'rgba(0,0,0,.35)');
  if (projectile) return p.sprite(projectile, ball.x, ball.y, R * 2.3, { angle: s.turned, shadow: false });
  const base = p.mix(palette.accent, '#15202e', 0.35);
  p.circle(ball.x, ball.y, R, p.mix(base, '#000000', 0.45));
  p.circle(ball.x, ball.y, R * 0.92, base);
  // three holes that roll over it
  for (const [dx, dy] of [
    [-0.1, 0],
    [0.1, 0],
    [0, 0.16],
  ] as const) {
    const at = dy + Math.sin(s.turned) * 0.22;
    if (Math.cos(s.turned) > -0.15) p.circle(ball.x + dx, ball.y + at - 0.05, 0.055, 'rgba(0,0,0,.75)');
  }
  p.circle(ball.x - 0.12, ball.y - 0.14, 0.08, 'rgba(255,255,255,.6)');
}

/** The way that the ball will take, bent by its spin. */
function drawAim(p: Painter, s: State): void {
  const { ctx, palette } = p;
  ctx.save();
  for (let i = 1; i <= 9; i++) {
    const far = i * 0.72;
    const part = far / (FOUL - PIT);
    ctx.globalAlpha = 0.9 - i * 0.08;
    p.circle(
      MID + Math.cos(s.angle) * far + s.spin * part * part * 1.4,
      FOUL + Math.sin(s.angle) * far,
      0.1 - i * 0.004,
      '#ffffff',
    );
  }
  ctx.translate(MID, FOUL);
  ctx.rotate(s.angle);
  drawPower(p, 0, 0, 0.62, s.power);
  ctx.restore();
  // the dial of the spin
  p.circle(DIAL.x, DIAL.y, DIAL.r, 'rgba(0,0,0,.35)');
  p.circle(DIAL.x, DIAL.y, DIAL.r - 0.1, p.mix(palette.panel, palette.near, 0.15));
  ctx.save();
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 0.09;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.moveTo(DIAL.x, DIAL.y + 0.38);
  ctx.quadraticCurveTo(DIAL.x, DIAL.y, DIAL.x + s.spin * 0.36, DIAL.y - 0.36);
  ctx.stroke();
  ctx.restore();
  p.circle(DIAL.x + s.spin * 0.36, DIAL.y - 0.36, 0.13, palette.accent);
}

/** Who is to be beaten, and by how many pins: beside the lane where there is room. */
function drawRival(p: Painter, s: State, g: Game): void {
  const room = clamp((g.width - W) / 6, 0, 1);
  const x = W - 0.95 + room * 1.9;
  const size = 1.3 + room * 1.1;
  p.sprite(s.foe, x, H - 1 - size / 2, size, { dir: -1, shadow: true, squash: Math.sin(p.now * 3) * 0.02 });
  p.rect(x - 0.8, H - 0.86, 1.6, 0.72, p.mix(p.palette.panel, p.palette.near, 0.15), 0.36);
  p.text(String(s.target), x, H - 0.48, 0.56, p.palette.ink);
}

export function drawBowling(p: Painter, s: State, g: Game): void {
  drawLane(p, g);
  const behind = s.ball.y < 4.6;
  if (behind) {
    // into the dark of the pit
    p.ctx.save();
    p.ctx.beginPath();
    p.ctx.rect(0, TOP - 0.1, W, H);
    p.ctx.clip();
    drawTail(p, s.trail, R);
    drawBowl(p, s, g);
    p.ctx.restore();
  }
  const shown = s.phase === 'sweep' ? Math.max(0, 1 - s.t / 30) : 1;
  for (const { body, lies, fell, down } of s.pins.toSorted((a, b) => a.body.y - b.body.y)) {
    // those that lie are swept away
    const alpha = down ? shown : 1;
    if (!body.on || alpha <= 0) continue;
    drawPin(p, { x: body.x, y: body.y, turn: lies * (Math.cos(fell) < 0 ? -1 : 1) * 1.5, alpha });
  }
  p.hero(MID - 1, FOUL + 0.95 - (s.phase === 'roll' ? Math.min(0.3, s.t * 0.03) : 0), 1.9, {
    dir: 1,
    squash: s.squash.value + s.power * 0.1,
    shadow: true,
  });
  drawRival(p, s, g);
  if (!behind) {
    drawTail(p, s.trail, R);
    drawBowl(p, s, g);
  }
  if (s.phase === 'aim') drawAim(p, s);
  drawSheet(p, s, g);
}
