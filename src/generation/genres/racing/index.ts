/**
 * Laps against rivals on a closed track. Hold the way you want to go; slides and items boost; stones spin. Who is not in front at the end has
 * lost: first place, or on easy the first two. Without enemies it is a race against the clock.
 */
import { secondsByRules } from '../../kit/budget.js';
import { round, Spring } from '../../kit/juice.js';
import { defineKind, type Game } from '../../kit/types.js';
import { racingBot } from './bot.js';
import { drawRacing } from './draw.js';
import { crash, drive } from './drive.js';
import { layOut } from './layout.js';
import { bump, moveRivals, newBoss, newRival } from './rivals.js';
import { START, topSpeed, type State } from './state.js';
import { buildTrack, placeAt } from './track.js';

const LAPS = 3;
const RIVALS = 3;

export const racing = defineKind<State>({
  genre: 'racing',
  rules: [
    'laps',
    'rivals',
    'lives',
    'timer',
    'collect',
    'levels',
    'boss',
    'dash',
    'shield',
    'magnet',
    'speedUp',
    'fast',
    'slow',
    'noEnemies',
    'gentle',
    'confetti',
  ],
  view: { kind: 'follow', w: 10.5, h: 12.5 },
  touch: (design) => ({
    move: 'stick',
    ...(design.rules.some((entry) => entry.rule === 'dash') ? { a: '»' } : {}),
  }),
  // crashes count only where the prompt asks for lives
  lives: 0,
  levels: 1,
  budget: secondsByRules(150, { laps: 30, levels: 120, collect: 10 }),
  backdrop: 'top',
  covers: true,

  create(g) {
    const seconds = g.rule('timer')?.seconds;
    const quick = topSpeed(g, { lap: 1 });
    const laps = g.rule('laps')?.n ?? (g.levels > 1 ? 2 : LAPS);
    // a clock must leave time for the laps that were asked for: the track is made shorter, not the clock longer
    const room = seconds ? ((seconds - 5) * quick * 0.66) / laps : 999;
    const track = buildTrack(
      g.rand,
      Math.max(44, Math.min(room, laps > 5 ? 120 : 160)),
      g.levels > 1 ? (g.design.seed % 4) + g.level : g.rand.int(0, 3),
    );
    const rivals = g.has('noEnemies') ? 0 : (g.rule('rivals')?.n ?? RIVALS);
    const lying = layOut(g, track);
    const need = g.rule('collect')?.n ?? 0;
    // an order takes the laps that it takes, and one to spare
    const enough = need > 0 ? Math.ceil(need / Math.max(1, lying.boosts.length * 0.45)) + 1 : 0;
    const start = placeAt(track, -3 - rivals * 1.3, 0.95);
    const s: State = {
      track,
      laps: seconds
        ? Math.max(1, Math.min(laps, Math.floor(((seconds - 5) * quick * 0.66) / track.long)))
        : Math.max(laps, enough),
      podium: g.design.difficulty === 'easy' && rivals > 1 ? 2 : 1,
      hero: {
        x: start.x,
        y: start.y,
        vx: 0,
        vy: 0,
        h: start.h,
        i: Math.round(track.n - 3 - rivals * 1.3) % track.n,
        gone: -3 - rivals * 1.3,
        off: 0.95,
        seen: track.long - 3 - rivals * 1.3,
        boost: 0,
        spin: 0,
        slide: 0,
        wait: 0,
        squash: new Spring(),
      },
      rivals: [],
      ...lying,
      lap: 1,
      lapFrom: START,
      lapTime: 0,
      bestLap: 0,
      place: rivals + 1,
      shield: g.has('shield'),
      need,
      got: 0,
      over: 0,
      won: false,
      byPointer: false,
      at: null,
      marks: [],
      cheer: 0,
    };
    for (let n = 0; n < rivals; n++) s.rivals.push(newRival(g, n, rivals, -1.7 - n * 1.3));
    moveRivals(g, s);
    // against nobody it is against the clock; a gentle one leaves half as much again
    if (seconds !== undefined) g.clock(seconds, 'lose');
    else if (rivals === 0)
      g.clock(Math.ceil((START / 60 + (s.laps * track.long) / quick) * (1.5 - g.skill * 0.25)), 'lose');
    tell(g, s);
    g.look(s.hero.x, s.hero.y, true);
    return s;
  },

  update(g, s) {
    countdown(g);
    if (s.over > 0) return finish(g, s);
    drive(g, s);
    moveRivals(g, s);
    bump(g, s);
    stepThings(g, s);
    lapOf(g, s);
    s.place = 1 + s.rivals.filter((rival) => rival.gone > s.hero.gone).length;
    judge(g, s);
    const { hero } = s;
    g.look(hero.x + hero.vx * 0.34, hero.y + hero.vy * 0.28);
  },

  draw: drawRacing,
  bot: racingBot,

  state: (s) => ({
    hero: { x: round(s.hero.x), y: round(s.hero.y), heading: round(s.hero.h) },
    track: s.track.grammar,
    lap: s.lap,
    laps: s.laps,
    place: s.place,
    of: s.rivals.length + 1,
    gone: round(s.hero.gone),
    total: s.laps * s.track.long,
    enemies: s.rivals.map((rival) => ({ x: round(rival.x), y: round(rival.y), gone: round(rival.gone) })),
    boost: s.hero.boost,
    collected: s.got,
    needed: s.need,
    shield: s.shield,
  }),
});

function tell(g: Game, s: State): void {
  const { cast } = g.design;
  if (s.need > 0) g.progress(Math.min(s.got, s.need), s.need, cast.items[0]);
  else g.progress(Math.min(s.lap, s.laps), s.laps, cast.hero);
}

function countdown(g: Game): void {
  if (g.frame > START || g.frame % 50 !== 1) return;
  const left = Math.ceil((START - g.frame) / 50);
  g.banner(String(left));
  g.sound('select', 0.8);
}

/** Boosts to take, stones to avoid. */
function stepThings(g: Game, s: State): void {
  const { hero } = s;
  if (g.frame === START) {
    // no flag from a font: a machine without coloured signs shows a box
    g.banner(`${g.design.texts.start ?? ''}!`);
    g.sound('level', 1.2);
  }
  const reach = g.has('magnet') ? 2.6 : 1.05;
  for (const one of s.boosts) {
    one.squash.step();
    if (one.gone > 0) {
      one.gone--;
      continue;
    }
    if ((one.x - hero.x) ** 2 + (one.y - hero.y) ** 2 > reach * reach) continue;
    one.gone = 420;
    s.got++;
    hero.boost = 58;
    hero.squash.kick(-0.28);
    g.addScore(20, one.x, one.y - 0.5);
    g.sound('power', 1.1);
    g.sound('collect', 1 + (s.got % 8) * 0.06);
    g.burst(one.x, one.y, { n: 16, shape: 'star', speed: 5, gravity: 0 });
    if (s.need > 0) tell(g, s);
  }
  for (const stone of s.stones) {
    stone.squash.step();
    if (stone.gone > 0) stone.gone--;
    if (stone.gone > 0 || (stone.x - hero.x) ** 2 + (stone.y - hero.y) ** 2 > 0.72) continue;
    stone.gone = 50;
    stone.squash.kick(0.4);
    crash(g, s, true);
  }
}

function lapOf(g: Game, s: State): void {
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
  s.rivals.push(newBoss(g, s));
  g.banner(g.design.texts.boss ?? '');
  g.sound('boss');
}

/** Who is over the line, and whether that is good enough. */
function judge(g: Game, s: State): void {
  const { hero, track } = s;
  if (s.cheer > 0) s.cheer--;
  const boss = s.rivals.find((rival) => rival.boss);
  if (boss) g.bar(Math.max(0.02, Math.min(1, 0.5 + (boss.gone - hero.gone) / 40)), boss.actor.name);
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
  if (won) g.addScore(300 + Math.max(0, Math.round(60 - s.bestLap)) * 5, hero.x, hero.y - 1);
}

/** Rolls on over the line, then the card. */
function finish(g: Game, s: State): void {
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
  else g.lose();
}
