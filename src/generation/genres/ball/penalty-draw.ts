/** How a shoot-out looks: a pitch before the scenery, the goal and its net, whoever stands in it, the ball on its way, and the tally of both. */
import type { Actor } from '../../design.js';
import type { Game, Painter } from '../../kit/types.js';
import { drawBall, drawPower } from './look.js';
import { blind } from './penalty-play.js';
import { BAR, HALF, LINE, MAN_HIGH, MID, onWay, shotOf, SPOT, WALL_AT, type State } from './penalty-state.js';

/** Stripes of mown grass that narrow towards the goal, and the lines of the box. */
function drawPitch(p: Painter, g: Game): void {
  const { ctx, view, palette } = p;
  const top = LINE - 0.5;
  // what is green everywhere has no colour in black and white
  const grass = g.design.theme.style === 'noir' ? palette.near : p.mix('#3f9142', palette.near, 0.25);
  p.rect(view.x - 1, top, view.w + 2, view.y + view.h - top + 1, grass);
  let y = top;
  for (let i = 0; i < 9; i++) {
    const high = 0.5 + i * 0.32;
    if (i % 2 === 0) p.rect(view.x - 1, y, view.w + 2, high, p.mix(grass, '#ffffff', 0.09));
    y += high;
  }
  p.rect(view.x - 1, top - 0.06, view.w + 2, 0.12, p.mix(grass, '#000000', 0.3));
  ctx.save();
  ctx.globalAlpha = 0.85;
  p.rect(view.x - 1, LINE - 0.02, view.w + 2, 0.09, '#ffffff');
  p.line(MID - HALF - 0.9, LINE, MID - HALF - 1.7, LINE + 2.1, 0.1, '#ffffff');
  p.line(MID + HALF + 0.9, LINE, MID + HALF + 1.7, LINE + 2.1, 0.1, '#ffffff');
  p.line(MID - HALF - 1.7, LINE + 2.1, MID + HALF + 1.7, LINE + 2.1, 0.1, '#ffffff');
  ctx.fillStyle = '#ffffff';
  ctx.beginPath();
  ctx.ellipse(MID, SPOT + 0.42, 0.34, 0.13, 0, 0, 6.2832);
  ctx.fill();
  ctx.restore();
}

function drawGoal(p: Painter, s: State): void {
  const { ctx } = p;
  const [left, right, top] = [MID - HALF, MID + HALF, LINE - BAR];
  const push = s.net.value * 0.8;
  const at = onWay(s.shot, 1);
  ctx.save();
  ctx.fillStyle = 'rgba(10,20,30,.28)';
  ctx.fillRect(left, top, right - left, BAR);
  ctx.strokeStyle = 'rgba(255,255,255,.6)';
  ctx.lineWidth = 0.05;
  ctx.beginPath();
  for (let i = 0; i <= 14; i++) {
    const x = left + (i / 14) * (right - left);
    const pull = push * Math.max(0, 1 - Math.abs(x - at.x) / 2.4);
    ctx.moveTo(x, top);
    ctx.quadraticCurveTo(x, at.y + pull, x + (MID - x) * 0.05, LINE - 0.1);
  }
  for (let i = 1; i < 6; i++) {
    const y = top + (i / 6) * BAR;
    const pull = push * Math.max(0, 1 - Math.abs(y - at.y) / 1.6);
    ctx.moveTo(left, y);
    ctx.quadraticCurveTo(at.x, y - pull * 0.7, right, y);
  }
  ctx.stroke();
  ctx.restore();
  for (const [dx, colour] of [
    [0.05, 'rgba(0,0,0,.35)'],
    [0, '#ffffff'],
  ] as const) {
    p.line(left + dx, LINE + 0.06, left + dx, top, 0.2, colour);
    p.line(right + dx, LINE + 0.06, right + dx, top, 0.2, colour);
    p.line(left - 0.1 + dx, top + dx, right + 0.1 + dx, top + dx, 0.2, colour);
  }
}

/** Whoever keeps goal: it stands, or stretches to where its hands are. */
function drawKeeper(p: Painter, s: State): void {
  const { hands } = s;
  const mine = !s.shooting;
  const dives = s.phase === 'fly' || s.phase === 'over';
  const lean = dives ? Math.max(-1.25, Math.min(1.25, hands.x * 0.34)) : hands.x * 0.06;
  const x = MID + hands.x * 0.86;
  const y = LINE - 0.85 - (dives ? Math.max(0, hands.y - 1) * 0.55 : 0) + Math.abs(lean) * 0.12;
  const look = { angle: lean, squash: mine ? s.squash.value * 0.5 : Math.sin(p.now * 4) * 0.02, shadow: true };
  if (mine) p.hero(x, y, 2, look);
  else p.sprite(s.foe, x, y, 2, look);
  // gloves, which are what stops a ball
  for (const side of [-1, 1]) {
    const gx = MID + hands.x + side * 0.42;
    const gy = LINE - hands.y;
    p.circle(gx, gy + 0.04, 0.27, 'rgba(0,0,0,.3)');
    p.circle(gx, gy, 0.26, p.palette.accent);
    p.circle(gx, gy, 0.19, p.mix(p.palette.accent, '#ffffff', 0.45));
  }
}

/** Where the other's shot will come, as soon as that can be told: a ring that closes. */
function drawWarning(p: Painter, s: State, g: Game): void {
  if (s.shooting || s.phase !== 'fly' || s.t < blind(g)) return;
  const { ctx, palette } = p;
  const left = 1 - s.t / s.shot.frames;
  ctx.save();
  ctx.strokeStyle = palette.danger;
  ctx.lineWidth = 0.1;
  ctx.beginPath();
  ctx.arc(MID + s.shot.x, LINE - s.shot.y, 0.34 + left * 0.9, 0, 6.2832);
  ctx.stroke();
  ctx.restore();
}

/** Who shoots, behind the ball or a step beside it; the other runs up. */
function drawShooter(p: Painter, s: State): void {
  const run = s.phase === 'wait' ? Math.max(0, 1 - s.t / 60) : 0;
  const x = MID - 1.15 - run * 1.2;
  const y = SPOT - 0.35 + run * 0.7;
  const look = { dir: 1, squash: s.squash.value + (s.phase === 'aim' ? s.power * 0.12 : 0), shadow: true };
  if (s.shooting) p.hero(x, y, 2.3, look);
  else p.sprite(s.foe, x, y + Math.abs(Math.sin(p.now * 12)) * -0.15 * Math.sign(run), 2.3, look);
}

function drawAim(p: Painter, s: State): void {
  const { ctx, palette } = p;
  ctx.save();
  ctx.translate(MID, SPOT);
  ctx.rotate(s.angle);
  drawPower(p, 0, 0, 0.85, s.power);
  ctx.globalAlpha = 0.9;
  for (let i = 0; i < 4; i++) p.circle(0.95 + i * 0.4, 0, 0.1 - i * 0.012, '#ffffff');
  ctx.restore();
  if (s.power < 0.1) return;
  // where it would cross the line: the higher, the harder the pull
  const { x, y } = shotOf(s.angle, s.power);
  ctx.save();
  ctx.globalAlpha = 0.75;
  ctx.strokeStyle = y > BAR ? palette.danger : '#ffffff';
  ctx.lineWidth = 0.08;
  ctx.beginPath();
  ctx.arc(MID + x, LINE - y, 0.34, 0, 6.2832);
  ctx.moveTo(MID + x - 0.5, LINE - y);
  ctx.lineTo(MID + x + 0.5, LINE - y);
  ctx.moveTo(MID + x, LINE - y - 0.5);
  ctx.lineTo(MID + x, LINE - y + 0.5);
  ctx.stroke();
  ctx.restore();
}

/** Both tallies, above the goal: a dot for each shot. */
function drawTally(p: Painter, s: State, hero: Actor): void {
  const rows = [
    [hero, s.mine],
    [s.foe, s.theirs],
  ] as const;
  rows.forEach(([actor, shots], row) => {
    const count = Math.max(s.rounds, s.mine.length, s.theirs.length);
    const from = Math.max(0, count - 6);
    const x = row === 0 ? 0.55 : MID + 0.75;
    const y = 1.35;
    p.rect(x - 0.35, y - 0.55, 5.2, 1.1, p.mix(p.palette.panel, p.palette.near, 0.08), 0.5);
    p.sprite(actor, x + 0.3, y, 0.95, { shadow: false });
    for (let i = from; i < count; i++) {
      const cx = x + 1.3 + (i - from) * 0.62;
      const done = shots[i];
      p.circle(cx, y, 0.23, p.mix(p.palette.ink, p.palette.panel, 0.75));
      if (done === true) p.circle(cx, y, 0.21, p.palette.accent);
      if (done === false) {
        p.circle(cx, y, 0.21, p.palette.danger);
        p.line(cx - 0.09, y - 0.09, cx + 0.09, y + 0.09, 0.06, '#ffffff');
        p.line(cx + 0.09, y - 0.09, cx - 0.09, y + 0.09, 0.06, '#ffffff');
      }
    }
  });
}

export function drawPenalty(p: Painter, s: State, g: Game): void {
  drawPitch(p, g);
  drawGoal(p, s);
  drawKeeper(p, s);
  drawWarning(p, s, g);
  const flies = s.phase === 'fly' || s.phase === 'over';
  const part = s.phase === 'fly' ? Math.min(1, s.t / s.shot.frames) : s.phase === 'over' ? 1 : 0;
  const stands = (): void => {
    for (const man of s.wall) {
      const { size, y } = { size: 1.7, y: SPOT + (LINE - SPOT) * WALL_AT ** 0.85 };
      p.sprite(s.foe, MID + man, y - MAN_HIGH / 2, size, { shadow: true });
    }
  };
  if (part > WALL_AT) stands();
  const at = onWay(s.shot, s.outcome === 'wall' ? WALL_AT : part);
  const lies = s.phase === 'over' && s.outcome !== null;
  const dropped =
    lies && s.outcome !== 'wide' ? Math.min(1, s.t / 22) ** 2 * (at.y < LINE ? LINE - at.y - 0.25 : 0) : 0;
  const back = lies && (s.outcome === 'saved' || s.outcome === 'post' || s.outcome === 'wall') ? s.t * 0.025 : 0;
  p.ctx.save();
  for (let i = 0; i < s.trail.length; i += 2) {
    p.ctx.globalAlpha = (i / s.trail.length) * 0.3;
    p.circle(s.trail[i] as number, s.trail[i + 1] as number, at.r * 0.7, '#ffffff');
  }
  p.ctx.globalAlpha = 0.3;
  p.ctx.fillStyle = '#000000';
  p.ctx.beginPath();
  const x = flies ? at.x : MID;
  const ground = flies ? SPOT + (LINE - SPOT) * (s.outcome === 'wall' ? WALL_AT : part) ** 0.85 : SPOT;
  p.ctx.ellipse(x, ground + at.r * 0.8 + back, at.r, at.r * 0.3, 0, 0, 6.2832);
  p.ctx.fill();
  p.ctx.restore();
  drawBall(
    p,
    x,
    (flies ? at.y + dropped : SPOT) + back,
    flies ? at.r : 0.52,
    s.turned,
    'football',
    g.design.cast.projectile,
  );
  if (part <= WALL_AT) stands();
  if (!(s.shooting && s.phase === 'fly' && part > 0.5)) drawShooter(p, s);
  if (s.shooting && s.phase === 'aim') drawAim(p, s);
  drawTally(p, s, g.design.cast.hero);
  if (s.phase === 'over' && s.t < 60) {
    const good = (s.outcome === 'goal') === s.shooting;
    p.text(good ? '★' : '✕', MID, 8.4 - Math.min(1, s.t / 14) * 0.6, 1.5, good ? p.palette.accent : p.palette.danger);
  }
}
