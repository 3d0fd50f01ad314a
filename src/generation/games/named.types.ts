/** A game that a prompt names. */
import type { Name } from './dictionary.js';

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
