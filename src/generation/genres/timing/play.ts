/** A press is judged by how near it is to the right moment; what is let pass is lost too. */
import type { Actor } from '../../design.js';
import type { Game } from '../../kit/types.js';
import { BURNT, JUMP, nextTry, partOf, SWEEPS, type State, type Verdict } from './state.js';

/** part of the zone that is the very middle */
const GREAT = 0.4;

export const thingOf = (g: Game, nth: number): Actor => g.design.cast.items[nth % g.design.cast.items.length] as Actor;

/** Whose picture stands beside the count: who skips, else what is done. */
export const countedOf = (g: Game, { station }: Pick<State, 'station'>): Actor =>
  station === 'rope' ? g.design.cast.hero : thingOf(g, 0);

export function update(g: Game, s: State): void {
  s.squash.step();
  s.blow.step();
  s.since++;
  if (s.air > 0 && ++s.air > JUMP) {
    s.air = 0;
    s.squash.kick(0.2);
    g.sound('step', 0.8);
  }
  if (s.station === 'rope') return skip(g, s);
  if (s.pause > 0) {
    if (--s.pause === 0) {
      if (s.done >= s.need) return g.levelDone();
      if (s.verdict !== 'none') {
        s.nth++;
        nextTry(g, s);
      }
      s.verdict = 'none';
    }
    return;
  }
  const before = partOf(s);
  s.t++;
  if (s.station === 'chop') {
    if (Math.floor(s.t / s.period) > s.passed) s.passed++;
    if (s.passed >= SWEEPS) return judge(g, s, 'late');
  } else if (before < BURNT && partOf(s) >= BURNT) return judge(g, s, 'late');
  if (!g.pressed('a') && !g.clicked()) return;
  s.blow.kick(-0.4);
  const off = partOf(s) - s.at;
  if (Math.abs(off) <= s.half) judge(g, s, Math.abs(off) < s.half * GREAT ? 'great' : 'good');
  else judge(g, s, off < 0 ? 'early' : 'late');
}

/** A rope that goes on turning: who is in the air as it comes by has made it. */
function skip(g: Game, s: State): void {
  if (s.pause > 0) {
    if (--s.pause > 0) return;
    if (s.done >= s.need) return g.levelDone();
    s.verdict = 'none';
    s.t = 0;
    s.air = 0;
    return;
  }
  if ((g.pressed('a') || g.clicked()) && s.air === 0) {
    s.air = 1;
    s.squash.kick(-0.3);
    g.sound('jump');
  }
  if (++s.t < s.period) return;
  const middle = Math.abs(s.air - JUMP / 2);
  if (s.air > 3 && s.air < JUMP - 2) {
    judge(g, s, middle < 5 ? 'great' : 'good');
    if (s.done < s.need) {
      s.pause = 0;
      s.nth++;
      nextTry(g, s);
    }
  } else judge(g, s, s.air > 0 && s.air <= 3 ? 'late' : 'early');
}

function judge(g: Game, s: State, verdict: Verdict): void {
  const { palette } = g.design.theme;
  s.verdict = verdict;
  s.pause = s.station === 'rope' ? 60 : 46;
  if (verdict === 'good' || verdict === 'great') {
    s.done++;
    s.streak++;
    s.since = 0;
    const points = (verdict === 'great' ? 20 : 10) + Math.min(10, s.streak);
    g.addScore(points, 0, -4.2);
    g.progress(s.done, s.need, countedOf(g, s));
    g.sound(verdict === 'great' ? 'combo' : 'collect', 1 + Math.min(8, s.streak) * 0.05);
    g.burst(0, -1.6, {
      n: verdict === 'great' ? 26 : 12,
      shape: g.has('confetti') ? 'square' : 'star',
      colour: [palette.accent, '#ffffff'],
      speed: verdict === 'great' ? 6 : 4,
    });
    if (verdict === 'great') g.freeze(3);
    if (s.done >= s.need) g.addScore(100 + g.lives * 20, 0, -3);
    return;
  }
  s.streak = 0;
  s.squash.kick(0.35);
  g.burst(0, -1.4, { n: 14, shape: 'smoke', speed: 2.5, gravity: -1 });
  g.shake(0.25);
  if (g.has('gentle') || s.spared > 0) {
    s.spared--;
    g.sound('bounce');
  } else g.hurt(0, -1.6);
  // a life may be lost at each try
  g.safe = 0;
}
