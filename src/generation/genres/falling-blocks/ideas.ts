/** What each well brings in that none before it had: something buried, small pieces, rubble, rows that rise, no outline, a boss. */
import type { GameDesign } from '../../design.js';
import { ideaAt } from '../../kit/ideas.js';
import type { Game } from '../../kit/types.js';
import type { BlocksIdea, Layout } from './state.js';

/** In this order; the first has only what one has to know. */
export const IDEAS: readonly BlocksIdea[] = ['plain', 'buried', 'crumbs', 'rubble', 'rising', 'ghostless', 'pusher'];
/** wells of a game with a clock of the prompt's: what it is good for is reckoned in wells without ideas */
const TIMED = 3;

const ideasFor = (rules: readonly { readonly rule: string }[]): readonly BlocksIdea[] =>
  IDEAS.filter((idea) => idea !== 'pusher' || !rules.some(({ rule }) => rule === 'noEnemies'));
const asks = ({ rules }: Pick<GameDesign, 'rules'>, name: string): boolean => rules.some(({ rule }) => rule === name);

export function levelsOf(design: Pick<GameDesign, 'rules'>): number {
  if (asks(design, 'collect')) return 1;
  return asks(design, 'timer') ? TIMED : ideasFor(design.rules).length;
}

/** The last of several wells has a boss, and those that the prompt says. */
export function hasBoss(g: Game): boolean {
  if (g.has('noEnemies')) return false;
  const every = g.rule('bossEvery')?.n;
  const last = g.level === g.levels;
  return (last && (g.levels > 1 || g.has('boss'))) || (every !== undefined && (last || g.level % every === 0));
}

/** A boss is an idea wherever it comes; a well alone has none else, nor one whose clock is the prompt's. */
export function ideaOf(g: Game): BlocksIdea | null {
  if (hasBoss(g)) return 'pusher';
  if (g.levels === 1 || g.has('collect') || g.has('timer')) return null;
  // the last well is the boss's
  const levels = g.has('noEnemies') ? g.levels : g.levels - 1;
  return ideaAt(
    { level: g.level, levels },
    IDEAS.filter((idea) => idea !== 'pusher'),
  );
}

export function layoutOf(g: Game, idea: BlocksIdea | null, layouts: readonly Layout[]): Layout {
  if (idea === 'buried') return 'picture';
  if (idea === 'rubble') return 'rubble';
  return idea === null ? (layouts[((g.design.seed % 3) + g.level - 1) % 3] as Layout) : 'empty';
}

/** Frames between two rows that are pushed up from below; 0: none are. */
export function pushesOf(g: Game, idea: BlocksIdea | null, layout: Layout): number {
  if (idea === 'pusher') return Math.round(22 - g.skill * 12) * 60;
  const rises = idea === 'rising' || (idea === null && layout === 'empty' && !g.has('noEnemies'));
  return rises ? Math.round(idea === null ? 34 - g.skill * 12 : 14 - g.skill * 4) * 60 : 0;
}

/** Rows, things or treasures that a well asks for; of many wells each asks for little. */
export function askedOf(g: Game, idea: BlocksIdea | null, counts: 'lines' | 'things' | 'treasures' | 'boss'): number {
  if (counts === 'things') return g.rule('collect')?.n ?? 8;
  if (counts === 'treasures') return Math.round(2 + g.skill * 2);
  if (idea === null || g.levels < 4) return Math.round(5 + g.skill * 4);
  return counts === 'boss' ? Math.round(3 + g.skill * 3) : Math.round(2 + g.skill * 2);
}
