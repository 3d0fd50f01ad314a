/**
 * Words beside a text that a prompt wants as it stands: a title, a name, a message. Folded (lower case, Latin letters
 * without accents); in languages that put no spaces between words, parts of a text.
 */
export interface AskWords {
  /** before the title of the game */
  readonly title: readonly string[];
  /** by which a text is shown */
  readonly says: readonly string[];
  /** when it is shown: the game is won, or ends */
  readonly win: readonly string[];
  /** or is lost */
  readonly lose: readonly string[];
  /** beside the name of somebody */
  readonly name: readonly string[];
  /** what has a name of its own that is to be seen: a channel, a firm, a class */
  readonly owner: readonly string[];
  /** before the firm that introduces itself: "we're Larkfield Tyres" */
  readonly we: readonly string[];
  /** before the name of who speaks and is played: "I'm Tessa"; absent where no capital marks a name */
  readonly me?: readonly string[];
  /** before a surname or a first name, and part of it: "Mrs Pickle"; absent where no capital marks a name */
  readonly honorifics?: readonly string[];
  /** before a list of words to play with, or behind it; whole words, or stems with any ending */
  readonly words: readonly string[];
  /** relations and titles that a name stands behind: "aunt Ida" */
  readonly kin: readonly string[];
  /** before or behind whom the game is for */
  readonly recipient: readonly string[];
  readonly birthday: readonly string[];
  /** right before the last words of a game, without a word for showing: "finish with Well done" */
  readonly closes: readonly string[];
  /** begins what has to happen before a text is shown: "if I score them all, show …" */
  readonly when: readonly string[];
  /** begins what is no more of a text to the letter: "… when you win", "… and then" */
  readonly goesOn: readonly string[];
}

/** What is said of a wish that was not kept as it stands. */
export interface AskNotes {
  /** a number or a rule that the kind does nothing with */
  readonly notUsed: string;
  /** `{n}` is what it became */
  readonly changed: string;
  /** of a place that the game does not show: `{n}` is where it plays, as in "in the village" */
  readonly elsewhere: string;
  /** of a list only some are in the game; `{n}` are the others */
  readonly leftOut: string;
  /** of a game by one key alone, where the kind has none */
  readonly moreKeys: string;
  /** keys that the kind does not take */
  readonly ownKeys: string;
}
