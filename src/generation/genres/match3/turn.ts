/** From a swap to a settled board: clears, specials, falls, and again; a board without a swap is shuffled. */
import { clamp } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import {
  BLOCKER,
  COLS,
  FROST,
  inShape,
  neighbours,
  ROWS,
  runs,
  SINKER,
  STAR,
  swaps,
  typesOf,
  xOf,
  yOf,
  type Piece,
  type Special,
} from './grid.js';
import { columnOf, creep, endOf } from './ideas.js';
import { middleOf, newPiece, X0, Y0, type State } from './state.js';

export const CLEAR = 13;

/** Clears what matches, or ends the turn. */
export function settle(g: Game, s: State): void {
  const found = runs(typesOf(s.cells));
  const home = [...s.cells.keys()].filter((c) => s.cells[c]?.type === SINKER && c === endOf(s, xOf(c)));
  if (found.length + home.length === 0) return endTurn(g, s);
  const doomed = new Set(home);
  s.born = [];
  for (const run of found) {
    const crossing = run.cells.find((c) => doomed.has(c));
    for (const c of run.cells) doomed.add(c);
    const moved = run.cells.find((c) => s.chain === 0 && (c === s.swap?.a || c === s.swap?.b));
    const place = crossing ?? moved ?? run.cells[Math.floor(run.cells.length / 2)] ?? 0;
    let special: Special | null = crossing === undefined ? null : 'bomb';
    if (run.cells.length >= 5) special = 'star';
    else if (run.cells.length === 4 && !special) special = run.across ? 'row' : 'column';
    if (!special) continue;
    const piece = newPiece(special === 'star' ? STAR : (s.cells[place] as Piece).type, place);
    piece.special = special;
    s.born = [...s.born.filter((entry) => entry.c !== place), { c: place, piece }];
  }
  const beside = [...doomed].flatMap(neighbours).filter((n) => s.cells[n]?.type === BLOCKER);
  for (const n of beside) doomed.add(n);
  clear(g, s, doomed);
}

/** What a special takes with it. */
function reach(s: State, c: number): number[] {
  const special = s.cells[c]?.special;
  if (special === 'star') {
    const type = s.cells.find((piece) => piece && piece.type >= 0)?.type;
    return [...s.cells.keys()].filter((n) => s.cells[n]?.type === type);
  }
  return [...s.cells.keys()].filter((n) => {
    const [dx, dy] = [Math.abs(xOf(n) - xOf(c)), Math.abs(yOf(n) - yOf(c))];
    return special === 'row' ? dy === 0 : special === 'column' ? dx === 0 : Math.max(dx, dy) < 2;
  });
}

export function clear(g: Game, s: State, doomed: Set<number>): void {
  const { palette } = g.design.theme;
  s.chain++;
  // a set grows while it is gone through, so that specials set off specials
  for (const c of doomed) {
    const piece = s.cells[c];
    if (!piece?.special) continue;
    for (const n of reach(s, c)) if (s.cells[n]) doomed.add(n);
    const [x, y] = middleOf(c);
    g.burst(x, y, { n: 26, shape: 'ring', speed: 8, gravity: 0, colour: [palette.accent, '#ffffff'] });
    g.sound('explode', 1.2);
    g.shake(0.25);
    g.freeze(3);
  }
  let n = 0;
  let [sx, sy] = [0, 0];
  for (const c of doomed) {
    const piece = s.cells[c];
    if (!piece) continue;
    // nothing but its way home takes it
    if (piece.type === SINKER && c !== endOf(s, xOf(c))) continue;
    const [x, y] = middleOf(c);
    if (piece.type === BLOCKER) s.broke = true;
    if (s.frost.delete(c)) thaw(g, s, c);
    if (piece.type === BLOCKER && --piece.hp > 0) {
      piece.squash.kick(0.25);
      g.burst(x, y, { n: 6, shape: 'square', speed: 3 });
      continue;
    }
    piece.gone = 0.01;
    n++;
    sx += x;
    sy += y;
    const target = s.targets.find((entry) => entry.type === piece.type && entry.done < entry.need);
    if (target) target.done++;
    if (piece.type === SINKER) g.sound('power');
    g.burst(x, y, {
      n: g.has('confetti') ? 12 : 6,
      shape: g.has('confetti') ? 'square' : 'star',
      speed: 4,
      colour: target ? [palette.accent, '#ffffff'] : [palette.solidEdge, '#ffffff'],
    });
  }
  if (n > 0) g.addScore(n * 10 * Math.min(6, s.chain), sx / n, sy / n);
  if (s.boss) {
    s.boss.hp = Math.max(0, s.boss.hp - n);
    s.boss.hit = 12;
  }
  tell(g, s);
  s.jump.kick(-0.2 - Math.min(0.2, s.chain * 0.05));
  g.sound(s.chain > 1 ? 'combo' : 'collect', 1 + Math.min(8, s.chain) * 0.09);
  if (s.chain > 2) g.shake(0.15);
  s.phase = 'clear';
  s.t = 0;
}

/** Frost cracks for good with the first match on it. */
function thaw(g: Game, s: State, c: number): void {
  const target = s.targets.find(({ type }) => type === FROST);
  if (target) target.done++;
  const [x, y] = middleOf(c);
  g.burst(x, y, { n: 9, shape: 'square', speed: 3.5, colour: ['#dff6ff', '#ffffff'] });
  g.sound('break', 1.5);
}

export function tell(g: Game, s: State): void {
  if (s.boss) return g.bar(s.boss.hp / s.boss.most, s.boss.actor);
  const open = s.targets.find((target) => target.done < target.need) ?? s.targets[0];
  const sum = (key: 'done' | 'need'): number => s.targets.reduce((n, target) => n + target[key], 0);
  g.progress(sum('done'), sum('need'), open?.actor ?? g.design.cast.hero);
}

/** Takes the cleared away, lets the others fall, and new ones after them. */
export function drop(g: Game, s: State): void {
  s.cells = s.cells.map((piece) => (piece && piece.gone > 0 ? null : piece));
  for (const { c, piece } of s.born) {
    // what was a blocker that held out stays
    if (s.cells[c]) continue;
    s.cells[c] = piece;
    piece.squash.kick(-0.3);
  }
  s.born = [];
  const back = s.up ? 1 : -1;
  for (let x = 0; x < COLS; x++) {
    const [first, last] = columnOf(s, x);
    let to = first;
    for (let y = first; y !== last + back; y += back) {
      const piece = s.cells[y * COLS + x];
      if (!piece) continue;
      s.cells[y * COLS + x] = null;
      s.cells[to * COLS + x] = piece;
      to += back;
    }
    for (let k = 1; to !== last + back; to += back, k++) {
      const piece = newPiece(g.rand.int(0, s.actors.length - 1), to * COLS + x);
      piece.y = last + back * k;
      s.cells[to * COLS + x] = piece;
    }
  }
  s.phase = 'fall';
  s.t = 0;
}

/** One frame of falling; true once all are down. */
export function fall(g: Game, s: State): boolean {
  let moving = false;
  const pull = g.has('fast') ? 0.034 : g.has('slow') ? 0.014 : 0.022;
  const way = s.up ? -1 : 1;
  s.cells.forEach((piece, c) => {
    if (!piece || (yOf(c) - piece.y) * way <= 0) return;
    piece.v += pull;
    piece.y += piece.v * way;
    if ((yOf(c) - piece.y) * way > 0) {
      moving = true;
      return;
    }
    piece.squash.kick(clamp(piece.v, 0.05, 0.22));
    piece.y = yOf(c);
    piece.v = 0;
  });
  return !moving;
}

function endTurn(g: Game, s: State): void {
  s.phase = 'ready';
  s.swap = null;
  s.chain = 0;
  // what grows and has all been broken is as good as the number that was asked
  const grown = s.idea === 'creep' && s.targets.find(({ type }) => type === BLOCKER);
  if (grown && !s.cells.some((piece) => piece?.type === BLOCKER)) grown.done = grown.need;
  const won = s.boss ? s.boss.hp === 0 : s.targets.every((target) => target.done >= target.need);
  if (won) {
    g.addScore((s.moves ?? 5) * 20, X0 + COLS / 2, Y0 + 1);
    g.burst(X0 + COLS / 2, Y0 + ROWS / 2, { n: g.has('confetti') ? 80 : 45, shape: 'star', speed: 9, life: 1 });
    return g.levelDone();
  }
  if (s.moves === 0) {
    if (g.hurt(X0 + COLS / 2, 1) === 'dead') return;
    s.moves = Math.ceil(s.given / 2);
  }
  if (s.boss && s.made > 0 && s.made % (g.skill > 0.5 ? 3 : 4) === 0) strike(g, s);
  if (s.made > 0) creep(g, s);
  s.broke = false;
  while (swaps(typesOf(s.cells)).length === 0) shuffle(g, s);
}

/** The boss turns a piece into a thing in the way; never more than eight. */
function strike(g: Game, s: State): void {
  const free = [...s.cells.keys()].filter((c) => (s.cells[c]?.type ?? -1) >= 0 && !s.cells[c]?.special);
  if (s.cells.filter((piece) => piece?.type === BLOCKER).length > 7 || free.length === 0) return;
  const c = g.rand.pick(free);
  const piece = s.cells[c] as Piece;
  piece.type = BLOCKER;
  piece.squash.kick(0.3);
  const [x, y] = middleOf(c);
  g.burst(x, y, { n: 14, shape: 'smoke', gravity: 0, colour: g.design.theme.palette.danger });
  g.sound('boss');
}

/** New types for all that can be matched; what would match at once is dealt again. */
function shuffle(g: Game, s: State): void {
  g.sound('swap', 0.7);
  for (let tries = 0; ; tries++) {
    s.cells.forEach((piece, c) => {
      if (!piece || !inShape(s.shape, xOf(c), yOf(c)) || piece.type === STAR || piece.type === SINKER) return;
      // should blockers leave no room for a swap, they go
      if (piece.type !== BLOCKER || tries > 60) piece.type = g.rand.int(0, s.actors.length - 1);
      piece.squash.kick(0.2);
    });
    const types = typesOf(s.cells);
    if (runs(types).length === 0 && swaps(types).length > 0) return;
  }
}
