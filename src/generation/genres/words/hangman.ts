/** Find the word letter by letter. A letter that is not in it bursts a balloon, melts the snowman, or costs the rocket fuel. */
import { clamp, Spring } from '../../kit/juice.js';
import { secondsByLevels } from '../../kit/budget.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind, type Game } from '../../kit/types.js';
import { drawFigure, figureOf, type Figure } from './figures.js';
import { cursorOf, drawKeyboard, keyAt, newKeyboard, readKeyboard, type Keyboard } from './keyboard.js';
import { drawMark, drawSheet, fitText, isNoir } from './look.js';
import { levelsOf, ownCount, wordAt, wordsOf, type Word, type Words } from './words.js';

const W = 10;
const H = 12.5;
const MISSES = 7;
/** where the picture stands, and the word */
const GROUND = 5.35;
const LINE = 6.55;
/** frames between two of the bot's letters */
const REST = 16;

interface State {
  readonly words: Words;
  readonly word: Word;
  readonly figure: Figure;
  readonly asked: Set<string>;
  readonly keyboard: Keyboard;
  readonly most: number;
  readonly mood: Spring;
  /** frames since each letter that was found last, for its hop, and since the word was known */
  fresh: number;
  last: string;
  won: number;
  wait: number;
}

const isFound = (s: State, key: string | null): boolean => key === null || s.asked.has(key);
const open = (s: State): number => new Set(s.word.keys.filter((key) => !s.asked.has(key))).size;

function ask(g: Game, s: State, key: string): void {
  if (s.asked.has(key) || !s.words.letters.rows.some((row) => row.includes(key))) return g.sound('swap', 0.6);
  s.asked.add(key);
  s.last = key;
  s.fresh = 0;
  const { palette } = g.design.theme;
  const times = s.word.keys.filter((one) => one === key).length;
  if (times === 0) {
    s.mood.kick(0.8);
    // one letter after another counts, however quickly they come
    g.safe = 0;
    g.burst(W / 2, 2.4, { n: 14, colour: [palette.danger, '#ffffff'], speed: 4 });
    g.hurt(W / 2, 2.8);
    return;
  }
  s.mood.kick(-0.8);
  g.addScore(10 * times, W / 2, LINE);
  g.sound('collect', 1 + s.asked.size * 0.03);
  if (open(s) > 0) return;
  s.won = 1;
  const party = g.has('confetti');
  g.burst(W / 2, 3, {
    n: party ? 90 : 40,
    shape: party ? 'square' : 'star',
    speed: 8,
    life: 1.1,
    colour: [palette.accent, palette.danger, '#ffffff'],
  });
  g.addScore(30 + g.lives * 5, W / 2, 3);
  g.progress(g.level, g.levels, g.design.cast.hero);
  g.levelDone();
}

/** Whether the picture of the word helps: from the start in an easy game, and where its keys are only letters of a few words; else after half of the misses. */
const isEased = (s: State, g: Game): boolean =>
  g.skill < 0.3 || s.words.letters.own || (g.skill < 0.6 && g.lives <= s.most / 2);

/** The letter that the most words have which could still be meant. */
function best(s: State): string | undefined {
  const missed = new Set([...s.asked].filter((key) => !s.word.keys.includes(key)));
  const could = s.words.list.filter(
    ({ cells }) =>
      cells.length === s.word.cells.length &&
      cells.every(({ key }, i) => {
        const own = s.word.cells[i]?.key ?? null;
        return isFound(s, own) ? own === key : key !== null && !missed.has(key) && !s.asked.has(key);
      }),
  );
  const counts = new Map<string, number>();
  for (const { keys } of could.length > 0 ? could : [s.word])
    for (const key of new Set(keys)) if (!s.asked.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0];
}

export const hangman = defineKind<State>({
  genre: 'hangman',
  rules: ['lives', 'timer', 'levels', 'letters', 'gentle', 'confetti'],
  view: { kind: 'board', w: W, h: H },
  touch: { move: 'none' },
  lives: MISSES,
  levels: levelsOf(4),
  budget: (design) =>
    secondsByLevels({ base: 60, level: 30, levels: Math.max(4, ownCount(design)), item: 0, wanted: [] })(design),
  letters: true,
  goalShows: 'hero',
  backdrop: 'top',

  create(g) {
    const words = wordsOf(g.design);
    const word = wordAt(words.list, g.level, g.levels, 0);
    const most = g.rule('lives')?.n ?? MISSES;
    // each word has all its misses
    g.heal(most - g.lives);
    const s: State = {
      words,
      word,
      figure: figureOf(g.design),
      asked: new Set(),
      keyboard: newKeyboard(words.letters, { top: 7.95, w: W, h: 4.4 }),
      most,
      mood: new Spring(),
      fresh: 99,
      last: '',
      won: 0,
      wait: 0,
    };
    // an easy word shows its first letter, one for the smallest also its last
    if (g.skill < 0.35 && open(s) > 2) s.asked.add(word.keys[0] as string);
    if (g.skill < 0.1 && open(s) > 2) s.asked.add(word.keys.at(-1) as string);
    g.progress(g.level - 1, g.levels, g.design.cast.hero);
    if (g.has('timer')) g.clock(180, 'lose');
    return s;
  },

  update(g, s) {
    s.mood.step();
    s.fresh++;
    if (s.won > 0) s.won++;
    for (const key of readKeyboard(g, s.keyboard))
      if (s.won === 0 && g.lives > 0 && /[\p{L}\p{N}]/u.test(key)) ask(g, s, key);
  },

  draw(p, s, g) {
    const noir = isNoir(g.design);
    const { cells } = s.word;
    const keys = new Set(s.word.keys);
    const found = 1 - open(s) / Math.max(1, keys.size);
    const { hero, enemies } = g.design.cast;
    drawFigure(
      p,
      {
        figure: s.figure,
        left: clamp(g.lives / s.most, 0, 1),
        lives: g.lives,
        most: s.most,
        found,
        mood: clamp(-s.mood.value, -1, 1),
        won: s.won,
        foe: enemies.find(({ from }) => from === 'prompt'),
        hero,
      },
      W / 2,
      GROUND,
      4.9,
    );
    const size = Math.min(1.05, (W - 0.5) / cells.length);
    const wide = cells.length * size;
    const clue = s.won > 0 || g.lives === 0 || isEased(s, g);
    drawSheet(p, W / 2 - wide / 2 - 0.25, LINE - size * 0.62, wide + 0.5, size * 1.24);
    cells.forEach((cell, i) => {
      const x = W / 2 + ((s.words.letters.rtl ? cells.length - 1 - i : i) - (cells.length - 1) / 2) * size;
      if (cell.key === null) return cell.shown.trim() ? fitText(p, cell.shown, x, LINE, size * 0.6, size) : undefined;
      const shown = isFound(s, cell.key);
      const hop = shown && cell.key === s.last && s.fresh < 20 ? Math.sin((s.fresh / 20) * Math.PI) * 0.25 : 0;
      const lost = g.lives === 0 && !shown;
      drawMark(
        p,
        { x, y: LINE - hop, w: size * 0.88, h: size * 0.94 },
        lost ? 'near' : shown ? 'right' : 'empty',
        shown || lost ? cell.shown : '',
        noir,
      );
    });
    if (clue && s.word.actor) {
      p.circle(W - 1.15, 1.3, 1.05, p.palette.panel);
      p.sprite(s.word.actor, W - 1.15, 1.3, 1.35, { shadow: false });
    }
    drawSheet(p, -0.06, 7.8, W + 0.12, s.keyboard.keys.reduce((low, k) => Math.max(low, k.y + k.h / 2), 0) - 7.66);
    drawKeyboard(p, s.keyboard, (key) => (!s.asked.has(key) ? 'plain' : keys.has(key) ? 'right' : 'absent'), noir);
  },

  bot(_g, s, pad) {
    clearPad(pad);
    if (pad.pointer) pad.pointer.down = false;
    if (s.won > 0 || ++s.wait < REST) return;
    s.wait = 0;
    const key = best(s);
    const at = key === undefined ? undefined : keyAt(s.keyboard, key);
    if (at) pad.pointer = { ...at, down: true };
  },

  state(s, g) {
    return {
      cursor: cursorOf(s.keyboard),
      figure: s.figure,
      // what a player sees: letters that were found, "_" for the others
      word: s.word.cells.map(({ key, shown }) => (isFound(s, key) ? shown : '_')).join(''),
      asked: [...s.asked].join(''),
      left: g.lives,
    };
  },
});
