/** A boss rush: one boss after another, each knows one blow more; all are shown before they come, and a roll goes through them. */
import { secondsByLevels } from '../../../kit/budget.js';
import { round, Spring } from '../../../kit/juice.js';
import { defineKind } from '../../../kit/types.js';
import { fenced, H, W } from '../field.js';
import { bossesBot } from './bot.js';
import { moveBoss, newBoss } from './boss.js';
import { drawBosses } from './draw.js';
import { collide, moveHero, shoot } from './hero.js';
import { INTRO, type State } from './state.js';

const BOSSES = 3;
/** frames between the last blow and what follows */
const FALLS = 80;

export const bosses = defineKind<State>({
  genre: 'arena',
  rules: ['lives', 'levels', 'boss', 'bossEvery', 'fast', 'slow', 'gentle', 'shooting', 'dash', 'confetti'],
  view: { kind: 'follow', w: 11, h: 11.5 },
  touch: { move: 'stick', a: '●', b: '»' },
  lives: 4,
  levels: BOSSES,
  budget: secondsByLevels({ base: 60, level: 90, levels: BOSSES, item: 0, wanted: [] }),
  backdrop: 'top',
  floor: true,
  goalShows: 'foe',

  create(g) {
    const s: State = {
      tiles: fenced(),
      hero: { x: W / 2, y: H / 2 + 3.5, vx: 0, vy: 0 },
      angle: -1.57,
      roll: 0,
      rollWait: 0,
      wait: 0,
      squash: new Spring(),
      boss: newBoss(g),
      shots: [],
      balls: [],
      beaten: 0,
      intro: INTRO,
      plan: { x: 0, y: 0, left: 0 },
    };
    g.look(W / 2, H / 2, true);
    return s;
  },

  update(g, s) {
    const { boss, hero } = s;
    moveHero(g, s);
    shoot(g, s);
    if (s.intro > 0) {
      // the first frame of a level has its own words
      if (--s.intro === INTRO - 40) {
        g.banner(boss.actor);
        g.sound('boss');
      }
    } else if (s.beaten === 0) {
      moveBoss(g, s);
      if (collide(g, s)) {
        s.beaten = 1;
        s.balls = [];
        g.addScore(200 + g.lives * 25, boss.x, boss.y - 1);
        g.freeze(14);
        g.shake(1);
        g.sound('explode', 0.5);
        g.burst(boss.x, boss.y, { n: 60, speed: 9, life: 1, size: 0.3 });
      }
    } else if (++s.beaten > FALLS) g.levelDone();
    g.bar(s.beaten > 0 ? null : Math.max(0, boss.hp / boss.most), boss.actor);
    // both are seen, the hero before all
    const [dx, dy] = [(boss.x - hero.x) * 0.4, (boss.y - hero.y) * 0.5 - 0.6];
    g.look(hero.x + Math.max(-2.6, Math.min(2.6, dx)), hero.y + Math.max(-3.6, Math.min(2.6, dy)));
  },

  draw: drawBosses,
  bot: bossesBot,

  state: (s) => ({
    hero: { x: round(s.hero.x), y: round(s.hero.y), roll: s.roll, rollWait: s.rollWait },
    boss: {
      x: round(s.boss.x),
      y: round(s.boss.y),
      hp: round(Math.max(0, s.boss.hp)),
      mode: s.boss.mode,
      pattern: s.boss.pattern,
    },
    balls: s.balls.length,
    shots: s.shots.length,
  }),
});
