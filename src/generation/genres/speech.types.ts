/** What the house knows of a kind of game beside its play: a kind's `speech.ts` says it, `speeches.ts` collects them. */
import type { Deed } from '../brief-things.js';
import type { Actor, GameDesign, GameMode, Genre, Glass, Idea, Rule, RuleName, ThemeId } from '../design.js';
import type { GameTexts } from '../languages/texts.types.js';

/** What a kind decides its game by. */
export type Decided = Pick<GameDesign, 'genre' | 'mode' | 'seed' | 'rules' | 'cast'>;

/** `untyped`: a quiz that was named a typing game, where nobody comes to be typed at: its letters are still its own. */
export type PlayedMode = GameMode | 'plain' | 'untyped';

export type SlotName = 'hero' | 'enemy' | 'item' | 'goal' | 'obstacle' | 'projectile' | 'deco' | 'boss';

/** Sorts of things, as slots tell them apart. */
export type Sort =
  /** whoever lives or acts: people, animals, figures, machines that think */
  | 'agent'
  /** neither lives nor is to be feared */
  | 'lifeless'
  /** known to be evil: zombies, sharks */
  | 'hostile'
  /** hostile, and fought by the prompt under the same picture */
  | 'fought'
  /** named in the plural */
  | 'many'
  /** animals and creatures, dangerous ones too, and no people */
  | 'beast'
  /** whoever lives, but worms, flies and fish, which others eat */
  | 'eater'
  | 'person'
  /** and no place */
  | 'vehicle'
  /** a vehicle, be it named as a place: "a highway of trucks" */
  | 'traffic'
  /** living, not hostile, and no place */
  | 'living'
  /** neither hostile, nor a building, nor a place */
  | 'harmless'
  /** said to be spared: not to be hit or touched */
  | 'spared'
  /** anything but a place */
  | 'unplaced'
  /** things named as a place, many of them: "thrown at haystacks" */
  | 'target'
  /** rocks, bricks, barrels: what stands in the way */
  | 'rough'
  /** vacuum cleaners, mowers, sprinklers: made things, of which none is `rough` */
  | 'device'
  /** sheep, geese: kept in flocks */
  | 'flock'
  /** foxes, wolves: they steal from a flock */
  | 'raider';

/**
 * Who is played where the prompt names no hero, tried in the kind's order:
 *
 * one         a single one who lives and is not hostile
 * bare        the same, in words that tell no number (Japanese, "cat race")
 * keeper      a single one who neither goes in a flock nor steals from one
 * crowd       one of many: "penguins"
 * foe         anybody, where another one is the enemy or nobody is
 * vehicle     the only vehicle
 * alone       whoever is all that the prompt names, and it names no kind
 * rival       anybody: two of a kind play against each other
 * second      anybody of at least two
 * ridden      what is raced on: "a race on fridges"
 * rider       who is named as a place; `riderAlone`, where nothing else is named
 * face        who is matched or broken cheers on as well; stays among the items
 * clicked     what is clicked is what one sees; stays among the items
 * doll        a toy figure, wherever it is named: it is there to be dressed; stays among the items
 */
export type Lead =
  | 'one'
  | 'bare'
  | 'keeper'
  | 'crowd'
  | 'foe'
  | 'vehicle'
  | 'alone'
  | 'rival'
  | 'second'
  | 'ridden'
  | 'rider'
  | 'riderAlone'
  | 'face'
  | 'clicked'
  | 'doll';

/** What stands in one slot by the words of the prompt, and belongs into another in this kind. A hero moves only where the words leave doubt. */
export interface Move {
  /** `ally`: who fights on the hero's side */
  readonly from: SlotName | 'ally';
  readonly what?: Sort;
  readonly to: SlotName;
  /** only where all of these are empty */
  readonly ifEmpty?: readonly SlotName[];
  /** only where one of this sort stays behind in `from` */
  readonly beside?: Sort;
  /** no more than so many */
  readonly most?: number;
  /** only in this one of the kind's games */
  readonly mode?: GameMode;
  /** only where nobody of this sort is in `to` */
  readonly ifNone?: Sort;
}

/** Which slot a thing of the prompt goes into, and what fills a slot for which the prompt names nothing. */
export interface KindSlots {
  /** what a crowd named with the kind is: one of it is played, it is matched or broken, or it is the other side */
  readonly crowd: 'hero' | 'item' | 'enemy';
  readonly leads: readonly Lead[];
  readonly moves?: readonly Move[];
  /** where a thing goes that no word gives a part, by its sort; the first that fits, then the rule of the house (`filling/settle.ts`) */
  readonly rest?: Readonly<Partial<Record<Sort, SlotName>>>;
  /** moves once more, after each thing has its place */
  readonly later?: readonly Move[];
  /**
   * pictures of what the kind makes itself ("the holes of a course"): the prompt's word for it is no further thing, and of a kind that bears its
   * own name ("solitaire on a table") none at all
   */
  readonly itself?: readonly string[];
  /** picture of what items are called in general, where the prompt says of what they are made: "candy bricks" */
  readonly itemsAre?: string;
  /** how many different items it shows at least; absent: one */
  readonly items?: number;
  /**
   * all of them are of one sort: like the hero's where the prompt names nobody else, and where it names nobody, those of a family that is at home in
   * the theme, or of this one where it names no place either
   */
  readonly alike?: true | 'fruit';
  /** who is played where the prompt and its words leave it open, by chance one of them; `dark`: only in a theme of the night */
  readonly own?: { readonly pictures: readonly [string, ...string[]]; readonly dark?: true };
  /** what the hero is after is the goal as well: a ball rolls into what the prompt names */
  readonly goalIsItem?: true;
  /** something is always shot */
  readonly shoots?: true;
  /** what its name implies is in the cast: the mole of "whack-a-mole", the ball of a sport */
  readonly implied?: 'prey' | 'ball';
  /** how many persons play it: where the prompt names nobody, one plays oneself, of two against the computer, with plain pieces */
  readonly persons?: 1 | 2;
  /** two to four sit around it: of a crowd that is named each one has a seat, and a name of its own */
  readonly seats?: true;
  /** who is on the other side where the prompt names nobody; absent: whom the theme has */
  readonly foes?: readonly [string, ...string[]];
  /** animals that its items are where the prompt names none: one of these that is at home in the theme, else the first */
  readonly flock?: readonly [string, ...string[]];
  /** whoever lives among its items is fed with the rest of them, and bears this trait: what that one eats fills the gaps */
  readonly feeds?: string;
  /** what differs in one of its games that is asked for by its name or its deeds */
  readonly inMode?: Readonly<Partial<Record<GameMode, Partial<Omit<KindSlots, 'inMode'>>>>>;
}

/** When a line is shown; without conditions, always. */
export interface When {
  /** in one of these modes */
  readonly mode?: readonly PlayedMode[];
  /** with one of these rules */
  readonly rule?: readonly RuleName[];
  /** with each of these */
  readonly with?: readonly RuleName[];
  /** with none of these */
  readonly without?: readonly RuleName[];
  /** where the names of things are spelt on a keyboard as it is, or are not */
  readonly script?: 'latin' | 'other';
  /** where each letter of the language is on a key: not in Japanese, Chinese, Korean and Hindi */
  readonly keyed?: true;
  /** the prompt names things, and no goal */
  readonly goalOpen?: true;
}

/** the second button as the kit has it */
export const SECOND = 'X, Shift';
/** the second player's half of the keyboard, as the kit has it */
export const SECOND_KEYS = 'I J K L, U, O';
/** keys that are called the same in every language */
type NamedKey =
  | typeof SECOND
  | typeof SECOND_KEYS
  | 'A–Z'
  | '1'
  | '2'
  | '3'
  | '4'
  | '1–3'
  | '1–4'
  | '1–8'
  | '1–9'
  | 'N'
  | 'Backspace'
  | 'Esc'
  | 'R'
  | 'P'
  | 'M'
  | 'H';

/** A key, what it does (`acts` of the texts), what a finger does in its place, and when. */
export type ControlLine = readonly [
  key: keyof GameTexts['keys'] | NamedKey,
  act: keyof GameTexts['acts'],
  glass: Glass,
  when?: When,
];

export interface GoalLine {
  readonly line: keyof GameTexts['goals'];
  readonly when?: When;
  /** `{n}` of the line, where no rule says it */
  readonly n?: string;
  /** the rule whose number `{n}` is; absent: `collect` */
  readonly counts?: RuleName;
}

/** A mode, and the words in all languages or the games that people name that choose it. */
export interface ModeWords {
  readonly mode: GameMode;
  readonly words?: RegExp;
  /** ids of the table of games (`games/table.ts`) that are this mode, by their name or by what is done in them */
  readonly games?: readonly string[];
  /** or the way that the prompt says one goes; one that goes another way is not in this mode */
  readonly way?: 'up';
  /** and these as well, anywhere */
  readonly also?: RegExp;
  /** only words that were understood as one of these: `kind`, `item` …; absent: any */
  readonly as?: readonly string[];
}

export interface KindSpeech {
  /** English for developers: "a platformer", and what one does in it (the API's description) */
  readonly called: string;
  readonly does: string;
  /**
   * what the player does in it, in the words of a brief: any deed that one may recognise in its play. Another one that the prompt asks for is told as
   * having no use, unless it is no deed of a game at all (`filling/unmade.ts`)
   */
  readonly plays: readonly Deed[];
  /** and in one of its games beside these */
  readonly playsIn?: Readonly<Partial<Record<GameMode, readonly Deed[]>>>;
  /** pictures of what it draws itself, whatever the cast: who names one of these finds it in the game */
  readonly draws?: readonly string[];
  /** what is made where it can't be, best first; `nearWhere`: before these, where the prompt has that */
  readonly near: readonly [Genre, ...Genre[]];
  readonly nearWhere?: { readonly prompt: 'chased' | 'ball' | 'walker'; readonly near: readonly Genre[] };
  /** where it feels at home when the prompt names no place */
  readonly themes: readonly [ThemeId, ...ThemeId[]];
  /** where one of its games is at home, whatever the mood */
  readonly themesIn?: Readonly<Partial<Record<GameMode, readonly [ThemeId, ...ThemeId[]]>>>;
  /** a place that it has of itself, unless another one is said */
  readonly place?: ThemeId;
  /** it is flown, driven or sailed where its `themes` say, whatever things are in it, unless a place is said */
  readonly staysThere?: true;
  /** themes whose words it uses for something else, so that they alone are no place */
  readonly speaksOf?: readonly ThemeId[];
  /** what it is pointed to by, in a prompt of emoji: picture → points (4–6) */
  readonly emoji?: Readonly<Record<string, number>>;
  readonly slots: KindSlots;
  /** words that choose one of its games: the first that fits */
  readonly modes?: readonly ModeWords[];
  /** ids of the table of games (`games/table.ts`) that have no end, of which everybody knows it */
  readonly endless?: readonly string[];
  /** which of its games a design is; asked of the kind's `mode.ts`, so that the title card tells what will be played */
  readonly played?: (design: Decided) => PlayedMode;
  /** the sentence that tells the goal: the first that fits */
  readonly goals: readonly [...GoalLine[], GoalLine];
  /** whom the goal's sentence and the title card call the enemies, where they are not the cast's */
  readonly foes?: (design: Decided) => readonly Actor[];
  /** whether the title card warns of enemies; absent: always */
  readonly warns?: 'named' | 'never';
  /** in one of its games, where it is otherwise */
  readonly warnsIn?: Readonly<Partial<Record<PlayedMode, 'named' | 'never'>>>;
  readonly controls: readonly ControlLine[];
  /** group of `titles` of the texts; patterns of English for some heroes */
  readonly title: keyof GameTexts['titles'];
  /** that of one of its games, where it is another */
  readonly titlesOf?: Readonly<Partial<Record<PlayedMode, keyof GameTexts['titles']>>>;
  /** it is called by its own name where the prompt puts nobody and nothing into it: "Chess", and no "Deer Showdown" */
  readonly ownTitle?: true;
  readonly ownTitles?: readonly { readonly heroes: RegExp; readonly pattern: string }[];
  /**
   * a game of words: the fewest and most letters of one, and whether it is written by keys, or only by keys of its own words' letters where the language has
   * no others; `seen`: its words are read from the start, so that whom the prompt names may be among them
   */
  readonly words?: {
    readonly least: number;
    readonly most: number;
    readonly keys: 'typed' | 'own' | 'none';
    readonly seen?: true;
    /**
     * of the prompt's own list: letters of the longest word that it plays with, and how many words a level has at most; without `each` every level has
     * them all, or as many as are to be collected
     */
    readonly own?: { readonly longest: number; readonly each?: number };
  };
  /** a quiz: the fewest questions and the most that it can be given, and the longest question and answer in code points */
  readonly questions?: {
    readonly least: number;
    readonly most: number;
    readonly text: number;
    readonly answer: number;
  };
  /** its levels are places that may have names, said when they begin */
  readonly levelNames?: true;
  /** what its levels bring in one after the other, each told in a line by the play (`g.idea`); where its games have little in common, those of one */
  readonly ideas?:
    readonly Idea[] | ((design: Pick<GameDesign, 'mode' | 'cast' | 'seed' | 'rules'>) => readonly Idea[]);
  /** cards that may pair two texts: the fewest and the most pairs, and the longest text in code points */
  readonly pairs?: { readonly least: number; readonly most: number; readonly length: number };
  /**
   * its slot for what is learnt by playing (`design.content`): answers are gates that one goes through, targets that are hit, things that are got
   * and move the game on, what is answered, or the other half of a pair. Absent: it has no place for questions, and a wish for them is told
   */
  readonly content?: 'gates' | 'targets' | 'fuel' | 'answers' | 'pairs';
  /**
   * boards that it can have: least and most rows, least and most columns. The design's `grid` is within these, and the kind has it as it is;
   * `square`: as many rows as columns, or one of these sides. Absent: the kind has no board to speak of, and a wish for one is told
   */
  readonly grid?: {
    readonly rows: readonly [least: number, most: number];
    readonly columns: readonly [least: number, most: number];
    readonly square?: true | readonly [number, ...number[]];
  };
  /** what a number of throws, shots or balls is in it; absent: those are things like any others */
  readonly throws?: 'throws' | 'lives';
  /** numbers of rules that it plays no higher, as the eight stones of a shuffleboard: who asks for more is told how many there are */
  readonly most?: Readonly<Partial<Record<RuleName, number>>>;
  /** rules that it is known by, the most telling first: "snake, but with tower defence" borrows one */
  readonly lends?: readonly Rule[];
  /** a wish that other kinds can't fulfil, and this one does */
  readonly can?: 'multiplayer' | 'laps' | 'undo';
  /** its cast are figures that stand and go, or those of some of its games are: a picture that is only a head gets a body */
  readonly figures?: true | readonly GameMode[];
  /** its things are told apart by their colours: never in black and white, unless asked for */
  readonly byColour?: true;
}
