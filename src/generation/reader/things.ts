/** The things of a brief: each with the owner's word for it, its number, its traits and the part that the prompt gives it. */
import type { BriefNoun, BriefSpan, BriefThing } from '../brief.js';
import { DETERMINERS } from '../languages/articles.js';
import { isLabelPicture } from '../lexicon/labels.js';
import { foldWord } from '../lexicon/fold.js';
import type { Token } from '../vocabulary/tokens.js';
import { vocabularyOf } from '../vocabulary/vocabulary.js';
import type { Mention } from './mention.js';
import { isFishing } from './moles.js';
import { isAgent, type Cast } from './roles.types.js';
import { mentionText, type Words } from './words.js';

/** Most things that a brief holds, and most traits of one. */
export const MOST_THINGS = 200;
const MOST_TRAITS = 6;
const OUTRIGHT = 4;

/** "eats pizza", not "eats a pizza" or "pizza bricks". */
const EATS =
  /^(?:eat|eats|eating|bake|bakes|come|comer|comiendo|mange|manger|coma|comendo|mangia|mangiare|frisst|isst|collect|collects|collecting)$/u;
const COUNT = /^(?:two|three|four|\d+) (?=\p{L})/iu;

type SpanOf = (stretch: { readonly from: number; readonly to: number }) => BriefSpan;

export const idOf = (at: number): string => `t${at + 1}`;

/** By which name a brief knows a thing, or what it is a trait of; undefined for one that is none of its cast. */
export function idIn(roles: readonly Cast[], mention: Mention): string | undefined {
  const at = roles
    .slice(0, MOST_THINGS)
    .findIndex((one) => one.mention === mention || one.mention.traits.includes(mention));
  return at < 0 ? undefined : idOf(at);
}

/** In the order in which the parts are read. `isCounted` tells what only counts: the hearts of "5 hearts". */
export function thingsOf(words: Words, isCounted: (mention: Mention) => boolean, spanOf: SpanOf): BriefThing[] {
  const { tokens, language } = words;
  const roles = words.roles.slice(0, MOST_THINGS);
  let last: { readonly id: string; readonly mention: Mention } | undefined;
  return roles.map(({ mention, role, sure, spared }, at): BriefThing => {
    const id = idOf(at);
    const counts = isCounted(mention);
    const carrier = role === 'with' && last && mention.from - last.mention.to <= 2 ? last.id : undefined;
    if (!counts) last = { id, mention };
    const called = nameBehind(mention, tokens, language);
    return {
      id,
      ...named(nounOf(mention, tokens, spanOf), language),
      ...(role === 'free' ? {} : { part: role }),
      sure,
      traits: mention.traits.slice(0, MOST_TRAITS).map((trait) => nounOf(trait, tokens, spanOf)),
      ...(carrier === undefined ? {} : { carriedBy: carrier }),
      ...(called === undefined ? {} : { called }),
      ...(spared ? { spared } : {}),
      ...(counts ? { counts } : {}),
    };
  });
}

/** Turkish says "with a cat" as an ending: who is in a "kedili oyun" is a "kedi". */
const WITH = /(?<=\p{L}{3})l[ıiuü]$/u;

const named = (noun: BriefNoun, language: string): BriefNoun =>
  language === 'tr' && noun.word !== undefined && isKnown(noun.word.replace(WITH, ''), noun.is)
    ? { ...noun, word: noun.word.replace(WITH, '') }
    : noun;

const isKnown = (word: string, picture: string): boolean =>
  (vocabularyOf('tr').exact.entries.get(foldWord(word)) ?? []).some(({ id }) => id === picture);

/** A thing that is named, whatever it is in the game. */
export function nounOf(mention: Mention, tokens: readonly Token[], spanOf: SpanOf): BriefNoun {
  const { picture, kind, sure, plural, singular } = mention;
  const typed = mentionText(mention, tokens);
  // an emoji is no word, nor is the frog of "Froschrennen" a name, nor "fishing" the fish
  const isWord = tokens[mention.from]?.type !== 'emoji' && !mention.part && !(picture === 'fish' && isFishing(typed));
  const word = isWord ? cut(typed.replace(COUNT, '')) : '';
  const article = articleOf(mention, tokens);
  return {
    is: picture,
    ...(word === '' ? {} : { word }),
    span: spanOf(mention),
    ...(plural ? { number: 'many' as const } : singular ? { number: 'one' as const } : {}),
    ...(article === '' ? {} : { article }),
    ...(EATS.test(tokens[mention.from - 1]?.folded ?? '') ? { measured: true as const } : {}),
    ...((kind === 'creature' || kind === 'person') && isLabelPicture(picture) ? { alive: true as const } : {}),
    ...(sure < OUTRIGHT ? { match: sure } : {}),
  };
}

/** UTF-16 units of a word that a brief holds, no letter cut in two. */
const cut = (text: string): string =>
  text.length <= 80
    ? text
    : text
        .slice(0, 79)
        .toWellFormed()
        .replace(/\ufffd$/u, '');

/** The article before a thing, "de la" and "de l'" as one. */
function articleOf({ from }: Mention, tokens: readonly Token[]): string {
  const before = tokens[from - 1]?.folded ?? '';
  const pair = `${tokens[from - 2]?.folded ?? ''} ${before}`;
  if (DETERMINERS.has(pair)) return pair;
  return DETERMINERS.has(before) ? before : '';
}

/** "my cat Biscotte": a capital right behind somebody, in languages whose other nouns have none. */
function nameBehind(mention: Mention, tokens: readonly Token[], language: string): string | undefined {
  if (language === 'de' || !isAgent(mention) || mention.plural) return undefined;
  const next = tokens[mention.to];
  return next?.type === 'word' && next.spaced && /^\p{Lu}\p{Ll}{2,}$/u.test(next.text)
    ? next.text.slice(0, 40)
    : undefined;
}

/** The thing that a name belongs to: the last one said before it and not far before, else one right behind it: "Mrs Pickle the headmistress". */
export function ownerOf(
  start: number,
  end: number,
  roles: readonly Cast[],
  tokens: readonly Token[],
): string | undefined {
  const ends = roles.slice(0, MOST_THINGS).map(({ mention }) => tokens[mention.to - 1]?.end ?? 0);
  const nearest = Math.max(-1, ...ends.filter((one) => one <= start));
  if (nearest >= 0 && start - nearest <= MOST_BETWEEN) return idOf(ends.indexOf(nearest));
  const behind = thingBehind(end, roles, tokens);
  return behind === undefined ? undefined : idOf(behind);
}

/** Place in the cast of the thing that is said right behind a name; undefined without one. */
export function thingBehind(end: number, roles: readonly Cast[], tokens: readonly Token[]): number | undefined {
  const at = roles.slice(0, MOST_THINGS).findIndex(({ mention }) => {
    const gap = (tokens[mention.from]?.start ?? 0) - end;
    return gap > 0 && gap <= MOST_BEHIND;
  });
  return at < 0 ? undefined : at;
}

/** UTF-16 units between a name and what its bearer is: ", a giant". */
const MOST_BEHIND = 9;
/** UTF-16 units between a thing and its name: "called", "der heißt", "with the name of". */
const MOST_BETWEEN = 24;
