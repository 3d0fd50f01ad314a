/** What each language says about games. Phrases are separated by commas and compared without case and accents. */
export interface GameWords {
  /** before the name of a game that is meant: "like", "clone of" */
  readonly like: string;
  /** after it: "clone", "style", "but" */
  readonly liked: string;
  /** after a name that opens the prompt: "asteroids in the ocean" */
  readonly opening: string;
  /** before a title, known or not: "a game like …" */
  readonly title: string;
  /** after one: "… のようなゲーム" */
  readonly titled: string;
  /** a game in general, before or after a name: "game" */
  readonly game: string;
  /** what may stand between such a word and the name: articles, "of" */
  readonly between: string;
  /** refuses the game whose name follows: "not like", "no"; in languages that refuse afterwards, `refused` */
  readonly not: string;
  readonly refused?: string;
  /** in which the word of a game or a kind is none: "in memory of" */
  readonly idioms: string;
  /** Sentences for people. `{asked}` is the game that was named, `{made}` the kind that was made; neither is inflected. */
  readonly told: { readonly near: string; readonly far: string; readonly unknown: string };
}

export interface Language {
  /** `id | the name to show, other names`, one game a line */
  readonly names: string;
  readonly words: GameWords;
}
