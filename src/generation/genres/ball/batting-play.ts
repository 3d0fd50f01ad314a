/** Ball after ball: the run-up, the pitch, the swing, where the ball goes, and what it counts. */
import { approach, clamp, lerp } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import {
  AFTER,
  BAT,
  driveOf,
  EDGE,
  FLIGHT,
  H,
  RUN_UP,
  seen,
  STRIKES,
  W,
  windowOf,
  type State,
} from './batting-state.js';

/** The next ball: slower and faster ones in turn from the second level on, and some that swerve from the third. */
export function nextBall(g: Game, s: State): void {
  s.phase = 'wait';
  s.t = 0;
  s.swung = -1;
  s.drive = null;
  s.told = '';
  const hurry = (g.has('fast') ? 0.8 : 1) * (g.has('slow') || g.has('gentle') ? 1.25 : 1);
  const usual = lerp(92, 56, g.skill) + Math.max(0, 4 - s.bowled) * 4;
  const change = g.level > 1 ? g.rand.pick([0.82, 1, 1, 1.22]) : 1;
  s.pace = Math.round(usual * hurry * change);
  s.swerve = g.level > 2 || g.skill > 0.7 ? g.rand.range(-1.3, 1.3) : g.rand.range(-0.3, 0.3);
}

function swing(g: Game, s: State): void {
  s.swung = 0;
  g.sound('jump', 0.8);
  const { pointer } = g.pad;
  // a finger or the mouse aims by where it presses
  if (pointer && g.clicked()) s.aim = clamp((pointer.x - W / 2) / 4.5, -1, 1);
  const drive = driveOf(g, s, s.t - s.pace, s.aim);
  if (!drive) return;
  s.drive = drive;
  s.phase = 'flight';
  s.t = 0;
  g.sound('hit', 0.9 + drive.power * 0.5);
  g.freeze(drive.power > 0.88 ? 5 : 2);
  g.burst(BAT.x, BAT.y - 0.4, { n: Math.round(6 + drive.power * 14), shape: 'star', speed: 5 });
  if (drive.power > 0.88) g.shake(0.3);
}

/** Runs of a hit: in baseball by whoever comes home from the bases. */
function runsOf(s: State, worth: number): number {
  if (s.mode === 'cricket' || worth === 0) return worth;
  let runs = 0;
  const after: State['bases'] = [false, false, false];
  for (const [base, there] of [true, ...s.bases].entries()) {
    if (!there) continue;
    if (base + worth > 3) runs++;
    else after[base + worth - 1] = true;
  }
  s.bases = after;
  return runs;
}

function out(g: Game, s: State): void {
  s.strikes = 0;
  s.told = '✕';
  s.mood.kick(0.35);
  g.sound('lose');
  if (g.has('gentle')) return;
  g.safe = 0;
  if (g.hurt(BAT.x, BAT.y - 1) === 'dead') s.done = true;
}

/** The ball has passed the bat. */
function missed(g: Game, s: State): void {
  s.phase = 'after';
  s.t = 0;
  s.strikes++;
  g.sound('swap', 0.6);
  if (s.strikes >= STRIKES) out(g, s);
}

/** The ball has come down. */
function landed(g: Game, s: State): void {
  const { drive } = s;
  s.phase = 'after';
  s.t = 0;
  if (!drive) return;
  const at = seen(drive.angle, Math.min(drive.far, EDGE));
  if (drive.caught) return out(g, s);
  s.strikes = 0;
  const runs = runsOf(s, drive.worth);
  s.runs += runs;
  s.told = drive.worth === 0 ? '0' : s.mode === 'cricket' ? String(drive.worth) : '◆'.repeat(drive.worth);
  if (drive.worth > 0) {
    s.mood.kick(-0.3);
    g.sound(drive.worth > 3 ? 'power' : 'collect', 0.9 + drive.worth * 0.06);
    g.addScore(runs * 20 + drive.worth * 5, at.x, at.y - 0.6);
  } else g.sound('step');
  if (drive.worth > 3) {
    const colour = [g.design.theme.palette.accent, '#ffffff'];
    g.burst(at.x, at.y, { n: g.has('confetti') ? 60 : 30, shape: 'star', speed: 7, colour });
  }
  g.progress(Math.min(s.runs, s.need), s.need, g.design.cast.hero);
  if (s.runs < s.need) return;
  s.done = true;
  g.burst(W / 2, H / 2, { n: g.has('confetti') ? 90 : 50, shape: 'star', speed: 9, life: 1.2 });
  g.addScore(g.lives * 50, W / 2, H / 2);
  g.levelDone();
}

export function playOn(g: Game, s: State): void {
  s.mood.step();
  if (s.done) return;
  s.t++;
  s.aim = approach(s.aim, Number(g.pad.right) - Number(g.pad.left), 0.1);
  if (s.swung >= 0) s.swung++;
  if (s.phase === 'wait' && s.t >= RUN_UP) {
    s.phase = 'pitch';
    s.t = 0;
    s.bowled++;
    if (s.balls !== null) s.balls--;
    g.sound('shoot', 0.8);
  } else if (s.phase === 'pitch') {
    if (s.swung < 0 && (g.pressed('a') || g.pressed('up') || g.clicked())) swing(g, s);
    if (s.phase === 'pitch' && s.t > s.pace + windowOf(g, s)) missed(g, s);
  } else if (s.phase === 'flight' && s.t >= FLIGHT) landed(g, s);
  else if (s.phase === 'after' && s.t >= AFTER) {
    if (s.balls === 0) return g.lose();
    nextBall(g, s);
  }
}
