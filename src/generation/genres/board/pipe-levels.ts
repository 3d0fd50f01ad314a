/** What each board of pipes brings in that none before it had, and how large and how branched it is then. */
import type { GameDesign, Idea } from '../../design.js';
import { clamp } from '../../kit/juice.js';
import { ideaAt } from '../../kit/ideas.js';
import type { Game } from '../../kit/types.js';
import type { Grid } from './grid.js';
import type { Plan } from './pipe-deal.js';

/** In this order; the first has only what one has to know. */
export const PIPE_IDEAS = ['steps', 'bends', 'tees', 'outlets', 'bolts', 'waters', 'loose', 'large'] as const;
export type PipeIdea = (typeof PIPE_IDEAS)[number];
/** a single board is of the middle: branched, with two to reach */
const ALONE: PipeIdea = 'outlets';

/** Cells as the prompt says, else by difficulty. */
export function gridOf({ rules, difficulty, grid }: Pick<GameDesign, 'rules' | 'difficulty' | 'grid'>): Grid {
  if (grid) return { cols: grid.columns, rows: grid.rows };
  const gentle = rules.some(({ rule }) => rule === 'gentle') ? 1 : 0;
  const side = { easy: 6, normal: 7, hard: 8 }[difficulty] - gentle;
  return { cols: side, rows: side };
}

/** What a level brings in. */
export const pipeIdeaOf = (g: Pick<Game, 'level' | 'levels'>): PipeIdea =>
  g.levels === 1 ? ALONE : ideaAt(g, PIPE_IDEAS);

/** The same as an idea that is told; the first level has none. */
export const toldIdea = (idea: PipeIdea): Idea | null => (idea === 'steps' ? null : idea);

const PLAIN: Omit<Plan, 'cols' | 'rows' | 'spare'> = {
  winding: 0.85,
  straight: 0.3,
  waters: 1,
  sinks: 1,
  plugs: 0,
  bolts: 0,
  filled: 0.6,
  tight: false,
};

interface Shape extends Partial<Omit<Plan, 'cols' | 'rows' | 'spare'>> {
  /** columns and rows that the grid has more */
  readonly less: readonly [cols: number, rows: number];
}

const SHAPES: Readonly<Record<PipeIdea, (skill: number) => Shape>> = {
  steps: () => ({ less: [1, 3], straight: 0.9, winding: 0.95, filled: 0.5 }),
  bends: () => ({ less: [2, 2], straight: 0.1, winding: 0.95 }),
  tees: () => ({ less: [2, 2], winding: 0.6, plugs: 2, filled: 0.65 }),
  outlets: () => ({ less: [1, 1], winding: 0.7, sinks: 2 }),
  bolts: () => ({ less: [1, 1], winding: 0.7, sinks: 2, bolts: 0.3, filled: 0.65 }),
  waters: () => ({ less: [0, 0], winding: 0.8, waters: 2, filled: 0.55 }),
  loose: () => ({ less: [1, 1], winding: 0.55, sinks: 3, tight: true, filled: 0.6 }),
  large: (skill) => ({
    less: [0, 0],
    winding: 0.6,
    waters: 2,
    sinks: 2,
    plugs: skill > 0.5 ? 1 : 0,
    bolts: 0.15,
    tight: skill > 0.5,
    filled: 0.75,
  }),
};

/** The board of a level, by its idea and how hard it is to be. */
export function planOf(idea: PipeIdea, grid: Grid, skill: number): Plan {
  const { less, ...shape } = SHAPES[idea](skill);
  return {
    ...PLAIN,
    ...shape,
    cols: clamp(grid.cols - less[0], 3, grid.cols),
    rows: clamp(grid.rows - less[1], 3, grid.rows),
    // pieces that lead nowhere are what misleads
    spare: 0.2 + 0.5 * skill,
  };
}
