/** The pet at home: its bed and things about it, what it wishes in a bubble, dirt, tears and dreams, and below what can be done. */
import { clamp } from '../../kit/juice.js';
import { noise } from '../../kit/random.js';
import { sceneryOf } from '../../kit/scenery.js';
import type { Game, Painter } from '../../kit/types.js';
import { drawBar, drawSign, drawStrip } from './signs.js';
import { BITE, feetOf, isSad, LANES, middleOf, NEED_OF, NEEDS, NIGHT, NO, W, type State } from './state.js';

const ellipse = (p: Painter, x: number, y: number, rx: number, ry: number, colour: string): void => {
  const { ctx } = p;
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.ellipse(x, y, rx, ry, 0, 0, 6.2832);
  ctx.fill();
};

function drawHome(p: Painter, s: State, g: Game): void {
  const { view, palette } = p;
  const feet = feetOf(g.height);
  const far = feet - 1.5;
  p.block(view.x - 1, far, view.w + 2, view.y + view.h - far + 1, true);
  const { goal, deco, obstacles } = g.design.cast;
  if (goal) p.sprite(goal, 1.9, far - 1.25, 3.3, { shadow: false });
  const pool = [...sceneryOf(deco), ...obstacles];
  if (pool.length > 0)
    for (let i = 0; i < 7; i++) {
      const x = W - 1.6 + (i - Math.floor(i / 2)) * 2.6;
      const at = i % 2 ? W - x - 1.2 : x;
      const size = 1.7 + noise(i * 3) * 0.9;
      const actor = pool[i % pool.length];
      if (actor) p.sprite(actor, at, far + 0.12 - size * 0.45 + (i % 3) * 0.25, size, { shadow: false });
    }
  // a round rug, and its bed
  ellipse(p, W / 2, feet + 0.12, 5.2, 0.95, p.mix(palette.accent, '#000000', 0.35));
  ellipse(p, W / 2, feet + 0.05, 5.2, 0.92, palette.accent);
  ellipse(p, W / 2, feet + 0.03, 4.4, 0.74, p.mix(palette.accent, '#ffffff', 0.35));
  ellipse(p, W / 2, feet + 0.02, 3.5, 0.56, p.mix(palette.accent, palette.panel, 0.7));
  if (s.wish.act !== 'sleep' && s.phase !== 'night') return;
  const wide = s.size * 0.75;
  ellipse(p, W / 2, feet - 0.05, wide, 0.62, p.mix(palette.danger, '#000000', 0.3));
  ellipse(p, W / 2, feet - 0.16, wide, 0.56, palette.danger);
  ellipse(p, W / 2, feet - 0.2, wide * 0.82, 0.42, p.mix(palette.danger, '#ffffff', 0.6));
}

function drawBody(p: Painter, s: State, g: Game): void {
  const { x, y } = middleOf(s, g.height);
  const breath = Math.sin(p.now * 2.4) * 0.018;
  const glad = s.phase === 'glad' && s.granted > 0 ? Math.abs(Math.sin(s.t * 0.16)) * 0.7 * (1 - s.t / 90) : 0;
  const no = s.phase === 'no' ? Math.sin((s.t / NO) * 18.85) * 0.35 : 0;
  const asleep = s.phase === 'night' ? clamp(s.t / 30, 0, 1) : 0;
  const sob = isSad(s) && s.phase === 'care' ? Math.sin(p.now * 9) * 0.03 + 0.08 : 0;
  const eager = s.phase === 'eat' ? Math.max(0, 1 - s.t / 20) * 0.12 : 0;
  p.hero(x + no, y - glad + asleep * s.size * 0.08, s.size, {
    squash: s.squash.value + breath + sob - eager + asleep * 0.1,
    angle: no * 0.35 + asleep * 0.16,
    shadow: true,
    ...(s.phase === 'glad' && s.granted > 0 ? { glow: p.palette.accent } : {}),
  });
  for (const { x: dx, y: dy, left } of s.dirt)
    if (left > 0) drawMud(p, x + no + dx * s.size, y + dy * s.size, s.size, left);
}

function drawMud(p: Painter, x: number, y: number, size: number, left: number): void {
  p.ctx.globalAlpha = 0.35 + left * 0.55;
  const mud = p.mix(p.palette.solid, '#4a3320', 0.65);
  const r = size * 0.085 * (0.6 + left * 0.4);
  for (const [dx, dy, part] of [
    [0, 0, 1],
    [1, 0.3, 0.6],
    [-0.9, 0.5, 0.55],
    [0.2, -0.9, 0.5],
  ] as const)
    p.circle(x + dx * r, y + dy * r, r * part, mud);
  p.ctx.globalAlpha = 1;
}

function drawTears(p: Painter, s: State, g: Game): void {
  if (!isSad(s)) return;
  const { x, y } = middleOf(s, g.height);
  for (let i = 0; i < 4; i++) {
    const t = (p.now * 0.9 + i * 0.25) % 1;
    const side = i % 2 ? 1 : -1;
    p.ctx.globalAlpha = 1 - t;
    p.circle(x + side * s.size * (0.2 + t * 0.16), y - s.size * 0.12 + t * t * s.size * 0.55, 0.14, '#6ec6ff');
  }
  p.ctx.globalAlpha = 1;
}

/** A thought: what it wishes, and how long it will still wait. */
function drawBubble(p: Painter, s: State, g: Game): void {
  if (s.phase !== 'care' && s.phase !== 'no') return;
  const { x, y } = middleOf(s, g.height);
  const { ctx, palette } = p;
  const pop = Math.min(1, s.t / 10);
  const [bx, by] = [x + s.size * 0.42 + 1.35, y - s.size * 0.52 - 0.9];
  const r = 1.3 * pop + Math.sin(p.now * 3) * 0.03;
  const left = s.needs[NEED_OF[s.wish.act]] / 62;
  p.circle(x + s.size * 0.36, y - s.size * 0.38, 0.16, '#ffffff');
  p.circle(x + s.size * 0.42 + 0.3, y - s.size * 0.5, 0.26, '#ffffff');
  p.circle(bx, by + 0.08, r + 0.05, 'rgba(0,0,0,.25)');
  p.circle(bx, by, r, '#ffffff');
  ctx.strokeStyle = left < 0.35 ? palette.danger : palette.accent;
  ctx.lineWidth = 0.17;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.arc(bx, by, Math.max(0.1, r - 0.14), -1.5708, -1.5708 + 6.2832 * clamp(isSad(s) ? 1 : left, 0.001, 1));
  ctx.stroke();
  const beat = 1 + (left < 0.35 ? Math.abs(Math.sin(p.now * 6)) * 0.12 : 0);
  if (s.wish.act === 'feed') p.sprite(s.wish.food, bx, by, 1.45 * beat * pop, { shadow: false });
  else drawSign(p, s.wish.act === 'comfort' ? 'pat' : s.wish.act, bx, by, 1.3 * beat * pop);
  if (s.wish.act === 'pat' || isSad(s))
    for (let i = 0; i < s.strokes; i++) p.circle(bx - 0.3 + i * 0.3, by + r + 0.28, 0.1, palette.danger);
}

function drawBite(p: Painter, s: State, g: Game): void {
  if (!s.bite) return;
  const to = middleOf(s, g.height);
  const t = clamp(s.t / 20, 0, 1);
  const eaten = clamp((s.t - 20) / (BITE - 20), 0, 1);
  const from = { x: W / 2, y: g.height - 1.2 };
  const y = from.y + (to.y + s.size * 0.12 - from.y) * t - Math.sin(t * Math.PI) * 1.6;
  p.sprite(s.bite, from.x + (to.x - from.x) * t, y, 1.5 * (1 - eaten * 0.85), { shadow: false, angle: t * 0.6 });
}

function drawCatch(p: Painter, s: State, g: Game): void {
  if (s.phase !== 'catch') return;
  const feet = feetOf(g.height);
  const { ctx, palette } = p;
  for (const [i, x] of LANES.entries()) {
    ctx.globalAlpha = i === s.ball?.lane ? 0.3 : 0.12;
    p.rect(x - 0.85, feet - 7.4, 1.7, 7.4, '#ffffff', 0.5);
    ctx.globalAlpha = 1;
  }
  for (let i = 0; i < s.toCatch; i++) {
    const x = W / 2 + (i - (s.toCatch - 1) / 2) * 0.7;
    p.circle(x, feet - 7.9, 0.27, 'rgba(0,0,0,.35)');
    p.circle(x, feet - 7.9, 0.2, i < s.caught ? palette.accent : '#ffffff');
  }
  if (s.ball) drawSign(p, 'play', LANES[s.ball.lane] as number, s.ball.y, 1.15, s.ball.y * 1.3);
}

function drawNight(p: Painter, s: State): void {
  if (s.phase !== 'night') return;
  const { ctx, view } = p;
  const dark = clamp(s.t / 45, 0, 1) * clamp((NIGHT + 20 - s.t) / 25, 0.35, 1);
  ctx.globalAlpha = dark * 0.62;
  p.rect(view.x - 1, view.y - 1, view.w + 2, view.h + 2, '#0a1033');
  ctx.globalAlpha = dark;
  for (let i = 0; i < 26; i++) {
    const lit = 0.05 + noise(i) * 0.05 + Math.sin(p.now * 3 + i) * 0.015;
    p.circle(view.x + noise(i * 3) * view.w, view.y + noise(i * 7) * view.h * 0.5, Math.max(0.03, lit), '#ffffff');
  }
  for (let i = 0; i < 3; i++) {
    const t = (s.t / 70 + i * 0.33) % 1;
    ctx.globalAlpha = dark * (1 - t);
    p.text('z', s.x + s.size * 0.4 + t * 1.6, feetOf(12) - s.size * 0.7 - t * 2, 0.7 + t * 0.8, '#ffffff');
  }
  ctx.globalAlpha = 1;
}

export function drawPet(p: Painter, s: State, g: Game): void {
  drawHome(p, s, g);
  drawCatch(p, s, g);
  drawBody(p, s, g);
  drawTears(p, s, g);
  if (s.visitor)
    p.sprite(s.visitor.actor, s.visitor.x, feetOf(g.height) - 0.7 - Math.abs(Math.sin(p.now * 7)) * 0.2, 1.7, {
      dir: s.visitor.gone ? -s.visitor.v : s.visitor.v,
      glow: p.palette.danger,
    });
  drawBubble(p, s, g);
  drawBite(p, s, g);
  for (const [i, need] of NEEDS.entries()) drawBar(p, s, need, 0.35 + i * 3.4, 0.25);
  drawStrip(p, s, g);
  drawNight(p, s);
}
