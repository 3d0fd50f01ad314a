/** Drive a flock into its pen by coming near: it runs from the hero and keeps together. Hedges, brooks and scattered ones come level by level, and somebody who steals. */
import { secondsByRules } from '../../kit/budget.js';
import { round, Spring } from '../../kit/juice.js';
import { sayLevelName } from '../../kit/level-name.js';
import { defineKind, type Game } from '../../kit/types.js';
import { herdBot } from './bot.js';
import { drawHerding } from './draw.js';
import { buildField, ideaOf } from './field.js';
import { enter, MOST_OUT, settle } from './arrivals.js';
import { moveFlock } from './flock.js';
import { firstFoe, moveFoes, newBoss } from './foes.js';
import { moveHero } from './hero.js';
import { body, H, W, type State } from './state.js';

/** frames between the last one home and the end of the level */
const ENDING = 45;

export const herding = defineKind<State>({
  genre: 'herding_game',
  rules: [
    'lives',
    'timer',
    'collect',
    'levels',
    'boss',
    'bossEvery',
    'dash',
    'speedUp',
    'fast',
    'slow',
    'noEnemies',
    'gentle',
    'confetti',
  ],
  view: { kind: 'follow', w: 14, h: 13.5 },
  touch: (design) => ({
    move: 'stick',
    a: '!',
    ...(design.rules.some((entry) => entry.rule === 'dash') ? { b: '»' } : {}),
  }),
  lives: 3,
  // a flock that is asked for is as large on each level; one that fills the field is a game by itself
  levels: ({ rules }) => (rules.some((entry) => entry.rule === 'collect' && entry.n > MOST_OUT) ? 1 : 3),
  budget: secondsByRules(240, { levels: 70, collect: (n) => n * 8, boss: 60, bossEvery: 200 }),
  backdrop: 'top',
  covers: true,

  create(g) {
    const need = g.rule('collect')?.n ?? Math.min(12, 4 + g.level + Math.round(g.skill * 2));
    const field = buildField(g);
    const s: State = {
      idea: ideaOf(g),
      field,
      hero: body((field.pen.left + field.pen.right) / 2, field.pen.edge + 2.4, 0.34),
      dir: 1,
      dash: 0,
      dashWait: 0,
      callWait: 0,
      called: 999,
      wet: false,
      squash: new Spring(),
      flock: [],
      coming: need,
      back: [],
      need,
      home: 0,
      combo: 0,
      comboLeft: 0,
      foes: [],
      nextFoe: Infinity,
      sent: 0,
      boss: newBoss(g),
      done: 0,
      plan: { x: 0, y: 0, left: 0 },
      ways: new Int16Array(W * H),
    };
    settle(g, s, Math.min(need, MOST_OUT), s.idea === 'scattered');
    s.nextFoe = firstFoe(g, s);
    const seconds = g.rule('timer')?.seconds;
    if (seconds !== undefined) g.clock(seconds, 'lose');
    g.progress(0, need, g.design.cast.items[0]);
    look(g, s, true);
    return s;
  },

  update(g, s) {
    sayLevelName(g);
    moveHero(g, s);
    moveFlock(g, s);
    moveFoes(g, s);
    arrive(g, s);
    look(g, s, false);
    if (s.home < s.need || s.boss === 'awaited' || s.boss === 'here') return;
    if (s.done === 0) {
      g.sound('combo');
      for (const one of s.flock) one.squash.kick(-0.3);
    }
    if (++s.done < ENDING) return;
    g.addScore(100 + g.lives * 20, s.hero.x, s.hero.y - 1);
    g.levelDone();
  },

  draw: drawHerding,
  bot: herdBot,

  state: (s) => ({
    hero: { x: round(s.hero.x), y: round(s.hero.y) },
    idea: s.idea,
    flock: s.flock.filter((one) => !one.in).map((one) => ({ x: round(one.x), y: round(one.y), held: one.held })),
    gate: { x: (s.field.pen.left + s.field.pen.right) / 2, y: s.field.pen.edge },
    home: s.home,
    needed: s.need,
    coming: s.coming + s.back.length,
    enemies: s.foes.map((foe) => ({ x: round(foe.x), y: round(foe.y), mode: foe.mode })),
  }),
});

/** Who is yet to come, a handful at a time; and who was carried off comes back. */
function arrive(g: Game, s: State): void {
  s.back = s.back.map((left) => left - 1);
  while (s.back[0] !== undefined && s.back[0] <= 0) {
    s.back.shift();
    enter(g, s);
  }
  if (s.coming === 0 || g.frame % 20 !== 0) return;
  let out = 0;
  for (const one of s.flock) if (!one.in) out++;
  if (out >= MOST_OUT / 2) return;
  s.coming--;
  enter(g, s);
}

/** The field is a little larger than the window: the camera goes with the hero, and shows no more of what is beyond than it must. */
function look(g: Game, { hero }: State, now: boolean): void {
  g.look(W / 2 + (hero.x - W / 2) * 0.55, H / 2 + (hero.y - H / 2) * 0.6 - 0.4, now);
}
