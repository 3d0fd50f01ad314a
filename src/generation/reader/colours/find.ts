/** The colours that a prompt names, in groups: "yellow and black", "purple instead of green", "colours lemon and mint". */
import { COLOURS, isColourLook, isColourName, shadeOf, type ColourLook } from '../../lexicon/colours.js';
import type { Token } from '../../vocabulary/tokens.js';
import { colourWords, isColourWord, type ColourCue, type ColourWord } from './words.js';

/** One colour of a prompt; `from` and `to` are tokens, with the words that shade it. */
export interface Said {
  from: number;
  to: number;
  readonly value?: string;
  readonly look?: ColourLook;
  readonly word: ColourWord;
  /** "not green", "instead of green" */
  refused: boolean;
}

/** Colours that stand together, in their order. */
export interface Group {
  readonly colours: Said[];
  from: number;
  to: number;
  /** a word for colour itself stands beside it, from and to there */
  named?: { readonly from: number; readonly to: number };
  /** "red against blue" */
  against: boolean;
}

export interface FoundColours {
  readonly groups: readonly Group[];
  readonly words: readonly ColourWord[];
}

/** Tokens between two colours of one group. */
const MOST_BETWEEN = 3;
/** Tokens between a word for colour and the first colour: "our colours are the …". */
const MOST_TO_WORD = 3;

const ENDS = new Set(['stop']);

/** Every group of colours, in the order of the prompt. What may be a thing is a colour only where words for colours stand around it. */
export function findColours(tokens: readonly Token[], language: string): FoundColours {
  const words = colourWords(tokens, language);
  const cueAt = (at: number, ...names: readonly ColourCue[]): ColourWord | undefined =>
    words.find(({ from, to, name }) => from <= at && at < to && names.some((one) => one === name));
  const joins = (from: number, to: number): boolean => {
    for (let at = from; at < to; at += 1) {
      const type = tokens[at]?.type ?? 'stop';
      if (ENDS.has(type)) return false;
      if (
        type !== 'comma' &&
        !cueAt(at, 'and', 'against', 'word', 'of', 'light', 'dark', 'bright', 'instead', 'inplace', 'in')
      )
        return false;
    }
    return to - from <= MOST_BETWEEN;
  };
  // "the snake is purple, black background": what has the second one is said behind it
  const isOfPlace = (from: number, { from: to, to: end }: Said): boolean =>
    tokens[from]?.type === 'comma' && to - from === 1 && cueAt(end, 'place') !== undefined;
  const groups: Group[] = [];
  for (const word of words.filter(isColourWord)) {
    const one = saidOf(word, tokens, cueAt);
    const last = groups.at(-1);
    if (last && word.from < last.to) continue;
    if (last && joins(last.to, one.from) && !isOfPlace(last.to, one)) {
      for (let at = last.to; at < one.from; at += 1) if (cueAt(at, 'against')) last.against = true;
      last.colours.push(one);
      last.to = one.to;
    } else groups.push({ colours: [one], from: one.from, to: one.to, against: false });
  }
  for (const group of groups) {
    const named = besideWord(group, tokens, words);
    if (named) group.named = named;
    for (const [at, one] of group.colours.entries()) one.refused = isRefused(one, group.colours[at - 1], cueAt);
  }
  const sure = groups.map((group) => {
    const plain = isAlone(group, tokens) || cueAt(group.to, 'place') !== undefined;
    return { ...group, colours: group.colours.filter((one) => plain || isColour(one, group)) };
  });
  return { groups: sure.filter(({ colours }) => colours.length > 0).map(narrowed), words };
}

/** "Pink and mint." is all that is said: nothing is done with them. */
const isAlone = ({ from, to, colours }: Group, tokens: readonly Token[]): boolean =>
  colours.length > 1 &&
  colours.some(({ word: { sure } }) => sure !== 'as') &&
  [tokens[from - 1], tokens[to]].every((token) => !token || token.type === 'stop');

const narrowed = (group: Group): Group => ({
  ...group,
  from: group.colours[0]?.from ?? group.from,
  to: group.colours.at(-1)?.to ?? group.to,
});

type CueAt = (at: number, ...names: readonly ColourCue[]) => ColourWord | undefined;

function saidOf(word: ColourWord, tokens: readonly Token[], cueAt: CueAt): Said {
  const { name } = word;
  if (isColourLook(name)) return { from: word.from, to: word.to, look: name, word, refused: false };
  const value = isColourName(name) ? COLOURS[name] : COLOURS.grey;
  const before = cueAt(word.from - 1, 'light', 'dark', 'bright');
  const after = tokens[word.to]?.type === 'word' ? cueAt(word.to, 'light', 'dark', 'bright') : undefined;
  const shade = before ?? after;
  return {
    from: before ? before.from : word.from,
    to: !before && after ? after.to : word.to,
    value: shade?.name === 'light' || shade?.name === 'dark' ? shadeOf(value, shade.name) : value,
    word,
    refused: false,
  };
}

/** A word for colour that stands right before a group, or is part of it or right behind it. */
function besideWord(group: Group, tokens: readonly Token[], words: readonly ColourWord[]): Group['named'] {
  return words.find(({ name, from, to }) => {
    if (name !== 'word') return false;
    const gap = from >= group.from ? from - group.to : group.from - to;
    if (gap > MOST_TO_WORD || (from >= group.from && gap > 1)) return false;
    // what lies between a word and its colours names nothing else
    for (let at = Math.min(to, group.to); at < Math.max(from, group.from); at += 1) {
      const token = tokens[at];
      if (!token || token.type === 'stop') return false;
    }
    return true;
  });
}

/** "instead of green", "yeşil yerine": the colour that such a word stands beside. */
function isRefused(one: Said, before: Said | undefined, cueAt: CueAt): boolean {
  const behind = cueAt(one.to, 'inplace');
  if (behind) return true;
  const ahead = cueAt(one.from - 1, 'instead') ?? cueAt(one.from - 2, 'instead');
  return ahead !== undefined && (before === undefined || ahead.from >= before.to);
}

/** A thing whose name a colour has is one beside a word for colour, or beside what is nothing but a colour. */
function isColour({ word }: Said, { named, colours }: Group): boolean {
  if (word.sure === 'sure' || named) return true;
  const others = colours.filter((other) => other.word !== word);
  return others.some(({ word: { sure } }) => sure === 'sure') || (word.sure === 'or' && others.length === 0);
}
