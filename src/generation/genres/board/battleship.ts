/** Battleship against the computer, which sees its shots alone. The player's fleet lies by chance until it is moved; then both shoot in turn. */
import type { Actor, GameDesign } from '../../design.js';
import { round, Spring } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind, type Game } from '../../kit/types.js';
import { drawBattle } from './battleship-draw.js';
import { battleView, cellOn, fieldsOf, layingField, onField } from './battleship-places.js';
import type { State } from './battleship-state.js';
import { aim, hasRoom, isSunk, layFleet, shipAt, shoot, UNKNOWN, type Ship, type Strength } from './fleet.js';
import { middleOf, xOf, type Grid } from './grid.js';
import { newHands, readHands } from './hands.js';

/** frames between two of the bot's taps, and until the other side shoots back */
const REST = 8;
const BACK = 34;

export const gridOf = ({ grid }: Pick<GameDesign, 'grid'>): Grid => ({
  cols: grid?.columns ?? 8,
  rows: grid?.rows ?? 8,
});

const left = (fleet: readonly Ship[], known: Uint8Array): number[] =>
  fleet.filter((ship) => !isSunk(ship, known)).map(({ length }) => length);

function tell(g: Game, s: State): void {
  g.progress(s.theirs.length - left(s.theirs, s.shots).length, s.theirs.length, s.foe);
}

/** A ship is chosen, put elsewhere, or turned where it lies; under the board the fleet is laid anew, or the battle begins. */
function lay(g: Game, s: State, cell: number): void {
  const { cols, rows } = s.grid;
  if (cell >= cols * rows) {
    if (xOf(s.grid, cell) < cols / 2) {
      s.mine = layFleet(g.rand, s.grid);
      s.chosen = -1;
      return g.sound('swap');
    }
    s.laying = false;
    s.chosen = -1;
    s.hands.cursor = (cols * rows) >> 1;
    return g.sound('level');
  }
  const at = s.mine.findIndex((ship) => ship.includes(cell));
  if (at >= 0 && at !== s.chosen) {
    s.chosen = at;
    return g.sound('select');
  }
  const ship = s.mine[s.chosen];
  if (!ship) return g.sound('swap', 0.6);
  const upright = (ship[1] ?? 0) - (ship[0] ?? 0) === cols;
  const turned = at === s.chosen ? !upright : upright;
  const placed = shipAt(s.grid, at === s.chosen ? (ship[0] as number) : cell, ship.length, turned);
  const others = s.mine.filter((_, i) => i !== s.chosen);
  if (!placed || !hasRoom(s.grid, placed, others)) return g.sound('swap', 0.6);
  s.mine = s.mine.map((one, i) => (i === s.chosen ? placed : one));
  g.sound('step');
}

function splash(g: Game, s: State, cell: number, found: string, own: boolean): void {
  const { palette } = g.design.theme;
  const fields = fieldsOf(s.grid, g);
  const { x, y } = onField(own ? fields.mine : fields.theirs, middleOf(s.grid, cell));
  if (found === 'water') {
    g.burst(x, y, { n: own ? 4 : 8, speed: 3, colour: [palette.horizon, '#ffffff'] });
    return g.sound('step', 0.7);
  }
  g.burst(x, y, { n: own ? 8 : 16, shape: 'smoke', speed: 4, gravity: -2, colour: [palette.danger, '#ffd166'] });
  g.sound(found === 'sunk' ? 'explode' : 'hit', own ? 0.8 : 1);
  if (found === 'sunk') g.shake(0.25);
  s.mood.kick(own ? 0.35 : -0.35);
}

function fire(g: Game, s: State, cell: number): void {
  if (s.shots[cell] !== UNKNOWN) return g.sound('swap', 0.6);
  const found = shoot(s.grid, s.theirs, s.shots, cell);
  s.last = cell;
  splash(g, s, cell, found, false);
  const { x, y } = onField(fieldsOf(s.grid, g).theirs, middleOf(s.grid, cell));
  if (found !== 'water') g.addScore(found === 'sunk' ? 50 : 10, x, y);
  tell(g, s);
  if (left(s.theirs, s.shots).length > 0) {
    s.wait = BACK;
    return;
  }
  s.done = true;
  const middle = onField(fieldsOf(s.grid, g).theirs, { x: s.grid.cols / 2, y: s.grid.rows / 2 });
  g.burst(middle.x, middle.y, { n: g.has('confetti') ? 80 : 40, shape: 'star', speed: 8, life: 1 });
  g.levelDone();
}

const strengthOf = (g: Game): Strength => (g.skill < 0.35 ? 'easy' : g.skill < 0.7 ? 'normal' : 'hard');

function shootBack(g: Game, s: State): void {
  const cell = aim(g.rand, s.grid, left(s.mine, s.hits), s.hits, strengthOf(g));
  const found = shoot(s.grid, s.mine, s.hits, cell);
  s.struck = cell;
  splash(g, s, cell, found, true);
  if (left(s.mine, s.hits).length > 0) return;
  s.done = true;
  g.lose();
}

export const battleship = defineKind<State>({
  genre: 'battleship',
  rules: ['timer', 'levels', 'gentle', 'confetti'],
  view: (design) => battleView(gridOf(design)),
  touch: { move: 'none' },
  lives: 0,
  levels: 1,
  budget: ({ rules }) => {
    const levels = rules.find(({ rule }) => rule === 'levels');
    return 60 + 90 * (levels && 'n' in levels ? levels.n : 1);
  },
  backdrop: 'top',
  goalShows: 'foe',

  create(g) {
    const grid = gridOf(g.design);
    const { enemies } = g.design.cast;
    const n = grid.cols * grid.rows;
    const s: State = {
      grid,
      foe: enemies[(g.level - 1) % enemies.length] as Actor,
      theirs: layFleet(g.rand, grid),
      mine: layFleet(g.rand, grid),
      shots: new Uint8Array(n),
      hits: new Uint8Array(n),
      laying: true,
      chosen: -1,
      last: -1,
      struck: -1,
      hands: newHands(n + grid.cols - 1),
      mood: new Spring(),
      wait: 0,
      rest: 0,
      done: false,
    };
    tell(g, s);
    if (g.has('timer')) g.clock(300, 'lose');
    return s;
  },

  update(g, s) {
    s.mood.step();
    if (s.done) return;
    if (s.wait > 0 && --s.wait === 0) shootBack(g, s);
    const { cols, rows } = s.grid;
    const field = s.laying ? layingField(s.grid, g) : fieldsOf(s.grid, g).theirs;
    const grid = s.laying ? { cols, rows: rows + 1 } : s.grid;
    const picked = readHands(g, grid, s.hands, g.pad, false, (on, x, y) => cellOn(on, field, { x, y }));
    if (!picked || s.done) return;
    if (s.laying) lay(g, s, picked.cell);
    else if (s.wait === 0) fire(g, s, picked.cell);
  },

  draw: drawBattle,

  bot(g, s, pad) {
    clearPad(pad);
    if (pad.pointer) pad.pointer.down = false;
    if (s.done || s.wait > 0 || ++s.rest < REST) return;
    s.rest = 0;
    const { cols, rows } = s.grid;
    const cell = s.laying ? cols * rows + cols - 1 : aim(g.rand, s.grid, left(s.theirs, s.shots), s.shots, 'best');
    const field = s.laying ? layingField(s.grid, g) : fieldsOf(s.grid, g).theirs;
    pad.pointer = { ...onField(field, middleOf(s.grid, cell)), down: true };
  },

  state(s, g) {
    const field = s.laying ? layingField(s.grid, g) : fieldsOf(s.grid, g).theirs;
    const { x, y } = onField(field, middleOf(s.grid, s.hands.cursor));
    const rowsOf = (known: Uint8Array): string[] =>
      Array.from({ length: s.grid.rows }, (_, row) =>
        [...known.subarray(row * s.grid.cols, (row + 1) * s.grid.cols)].map((one) => '.~x#'[one]).join(''),
      );
    return {
      cursor: { x: round(x), y: round(y) },
      laying: s.laying,
      needed: left(s.theirs, s.shots).length,
      afloat: left(s.mine, s.hits).length,
      // only what a player sees: '.' unknown, '~' water, 'x' hit, '#' sunk
      shots: rowsOf(s.shots),
      struck: rowsOf(s.hits),
    };
  },
});
