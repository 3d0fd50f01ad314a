/** Survivors: a horde that grows, weapons that fire by themselves, and at each level one of three upgrades; who lasts until the time is up has won. */
import { secondsByRules } from '../../../kit/budget.js';
import { round, Spring } from '../../../kit/juice.js';
import { defineKind, type Game } from '../../../kit/types.js';
import { fenced, H, W } from '../field.js';
import { survivorsBot } from './bot.js';
import { choose, openChoice } from './choice.js';
import { drawSurvivors } from './draw.js';
import { draw, moveHero, touched } from './hero.js';
import { advance, gather } from './horde.js';
import { wantedXp, type State } from './state.js';
import { fire } from './weapons.js';

const SECONDS = 120;
const secondsOf = (g: Game): number => g.rule('timer')?.seconds ?? SECONDS;

export const survivors = defineKind<State>({
  genre: 'arena',
  rules: ['lives', 'timer', 'boss', 'magnet', 'fast', 'slow', 'gentle', 'shooting', 'dash', 'confetti'],
  view: { kind: 'follow', w: 11, h: 11.5 },
  touch: { move: 'stick', a: '»' },
  lives: 5,
  levels: 1,
  // the clock stands while one chooses
  budget: secondsByRules(SECONDS + 90, { timer: 1 }),
  backdrop: 'top',
  floor: true,
  goalShows: 'foe',

  create(g) {
    const s: State = {
      tiles: fenced(),
      hero: { x: W / 2, y: H / 2, vx: 0, vy: 0 },
      angle: 0,
      dash: 0,
      dashWait: 0,
      squash: new Spring(),
      foes: [],
      bolts: [],
      gems: [],
      waves: [],
      owned: {
        upShot: 0,
        upBlades: 0,
        upGlow: 0,
        upWave: 0,
        upPower: 0,
        upHaste: 0,
        upFeet: 0,
        upMagnet: 0,
        upHeart: 0,
      },
      frames: 0,
      wave: 0,
      boltWait: 40,
      forceWait: 60,
      xp: 0,
      level: 1,
      choice: null,
      beaten: 0,
      chief: 'none',
      plan: { x: 0, y: 0, left: 0 },
    };
    g.clock(SECONDS, 'win');
    g.look(W / 2, H / 2, true);
    return s;
  },

  update(g, s) {
    const at = { x: W / 2 + (s.hero.x - W / 2) * 0.85, y: H / 2 + (s.hero.y - H / 2) * 0.85 };
    if (s.choice) return choose(g, s);
    s.frames++;
    moveHero(g, s);
    gather(g, s, secondsOf(g));
    const foe = advance(g, s);
    fire(g, s);
    if (foe && foe.hp > 0) touched(g, s, foe);
    if (draw(g, s)) openChoice(g, s, at.x, at.y);
    showLevel(g, s);
    g.look(at.x, at.y);
  },

  draw: drawSurvivors,
  bot: survivorsBot,

  state: (s) => ({
    hero: { x: round(s.hero.x), y: round(s.hero.y) },
    rank: s.level,
    xp: s.xp,
    wave: s.wave,
    beaten: s.beaten,
    enemies: s.foes.length,
    choice: s.choice ? [...s.choice.cards] : null,
    chosen: s.choice ? s.choice.at : null,
  }),
});

/** The giant's health while it is there, else how far it is to the next level. */
function showLevel(g: Game, s: State): void {
  const chief = s.foes.find(({ sort }) => sort === 'chief');
  if (chief) g.bar(chief.hp / chief.most, chief.actor);
  else g.bar(Math.min(1, s.xp / wantedXp(s.level)), `${g.design.texts.level ?? ''} ${s.level}`);
}
