/** The groove that marbles roll in, the hole at its end, the marbles, and whoever shoots them. */
import type { Actor } from '../../design.js';
import { clamp } from '../../kit/juice.js';
import type { Painter } from '../../kit/types.js';
import { bubble } from './face.js';
import { SETTLE } from './marble-chain.js';
import { DANGER, headOf, meets, SEEN, type State } from './marble-state.js';
import { D, H, placeOf, W, type Track } from './marble-track.js';

function trace({ ctx }: Painter, { xs, ys }: Track): void {
  ctx.beginPath();
  for (let i = 0; i < xs.length; i += 3) ctx.lineTo(xs[i] as number, ys[i] as number);
  ctx.lineTo(xs.at(-1) as number, ys.at(-1) as number);
}

function drawGroove(p: Painter, { track }: State): void {
  const { ctx, palette } = p;
  ctx.save();
  ctx.lineCap = ctx.lineJoin = 'round';
  for (const [wide, tone] of [
    [1.34, p.mix(palette.solid, '#000000', 0.5)],
    [1.22, p.mix(palette.solid, '#ffffff', 0.12)],
    [1.02, p.mix(palette.solid, '#000000', 0.42)],
    [0.8, p.mix(palette.solid, '#000000', 0.32)],
  ] as const) {
    ctx.lineWidth = wide;
    ctx.strokeStyle = tone;
    trace(p, track);
    ctx.stroke();
  }
  ctx.restore();
}

/** Dark, with a rim that reddens as the front comes near. */
function drawHole(p: Painter, s: State): void {
  const { palette } = p;
  const { x, y } = placeOf(s.track, s.track.length, { x: 0, y: 0 });
  const near = clamp((headOf(s) / s.track.length - DANGER) / (1 - DANGER), 0, 1);
  const beat = near > 0 ? Math.sin(p.now * 9) * 0.06 * near : 0;
  p.circle(x, y, 0.86 + beat, p.mix(p.mix(palette.solid, '#000000', 0.5), palette.danger, 0.4 + near * 0.6));
  p.circle(x, y, 0.7 + beat, '#0b0b10');
  p.circle(x - 0.12, y - 0.14, 0.42, '#22222c');
}

/** Dots to where the next shot would meet the chain. */
function drawAim(p: Painter, s: State): void {
  const { x, y } = s.track.muzzle;
  const [dx, dy] = [Math.cos(s.angle), Math.sin(s.angle)];
  const { t } = meets(s, x, y, dx, dy, 14);
  p.ctx.save();
  for (let far = 1.5; far < t; far += 0.55) {
    p.ctx.globalAlpha = Math.max(0.15, 0.8 - far * 0.06);
    p.circle(x + dx * far, y + dy * far, 0.08, '#ffffff');
  }
  p.ctx.restore();
}

function drawShooter(p: Painter, s: State): void {
  const { ctx, palette } = p;
  const { x, y } = s.track.muzzle;
  p.circle(x, y + 0.08, 1.28, 'rgba(0,0,0,.3)');
  p.circle(x, y, 1.22, p.mix(palette.accent, '#000000', 0.4));
  p.circle(x, y, 1.1, p.mix(palette.panel, palette.accent, 0.35));
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(s.angle);
  p.rect(0.5 - s.recoil.value, -0.5, 0.95, 1, p.mix(palette.accent, '#000000', 0.35), 0.25);
  ctx.restore();
  const hold = 1.2 - s.recoil.value;
  const [dx, dy] = [Math.cos(s.angle), Math.sin(s.angle)];
  if (!s.shot) bubble(p, s.sorts[s.now] as Actor, s.now, x + dx * hold, y + dy * hold, D * 1.08);
  p.hero(x, y - 0.05, 1.55, { dir: dx < 0 ? -1 : 1, squash: s.mood.value, shadow: false });
  bubble(p, s.sorts[s.next] as Actor, s.next, x - dx * 0.95, y - dy * 0.95, 0.55);
}

export function drawMarbles(p: Painter, s: State): void {
  const { palette } = p;
  p.kept(s.track, -0.3, -0.3, W + 0.6, H + 0.6, () => {
    p.rect(-0.3, -0.3, W + 0.6, H + 0.6, p.mix(palette.panel, '#000000', 0.35), 0.5);
    p.rect(-0.2, -0.2, W + 0.4, H + 0.4, p.mix(palette.panel, palette.near, 0.45), 0.45);
    drawGroove(p, s);
  });
  drawHole(p, s);
  if (!s.shot && !s.done) drawAim(p, s);
  const at = { x: 0, y: 0 };
  for (const one of s.chain) {
    if (one.d < SEEN || one.d > s.track.length) continue;
    placeOf(s.track, one.d, at);
    // one that was shot in slips from where it touched
    const part = one.settle / SETTLE;
    const x = at.x + (one.fromX - at.x) * part;
    const y = at.y + (one.fromY - at.y) * part;
    bubble(p, s.sorts[one.sort] as Actor, one.sort, x, y, D, Math.sin(one.d * 0.8) * 0.6);
  }
  if (s.shot) bubble(p, s.sorts[s.now] as Actor, s.now, s.shot.x, s.shot.y, D);
  drawShooter(p, s);
}
