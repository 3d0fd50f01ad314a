/** The things of a brief as the cast is made of them: with the picture that shows each, and a part that may still change. */
import { AGENTS, BEINGS } from '../lexicon/sorts.js';
import type { Brief, BriefNoun, BriefThing, PARTS } from '../brief.js';
import { isLabelPicture, labelOf } from '../lexicon/labels.js';
import { isPicture, pictureSort, type PictureSort } from '../lexicon/lexicon.js';
import { vocabularyOf } from '../vocabulary/vocabulary.js';

/** `free`: nothing says what it is in the game. */
export type Role = (typeof PARTS)[number] | 'free';

/** A thing that the brief names, as a picture shows it. */
export interface Noun {
  readonly said: BriefNoun;
  readonly picture: string;
  readonly kind: PictureSort;
  /** 4 outright, 3 a name, 2 a keyword, 1 by WordNet, 0.5 by the words around it alone */
  readonly sure: number;
  readonly plural: boolean;
  readonly singular: boolean;
  readonly traits: readonly Noun[];
}

export interface Placed {
  readonly thing: BriefThing;
  readonly mention: Noun;
  role: Role;
  /** 0–10: how plainly the prompt says so */
  sure: number;
}

const OUTRIGHT = 4;
/** A part that is given without saying how plainly. */
const PLAIN = 8;

/** Whether what a picture shows lives. */
export const isBeing = (picture: string): boolean => BEINGS.has(pictureSort(picture));
export const isAgent = ({ kind }: Noun): boolean => AGENTS.has(kind);

/** Fresh ones for every design: parts are changed in place. */
export function placed(things: Brief['things']): Placed[] {
  return things.map((thing) => ({
    thing,
    mention: nounOf(thing, thing.traits),
    role: thing.part ?? 'free',
    sure: thing.part === undefined ? (thing.sure ?? 0) : (thing.sure ?? PLAIN),
  }));
}

function nounOf(said: BriefNoun, traits: readonly BriefNoun[] = []): Noun {
  const picture = pictureOf(said.is);
  return {
    said,
    picture,
    // what no picture shows, and acts, lives
    kind: isLabelPicture(picture) && said.alive ? 'creature' : pictureSort(picture),
    sure: said.match ?? OUTRIGHT,
    plural: said.number === 'many',
    singular: said.number === 'one',
    traits: traits.map((trait) => nounOf(trait)),
  };
}

/** The picture that shows an English noun: the one of that name, the one that the lists have for the word, or a label. */
export function pictureOf(noun: string): string {
  if (isPicture(noun)) return noun;
  const dashed = noun.replaceAll(' ', '-');
  if (isPicture(dashed)) return dashed;
  const words = noun.replace(/^(?:mask|label):/u, '').replaceAll('-', ' ');
  const found = (vocabularyOf('en').exact.entries.get(words) ?? []).filter(({ type }) => type === 'picture');
  return found.toSorted((a, b) => b.weight - a.weight)[0]?.id ?? labelOf(words);
}
