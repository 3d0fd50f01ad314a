/** An air hockey table from above: its holes and lines, goals that light up, pucks with their tails, and mallets with whoever holds them. */
import type { Game, Painter } from '../../kit/types.js';
import { RIM } from '../board/grid.js';
import { sideColours } from '../board/look.js';
import { drawSeats } from '../board/seats.js';
import { EDGE, H, MALLET, MID, MOUTH, R, W, type Mallet, type Puck, type State } from './air-hockey-state.js';

const GRID = { cols: W - 2 * RIM, rows: H - 2 * RIM };

export function drawAirHockey(p: Painter, s: State, g: Game): void {
  p.kept(s.space, -0.4, -0.4, W + 0.8, H + 0.8, () => drawTable(p));
  const colours = sideColours(p);
  drawCount(p, s, colours);
  if (s.lit.frames > 0) drawLight(p, s, colours[s.lit.mine ? 0 : 1]);
  for (const { body } of s.posts) drawPost(p, body.x1, body.y1, body.r);
  s.pucks.forEach((puck, i) => drawPuck(p, puck, i, g));
  for (const one of [s.foe, s.me]) drawMallet(p, one, colours[one.mine ? 0 : 1]);
  const [waits] = s.pucks.filter(({ rest }) => rest > 0);
  drawSeats(
    p,
    GRID,
    {
      actor: s.me.actor,
      colour: colours[0],
      active: waits !== undefined && waits.ball.y > MID,
      text: String(s.me.goals),
    },
    {
      actor: s.foe.actor,
      colour: colours[1],
      active: waits !== undefined && waits.ball.y < MID,
      text: String(s.foe.goals),
      ...(s.human ? { by: 'person' as const } : {}),
    },
  );
}

function drawTable(p: Painter): void {
  const { ctx, palette: c } = p;
  const [left, top, w, h] = [EDGE, EDGE, W - 2 * EDGE, H - 2 * EDGE];
  p.rect(0.02, 0.14, W - 0.04, H - 0.04, 'rgba(0,0,0,.35)', 1.5);
  p.rect(0, 0, W, H, p.mix(c.panel, c.ink, 0.32), 1.5);
  p.rect(0.14, 0.1, W - 0.28, H - 0.28, p.mix(c.panel, c.ink, 0.18), 1.4);
  const ice = p.mix('#ffffff', c.accent, 0.08);
  p.rect(left, top, w, h, ice, 1.2);
  // the pockets behind the goals
  for (const y of [0.12, H - EDGE - 0.02]) p.rect(W / 2 - MOUTH, y, MOUTH * 2, EDGE - 0.1, '#10141c', 0.12);
  ctx.save();
  ctx.globalAlpha = 0.16;
  for (let y = top + 0.5; y < top + h - 0.2; y += 0.62)
    for (let x = left + 0.46; x < left + w - 0.2; x += 0.62) p.circle(x, y, 0.05, c.accent);
  ctx.restore();
  const [mine, theirs] = sideColours(p);
  ctx.save();
  ctx.globalAlpha = 0.55;
  ctx.lineWidth = 0.09;
  for (const [y, colour, from] of [
    [top, theirs, 0],
    [top + h, mine, Math.PI],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.beginPath();
    ctx.arc(W / 2, y, MOUTH + 0.55, from, from + Math.PI);
    ctx.stroke();
  }
  ctx.strokeStyle = p.mix(mine, theirs, 0.5);
  ctx.beginPath();
  ctx.arc(W / 2, MID, 1.5, 0, Math.PI * 2);
  ctx.stroke();
  ctx.restore();
  p.rect(left, MID - 0.05, w, 0.1, p.mix(mine, theirs, 0.5));
}

/** The score on the ice: also where nobody has room beside the table. */
function drawCount(p: Painter, s: State, colours: readonly [string, string]): void {
  p.ctx.save();
  p.ctx.globalAlpha = 0.3;
  p.text(String(s.foe.goals), W / 2, MID - 3.1, 2, colours[1]);
  p.text(String(s.me.goals), W / 2, MID + 3.1, 2, colours[0]);
  p.ctx.restore();
}

function drawLight(p: Painter, s: State, colour: string): void {
  p.ctx.save();
  p.ctx.globalAlpha = (s.lit.frames / 60) * 0.6;
  const y = s.lit.mine ? EDGE : H - EDGE;
  p.rect(W / 2 - MOUTH, y - 0.5, MOUTH * 2, 1, colour, 0.3);
  p.circle(W / 2, y, 1.1 + (1 - s.lit.frames / 60) * 1.2, colour);
  p.ctx.restore();
}

function drawPost(p: Painter, x: number, y: number, r: number): void {
  const { palette: c } = p;
  p.circle(x + 0.05, y + 0.1, r, 'rgba(0,0,0,.25)');
  p.circle(x, y, r, p.mix(c.accent, c.danger, 0.5));
  p.circle(x, y, r * 0.7, p.mix(c.panel, '#ffffff', 0.3));
  p.circle(x, y, r * 0.35, p.mix(c.accent, c.danger, 0.5));
}

function drawPuck(p: Painter, { ball, rest, trail }: Puck, i: number, g: Game): void {
  const { ctx, palette: c } = p;
  const dark = p.mix(c.danger, '#000000', 0.55);
  ctx.save();
  for (let n = 0; n < trail.length; n += 2) {
    ctx.globalAlpha = (n / trail.length) * 0.18;
    p.circle(trail[n] as number, trail[n + 1] as number, R * (0.4 + (n / trail.length) * 0.6), dark);
  }
  ctx.globalAlpha = rest > 0 && rest % 12 < 6 ? 0.5 : 1;
  p.circle(ball.x + 0.06, ball.y + 0.1, R, 'rgba(0,0,0,.25)');
  p.circle(ball.x, ball.y, R, dark);
  p.circle(ball.x, ball.y, R * 0.86, p.mix(c.danger, '#000000', 0.25));
  // what the prompt slides over the table lies on the puck
  const named = g.design.cast.items.filter(({ from }) => from === 'prompt');
  const actor = named[i % Math.max(1, named.length)];
  if (actor) p.sprite(actor, ball.x, ball.y, R * 1.7, { shadow: false });
  else p.circle(ball.x, ball.y, R * 0.5, dark);
  ctx.restore();
}

function drawMallet(p: Painter, one: Mallet, colour: string): void {
  const { body, squash } = one;
  const [x, y] = [body.x1, body.y1];
  p.circle(x + 0.08, y + 0.16, MALLET, 'rgba(0,0,0,.28)');
  p.circle(x, y, MALLET, p.mix(colour, '#000000', 0.35));
  p.circle(x, y - 0.03, MALLET * 0.93, colour);
  p.circle(x, y, MALLET * 0.74, p.mix(colour, '#000000', 0.25));
  p.circle(x, y - 0.04, MALLET * 0.68, p.mix(colour, '#ffffff', 0.72));
  const look = { squash: squash.value, shadow: false, dir: one.mine ? 1 : -1 };
  if (one.mine) p.hero(x, y - 0.06, MALLET * 1.22, look);
  else p.sprite(one.actor, x, y - 0.06, MALLET * 1.22, look);
}
