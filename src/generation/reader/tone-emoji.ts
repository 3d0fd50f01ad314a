/** Emoji that say how something is meant, as laughter and hearts at the end of a sentence, and name no thing of a game. */
import { pictureSort } from '../lexicon/lexicon.js';
import type { Token } from '../vocabulary/tokens.js';
import { isEvent } from './meaning/events.js';
import { wordAt } from './meaning/words.js';

/** What is set behind a sentence as often as a face: "so good 🔥", "pls 🙏", "💀". */
const SET_BEHIND: ReadonlySet<string> = new Set([
  'skull',
  'skull-and-crossbones',
  'fire',
  'sparkles',
  'hundred-points',
  'party-popper',
  'confetti-ball',
  'red-heart',
  'black-heart',
  'blue-heart',
  'green-heart',
  'purple-heart',
  'white-heart',
  'brown-heart',
  'sparkling-heart',
  'high-voltage',
  'collision',
  'red-exclamation-mark',
  'eyes',
]);

/**
 * Whether the emoji at a token, which shows `picture`, only ends what words say. Where no word stands before it, or one that a noun
 * follows, it is a thing: "collect ❤️", "a game with 🔥".
 */
export function isTone(tokens: readonly Token[], at: number, picture: string, language: string): boolean {
  const sort = pictureSort(picture);
  const isFace = sort === 'face' || sort === 'body';
  if (!isFace && !SET_BEHIND.has(picture)) return false;
  const isWord = ({ type }: Token): boolean => type === 'word' || type === 'glyph';
  const before = tokens.slice(0, at).findLastIndex(isWord);
  // verbs, articles and small words that a noun follows
  const id = before < 0 ? 'none' : wordAt(tokens, before, language, () => false)?.id;
  if (isFace ? id === 'none' || isEvent(id ?? '') || id === 'the' : id !== undefined) return false;
  const behind = tokens.slice(at + 1).find(({ type }) => type !== 'emoji');
  return behind === undefined || behind.type === 'stop' || behind.type === 'comma';
}
