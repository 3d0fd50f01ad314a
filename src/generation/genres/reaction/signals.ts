/** The right moment: a bite at the hook, or a lamp that turns green. Who presses before it, or at the wrong sign, pays. */
import type { Actor } from '../../design.js';
import type { Game } from '../../kit/types.js';
import { hasDecoys, isFresh } from './ideas.js';
import { bossHit, good, GOLD, slip, wrong } from './score.js';
import { haste, HOOK, LAMP, W, type Signal, type State } from './state.js';

/** frames at least in which a press counts: a person needs 0.25 s, and time to look */
export const LEAST = 26;

/** Frames of waiting at which it pretends: from the level on that brings that in, or by how hard it is. */
function feintsOf(g: Game, s: State): number[] {
  const { rand } = g;
  if (s.idea === 'plain' || s.idea === 'leave') return [];
  if (s.idea !== 'feints' && g.skill < 0.25) return [];
  const late = s.idea === 'feints' ? s.seen > 1 : g.skill > 0.5;
  return [rand.int(25, 45), ...(late ? [rand.int(52, 64)] : [])];
}

/** Who shows next, or the one before once more. */
function nextSignal(g: Game, s: State): Signal {
  const { items, enemies } = g.design.cast;
  const { rand } = g;
  const [last] = s.signal && s.signal.again && s.signal.outcome === 'hit' ? [s.signal] : [];
  const boss = s.boss && s.hits >= s.need;
  const decoy =
    !boss &&
    !last &&
    hasDecoys(g, s.idea) &&
    (isFresh(g, s, 'leave') || (s.came > 0 && s.seen !== 1 && rand.chance(0.2 + g.skill * 0.2)));
  const golden = !boss && !decoy && !last && isFresh(g, s, 'golden');
  const again = !boss && !decoy && !last && isFresh(g, s, 'again');
  const wait = last ? rand.int(44, 80) : rand.int(70, 150);
  if (!last) s.came++;
  s.seen++;
  const window = (74 - g.skill * 40) / haste(g, s);
  return {
    phase: 'wait',
    t: 0,
    wait,
    window: Math.max(LEAST, Math.round(window * (golden ? 0.75 : 1))),
    good: !decoy,
    golden,
    again,
    actor:
      last?.actor ??
      ((boss ? s.boss?.actor : decoy ? rand.pick(enemies) : items[(s.came - 1) % items.length]) as Actor),
    feints: last ? [] : feintsOf(g, s),
    outcome: null,
  };
}

const spotOf = (s: State): { x: number; y: number } => (s.mode === 'fish' ? { x: HOOK.x, y: HOOK.y } : LAMP);

export function signalStep(g: Game, s: State): void {
  const now = (s.signal ??= nextSignal(g, s));
  now.t++;
  const press =
    g.pressed('a') || g.clicked() || (['left', 'right', 'up', 'down'] as const).some((side) => g.pressed(side));
  const { x, y } = spotOf(s);
  const end = (outcome: Signal['outcome']): void => {
    now.outcome = outcome;
    now.phase = 'after';
    now.t = 0;
  };
  if (now.phase === 'wait') {
    if (now.feints.includes(now.t)) {
      s.pulse.kick(s.idea === 'feints' ? 0.24 : 0.12);
      g.sound('step', 0.8);
    }
    if (press && now.t > 12) {
      end('wrong');
      return slip(g, s, x, y);
    }
    if (now.t < now.wait) return;
    now.phase = 'on';
    now.t = 0;
    s.pulse.kick(0.4);
    g.sound(now.good ? 'power' : 'boss', now.good ? 1.2 : 1.6);
    return;
  }
  if (now.phase === 'on') {
    if (press) {
      const boss = s.boss && s.hits >= s.need;
      end(now.good ? 'hit' : 'wrong');
      if (boss) bossHit(g, s, x, y);
      else if (now.good) good(g, s, x, y, 1 - now.t / now.window, now.golden ? GOLD - 1 : 1);
      else wrong(g, s, x, y);
      return;
    }
    if (now.t < now.window + (now.good ? 0 : 14)) return;
    if (now.good) {
      end(now.golden ? 'spared' : 'late');
      // gold is a gift; who stands and looks at a duel is hit, a fish only gets away
      if (now.golden) return;
      if (s.mode === 'lamp') wrong(g, s, 2.2, 9.6);
      else slip(g, s, x, y);
    } else {
      end('spared');
      g.addScore(15, x, y - 1);
      g.sound('collect', 0.8);
    }
    return;
  }
  if (now.t > (now.again && now.outcome === 'hit' ? 40 : 62)) s.signal = nextSignal(g, s);
}
/** Where the hero stands. */
export const heroOf = (s: State): { x: number; y: number } =>
  s.mode === 'fish'
    ? { x: 2.3, y: 3.2 }
    : s.mode === 'lamp'
      ? { x: 2.2, y: 9.6 }
      : { x: W / 2, y: s.layout === 'ring' ? 7.45 : 1.9 };
