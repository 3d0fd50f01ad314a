/** A crossword whose clues are pictures. The word that is written at is lit; a finger on another one takes that. */
import { clamp, Spring } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind, type Game } from '../../kit/types.js';
import { BACK, cursorOf, drawKeyboard, ENTER, keyAt, newKeyboard, readKeyboard, type Keyboard } from './keyboard.js';
import { cellsOfEntry, layCrossword, type Layout } from './lay-crossword.js';
import { drawMark, drawSheet, fitText, isNoir } from './look.js';
import type { Spot } from './spots.js';
import { ownCount, wordsOf, type Word } from './words.js';

const W = 10;
const H = 14;
/** room for the cells, the clue's strip, and the keys */
const ROOM = { top: 0.2, h: 7.3 };
const CLUE = 8.35;
const KEYS = 9.45;
const MOST = { cols: 9, rows: 9 };
/** letters of the longest word of a list of the prompt's own: a board may be as wide for it */
const LONGEST = 15;
const REST = 9;
const CELL = 'cell ';

interface Clue {
  readonly word: Word;
  readonly cells: readonly number[];
  readonly across: boolean;
  done: boolean;
}
interface State {
  readonly layout: Layout;
  readonly clues: readonly Clue[];
  /** cell → the letter that was written; what is `sure` stays */
  readonly written: Map<number, string>;
  readonly sure: Set<number>;
  readonly keyboard: Keyboard;
  /** words across run from right to left */
  readonly rtl: boolean;
  readonly unit: number;
  readonly left: number;
  readonly top: number;
  at: number;
  readonly shake: Spring;
  readonly hero: Spring;
  wait: number;
}

const active = (s: State): Clue => s.clues[s.at] as Clue;
const solution = (s: State): Map<number, string> =>
  new Map(s.clues.flatMap(({ cells, word }) => cells.map((cell, i) => [cell, word.keys[i] as string] as const)));
const open = (s: State, clue: Clue): number | undefined => clue.cells.find((cell) => !s.written.has(cell));
const tell = (g: Game, s: State): void =>
  g.progress(s.clues.filter(({ done }) => done).length, s.clues.length, g.design.cast.hero);

const middle = (s: Pick<State, 'layout' | 'left' | 'top' | 'unit' | 'rtl'>, cell: number): { x: number; y: number } => {
  const { cols } = s.layout;
  const col = cell % cols;
  return {
    x: s.left + ((s.rtl ? cols - 1 - col : col) + 0.5) * s.unit,
    y: s.top + (Math.floor(cell / cols) + 0.5) * s.unit,
  };
};

/** The next word that is not done. */
function next(s: State): void {
  for (let i = 1; i <= s.clues.length; i++) {
    const at = (s.at + i) % s.clues.length;
    if (!s.clues[at]?.done) {
      s.at = at;
      return;
    }
  }
}

/** Words whose letters all stand: by their own, or by those that cross them. */
function judge(g: Game, s: State): void {
  const { palette } = g.design.theme;
  for (const clue of s.clues) {
    if (clue.done || open(s, clue) !== undefined) continue;
    const right = clue.cells.every((cell, i) => s.written.get(cell) === clue.word.keys[i]);
    if (!right) {
      if (clue !== active(s)) continue;
      s.shake.kick(0.4);
      s.hero.kick(0.3);
      g.sound('swap', 0.6);
      // letters in their place stay, the others go
      clue.cells.forEach(
        (cell, i) => s.written.get(cell) !== clue.word.keys[i] && !s.sure.has(cell) && s.written.delete(cell),
      );
      continue;
    }
    clue.done = true;
    s.hero.kick(-0.35);
    g.addScore(20 + clue.cells.length * 5, middle(s, clue.cells[0] ?? 0).x, middle(s, clue.cells[0] ?? 0).y);
    g.sound('collect', 1 + s.clues.filter(({ done }) => done).length * 0.06);
    for (const cell of clue.cells) {
      s.sure.add(cell);
      g.burst(middle(s, cell).x, middle(s, cell).y, {
        n: g.has('confetti') ? 14 : 5,
        shape: g.has('confetti') ? 'square' : 'star',
        speed: 4,
        colour: [palette.accent, '#ffffff'],
      });
    }
  }
  tell(g, s);
  if (s.clues.every(({ done }) => done)) g.levelDone();
  else if (active(s).done) next(s);
}

function write(g: Game, s: State, key: string): void {
  const clue = active(s);
  if (key === ENTER) return next(s);
  if (key === BACK) {
    const last = clue.cells.findLast((cell) => s.written.has(cell) && !s.sure.has(cell));
    if (last !== undefined) s.written.delete(last);
    return g.sound('swap', 0.9);
  }
  const cell = open(s, clue);
  if (cell === undefined) return;
  s.written.set(cell, key);
  g.sound('select', 1.1);
  judge(g, s);
}

/** The word through a cell; of two the one that is not written at yet. */
function choose(s: State, cell: number): void {
  const through = s.clues.flatMap((clue, i) => (!clue.done && clue.cells.includes(cell) ? [i] : []));
  const other = through.find((i) => i !== s.at) ?? through[0];
  if (other !== undefined) s.at = other;
}

export const crossword = defineKind<State>({
  genre: 'crossword',
  rules: ['timer', 'levels', 'gentle', 'confetti'],
  view: { kind: 'board', w: W, h: H },
  touch: { move: 'none' },
  lives: 0,
  levels: (design) => Math.ceil(ownCount(design) / 6) || 2,
  budget: ({ rules, words }) => {
    const levels = rules.find(({ rule }) => rule === 'levels');
    return 60 + 60 * Math.max(levels && 'n' in levels ? levels.n : 2, ownCount({ words }) / 3);
  },
  letters: true,
  goalShows: 'hero',
  backdrop: 'top',

  create(g) {
    const { list, letters, own } = wordsOf(g.design);
    const most = own ? Math.min(6, Math.ceil(list.length / g.levels)) : Math.round(4 + g.skill * 4);
    // clues are pictures: words that have one come first, unless the list is the prompt's own
    const pool = own
      ? list
      : g.rand.shuffle(list).toSorted((a, b) => Number(b.actor !== undefined) - Number(a.actor !== undefined));
    const short = pool.filter(({ keys }) => keys.length > 1 && keys.length <= (own ? LONGEST : MOST.cols));
    const chosen = [
      ...new Set(
        Array.from(
          { length: most },
          (_, i) => short[(own ? (g.level - 1) * most + i : i) % Math.max(1, short.length)] ?? (pool[0] as Word),
        ),
      ),
    ];
    const layout = layCrossword(
      g.rand,
      chosen.map(({ keys }) => keys),
      MOST,
    );
    const unit = Math.min(1, (W - 0.6) / layout.cols, (ROOM.h - 0.3) / layout.rows);
    const left = (W - layout.cols * unit) / 2;
    const top = ROOM.top + (ROOM.h - layout.rows * unit) / 2;
    const clues = layout.entries
      .map((entry): Clue => {
        const word = chosen[entry.word] as Word;
        return { word, across: entry.across, cells: cellsOfEntry(entry, word.keys.length, layout.cols), done: false };
      })
      .sort((a, b) => (a.cells[0] ?? 0) - (b.cells[0] ?? 0));
    const cells = [...new Set(clues.flatMap((clue) => clue.cells))];
    const board = { layout, left, top, unit, rtl: letters.rtl };
    const spots = cells.map((cell): Spot => ({ id: `${CELL}${cell}`, ...middle(board, cell), w: unit, h: unit }));
    const s: State = {
      ...board,
      clues,
      written: new Map(),
      sure: new Set(),
      keyboard: newKeyboard(letters, { top: KEYS, w: W, h: 4.3, extra: [ENTER, BACK], beside: spots }),
      at: 0,
      shake: new Spring(),
      hero: new Spring(),
      wait: 0,
    };
    // a word without a picture, and each word of an easy game, has its first letter
    for (const { word, cells: mine } of clues)
      if ((!word.actor && g.skill < 0.9) || g.skill < 0.3) {
        s.written.set(mine[0] as number, word.keys[0] as string);
        s.sure.add(mine[0] as number);
      }
    tell(g, s);
    if (g.has('timer')) g.clock(300, 'lose');
    return s;
  },

  update(g, s) {
    s.shake.step();
    s.hero.step();
    for (const key of readKeyboard(g, s.keyboard)) {
      if (s.clues.every(({ done }) => done)) return;
      if (key.startsWith(CELL)) choose(s, Number(key.slice(CELL.length)));
      else write(g, s, key);
    }
  },

  draw(p, s, g) {
    const { palette } = p;
    const noir = isNoir(g.design);
    const now = active(s);
    const { layout, unit } = s;
    drawSheet(p, s.left - 0.2, s.top - 0.2, layout.cols * unit + 0.4, layout.rows * unit + 0.4);
    const sway = s.shake.value * 0.4;
    const waiting = open(s, now);
    for (const cell of new Set(s.clues.flatMap(({ cells }) => cells))) {
      const { x, y } = middle(s, cell);
      const own = now.cells.includes(cell) && !now.done;
      const sure = s.clues.some((clue) => clue.done && clue.cells.includes(cell));
      const box = { x: x + (own ? sway : 0), y, w: unit * 0.92, h: unit * 0.92 };
      drawMark(p, box, sure ? 'right' : own ? 'lit' : 'empty', s.written.get(cell) ?? '', noir);
      if (cell === waiting && Math.sin(p.now * 5) > -0.4)
        p.rect(x - unit * 0.28 + sway, y + unit * 0.22, unit * 0.56, unit * 0.09, palette.danger);
    }
    s.clues.forEach(({ cells, done }, i) => {
      const { x, y } = middle(s, cells[0] ?? 0);
      if (!done) fitText(p, String(i + 1), x - unit * 0.31, y - unit * 0.28, unit * 0.26, unit * 0.4, palette.ink);
    });
    drawSheet(p, 0.6, CLUE - 0.62, W - 1.2, 1.24);
    p.hero(1.4, CLUE, 1, { squash: s.hero.value, shadow: false });
    const { actor, keys } = now.word;
    p.text(`${s.at + 1}`, 2.7, CLUE + 0.02, 0.62);
    // across or down
    const on = s.rtl ? -1 : 1;
    const [ax, ay] = now.across ? [0.34 * on, 0] : [0, 0.34];
    p.line(3.45 - ax, CLUE - ay, 3.45 + ax, CLUE + ay, 0.12, palette.danger);
    for (const side of [-1, 1])
      p.line(
        3.45 + ax,
        CLUE + ay,
        3.45 + (now.across ? 0.1 * on : side * 0.2),
        CLUE + (now.across ? side * 0.2 : 0.1),
        0.12,
        palette.danger,
      );
    if (actor) p.sprite(actor, 4.9, CLUE, 1.15, { shadow: false });
    else p.text('?', 4.9, CLUE, 0.9, palette.accent);
    const step = clamp(3 / keys.length, 0.3, 0.5);
    keys.forEach((_, i) => {
      const shown = s.written.get(now.cells[i] as number);
      const x = 6 + (s.rtl ? keys.length - 1 - i : i) * step;
      if (shown) fitText(p, shown, x, CLUE, 0.42, step, palette.ink);
      else p.rect(x - step * 0.34, CLUE + 0.16, step * 0.68, 0.07, palette.ink);
    });
    const low = s.keyboard.keys.reduce((sum, key) => Math.max(sum, key.y + key.h / 2), 0);
    drawSheet(p, -0.06, KEYS - 0.14, W + 0.12, low - KEYS + 0.28);
    drawKeyboard(p, s.keyboard, () => 'plain', noir);
  },

  bot(_g, s, pad) {
    clearPad(pad);
    if (pad.pointer) pad.pointer.down = false;
    if (++s.wait < REST || s.clues.every(({ done }) => done)) return;
    s.wait = 0;
    const clue = active(s);
    const cell = open(s, clue);
    const wrong = clue.cells.some(
      (one, i) => s.written.has(one) && !s.sure.has(one) && s.written.get(one) !== clue.word.keys[i],
    );
    const key = wrong ? BACK : cell === undefined ? ENTER : (solution(s).get(cell) ?? ENTER);
    const at = keyAt(s.keyboard, key);
    if (at) pad.pointer = { ...at, down: true };
  },

  state(s) {
    const clue = active(s);
    return {
      cursor: cursorOf(s.keyboard),
      at: s.at + 1,
      across: clue.across,
      word: clue.cells.map((cell) => s.written.get(cell) ?? '_').join(''),
      rows: Array.from({ length: s.layout.rows }, (_, y) =>
        Array.from({ length: s.layout.cols }, (__, x) => {
          const cell = y * s.layout.cols + x;
          return s.written.get(cell) ?? (s.clues.some(({ cells }) => cells.includes(cell)) ? '_' : '.');
        }).join(''),
      ),
      needed: s.clues.filter(({ done }) => !done).length,
    };
  },
});
