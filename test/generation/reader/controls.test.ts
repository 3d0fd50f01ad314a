/** Every key that a title card names does something in the game that it is the card of, in each kind, mode and with the rules that bring keys. */
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { GENRES, type GameDesign, type Genre, type Rule } from '../../../src/generation/design.js';
import { KINDS } from '../../../src/generation/genres/index.js';
import { Play } from '../../../src/generation/kit/play.js';
import type { Session } from '../../../src/generation/kit/session.js';
import { keepRules } from '../../../src/generation/filling/kept-rules.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { playedMode } from '../../../src/generation/filling/modes.js';
import { TEXTS } from '../../../src/generation/texts/texts.js';
import { writeTexts } from '../../../src/generation/filling/write.js';
import { randomOf } from '../../../src/generation/random.js';
import { phrasesOf } from '../../../src/generation/filling/phrases.js';

/** rules with keys of their own */
const KEYED: readonly Rule[] = [
  { rule: 'doubleJump' },
  { rule: 'dash' },
  { rule: 'shooting' },
  { rule: 'rapidFire' },
  { rule: 'magnet' },
];

/** Prompts for all kinds in each of their modes. */
const GAMES: readonly (readonly [prompt: string, genre: Genre, mode: string])[] = [
  ['a platformer with a fox', 'platformer', 'plain'],
  ['Doodle Jump with a frog', 'platformer', 'ascent'],
  ['space shooter', 'shmup', 'plain'],
  ['arena shooter with a wizard', 'arena', 'plain'],
  ['breakout', 'breakout', 'plain'],
  ['snake', 'snake', 'plain'],
  ['endless runner', 'runner', 'plain'],
  ['flappy bird', 'flappy', 'plain'],
  ['match 3 with fruit', 'match3', 'plain'],
  ['sokoban with a cat', 'sokoban', 'plain'],
  ['maze with ghosts', 'maze', 'plain'],
  ['stealth maze game where a cat collects gems', 'maze', 'stealth'],
  ['Pac-Man with a frog', 'maze', 'dots'],
  ['tower defense against orcs', 'tower_defense', 'plain'],
  ['racing game', 'racing', 'plain'],
  ['memory with sea animals', 'memory', 'plain'],
  ['quiz about animals', 'quiz', 'plain'],
  ['typing game with zombies', 'typing_game', 'plain'],
  ['wordle', 'guess_word', 'plain'],
  ['hangman', 'hangman', 'plain'],
  ['word search', 'word_search', 'plain'],
  ['anagram game', 'anagram', 'plain'],
  ['crossword with animals', 'crossword', 'plain'],
  ['sudoku with animals', 'sudoku', 'plain'],
  ['sliding puzzle with a cat', 'fifteen_puzzle', 'plain'],
  ['lights out game', 'lights_out', 'plain'],
  ['nonogram with birds', 'nonogram', 'plain'],
  ['battleship game against pirates', 'battleship', 'plain'],
  ['pinball with cats', 'pinball', 'plain'],
  ['basketball with a panda', 'hoops', 'plain'],
  ['penalty shootout', 'penalty', 'plain'],
  ['bowling with a bear', 'bowling', 'plain'],
  ['blackjack with a fox', 'blackjack', 'plain'],
  ['snap card game with a fox', 'snap', 'snap'],
  ['war card game with a fox', 'snap', 'war'],
  ['spider solitaire with a fox', 'spider_solitaire', 'plain'],
  ['bubble popping game with a panda', 'bubble_pop', 'plain'],
  ['marble shooter with a frog', 'marble_path', 'plain'],
  ['hidden objects in a garden', 'hidden_objects', 'plain'],
  ['hide and seek with a rabbit', 'hidden_objects', 'seek'],
  ['lunar lander with a duck', 'lander', 'plain'],
  ['balancing game with a fox and plates', 'balancing_game', 'plain'],
  ['tightrope walking with a fox', 'balancing_game', 'tightrope'],
  ['virtual pet hamster', 'virtual_pet', 'plain'],
  ['suika game with sushi', 'merge_drop', 'plain'],
  ['stealth game with a raccoon', 'stealth_game', 'plain'],
  ['stealth game with a raccoon and a sleeping dog', 'stealth_game', 'sleepers'],
  ['red light green light with a fox', 'stealth_game', 'red_light'],
  ['Simon says with birds', 'simon_says', 'plain'],
  ['dress-up game with a rabbit', 'dress_up', 'plain'],
  ['dress-up game with a bear for the winter', 'dress_up', 'winter'],
  ['timing game with bread in the oven', 'timing_game', 'bake'],
  ['jump rope game with a frog', 'timing_game', 'rope'],
  ['lemonade stand game with a fox', 'tycoon', 'plain'],
  ['tower stacking game with a bear', 'tower_stacking', 'plain'],
  ['physics sandbox with a robot', 'sandbox', 'plain'],
  ['baseball game with a bear', 'batting', 'baseball'],
  ['cricket game with a tiger', 'batting', 'cricket'],
  ['herding game with a dog and sheep', 'herding_game', 'plain'],
  ['tank battle between a fox and a bear', 'tank_battle', 'plain'],
  ['air hockey between a fox and a bear', 'air_hockey', 'plain'],
  ['carrom with a cat', 'carrom', 'plain'],
  ['8 ball pool with a cat', 'carrom', 'pool'],
  ['shuffleboard with a cat', 'shuffleboard', 'plain'],
  ['curling with a penguin', 'shuffleboard', 'curling'],
  ['petanque with a bear', 'shuffleboard', 'petanque'],
  ['ludo with a fox', 'race_board', 'ludo'],
  ['backgammon between a fox and a bear', 'backgammon', 'plain'],
  ['dominoes with a fox', 'dominoes', 'plain'],
  ['dominoes in pairs with a bear', 'dominoes', 'partners'],
  ['block dominoes with a cat', 'dominoes', 'block'],
  ['snakes and ladders with a monkey', 'race_board', 'snakes'],
  ['game of the goose with a duck', 'race_board', 'goose'],
  ['mancala with a fox', 'mancala', 'plain'],
  ['congklak with a fox', 'mancala', 'congklak'],
  ['yahtzee with a fox', 'dice_game', 'plain'],
  ['archery game', 'aim_physics', 'targets'],
  ['mini golf', 'aim_physics', 'golf'],
  ['whack a mole', 'reaction', 'holes'],
  ['fruit ninja', 'reaction', 'slice'],
  ['fishing game', 'reaction', 'fish'],
  ['reaction test', 'reaction', 'lamp'],
  ['rhythm game', 'rhythm', 'plain'],
  ['cookie clicker', 'clicker', 'plain'],
  ['catch apples with a basket', 'catcher', 'plain'],
  ['crossy road with a frog', 'crossing', 'plain'],
  ['pong', 'duel', 'court'],
  ['sumo', 'duel', 'ring'],
  ['boxing', 'duel', 'fight'],
  ['tetris', 'falling_blocks', 'plain'],
  ['farming game', 'farm_sim', 'plain'],
];

/** Levels that are tried, one after the other. */
const SEEDS = [77, 78, 79] as const;

/** The design of a prompt with the rules that its kind keeps, and its card written for them. */
function designOf(prompt: string, genre: Genre, ruled: boolean, seed: number = SEEDS[0]): GameDesign {
  const read = readPrompt({ prompt, seed, supported: GENRES });
  const kept = KINDS[genre]?.kind.rules ?? [];
  const design = keepRules({ ...read, rules: [...read.rules, ...(ruled ? KEYED : [])] }, kept);
  const { cast, lang, rules, mode } = design;
  const { controls, texts } = writeTexts({
    lang,
    genre,
    cast,
    rules,
    seed,
    mode,
    asked: undefined,
    mood: design.theme.mood,
    phrases: phrasesOf(cast, new Map(), lang, undefined),
    random: randomOf(1, ''),
  });
  return { ...design, controls, texts };
}

type Hands = (g: Session<unknown>, frame: number) => void;

/** All that changes in a game, frame by frame five times a second, while those hands play it. */
function traceOf(design: GameDesign, before: number, hands: Hands): string {
  const { kind } = KINDS[design.genre] ?? {};
  if (!kind) throw new Error(design.genre);
  const play = new Play(kind, { design, seed: design.seed, ease: 0, pictures: {} });
  play.begin();
  const told: string[] = [];
  for (let frame = -before; frame < 300 && play.phase === 'play'; frame++) {
    if (frame < 0) play.botMode = 'win';
    else {
      play.botMode = null;
      play.tick((g) => {
        Object.assign(g.pad, { left: false, right: false, up: false, down: false, a: false, b: false, ax: 0, ay: 0 });
        Object.assign(g.pad2, { left: false, right: false, up: false, down: false, a: false, b: false, ax: 0, ay: 0 });
        g.pad.pointer = null;
        hands(g, frame);
        for (const pad of [g.pad, g.pad2]) {
          pad.ax = Number(pad.right) - Number(pad.left);
          pad.ay = Number(pad.down) - Number(pad.up);
        }
      });
      if (frame % 12 === 0) told.push(inspect(play.session.state, { depth: 6 }));
      continue;
    }
    play.tick();
  }
  return told.join('\n');
}

const held = (frame: number): boolean => frame % 20 < 8;
const SIDES = ['left', 'right', 'up', 'down'] as const;
/** a walk that goes everywhere, for keys that do something only on the way */
const wander: Hands = (g, frame) => {
  const side = SIDES[[0, 2, 1, 2, 3, 1, 0, 3][Math.floor(frame / 20) % 8] as number];
  if (side && held(frame)) g.pad[side] = true;
};
const buttons =
  (...names: (typeof SIDES)[number][] | ['a'] | ['b']): Hands =>
  (g, frame) => {
    const name = names[Math.floor(frame / 20) % names.length];
    if (name && held(frame)) g.pad[name] = true;
  };
const codes =
  (...names: string[]): Hands =>
  (g, frame) => {
    if (frame % 20 === 0) g.keys = new Set([names[(frame / 20) % names.length] as string]);
  };
const LETTERS = [...'EARIOTNSLCUDPMHGBFYWKVXZJQ'];
const written: Hands = (g, frame) => {
  const key = LETTERS[Math.floor(frame / 10) % LETTERS.length] as string;
  if (frame % 10 === 0) g.strokes.push({ key, code: `Key${key}` });
};
const second: Hands = (g, frame) => {
  if (held(frame)) g.pad2.left = true;
};
/** clicks, each with a pull, all over the board */
const mouse: Hands = (g, frame) => {
  const at = Math.floor(frame / 20);
  const [x, y] = [1 + ((at * 3.1) % 9), 12 - ((at * 2.3) % 11)];
  g.pad.pointer = { x: x + (frame % 20) * 0.08, y, down: held(frame) };
};

const { keys } = TEXTS['en'] as NonNullable<(typeof TEXTS)[string]>;
/** hands of each name of a key; several are each tried alone */
const HANDS: Readonly<Record<string, readonly Hands[]>> = {
  [keys.arrows]: SIDES.map((side) => buttons(side)),
  [keys.leftRight]: [buttons('left'), buttons('right')],
  [keys.up]: [buttons('up')],
  [keys.down]: [buttons('down')],
  [keys.space]: [buttons('a')],
  [keys.arrowsSpace]: [wander, buttons('a')],
  [keys.mouse]: [mouse],
  'X, Shift': [buttons('b')],
  'I J K L, U, O': [second],
  [keys.letters]: [written],
  '1–3': [1, 2, 3].map((n) => codes(`Digit${n}`)),
  '1–4': [1, 2, 3, 4].map((n) => codes(`Digit${n}`)),
  ...Object.fromEntries(['1', '2', '3', '4'].map((n) => [n, [codes(`Digit${n}`)]])),
  '1–9': [codes('Digit1', 'Digit2', 'Digit3')],
  N: [codes('KeyN')],
  H: [codes('KeyH')],
  Backspace: [codes('Backspace')],
};
/** the page's own, for every kind alike; where words are typed they are letters */
const MENU = new Set(['R', 'P', 'M', 'Esc']);
const { acts } = TEXTS['en'] as NonNullable<(typeof TEXTS)[string]>;
/** acts that need the other keys, or something to happen first: frames of play by the bot */
const ON_THE_WAY = new Set([acts.hopTwo, acts.pullBox, acts.dash, acts.throw, acts.shove, acts.work]);
const BEFORE: Readonly<Record<string, number>> = { [acts.undo]: 34, [acts.restartRoom]: 90, [acts.golden]: 0 };

const nobody: Hands = () => {};

describe.each(GAMES)('%s', (prompt, genre, mode) => {
  it('is the game of that kind and mode', () => {
    const design = readPrompt({ prompt, seed: SEEDS[0], supported: GENRES });
    expect([design.genre, playedMode(design)]).toEqual([genre, mode]);
  });

  it.each([false, true])('has only keys on its card that act (with rules: %s)', (ruled) => {
    const design = designOf(prompt, genre, ruled);
    const idle = new Map<number, string>();
    const walked = traceOf(design, 0, wander);
    for (const { key, action } of design.controls.filter((line) => !MENU.has(line.key))) {
      // what is golden comes by chance, long after the start: the kind's own test takes it
      if (action === acts.golden) continue;
      const before = BEFORE[action] ?? 0;
      if (!idle.has(before)) idle.set(before, traceOf(design, before, nobody));
      expect(HANDS[key], key).toBeDefined();
      for (const hands of HANDS[key] ?? []) {
        const way = ON_THE_WAY.has(action);
        const with_: Hands = (g, frame) => {
          wander(g, frame);
          hands(g, frame);
        };
        // what needs a certain place needs a level that has one on the way
        const shows = (seed: number): boolean => {
          const other = designOf(prompt, genre, ruled, seed);
          return traceOf(other, before, with_) !== (seed === design.seed ? walked : traceOf(other, 0, wander));
        };
        const acted = way ? SEEDS.some(shows) : traceOf(design, before, hands) !== idle.get(before);
        expect({ key, action, acted }).toEqual({ key, action, acted: true });
      }
    }
  });
});

it('sees that a key does nothing where no card names it', () => {
  const snake = designOf('snake', 'snake', false);
  expect(traceOf(snake, 0, buttons('b'))).toBe(traceOf(snake, 0, nobody));
  expect(snake.controls.map(({ key }) => key)).not.toContain('X, Shift');
});

it('names no letter as a menu key where words are typed', () => {
  const typing = designOf('typing game with zombies', 'typing_game', false);
  expect(typing.controls.map(({ key }) => key)).toEqual([keys.letters, keys.mouse, keys.arrowsSpace, 'Esc']);
});

it('tells in every language as much as in English', () => {
  for (const [lang, texts] of Object.entries(TEXTS))
    for (const part of ['goals', 'keys', 'acts'] as const)
      for (const [id, line] of Object.entries(texts[part])) expect(line === '' ? `${lang} ${part} ${id}` : '').toBe('');
});
