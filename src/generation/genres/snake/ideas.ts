/** What each ground brings in that none before it had, and what food and rocks then do by themselves. */
import type { GameDesign } from '../../design.js';
import { levelsUnless } from '../../kit/budget.js';
import { ideaAt } from '../../kit/ideas.js';
import type { Game } from '../../kit/types.js';
import { at, DIRS, reach, step, type Cell } from './level.js';
import { place, type Food, type SnakeIdea, type State } from './state.js';
import { covers } from './worm.js';

/** In this order; the first has only what one has to know. */
export const IDEAS: readonly SnakeIdea[] = ['field', 'edges', 'runaway', 'walkers', 'rooms', 'sprout', 'dark', 'rival'];
const OF_FOES: readonly SnakeIdea[] = ['walkers', 'rival'];
/** levels of a game of questions, whose answers lie on plain grounds */
const ASKED = 3;

/** An order of things to eat is one game, as is what a clock ends. */
export const levelsOf = (design: GameDesign): number =>
  levelsUnless(design.content ? ASKED : IDEAS.length, 'collect', 'timer')(design);

/** A ground alone has no idea, nor one that questions lie on. */
export function ideaOf(g: Game): SnakeIdea | null {
  if (g.levels === 1 || g.design.content) return null;
  const isNew = (idea: SnakeIdea): boolean =>
    !(g.has('noEnemies') && OF_FOES.includes(idea)) && !(g.has('wrap') && idea === 'edges');
  return ideaAt(g, IDEAS.filter(isNew));
}

/** which of the grounds goes with an idea, by its number in `buildLevel` */
export const GROUND_OF: Readonly<Record<SnakeIdea, number>> = {
  field: 1,
  edges: 2,
  runaway: 1,
  walkers: 2,
  rooms: 3,
  sprout: 1,
  dark: 2,
  rival: 1,
};

/** cells within which food sees the snake coming */
const SHY = 5;
/** rocks that come up in a level at most */
const MOST_ROCKS = 9;
/** cells from the head at which a rock may come up */
const AWAY = 4;

/** One frame of food that runs away: a hop now and then, to where the head is farther. */
export function runAway(g: Game, s: State): void {
  const every = Math.round(84 - g.skill * 30);
  const head = s.worm.body[0] as Cell;
  const far = (cell: Cell): number => Math.abs(cell.x - head.x) + Math.abs(cell.y - head.y);
  for (const [i, food] of s.foods.entries()) {
    const here = { x: food.homeX, y: food.homeY };
    if ((g.frame + i * 29) % every !== 0 || far(here) > SHY) continue;
    const free = DIRS.map((dir) => step(here, dir, false)).filter((cell) => cell !== null && isFree(s, cell));
    const to = (free as Cell[]).toSorted((a, b) => far(b) - far(a))[0];
    if (!to || far(to) <= far(here)) continue;
    [food.homeX, food.homeY] = [to.x, to.y];
    g.burst(food.x + 0.5, food.y + 0.8, { n: 3, shape: 'smoke', speed: 1.5, life: 0.3, gravity: 0 });
  }
}

const isFree = (s: State, cell: Cell): boolean =>
  !s.level.walls[at(cell)] &&
  !covers(s.worm, cell, s.worm.body.length) &&
  !s.foods.some((food: Food) => food.homeX === cell.x && food.homeY === cell.y);

/** A rock comes up where it shuts nothing in and leaves no dead end; none where there is no such place. */
export function sprout(g: Game, s: State): void {
  const { walls, rects, start } = s.level;
  if (s.rocks >= MOST_ROCKS) return;
  const head = s.worm.body[0] as Cell;
  for (let tries = 0; tries < 12; tries++) {
    const cell = place(g, s);
    if (!cell || Math.abs(cell.x - head.x) + Math.abs(cell.y - head.y) < AWAY) continue;
    if (cell.y === start.y && cell.x < start.x + 6) continue;
    walls[at(cell)] = 1;
    if (reach(walls, start) === walls.filter((wall) => wall === 0).length) {
      rects.push({ ...cell, w: 1, h: 1 });
      s.rocks++;
      g.sound('break', 0.7);
      g.burst(cell.x + 0.5, cell.y + 0.7, { n: 12, shape: 'smoke', speed: 2.4, gravity: 0 });
      return;
    }
    walls[at(cell)] = 0;
  }
}
