/**
 * Who asks, and who will play: "Hello, I'm a nurse", "for my grandson", "my daughter loves owls". They are no part of the game; what is said
 * of them before it is asked for is a frame around it. "My grandson is the hero" and "a game where my dog …" stand in no frame.
 */
import { LANGUAGES } from '../languages/index.js';
import { isAgent } from './roles.types.js';
import type { Mention } from './mention.js';
import { isEvent, orderOf } from './meaning/events.js';
import { phraseAt, phraseTable, wordAt, type Found, type PhraseTable } from './meaning/words.js';
import type { Token } from '../vocabulary/tokens.js';
import type { Span } from '../vocabulary/vocabulary.js';
import { foldWord } from '../lexicon/fold.js';

/** Tokens `from` up to, not including, `to`; `liked` is what the players like, which may be all that a prompt tells. */
export interface Frame {
  readonly from: number;
  readonly to: number;
  readonly liked?: true;
}

/** Between a request and the game that it is for, in either order. */
const NEAR_GAME = 8;
/** Words of a greeting and whom it greets. */
const MOST_GREETED = 4;
/** Words between "for" and who plays, and between who plays and what they like. */
const MOST_BETWEEN = 4;
/** A character is less than a word. */
const UNSPACED: ReadonlySet<string> = new Set(['ja', 'zh']);
/** "My" is an ending there, or left out. */
const UNMARKED: ReadonlySet<string> = new Set(['ar', 'hi', 'id', 'ja', 'ko', 'tr', 'zh']);
/** The game itself goes on behind these: "for kids where they pop bubbles". */
const OPENS: ReadonlySet<string> = new Set(['and', 'but', 'if', 'with', 'in', 'you']);
/** Where such an event stands before it, "for my grandma" is for whom something is done in the game. */
const DONE_FOR: ReadonlySet<string> = new Set([
  'bring',
  'make',
  'take',
  'save',
  'guard',
  'steal',
  'match',
  'throw',
  'hit',
]);

interface Table {
  readonly phrases: PhraseTable;
  /** of their own: "students" are people as well */
  readonly learners: PhraseTable;
  readonly kin: ReadonlySet<string>;
  readonly recipients: PhraseTable;
}
const tables = new Map<string, Table>();

const rowsOf = (table: string, fits: (id: string) => boolean): string =>
  table
    .split('\n')
    .filter((line) => fits(line.split(' | ')[0] ?? ''))
    .join('\n');

function tableOf(language: string): Table {
  const known = tables.get(language);
  if (known) return known;
  const { asker = '', asks } = LANGUAGES[language] ?? {};
  const made = {
    phrases: phraseTable(rowsOf(asker, (id) => id !== 'learner')),
    learners: phraseTable(rowsOf(asker, (id) => id === 'learner')),
    kin: new Set(asks?.kin.map(foldWord)),
    recipients: phraseTable(`for | ${(asks?.recipient ?? []).join(', ')}`),
  };
  tables.set(language, made);
  return made;
}

/** Stretches of a prompt that tell of who asks and who will play. */
export function askerFrames(
  tokens: readonly Token[],
  spans: readonly Span[],
  mentions: readonly Mention[],
  language: string,
): Frame[] {
  const { phrases, kin, recipients } = tableOf(language);
  const after = orderOf(language) === 'sov';
  const reach = UNSPACED.has(language) ? 2 : 1;
  const found = new Map<string, Found[]>();
  for (let at = 0; at < tokens.length; at += 1) {
    const phrase = phraseAt(phrases, tokens, at, language);
    if (phrase) found.set(phrase.id, [...(found.get(phrase.id) ?? []), phrase]);
  }
  const rows = (id: string): readonly Found[] => found.get(id) ?? [];
  const games = spans.filter(
    ({ type, id, weight }) => (type === 'cue' && id === 'game') || (type === 'kind' && weight >= 5),
  );
  const requests = rows('request').filter(({ from, to }) =>
    games.some((game) => game.from < to + NEAR_GAME * reach && game.to > from - (after ? NEAR_GAME * reach : 2)),
  );
  const parts = (at: number): boolean => /^(?:stop|comma)$/u.test(tokens[at]?.type ?? 'stop');
  const wordHere = (at: number): Found | undefined => wordAt(tokens, at, language, () => false);
  const frames: Frame[] = [];

  /** Where what starts at a token ends: the sentence, the clause, or the request behind it. */
  const endOf = (from: number, opens: (at: number) => boolean): number => {
    let at = from;
    while (at < tokens.length && !parts(at) && !opens(at)) at += 1;
    return at;
  };
  const isRequest = (at: number): boolean => requests.some(({ from }) => from === at);
  const isLink = (at: number): boolean => /^(?:and|but)$/u.test(wordHere(at)?.id ?? '');

  for (const { from, to } of rows('greeting')) {
    if (from > 0 && !parts(from - 1)) continue;
    const end = endOf(to, (at) => isRequest(at) || games.some((game) => game.from === at));
    const greets = parts(end) && end - to <= MOST_GREETED * reach;
    frames.push({ from, to: greets ? end : rows('people').some((one) => one.from === to) ? to + 1 : to });
  }
  // "ابي لعبة": what asks for a game is not somebody's father
  for (const { from, to } of rows('request'))
    if (games.some((game) => game.from >= to && game.from - to <= 1)) frames.push({ from, to });
  const first = requests[0];
  for (const { from, to } of rows('self'))
    if (first && to <= first.from && !games.some((game) => game.to <= from))
      frames.push({ from, to: endOf(to, (at) => isRequest(at) || isLink(at)) });

  const people = peopleIn();
  for (const one of people) {
    const likes = rows('likes').find(({ from }) => from >= one.to && from - one.to <= MOST_BETWEEN * reach);
    const clear = (from: number, to: number): boolean =>
      !tokens.slice(from, to).some(({ type }) => type === 'stop' || type === 'comma');
    if (likes && ((one.named && UNMARKED.has(language)) || isOwn(one.from)) && clear(one.to, likes.from)) {
      frames.push({ from: one.from, to: one.to });
      frames.push({ from: likes.to, to: endOf(likes.to, (at) => isRequest(at)), liked: true });
    } else if (
      ((one.named && UNMARKED.has(language)) || isOwn(one.from)) &&
      requests.some(({ from }) => from >= one.to && from - one.to <= 2 && clear(one.to, from))
    )
      frames.push({ from: one.from, to: one.to });
    const frame = recipientOf(one);
    if (frame) frames.push(frame);
  }
  return frames;

  /** Kin, crowds that play, and persons that have a picture. */
  function peopleIn(): { readonly from: number; readonly to: number; readonly named: boolean }[] {
    const named = tokens.flatMap((token, at) =>
      kin.has(token.folded) && !UNSPACED.has(language) ? [{ from: at, to: at + 1, named: true }] : [],
    );
    const persons = mentions
      .filter(({ kind, picture }) => kind === 'person' || picture.startsWith('label:'))
      .map(({ from, to }) => ({ from, to, named: false }));
    return [...named, ...rows('people').map(({ from, to }) => ({ from, to, named: true })), ...persons];
  }

  /** "my", "our" or nothing but an adjective between it and who is meant. */
  function isOwn(at: number): boolean {
    for (let back = at - 1; back >= Math.max(0, at - 3) && !parts(back); back -= 1) {
      const id = wordHere(back)?.id;
      if (id === 'my' || OURS.test(tokens[back]?.folded ?? '')) return true;
      if (id !== undefined && isEvent(id)) return false;
    }
    return false;
  }

  /** For whom the game is: the word for it stands before or behind, and nobody does something for them. */
  function recipientOf(one: {
    readonly from: number;
    readonly to: number;
    readonly named: boolean;
  }): Frame | undefined {
    if (after || language === 'ja') {
      for (let at = one.to; at <= one.to + 2 * reach && !parts(at); at += 1) {
        const word = phraseAt(recipients, tokens, at, language);
        if (word) return isDoneFor(one.from) || !one.named ? undefined : { from: one.from, to: word.to };
      }
      return undefined;
    }
    for (let at = one.from - 1; at >= one.from - MOST_BETWEEN && at >= 0 && !parts(at); at -= 1) {
      const word = phraseAt(recipients, tokens, at, language);
      if (word) {
        const own = isOwn(one.from);
        if (isDoneFor(at) || !(one.named || own) || (!own && hasEvents(at))) return undefined;
        // "给企鹅宝宝喂鱼" feeds one of the game
        if (language === 'zh')
          return requests.some(({ from }) => from === one.to) ? { from: at, to: one.to } : undefined;
        return { from: at, to: endOf(one.to, (k) => isRequest(k) || OPENS.has(wordHere(k)?.id ?? '')) };
      }
      const id = wordHere(at)?.id;
      if (id !== undefined && isEvent(id)) return undefined;
    }
    return undefined;
  }

  /** The events of its clause before a token, but those of the request. */
  function eventsBefore(at: number): string[] {
    const ids: string[] = [];
    for (let back = at - 1; back >= 0 && !parts(back); back -= 1) {
      const id = wordHere(back)?.id;
      const asked = rows('request').some(({ from, to }) => from <= back && to > back);
      if (id !== undefined && isEvent(id) && !asked) ids.push(id);
    }
    return ids;
  }
  function isDoneFor(at: number): boolean {
    return eventsBefore(at).some((id) => DONE_FOR.has(id));
  }
  function hasEvents(at: number): boolean {
    return eventsBefore(at).length > 0;
  }
}

/** "our", where a language's list of small words has it among the articles. */
const OURS =
  /^(?:our|ours|nuestr[oa]s?|notre|nos|unser\p{L}*|ons|onze|nostr[oaie]|noss[oa]s?|nasz\p{L}*|nasi|moj\p{L}*|moi\p{L}*|mo[jiy]\p{L}*|наш\p{L}*|мо[йяеёюиі]\p{L}*|моїх|моєї|mijn|mis?|mes|mon|ma|meine\p{L}*|mein|mei[ao]|minhas?|meus?|mi[oae]|miei|mie)$/u;

/** Whoever learns with the game is its player, not one of its things: "the pupils match words". "A student throws paper" is one. */
export function learnerAt(tokens: readonly Token[], at: number, language: string): Found | undefined {
  const one = phraseAt(tableOf(language).learners, tokens, at, language);
  const isAny = wordAt(tokens, at - 1, language, () => false)?.id === 'a';
  return isAny ? undefined : one;
}

/**
 * The things of a prompt without those of its frames. What the players like is left out where the game has somebody of its own: "my son loves
 * trains: a memory game" is one of trains.
 */
export function withoutAsker(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  spans: readonly Span[],
  language: string,
): Mention[] {
  const frames: Frame[] = [
    ...askerFrames(tokens, spans, mentions, language),
    ...tokens.flatMap((_, at) => learnerAt(tokens, at, language) ?? []),
  ];
  if (frames.length === 0) return [...mentions];
  const within = (mention: Mention, list: readonly Frame[]): boolean =>
    list.some(({ from, to }) => mention.from >= from && mention.to <= to);
  const plain = mentions.filter(
    (one) =>
      !within(
        one,
        frames.filter(({ liked }) => !liked),
      ),
  );
  const own = plain.filter((one) => !within(one, frames));
  return own.some((one) => isAgent(one)) ? own : plain;
}
