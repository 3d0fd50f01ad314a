/** Does one task after the other: boxes in a row, then a pile, a bomb among them, balls over the basket, a bomb beside the shelf. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { reachY } from './body.js';
import { BASKET, FLOOR, SHELF, SIDE, toolX, TOOLS, TOOLS_Y, W, type State, type Tool } from './sandbox-state.js';

interface Wish {
  readonly tool: Tool;
  readonly x: number;
  readonly y: number;
  /** frames to wait for what comes of it */
  readonly wait: number;
}

/** units beside the targets at which bombs fall, in turn: from right above, one only presses them down */
const SIDES = [0.3, -1, 1, -0.3];

/** The top of what lies in a column. */
const topOf = (s: State, x: number): number =>
  Math.min(
    FLOOR,
    ...s.things.filter(({ body }) => Math.abs(body.x - x) < SIDE * 0.9).map(({ body }) => body.y - reachY(body)),
  );

function wishOf(s: State): Wish | undefined {
  const task = s.tasks.find(({ done, of }) => done < of);
  const { bot } = s;
  switch (task?.what) {
    case 'boxes':
      return { tool: 'box', x: 1 + (bot.step % 3) * 1.3, y: 6, wait: 40 };
    case 'balls':
      return { tool: 'ball', x: 5 + (bot.step % 4) * 0.9, y: 5, wait: 30 };
    case 'tower': {
      const x = W - 1.6 - bot.column * 1.7;
      const top = topOf(s, x);
      // a pile that has toppled is left alone
      if (bot.step % 9 === 8) bot.column = (bot.column + 1) % 3;
      return { tool: 'box', x, y: top - SIDE * 0.62, wait: 55 };
    }
    case 'blast': {
      const crowd = s.things.filter(({ sort }) => sort !== 'bomb');
      if (crowd.length < task.of + 2) return { tool: 'box', x: 3 + (bot.step % 3) * 1.3, y: 7, wait: 30 };
      const near = (x: number): number => crowd.filter(({ body }) => Math.abs(body.x - x) < 2.3).length;
      const spots = Array.from({ length: 10 }, (_, i) => 1.3 + i);
      const x = spots.toSorted((a, b) => near(b) - near(a))[0] as number;
      if (near(x) < task.of) return { tool: 'box', x: x + (bot.step % 3) - 1, y: 6, wait: 30 };
      return { tool: 'bomb', x, y: Math.max(4, topOf(s, x) - 0.9), wait: 190 };
    }
    case 'basket':
      return { tool: 'ball', x: BASKET.x + (bot.step % 2 === 0 ? 0.1 : -0.1), y: FLOOR - 3.2, wait: 80 };
    case 'knock': {
      const left = s.things.filter(({ sort, counted }) => sort === 'target' && !counted);
      const x = left.reduce((sum, { body }) => sum + body.x, 0) / Math.max(1, left.length);
      return { tool: 'bomb', x: x + (SIDES[bot.step % SIDES.length] as number), y: SHELF.y - 2.2, wait: 200 };
    }
    default:
      return undefined;
  }
}

export function sandboxBot(_g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  pad.pointer = null;
  const { bot } = s;
  if (s.done || --bot.wait > 0) return;
  const wish = wishOf(s);
  if (!wish) return;
  const tool = TOOLS.indexOf(wish.tool);
  if (s.tool !== tool) {
    pad.pointer = { x: toolX(tool), y: TOOLS_Y, down: true };
    bot.wait = 14;
    return;
  }
  pad.pointer = { x: wish.x, y: wish.y, down: true };
  bot.wait = wish.wait;
  bot.step++;
}
