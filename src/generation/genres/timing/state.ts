/** What a running game of timing is made of. Units: the ground is at y = 0, the middle of the scene at x = 0. */
import { Spring } from '../../kit/juice.js';
import { isLearning, settledIn } from '../../kit/skill.js';
import type { Game } from '../../kit/types.js';
import { stationOf, type Station } from './mode.js';

export type Verdict = 'none' | 'good' | 'great' | 'early' | 'late';

export interface State {
  readonly station: Station;
  readonly need: number;
  done: number;
  /** slips that cost nothing yet */
  spared: number;
  /** tries so far: which thing it is */
  nth: number;
  /** frames of this try, and how many it takes: until it is burnt, for a sweep, for a turn of the rope */
  t: number;
  period: number;
  /** middle and half width of the right moment, as parts of the try */
  at: number;
  half: number;
  /** sweeps of a mark that was let pass */
  passed: number;
  /** what came of the last try, and frames until the next */
  verdict: Verdict;
  pause: number;
  streak: number;
  /** frames of a jump, 0 on the ground */
  air: number;
  /** frames since the last success, for what flies off */
  since: number;
  readonly squash: Spring;
  readonly blow: Spring;
  /** frames until the bot presses again */
  looks: number;
  /** frames by which the bot is off, told anew at each try */
  slip: number;
}

/** frames of a jump over the rope */
export const JUMP = 30;
/** sweeps of the mark before the moment is lost */
export const SWEEPS = 4;
/** parts after which it is burnt */
export const BURNT = 1;

export function newState(g: Game): State {
  const s: State = {
    station: stationOf(g.design, g.level),
    need: g.rule('collect')?.n ?? 6 + Math.min(4, g.level - 1) + Math.round(g.skill * 3),
    done: 0,
    // in the first levels two slips only teach, but not where the prompt says how many are too many
    spared: isLearning(g) && !g.has('lives') ? 2 : 0,
    nth: 0,
    t: 0,
    period: 100,
    at: 0.7,
    half: 0.1,
    passed: 0,
    verdict: 'none',
    pause: 50,
    streak: 0,
    air: 0,
    since: 999,
    squash: new Spring(),
    blow: new Spring(),
    slip: 0,
    looks: 0,
  };
  nextTry(g, s);
  return s;
}

/** by how much a try is longer, and its moment wider, for somebody new */
const SLOWER = 0.5;
const WIDER = 0.8;

/** The next thing: a little faster than the one before, and its moment elsewhere. */
export function nextTry(g: Game, s: State): void {
  const { rand, skill } = g;
  const gain = g.has('speedUp') ? 0.5 : 0.3;
  const haste = (1 + Math.min(1, s.done / 14) * gain) * (g.has('fast') ? 1.2 : 1) * (g.has('slow') ? 0.8 : 1);
  // who is new has more time, and a longer moment
  const newness = 1 - settledIn(g, s.done / s.need);
  s.t = 0;
  s.passed = 0;
  const base = { bake: rand.range(130, 190), chop: 110, rope: 92 }[s.station];
  s.period = Math.round(((base - skill * 28) / haste) * (1 + SLOWER * newness));
  s.half = ({ bake: 0.095, chop: 0.12, rope: 0.1 }[s.station] - skill * 0.035) * (1 + WIDER * newness);
  s.at = s.station === 'bake' ? rand.range(0.62, 0.8) : s.station === 'chop' ? rand.range(0.25, 0.75) : 1;
  s.slip = rand.int(-2, 2);
}

/** How far the try is: how ripe it is, where the mark stands, how far the rope has come round. */
export function partOf({ station, t, period }: Pick<State, 'station' | 't' | 'period'>): number {
  if (station !== 'chop') return t / period;
  // there and back again
  const sweep = (t / period) % 2;
  return sweep < 1 ? sweep : 2 - sweep;
}
