/** Carrom men and pool balls, the shot that is aimed, what falls, whose turn it is, and fouls. */
import type { Actor } from '../../design.js';
import type { Game, Painter } from '../../kit/types.js';
import { RIM } from '../board/grid.js';
import { drawSeats, type Seat } from '../board/seats.js';
import { drawPower } from './look.js';
import { drawGround } from './pocket-ground.js';
import type { Side } from './pocket-rules.js';
import { leftOf, type State } from './pocket-state.js';
import { EIGHT, lineOf, QUEEN, sortOf, STRIKER } from './pocket-table.js';
import type { Ball } from './shapes.js';

const MEN = ['#f4e6c8', '#3a3330'] as const;
/** of the balls 1 to 7; those from 9 on are striped with the same */
const HUES = ['#f2b632', '#2f62c9', '#d8412f', '#6a3f9e', '#ee7d2b', '#2c8a4b', '#8a2b34'] as const;

export function drawPockets(p: Painter, s: State, g: Game): void {
  const { table } = s;
  p.kept(s.squash, -0.4, -0.4, table.w + 0.8, table.h + 0.8, () => drawGround(p, table));
  const named = g.design.cast.items.filter(({ from }) => from === 'prompt');
  for (const { id, x, y, t } of s.sinking) {
    p.ctx.save();
    p.ctx.globalAlpha = Math.max(0, 1 - t / 20);
    drawPiece(p, s, id, x, y, (id === STRIKER ? table.striker : table.r) * (1 - t / 40), named);
    p.ctx.restore();
  }
  if (s.phase === 'aim') drawAim(p, s);
  for (const ball of s.space.balls) if (ball.on) drawPiece(p, s, ball.id, ball.x, ball.y, ball.r, named);
  drawStrip(p, s);
  if (s.foul > 0) drawFoul(p, s);
  const grid = { cols: table.w - 2 * RIM, rows: table.h - 2 * RIM };
  const seat = (side: Side, actor: Actor): Seat => ({
    actor,
    colour: colourOf(p, s, side),
    active: s.phase === 'aim' && s.side === side,
    text: textOf(s, side),
    mood: s.winner === null ? 0 : s.winner === side ? 1 : -1,
  });
  drawSeats(p, grid, seat(0, g.design.cast.hero), {
    ...seat(1, s.foe),
    ...(s.human ? { by: 'person' as const } : {}),
  });
}

/** How many of a side are in, and whose the queen is. */
function textOf(s: State, side: Side): string {
  const sort = s.sorts[side];
  if (sort === null) return '–';
  const all = s.table.mode === 'pool' ? 7 : 9;
  return `${all - leftOf(s.table, s.space.balls, sort)}/${all}${s.queenOf === side ? ' ♛' : ''}`;
}

function colourOf(p: Painter, s: State, side: Side): string {
  const sort = s.sorts[side];
  if (s.table.mode === 'pool') return p.sides[side === 0 ? 0 : 1];
  return sort === 0 ? p.mix(MEN[0], '#b98a3e', 0.35) : MEN[1];
}

function drawPiece(p: Painter, s: State, id: number, x: number, y: number, r: number, named: readonly Actor[]): void {
  p.circle(x + r * 0.12, y + r * 0.24, r, 'rgba(0,0,0,.3)');
  if (s.table.mode === 'pool') return drawPoolBall(p, id, x, y, r);
  const sort = sortOf(s.table, id);
  const colour = id === STRIKER ? p.mix('#ffffff', p.palette.accent, 0.25) : id === QUEEN ? '#d0342c' : MEN[sort ?? 0];
  p.circle(x, y, r, p.mix(colour, '#000000', 0.42));
  p.circle(x, y, r * 0.93, colour);
  const actor = id === STRIKER || id === QUEEN || sort === null ? undefined : (named[sort] ?? named[0]);
  if (actor) return p.sprite(actor, x, y, r * 1.7, { shadow: false });
  const ring = p.mix(colour, sort === 1 ? '#ffffff' : '#000000', 0.22);
  for (const part of [0.72, 0.42]) {
    p.circle(x, y, r * part, ring);
    p.circle(x, y, r * (part - 0.1), colour);
  }
  if (id === STRIKER) p.circle(x, y, r * 0.26, p.palette.accent);
}

function drawPoolBall(p: Painter, id: number, x: number, y: number, r: number): void {
  const { ctx } = p;
  if (id === STRIKER) {
    p.circle(x, y, r, '#d8dcd6');
    p.circle(x, y, r * 0.94, '#ffffff');
    return p.circle(x - r * 0.34, y - r * 0.36, r * 0.2, '#ffffff');
  }
  const hue = id === EIGHT ? '#1b1c20' : (HUES[(id - 1) % 8] as string);
  p.circle(x, y, r, p.mix(hue, '#000000', 0.35));
  p.circle(x, y, r * 0.95, id > EIGHT ? '#fbfaf4' : hue);
  if (id > EIGHT) {
    ctx.save();
    ctx.beginPath();
    ctx.arc(x, y, r * 0.95, 0, Math.PI * 2);
    ctx.clip();
    p.rect(x - r, y - r * 0.52, r * 2, r * 1.04, hue);
    ctx.restore();
  }
  p.circle(x, y, r * 0.5, '#ffffff');
  p.text(String(id), x, y + r * 0.03, r * 0.7, '#1b1c20');
  p.circle(x - r * 0.42, y - r * 0.46, r * 0.17, 'rgba(255,255,255,.75)');
}

/** A dotted line to the first thing in the way, a ring where the striker would meet it, and the cue behind. */
function drawAim(p: Painter, s: State): void {
  const { striker, table, angle, power } = s;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const far = firstMeeting(s, dx, dy);
  for (let d = striker.r + 0.2; d < far; d += 0.34)
    p.circle(striker.x + dx * d, striker.y + dy * d, 0.055, 'rgba(255,255,255,.85)');
  p.ctx.save();
  p.ctx.strokeStyle = 'rgba(255,255,255,.8)';
  p.ctx.lineWidth = 0.05;
  p.ctx.beginPath();
  p.ctx.arc(striker.x + dx * far, striker.y + dy * far, striker.r, 0, Math.PI * 2);
  p.ctx.stroke();
  p.ctx.translate(striker.x, striker.y);
  p.ctx.rotate(angle);
  if (table.mode === 'pool') {
    const back = striker.r + 0.14 + power * 1.1;
    p.line(-back - 4.2, 0, -back, 0, 0.15, '#5a3413');
    p.line(-back - 4.2, 0, -back - 1.6, 0, 0.19, '#3b2110');
    p.line(-back - 0.14, 0, -back, 0, 0.13, '#e9e4d4');
  }
  drawPower(p, 0, 0, striker.r + 0.26, power);
  p.ctx.restore();
}

/** How far the striker goes until it meets a piece or the rim. */
function firstMeeting(s: State, dx: number, dy: number): number {
  const { striker, table, space } = s;
  const { r, x, y } = striker;
  let far = Math.min(
    dx > 0 ? (table.right - r - x) / dx : dx < 0 ? (table.left + r - x) / dx : Infinity,
    dy > 0 ? (table.bottom - r - y) / dy : dy < 0 ? (table.top + r - y) / dy : Infinity,
  );
  for (const ball of space.balls) far = Math.min(far, meets(striker, ball, dx, dy));
  return Math.max(0, far);
}

function meets(from: Ball, ball: Ball, dx: number, dy: number): number {
  if (ball === from || !ball.on) return Infinity;
  const [ox, oy] = [ball.x - from.x, ball.y - from.y];
  const along = ox * dx + oy * dy;
  const reach = from.r + ball.r;
  const off = ox * ox + oy * oy - along * along;
  return along <= 0 || off >= reach * reach ? Infinity : along - Math.sqrt(reach * reach - off);
}

/** Below the table: both players with what they shoot, and where the striker is moved. */
function drawStrip(p: Painter, s: State): void {
  const { table } = s;
  const y = table.h - 0.55;
  if (s.placing && s.phase === 'aim' && (s.side === 0 || s.human)) {
    const { from, to } = lineOf(table, s.side);
    p.rect(from - 0.3, y - 0.16, to - from + 0.6, 0.32, 'rgba(0,0,0,.4)', 0.16);
    p.rect(from - 0.24, y - 0.1, to - from + 0.48, 0.2, p.mix(p.palette.panel, p.palette.ink, 0.25), 0.1);
    p.circle(s.striker.x, y, 0.36, p.mix(p.palette.accent, '#000000', 0.4));
    p.circle(s.striker.x, y, 0.31, p.palette.accent);
    p.text('↔', s.striker.x, y, 0.42, '#ffffff');
  }
  for (const side of [0, 1] as const) {
    const x = side === 0 ? 0.62 : table.w - 0.62;
    const turn = s.side === side && s.phase !== 'over';
    p.circle(x, y - 0.02, 0.52, turn ? colourOf(p, s, side) : 'rgba(0,0,0,.25)');
    const look = { dir: side === 0 ? 1 : -1, squash: s.squash[side].value, shadow: false };
    if (side === 0) p.hero(x, y, 0.86, look);
    else p.sprite(s.foe, x, y, 0.86, look);
    const sort = s.sorts[side];
    if (sort === null) continue;
    const id = table.mode === 'pool' ? (sort === 0 ? 2 : 10) : sort === 0 ? 1 : 10;
    drawPiece(p, s, id, x + (side === 0 ? 0.72 : -0.72), y + 0.22, 0.2, []);
  }
}

/** A sign that anybody reads: the shot did not count, and the turn is the other one's. */
function drawFoul(p: Painter, s: State): void {
  const { x, y } = { x: s.table.w / 2, y: (s.table.top + s.table.bottom) / 2 };
  p.ctx.save();
  p.ctx.globalAlpha = Math.min(1, s.foul / 30);
  p.rect(x - 1.15, y - 0.62, 2.3, 1.24, 'rgba(20,22,28,.8)', 0.3);
  p.circle(x - 0.5, y, 0.38, p.palette.danger);
  p.rect(x - 0.75, y - 0.07, 0.5, 0.14, '#ffffff');
  p.text('⇄', x + 0.48, y, 0.72, '#ffffff');
  p.ctx.restore();
}
