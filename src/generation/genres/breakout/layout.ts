/**
 * Kinds of wall: rows, a figure, and drifting rows round a tough core. No brick is unbreakable and none is walled in by one, so every wall can be
 * cleared; `dry` in the game sees to it that it is.
 */
import type { Actor, GameDesign } from '../../design.js';
import type { Game } from '../../kit/types.js';
import { BRICK_H, BRICK_W, W, type Brick, type WallIdea } from './state.js';

const COLS = 9;
const TOP = 0.8;

/** `.` nothing, 1 soft, 2 tougher, 3 toughest; nine wide, mirrored by eye */
const FIGURES: Readonly<Record<string, readonly string[]>> = {
  heart: ['.11...11.', '1111.1111', '112111211', '.1122211.', '..11211..', '...111...', '....1....'],
  pyramid: ['....1....', '...111...', '..12221..', '.1122211.', '112212211'],
  arch: ['..11111..', '.1122211.', '112...211', '11.....11', '11.....11', '11.....11'],
  diamond: ['....1....', '...121...', '..12321..', '.1123211.', '..12321..', '...121...', '....1....'],
  invader: ['..1...1..', '...1.1...', '..11211..', '.12.1.21.', '111111111', '1.11111.1', '..1...1..'],
  star: ['....1....', '...111...', '111121111', '.1122211.', '..12221..', '.111.111.', '.1.....1.'],
  smile: ['..11111..', '.1111111.', '112111211', '111111111', '11.111.11', '.11...11.', '..11111..'],
  crown: ['1...1...1', '11.111.11', '111121111', '112121211', '.1111111.'],
  mushroom: ['..11111..', '.1121211.', '.1111111.', '...121...', '...111...'],
  butterfly: ['11.....11', '.11.1.11.', '..12121..', '.11.1.11.', '11.....11'],
  tree: ['....1....', '...111...', '..11111..', '...121...', '..11211..', '.1112111.', '....2....'],
};
const ROWS = ['111111111', '11.111.11', '1.11111.1', '111...111', '1.1.1.1.1', '111111111'];

const bricksIn = (rows: readonly string[]): number => rows.join('').replaceAll('.', '').length;

function pattern(g: Game, kind: Wall['layout']): string[] {
  const { rand, skill } = g;
  // of many walls each is small
  const isLong = g.levels > 5;
  if (kind === 'figure') return [...rand.pick(Object.values(FIGURES).filter((rows) => !isLong || bricksIn(rows) < 27))];
  if (kind === 'rows') {
    const rows = Array.from({ length: 2 + Math.round(skill * (isLong ? 1 : 2)) }, () => rand.pick(ROWS));
    if (skill > 0.3) rows[0] = (rows[0] as string).replaceAll('1', '2');
    return rows;
  }
  return rand.pick([
    ['.1111111.', '.1.2.2.1.', '.1.232.1.', '.1.2.2.1.', '.1111111.'],
    ['.1.1.1.1.', '..1.1.1..', '.2.2.2.2.', '..1.1.1..', '.1.1.1.1.'],
    ['.11...11.', '..12321..', '.11...11.', '..12321..', '.11...11.'],
  ]);
}

/** What the bricks show: the things that the prompt wants broken come first; the hero is not one of them. */
function faces(cast: GameDesign['cast']): readonly Actor[] {
  const named = (actors: readonly Actor[]): Actor[] =>
    actors.filter((actor) => actor.from === 'prompt' && actor.sprite !== cast.hero.sprite);
  const wanted = [...named(cast.items), ...named(cast.obstacles)];
  const others = cast.items.filter((actor) => actor.sprite !== cast.hero.sprite && !wanted.includes(actor));
  const all = wanted.length > 1 ? wanted : [...wanted, ...others];
  return all.length > 0 ? all : cast.items;
}

export interface Wall {
  readonly layout: 'rows' | 'figure' | 'movers' | 'guard';
  readonly bricks: Brick[];
}

/** Drifting rows have an idea of their own; what else changes the field leaves the wall simple. */
const LAYOUTS: Readonly<Record<WallIdea, Wall['layout']>> = {
  rows: 'rows',
  tough: 'figure',
  drift: 'movers',
  bar: 'rows',
  twins: 'figure',
  wind: 'rows',
  mate: 'figure',
  sink: 'rows',
};

/** `count`: the most bricks that a clock leaves time for. With a boss, a few rows stand guard below it. */
export function buildWall(g: Game, idea: WallIdea, boss: boolean, count: number): Wall {
  const layout = boss ? 'guard' : LAYOUTS[idea];
  const rows = boss ? ['1.11111.1', '.1.1.1.1.'] : pattern(g, layout);
  const top = boss ? TOP + BRICK_H * 3.6 : TOP;
  const items = faces(g.design.cast);
  const shift = g.rand.int(0, items.length - 1);
  const byRow = layout === 'rows' || items.length < 2;
  const bricks: Brick[] = [];
  rows.forEach((row, j) =>
    [...row].forEach((mark, i) => {
      if (mark === '.') return;
      const x = W / 2 + (i - (COLS - 1) / 2) * BRICK_W;
      // toughness follows skill: a small child meets soft bricks only
      const hp = Math.max(1, Math.round(1 + (Number(mark) - 1) * Math.min(1, g.skill * 1.6)));
      const kind = (byRow ? j : hp > 1 ? 1 : j % 2 === 0 ? 0 : 2) + shift;
      bricks.push({
        x,
        y: top + (j + 0.5) * BRICK_H,
        homeX: x,
        drift: layout === 'movers' ? BRICK_W * 0.85 * (j % 2 ? -1 : 1) : 0,
        order: j * 2 + Math.abs(i - 4),
        actor: items[kind % items.length] as Actor,
        tone: layout === 'rows' ? j : hp > 1 ? 2 : j,
        most: hp,
        hp,
        hit: 0,
      });
    }),
  );
  while (bricks.length > count) bricks.splice(g.rand.int(0, bricks.length - 1), 1);
  return { layout, bricks };
}
