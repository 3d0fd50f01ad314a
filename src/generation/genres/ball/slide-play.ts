/** A turn of shuffleboard and its kin: aim, slide, count; whose turn comes next, and when an end and a match are over. */
import { clamp } from '../../kit/juice.js';
import { readPull } from '../../kit/pull.js';
import type { Game } from '../../kit/types.js';
import { isHeld, takeSecondSeat } from './second-seat.js';
import { think } from './slide-mind.js';
import { H, MID, pointsOf, START } from './slide-sheet.js';
import { aimed, jackOf, layEnd, newPiece, type Shot, type Side, type State } from './slide-state.js';
import { frame, isOut, landing, MOST } from './slide-throw.js';

/** frames that the count of an end is looked at, and of joy at the last one */
const COUNT = 100;
/** part of the ice's drag that is left where it is swept */
const SWEPT = 0.68;

export function playOn(g: Game, s: State): void {
  s.t++;
  takeSecondSeat(g, s);
  if (s.phase === 'aim') aim(g, s);
  else if (s.phase === 'roll') roll(g, s);
  else if (s.t > COUNT) afterEnd(g, s);
}

function aim(g: Game, s: State): void {
  if (s.side === 1 && !s.human) {
    const shot = think(g, s);
    if (shot && s.t > 40) release(g, s, shot);
    return;
  }
  const pad = s.side === 1 && isHeld(g.pad2) ? g.pad2 : g.pad;
  const gone = readPull(g, s, s.t > 10, (haste) => s.angle + pad.ax * 0.012 * haste, pad);
  s.angle = clamp(s.angle, -Math.PI / 2 - 0.75, -Math.PI / 2 + 0.75);
  if (gone) release(g, s, { angle: s.angle, power: s.power });
}

function release(g: Game, s: State, shot: Shot): void {
  const piece = newPiece(s.sheet, s.side);
  const down = landing(s.sheet, shot);
  const { flies } = s.sheet;
  if (flies > 0) {
    piece.ball.on = false;
    s.air = { left: 42, of: 42, ...down };
  } else Object.assign(piece.ball, { vx: down.vx, vy: down.vy });
  s.pieces.push(piece);
  s.space.balls.push(piece.ball);
  Object.assign(s, { ...aimed(), thrown: piece, phase: 'roll', t: 0, plan: null, turn: s.turn + 1 });
  s.left[s.side]--;
  s.squash[s.side].kick(-0.25);
  g.sound('shoot', 0.6);
}

/** In the air, then along the ground. */
function roll(g: Game, s: State): void {
  const { thrown, sheet, air } = s;
  if (!thrown) return;
  if (air) {
    const part = 1 - --air.left / air.of;
    thrown.ball.x = START.x + (air.x - START.x) * part;
    thrown.ball.y = START.y + (air.y - START.y) * part;
    if (air.left > 0) return;
    Object.assign(thrown.ball, { vx: air.vx, vy: air.vy, on: true });
    s.air = null;
    g.sound('step', 0.5);
    g.burst(air.x, air.y, { n: 10, shape: 'smoke', speed: 2, life: 0.5, size: 0.25 });
  }
  const pad = s.side === 1 ? g.pad2 : g.pad;
  s.sweeping =
    sheet.mode === 'curling' && (s.side === 0 || s.human) && s.t > 12 && (pad.a || g.pad.pointer?.down === true);
  s.space.roll = sheet.roll * (s.sweeping ? SWEPT : 1);
  if (s.sweeping && s.t % 6 === 0) {
    g.sound('step', 1.6);
    g.burst(thrown.ball.x, thrown.ball.y - 0.5, { n: 3, speed: 1.5, life: 0.3, size: 0.12, gravity: 0 });
  }
  const moving = frame(sheet, s.space, (_, x, y, force) => {
    if (force < 0.8) return;
    g.sound('bounce', 0.7 + Math.min(0.8, force * 0.08));
    if (force > 3) g.burst(x, y, { n: 6, speed: 3, life: 0.3, size: 0.12, gravity: 0 });
  });
  for (const piece of s.pieces) piece.turned += piece.ball.vx * 0.03 + piece.ball.vy * 0.01;
  knock(g, s);
  if (moving && s.t < MOST) return;
  for (const { ball } of s.pieces) Object.assign(ball, { vx: 0, vy: 0 });
  rest(g, s);
}

/** Marbles that have left the ring are counted at once. */
function knock(g: Game, s: State): void {
  if (s.sheet.mode !== 'marbles') return;
  for (const piece of s.pieces) {
    if (piece.side !== null || piece.out || !isOut(s.sheet, piece.ball)) continue;
    piece.out = true;
    s.now[s.side]++;
    g.sound('collect', 0.8 + s.now[s.side] * 0.05);
    const { palette } = g.design.theme;
    g.float(
      '+1',
      clamp(piece.ball.x, 0.6, 8.4),
      clamp(piece.ball.y, 0.8, 14),
      s.side ? palette.danger : palette.accent,
    );
    if (s.side === 0) g.addScore(15);
  }
}

/** All lie still: what is counted so far, and who is next. */
function rest(g: Game, s: State): void {
  const { sheet } = s;
  const jack = jackOf(s);
  if (jack) s.target = { x: jack.ball.x, y: jack.ball.y };
  if (sheet.mode === 'marbles') {
    // who shot takes the shooter up again, and what was knocked out is gone
    for (const piece of s.pieces) if (piece.side !== null || piece.out) piece.ball.on = false;
  } else s.now = pointsOf(sheet, s.pieces, s.target);
  s.sweeping = false;
  s.thrown = null;
  const none = sheet.mode === 'marbles' && s.pieces.every(({ side, out }) => side !== null || out);
  if (none || s.left[0] + s.left[1] === 0) return count(g, s);
  s.side = nextSide(s);
  s.phase = 'aim';
  s.t = 0;
}

/** In turn; at pétanque whoever is not nearest throws until they are. */
function nextSide(s: State): Side {
  let next: Side = s.side === 0 ? 1 : 0;
  if (s.sheet.mode === 'petanque' && s.turn > 1) next = s.now[0] > 0 ? 1 : s.now[1] > 0 ? 0 : next;
  return s.left[next] > 0 ? next : next === 0 ? 1 : 0;
}

function count(g: Game, s: State): void {
  s.score[0] += s.now[0];
  s.score[1] += s.now[1];
  s.phase = 'count';
  s.t = 0;
  g.addScore(s.now[0] * 10, MID, H - 3);
  g.banner(`${s.score[0]} : ${s.score[1]}`);
  const ahead = s.now[0] > s.now[1];
  s.squash[ahead ? 0 : 1].kick(-0.35);
  g.sound(ahead || s.human ? 'power' : 'swap');
  const { palette } = g.design.theme;
  g.burst(s.target.x, s.target.y, {
    n: g.has('confetti') ? 40 : 20,
    colour: [ahead ? palette.accent : palette.danger, '#ffffff'],
    shape: g.has('confetti') ? 'square' : 'star',
    speed: 6,
  });
}

/** The next end, or the end of the match: a draw is played on. */
function afterEnd(g: Game, s: State): void {
  const [mine, theirs] = s.score;
  const enough = s.points === null ? s.end >= s.ends : Math.max(mine, theirs) >= s.points;
  if (!enough || mine === theirs) {
    s.first = s.first === 0 ? 1 : 0;
    Object.assign(s, layEnd(g, s.sheet), { side: s.first, phase: 'aim', t: 0, end: s.end + 1 });
    return show(g, s);
  }
  s.over = 1;
  const { hero } = g.design.cast;
  const [first, second] = mine > theirs ? [hero, s.foe] : [s.foe, hero];
  if (s.human && g.level === g.levels)
    g.win(`${first.name} ${Math.max(mine, theirs)} : ${Math.min(mine, theirs)} ${second.name}`);
  else if (mine > theirs || s.human) g.levelDone();
  else g.lose();
}

export const show = (g: Game, s: State): void =>
  s.points === null
    ? g.progress(Math.min(s.ends, s.end - 1), s.ends, s.foe)
    : g.progress(Math.min(s.points, s.score[0]), s.points, g.design.cast.hero);
