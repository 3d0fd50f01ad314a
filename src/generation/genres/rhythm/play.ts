/** A frame of music: what is pressed, what has passed, the beat below, and what it does to health, combo and the boss. */
import { isLearning, settledIn } from '../../kit/skill.js';
import type { Game } from '../../kit/types.js';
import { LATE_AT_FIRST, windowOf, type Note } from './chart.js';
import { due, laneAt, spot, W, type State } from './state.js';

const tone = (half: number): number => 2 ** (half / 12);

export function tell(g: Game, s: State): void {
  g.progress(Math.min(s.hits, s.need), s.need, g.design.cast.items[0]);
  if (s.boss) g.bar(s.boss.hp / s.boss.most, s.boss.actor);
}

/** Frames after its time for which a note can still be hit: longer in the first songs, where the keys are still looked for. */
const lateOf = (g: Game): number => windowOf(g.skill).good + (isLearning(g) && g.levels > 1 ? LATE_AT_FIRST : 0);

/** what part of its price a slip has in the first bars, where the keys are still looked for */
const FIRST_SLIP = 0.25;

function harm(g: Game, s: State, amount: number): void {
  s.health -= amount * (FIRST_SLIP + (1 - FIRST_SLIP) * settledIn(g, Math.min(1, g.frame / s.chart.end)));
  if (s.health > 0) return;
  if (s.shield) {
    s.shield = false;
    s.health = 0.7;
    g.sound('power');
    g.burst(W / 2, 3, { n: 30, shape: 'ring', speed: 6, gravity: 0 });
    return;
  }
  s.health = 0;
  if (g.hurt(W / 2, 3) !== 'dead') s.health = 0.75;
}

function miss(g: Game, s: State, note: Note): void {
  note.state = 'missed';
  s.judged++;
  s.combo = 0;
  s.word = { sign: '✕', t: 30, good: false };
  s.hero.kick(0.22);
  g.sound('swap', 0.5);
  harm(g, s, 0.1 + g.skill * 0.05);
}

function hit(g: Game, s: State, note: Note, off: number): void {
  const { palette } = g.design.theme;
  const perfect = off <= windowOf(g.skill).perfect;
  const party = g.has('confetti');
  note.state = 'hit';
  s.judged++;
  s.hits++;
  s.combo++;
  s.best = Math.max(s.best, s.combo);
  if (perfect) s.perfect++;
  s.health = Math.min(1, s.health + (perfect ? 0.045 : 0.025));
  s.word = { sign: perfect ? '★' : '✓', t: 30, good: true };
  s.hero.kick(-0.26);
  const { x, y } = spot(s, note.lane, 0);
  const points = (perfect ? 30 : 15) * (note.finale ? 2 : 1) * (1 + Math.min(3, Math.floor(s.combo / 10)));
  g.addScore(points, x, y - 0.9);
  // the tune is what one plays: a note that is missed is not heard
  g.sound('note', tone(note.pitch));
  g.burst(x, y, {
    n: (perfect ? 14 : 8) * (party ? 2 : 1),
    shape: party ? 'square' : perfect ? 'star' : 'dot',
    colour: [palette.accent, '#ffffff', palette.danger],
    speed: 5,
  });
  if (s.combo % 10 === 0) {
    g.sound('combo', 1 + s.combo * 0.005);
    g.shake(0.25);
    g.float(`×${s.combo}`, W / 2, 5);
  }
  if (s.boss && s.boss.hp > 0) {
    s.boss.hp--;
    s.boss.hit = 14;
    g.shake(0.12);
    if (s.boss.hp === 0) {
      g.sound('explode');
      g.shake(0.8);
      g.addScore(500, W - 2.2, 2);
      g.burst(W - 2.2, 2, { n: 50, shape: 'star', speed: 8, life: 1 });
    }
  }
  tell(g, s);
}

/** A press in a lane. */
function press(g: Game, s: State, lane: number): void {
  s.lit[lane] = 10;
  const note = due(s, g.frame, lane, windowOf(g.skill).good, lateOf(g));
  if (!note) {
    // pressed for nothing: a little health, so that hammering does not help
    s.combo = 0;
    g.sound('step', 0.7);
    return harm(g, s, 0.05);
  }
  if (!note.bad) return hit(g, s, note, Math.abs(note.at - g.frame));
  note.state = 'hit';
  s.combo = 0;
  s.judged++;
  s.word = { sign: '✕', t: 30, good: false };
  s.hero.kick(0.35);
  g.sound('hurt');
  g.shake(0.4);
  harm(g, s, 0.2);
}

/** Bass and beat, by frames; four taps count in. */
function accompany(g: Game, s: State): void {
  const { step, start, bars, eighths } = s.chart;
  const early = start - g.frame;
  if (early > 0 && early <= step * 8 && early % (step * 2) === 0) g.sound('select', 0.75);
  if (g.frame !== eighths[s.eighth]) return;
  const at = s.eighth++;
  if (at % 2 === 0) {
    s.beat.kick(-0.12);
    g.sound('step', at % 4 === 0 ? 0.6 : 1.5);
  }
  if (at % 4 === 0) g.sound('note', 0.25 * tone(bars[Math.floor(at / 8)] ?? 0));
}

export function playStep(g: Game, s: State): void {
  const late = lateOf(g);
  s.hero.step();
  s.beat.step();
  if (s.word.t > 0) s.word.t--;
  if (s.boss && s.boss.hit > 0) s.boss.hit--;
  accompany(g, s);
  s.sides.forEach((side, lane) => {
    if ((s.lit[lane] as number) > 0) s.lit[lane] = (s.lit[lane] as number) - 1;
    const letter = g.design.keys?.[lane];
    const asked = letter !== undefined && g.key(`Key${letter}`);
    if (g.pressed(side) || g.key(`Digit${lane + 1}`) || asked) press(g, s, lane);
  });
  const { pointer } = g.pad;
  if (pointer && g.clicked()) {
    const lane = laneAt(s, pointer.x, pointer.y);
    if (lane >= 0) press(g, s, lane);
  }
  for (const note of s.chart.notes) {
    if (note.state !== 'coming') note.age++;
    else if (g.frame - note.at > late) {
      if (!note.bad) miss(g, s, note);
      else {
        note.state = 'missed';
        g.addScore(10);
      }
    }
  }
}
