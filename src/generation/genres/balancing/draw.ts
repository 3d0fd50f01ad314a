/** A walk as it looks: the way, whoever comes, the hero with what sways, the level that shows the lean, and the weather that pushes. */
import { drawDark } from '../../kit/dark.js';
import { noise } from '../../kit/random.js';
import { drawPit } from '../../kit/side-view.js';
import type { Game, Painter } from '../../kit/types.js';
import { drawWalker } from './draw-load.js';
import { drawWay } from './draw-way.js';
import { FIRM, gustAt, HERO, LIMIT, NOTICE, type State } from './state.js';
import { floorAt, isSafe } from './way.js';

/** units below the feet to the level, and its bend */
const BELOW = 0.72;
const BEND = 3.4;
/** how much of the lean it shows: a level is flatter than a fall */
const SHOWN = 0.62;

/** A level under the feet: its ball rolls to where the lean is, and into the red. */
function drawLevel(p: Painter, s: State, foot: number): void {
  if (s.fall > 0 || s.joy > 0 || isSafe(s.way, s.balance, s.x)) return;
  const { ctx } = p;
  const y = foot + BELOW - BEND;
  const down = 1.5708;
  const arc = (half: number, width: number, colour: string): void => {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.arc(s.x, y, BEND, down - half * SHOWN, down + half * SHOWN);
    ctx.stroke();
  };
  ctx.lineCap = 'round';
  arc(LIMIT, 0.46, 'rgba(0,0,0,.55)');
  arc(LIMIT, 0.3, '#e5484d');
  ctx.lineCap = 'butt';
  arc(LIMIT * 0.7, 0.3, '#f4c542');
  arc(LIMIT * 0.36, 0.3, '#5fce6a');
  const at = Math.max(-LIMIT, Math.min(LIMIT, s.lean)) * SHOWN;
  const [bx, by] = [s.x + Math.sin(at) * BEND, y + Math.cos(at) * BEND];
  p.circle(bx, by, 0.29, 'rgba(0,0,0,.7)');
  p.circle(bx, by, 0.22, '#ffffff');
}

/** Which side to press, for as long as one is new to it and leans far. */
function drawHelp(p: Painter, s: State, g: Game, foot: number): void {
  if (g.level > 1 || s.fall > 0 || Math.abs(s.lean) < LIMIT * 0.3) return;
  const side = s.lean < 0 ? 1 : -1;
  const bob = Math.sin(p.now * 10) * 0.12;
  drawChevron(p, s.x + side * (2.3 + bob), foot - 1.5, side, 0.5, '#ffffff');
}

function drawChevron(p: Painter, x: number, y: number, side: number, size: number, colour: string): void {
  for (const [width, tone] of [
    [0.34, 'rgba(0,0,0,.5)'],
    [0.2, colour],
  ] as const) {
    p.line(x - side * size * 0.4, y - size, x + side * size * 0.5, y, width, tone);
    p.line(x + side * size * 0.5, y, x - side * size * 0.4, y + size, width, tone);
  }
}

/** Arrows from where it will blow, then leaves and streaks that go with it. */
function drawGust(p: Painter, s: State, foot: number): void {
  const { gust } = s;
  if (!gust) return;
  const { view, ctx } = p;
  if (gust.t < NOTICE) {
    for (let i = 0; i < 3; i++) {
      ctx.globalAlpha = Math.max(0.15, Math.sin(p.now * 8 - i * 0.9));
      const x = s.x - gust.dir * (3.6 - i * 0.55);
      drawChevron(p, x, foot - HERO * 0.75, gust.dir, 0.42, p.palette.accent);
    }
    ctx.globalAlpha = 1;
    return;
  }
  const strong = Math.abs(gustAt(s)) / s.physics.gust;
  for (let i = 0; i < 22; i++) {
    const run = noise(i * 5.3) * (view.w + 6) + gust.dir * p.now * (9 + noise(i * 2.1) * 8);
    const wide = view.w + 6;
    const x = view.x - 3 + (((run % wide) + wide) % wide);
    const y = view.y + (0.12 + noise(i * 9.7) * 0.75) * view.h + Math.sin(p.now * 5 + i) * 0.2;
    ctx.globalAlpha = strong * (i % 3 ? 0.5 : 1);
    if (i % 3) p.line(x, y, x + 1.1, y, 0.06, '#ffffff');
    else {
      ctx.save();
      ctx.translate(x, y);
      ctx.rotate(p.now * 6 + i);
      ctx.fillStyle = i % 2 ? p.palette.accent : p.mix(p.palette.solidEdge, '#ffffff', 0.2);
      ctx.beginPath();
      ctx.ellipse(0, 0, 0.24, 0.11, 0, 0, 6.2832);
      ctx.fill();
      ctx.restore();
    }
  }
  ctx.globalAlpha = 1;
}

function drawRain(p: Painter): void {
  const { view, ctx } = p;
  ctx.globalAlpha = 0.45;
  for (let i = 0; i < 46; i++) {
    const fall = (noise(i * 3.3) * (view.h + 3) + p.now * (13 + noise(i) * 5)) % (view.h + 3);
    const x = view.x + noise(i * 7.9) * (view.w + 3) - fall * 0.12;
    p.line(x, view.y - 1.5 + fall, x - 0.09, view.y - 0.9 + fall, 0.06, '#dcefff');
  }
  ctx.globalAlpha = 1;
}

/** How long one can still stand firm, under the feet while it is less than all. */
function drawBreath(p: Painter, s: State, foot: number): void {
  if (s.breath >= FIRM - 1 || s.fall > 0) return;
  p.health(
    s.x,
    foot + BELOW + 0.55,
    1.8,
    Math.max(0, s.breath / FIRM),
    s.breath > FIRM * 0.25 ? '#8fd3ff' : p.palette.danger,
  );
}

export function drawBalancing(p: Painter, s: State, g: Game): void {
  const foot = floorAt(s.way, s.x);
  if (s.balance === 'tightrope') drawPit(p);
  drawWay(p, s, g);
  for (const one of s.finds) {
    const y = floorAt(s.way, one.x) - 1.9 + Math.sin(p.now * 3 + one.x) * 0.1;
    if (!one.got) p.sprite(one.actor, one.x, y, 1.1, { glow: p.palette.accent, shadow: false });
  }
  drawWalker(p, s, g);
  for (const { actor, x, y, flies, dir, gone } of s.foes)
    p.sprite(actor, x, y - (flies || gone ? 0 : Math.abs(Math.sin(g.frame / 8)) * 0.1), 1.5, {
      dir,
      shadow: false,
      glow: p.palette.danger,
      alpha: gone > 60 ? (90 - gone) / 30 : 1,
    });
  if (s.idea === 'slippery') drawRain(p);
  drawGust(p, s, foot);
  if (s.idea === 'dark') drawDark(p, s.x + 1.2, foot - 1.8, 5.6 - g.skill);
  drawLevel(p, s, foot);
  drawHelp(p, s, g, foot);
  drawBreath(p, s, foot);
}
