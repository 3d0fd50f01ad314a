/**
 * What the numbers of a prompt count, in one language. Each table has a line an entry: its id, then words parted by commas,
 * folded as people type them; a word that ends in `*` takes any ending, one without takes none.
 */

/** What is counted, whatever the language. */
export const MEASURES = [
  'seconds',
  'minutes',
  'lives',
  'levels',
  'waves',
  'laps',
  'rounds',
  'rivals',
  'pairs',
  'points',
  'moves',
  'questions',
  'answers',
  'throws',
  'tries',
  'players',
  'teams',
  'bosses',
  'pieces',
  'columns',
  'rows',
  'lanes',
  'letters',
  'holes',
  'floors',
  'days',
  'age',
  'grade',
  'money',
] as const;
export type Measure = (typeof MEASURES)[number];

/** Words that say how a number or a condition is meant. */
export const MEASURE_CUES = [
  /** one, where it may be an article */
  'one',
  /** before the number of a period: "every 5 waves"; behind it in Japanese, Korean, Turkish */
  'every',
  /** shares a number out: "20 seconds per question", "each" */
  'per',
  /** beside "1:30": it is so long */
  'lasts',
  /** right before "12:00": it is a time of the day */
  'atHour',
  /** words for a number that are as often another word: Italian "sei", Turkish "on" */
  'unsure',
  /** beside the number of what is to be chosen from: "one of four", "vier zur Auswahl" */
  'among',
  /** beside the number of slips or losses that end the game: "miss ten", "3 get through" */
  'fail',
  /** behind the number of what goes wrong: the game is lost by it, "three hits and you sink" */
  'lost',
  /** behind it: the game ends, however that be, "three slips and it's over" */
  'over',
  /** behind a slip: it costs nothing, "if it's wrong it comes back" */
  'harmless',
  /** and what it costs all the same: back to where all began, a life, a point */
  'costs',
  /**
   * between a number and the end of the game: the number is another's matter, to be reached ("ten or you lose", "ten before it's over"), or said before a
   * condition ("two rams, who falls loses")
   */
  'otherwise',
  /** beside the number of those who race or fight against the player: "against 4", "overtake 3" */
  'against',
  /** beside what a match is played to: "first to 5", "best of 3" */
  'firstTo',
  /** beside the points that one hit or find brings: "each basket is worth 2" */
  'worth',
  /** half of what follows: "half a minute" */
  'half',
  /** and half of what went before: "a minute and a half" */
  'andHalf',
  /** one and a half of what follows: "anderthalb Minuten" */
  'oneAndHalf',
  /** a minute, or two, where no numeral says so: "Minuta.", دقيقتان */
  'minute',
  /** what comes last, or after what was said before: "then", "at the end", "the last one" */
  'then',
  /** takes back the number before it: "5, no wait, 3 waves" */
  'rather',
  /** "no", "without" */
  'not',
  /** what hurries a player */
  'hurry',
  /** how a game is lost */
  'losing',
  /** who is against the player */
  'foes',
  /** what a game sounds like, and what it counts up: under a "no" it is played without */
  'sound',
  'score',
  /** behind a number in a race: so many ways to race on, or races, are so many stages */
  'stages',
  /** two people at one game, in so many words */
  'two',
  /** nothing hurries, nothing is lost, in so many words */
  'noTimer',
  'noLose',
  /** nothing is heard, in so many words */
  'noSound',
  /** keys, and what is done with them: beside a single letter it is one */
  'key',
  /** one key and no other: "one button", "only the space bar" */
  'oneKey',
  /** the long key and the arrows, by names that mean nothing else */
  'spaceKey',
  'arrowKeys',
  /** and by words that mean another thing as often */
  'space',
  'arrows',
  /** between the sides of a board: "9 by 9" */
  'by',
  /** what has cells in rows and columns, and the cells */
  'board',
] as const;
export type MeasureCue = (typeof MEASURE_CUES)[number];

export interface MeasureWords {
  /** value, then its words; tens and ones are joined by the reader */
  readonly numbers: string;
  /** place in a row, then its words */
  readonly ordinals: string;
  /** `Measure`, then its nouns */
  readonly measures: string;
  /** `MeasureCue`, then its words */
  readonly cues: string;
}
