import type { PictureSort } from '../lexicon/lexicon.js';

/** A thing that a prompt names, as a picture shows it; `from` and `to` are tokens. */
export interface Mention {
  readonly from: number;
  readonly to: number;
  readonly picture: string;
  readonly kind: PictureSort;
  /** 4 by hand or an emoji, 3 a name, 2 a keyword, 1 by WordNet, 0.5 by the words around it alone */
  readonly sure: number;
  readonly plural: boolean;
  readonly singular: boolean;
  /** "no ghosts", "ohne Blut" */
  negated: boolean;
  /** the first part of a compound that names something else: the frog of "Froschrennen" */
  readonly part: boolean;
  /** words right before a thing that are pictures too: "astronaut cat", "pumpkin ghost" */
  readonly traits: Mention[];
}
