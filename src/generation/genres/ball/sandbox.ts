/** A sandbox: boxes, balls and bombs to put, drag and throw. Three small tasks in each of three places are its goal; nothing can be lost. */
import { round } from '../../kit/juice.js';
import { secondsByLevels } from '../../kit/budget.js';
import { defineKind } from '../../kit/types.js';
import { sandboxBot } from './sandbox-bot.js';
import { drawSandbox } from './sandbox-draw.js';
import { step } from './sandbox-play.js';
import { H, newState, TOOLS, W, type State } from './sandbox-state.js';

export const sandbox = defineKind<State>({
  genre: 'sandbox',
  rules: ['levels', 'lowGravity', 'noEnemies', 'gentle', 'confetti'],
  view: { kind: 'board', w: W, h: H },
  touch: { move: 'none' },
  lives: 0,
  levels: 3,
  budget: secondsByLevels({ base: 60, level: 80, item: 0, wanted: [] }),
  backdrop: 'side',
  goalShows: 'hero',

  create(g) {
    const s = newState(g);
    g.progress(0, s.tasks.length);
    return s;
  },
  update: step,
  draw: drawSandbox,
  bot: sandboxBot,

  state: (s) => {
    const hero = s.things.find(({ sort }) => sort === 'hero')?.body;
    return {
      hero: { x: round(hero?.x ?? 0), y: round(hero?.y ?? 0) },
      cursor: { x: round(s.cursor.x), y: round(s.cursor.y) },
      tool: TOOLS[s.tool],
      tasks: s.tasks.map(({ what, done, of }) => `${what} ${done}/${of}`),
      things: s.things
        .filter(({ sort }) => sort !== 'hero')
        .map(({ sort, body }) => ({ sort, x: round(body.x), y: round(body.y) })),
    };
  },
});
