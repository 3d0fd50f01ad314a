/** What a hit gives and what a mistake costs, in every mode. */
import type { Game } from '../../kit/types.js';
import { PATIENCE, W, type State } from './state.js';

export function tell(g: Game, s: State): void {
  g.progress(Math.min(s.hits, s.need), s.need, g.design.cast.items[0]);
  if (s.boss && s.hits >= s.need) g.bar(s.boss.hp / s.boss.most, s.boss.actor);
}

function pop(g: Game, x: number, y: number, n: number): void {
  const { palette } = g.design.theme;
  const party = g.has('confetti');
  g.burst(x, y, {
    n: party ? n * 2 : n,
    shape: party ? 'square' : 'star',
    colour: [palette.accent, palette.danger, '#ffffff'],
    speed: 6,
  });
}

/** The end of a round, with stars for accuracy, or against the clock for how much there was: a jury without words. */
export function finish(g: Game, s: State): void {
  pop(g, W / 2, 5, 60);
  const part = s.timed ? s.hits / s.need / 1.7 : s.hits / Math.max(1, s.tries);
  const stars = part > 0.9 ? 3 : part > 0.7 ? 2 : 1;
  g.banner('★★★☆☆'.slice(3 - stars, 6 - stars));
  g.addScore(stars * 100);
  g.bar(null);
  g.levelDone();
}

/** what gold counts for */
export const GOLD = 3;

/** Something good was hit in time; `quick` 1 at once … 0 at the last moment, `worth` so many hits. */
export function good(g: Game, s: State, x: number, y: number, quick: number, worth = 1): void {
  // the last one needed is never passed over: a boss waits for it
  s.hits = s.hits < s.need ? Math.min(s.need, s.hits + worth) : s.hits + 1;
  s.tries++;
  s.streak++;
  s.hero.kick(-0.3);
  g.addScore((20 + Math.round(quick * 30)) * worth + Math.min(50, s.streak * 5), x, y - 0.5);
  if (worth > 1) g.float(`×${worth}`, x, y - 1.2);
  g.sound(s.streak % 5 === 0 ? 'combo' : 'hit', 1 + Math.min(10, s.streak) * 0.05);
  g.shake(0.16);
  g.freeze(2);
  pop(g, x, y, 16);
  if (s.streak % 8 === 0 && s.patience < PATIENCE) s.patience++;
  tell(g, s);
  // against the clock one goes on to its end
  if (s.hits < s.need || (s.timed && !s.boss)) return;
  if (!s.boss) return finish(g, s);
  if (s.hits > s.need) return;
  g.sound('boss');
  g.banner(g.design.texts.boss);
}

export function bossHit(g: Game, s: State, x: number, y: number): void {
  if (!s.boss) return;
  s.boss.hp--;
  s.hero.kick(-0.3);
  g.sound('hit', 0.6);
  g.shake(0.4);
  g.freeze(4);
  g.addScore(60, x, y - 0.8);
  pop(g, x, y, 24);
  tell(g, s);
  if (s.boss.hp > 0) return;
  g.sound('explode');
  g.shake(0.9);
  g.addScore(500, x, y - 1.4);
  finish(g, s);
}

/** A blow to the wrong one: a life, at once. */
export function wrong(g: Game, s: State, x: number, y: number): void {
  s.tries++;
  s.streak = 0;
  s.hero.kick(0.35);
  if (s.shield) {
    s.shield = false;
    g.sound('power');
    g.burst(x, y, { n: 24, shape: 'ring', speed: 5, gravity: 0 });
    return;
  }
  g.hurt(x, y);
}

/** Too late, or too soon: three of them cost a life. */
export function slip(g: Game, s: State, x: number, y: number): void {
  s.tries++;
  s.streak = 0;
  g.sound('swap', 0.6);
  g.burst(x, y, { n: 8, shape: 'smoke', colour: g.design.theme.palette.solidEdge, speed: 2 });
  if (--s.patience > 0) return;
  s.patience = PATIENCE;
  wrong(g, s, x, y);
}
