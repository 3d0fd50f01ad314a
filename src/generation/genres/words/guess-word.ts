/** Find the hidden word in six tries, or as many as the rules say: each tells which letters are in their place, which are elsewhere, and which are not there. */
import { clamp, Spring } from '../../kit/juice.js';
import { secondsByLevels } from '../../kit/budget.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind, type Game, type Painter } from '../../kit/types.js';
import { BACK, cursorOf, drawKeyboard, ENTER, keyAt, newKeyboard, readKeyboard, type Keyboard } from './keyboard.js';
import { drawMark, drawSheet, isNoir, type Mark } from './look.js';
import { fits, knownOf, told, type Told } from './marks.js';
import { levelsOf, ownCount, wordAt, wordsOf, type Word, type Words } from './words.js';

const W = 10;
const H = 12.5;
const TRIES = 6;
/** frames for one letter to turn, until the next word, and between two of the bot's keys */
const TURN = 7;
const SHOWN = 110;
const REST = 7;

interface Guess {
  readonly keys: readonly string[];
  readonly told: readonly Told[];
}
interface State {
  readonly words: Words;
  readonly tries: number;
  word: Word;
  guesses: Guess[];
  typed: string[];
  keyboard: Keyboard;
  /** `turn`: letters turn over one by one; `over`: the word is known, or missed */
  phase: 'type' | 'turn' | 'over';
  t: number;
  missed: number;
  readonly hero: Spring;
  readonly row: Spring;
  plan: readonly string[];
  wait: number;
}

const known = (s: State): Map<string, Told> => knownOf(s.phase === 'turn' ? s.guesses.slice(0, -1) : s.guesses);

function tell(g: Game, done = 0): void {
  g.progress(g.level - 1 + done, g.levels, g.design.cast.hero);
}

function submit(g: Game, s: State): void {
  const { keys } = s.word;
  if (s.typed.length < keys.length) {
    s.row.kick(0.35);
    return g.sound('swap', 0.6);
  }
  s.guesses.push({ keys: s.typed, told: told(s.typed, keys) });
  s.typed = [];
  s.phase = 'turn';
  s.t = 0;
}

function type(g: Game, s: State, key: string): void {
  if (key === ENTER) return submit(g, s);
  if (key === BACK) {
    if (s.typed.pop() !== undefined) g.sound('swap', 0.9);
  } else if (s.typed.length < s.word.keys.length) {
    s.typed.push(key);
    g.sound('select', 1 + s.typed.length * 0.05);
  }
}

/** The last letter has turned: known, missed, or another try. */
function judge(g: Game, s: State): void {
  const { palette } = g.design.theme;
  const last = s.guesses.at(-1) as Guess;
  s.phase = 'type';
  if (last.told.every((one) => one === 'right')) {
    s.phase = 'over';
    s.hero.kick(-0.4);
    g.addScore(40 + 20 * (s.tries - s.guesses.length), W / 2, 3);
    const party = g.has('confetti');
    g.burst(W / 2, 3.6, {
      n: party ? 90 : 40,
      shape: party ? 'square' : 'star',
      speed: 8,
      life: 1.1,
      colour: [palette.accent, palette.danger, '#ffffff'],
    });
    tell(g, 1);
    return g.levelDone();
  }
  const hits = last.told.filter((one) => one !== 'absent').length;
  g.sound(hits > 0 ? 'collect' : 'swap', 0.8 + hits * 0.06);
  s.hero.kick(hits > 0 ? -0.15 : 0.2);
  if (s.guesses.length < s.tries) return;
  s.phase = 'over';
  s.missed++;
  g.banner(s.word.cells.map(({ shown }) => shown).join(''));
  g.hurt(W / 2, 4);
}

function again(s: State, g: Game): void {
  s.word = wordAt(s.words.list, g.level, g.levels, s.missed);
  s.guesses = [];
  s.typed = [];
  s.phase = 'type';
  s.plan = [];
}

/** Whether the picture of the word is shown: at once in an easy game, after some tries in another. */
const isShown = (s: State, skill: number): boolean =>
  s.phase === 'over' || (skill < 0.75 && s.guesses.length >= (skill < 0.3 ? 0 : skill < 0.6 ? 3 : 4));

function cellMark(s: State, row: number, at: number): { mark: Mark; letter: string; turn: number } {
  const guess = s.guesses[row];
  if (!guess) {
    const letter = row === s.guesses.length ? (s.typed[at] ?? '') : '';
    return { mark: letter ? 'lit' : 'empty', letter, turn: 1 };
  }
  const letter = guess.keys[at] ?? '';
  const turning = s.phase === 'turn' && row === s.guesses.length - 1;
  const part = turning ? clamp((s.t - at * TURN) / (TURN * 2), 0, 1) : 1;
  return { mark: part < 0.5 ? 'lit' : (guess.told[at] as Told), letter, turn: Math.abs(part * 2 - 1) };
}

function drawRow(p: Painter, s: State, row: number, size: number, top: number, noir: boolean): void {
  const { cells } = s.word;
  const { rtl } = s.words.letters;
  const active = row === s.guesses.length && s.phase === 'type';
  const sway = active || (row === s.guesses.length - 1 && s.phase === 'over') ? s.row.value * 0.5 : 0;
  let at = 0;
  cells.forEach((cell, i) => {
    const x = W / 2 + ((rtl ? cells.length - 1 - i : i) - (cells.length - 1) / 2) * size + sway;
    const y = top + (row + 0.5) * size;
    if (cell.key === null) return cell.shown.trim() ? p.text(cell.shown, x, y, size * 0.5) : undefined;
    const { mark, letter, turn } = cellMark(s, row, at++);
    const open = mark !== 'empty' && s.phase === 'over' && row === s.guesses.length - 1 && mark === 'right';
    const side = size * 0.9;
    drawMark(
      p,
      { x, y, w: side, h: Math.max(0.06, side * turn) },
      mark,
      turn < 0.3 ? '' : open ? cell.shown : letter,
      noir,
    );
  });
}

export const guessWord = defineKind<State>({
  genre: 'guess_word',
  rules: ['lives', 'timer', 'levels', 'letters', 'attempts', 'gentle', 'confetti'],
  view: { kind: 'board', w: W, h: H },
  touch: { move: 'none' },
  lives: 3,
  levels: levelsOf(3),
  budget: (design) =>
    secondsByLevels({ base: 60, level: 40, levels: Math.max(3, ownCount(design)), item: 0, wanted: [] })(design),
  letters: true,
  goalShows: 'hero',
  backdrop: 'top',

  create(g) {
    const words = wordsOf(g.design);
    const s: State = {
      words,
      tries: g.rule('attempts')?.n ?? TRIES,
      word: wordAt(words.list, g.level, g.levels, 0),
      guesses: [],
      typed: [],
      keyboard: newKeyboard(words.letters, { top: 8, w: W, h: 4.4, extra: [ENTER, BACK] }),
      phase: 'type',
      t: 0,
      missed: 0,
      hero: new Spring(),
      row: new Spring(),
      plan: [],
      wait: 0,
    };
    tell(g);
    if (g.has('timer')) g.clock(240, 'lose');
    return s;
  },

  update(g, s) {
    s.hero.step();
    s.row.step();
    s.t++;
    const typed = readKeyboard(g, s.keyboard);
    if (s.phase === 'turn') {
      if (s.t % TURN === 0 && s.t <= TURN * s.word.keys.length) g.sound('step', 0.9 + s.t * 0.01);
      if (s.t > TURN * (s.word.keys.length + 1)) {
        s.t = 0;
        judge(g, s);
      }
    } else if (s.phase === 'over') {
      if (s.t > SHOWN) again(s, g);
    } else for (const key of typed) if (s.phase === 'type') type(g, s, key);
  },

  draw(p, s, g) {
    const { cells } = s.word;
    const noir = isNoir(g.design);
    const size = Math.min(1.16, (W - 0.5) / cells.length, 7.1 / s.tries);
    const top = (7.5 - size * s.tries) / 2 + 0.1;
    const wide = cells.length * size;
    drawSheet(p, W / 2 - wide / 2 - 0.25, top - 0.22, wide + 0.5, size * s.tries + 0.44);
    for (let row = 0; row < s.tries; row++) drawRow(p, s, row, size, top, noir);
    const room = (W - wide) / 2 - 0.3;
    const face = clamp(room * 0.95, 0, 1.7);
    if (face > 0.5) {
      p.hero(room / 2, 5.9, face, { squash: s.hero.value, dir: 1 });
      if (isShown(s, g.skill) && s.word.actor) {
        const x = W - room / 2;
        p.circle(x, 5.9, face * 0.62, p.palette.panel);
        p.sprite(s.word.actor, x, 5.9, face * 0.8, { shadow: false });
      }
    }
    const letters = known(s);
    drawSheet(p, -0.06, 7.86, W + 0.12, s.keyboard.keys.reduce((low, k) => Math.max(low, k.y + k.h / 2), 0) - 7.72);
    drawKeyboard(p, s.keyboard, (key) => letters.get(key) ?? 'plain', noir);
  },

  bot(g, s, pad) {
    clearPad(pad);
    if (pad.pointer) pad.pointer.down = false;
    if (s.phase !== 'type' || ++s.wait < REST) return;
    s.wait = 0;
    if (s.plan.length === 0 || s.plan.length !== s.word.keys.length || !fits(s.plan, s.guesses)) {
      const open = s.words.list.filter(({ keys }) => keys.length === s.word.keys.length && fits(keys, s.guesses));
      s.plan = (open.length > 0 ? g.rand.pick(open) : s.word).keys;
    }
    const wrong = s.typed.some((key, i) => key !== s.plan[i]);
    const next = wrong ? BACK : (s.plan[s.typed.length] ?? ENTER);
    const at = keyAt(s.keyboard, next);
    if (at) pad.pointer = { ...at, down: true };
  },

  state(s) {
    return {
      cursor: cursorOf(s.keyboard),
      doing: s.phase,
      letters: s.word.keys.length,
      typed: s.typed.join(''),
      // what a player sees: each guess, and beneath it "=" in its place, "~" elsewhere, "." absent
      guesses: s.guesses.map((guess) => guess.keys.join('')),
      told: s.guesses.map((guess) =>
        guess.told.map((one) => (one === 'right' ? '=' : one === 'near' ? '~' : '.')).join(''),
      ),
      left: s.tries - s.guesses.length,
    };
  },
});
