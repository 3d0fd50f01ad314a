/** How bowling looks: a lane of boards between two gutters, pins as they are seen from a little above, the ball, and the sheet with its frames. */
import { noise } from '../../kit/random.js';
import type { Game, Painter } from '../../kit/types.js';
import { drawPower, drawTail } from './look.js';
import { beforeRoll, framesOf, PINS } from './bowling-score.js';
import { DIAL, FOUL, GUTTER, H, HALF, MID, PIT, R, W, type Pin, type State } from './bowling-state.js';

const TOP = 1.5;
/** of which a lane is made */
const BOARDS = 9;

/** from one lane of the hall to the next */
const APART = (HALF + GUTTER) * 2 + 0.9;

/** The hall beside the lane, as far as the window reaches: a floor, and dim lanes on which nobody plays. */
function drawHall(p: Painter, wood: string): void {
  const { palette, view } = p;
  const long = view.y + view.h - TOP + 1;
  const floor = p.mix(palette.solid, '#1a1622', 0.72);
  p.rect(view.x - 1, TOP - 0.3, view.w + 2, long, floor);
  p.rect(view.x - 1, TOP - 0.3, view.w + 2, 0.3, p.mix(floor, '#000000', 0.4));
  const dim = p.mix(wood, floor, 0.6);
  const reach = view.w / 2 + HALF;
  for (let far = APART; far < reach; far += APART)
    for (const side of [-1, 1]) {
      const x = MID + side * far;
      p.rect(x - HALF - GUTTER, TOP, (HALF + GUTTER) * 2, long, p.mix(floor, '#000000', 0.35));
      p.rect(x - HALF, TOP, HALF * 2, long, dim);
      for (let i = 1; i < BOARDS; i++)
        p.rect(x - HALF + (i * HALF * 2) / BOARDS, TOP, 0.03, long, p.mix(dim, '#000000', 0.25));
      p.rect(x - HALF, FOUL + 0.5, HALF * 2, 0.1, p.mix(dim, palette.danger, 0.5));
    }
}

function drawLane(p: Painter, g: Game): void {
  const { palette, view } = p;
  const long = view.y + view.h - TOP + 1;
  const wood = g.design.theme.style === 'noir' ? palette.panel : p.mix('#d9a867', palette.panel, 0.15);
  const dark = p.mix(palette.near, '#000000', 0.62);
  drawHall(p, wood);
  p.rect(
    MID - HALF - GUTTER - 0.22,
    TOP - 0.3,
    (HALF + GUTTER + 0.22) * 2,
    long,
    p.mix(palette.solid, '#000000', 0.35),
    0.25,
  );
  p.rect(MID - HALF - GUTTER, TOP, (HALF + GUTTER) * 2, long, dark);
  for (const side of [-1, 1])
    p.rect(MID + side * (HALF + GUTTER / 2) - 0.09, TOP, 0.18, long, p.mix(dark, '#ffffff', 0.12), 0.09);
  const wide = (HALF * 2) / BOARDS;
  for (let i = 0; i < BOARDS; i++)
    p.rect(MID - HALF + i * wide, TOP, wide - 0.03, long, p.mix(wood, '#000000', 0.03 + noise(i + 3) * 0.12));
  // light of the hall on the oil
  p.rect(MID - 0.5, TOP, 0.32, long, 'rgba(255,255,255,.13)');
  p.rect(MID - 0.06, TOP, 0.12, long, 'rgba(255,255,255,.1)');
  p.rect(MID - HALF, FOUL + 0.5, HALF * 2, 0.1, p.mix(palette.danger, '#000000', 0.15));
  const { ctx } = p;
  ctx.fillStyle = p.mix(wood, '#3a2410', 0.75);
  for (let i = -3; i <= 3; i++) {
    const y = 8.6 + Math.abs(i) * 0.34;
    ctx.beginPath();
    ctx.moveTo(MID + i * 0.5, y - 0.24);
    ctx.lineTo(MID + i * 0.5 - 0.11, y + 0.14);
    ctx.lineTo(MID + i * 0.5 + 0.11, y + 0.14);
    ctx.fill();
  }
  // the pit behind the pins
  p.rect(MID - HALF - GUTTER, TOP - 0.1, (HALF + GUTTER) * 2, 0.35, 'rgba(0,0,0,.5)');
}

/** A pin that stands, seen from a little above, or lies; `shown`, 0…1: those that lie are swept away. */
function drawPin(p: Painter, pin: Pin, shown: number): void {
  const { ctx, palette } = p;
  if (!pin.body.on) return;
  const { x, y } = pin.body;
  const turn = pin.lies * (Math.cos(pin.fell) < 0 ? -1 : 1) * 1.5;
  const alpha = pin.down ? shown : 1;
  if (alpha <= 0) return;
  ctx.save();
  ctx.translate(x, y);
  ctx.globalAlpha = 0.3 * alpha;
  ctx.fillStyle = '#000000';
  ctx.beginPath();
  ctx.ellipse(0.06, 0.14, 0.26, 0.14, 0, 0, 6.2832);
  ctx.fill();
  ctx.globalAlpha = alpha;
  ctx.translate(0, 0.16);
  ctx.rotate(turn);
  ctx.lineJoin = 'round';
  ctx.beginPath();
  ctx.moveTo(-0.13, 0);
  ctx.bezierCurveTo(-0.34, -0.36, -0.1, -0.5, -0.1, -0.72);
  ctx.bezierCurveTo(-0.16, -0.98, 0.16, -0.98, 0.1, -0.72);
  ctx.bezierCurveTo(0.1, -0.5, 0.34, -0.36, 0.13, 0);
  ctx.closePath();
  ctx.fillStyle = '#fdfdfb';
  ctx.fill();
  ctx.strokeStyle = 'rgba(30,40,50,.65)';
  ctx.lineWidth = 0.05;
  ctx.stroke();
  ctx.fillStyle = palette.danger;
  ctx.fillRect(-0.115, -0.7, 0.23, 0.06);
  ctx.fillRect(-0.125, -0.59, 0.25, 0.06);
  ctx.restore();
}

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

/** A roll as it is written on the sheet. */
function sign(rolls: readonly number[], i: number, last: boolean): string {
  const roll = rolls[i] ?? 0;
  const before = rolls[i - 1] ?? 0;
  const fresh = i === 0 || (last && (before === PINS || (i === 2 && (rolls[0] ?? 0) + before === PINS)));
  if (roll === PINS && fresh) return 'X';
  if (!fresh && before + roll === PINS) return '/';
  return roll === 0 ? '–' : String(roll);
}

/** The sheet above the lane: rolls and running totals of each frame. */
function drawSheet(p: Painter, s: State): void {
  const { palette } = p;
  const frames = framesOf(s.rolls, s.frames);
  const { fresh } = beforeRoll(s.rolls, s.frames);
  const now = Math.min(
    s.frames - 1,
    fresh && s.rolls.length > 0 && frames.length < s.frames ? frames.length : Math.max(0, frames.length - 1),
  );
  const wide = Math.min(0.88, (W - 0.1) / s.frames);
  const left = MID - (wide * s.frames) / 2;
  p.rect(left - 0.06, -0.02, wide * s.frames + 0.12, 1.2, p.mix(palette.ink, palette.panel, 0.2), 0.14);
  for (let i = 0; i < s.frames; i++) {
    const x = left + i * wide;
    const frame = frames[i];
    p.rect(
      x + 0.03,
      0.04,
      wide - 0.06,
      1.08,
      i === now ? p.mix(palette.panel, palette.accent, 0.35) : palette.panel,
      0.1,
    );
    if (!frame) continue;
    frame.rolls.forEach((_, n) => {
      const of = Math.max(2, frame.rolls.length);
      p.text(
        sign(frame.rolls, n, i === s.frames - 1),
        x + wide * ((n + 0.5) / of),
        0.34,
        of > 2 ? 0.28 : 0.36,
        palette.ink,
      );
    });
    if (frame.total !== null) p.text(String(frame.total), x + wide / 2, 0.82, 0.42, palette.ink);
  }
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
  for (const pin of s.pins.toSorted((a, b) => a.body.y - b.body.y)) drawPin(p, pin, shown);
  p.hero(MID - 1, FOUL + 0.95 - (s.phase === 'roll' ? Math.min(0.3, s.t * 0.03) : 0), 1.9, {
    dir: 1,
    squash: s.squash.value + s.power * 0.1,
    shadow: true,
  });
  p.sprite(s.foe, W - 0.95, H - 1.6, 1.3, { dir: -1, shadow: true, squash: Math.sin(p.now * 3) * 0.02 });
  p.text(String(s.target), W - 0.95, H - 0.5, 0.6, '#ffffff');
  if (!behind) {
    drawTail(p, s.trail, R);
    drawBowl(p, s, g);
  }
  if (s.phase === 'aim') drawAim(p, s);
  drawSheet(p, s);
}
