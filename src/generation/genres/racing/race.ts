/** The race: its start, laps and places, who has won, and the roll over the line. */
import type { Game } from '../../kit/types.js';
import { moveRivals, newBoss } from './rivals.js';
import { START, type State } from './state.js';
import { placeAt } from './track.js';

export function tell(g: Game, s: State): void {
  const { cast } = g.design;
  if (s.need > 0) g.progress(Math.min(s.got, s.need), s.need, cast.items[0]);
  else if (s.laps > 1) g.progress(Math.min(s.lap, s.laps), s.laps, cast.hero);
}

/** In big words, or over the car in a stage of a cup, whose number and new idea are to be read meanwhile. */
export function call(g: Game, s: State, text: string): void {
  if (g.levels > 1) g.float(text, s.hero.x, s.hero.y - 1.5);
  else g.banner(text);
}

export function countdown(g: Game, s: State): void {
  if (g.frame > START || g.frame % 50 !== 1) return;
  const left = Math.ceil((START - g.frame) / 50);
  call(g, s, String(left));
  g.sound('select', 0.8);
}

export function lapOf(g: Game, s: State): void {
  const { hero, track } = s;
  s.lapTime = Math.max(0, g.frame - s.lapFrom) / 60;
  const lap = Math.max(1, Math.floor(hero.gone / track.long) + 1);
  if (lap <= s.lap) return;
  s.bestLap = s.bestLap === 0 ? s.lapTime : Math.min(s.bestLap, s.lapTime);
  s.lapFrom = g.frame;
  s.lap = lap;
  s.cheer = 50;
  if (g.has('shield')) s.shield = true;
  g.addScore(100);
  g.sound('level');
  tell(g, s);
  g.burst(hero.x, hero.y, { n: g.has('confetti') ? 40 : 18, shape: 'square', speed: 6, gravity: 0 });
  if (lap > s.laps) return;
  g.banner(`${lap} / ${s.laps}${lap === s.laps ? ' !' : ''}`);
  if (lap !== s.laps || !g.has('boss') || g.has('noEnemies') || s.rivals.some((rival) => rival.boss)) return;
  s.rivals.push(newBoss(g, s, Math.max(hero.gone + 16, (s.laps - 1) * track.long + 8)));
  g.banner(g.design.texts.boss ?? '');
  g.sound('boss');
}

/** Who is over the line, and whether that is good enough. */
export function judge(g: Game, s: State): void {
  const { hero, track } = s;
  if (s.cheer > 0) s.cheer--;
  const boss = s.rivals.find((rival) => rival.boss);
  if (boss) g.bar(Math.max(0.02, Math.min(1, 0.5 + (boss.gone - hero.gone) / 40)), boss.actor);
  const before = s.rivals.filter((rival) => rival.done > 0).length;
  const full = s.laps * track.long;
  if (s.need > 0) {
    // collecting decides; the rivals' race is how long there is for it
    if (s.got >= s.need) end(g, s, true);
    else if (before >= s.podium) end(g, s, false);
    return;
  }
  if (hero.gone >= full) end(g, s, before < s.podium);
  else if (before >= s.podium) end(g, s, false);
}

function end(g: Game, s: State, won: boolean): void {
  const { hero } = s;
  s.over = 1;
  s.won = won;
  g.freeze(10);
  g.burst(hero.x, hero.y, { n: won ? 60 : 10, shape: won ? 'star' : 'smoke', speed: 8, life: 1.1, gravity: 0 });
  g.bar(null);
  // what came of a stage: the next one, or the same again
  if (g.levels > 1) g.banner(`${s.place} / ${s.rivals.length + 1}`);
  if (won) g.addScore(300 + Math.max(0, Math.round(60 - s.bestLap)) * 5, hero.x, hero.y - 1);
}

/** Rolls on over the line, then the card. */
export function finish(g: Game, s: State): void {
  const { hero, track } = s;
  hero.gone += 0.06;
  const at = placeAt(track, hero.gone, hero.off * 0.98);
  Object.assign(hero, at);
  moveRivals(g, s);
  g.look(hero.x, hero.y);
  if (s.won && s.over % 12 === 0)
    g.burst(hero.x, hero.y, { n: 18, shape: g.has('confetti') ? 'square' : 'star', speed: 7, gravity: 0 });
  if (++s.over !== 50) return;
  if (s.won) g.levelDone();
  else if (g.levels === 1) g.lose();
  else {
    // a stage that was lost costs a life, safe or not, and is driven again
    g.safe = 0;
    if (g.hurt(hero.x, hero.y) !== 'dead') g.tryAgain();
  }
}
