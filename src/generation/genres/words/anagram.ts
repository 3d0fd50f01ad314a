/** Put the letters of a word in order, by its picture. Letters in their place stay; a wrong word costs a life. */
import { clamp, round, Spring } from '../../kit/juice.js';
import { secondsByLevels } from '../../kit/budget.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind, type Game } from '../../kit/types.js';
import { typed } from '../../letters.js';
import { drawMark, drawSheet, isNoir } from './look.js';
import { newHands, readSpots, spotOf, type Hands, type Spot } from './spots.js';
import { levelsOf, ownCount, wordAt, wordsOf, type Word, type Words } from './words.js';

const W = 10;
const H = 11.6;
/** middles of the word's row, and of the first row of tiles */
const LINE = 6.1;
const TILES = 8.2;
const REST = 12;
const SHOWN = 40;

interface Tile {
  readonly key: string;
  /** place in the word, -1 where it lies below */
  at: number;
  /** its own place below */
  readonly home: number;
}
interface State {
  readonly words: Words;
  readonly word: Word;
  readonly tiles: readonly Tile[];
  /** places whose letter is known to be right */
  readonly fixed: Set<number>;
  readonly hands: Hands;
  readonly row: Spring;
  readonly hero: Spring;
  /** frames for which a wrong word is still shown */
  wrong: number;
  won: number;
  wait: number;
}

const tileAt = (s: State, place: number): Tile | undefined => s.tiles.find(({ at }) => at === place);
const nextOpen = (s: State): number => s.word.keys.findIndex((_, place) => !tileAt(s, place));

function sizes(s: State): { size: number; per: number } {
  const count = s.word.cells.length;
  const per = count > 10 ? Math.ceil(count / 2) : count;
  return { size: Math.min(1.35, (W - 0.6) / per), per };
}

/** Middles of the places of the word, in the order of its letters. */
function places(s: State): { x: number; y: number }[] {
  const { cells } = s.word;
  const size = Math.min(1.35, (W - 0.6) / cells.length);
  const out: { x: number; y: number }[] = [];
  cells.forEach(({ key }, i) => {
    const x = W / 2 + ((s.words.letters.rtl ? cells.length - 1 - i : i) - (cells.length - 1) / 2) * size;
    if (key !== null) out.push({ x, y: LINE });
  });
  return out;
}

function homeOf(s: State, home: number): { x: number; y: number } {
  const { size, per } = sizes(s);
  const row = Math.floor(home / per);
  const inRow = Math.min(per, s.tiles.length - row * per);
  return { x: W / 2 + ((home % per) - (inRow - 1) / 2) * size, y: TILES + row * size * 1.1 };
}

/** What can be picked: tiles below, and those of the word that are not sure yet. */
function spotsOf(s: State): Spot[] {
  const { size } = sizes(s);
  const inWord = places(s);
  const line = Math.min(1.35, (W - 0.6) / s.word.cells.length);
  return s.tiles.flatMap((tile): Spot[] => {
    if (tile.at >= 0 && s.fixed.has(tile.at)) return [];
    const place = tile.at < 0 ? homeOf(s, tile.home) : inWord[tile.at];
    const side = tile.at < 0 ? size : line;
    return place ? [{ id: String(tile.home), ...place, w: side, h: side * 1.08 }] : [];
  });
}

function judge(g: Game, s: State): void {
  const { palette } = g.design.theme;
  const right = s.word.keys.every((key, place) => tileAt(s, place)?.key === key);
  if (right) {
    s.won = 1;
    s.hero.kick(-0.4);
    const party = g.has('confetti');
    g.addScore(30 + s.word.keys.length * 10, W / 2, LINE);
    g.burst(W / 2, LINE, {
      n: party ? 90 : 40,
      shape: party ? 'square' : 'star',
      speed: 8,
      life: 1,
      colour: [palette.accent, palette.danger, '#ffffff'],
    });
    g.progress(g.level, g.levels, g.design.cast.hero);
    return g.levelDone();
  }
  s.wrong = SHOWN;
  s.row.kick(0.4);
  s.hero.kick(0.3);
  g.safe = 0;
  g.hurt(W / 2, LINE);
}

/** Letters in their place stay, the others go back. */
function takeBack(s: State): void {
  for (const tile of s.tiles) {
    if (tile.at < 0) continue;
    if (tile.key === s.word.keys[tile.at]) s.fixed.add(tile.at);
    else tile.at = -1;
  }
}

function put(g: Game, s: State, tile: Tile): void {
  if (tile.at >= 0) {
    if (s.fixed.has(tile.at)) return;
    tile.at = -1;
    return g.sound('swap', 0.9);
  }
  tile.at = nextOpen(s);
  g.sound('select', 1 + tile.at * 0.05);
  if (nextOpen(s) < 0) judge(g, s);
}

function undo(g: Game, s: State): void {
  const last = s.tiles.filter(({ at }) => at >= 0 && !s.fixed.has(at)).toSorted((a, b) => b.at - a.at)[0];
  if (last) put(g, s, last);
}

export const anagram = defineKind<State>({
  genre: 'anagram',
  rules: ['lives', 'timer', 'levels', 'letters', 'gentle', 'confetti'],
  view: { kind: 'board', w: W, h: H },
  touch: { move: 'none' },
  lives: 3,
  levels: levelsOf(5),
  budget: (design) =>
    secondsByLevels({ base: 60, level: 25, levels: Math.max(5, ownCount(design)), item: 0, wanted: [] })(design),
  letters: true,
  goalShows: 'hero',
  backdrop: 'top',

  create(g) {
    const words = wordsOf(g.design);
    const word = wordAt(words.list, g.level, g.levels, 0);
    let order = g.rand.shuffle(word.keys);
    // a word of different letters does not lie in order
    for (let i = 0; i < 20 && order.join(' ') === word.keys.join(' '); i++) order = g.rand.shuffle(word.keys);
    const s: State = {
      words,
      word,
      tiles: order.map((key, home) => ({ key, home, at: -1 })),
      fixed: new Set(),
      hands: newHands('0'),
      row: new Spring(),
      hero: new Spring(),
      wrong: 0,
      won: 0,
      wait: 0,
    };
    // where no picture tells the word, or for the smallest, its first letter stands
    const first = s.tiles.find(({ key }) => key === word.keys[0]);
    if (first && word.keys.length > 2 && (g.skill < 0.25 || (!word.actor && g.skill < 0.75))) {
      first.at = 0;
      s.fixed.add(0);
    }
    g.progress(g.level - 1, g.levels, g.design.cast.hero);
    if (g.has('timer')) g.clock(180, 'lose');
    return s;
  },

  update(g, s) {
    s.row.step();
    s.hero.step();
    if (s.won > 0) s.won++;
    if (s.wrong > 0 && --s.wrong === 0) takeBack(s);
    const picked = readSpots(g, spotsOf(s), s.hands);
    if (s.won > 0 || s.wrong > 0 || nextOpen(s) < 0) return;
    for (const stroke of g.strokes) {
      const key = typed(stroke, s.words.letters);
      const tile = s.tiles.find((one) => one.at < 0 && one.key === key);
      if (tile) put(g, s, tile);
      else if (key !== undefined) g.sound('swap', 0.6);
      if (nextOpen(s) < 0) return;
    }
    if (g.key('Backspace') || g.pressed('b')) return undo(g, s);
    const tile = picked && s.tiles[Number(picked.id)];
    if (tile) put(g, s, tile);
  },

  draw(p, s, g) {
    const noir = isNoir(g.design);
    const { palette } = p;
    const shown = s.word.actor && (g.skill < 0.85 || s.won > 0);
    p.circle(W / 2, 2.75, 2.35, 'rgba(0,0,0,.2)');
    p.circle(W / 2, 2.65, 2.35, palette.panel);
    const bounce = s.won > 0 ? Math.abs(Math.sin(s.won * 0.15)) * 0.4 : Math.sin(p.now * 2) * 0.06;
    if (shown && s.word.actor)
      p.sprite(s.word.actor, W / 2, 2.65 - bounce, 3.1, { squash: s.hero.value, shadow: false });
    else p.text('?', W / 2, 2.7, 2.6, palette.accent);
    p.hero(1.3, 3.9, 1.7, { squash: s.hero.value, dir: 1 });
    const inWord = places(s);
    const side = Math.min(1.35, (W - 0.6) / s.word.cells.length);
    drawSheet(
      p,
      W / 2 - (s.word.cells.length * side) / 2 - 0.2,
      LINE - side * 0.65,
      s.word.cells.length * side + 0.4,
      side * 1.3,
    );
    const sway = s.row.value * 0.5;
    let letter = 0;
    s.word.cells.forEach(({ shown: sign, key }, i) => {
      const x =
        W / 2 + ((s.words.letters.rtl ? s.word.cells.length - 1 - i : i) - (s.word.cells.length - 1) / 2) * side;
      if (key === null) return sign.trim() ? p.text(sign, x, LINE, side * 0.5) : undefined;
      const place = letter++;
      if (!tileAt(s, place)) drawMark(p, { x, y: LINE, w: side * 0.9, h: side * 0.96 }, 'empty', '', noir);
    });
    const { size } = sizes(s);
    for (const tile of s.tiles) {
      const at = tile.at < 0 ? homeOf(s, tile.home) : inWord[tile.at];
      if (!at) continue;
      const sure = tile.at >= 0 && (s.won > 0 || s.fixed.has(tile.at));
      const w = (tile.at < 0 ? size : side) * 0.9;
      const x = at.x + (tile.at >= 0 && !sure ? sway : 0);
      const own = s.won > 0 ? s.word.cells.filter(({ key }) => key !== null)[tile.at]?.shown : undefined;
      const mark = sure ? 'right' : s.wrong > 0 && tile.at >= 0 && tile.key !== s.word.keys[tile.at] ? 'absent' : 'lit';
      drawMark(p, { x, y: at.y, w, h: w * 1.06 }, mark, own ?? tile.key, noir);
    }
    const cursor = s.hands.keys ? spotOf(spotsOf(s), s.hands) : undefined;
    if (!cursor) return;
    p.ctx.strokeStyle = palette.danger;
    p.ctx.lineWidth = 0.1;
    p.ctx.beginPath();
    p.ctx.roundRect(cursor.x - cursor.w / 2, cursor.y - cursor.h / 2, cursor.w, cursor.h, 0.2);
    p.ctx.stroke();
  },

  bot(g, s, pad) {
    clearPad(pad);
    if (pad.pointer) pad.pointer.down = false;
    if (s.won > 0 || s.wrong > 0 || ++s.wait < REST) return;
    s.wait = 0;
    const stray = s.tiles.find(({ at, key }) => at >= 0 && !s.fixed.has(at) && key !== s.word.keys[at]);
    // now and then two letters are swapped, as people do in a harder game
    const place = nextOpen(s);
    const slip =
      g.skill > 0.4 && s.fixed.size === 0 && g.lives > 1 && place === s.word.keys.length - 2 && g.rand.chance(0.12)
        ? 1
        : 0;
    const wanted =
      stray && place >= 0 && slip === 0
        ? stray
        : s.tiles.find(({ at, key }) => at < 0 && key === s.word.keys[place + slip]);
    const spot = spotsOf(s).find(({ id }) => id === String(wanted?.home));
    if (spot) pad.pointer = { x: spot.x, y: spot.y, down: true };
  },

  state(s, g) {
    const { x = 0, y = 0 } = spotOf(spotsOf(s), s.hands) ?? {};
    return {
      cursor: { x: round(x), y: round(y) },
      word: s.word.keys.map((_, place) => tileAt(s, place)?.key ?? '_').join(''),
      tiles: s.tiles
        .filter(({ at }) => at < 0)
        .map(({ key }) => key)
        .join(''),
      sure: s.fixed.size,
      left: clamp(g.lives, 0, 99),
    };
  },
});
