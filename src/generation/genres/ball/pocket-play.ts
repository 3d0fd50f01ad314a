/** A turn of carrom or pool: put the striker, aim, shoot; what fell, fouls, and whose turn it is. */
import { clamp } from '../../kit/juice.js';
import { readPull } from '../../kit/pull.js';
import type { Game, Pad } from '../../kit/types.js';
import { launch, standingOf, think } from './pocket-mind.js';
import { judge, type Side, type Verdict } from './pocket-rules.js';
import { frame, leftOf, MOST, type Shot, type State } from './pocket-state.js';
import { freeOn, freeSpot, lineOf, middleOf, QUEEN, sortOf, STRIKER } from './pocket-table.js';
import { isHeld, takeSecondSeat } from './second-seat.js';

/** frames of joy at the end, and for which a foul is told */
const AFTER = 100;
const TOLD = 110;
/** the strip below the table in which a finger moves the striker */
export const STRIP = 1.35;

export function playOn(g: Game, s: State): void {
  s.t++;
  if (s.foul > 0) s.foul--;
  for (const one of s.sinking) one.t++;
  s.sinking = s.sinking.filter(({ t }) => t < 20);
  takeSecondSeat(g, s);
  if (s.phase === 'aim') aim(g, s);
  else if (s.phase === 'roll') roll(g, s);
  else if (s.t > AFTER) finish(g, s);
}

function aim(g: Game, s: State): void {
  const { striker } = s;
  if (s.side === 1 && !s.human) {
    const shot = think(g, s);
    if (shot) shoot(g, s, shot);
    return;
  }
  const pad = s.side === 1 && isHeld(g.pad2) ? g.pad2 : g.pad;
  if (s.placing) place(g, s, pad);
  if (s.sliding) return;
  const gone = readPull(g, s, s.t > 10, (haste) => s.angle + pad.ax * 0.02 * haste, pad);
  if (gone) shoot(g, s, { x: striker.x, angle: s.angle, power: s.power });
}

/** Along its line: by a finger in the strip below the table, or up and down. */
function place(g: Game, s: State, pad: Pad): void {
  const { table, striker } = s;
  const line = lineOf(table, s.side);
  const at = g.pad.pointer;
  if (at && g.clicked() && at.y > table.h - STRIP) s.sliding = true;
  if (s.sliding && at) {
    if (at.down) striker.x = freeOn(line, s.space.balls, striker, clamp(at.x, line.from, line.to));
    else s.sliding = false;
  }
  if (pad.ay !== 0) striker.x = freeOn(line, s.space.balls, striker, striker.x - pad.ay * 0.06, -Math.sign(pad.ay));
  striker.y = line.y;
}

function shoot(g: Game, s: State, shot: Shot): void {
  launch(s.table, s.space.balls, shot, s.side, s.placing);
  Object.assign(s, { phase: 'roll', t: 0, fell: [], first: null, power: 0, charge: 0, drag: null, plan: null });
  s.turn++;
  s.squash[s.side].kick(-0.2);
  g.sound('hit', 0.8 + shot.power * 0.4);
}

function roll(g: Game, s: State): void {
  const { table } = s;
  const { palette } = g.design.theme;
  const moving = frame(
    table,
    s.space,
    s,
    (_, x, y, force) => {
      if (force < 1) return;
      g.sound('bounce', 1 + Math.min(0.8, force * 0.05));
      if (force > 9) g.burst(x, y, { n: 4, speed: 3, life: 0.25, size: 0.1, gravity: 0 });
    },
    (ball) => {
      s.sinking.push({ id: ball.id, x: ball.x, y: ball.y, t: 0 });
      const bad = ball.id === STRIKER;
      g.sound(bad ? 'hurt' : 'collect', bad ? 0.8 : 0.9 + s.fell.length * 0.08);
      g.burst(ball.x, ball.y, {
        n: 10,
        colour: bad ? palette.danger : [palette.accent, '#ffffff'],
        speed: 4,
        life: 0.4,
      });
    },
  );
  if (moving && s.t < MOST) return;
  for (const ball of s.space.balls) ball.vx = ball.vy = 0;
  after(g, s);
}

/** All lie still: by the rules. What fell is off the table already, so it is counted back in. */
function after(g: Game, s: State): void {
  const { table, fell, first } = s;
  const now = standingOf(s);
  const back = (sort: Side): number => fell.filter((id) => sortOf(table, id) === sort).length;
  const verdict = judge(table, { ...now, left: [now.left[0] + back(0), now.left[1] + back(1)] }, s.side, {
    fell,
    first,
  });
  const had = verdict.queen === 'had' && s.queen !== 'had' && table.mode === 'plain';
  if (had) s.queenOf = s.side;
  Object.assign(s, { sorts: verdict.sorts, queen: verdict.queen });
  giveBack(s, verdict);
  if (verdict.foul) {
    s.foul = TOLD;
    g.sound('swap', 0.6);
    g.shake(0.15);
  }
  const own = table.mode === 'pool' ? s.sorts[0] : 0;
  const mine = fell.filter((id) => own !== null && sortOf(table, id) === own).length;
  if (mine > 0 && s.side === 0) g.addScore(mine * 20 + (had ? 60 : 0), s.table.w / 2, s.table.bottom - 2);
  show(g, s);
  s.t = 0;
  if (verdict.winner !== null) {
    s.winner = verdict.winner;
    s.phase = 'over';
    s.squash[verdict.winner].kick(-0.4);
    return;
  }
  if (!verdict.again) s.side = s.side === 0 ? 1 : 0;
  turn(s, verdict.foul);
}

/** The striker for the next shot. */
export function turn(s: State, foul: boolean): void {
  const { table, striker } = s;
  const line = lineOf(table, s.side);
  s.phase = 'aim';
  s.placing = table.mode === 'plain' || s.turn === 0 || foul || !striker.on;
  s.sliding = false;
  if (s.placing) Object.assign(striker, { x: freeOn(line, s.space.balls, striker, middleOf(table).x), y: line.y });
  striker.on = true;
  const ahead = s.side === 0 || table.mode === 'pool' ? -Math.PI / 2 : Math.PI / 2;
  if (s.placing) s.angle = ahead;
  Object.assign(s, { power: 0, charge: 0, drag: null, turning: 0 });
}

function giveBack(s: State, verdict: Verdict): void {
  const { table, space } = s;
  for (const what of verdict.back) {
    const ball = space.balls.find(
      ({ on, id }) => !on && (what === 'queen' ? id === QUEEN : id !== STRIKER && sortOf(table, id) === what),
    );
    if (ball) Object.assign(ball, freeSpot(table, space.balls), { on: true, vx: 0, vy: 0 });
  }
}

/** How many of one's own are in. */
export function show(g: Game, s: State): void {
  const of = s.table.mode === 'pool' ? 8 : 9;
  const sort = s.table.mode === 'pool' ? s.sorts[0] : 0;
  const left = sort === null ? 7 : leftOf(s.table, s.space.balls, sort);
  const done = s.table.mode === 'pool' ? 7 - left + (s.winner === 0 ? 1 : 0) : 9 - left;
  g.progress(clamp(done, 0, of), of, g.design.cast.hero);
}

function finish(g: Game, s: State): void {
  const won = s.winner === 0;
  const { hero } = g.design.cast;
  if (s.human && g.level === g.levels) g.win(`★ ${won ? hero.name : s.foe.name}`);
  else if (won || s.human) {
    g.addScore(150);
    g.levelDone();
  } else g.lose();
}
