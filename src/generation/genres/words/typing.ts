/** Type the words before they land. Enemies carry them, or the words fall alone; the nearest whose letter is typed is written at until it is done. */
import type { Actor } from '../../design.js';
import { chiefOf } from '../../kit/bosses.js';
import { clamp, round, Spring } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind, type Game } from '../../kit/types.js';
import { cursorOf, keyAt, newKeyboard, readKeyboard } from './keyboard.js';
import { drawTyping } from './typing-draw.js';
import { acrossOf, GROUND, H, KEYS, TALLEST, W, WIDEST, type Faller, type State } from './typing-state.js';
import { ownCount, wordsOf } from './words.js';

/** frames between two of the bot's letters */
const REST = 9;
const MOST_AT_ONCE = 4;

/** All words in a new order, short ones first in the first level; the prompt's own in their order. */
function fill(g: Game, s: Pick<State, 'words' | 'queue'>): void {
  const { list, own } = s.words;
  const order = own && s.queue.length === 0 ? [...list] : g.rand.shuffle(list);
  if (!own && g.level === 1) order.sort((a, b) => a.keys.length - b.keys.length);
  s.queue = order.toReversed();
}

function spawn(g: Game, s: State): void {
  if (s.queue.length === 0) fill(g, s);
  // two words that begin alike are not told apart by their first letter
  const taken = new Set(s.fallers.map(({ word, typed }) => word.keys[typed]));
  let at = s.queue.length - 1;
  if (!s.words.own) while (at > 0 && taken.has(s.queue[at]?.keys[0])) at--;
  const [word] = s.queue.splice(at, 1);
  if (!word) return;
  const { enemies } = g.design.cast;
  const named = enemies.filter(({ from }) => from === 'prompt');
  const comers = named.length > 0 ? named : enemies;
  const boss = (g.has('boss') || g.has('bossEvery')) && s.sent === s.need - 1;
  const pace = g.has('fast') ? 0.8 : g.has('slow') ? 1.3 : 1;
  const hurry = g.has('speedUp') ? Math.max(0.6, 1 - s.done * 0.02) : 1;
  const seconds = (6 + word.keys.length * (1.7 - g.skill * 1.15)) * pace * hurry * (boss ? 1.5 : 1);
  const half = Math.min(4, 0.7 + word.cells.length * 0.24);
  s.fallers.push({
    word,
    boss,
    actor: boss ? chiefOf(g.design) : (comers[s.sent % comers.length] as Actor),
    x: lane(g, s, half),
    y: -0.6,
    speed: (GROUND + 0.3) / (seconds * 60),
    typed: 0,
    hit: 0,
  });
  s.sent++;
  if (!boss) return;
  g.banner(g.design.texts.boss);
  g.sound('boss');
}

/** A place across that is as far from the others as one of six tries finds. */
function lane(g: Game, s: State, half: number): number {
  let best = W / 2;
  let free = -1;
  for (let i = 0; i < 6; i++) {
    const x = g.rand.range(half, W - half);
    const room = Math.min(9, ...s.fallers.map((one) => Math.abs(one.x - x) + Math.max(0, one.y - 2)));
    if (room > free) [best, free] = [x, room];
  }
  return best;
}

function finish(g: Game, s: State, one: Faller): void {
  const { palette } = g.design.theme;
  s.fallers = s.fallers.filter((other) => other !== one);
  s.target = null;
  s.done++;
  s.streak++;
  const party = g.has('confetti');
  const x = acrossOf(g, one.x);
  g.addScore(10 * one.word.keys.length + 5 * Math.min(10, s.streak), x, one.y);
  g.sound(s.streak > 2 ? 'combo' : 'collect', 1 + Math.min(8, s.streak) * 0.05);
  g.burst(x, one.y, {
    n: party ? 44 : one.boss ? 40 : 20,
    shape: party ? 'square' : 'star',
    speed: 6,
    colour: [palette.accent, palette.danger, '#ffffff'],
  });
  g.shake(one.boss ? 0.6 : 0.15);
  tell(g, s);
  if (s.done >= s.need) g.levelDone();
}

const tell = (g: Game, s: State): void => g.progress(Math.min(s.done, s.need), s.need, g.design.cast.enemies[0]);

/** The lowest word whose next letter this is. */
const meant = (s: State, key: string): Faller | undefined =>
  s.fallers.filter(({ word }) => word.keys[0] === key).toSorted((a, b) => b.y - a.y)[0];

function type(g: Game, s: State, key: string): void {
  s.typed++;
  const one = s.target ?? meant(s, key);
  if (!one || one.word.keys[one.typed] !== key) {
    s.misses++;
    s.streak = 0;
    s.hero.kick(0.15);
    return g.sound('swap', 0.6);
  }
  s.target = one;
  one.typed++;
  one.hit = 8;
  one.y = Math.max(-0.4, one.y - 0.05);
  s.aim = clamp((one.x - W / 2) / 5, -1, 1);
  s.shot = { x: one.x, y: one.y, t: 1 };
  s.hero.kick(-0.14);
  g.sound('shoot', 1 + one.typed * 0.05);
  if (one.typed >= one.word.keys.length) finish(g, s, one);
}

function land(g: Game, s: State, one: Faller): void {
  s.fallers = s.fallers.filter((other) => other !== one);
  if (s.target === one) s.target = null;
  s.streak = 0;
  // it comes again: what was asked for must be written
  s.sent--;
  s.queue.unshift(one.word);
  const x = acrossOf(g, one.x);
  g.burst(x, GROUND, { n: 16, shape: 'smoke', speed: 3 });
  g.hurt(x, GROUND - 0.4);
}

export const typingGame = defineKind<State>({
  genre: 'typing_game',
  rules: ['lives', 'timer', 'levels', 'collect', 'boss', 'speedUp', 'fast', 'slow', 'gentle', 'confetti'],
  view: { kind: 'board', w: W, h: H, tallest: TALLEST, widest: WIDEST },
  touch: { move: 'none' },
  lives: 3,
  levels: ({ rules }) => (rules.some(({ rule }) => rule === 'collect') ? 1 : 2),
  budget: ({ rules, words }) => {
    const collect = rules.find(({ rule }) => rule === 'collect');
    const wanted = (collect && 'n' in collect ? collect.n : 12) + ownCount({ words });
    return 90 + wanted * 12 * (rules.find(({ rule }) => rule === 'levels') ? 4 : 1);
  },
  letters: true,
  goalShows: 'foe',
  backdrop: 'side',

  create(g) {
    const words = wordsOf(g.design);
    const own = ownCount(g.design);
    const s: State = {
      words,
      keyboard: newKeyboard(words.letters, { top: KEYS, w: W, h: 4.3 }),
      fallers: [],
      target: null,
      queue: [],
      done: 0,
      sent: 0,
      need: g.rule('collect')?.n ?? (own || Math.round(8 + g.skill * 6)),
      streak: 0,
      next: 20,
      misses: 0,
      typed: 0,
      hero: new Spring(),
      aim: 0,
      shot: null,
      wait: 0,
    };
    tell(g, s);
    if (g.has('timer')) g.clock(180, 'lose');
    return s;
  },

  update(g, s) {
    s.hero.step();
    if (s.shot && (s.shot.t -= 0.12) <= 0) s.shot = null;
    for (const key of readKeyboard(g, s.keyboard)) if (/[\p{L}\p{N}]/u.test(key)) type(g, s, key);
    if (s.done >= s.need) return;
    const most = 1 + Math.round(g.skill * (MOST_AT_ONCE - 1) + 0.4);
    if (s.sent < s.need && (--s.next <= 0 || s.fallers.length === 0) && s.fallers.length < most) {
      spawn(g, s);
      s.next = Math.round(60 * (4.2 - g.skill * 2.4));
    }
    // who lands leaves a new list behind
    for (const one of s.fallers) {
      if (one.hit > 0) one.hit--;
      one.y += one.speed;
      if (one.y > GROUND - 0.6) land(g, s, one);
    }
  },

  draw: drawTyping,

  bot(_g, s, pad) {
    clearPad(pad);
    if (pad.pointer) pad.pointer.down = false;
    if (++s.wait < REST) return;
    const one = s.target ?? s.fallers.toSorted((a, b) => b.y - a.y)[0];
    const key = one?.word.keys[one.typed];
    const at = key === undefined ? undefined : keyAt(s.keyboard, key);
    if (!at) return;
    s.wait = 0;
    pad.pointer = { ...at, down: true };
  },

  state(s) {
    return {
      cursor: cursorOf(s.keyboard),
      needed: s.need - s.done,
      words: s.fallers.map((one) => ({
        word: one.word.cells.map(({ shown }) => shown).join(''),
        typed: one.typed,
        x: round(one.x),
        y: round(one.y),
      })),
    };
  },
});
