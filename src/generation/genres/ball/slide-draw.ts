/** Sheets with pieces on them, who throws, what is counted, and how far a pull would carry. */
import type { Actor } from '../../design.js';
import type { Game, Painter } from '../../kit/types.js';
import { RIM } from '../board/grid.js';
import { sideColours } from '../board/look.js';
import { drawSeats, type Seat } from '../board/seats.js';
import { drawPower } from './look.js';
import { drawSheet } from './slide-ground.js';
import { H, MID, START, VALUES, GATES, gateX, W } from './slide-sheet.js';
import type { Piece, Side, State } from './slide-state.js';

const GRID = { cols: W - 2 * RIM, rows: H - 2 * RIM };

export function drawSlide(p: Painter, s: State, g: Game): void {
  p.kept(s.squash, -0.4, -0.4, W + 0.8, H + 0.8, () => drawSheet(p, s.sheet, g.design.theme.id === 'ice'));
  const colours = sideColours(p);
  if (s.sheet.mode === 'sjoelen') drawValues(p);
  // what the prompt slides is what is slid; on a table without any, each side's pieces show who that is
  const asked = g.design.cast.items.filter(({ from }) => from === 'prompt');
  const named = asked.length > 0 || s.sheet.mode !== 'plain' ? asked : [g.design.cast.hero, s.foe];
  for (const piece of s.pieces) {
    if (piece === s.thrown && s.air) continue;
    if (piece.ball.on) drawPiece(p, s, piece, piece.ball.x, piece.ball.y, named);
  }
  if (s.thrown && s.air) drawFlight(p, s, s.thrown, named);
  const waiting = s.phase === 'aim' && s.left[s.side] > 0;
  if (waiting) drawAim(p, s, named);
  if (s.sweeping && s.thrown) drawBroom(p, s.thrown.ball.x, s.thrown.ball.y - 0.75);
  drawThrowers(p, s, colours);
  const seat = (side: Side, actor: Actor): Seat => ({
    actor,
    colour: colours[side],
    active: waiting && s.side === side,
    text: String(s.score[side]),
  });
  drawSeats(p, GRID, seat(0, g.design.cast.hero), {
    ...seat(1, s.foe),
    ...(s.human ? { by: 'person' as const } : {}),
  });
}

/** A stone with a handle, a ball of steel, glass, or a disc; with what the prompt names on it. */
function drawPiece(p: Painter, s: State, piece: Piece, x: number, y: number, named: readonly Actor[], big = 1): void {
  const { mode } = s.sheet;
  const r = piece.ball.r * big;
  const { palette: c } = p;
  const colour = piece.side === null ? p.mix(c.ink, c.panel, 0.5) : sideColours(p)[piece.side];
  p.circle(x + r * 0.12, y + r * 0.22, r, 'rgba(0,0,0,.28)');
  if (piece.ball.id === 99) {
    p.circle(x, y, r, '#f2c230');
    return p.circle(x - r * 0.3, y - r * 0.3, r * 0.35, '#fff3c4');
  }
  p.circle(x, y, r, p.mix(colour, '#000000', 0.45));
  p.circle(x, y, r * 0.92, piece.side === null && mode === 'marbles' ? marbleColour(p, piece) : colour);
  const actor = named[piece.side ?? 0] ?? named[0];
  if (actor && piece.side !== null) {
    p.circle(x, y, r * 0.76, p.mix(colour, '#ffffff', 0.75));
    return p.sprite(actor, x, y, r * 1.5, { shadow: false });
  }
  const { ctx } = p;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(piece.turned);
  if (mode === 'petanque') {
    // grooves in steel
    p.circle(0, 0, r * 0.9, p.mix('#b9c0c9', colour, 0.45));
    for (const off of [-0.4, 0, 0.4])
      p.line(-r * 0.8, off * r, r * 0.8, off * r, r * 0.1, p.mix(colour, '#000000', 0.3));
  } else if (mode === 'curling') {
    p.circle(0, 0, r * 0.92, '#9aa1ab');
    p.circle(0, 0, r * 0.62, colour);
    p.line(-r * 0.1, 0, r * 0.5, 0, r * 0.28, p.mix(colour, '#000000', 0.4));
  } else if (mode === 'marbles') {
    ctx.strokeStyle = 'rgba(255,255,255,.75)';
    ctx.lineWidth = r * 0.26;
    ctx.beginPath();
    ctx.arc(0, 0, r * 0.5, 0.4, 2.4);
    ctx.stroke();
  } else {
    p.circle(0, 0, r * 0.66, p.mix(colour, '#000000', 0.22));
    p.circle(0, 0, r * 0.58, p.mix(colour, '#ffffff', 0.25));
  }
  ctx.restore();
  p.circle(x - r * 0.36, y - r * 0.4, r * 0.18, 'rgba(255,255,255,.6)');
}

const marbleColour = (p: Painter, piece: Piece): string => {
  const { palette: c } = p;
  const hues = [c.accent, '#3fb6a8', '#e0a63a', '#7d6bd6', '#dd6b5c'];
  return p.mix(hues[piece.ball.id % hues.length] as string, '#ffffff', 0.2);
};

/** In the air: larger the higher, its shadow on the ground. */
function drawFlight(p: Painter, s: State, piece: Piece, named: readonly Actor[]): void {
  const { air } = s;
  if (!air) return;
  const part = 1 - air.left / air.of;
  const high = Math.sin(part * Math.PI);
  const { x, y } = piece.ball;
  p.circle(x + high * 0.3, y + high * 0.5, piece.ball.r * 0.9, 'rgba(0,0,0,.22)');
  drawPiece(p, s, piece, x, y - high * 1.3, named, 1 + high * 0.5);
}

function drawAim(p: Painter, s: State, named: readonly Actor[]): void {
  const ready: Piece = {
    ball: { ...START, vx: 0, vy: 0, r: s.sheet.r, mass: 1, on: true, id: s.side + 1 },
    side: s.side,
    out: false,
    turned: 0,
  };
  const far = 1.2 + s.power * 2.6;
  const colour = sideColours(p)[s.side];
  for (let d = 0.7; d < far; d += 0.42) {
    const [x, y] = [START.x + Math.cos(s.angle) * d, START.y + Math.sin(s.angle) * d];
    p.circle(x, y, 0.1, 'rgba(0,0,0,.35)');
    p.circle(x, y, 0.075, p.mix(colour, '#ffffff', 0.3));
  }
  p.ctx.save();
  p.ctx.translate(START.x, START.y);
  p.ctx.rotate(-Math.PI / 2);
  drawPower(p, 0, 0, s.sheet.r + 0.32, s.power);
  p.ctx.restore();
  const back = s.power * 0.5;
  drawPiece(p, s, ready, START.x - Math.cos(s.angle) * back, START.y - Math.sin(s.angle) * back, named);
}

function drawBroom(p: Painter, x: number, y: number): void {
  const swing = Math.sin(p.now * 22) * 0.3;
  p.line(x + swing, y, x + 1.1, y + 1.1, 0.1, '#8a5a2b');
  p.rect(x + swing - 0.32, y - 0.12, 0.64, 0.24, '#f2e2b0', 0.08);
}

/** Both at the foot of the sheet with the pieces that they have left, and what this end counts so far. */
function drawThrowers(p: Painter, s: State, colours: readonly [string, string]): void {
  const { palette: c } = p;
  for (const side of [0, 1] as const) {
    const x = side === 0 ? 0.95 : W - 0.95;
    const turn = s.phase !== 'count' && s.side === side;
    const look = {
      dir: side === 0 ? 1 : -1,
      squash: s.squash[side].value + (turn && s.phase === 'aim' ? Math.sin(p.now * 4) * 0.04 : 0),
      shadow: true,
    };
    if (turn) p.circle(x, H - 1.55, 0.86, p.mix(c.panel, colours[side], 0.5));
    if (side === 0) p.hero(x, H - 1.6, 1.35, look);
    else p.sprite(s.foe, x, H - 1.6, 1.35, look);
    for (let i = 0; i < s.left[side]; i++) {
      const [px, py] = [x - 0.6 + (i % 4) * 0.4, H - 0.6 + Math.floor(i / 4) * 0.38];
      p.circle(px, py, 0.17, p.mix(colours[side], '#000000', 0.4));
      p.circle(px, py, 0.13, colours[side]);
    }
    // the match so far, and this end; from left to right in every script
    const text =
      s.now[side] > 0 && s.phase !== 'count' ? `\u2066${s.score[side]} +${s.now[side]}\u2069` : String(s.score[side]);
    const wide = s.now[side] > 0 && s.phase !== 'count' ? 1.9 : 0.9;
    p.rect(x - wide / 2, 0.1, wide, 0.74, p.mix(colours[side], '#000000', 0.3), 0.2);
    p.text(text, x, 0.49, 0.52, '#ffffff');
  }
  p.text(
    `${Math.min(s.end, Math.max(s.ends, s.end))}${s.points === null ? `/${Math.max(s.ends, s.end)}` : ''}`,
    MID,
    0.5,
    0.46,
    c.ink,
  );
}

function drawValues(p: Painter): void {
  VALUES.forEach((value, i) => p.text(String(value), gateX(i), GATES + 0.62, 0.5, 'rgba(70,40,15,.8)'));
}
