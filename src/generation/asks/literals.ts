/**
 * Texts that a prompt wants as they stand: a name to be seen, a message at the end. What a text is for is told by the words
 * beside it (`languages/xx/asks.ts`), nearest first; a text that no word speaks of is only quoted, and told where nothing is made of it.
 */
import { LANGUAGES } from '../languages/index.js';
import type { NormalText } from '../vocabulary/normalise.js';
import { classNamesIn } from './class-names.js';
import { cuesIn, type Cue, type CueAt } from './cues.js';
import { foldInPlace } from './fold.js';
import { properNamesIn } from './proper-names.js';
import { quotedIn, type Stretch } from './quoted.js';
import { unquotedIn } from './unquoted.js';

/** `win`, `lose`: shown when the game ends so; `sign`: always to be seen; `name`: somebody's; `title`: the game's; `quoted`: none of these. */
export type LiteralUse = 'title' | 'win' | 'lose' | 'sign' | 'name' | 'quoted';

export interface Literal extends Stretch {
  readonly use: LiteralUse;
}

/** Further away a word speaks of something else. In UTF-16 units; a third of it where words are not spaced. */
const REACH = 70;
const UNSPACED_REACH = 24;
/** Languages that say "shows" and "called" behind the text. What it is for, a title or the end, comes first in all of them. */
const VERB_LAST = new Set(['ja', 'ko', 'tr', 'hi']);
const VERBS: ReadonlySet<Cue> = new Set<Cue>(['says', 'name']);
const MOST = 8;
const USE_OF_LEAD: Partial<Record<Cue, LiteralUse>> = { title: 'title', name: 'name', owner: 'sign' };
const STOP = /[.!?;\n。！？；।؟]/u;

/** In the order of the prompt, at most eight; offsets are those of `normal.text`. */
export function findLiterals(normal: NormalText, language: string): Literal[] {
  const { text } = normal;
  const quoted = quotedIn(text);
  const cues = cuesIn(text, language).filter(
    ({ start, end }) => !quoted.some((one) => start < one.end && end > one.start),
  );
  const inQuotes = ({ start, end }: Stretch): boolean => quoted.some((one) => start < one.end && end > one.start);
  const clauses = unquotedIn(text, language, cues).filter((one) => !inQuotes(one));
  const inClause = ({ start, end }: Stretch): boolean => clauses.some((one) => start < one.end && end > one.start);
  const classes = classNamesIn(text, language).filter((one) => !inQuotes(one) && !inClause(one));
  const inClass = ({ start, end }: Stretch): boolean => classes.some((one) => start < one.end && end > one.start);
  const found: Literal[] = [
    ...clauses,
    ...classes.map((one) => ({ ...one, use: 'sign' as const })),
    ...quoted.flatMap(({ text: words, start, end }) => {
      const others = quoted.filter((other) => other.start !== start);
      const use =
        useOf(text, { text: words, start, end }, others, cues, language) ??
        (isQuotedGame(text, start, language) ? 'title' : undefined) ??
        (quoted.length <= MOST_SAID && (isSentence(words) || isClosed(words) || (!isName(words) && isSaid(words)))
          ? 'win'
          : isName(words)
            ? 'name'
            : 'quoted');
      return [{ use, text: words.trim(), start, end }];
    }),
    ...properNamesIn(text, language, cues)
      .filter((name) => !inQuotes(name) && !inClause(name) && !inClass(name))
      .map(({ lead, ...name }) => ({ ...name, use: USE_OF_LEAD[lead] ?? ('name' as const) })),
  ];
  const all = found
    .filter((one) => /[\p{L}\p{N}]/u.test(one.text))
    .map((one) => (one.use === 'name' && namesGame(text, one, cues) ? { ...one, use: 'title' as const } : one))
    .sort((a, b) => a.start - b.start)
    .filter((one, at, list) => list[at - 1]?.start !== one.start);
  // what is only quoted takes no other text's place
  const used = all.filter(({ use }) => use !== 'quoted').length;
  let room = Math.max(0, MOST - used);
  return all.filter(({ use }) => use !== 'quoted' || room-- > 0).slice(0, MOST);
}

const NAME_NOUN = /^(?:nom|nome|nombre|name)$/u;

/** "Игра «Бабушкин рубеж»: …", "the game 'Odd Socks'": what is quoted right behind a word for a game is its title. */
function isQuotedGame(text: string, start: number, language: string): boolean {
  const games = (LANGUAGES[language]?.words.game ?? '').split(', ').map(foldInPlace);
  const before = /(\p{L}+)\s*[:：]?\s*["'“„«‘‚「『《]$/u.exec(foldInPlace(text.slice(Math.max(0, start - 24), start)));
  return before?.[1] !== undefined && games.includes(before[1]);
}

/** "Name: “Don't Blink”", "…, se llama ESPERAME": a clause that only names, with nobody in it, names the game. */
function namesGame(text: string, { text: name, start }: Stretch, cues: readonly CueAt[]): boolean {
  const cue = cues.findLast(({ cue: one, end }) => one === 'name' && end <= start);
  if (
    !cue ||
    !/(?:^|[,.;!?\n])\s*(?:(?:q|k|qe|ke)\s+)?(?:(?:se|si|s|es|it|il|que|o|el|le|the|der|and the|e o|y el|et le)\s+)?$/u.test(
      text.slice(Math.max(0, cue.start - 12), cue.start),
    )
  )
    return false;
  const between = text.slice(cue.end, start);
  // "o nome é Corre Camelô", "der Name ist Turbo Ute": of two words and more, where nobody is spoken of
  const isNoun = NAME_NOUN.test(foldInPlace(text.slice(cue.start, cue.end)));
  if (isNoun && /^\s+(?:is|es|é|e|est|ist|será|soll)\s+["“„«]?$/u.test(between) && /^\p{Lu}\S*\s+\S/u.test(name))
    return true;
  if (/^\s*[:：]\s*["“„«]?$/u.test(between)) return true;
  return /^\s*["“„«]?$/u.test(between) && /^[\p{Lu}\p{N}][\p{Lu}\p{N}'’ &!?-]+$/u.test(name);
}

/** A quoted text that no word speaks of is somebody's name, where it is written like one; "the \"hard\" mode" is not. */
const isName = (words: string): boolean =>
  /^\p{Lu}/u.test(words.trim()) || (/\p{Lo}/u.test(words) && !/[\p{Lu}\p{Ll}]/u.test(words));

/** More texts than these are a list of something. */
const MOST_SAID = 2;

/** A question of the game's own; one that is answered at once is a slogan: "Locked out? Give us a ring". */
const isQuestion = (words: string): boolean => /[?？؟]$/u.test(words.trim());

/** "Pásate por el mostrador": nobody is called by as many words in small letters as these. */
function isSentence(words: string): boolean {
  const parts = words.trim().split(/\s+/u);
  return !isQuestion(words) && parts.length >= 4 && parts.filter((one) => /^\p{Ll}{2}/u.test(one)).length >= 3;
}

/** "Still leaking? Ring us.", "Nos vemos pronto!": a sentence with its mark; a name has capitals throughout. */
function isClosed(words: string): boolean {
  const parts = words.trim().split(/\s+/u);
  return parts.length >= 3 && /[.!！。…]$/u.test(words.trim()) && parts.some((one) => /^\p{Ll}{2}/u.test(one));
}

/** "phir se tod diya!", "garam hai bhai": a sentence that somebody says; a question is one of the game's. */
function isSaid(words: string): boolean {
  const count = words.trim().split(/\s+/u).length;
  return !isQuestion(words) && count >= (/[!！]$/u.test(words.trim()) ? 2 : 3);
}

/** What the nearest words say of a text; a word on the far side of another text is of that one. */
function useOf(
  text: string,
  stretch: Stretch,
  others: readonly Stretch[],
  cues: readonly CueAt[],
  language: string,
): LiteralUse | undefined {
  const reach = language === 'ja' || language === 'zh' ? UNSPACED_REACH : REACH;
  const away = new Map<Cue, number>();
  for (const { cue, start, end } of cues) {
    const ahead = end <= stretch.start;
    const [from, to] = ahead ? [end, stretch.start] : [stretch.end, start];
    if (from > to || to - from > reach || STOP.test(text.slice(from, to))) continue;
    if (others.some((other) => other.start >= from && other.end <= to)) continue;
    const comesFirst = !(VERBS.has(cue) && VERB_LAST.has(language));
    const distance = to - from + (ahead === comesFirst ? 0 : reach / 2);
    away.set(cue, Math.min(away.get(cue) ?? Infinity, distance));
  }
  const near = (cue: Cue): number => away.get(cue) ?? Infinity;
  const when = Math.min(near('win'), near('lose'));
  const named = Math.min(near('title'), near('name'));
  const shown = near('says') < Infinity && near('says') <= named + 12;
  // "Am Ende: …" needs no word for showing, where nothing else is nearer
  if (when < Infinity && (shown || when < Math.min(named, near('owner'))))
    return near('lose') < near('win') ? 'lose' : 'win';
  const [nearest] = (['title', 'name', 'owner', 'says'] as const)
    .filter((cue) => near(cue) < Infinity)
    .toSorted((a, b) => near(a) - near(b));
  if (nearest === 'says' && titleSays(stretch, cues)) return 'title';
  // what is said once something has happened ends the game rather than stands there from its start
  if (nearest === 'says' && near('when') < Infinity) return 'win';
  // "our channel called “X”" is a channel's name
  if (nearest === 'says' || (nearest !== 'title' && near('owner') < Infinity)) return 'sign';
  return nearest === 'owner' ? 'sign' : nearest;
}

/** "标题写“…”", "the title says “…”": the word for showing stands right behind the one for a title. */
function titleSays({ start }: Stretch, cues: readonly CueAt[]): boolean {
  const says = cues.findLast(({ cue, end }) => cue === 'says' && end <= start);
  return (
    says !== undefined && cues.some(({ cue, end }) => cue === 'title' && end <= says.start && says.start - end <= 2)
  );
}
