/** Find the words that are hidden in a grid of letters: drag from end to end, or pick both ends one after the other. */
import { clamp, round, Spring } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind, type Game } from '../../kit/types.js';
import { layWords, lineOf, type Way } from './lay-words.js';
import { at, drawSearch, H, spotsOf, W, WIDEST, type State } from './search-sheet.js';
import { newHands, readSpots, spotAt, spotOf, type Spot } from './spots.js';
import { ownCount, wordsOf, type Word, type Words } from './words.js';

const MOST = 8;
/** letters of the longest word in a grid whose size nobody said: of a list of ours, and of the prompt's own */
const LONGEST = { ours: 10, own: 15 };
/** frames between two of the bot's taps */
const REST = 22;

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
  const longest = g.design.grid?.rows ?? (own ? LONGEST.own : LONGEST.ours);
  const short = list.filter(({ keys }) => keys.length > 1 && keys.length <= longest);
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

export const wordSearch = defineKind<State>({
  genre: 'word_search',
  rules: ['timer', 'levels', 'gentle', 'confetti'],
  view: { kind: 'board', w: W, h: H, widest: WIDEST },
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
    const most = words.own ? LONGEST.own : LONGEST.ours;
    const largest = asked ?? most + 1;
    let size = asked ?? clamp(Math.max(Math.round(7 + g.skill * 3), longest), 6, most);
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
    const s: State = {
      words,
      wanted,
      grid,
      spots: spotsOf(size, g),
      laidFor: g.width,
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
    if (s.laidFor !== g.width) {
      s.laidFor = g.width;
      s.spots = spotsOf(s.grid.size, g);
    }
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

  draw: drawSearch,

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
