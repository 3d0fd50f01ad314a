/** The games that a prompt names, each with its place in it. */
import { sortsOf, type PictureSort } from '../lexicon/sorts.js';
import { isEnglish } from '../lexicon/english.js';
import { pictureSort } from '../lexicon/lexicon.js';
import { calendarWords } from '../vocabulary/calendar.js';
import { smallWords } from '../vocabulary/language.js';
import type { Token } from '../vocabulary/tokens.js';
import { fits, vocabularyOf } from '../vocabulary/vocabulary.js';
import { dictionaryOf } from './dictionary.js';
import type { Name, NamedGame } from '../vocabulary/named.types.js';
import { keyOf } from './key.js';
import { LEAST_APART, misspelt, MOST_SLIPS, type Slips } from './misspelt.js';
import { aroundOf, beforeSmall, endsAt, startsAt, type Around } from './phrases.js';

/** In tokens; "кто хочет стать миллионером" has four, 大乱闘スマッシュブラザーズ many characters. */
const LONGEST = 14;
const LONGEST_KEY = 40;
/** Languages that put "of" between a thing and what it is for: "bolas de futebol". */
const ROMANCE = new Set(['es', 'fr', 'pt', 'it']);

const isWord = ({ type }: Token): boolean => type === 'word' || type === 'glyph' || type === 'number';

interface Search extends Slips {
  readonly language: string;
  readonly around: Around;
  /** whether it is, as typed, the language's own word for a thing: "parque" is no form of "parqués" */
  readonly isThing: (token: Token | undefined, sorts?: ReadonlySet<PictureSort>) => boolean;
}

/** "9x9", "9 на 9": who gives the size of a board means a game on one. */
const isSize = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.type === 'number' && (tokens[at + 1]?.type === 'number' || tokens[at + 2]?.type === 'number');

/** From here on a picture shows what a word says. */
const SHOWN = 2;
/** Classes of pictures of what lives, is eaten, drives or stands about. */
const NO_GEAR = sortsOf('animal', 'building', 'creature', 'food', 'plant', 'nature', 'vehicle');

/** Whether "a game like" stands before a name: no everyday word is meant there. */
const isAsked = ({ tokens, around }: Search, from: number): boolean =>
  endsAt(tokens, from, around.title) !== undefined ||
  endsAt(tokens, beforeSmall(tokens, from, around.between), around.title) !== undefined;

/** Whether the prompt has no other words, or only "the" before a name: "la escoba" is the game, "el burro" the donkey. */
const isWhole = ({ tokens, around, isThing }: Search, from: number, to: number): boolean =>
  (from === 0 || (endsAt(tokens, from, around.definite) === 0 && (to - from > 1 || !isThing(tokens[from], NO_GEAR)))) &&
  !tokens.slice(to).some(isWord);

/** The name that stands in tokens `from` up to `to`, if any. */
function nameAt(search: Search, from: number, to: number, key: string, stem: string): Name | undefined {
  const { dictionary, tokens, language } = search;
  const whole = dictionary.wholes.get(key);
  const exact =
    dictionary.names.get(key) ?? (whole && (isWhole(search, from, to) || isAsked(search, from)) ? whole : undefined);
  const alone = to - from === 1 ? tokens[from] : undefined;
  // what another language calls a game is here the word for something else; a ball is the same everywhere
  if (exact && !exact.own && search.isThing(alone, NO_GEAR)) return undefined;
  if (exact && (exact.words > 1 || to - from === 1 || key.length >= LEAST_APART || tokens[from]?.type === 'glyph'))
    return exact;
  const bent = dictionary.stems.get(stem);
  if (bent && search.isThing(alone)) return undefined;
  // "un juego de un capibara": no form of "juego de uno"
  if (smallWords(language).has(tokens[to - 1]?.folded ?? '')) return undefined;
  if (bent && bent.words === to - from) return bent;
  // "wordle 4 letters": no slip in a name adds a number that counts what comes next, as "gta 5" does
  if (to - from > 1 && tokens[to - 1]?.type === 'number' && tokens[to]?.type === 'word') return undefined;
  return misspelt(search, key, from, to);
}

function howNamed(search: Search, name: Name, from: number, to: number): Omit<NamedGame, keyof Name> {
  const { tokens, language, around } = search;
  const start = beforeSmall(tokens, from, around.between);
  const pastGame = beforeSmall(tokens, start, around.game);
  const likes = endsAt(tokens, from, around.like) ?? endsAt(tokens, start, around.like);
  const after = startsAt(tokens, to, around.liked);
  // articles and "of" in front make it a thing: "the temple of doom with bats"
  const bare = start === from;
  // "uno con la tastiera": in the middle of a sentence an everyday word is itself, whatever follows
  const model =
    !name.beside && (likes !== undefined || (after !== undefined && bare && (!name.everyday || from === 0)));
  const typed = tokens[from];
  const next = tokens[to];
  const beside = endsAt(tokens, from, around.game) !== undefined || startsAt(tokens, to, around.game) !== undefined;
  const byGame =
    beside ||
    // "make me a game: dominoes"
    (/^[:：]$/u.test(tokens[from - 1]?.text ?? '') &&
      (!next || !isWord(next)) &&
      endsAt(tokens, from - 1, around.game) !== undefined) ||
    (start !== from && endsAt(tokens, start, around.game) !== undefined) ||
    // "basketball hoops game"
    (tokens[to]?.type === 'word' &&
      !smallWords(language).has(tokens[to]?.folded ?? '') &&
      startsAt(tokens, to + 1, around.game) !== undefined);
  const opens =
    !name.beside &&
    ((from === 0 &&
      (!next || !isWord(next) || isSize(tokens, to) || startsAt(tokens, to, around.opening) !== undefined)) ||
      isWhole(search, from, to));
  const before = tokens[from - 1];
  // a capital in the middle of a sentence, where German nouns and a headline's words have none of their own
  const capital =
    language !== 'de' &&
    before?.type === 'word' &&
    /^\p{Lu}/u.test(typed?.text ?? '') &&
    !tokens.slice(0, from).every(({ type, text }) => type !== 'word' || /^\p{Lu}/u.test(text));
  // what one plays against somebody is a game, unless it lives: "canavara karşı yılan" has a snake
  const played =
    endsAt(tokens, from, around.against) !== undefined && (to - from > 1 || !search.isThing(typed, NO_GEAR));
  // two slips make a title of many a word: "un juego de una croqueta" has one
  if (name.twice) return { from, to, how: model || beside || opens ? 'spoken' : 'word', model };
  const spoken = model || byGame || opens || played || (capital && name.brand);
  if (spoken || (pastGame !== start && !name.beside)) return { from, to, how: 'spoken', model };
  if (name.everyday) return { from, to, how: 'word', model };
  // "tennis balls", "bolas de futebol": of a thing, not of a game
  const noun = language === 'en' ? next : ROMANCE.has(language) && start < from ? tokens[start - 1] : undefined;
  const strange = language === 'en' && (!name.own || !isEnglish(noun?.folded ?? ''));
  const describes =
    !name.brand && name.words === 1 && noun?.type === 'word' && !strange && !smallWords(language).has(noun.folded);
  return { from, to, how: describes ? 'part' : 'plain', model };
}

/** Whether the words before or behind refuse the game: "not like tetris". */
function isRefused(tokens: readonly Token[], from: number, to: number, around: Around): boolean {
  if (startsAt(tokens, to, around.refused) !== undefined || endsAt(tokens, from, around.not) !== undefined) return true;
  let at = beforeSmall(tokens, from, around.between);
  if (endsAt(tokens, at, around.not) !== undefined) return true;
  at = endsAt(tokens, at, around.like) ?? at;
  at = beforeSmall(tokens, at, around.between);
  at = beforeSmall(tokens, at, around.game);
  at = beforeSmall(tokens, at, around.between);
  return endsAt(tokens, at, around.not) !== undefined;
}

/** The dot of "paper.io" ends no sentence: letters touch it on both sides. */
function isInnerDot(tokens: readonly Token[], at: number): boolean {
  const [before, dot, behind] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return (
    dot?.text === '.' &&
    before?.type === 'word' &&
    behind?.type === 'word' &&
    before.end === dot.start &&
    dot.end === behind.start
  );
}

/** Every game that is named, in the order of the prompt; none over another, the longer name first. Linear in the tokens. */
export function findGames(tokens: readonly Token[], language: string): NamedGame[] {
  const vocabulary = vocabularyOf(language);
  const isOwn = ({ folded, noun }: Token): boolean =>
    language === 'en'
      ? isEnglish(folded)
      : calendarWords(language).has(folded) ||
        vocabulary.exact.entries.has(folded) ||
        vocabulary.nouns.entries.has(noun);
  const search: Search = {
    tokens,
    language,
    dictionary: dictionaryOf(language),
    around: aroundOf(language),
    isKnown: (token) => (language !== 'en' && token.folded.length < 7) || isOwn(token),
    isListed: (token) =>
      token.type !== 'word' || isOwn(token) || isEnglish(token.folded) || vocabulary.exact.entries.has(token.folded),
    isThing: (token, sorts) =>
      (vocabulary.exact.entries.get(token?.folded ?? '') ?? []).some(
        ({ type, weight, id }) => type === 'picture' && weight >= SHOWN && (sorts?.has(pictureSort(id)) ?? true),
      ),
    slipsLeft: MOST_SLIPS,
  };
  const { around } = search;
  const found: (NamedGame & { readonly letters: number })[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    let key = '';
    let stem = '';
    for (let to = from + 1; to <= Math.min(from + LONGEST, tokens.length); to += 1) {
      const token = tokens[to - 1];
      if (token && to - 1 > from && isInnerDot(tokens, to - 1)) continue;
      if (!token || !isWord(token)) break;
      key += keyOf(token.folded);
      stem += keyOf(token.noun);
      if (key.length > LONGEST_KEY) break;
      const name = nameAt(search, from, to, key, stem);
      if (name && fits(tokens, from, to) && !isRefused(tokens, from, to, around))
        found.push({ ...name, ...howNamed(search, name, from, to), letters: key.length });
    }
  }
  const apart: NamedGame[] = [];
  for (const one of found.toSorted((a, b) => b.to - b.from - (a.to - a.from) || b.letters - a.letters))
    if (!apart.some(({ from, to }) => from < one.to && to > one.from)) apart.push(one);
  return joined(
    tokens,
    language,
    apart.sort((a, b) => a.from - b.from),
  );
}

/** "basketball free throws", "tiros libres de baloncesto": two names of one game beside each other are its name, and neither describes a thing. */
function joined(tokens: readonly Token[], language: string, names: readonly NamedGame[]): NamedGame[] {
  const small = smallWords(language);
  const meet = (a: NamedGame | undefined, b: NamedGame | undefined): boolean =>
    a !== undefined &&
    b !== undefined &&
    a.game === b.game &&
    tokens.slice(a.to, b.from).every((token) => isWord(token) && small.has(token.folded));
  return names.map((one, i) =>
    one.how === 'part' && (meet(names[i - 1], one) || meet(one, names[i + 1])) ? { ...one, how: 'plain' } : one,
  );
}
