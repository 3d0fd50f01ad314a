/** Make it good again: wipe away dirt, put out fires, light lamps, by getting there with the tool; somebody or something makes it bad again. */
import { secondsByLevels } from '../../kit/budget.js';
import { round, Spring } from '../../kit/juice.js';
import { sayLevelName } from '../../kit/level-name.js';
import { settledIn } from '../../kit/skill.js';
import { defineKind, type Game } from '../../kit/types.js';
import { burn, burning } from './blaze.js';
import { cleaningBot } from './bot.js';
import { burnersOf, guestsOf, thingsOf } from './cast.js';
import { dirtOf, drip, renew, soil } from './clean.js';
import { drawCleaning } from './draw.js';
import { moveFoes, newFoes } from './foes.js';
import { moveHero, moveMate, passTime } from './hero.js';
import { ideaOf, levelsOf, MOST_OUT } from './ideas.js';
import { blow } from './lamps.js';
import { fit, newSpots, newStones, surfaceOf } from './layout.js';
import { workOf } from './mode.js';
import { H, isUnhurried, W, type State } from './state.js';

/** frames between the last one and the end of the level */
const ENDING = 60;
/** the most that a window has room for: units */
const TALLEST = 27;
const WIDEST = 25;

/** How many there are to be done; whoever waits to be saved is counted apart. */
function needOf(g: Game, saving: boolean): number {
  const usual = Math.min(16, Math.round(7 + g.level + g.skill * 2));
  const asked = g.rule('collect')?.n;
  if (asked !== undefined) return saving ? Math.max(asked, usual) : asked;
  const seconds = g.rule('timer')?.seconds;
  if (seconds === undefined) return usual;
  return Math.max(4, Math.min(60, Math.round(seconds / (workOf(g.design) === 'fire' ? 2.9 : 2.1 - g.skill * 0.4))));
}

export const cleaning = defineKind<State>({
  genre: 'cleaning_game',
  rules: ['lives', 'timer', 'collect', 'levels', 'fast', 'slow', 'noEnemies', 'gentle', 'confetti'],
  view: { kind: 'board', w: W, h: H, tallest: TALLEST, widest: WIDEST },
  titleShowsCast: true,
  touch: { move: 'none' },
  lives: 3,
  levels: levelsOf,
  budget: secondsByLevels({ base: 90, level: 60, levels: 6, item: (n) => 60 + n * 9 }),
  backdrop: 'top',
  covers: true,
  floor: true,

  create(g) {
    const work = workOf(g.design);
    const surface = surfaceOf(g);
    const fire = work === 'fire';
    const saving = fire && guestsOf(g.design).length > 0;
    const need = needOf(g, saving);
    const guests = saving ? (g.rule('collect')?.n ?? 2 + g.level) : 0;
    const idea = ideaOf(g);
    const many = fire ? Math.max(6, Math.min(12, need + 1)) : Math.min(need, MOST_OUT);
    const spots = newSpots(g, surface, many);
    const day = Math.round((need * (4.3 - g.skill * 1.6) + 16) * (1.35 - 0.35 * settledIn(g)) * 60);
    const s: State = {
      work,
      idea,
      surface,
      box: { x: 0, y: 0, w: W, h: H },
      hero: { x: W / 2, y: H * 0.55, vx: 0, vy: 0 },
      dir: 1,
      squash: new Spring(),
      trail: [],
      mate: idea === 'helper' ? { x: W / 2 + 1.5, y: H * 0.6, vx: 0, vy: 0 } : null,
      spots,
      stones: newStones(g, surface),
      salt: g.rand.int(0, 999),
      foes: [],
      need,
      banked: 0,
      combo: 0,
      comboLeft: 0,
      left: day,
      day: fire || isUnhurried(g) ? 0 : day,
      next: 240,
      gust: null,
      sparks: [],
      toCome: fire ? Math.max(need, guests) : 0,
      out: 0,
      guests,
      saved: 0,
      guestsAll: guests,
      water: 1,
      spray: null,
      wells: fire
        ? [
            { u: 0.05, v: 0.6 },
            { u: 0.95, v: 0.6 },
          ]
        : [],
      done: 0,
      plan: { x: 0, y: 0, left: 0, fetching: false },
    };
    if (work === 'plain') for (const spot of spots) soil(g, s, spot, idea === 'scrub' && spot.look % 3 === 0);
    if (idea === 'wicks') for (const spot of spots) spot.tough = spot.look % 2 === 0;
    s.foes = newFoes(g, s);
    fit(g, s);
    const seconds = g.rule('timer')?.seconds;
    if (seconds !== undefined) g.clock(seconds, 'lose');
    tell(g, s);
    return s;
  },

  update(g, s) {
    fit(g, s);
    sayLevelName(g);
    for (const spot of s.spots) {
      spot.pop.step();
      if (spot.good) spot.shine++;
    }
    if (s.comboLeft > 0) s.comboLeft--;
    moveHero(g, s);
    moveMate(g, s);
    moveFoes(g, s);
    if (s.work !== 'fire') renew(g, s);
    if (s.work === 'plain') drip(g, s);
    else if (s.work === 'lamps') blow(g, s);
    else burn(g, s);
    passTime(g, s);
    tell(g, s);
    if (s.done === 0 && doneOf(s) < s.need) return;
    if (s.done === 0 && s.work === 'fire' && (burning(s) > 0 || s.toCome > 0 || s.saved < s.guestsAll)) return;
    if (s.done === 0) {
      g.sound('combo');
      for (const one of s.spots) one.pop.kick(-0.3);
    }
    if (++s.done % 8 === 0 && s.done < 48) {
      const one = g.rand.pick(s.spots);
      g.burst(one.x, one.y, { n: 12, shape: 'star', speed: 4, size: 0.2, life: 0.7, colour: ['#ffffff', '#fff3b0'] });
    }
    if (s.done < ENDING) return;
    g.addScore(100 + (s.day > 0 ? Math.round((s.left / s.day) * 100) : 20 * g.lives), s.hero.x, s.hero.y - 1);
    g.levelDone();
  },

  draw: drawCleaning,
  bot: cleaningBot,

  state: (s) => ({
    hero: { x: round(s.hero.x), y: round(s.hero.y) },
    idea: s.idea,
    surface: s.surface,
    done: doneOf(s),
    needed: s.need,
    spots: s.spots.map((one) => ({
      x: round(one.x),
      y: round(one.y),
      bad: round(
        s.work === 'fire' ? one.heat : s.work === 'lamps' ? 1 - Math.min(1, one.good ? 1 : one.hold) : dirtOf(one),
      ),
    })),
    enemies: s.foes.flatMap((foe) =>
      foe.mode === 'off' ? [] : [{ x: round(foe.x), y: round(foe.y), mode: foe.mode }],
    ),
    left: Math.ceil(s.left / 60),
    ...(s.work === 'fire' ? { water: round(s.water), saved: s.saved, waiting: s.guestsAll - s.saved } : {}),
  }),
});

/** What is done: fires that are out, or all that is good. */
function doneOf(s: State): number {
  if (s.work === 'fire') return s.out;
  return s.banked + s.spots.reduce((sum, one) => sum + (one.good ? 1 : 0), 0);
}

/** So many of so many: whom one saves, or what is done. */
function tell(g: Game, s: State): void {
  const { items } = g.design.cast;
  if (s.guestsAll > 0) return g.progress(s.saved, s.guestsAll, guestsOf(g.design)[0]);
  const signs = s.work === 'fire' ? burnersOf(g.design) : thingsOf(g.design);
  g.progress(Math.min(s.need, doneOf(s)), s.need, signs[0] ?? items[0]);
}
