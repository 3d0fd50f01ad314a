/** Find the words that are hidden in a grid of letters: drag from end to end, or pick both ends one after the other. */
import { clamp, round, Spring } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind, type Game, type Painter } from '../../kit/types.js';
import { layWords, lineOf, type LetterGrid, type Way } from './lay-words.js';
import { drawSheet, fitText } from './look.js';
import { newHands, readSpots, spotAt, spotOf, type Hands, type Spot } from './spots.js';
import { ownCount, wordsOf, type Word, type Words } from './words.js';

const W = 10;
const H = 13.6;
const MOST = 8;
/** frames between two of the bot's taps, and after which an easy game helps */
const REST = 22;
const HELP = 1500;

interface State {
  readonly words: Words;
  readonly wanted: readonly Word[];
  readonly grid: LetterGrid;
  readonly spots: readonly Spot[];
  readonly hands: Hands;
  /** found words by the place in `wanted`, with their cells */
  readonly found: Map<number, readonly number[]>;
  /** the end that was picked first, -1 for none; whether a finger drags from it */
  from: number;
  dragging: boolean;
  over: number;
  quiet: number;
  readonly hero: Spring;
  wait: number;
}

/** More ways the harder it is: along, then slantwise, then backwards. */
function waysOf(skill: number, rtl: boolean): Way[] {
  const on = rtl ? -1 : 1;
  const ways: Way[] = [
    [on, 0],
    [0, 1],
  ];
  if (skill > 0.35) ways.push([on, 1], [on, -1]);
  if (skill > 0.65) ways.push([-on, 0], [0, -1], [-on, 1], [-on, -1]);
  return ways;
}

/** The words of a level: the next ones of the list. */
function wantedOf(g: Game, { list, own }: Words): Word[] {
  const most = own ? Math.min(MOST, Math.ceil(list.length / g.levels)) : Math.round(4 + g.skill * 4);
  const short = list.filter(({ keys }) => keys.length > 1 && keys.length <= 10);
  const all = short.length > 0 ? short : list;
  return [
    ...new Set(
      Array.from(
        { length: Math.min(most, all.length) },
        (_, i) => all[((g.level - 1) * most + i) % all.length] as Word,
      ),
    ),
  ];
}

const spell = (s: State, cells: readonly number[]): string => cells.map((cell) => s.grid.letters[cell]).join(' ');
const at = (s: State, cell: number): Spot => s.spots[cell] as Spot;
const tell = (g: Game, s: State): void => g.progress(s.found.size, s.grid.laid.length, g.design.cast.hero);

function attempt(g: Game, s: State, to: number): void {
  const cells = s.from < 0 ? undefined : lineOf(s.grid.size, s.from, to);
  s.from = -1;
  s.dragging = false;
  if (!cells) return g.sound('swap', 0.6);
  const [said, back] = [spell(s, cells), spell(s, cells.toReversed())];
  const place = s.wanted.findIndex(({ keys }, i) => {
    const word = keys.join(' ');
    return !s.found.has(i) && (word === said || word === back);
  });
  if (place < 0) {
    s.hero.kick(0.2);
    return g.sound('swap', 0.6);
  }
  const { palette } = g.design.theme;
  s.found.set(place, cells);
  s.quiet = 0;
  s.hero.kick(-0.35);
  const party = g.has('confetti');
  for (const cell of cells)
    g.burst(at(s, cell).x, at(s, cell).y, {
      n: party ? 14 : 5,
      shape: party ? 'square' : 'star',
      speed: 4,
      colour: [palette.accent, '#ffffff'],
    });
  g.addScore(20 + cells.length * 5, at(s, to).x, at(s, to).y);
  g.sound('collect', 1 + s.found.size * 0.06);
  tell(g, s);
  if (s.found.size >= s.grid.laid.length) g.levelDone();
}

function drawBand(p: Painter, s: State, cells: readonly number[], colour: string, alpha: number): void {
  const [from, to] = [at(s, cells[0] ?? 0), at(s, cells.at(-1) ?? 0)];
  p.ctx.save();
  p.ctx.globalAlpha = alpha;
  p.ctx.lineCap = 'round';
  p.line(from.x, from.y, to.x, to.y + 0.001, from.w * 0.78, colour);
  p.ctx.restore();
}

export const wordSearch = defineKind<State>({
  genre: 'word_search',
  rules: ['timer', 'levels', 'gentle', 'confetti'],
  view: { kind: 'board', w: W, h: H },
  touch: { move: 'none' },
  lives: 0,
  levels: (design) => Math.ceil(ownCount(design) / MOST) || 2,
  budget: ({ rules, words }) => {
    const levels = rules.find(({ rule }) => rule === 'levels');
    return 60 + 40 * Math.max(levels && 'n' in levels ? levels.n : 2, ownCount({ words }) / 2);
  },
  goalShows: 'hero',
  backdrop: 'top',

  create(g) {
    const words = wordsOf(g.design);
    const wanted = wantedOf(g, words);
    const longest = Math.max(...wanted.map(({ keys }) => keys.length));
    const asked = g.design.grid?.rows;
    const largest = asked ?? 11;
    let size = asked ?? clamp(Math.max(Math.round(7 + g.skill * 3), longest), 6, 10);
    let grid = layWords(
      g.rand,
      size,
      wanted.map(({ keys }) => keys),
      waysOf(g.skill, words.letters.rtl),
    );
    // a grid that is too full is made larger, or laid anew
    for (let i = 0; i < 12 && grid.laid.length < wanted.length; i++) {
      size = Math.min(largest, size + 1);
      grid = layWords(
        g.rand,
        size,
        wanted.map(({ keys }) => keys),
        waysOf(g.skill, words.letters.rtl),
      );
    }
    const unit = (W - 0.5) / size;
    const spots = grid.letters.map((_, cell) => ({
      id: String(cell),
      x: 0.25 + ((cell % size) + 0.5) * unit,
      y: 0.25 + (Math.floor(cell / size) + 0.5) * unit,
      w: unit,
      h: unit,
    }));
    const s: State = {
      words,
      wanted,
      grid,
      spots,
      hands: newHands(String(Math.floor(size / 2) * (size + 1))),
      found: new Map(),
      from: -1,
      dragging: false,
      over: -1,
      quiet: 0,
      hero: new Spring(),
      wait: 0,
    };
    tell(g, s);
    if (g.has('timer')) g.clock(240, 'lose');
    return s;
  },

  update(g, s) {
    s.hero.step();
    s.quiet++;
    const { pointer } = g.pad;
    const under = pointer ? spotAt(s.spots, pointer.x, pointer.y) : undefined;
    s.over = under && !s.hands.keys ? Number(under.id) : Number(s.hands.at);
    const picked = readSpots(g, s.spots, s.hands);
    if (picked) {
      const cell = Number(picked.id);
      if (s.from >= 0 && s.from !== cell) return attempt(g, s, cell);
      s.dragging = !s.hands.keys;
      s.from = s.from === cell ? -1 : cell;
      g.sound('select', 1.1);
    } else if (s.dragging && !pointer?.down) {
      // let go elsewhere: the other end; in the same cell: that end is picked next
      s.dragging = false;
      if (under && s.from >= 0 && Number(under.id) !== s.from) attempt(g, s, Number(under.id));
    }
  },

  draw(p, s, g) {
    const { palette } = p;
    const { size } = s.grid;
    const unit = (W - 0.5) / size;
    drawSheet(p, 0, 0, W, W);
    const hues = [palette.accent, palette.danger, palette.near, palette.solid, palette.far];
    for (const [place, cells] of s.found)
      drawBand(p, s, cells, p.mix(hues[place % hues.length] as string, palette.panel, 0.35), 0.9);
    if (s.from >= 0) {
      const line = (s.over >= 0 && lineOf(size, s.from, s.over)) || [s.from];
      drawBand(p, s, line, palette.accent, 0.6);
    }
    const helped = g.skill < 0.45 && s.quiet > HELP ? s.grid.laid.find(({ word }) => !s.found.has(word)) : undefined;
    if (helped)
      p.circle(
        at(s, helped.cells[0] as number).x,
        at(s, helped.cells[0] as number).y,
        unit * (0.42 + Math.sin(p.now * 5) * 0.04),
        p.mix(palette.accent, palette.panel, 0.4),
      );
    for (const [cell, spot] of s.spots.entries())
      fitText(p, s.grid.letters[cell] as string, spot.x, spot.y + 0.02, unit * 0.6, unit * 0.95, palette.ink);
    if (s.hands.keys) {
      const { x, y, w } = spotOf(s.spots, s.hands) as Spot;
      p.ctx.strokeStyle = palette.danger;
      p.ctx.lineWidth = 0.09;
      p.ctx.strokeRect(x - w / 2 + 0.05, y - w / 2 + 0.05, w - 0.1, w - 0.1);
    }
    const rows = Math.ceil(s.wanted.length / 2);
    const tall = Math.min(0.82, 3.2 / rows);
    drawSheet(p, 0, 10.2, W, rows * tall + 0.3);
    s.wanted.forEach((word, i) => {
      const x = i % 2 ? W * 0.75 : W * 0.25;
      const y = 10.35 + (Math.floor(i / 2) + 0.5) * tall;
      const done = s.found.has(i);
      const text = word.cells.map(({ shown }) => shown).join('');
      if (word.actor) p.sprite(word.actor, x - W * 0.2, y, tall * 0.8, { shadow: false, alpha: done ? 0.45 : 1 });
      p.ctx.save();
      if (done) p.ctx.globalAlpha = 0.45;
      fitText(p, text, x + 0.3, y, tall * 0.6, W * 0.36, palette.ink);
      p.ctx.restore();
      if (done) p.line(x - 1.2, y, x + 1.8, y, 0.09, palette.danger);
    });
    if (p.view.x < -2) p.hero(p.view.x / 2, 8.2, 2, { squash: s.hero.value });
  },

  bot(_g, s, pad) {
    clearPad(pad);
    if (pad.pointer) pad.pointer.down = false;
    if (++s.wait < REST) return;
    const laid = s.grid.laid.find(({ word }) => !s.found.has(word));
    if (!laid) return;
    s.wait = 0;
    const [first, last] = [laid.cells[0] as number, laid.cells.at(-1) as number];
    // another end that was picked is put back first
    const cell = s.from === first ? last : s.from < 0 ? first : s.from;
    pad.pointer = { x: at(s, cell).x, y: at(s, cell).y, down: true };
  },

  state(s) {
    const { x, y } = spotOf(s.spots, s.hands) as Spot;
    const { size, letters } = s.grid;
    return {
      cursor: { x: round(x), y: round(y) },
      rows: Array.from({ length: size }, (_, row) => letters.slice(row * size, (row + 1) * size).join(' ')),
      words: s.wanted.map(({ cells }) => cells.map(({ shown }) => shown).join('')),
      found: [...s.found.keys()],
      from: s.from,
    };
  },
});
