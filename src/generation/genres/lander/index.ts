/** Land softly on every pad, in the manner of Lunar Lander: thrust and lean against gravity and wind, before the tank is empty. */
import { secondsByLevels } from '../../kit/budget.js';
import { round } from '../../kit/juice.js';
import { defineKind, type Game } from '../../kit/types.js';
import { landerBot } from './bot.js';
import { drawLander } from './draw.js';
import { fly, tell } from './flight.js';
import { makeDrifters, makeGround, makeThings } from './ground.js';
import { BESIDE, newSprings, PART, physicsOf, VIEW_H, VIEW_W, type State } from './state.js';

/** The level's part of what is to be gathered in all. */
function sharesOf(g: Game): { needed: number; before: number; all: number } {
  const all = g.rule('collect')?.n ?? 0;
  const upTo = (level: number): number => Math.round((all * level) / g.levels);
  return { needed: upTo(g.level) - upTo(g.level - 1), before: upTo(g.level - 1), all };
}

const look = (g: Game, s: State, now = false): void =>
  g.look(Math.max(VIEW_W / 2 - 2, Math.min(s.wide - VIEW_W / 2 + 2, s.x + s.vx * 0.4)), Math.min(5.8, s.y + 1.4), now);

export const lander = defineKind<State>({
  genre: 'lander',
  rules: ['lives', 'timer', 'collect', 'levels', 'lowGravity', 'noEnemies', 'gentle', 'fast', 'slow', 'confetti'],
  view: { kind: 'follow', w: VIEW_W, h: VIEW_H },
  touch: { move: 'sides', a: '▲' },
  lives: 4,
  levels: 4,
  budget: secondsByLevels({ base: 60, level: 60, levels: 4, item: (n) => 200 + n * 8 }),
  backdrop: 'side',
  floats: true,
  goalShows: 'goal',

  create(g) {
    const land = makeGround(g);
    const drifters = makeDrifters(g, land);
    const shares = sharesOf(g);
    const first = land.pads[0]!;
    const start = { x: first.home - (g.level === 1 ? 0 : 3), y: Math.min(...land.ground) - 4.2 };
    const s: State = {
      parts: Array.from({ length: Math.ceil(land.wide / PART) + 2 * BESIDE }, () => ({})),
      physics: physicsOf(g),
      ...land,
      ...shares,
      things: makeThings(g, { ...land, drifters }, Math.max(shares.needed, land.pads.length)),
      drifters,
      gathered: 0,
      ...start,
      start,
      vx: 0,
      vy: 0,
      lean: 0,
      fuel: 100,
      thrusting: false,
      stands: null,
      landed: 0,
      wrecked: 0,
      calm: 60,
      stuck: 0,
      ...newSprings(),
      facing: 1,
      done: false,
    };
    tell(g, s);
    look(g, s, true);
    if (g.rule('timer')) g.clock(120, 'lose');
    return s;
  },

  update(g, s) {
    fly(g, s);
    look(g, s);
  },

  draw: drawLander,
  bot: landerBot,

  state: (s) => ({
    hero: { x: round(s.x), y: round(s.y) },
    speed: { x: round(s.vx), y: round(s.vy) },
    soft: { down: round(s.physics.soft), aside: round(s.physics.aside) },
    fuel: Math.round(s.fuel),
    stands: s.stands === null ? null : s.stands === 'ground' ? 'ground' : 'pad',
    pads: s.pads.map(({ x, y, w, done }) => ({ x: round(x), y: round(y), w: round(w), done })),
    needed: Math.max(0, s.needed - s.gathered),
    enemies: s.drifters.map(({ x, y }) => ({ x: round(x), y: round(y) })),
  }),
});
