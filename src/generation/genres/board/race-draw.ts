/** How a race on a track looks: its board, pieces, dice and who sits around it. */
import { clamp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { drawDie, TUMBLE } from './dice.js';
import { RIM } from './grid.js';
import { BOX, drawToken } from './look.js';
import { drawLudo } from './ludo-draw.js';
import { cornersOf } from './ludo-rules.js';
import { choiceSpot, cursorSpot } from './race-hands.js';
import { dieSpot, piecesOf, spotOf, STRIP, tableOf, type Spot } from './race-places.js';
import { allOf, doneOf, isPerson, type State } from './race-state.js';
import { drawRound, type Seat } from './seats.js';
import { drawTrail } from './trail-draw.js';

/** Whether two colours are told apart at a glance. */
function isUnlike(a: string, b: string): boolean {
  const parts = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const [one, other] = [parts(a), parts(b)];
  return one.reduce((sum, v, i) => sum + Math.abs(v - (other[i] as number)), 0) > 130;
}

/** of two at a board of ludo, the other one has the colour of the corner opposite */
const colourOf = (p: Painter, s: State, seat: number): string =>
  (s.colours && [...s.colours, ...BOX.filter((one) => s.colours?.every((other) => isUnlike(one, other)))][seat]) ??
  p.mix(BOX[s.mode === 'ludo' ? (cornersOf(s.seats)[seat] as number) : seat] as string, p.palette.solid, 0.12);

/** A pawn with a head. */
function drawPawn(p: Painter, x: number, y: number, colour: string, size: number): void {
  const dark = p.mix(colour, '#000000', 0.45);
  const { ctx } = p;
  ctx.fillStyle = dark;
  ctx.beginPath();
  ctx.ellipse(x, y + 0.26 * size, 0.36 * size, 0.17 * size, 0, 0, Math.PI * 2);
  ctx.fill();
  for (const [fill, grow] of [
    [dark, 0.045],
    [colour, 0],
  ] as const) {
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.moveTo(x - (0.29 + grow) * size, y + (0.24 + grow) * size);
    ctx.quadraticCurveTo(x - 0.08 * size, y, x - (0.1 + grow) * size, y - 0.16 * size);
    ctx.lineTo(x + (0.1 + grow) * size, y - 0.16 * size);
    ctx.quadraticCurveTo(x + 0.08 * size, y, x + (0.29 + grow) * size, y + (0.24 + grow) * size);
    ctx.closePath();
    ctx.fill();
    p.circle(x, y - 0.24 * size, (0.19 + grow) * size, fill);
  }
  p.circle(x - 0.06 * size, y - 0.3 * size, 0.055 * size, p.mix(colour, '#ffffff', 0.65));
}

function drawPiece(p: Painter, s: State, seat: number, x: number, y: number, size: number): void {
  const actor = s.actors[seat];
  const colour = colourOf(p, s, seat);
  if (s.plain || !actor) drawPawn(p, x, y, colour, size * 1.08);
  else drawToken(p, actor, x, y, colour, size);
}

/** Who may go stands on a ring that beats, and where it would come to is shown. */
function drawChoices(p: Painter, s: State): void {
  const { turn } = s.race;
  const colour = colourOf(p, s, turn);
  const beat = Math.sin(p.now * 6) * 0.05;
  s.choices.forEach((choice, i) => {
    const chosen = i === s.picked && s.keys;
    const target = spotOf(s, turn, choice.piece, choice.to);
    ring(p, target, 0.34 + beat, p.mix(colour, '#000000', 0.2), chosen ? 0.14 : 0.08);
    if (s.mode === 'ludo') ring(p, choiceSpot(s, choice), 0.5 + beat, p.palette.ink, chosen ? 0.13 : 0.07);
  });
}

function ring(p: Painter, { x, y }: Spot, r: number, colour: string, width: number): void {
  const { ctx } = p;
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.stroke();
}

/** The strip under the board: dice, and a rim in the colour of whose turn it is. */
function drawDice(p: Painter, s: State): void {
  const { cols, rows } = s.grid;
  const { turn } = s.race;
  const colour = colourOf(p, s, turn);
  const y = rows + 2 * RIM;
  p.rect(0, y + 0.1, cols + 2 * RIM, STRIP - 0.15, 'rgba(0,0,0,.28)', 0.3);
  p.rect(0, y + 0.05, cols + 2 * RIM, STRIP - 0.16, colour, 0.3);
  p.rect(0.1, y + 0.15, cols + 2 * RIM - 0.2, STRIP - 0.36, p.mix(p.palette.panel, colour, 0.25), 0.24);
  const person = isPerson(s);
  const waits = person && s.phase === 'throw';
  const n = s.track.dice;
  for (let nth = 0; nth < n; nth++) {
    const at = dieSpot(s.grid, n, nth);
    const pips = s.dice[nth] ?? nth * 2 + 3;
    const choice = s.choices.find((one) => one.pips === pips);
    const choosing = s.phase === 'choose' && n > 1;
    const beat = waits ? 1 + Math.sin(p.now * 5 + nth) * 0.06 : 1;
    const chosen = choosing && person && choice !== undefined && (!s.keys || s.choices[s.picked] === choice);
    drawDie(p, at.x, at.y, 1.08 * beat, pips, {
      thrown: s.phase === 'tumble' ? s.t * (person ? 1 : 2.5) : TUMBLE,
      squash: s.phase === 'choose' || s.phase === 'pass' ? s.land.value : 0,
      nth,
      faint: s.phase === 'pass' || (choosing && !choice),
      rim: waits || chosen ? p.palette.accent : undefined,
    });
  }
  if (waits && s.keys) ring(p, cursorSpot(s), 1, p.palette.ink, 0.1);
}

/** Pieces from the top of the board to its bottom, who goes last. */
function drawPieces(p: Painter, s: State): void {
  const all: { seat: number; i: number; y: number }[] = [];
  for (let seat = 0; seat < s.seats; seat++)
    for (let piece = 0; piece < piecesOf(s.mode); piece++) {
      const i = seat * 4 + piece;
      const goes = s.phase === 'walk' && s.mover.seat === seat && s.mover.piece === piece;
      all.push({ seat, i, y: goes ? 99 : (s.y[i] as number) });
    }
  const size = s.mode === 'ludo' ? 0.98 : s.seats > 2 ? 0.72 : 0.86;
  for (const { seat, i, y } of all.toSorted((a, b) => a.y - b.y)) {
    const glad = s.phase === 'over' && s.winner === seat ? Math.abs(Math.sin(p.now * 7)) * 0.2 : 0;
    const grows = y === 99 ? 1.12 : 1;
    drawPiece(p, s, seat, s.x[i] as number, (s.y[i] as number) - glad, size * grows);
  }
}

export function drawRace(p: Painter, s: State, g: Game): void {
  if (s.trail) drawTrail(p, s, s.trail);
  else drawLudo(p, s, (seat) => colourOf(p, s, seat));
  const person = isPerson(s);
  drawDice(p, s);
  if (person && s.phase === 'choose') drawChoices(p, s);
  drawPieces(p, s);
  const mood = clamp(-s.mood.value * 3, -1, 1);
  const seats = s.actors.map((actor, seat): Seat => {
    const done = doneOf(s, seat);
    const all = allOf(s);
    return {
      actor,
      colour: colourOf(p, s, seat),
      active: s.phase !== 'over' && s.race.turn === seat,
      mood: seat === 0 ? mood : -mood * 0.6,
      text: s.mode === 'ludo' ? '●'.repeat(done) + '○'.repeat(all - done) : `${done}/${all}`,
      ...(seat === 1 ? { by: s.two ? 'person' : 'computer' } : {}),
      ...(seat === 0 && g.levels > 1 ? { won: g.level - 1, of: g.levels } : {}),
    };
  });
  drawRound(p, tableOf(s.grid), seats);
}
