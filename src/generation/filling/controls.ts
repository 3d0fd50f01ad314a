/** Which key does what in each kind, its modes and its rules; and what a finger does for it where there are no keys. */
import { designText, type GameDesign, type Genre, type Glass, type RuleName } from '../design.js';
import type { PlayedMode } from './modes.js';
import type { GameTexts } from '../languages/texts.types.js';

type Act = keyof GameTexts['acts'];
type Key = keyof GameTexts['keys'];
/** a key of the texts, or one that is called the same in every language */
type Line = readonly [Key | Named, Act, Glass];

/** the second button as the kit has it */
const SECOND = 'X, Shift';
/** the second player's half of the keyboard, as the kit has it */
const SECOND_KEYS = 'I J K L, U, O';
type Named = typeof SECOND | typeof SECOND_KEYS | 'A–Z' | '1–4' | '1–8' | 'N' | 'Backspace' | 'Esc' | 'R' | 'P' | 'M';

/** names of people and things whose letters are on no key */
const NO_LATIN: ReadonlySet<string> = new Set(['ja', 'zh', 'ru', 'ar', 'ko', 'uk', 'hi']);

const CHOOSING: readonly Line[] = [
  ['mouse', 'select', 'tap'],
  ['arrowsSpace', 'select', 'none'],
];
/** both choose, and the second person has keys of their own */
const VERSUS: readonly Line[] = [...CHOOSING, [SECOND_KEYS, 'second', 'none']];
const PRESSING = (act: Act): readonly Line[] => [
  ['mouse', act, 'tap'],
  ['space', act, 'none'],
];
/** whatever follows the mouse, or a finger that is held anywhere */
const FOLLOWING: readonly Line[] = [
  ['mouse', 'move', 'drag'],
  ['leftRight', 'move', 'none'],
];

type Has = (rule: RuleName) => boolean;

/** what the second button does in a duel: a throw, or a dash where only that was asked for */
function secondOf(mode: PlayedMode, has: Has): Line[] {
  if (has('shooting') || (mode === 'fight' && !has('dash'))) return [[SECOND, 'throw', 'b']];
  return has('dash') ? [[SECOND, 'dash', 'b']] : [];
}

/** a line that only a rule brings */
const where = (asked: boolean, ...line: Line): Line[] => (asked ? [line] : []);
const shoots = (has: Has): boolean => has('shooting') || has('rapidFire');

/** What each kind's hands read (`genres/…/hands.ts` or its like), those of a rule with it. */
const LINES: Readonly<Record<Genre, (has: Has, mode: PlayedMode, lang: string) => readonly Line[]>> = {
  platformer: (has) => [
    ['leftRight', 'move', 'sides'],
    ['space', 'jump', 'a'],
    ...where(has('doubleJump'), 'space', 'doubleJump', 'a'),
    ...where(has('dash'), SECOND, 'dash', 'b'),
    ...where(has('shooting'), SECOND, 'shoot', 'b'),
  ],
  runner: (has) => [
    ['space', 'jump', 'tap'],
    ...where(has('doubleJump'), 'space', 'doubleJump', 'tap'),
    ...where(has('shooting'), 'space', 'shoot', 'tap'),
  ],
  flappy: (has) => [['space', 'flap', 'tap'], ...where(has('shooting'), 'space', 'shoot', 'tap')],
  shmup: () => [
    ['arrows', 'move', 'drag'],
    ['space', 'shoot', 'tap'],
  ],
  arena: (has) => [
    ['arrows', 'move', 'stick'],
    ['mouse', 'aim', 'tap'],
    ['space', 'shoot', 'a'],
    ...where(has('dash'), SECOND, 'dash', 'b'),
  ],
  breakout: (has) => [...FOLLOWING, ['space', 'launch', 'tap'], ...where(shoots(has), 'space', 'shoot', 'tap')],
  catcher: (has) => [
    ...FOLLOWING,
    ...where(has('dash'), 'space', 'dash', 'a'),
    ...where(shoots(has), 'space', 'shoot', has('dash') ? 'a' : 'tap'),
  ],
  snake: (has) => [['arrows', 'steer', 'swipe'], ...where(has('dash'), 'space', 'dash', 'a')],
  match3: () => CHOOSING,
  memory: () => CHOOSING,
  sokoban: (has) => [
    ['arrows', 'push', 'swipe'],
    ...where(has('magnet'), SECOND, 'pullBox', 'b'),
    ['space', 'undo', 'none'],
    ['Backspace', 'restartRoom', 'none'],
  ],
  maze: (has) => [['arrows', 'move', 'swipe'], ...where(has('dash'), SECOND, 'dash', 'b')],
  tower_defense: () => [
    ['mouse', 'build', 'tap'],
    ['arrows', 'select', 'none'],
    ['space', 'place', 'none'],
    [SECOND, 'otherTower', 'none'],
    ['N', 'nextWave', 'none'],
  ],
  racing: (has) => [['arrows', 'head', 'stick'], ...where(has('dash'), 'space', 'boost', 'a')],
  quiz: (_, mode, lang) =>
    mode === 'typing'
      ? [
          [NO_LATIN.has(lang) ? '1–8' : 'A–Z', 'type', 'none'],
          ['mouse', 'type', 'tap'],
        ]
      : [
          ['mouse', 'answer', 'tap'],
          ['1–4', 'answer', 'none'],
        ],
  aim_physics: () => [
    ['mouse', 'pullBack', 'drag'],
    ['arrows', 'aim', 'none'],
    ['space', 'power', 'none'],
  ],
  reaction(_, mode) {
    if (mode === 'fish') return PRESSING('pull');
    if (mode === 'lamp') return PRESSING('press');
    if (mode === 'slice')
      return [
        ['mouse', 'slice', 'swipe'],
        ['arrows', 'slice', 'none'],
      ];
    return [
      ['mouse', 'strike', 'tap'],
      ['arrowsSpace', 'strike', 'none'],
    ];
  },
  rhythm: () => [
    ['arrows', 'hit', 'none'],
    ['mouse', 'hit', 'tap'],
  ],
  clicker: () => [
    ['mouse', 'click', 'tap'],
    ['space', 'click', 'none'],
    ['leftRight', 'select', 'none'],
    ['down', 'buy', 'none'],
    ['up', 'golden', 'none'],
  ],
  crossing: (has) => [['arrows', 'hop', 'swipe'], ...where(has('dash'), SECOND, 'hopTwo', 'none')],
  falling_blocks: () => [
    ['leftRight', 'move', 'drag'],
    ['up', 'turn', 'tap'],
    ['down', 'hurry', 'none'],
    ['space', 'drop', 'down'],
    [SECOND, 'keep', 'up'],
  ],
  farm_sim: (has) => [
    ['arrows', 'move', 'none'],
    ['space', 'work', 'none'],
    ['mouse', 'work', 'tap'],
    ...where(has('dash'), SECOND, 'dash', 'b'),
  ],
  duel: (has, mode) => [...duelLines(mode), ...secondOf(mode, has), [SECOND_KEYS, 'second', 'none']],
  merge_grid: () => [['arrows', 'push', 'swipe']],
  tic_tac_toe: () => VERSUS,
  connect_four: () => VERSUS,
  minesweeper: () => [...CHOOSING, [SECOND, 'flag', 'none']],
  chess: () => VERSUS,
};

function duelLines(mode: PlayedMode): readonly Line[] {
  if (mode === 'court') return [...FOLLOWING, ['space', 'strike', 'tap']];
  if (mode === 'ring')
    return [
      ['arrows', 'move', 'stick'],
      ['space', 'shove', 'a'],
    ];
  return [
    ['leftRight', 'move', 'stick'],
    ['up', 'jump', 'up'],
    ['down', 'guard', 'down'],
    ['space', 'strike', 'a'],
  ];
}

const MENU: readonly Line[] = [
  ['R', 'restart', 'none'],
  ['P', 'pause', 'none'],
  ['M', 'mute', 'none'],
];

/** The lines of the title card, those of the kind first; `own` is how many those are. */
export function controlsOf(
  words: GameTexts,
  about: { readonly genre: Genre; readonly mode: PlayedMode; readonly has: Has; readonly lang: string },
): { readonly lines: GameDesign['controls']; readonly own: number } {
  const { genre, mode, has, lang } = about;
  const own = LINES[genre](has, mode, lang);
  // where words are typed, every letter is one
  const menu: readonly Line[] = mode === 'typing' || mode === 'untyped' ? [['Esc', 'pause', 'none']] : MENU;
  const lines = [...own, ...menu].slice(0, 8).map(([key, act, glass]) => ({
    key: designText((words.keys as Readonly<Record<string, string>>)[key] ?? key, 40),
    action: designText(words.acts[act], 80),
    glass,
  }));
  return { lines, own: own.length };
}
