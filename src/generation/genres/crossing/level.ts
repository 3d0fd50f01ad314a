/** Levels in three layouts, of sections between safe strips; each section is proven crossable from three columns at three moments. */
import type { Actor } from '../../design.js';
import { clamp } from '../../kit/juice.js';
import { settledIn } from '../../kit/skill.js';
import type { Game } from '../../kit/types.js';
import { findWay } from './search.js';
import { COLS, standing, type CrossingIdea, type Ground, type Layout, type Mover, type Row } from './state.js';

/** frames that a person looks between two hops */
export const LOOK = 11;
const MOST_TRIES = 6;
/** places of streets, where water is rare */
const STREETS: ReadonlySet<string> = new Set(['city', 'village']);
/** columns of the homes */
const HOMES = [1, 5, 9] as const;

export interface Plan {
  readonly rows: Row[];
  /** columns to get to in the last row */
  readonly homes: readonly number[];
}

function strip(ground: Ground): Row {
  return {
    ground,
    v: 0,
    period: 14,
    beat: 'steady',
    phase: 0,
    movers: [],
    patrol: false,
    blocks: new Uint8Array(COLS),
    items: Array.from({ length: COLS }, () => null),
    filled: Array.from({ length: COLS }, () => false),
  };
}

/** times by which all is slower, gaps in traffic are wider and floats are longer at first: a hop a third of a second late still gets over */
const [PACE, GAP, FLOAT] = [0.7, 2.2, 1.3] as const;
const atFirst = (times: number, settled: number): number => times + (1 - times) * settled;

/** `side`: 1 to the right, -1 to the left; `hard`: times as fast; `settled`: how far a newcomer has settled in, 0 … 1 */
interface Flow {
  readonly side: number;
  readonly hard: number;
  readonly settled: number;
}

function road(g: Game, i: number, { side, hard, settled }: Flow): Row {
  const { rand, skill } = g;
  const { enemies } = g.design.cast;
  const actor = enemies[i % enemies.length] as Actor;
  const row = { ...strip('road'), period: 12 + rand.int(0, 5) };
  row.v = (side * (1.15 + skill * 1.9) * rand.range(0.75, 1.3) * hard * atFirst(PACE, settled)) / 60;
  const gap = (3.1 - skill * 0.8) * atFirst(GAP, settled);
  let at = rand.range(0, 3);
  const from = at;
  while (at < from + row.period - gap - 1.2) {
    // alone or one behind the other
    const n = rand.chance(0.25 + skill * 0.2) ? 2 : 1;
    for (let j = 0; j < n && at < from + row.period - gap - 1.2; j++) {
      row.movers.push({ at, w: 1.2, actor });
      at += 1.3;
    }
    at += gap * rand.range(1, 1.9) - 0.1;
  }
  return row;
}

function river(g: Game, { side, hard, settled }: Flow): Row {
  const { rand, skill } = g;
  const row = { ...strip('river'), period: 12 + rand.int(0, 4) };
  row.v = (side * (0.65 + skill * 0.9) * rand.range(0.75, 1.3) * hard * atFirst(PACE, settled)) / 60;
  let at = rand.range(0, 2);
  const from = at;
  while (at < from + row.period - 3) {
    const w = Math.round(rand.range(2.4, 4.2 - skill) * atFirst(FLOAT, settled));
    row.movers.push({ at, w: Math.min(w, from + row.period - at - 1), actor: null });
    at += w + rand.range(1.1, 1.7 + skill);
  }
  return row;
}

/** A road that a pack comes down, fast and rarely. */
function rush(g: Game, side: number, i: number): Row {
  const { rand, skill } = g;
  const { enemies } = g.design.cast;
  const v = 13 + skill * 5;
  const row: Row = { ...strip('road'), beat: 'rush', period: v * rand.range(4.2, 5) };
  row.v = (side * v) / 60;
  const from = rand.range(0, row.period);
  for (let j = 0; j < 6; j++)
    row.movers.push({ at: from + j * 1.3, w: 1.2, actor: enemies[i % enemies.length] as Actor });
  return row;
}

/** A safe strip with the prompt's obstacles on it, and things to pick up. */
function grass(g: Game, blocks: number, items: number): Row {
  const row = strip('grass');
  const { items: things } = g.design.cast;
  const obstacles = standing(g.design);
  const { rand } = g;
  if (obstacles.length > 0)
    for (const column of rand.shuffle([...row.blocks.keys()]).slice(0, blocks))
      row.blocks[column] = 1 + (rand.int(0, 99) % obstacles.length);
  const free = rand.shuffle(
    [...row.blocks.keys()].filter((column) => row.blocks[column] === 0 && column > 0 && column < COLS - 1),
  );
  for (const column of free.slice(0, items)) row.items[column] = rand.pick(things);
  return row;
}

/** Things on a strip: two, or so many more that the ways to all homes have what is to be collected, where that is not too many. */
function thingsOn(g: Game, land: readonly Ground[], ways: number): number {
  const strips = land.filter((ground) => ground === 'grass').length;
  return clamp(Math.ceil((g.rule('collect')?.n ?? 0) / (ways * Math.max(1, strips))), 2, 4);
}

/** In each part of a strip between two obstacles there is a cell from which the next row can be entered. */
function openUp(rows: readonly Row[]): void {
  for (const [r, row] of rows.entries()) {
    const above = rows[r + 1];
    if (row.ground !== 'grass' || above?.ground !== 'grass') continue;
    for (let c = 0; c < COLS;) {
      let end = c;
      let way = false;
      for (; end < COLS && row.blocks[end] === 0; end++) way ||= above.blocks[end] === 0;
      if (end > c && !way) above.blocks[c] = 0;
      c = end + 1;
    }
  }
}

/** Grounds of the rows between the start and the last one. */
function grounds(g: Game, layout: Layout, idea: CrossingIdea): Ground[] {
  const { rand } = g;
  const many = (ground: Ground, n: number): Ground[] => Array.from({ length: n }, () => ground);
  const grow = Math.round(g.skill * 1.6);
  const roads = g.has('noEnemies') ? 'river' : 'road';
  if (layout === 'homes') return [...many(roads, 2 + grow), 'grass', ...many('river', 2 + Math.min(1, grow))];
  const parts: Ground[] = [];
  // of many levels each is short; the first has roads alone
  const isLong = g.levels > 5;
  const isDry = isLong && idea === 'plain';
  const sections = isLong ? 3 : layout === 'journey' ? 4 : 5;
  for (let i = 0; i < sections; i++) {
    // a town has streets, and one canal
    const wet =
      !isDry &&
      ((i % 2 === 1 && (!STREETS.has(g.design.theme.id) || i === 3 || idea === 'tide')) ||
        (layout === 'gardens' && rand.chance(0.3)));
    const n = layout === 'journey' ? rand.int(2, 2 + grow) : rand.int(1, 1 + grow);
    parts.push(...many(wet ? 'river' : roads, Math.min(3, n)));
    if (i < sections - 1) parts.push('grass', ...(layout === 'gardens' ? (['grass'] as const) : []));
  }
  return parts;
}

/** rows that are safe to wait on, from the first to the last */
export function safeRows(rows: readonly Row[]): number[] {
  return [...rows.keys()].filter((r) => rows[r]?.ground === 'grass' || rows[r]?.ground === 'home');
}

/** Whether the rows between two safe ones can be crossed by who looks between hops, from three places at three moments. */
export function isCrossable(rows: readonly Row[], from: number, to: number, homes: readonly number[]): boolean {
  const start = rows[from] as Row;
  const free = [...start.blocks.keys()].filter((column) => start.blocks[column] === 0);
  const columns = [free[1], free[free.length >> 1], free.at(-2)];
  const goals = rows[to]?.ground === 'home' ? homes : [undefined];
  return columns.every((column, i) => {
    const goal = goals[i % goals.length];
    const quest = { r: from, x: (column ?? 5) + 0.5, t: i * 217, to, rest: LOOK, pace: 1 };
    return findWay(rows, goal === undefined ? quest : { ...quest, column: goal }) !== null;
  });
}

/** Every second road of a rush has one; the rest is as ever. */
function roadOf(idea: CrossingIdea, g: Game, i: number, flow: Flow): Row {
  return idea === 'rush' && i % 2 === 0 ? rush(g, flow.side, i) : road(g, i, flow);
}

/** The lane as the level's idea has it. */
function withIdea(idea: CrossingIdea, { rand }: Game, row: Row): Row {
  const phase = rand.int(0, 300);
  if (idea === 'lights' && row.ground === 'road') return { ...row, beat: 'lights', phase };
  if (row.ground !== 'river') return row;
  if (idea === 'tide') return { ...row, beat: 'tide', phase };
  if (idea !== 'dive') return row;
  const movers = row.movers.map((mover, i): Mover => (i % 2 ? { ...mover, dives: true } : mover));
  return { ...row, phase, movers };
}

export function buildLevel(g: Game, layout: Layout, idea: CrossingIdea, boss: Actor | null): Plan {
  const { rand } = g;
  const homes = layout === 'homes' ? HOMES : [5];
  const rows: Row[] = [grass(g, 2, 0)];
  let side = rand.chance(0.5) ? 1 : -1;
  let i = rand.int(0, 3);
  const land = grounds(g, layout, idea);
  const things = thingsOn(g, land, homes.length);
  const lane = (ground: Ground, hard: number, r: number): Row => {
    side = -side;
    const flow = { side, hard, settled: settledIn(g, r / land.length) };
    return withIdea(idea, g, ground === 'road' ? roadOf(idea, g, i++, flow) : river(g, flow));
  };
  for (const [r, ground] of land.entries())
    rows.push(
      ground === 'grass'
        ? grass(g, layout === 'gardens' ? rand.int(3, 5) : rand.int(1, 3), things)
        : lane(ground, 1, r),
    );
  if (boss) {
    // a strip before its road, so that one can wait for it to pass
    rows.push(grass(g, 0, 1));
    const row = { ...strip('road'), patrol: true };
    row.v = (1.5 + g.skill * 1.7) / 60;
    row.movers.push({ at: rand.range(0, 8), w: 2.6, actor: boss });
    rows.push(row);
  }
  const last = strip('home');
  for (let c = 0; c < COLS; c++) if (!homes.includes(c as 1)) last.blocks[c] = 1;
  rows.push(last);
  openUp(rows);

  const safe = safeRows(rows);
  for (let s = 0; s + 1 < safe.length; s++) {
    const [from, to] = [safe[s] as number, safe[s + 1] as number];
    if (to === from + 1 && rows[to]?.ground === 'grass') continue;
    for (let tries = 0; tries < MOST_TRIES && !isCrossable(rows, from, to, homes); tries++)
      for (let r = from + 1; r < to; r++) {
        const row = rows[r] as Row;
        if (row.patrol) row.v *= 0.8;
        else if (tries < 3) rows[r] = lane(row.ground, 0.85 - tries * 0.15, r - 1);
        else if (row.ground === 'road') row.movers = row.movers.slice(0, 1);
        // nothing is easier than a bridge
        else row.movers = [{ at: 0, w: row.period, actor: null }];
      }
  }
  return { rows, homes };
}

/** New things to pick up on the safe strips: for those who were asked for more than one crossing gives. */
export function restock(g: Game, rows: readonly Row[]): void {
  for (const row of rows) {
    if (row.ground !== 'grass' || row === rows[0]) continue;
    let missing = 2 - row.items.filter(Boolean).length;
    while (missing-- > 0) {
      const column = clamp(g.rand.int(1, COLS - 2), 1, COLS - 2);
      if (row.blocks[column] === 0) row.items[column] = g.rand.pick(g.design.cast.items);
    }
  }
}
