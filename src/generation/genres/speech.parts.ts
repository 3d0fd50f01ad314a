/** What the speeches of several kinds share. */
import {
  SECOND,
  SECOND_KEYS,
  type ControlLine,
  type GoalLine,
  type KindSlots,
  type Lead,
  type Move,
} from './speech.types.js';

/** Who is played in a game of one who goes about. */
export const ONE_OF_THEM: readonly Lead[] = ['one', 'bare', 'crowd', 'foe', 'riderAlone'];
/** Who is played where a crowd is the other side. */
export const AGAINST_THEM: readonly Lead[] = ['one', 'bare', 'vehicle', 'alone', 'riderAlone'];
/** Who is played where two play against each other. */
export const ONE_OF_TWO: readonly Lead[] = ['one', 'bare', 'vehicle', 'alone', 'rival', 'riderAlone'];
/** Who looks on where things are matched or broken. */
export const ONLOOKER: readonly Lead[] = ['one', 'riderAlone', 'face'];

/** "between a hippo and a panda": the second stands in nobody's way, it is whom one meets */
export const RIVAL: Move = { from: 'obstacle', what: 'agent', to: 'enemy', ifEmpty: ['enemy'], most: 1 };
/** walls that a ball is played against are no foes */
export const LIFELESS_FOES: Move = { from: 'enemy', what: 'lifeless', to: 'item' };
/** a horde is not played by one of its own */
export const HOSTILE_HERO: Move = { from: 'hero', what: 'hostile', to: 'enemy' };

/** So many are to be collected, where the prompt says a number. */
export const COUNTED: GoalLine = { line: 'collect', when: { rule: ['collect'] } };

/** what lies on a table of cards anyway: its suits, its wood */
export const CARD_TABLE = [
  'table',
  'joker',
  'flower-playing-cards',
  'club-suit',
  'spade-suit',
  'heart-suit',
  'diamond-suit',
  'wood',
];
/** king, queen and jack, where the prompt names nobody */
export const ROYAL = {
  own: { pictures: ['person-with-crown'] },
  foes: ['princess', 'prince'],
} as const satisfies Partial<KindSlots>;

export const CHOOSING: readonly ControlLine[] = [
  ['mouse', 'select', 'tap'],
  ['arrowsSpace', 'select', 'none'],
];
/** both choose, and the second person has keys of their own */
export const CHOOSING_IN_TURN: readonly ControlLine[] = [...CHOOSING, [SECOND_KEYS, 'second', 'none']];
/** letters, by the keyboard where it has those of the language, and on the screen */
export const WRITING: readonly ControlLine[] = [
  ['letters', 'type', 'none', { keyed: true }],
  ['mouse', 'type', 'tap'],
  ['arrowsSpace', 'select', 'none'],
];
/** whatever follows the mouse, or a finger that is held anywhere */
export const FOLLOWING: readonly ControlLine[] = [
  ['mouse', 'move', 'drag'],
  ['leftRight', 'move', 'none'],
];
/** cards are laid, every move can be taken back, and the next one is shown */
export const LAYING_CARDS: readonly ControlLine[] = [
  ['mouse', 'card', 'drag'],
  ['arrowsSpace', 'card', 'none'],
  [SECOND, 'undo', 'none'],
  ['H', 'hint', 'none'],
];

/** What games of words are made of: the letters of "wordle with 4 letters" are none that a postman brings. */
export const LETTERS: readonly string[] = [
  'love-letter',
  'envelope',
  'incoming-envelope',
  'e-mail',
  'input-latin-letters',
];

/** Words of things, which somebody looks on at: what lives is one of them, and one plays alone. */
export const WORDS_OF_THINGS: KindSlots = {
  crowd: 'item',
  leads: ONLOOKER,
  moves: [LIFELESS_FOES],
  rest: { living: 'item' },
  persons: 1,
  itself: LETTERS,
};
