/** Words that name no thing, however much they look like one: German "fantastisch" has no table in it, Polish "mam" is "I have". */
import { LANGUAGES } from '../languages/index.js';
import { frequentNouns, plainWords } from '../lexicon/frequent.js';
import { pictureSort } from '../lexicon/lexicon.js';
import { SITES } from '../lexicon/sorts.js';
import type { Token } from '../vocabulary/tokens.js';
import type { Span } from '../vocabulary/vocabulary.js';

const chatter = new Map<string, ReadonlySet<string>>();

/** Words of chats and dialects that name nothing. */
function fillersOf(language: string): ReadonlySet<string> {
  const known = chatter.get(language) ?? new Set(LANGUAGES[language]?.fillers.split(',').map((word) => word.trim()));
  chatter.set(language, known);
  return known;
}

/** Whether the tokens from `from` up to `to` are a frequent word, or one of chats, that names nothing one can draw. */
export function isPlain(tokens: readonly Token[], from: number, to: number, language: string): boolean {
  const text = tokens
    .slice(from, to)
    .map(({ text, spaced }, at) => (at > 0 && spaced ? ' ' : '') + text)
    .join('');
  const word = text.toLowerCase();
  return plainWords(language).has(word) || fillersOf(language).has(word);
}

/** A frequent noun that shows somebody or something: it is no form of the name of a place. */
function isOtherNoun(tokens: readonly Token[], from: number, to: number, language: string): boolean {
  const word = to - from === 1 ? tokens[from]?.text.toLowerCase() : undefined;
  return word !== undefined && otherNouns(language).has(word);
}

const others = new Map<string, ReadonlySet<string>>();

function otherNouns(language: string): ReadonlySet<string> {
  const known =
    others.get(language) ??
    new Set(
      frequentNouns(language).flatMap(({ word, picture, sort }) => {
        const shown = sort ?? (picture === undefined ? undefined : pictureSort(picture));
        return shown === undefined || SITES.has(shown) ? [] : [word];
      }),
    );
  others.set(language, known);
  return known;
}

/**
 * The spans without the pictures that such words lead to, and without the themes and rules of which they are no more than
 * look like a form: French "mari" is a husband and not of Mars, "parking" is no park.
 */
export const withoutPlain = (spans: readonly Span[], tokens: readonly Token[], language: string): Span[] =>
  spans.filter(({ type, exact, from, to }) => {
    if (type === 'picture') return !isPlain(tokens, from, to, language);
    if (exact || (type !== 'theme' && type !== 'rule')) return true;
    return !isPlain(tokens, from, to, language) && !isOtherNoun(tokens, from, to, language);
  });
