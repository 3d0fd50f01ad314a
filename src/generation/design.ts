/**
 * GameDesign: the typed description of a game, between understanding a prompt and making the game. The reader makes
 * it, the kinds (`genres/`) play it, a model must answer with it, and a bundle ships it as `design.json`.
 *
 * Everything in it is data: numbers are clamped, texts are length-limited and free of control and bidirectional
 * characters (see `designText`), and whoever prints a text escapes it for the place where it lands.
 */
import { z } from 'zod';
import {
  DIFFICULTIES,
  GAME_MODES,
  GLASS,
  MOODS,
  STYLES,
  TEXT_KEYS,
  THEMES,
  TIMES_OF_DAY,
  TOPICS,
  WEATHERS,
} from './design-lists.js';
import {
  actorSchema,
  askSchema,
  bounds,
  colour,
  count,
  MOST_CELLS,
  MOST_ITEMS,
  paletteSchema,
  text,
} from './design-parts.js';
import { FITS } from './fits.js';

export * from './design-lists.js';
export {
  ASK_KINDS,
  ASK_OUTCOMES,
  askSchema,
  designText,
  MOST_CELLS,
  MOST_ITEMS,
  paletteSchema,
  type Actor,
  type Ask,
  type AskKind,
  type AskOutcome,
  type Palette,
} from './design-parts.js';

/** Every kind of game that a prompt can name; which of them can be made is what `genres/index.ts` registers. */
export const GENRES = [
  'platformer',
  'shmup',
  'arena',
  'breakout',
  'snake',
  'runner',
  'flappy',
  'match3',
  'bubble_shooter',
  'sokoban',
  'maze',
  'tower_defense',
  'racing',
  'memory',
  'quiz',
  'aim_physics',
  'reaction',
  'rhythm',
  'clicker',
  'catcher',
  'crossing',
  'duel',
  'falling_blocks',
  'farm_sim',
  'merge_grid',
  'tic_tac_toe',
  'connect_four',
  'minesweeper',
  'chess',
  'reversi',
  'gomoku',
  'checkers',
  'guess_word',
  'hangman',
  'typing_game',
  'word_search',
  'anagram',
  'solitaire',
  'freecell',
  'crossword',
  'sudoku',
  'fifteen_puzzle',
  'lights_out',
  'battleship',
  'nonogram',
  'pinball',
  'hoops',
  'penalty',
  'bowling',
  'blackjack',
  'snap',
  'spider_solitaire',
  'bubble_pop',
  'marble_path',
  'tower_stacking',
  'sandbox',
  'batting',
  'delivery_game',
  'sorting_game',
  'hidden_objects',
  'herding_game',
  'cleaning_game',
  'tank_battle',
  'race_board',
  'mancala',
  'dice_game',
  'serving',
  'lander',
  'balancing_game',
  'virtual_pet',
  'merge_drop',
  'stealth_game',
  'air_hockey',
  'shuffleboard',
  'carrom',
  'timing_game',
  'dominoes',
  'backgammon',
  'dress_up',
  'simon_says',
  'tycoon',
  'crazy_eights',
  'trick_taking',
  'pipe_puzzle',
  'jigsaw',
] as const;
export type Genre = (typeof GENRES)[number];

/** What the prompt may ask for beyond its kind: a closed list. A kind that can't do one leaves it, and says so in `ignored`. */
export const ruleSchema = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal('lives'), n: count(1, 20) }),
  z.object({ rule: z.literal('timer'), seconds: count(10, 600) }),
  z.object({ rule: z.literal('collect'), n: count(1, 200) }),
  z.object({ rule: z.literal('levels'), n: count(1, 10) }),
  z.object({ rule: z.literal('waves'), n: count(1, 30) }),
  z.object({ rule: z.literal('boss') }),
  z.object({ rule: z.literal('bossEvery'), n: count(1, 10) }),
  z.object({ rule: z.literal('doubleJump') }),
  z.object({ rule: z.literal('lowGravity') }),
  z.object({ rule: z.literal('dash') }),
  z.object({ rule: z.literal('shield') }),
  z.object({ rule: z.literal('rapidFire') }),
  z.object({ rule: z.literal('magnet') }),
  z.object({ rule: z.literal('wrap') }),
  z.object({ rule: z.literal('multiBall') }),
  z.object({ rule: z.literal('speedUp') }),
  z.object({ rule: z.literal('fast') }),
  z.object({ rule: z.literal('slow') }),
  z.object({ rule: z.literal('noEnemies') }),
  z.object({ rule: z.literal('gentle') }),
  z.object({ rule: z.literal('shooting') }),
  z.object({ rule: z.literal('confetti') }),
  // moves that a board may take: fewer is a loss
  z.object({ rule: z.literal('moves'), n: count(3, 200) }),
  // rounds of a race, and those who race against the hero
  z.object({ rule: z.literal('laps'), n: count(1, 10) }),
  z.object({ rule: z.literal('rivals'), n: count(1, 9) }),
  // pairs on the table, and points of a match
  z.object({ rule: z.literal('pairs'), n: count(3, 18) }),
  z.object({ rule: z.literal('points'), n: count(1, 1000) }),
  // a quiz: how many are asked, answers to choose from, seconds for each
  z.object({ rule: z.literal('questions'), n: count(1, 50) }),
  z.object({ rule: z.literal('answers'), n: count(2, 4) }),
  z.object({ rule: z.literal('perQuestion'), seconds: count(3, 120) }),
  // shots at a hole or at targets
  z.object({ rule: z.literal('throws'), n: count(1, 60) }),
  // games of words: letters of each word, and tries to find it; mines of a field
  z.object({ rule: z.literal('letters'), n: count(4, 7) }),
  z.object({ rule: z.literal('attempts'), n: count(5, 8) }),
  z.object({ rule: z.literal('mines'), n: count(4, 53) }),
  // cards for stakes: chips at the start and to be reached, decks in the shoe
  z.object({ rule: z.literal('chips'), n: count(10, 10_000) }),
  z.object({ rule: z.literal('target'), n: count(20, 100_000) }),
  z.object({ rule: z.literal('decks'), n: count(1, 8) }),
  // days of a season
  z.object({ rule: z.literal('days'), n: count(1, 100) }),
  // nothing hurries, nothing ends the game but winning it, two play at one keyboard
  z.object({ rule: z.literal('noTimer') }),
  z.object({ rule: z.literal('noLose') }),
  z.object({ rule: z.literal('twoPlayers') }),
  // behind the last level the first one follows, harder
  z.object({ rule: z.literal('endless') }),
  // a game begins muted, and shows no points
  z.object({ rule: z.literal('noSound') }),
  z.object({ rule: z.literal('noScore') }),
]);
export type Rule = z.infer<typeof ruleSchema>;
export type RuleName = Rule['rule'];
export const RULE_NAMES: readonly RuleName[] = ruleSchema.options.map(({ shape }) => shape.rule.value);

/** The number of a rule: under which name it stands in the rule, and its bounds. */
export interface RuleNumber {
  readonly key: 'n' | 'seconds';
  readonly least: number;
  readonly most: number;
}

/** Of each rule that counts; a rule that is only kept or not is not among them. */
export const RULE_NUMBERS: ReadonlyMap<RuleName, RuleNumber> = new Map(
  ruleSchema.options.flatMap(({ shape }): [RuleName, RuleNumber][] => {
    const key = 'n' in shape ? 'n' : 'seconds' in shape ? 'seconds' : undefined;
    const found = 'n' in shape ? bounds.get(shape.n) : 'seconds' in shape ? bounds.get(shape.seconds) : undefined;
    return key && found ? [[shape.rule.value, { key, ...found }]] : [];
  }),
);

/** Rules of one game. */
export const MOST_RULES = 16;

export const gameDesignSchema = z.object({
  v: z.literal(1),
  seed: z.number().int().min(0).max(0xffffffff),
  /** BCP 47 primary language of the texts */
  lang: z.string().regex(/^[a-z]{2,3}$/u),
  title: text(60),
  tagline: text(140),
  texts: z.record(z.enum(TEXT_KEYS), text(160)),
  genre: z.enum(GENRES),
  /** decided once, when the prompt or a change of the game is read; absent: the kind's plain game */
  mode: z.enum(GAME_MODES).optional(),
  /** the kind that the prompt named, where it is not made yet and `genre` is the nearest one */
  askedGenre: z.enum(GENRES).optional(),
  /** the game or kind that the prompt asks for, by name or by its deeds, how near the game comes to it, and why it is no nearer */
  named: z
    .object({
      /** of the table of games; absent for a kind, and for a title that it does not know */
      game: z
        .string()
        .regex(/^[a-z0-9_]{1,40}$/u)
        .optional(),
      /** as people call it; absent where the prompt names none */
      name: text(80).optional(),
      fit: z.enum(FITS),
      /** what its questions were to be about, of which nobody here has facts */
      about: text(80).optional(),
      why: text(240).optional(),
    })
    .optional(),
  theme: z.object({
    id: z.enum(THEMES),
    time: z.enum(TIMES_OF_DAY),
    mood: z.enum(MOODS),
    weather: z.enum(WEATHERS),
    /** the palette stays as it is in every style: the kit dresses it */
    style: z.enum(STYLES).default('flat'),
    palette: paletteSchema,
    /** what was asked of the colours: whoever changes the palette later keeps to it */
    asked: z
      .object({
        colours: z.array(colour).max(3),
        looks: z.array(text(20)).max(4),
        /** of the two who play against each other, the player's first; `plain`: pieces of it, with nobody's figure on them */
        sides: z.object({ colours: z.tuple([colour, colour]), plain: z.boolean() }).optional(),
        /** what means something by its colour has another one: the green of a right letter, and what it is instead */
        instead: z
          .array(z.object({ of: colour, to: colour }))
          .max(3)
          .optional(),
      })
      .optional(),
  }),
  cast: z.object({
    hero: actorSchema,
    enemies: z.array(actorSchema).min(1).max(4),
    items: z.array(actorSchema).min(1).max(MOST_ITEMS),
    goal: actorSchema.optional(),
    obstacles: z.array(actorSchema).max(4).default([]),
    projectile: actorSchema.optional(),
    /** pictures of the scenery, never of anything that matters to play */
    deco: z.array(actorSchema).max(6).default([]),
  }),
  rules: z.array(ruleSchema).max(MOST_RULES),
  difficulty: z.enum(DIFFICULTIES),
  /** lines for the title card and the manifest: which key does what, in the game's language */
  controls: z.array(z.object({ key: text(40), action: text(80), glass: z.enum(GLASS).optional() })).max(8),
  audio: z.object({ music: z.enum(MOODS), tempo: count(60, 200) }),
  /** which words of the prompt led to what: `start`/`end` are UTF-16 offsets into the prompt */
  evidence: z
    .array(z.object({ start: z.int().min(0), end: z.int().min(0), text: text(80), as: text(40), value: text(80) }))
    .max(64),
  /** what the prompt wants said at the end, in place of the texts of every game */
  messages: z.object({ win: text(160).optional(), lose: text(160).optional() }).optional(),
  /** a name that is seen all the time: a channel's, a firm's, a class's */
  sign: text(60).optional(),
  /** the money of the prompt, as a sign or a word: "£", "rupees" */
  currency: text(16).optional(),
  /** letters of the keys that the prompt names, one a lane, where the kind has lanes */
  keys: z
    .array(z.string().regex(/^[A-Z]$/u, 'expected a letter'))
    .min(3)
    .max(4)
    .optional(),
  /** cells of the board, where the prompt says how many and the kind can have so many (`grid` of its speech) */
  grid: z.object({ rows: count(2, MOST_CELLS), columns: count(2, MOST_CELLS) }).optional(),
  /** what a game of words is about, in the order of play; `own`: the prompt's own list, kept to the letter */
  words: z
    .object({
      own: z.boolean(),
      list: z
        .array(
          z.object({
            text: text(24),
            sprite: z
              .string()
              .regex(/^[a-z0-9-]{1,80}$/u, 'expected a picture name')
              .optional(),
          }),
        )
        .max(40),
    })
    .optional(),
  /** what a quiz asks, in this order, where somebody wrote it for this game; absent: the kind has its own */
  questions: z
    .array(z.object({ text: text(100), right: text(40), wrong: z.array(text(40)).min(1).max(3) }))
    .max(40)
    .optional(),
  /** its first title, by which looks, music and levels are drawn, where it has another one since: a new name changes nothing else */
  drawnAs: text(60).optional(),
  /** what its levels are called, where somebody named them for this game */
  levelNames: z.array(text(40)).max(12).optional(),
  /** what is learnt by playing, in a kind that has a slot for it (`content` of its speech): questions, each with its right answer and wrong ones */
  content: z
    .object({
      topic: z.enum(TOPICS),
      rows: z
        .array(z.object({ ask: text(100), answer: text(40), wrong: z.array(text(40)).min(1).max(3) }))
        .min(2)
        .max(40),
    })
    .optional(),
  /** what the prompt wants to the letter or by number, and what became of it, in its order */
  asks: z.array(askSchema).max(40).default([]),
  /** what was not understood or can't be done yet, each a sentence fragment to show */
  ignored: z.array(text(120)).max(16),
  /** the prompt states its title: no change but another title takes it away */
  titled: z.boolean().optional(),
  /** how its pictures are made: from the picture set (absent), drawn from the seed, or as plain shapes */
  assets: z.enum(['library', 'procedural', 'none']).optional(),
  /** pictures of the cast that a model drew for this game, by the name of the library's that each takes the place of */
  generated: z
    .array(
      z.object({
        sprite: actorSchema.shape.sprite,
        png: z
          .string()
          .regex(/^[A-Za-z0-9+/]+={0,2}$/u)
          .max(12_000),
      }),
    )
    .max(6)
    .optional(),
  /** two persons play, each in a half of the window: what is said at the end; absent: one plays, or the kind is for two by itself */
  versus: z.object({ first: text(80), second: text(80), draw: text(80) }).optional(),
  /** what was said of the game, by its prompt and every change since: a `Brief`, which is made of the lists above and checked where it is read */
  brief: z.looseObject({ v: z.int() }).optional(),
  /** SHA-256 of the file that a model wrote: two such games may have one design; absent: the composer makes the file of the design */
  page: z
    .string()
    .regex(/^[0-9a-f]{64}$/u)
    .optional(),
  /** how it came from the design that it continues; absent: from its prompt alone */
  revision: z
    .object({
      intent: z.enum(['create', 'edit', 'remix', 'fix']),
      changes: z.array(z.object({ what: text(40), from: text(80).nullable(), to: text(80).nullable() })).max(40),
    })
    .optional(),
});
export type GameDesign = z.infer<typeof gameDesignSchema>;
