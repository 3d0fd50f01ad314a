/** A game that a prompt names: a row of the table, under one of its names, at a place of the prompt. */
import type { Genre } from '../design.js';
import type { Fit } from '../fits.js';

export interface Game {
  /** snake_case; the id of a kind for that kind itself */
  readonly id: string;
  /** in English */
  readonly name: string;
  readonly family: string;
  /** the kind that is this game, or is nearest to it */
  readonly kind: Genre;
  readonly fit: Fit;
  /** where its name is used: everywhere, in the Latin script, in English alone, or by those who play it */
  readonly where: 'world' | 'latin' | 'local' | 'folk';
  /** names used wherever `name` is; `~` marks an everyday word */
  readonly others: readonly string[];
}

export interface Name {
  readonly game: Game;
  /** an everyday word as well: a game only where it is spoken of as one */
  readonly everyday: boolean;
  /** what a kind is called where it is shown: its name beside a word for "game" alone ("business game", "game: business") */
  readonly beside?: true;
  /** a brand: who types it hardly ever means anything else */
  readonly brand: boolean;
  /** typed with two slips, so that it may be another word */
  readonly twice?: true;
  /** a run of characters of a script without spaces is one */
  readonly words: number;
  /** the language's own, or used everywhere */
  readonly own: boolean;
}

/**
 * How plainly a name names a game: `spoken` of as one ("like X", "X clone", "X game", or it opens the prompt), `plain` where it
 * can be nothing else, `part` before a noun that it describes ("tennis ball"), `word` where it is the everyday word.
 */
export type Plainness = 'spoken' | 'plain' | 'part' | 'word';

export interface NamedGame extends Name {
  /** tokens `from` up to, not including, `to` */
  readonly from: number;
  readonly to: number;
  readonly how: Plainness;
  /** "like X", "X clone": what the game should be, not what stands in it */
  readonly model: boolean;
}
