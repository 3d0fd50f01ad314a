/** The groove that marbles roll in, the hole at its end, the marbles, and whoever shoots them. */
import type { Actor } from '../../design.js';
import { clamp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { bubble } from './face.js';
import { drawMark } from './mark-face.js';
import { isWarned, type Tube } from './marble-ideas.js';
import { isPlain } from './marks.js';
import { SETTLE } from './marble-chain.js';
import { meets, SEEN } from './marble-meets.js';
import { DANGER, headOf, type State } from './marble-state.js';
import { D, H, headingOf, placeOf, W, type Track } from './marble-track.js';

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

/** A white ring and two arrows against the way of the chain, at the rim: its sort stays in sight. */
function drawArrows(p: Painter, s: State, d: number, x: number, y: number): void {
  const { ctx } = p;
  const way = headingOf(s.track, d);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(Math.atan2(-way.y, -way.x));
  ctx.lineWidth = 0.07;
  ctx.strokeStyle = '#ffffff';
  ctx.beginPath();
  ctx.arc(0, 0, D * 0.5, 0, 6.2832);
  ctx.stroke();
  ctx.lineJoin = ctx.lineCap = 'round';
  const by = Math.abs(((p.now * 0.9) % 1) - 0.5) * 0.12;
  for (const [wide, colour] of [
    [0.17, '#20242e'],
    [0.09, '#ffffff'],
  ] as const) {
    ctx.lineWidth = wide;
    ctx.strokeStyle = colour;
    for (const at of [0.2 + by, 0.37 + by]) {
      ctx.beginPath();
      ctx.moveTo(at, -0.14);
      ctx.lineTo(at + 0.12, 0);
      ctx.lineTo(at, 0.14);
      ctx.stroke();
    }
  }
  ctx.restore();
}

/** A pipe over a part of the way, with a rim at each end: who is in it is not seen. */
function drawTube(p: Painter, { track }: State, tube: Tube): void {
  p.kept(tube, -0.3, -0.3, W + 0.6, H + 0.6, () => {
    const { ctx, palette } = p;
    const metal = p.mix(palette.accent, '#5a626e', 0.55);
    const along = (from: number, to: number, wide: number, colour: string): void => {
      ctx.lineWidth = wide;
      ctx.strokeStyle = colour;
      ctx.beginPath();
      for (let d = from; d <= to; d += 0.1) {
        const { x, y } = placeOf(track, d, { x: 0, y: 0 });
        ctx.lineTo(x, y);
      }
      ctx.stroke();
    };
    ctx.save();
    ctx.lineCap = 'butt';
    ctx.lineJoin = 'round';
    const { from, to } = tube;
    along(from, to, 1.12, p.mix(metal, '#000000', 0.5));
    along(from, to, 0.98, metal);
    along(from, to, 0.5, p.mix(metal, '#ffffff', 0.16));
    along(from, to, 0.16, p.mix(metal, '#ffffff', 0.42));
    for (const end of [from, to]) {
      along(end - 0.16, end + 0.26, 1.3, p.mix(metal, '#000000', 0.55));
      along(end - 0.1, end + 0.2, 1.16, p.mix(metal, '#ffffff', 0.25));
    }
    ctx.restore();
  });
}

export function drawMarbles(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  const faces = { sorts: s.sorts, friend: g.design.cast.hero };
  const nervous = s.idea === 'surges' && isWarned(s.surge) ? Math.sin(p.now * 45) * 0.03 : 0;
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
    if (!isPlain(one.sort)) drawMark(p, faces, one.sort, x, y, D);
    else bubble(p, s.sorts[one.sort] as Actor, one.sort, x + nervous, y, D, Math.sin(one.d * 0.8) * 0.6);
    if (one.back) drawArrows(p, s, one.d, x, y);
  }
  for (const tube of s.tubes) drawTube(p, s, tube);
  if (s.shot) bubble(p, s.sorts[s.now] as Actor, s.now, s.shot.x, s.shot.y, D);
  drawShooter(p, s);
}
