/** What an answer does: a blow, a step or a stride, and what a wrong one costs. */
import type { Game } from '../../kit/types.js';
import { ask } from './questions.js';
import { onStage, plateOf, type Room } from './layout.js';
import { W, type State } from './state.js';

/** seconds, where there is no timer: nobody waits as long */
const NO_HURRY = 36_000;

/** seconds more for a question that is a sentence */
export const READING = 5;

/** seconds for an answer */
export function seconds(g: Game, s: Pick<State, 'right' | 'sorts'>): number {
  if (g.has('noTimer')) return NO_HURRY;
  const own = g.rule('perQuestion')?.seconds;
  if (own) return own;
  const haste = g.has('speedUp') ? Math.max(0.5, 1 - s.right * 0.03) : 1;
  const reading = s.sorts[0] === 'told' ? READING : 0;
  return (15 - g.skill * 8 + reading) * haste * (g.has('slow') ? 1.35 : 1) * (g.has('fast') ? 0.75 : 1);
}

/** Which question this is, in all levels. */
export const nthOf = (g: Game, { need, asked }: Pick<State, 'need' | 'asked'>): number => (g.level - 1) * need + asked;

function nextQuestion(g: Game, s: State): void {
  s.asked++;
  s.q = ask(g, s.sorts[(s.asked + g.level) % s.sorts.length] as string, s.q, nthOf(g, s));
  s.phase = 'ask';
  s.t = 0;
  s.cursor = s.picked = -1;
  s.given = s.left = Math.round(seconds(g, s) * 60) + s.q.look;
  s.plate.kick(0.14);
  g.sound('swap');
}

export function tell(g: Game, s: State): void {
  g.progress(Math.min(s.right, s.need), s.need, g.design.cast.items[0]);
  if (s.stage === 'duel' && s.foe.boss) g.bar(1 - s.right / s.need, s.foe.actor);
}

/** One more right; the level ends with the last. */
export function gain(g: Game, s: State, x: number, y: number): void {
  const { palette } = g.design.theme;
  const party = g.has('confetti');
  s.right++;
  s.streak++;
  g.addScore(50 + 10 * Math.min(10, s.streak), x, y);
  g.sound(s.streak > 2 ? 'combo' : 'collect', 1 + Math.min(8, s.streak) * 0.06);
  g.burst(x, y, {
    n: party ? 44 : 20,
    shape: party ? 'square' : 'star',
    colour: [palette.accent, palette.danger, '#ffffff'],
    speed: 6,
  });
  tell(g, s);
  if (s.right < s.need) return;
  g.burst(W / 2, 3, { n: party ? 90 : 50, shape: 'star', speed: 9, life: 1 });
  if (s.foe.boss) {
    g.sound('explode');
    g.shake(0.8);
  }
  g.bar(null);
  g.levelDone();
}

export function struck(g: Game, s: State): void {
  const me = onStage(g, 1.9, 3);
  s.streak = 0;
  if (s.shield) {
    s.shield = false;
    g.sound('power');
    g.burst(me.x, me.y, { n: 26, shape: 'ring', speed: 5, gravity: 0 });
    return;
  }
  g.hurt(me.x, me.y);
  s.hero.kick(0.35);
}

export function answer(g: Game, s: State, i: number): void {
  if (s.phase !== 'ask' || s.t < 12 || s.t < s.q.look || i >= s.q.answers.length) return;
  s.picked = i;
  s.phase = i === s.q.right ? 'right' : 'wrong';
  s.t = 0;
  s.blow = { t: 0, mine: i === s.q.right };
  g.sound(i === s.q.right ? 'shoot' : 'swap', i === s.q.right ? 1.2 : 0.6);
  if (i === s.q.right) s.hero.kick(-0.3);
  else s.plate.kick(0.2);
}

/** frames that a blow travels */
const BLOW = 22;

/** The blow that an answer begins travels, lands, and the next question comes. */
export function follow(g: Game, s: State): void {
  if (s.blow) {
    s.blow.t += 1 / BLOW;
    if (s.blow.t >= 1) {
      const { mine } = s.blow;
      const { x } = heroAt(s, g);
      const there = onStage(g, W - 2, 2.4);
      s.blow = null;
      if (mine) {
        s.foe.hit = 16;
        g.shake(0.25);
        g.freeze(3);
        gain(g, s, s.stage === 'duel' && !s.foe.none ? there.x : x, there.y);
      } else struck(g, s);
    }
  }
  if (s.t > (s.phase === 'right' ? 46 : 88) && !s.blow) nextQuestion(g, s);
}

/** frames for a stride to where a right answer leads */
const STRIDE = 24;

/** Where the hero stands on its stage; it strides there once its answer has had effect. */
export function heroAt(s: State, room: Room): { x: number; y: number } {
  // the last answer ends the level, and its frames with it: the hero is there at once
  const strides = s.phase === 'right' && !s.blow && s.right > 0 && s.right < s.need;
  const way = strides ? Math.max(0, Math.min(1, (s.t - BLOW) / STRIDE)) : 1;
  const part = Math.min(1, (s.right - (1 - way) ** 2) / s.need);
  if (s.stage === 'climb') return onStage(room, 1.2 + part * (W - 3.4), 3.75 - part * 2.1);
  if (s.stage === 'race') return onStage(room, 1.2 + part * (W - 3.2), 1.5);
  return onStage(room, 1.9, 3.2);
}

export function timeOut(g: Game, s: State): void {
  s.phase = 'wrong';
  s.t = 0;
  s.blow = { t: 0, mine: false };
  g.sound('lose', 1.3);
  const { x, y } = plateOf(g);
  g.burst(x, y, { n: 14, shape: 'smoke', speed: 2 });
}
