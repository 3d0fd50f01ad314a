/** A prompt as a line of units: things, events, small words and marks; what no list knows is one `x` however long. */
import { BEINGS, SCENERY } from '../../lexicon/sorts.js';
import { HOSTILE } from '../../lexicon/hostile.js';
import type { Mention } from '../mention.js';
import type { Token } from '../../vocabulary/tokens.js';
import { vocabularyOf, type Span } from '../../vocabulary/vocabulary.js';
import { learnerAt } from '../asker.js';
import { caseOf } from './cases.js';
import { verbsIn } from '../verbs.js';
import { isEvent } from './events.js';
import { wordAt } from './words.js';

export interface Unit {
  /** an event, a slot, `word:…` for a noun that names a part, `kind`, `game`, `comma`, `stop`, `x`, or a thing's class */
  readonly id: string;
  readonly mention?: Mention;
  /** its words, folded: more than one where no list knows any of them */
  readonly words: readonly string[];
  /** deeds of `reader/verbs.ts` among them */
  readonly verbs: readonly string[];
  /** the tokens that it stands on, the last one excluded */
  readonly from: number;
  readonly to: number;
}

/** What the reader's own cues say, where a language's list has no word for it. */
const OF_CUE: Readonly<Record<string, string>> = {
  hero: 'play',
  take: 'take',
  foe: 'avoid',
  chase: 'chase',
  shot: 'throw',
  goal: 'reach',
  over: 'over',
  move: 'move',
  place: 'in',
  with: 'with',
  break: 'but',
  as: 'as',
  not: 'not',
};

/** A word that only its place makes a thing. */
const UNKNOWN = 0.4;

/** U known to no list, H hostile, A who lives, V what drives, F what is eaten, N where one is, O any other thing */
export function classOf({ kind, picture, sure }: Mention): string {
  if (sure <= UNKNOWN && kind === 'object') return 'U';
  if (HOSTILE.has(picture)) return 'H';
  if (BEINGS.has(kind)) return 'A';
  if (kind === 'vehicle') return 'V';
  if (kind === 'food') return 'F';
  return SCENERY.has(kind) ? 'N' : 'O';
}

/** The line of a prompt. */
export function lineOf(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  spans: readonly Span[],
  language: string,
): Unit[] {
  const things = new Map(mentions.map((mention) => [mention.from, mention]));
  const owned = new Set(mentions.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)));
  const taken = (at: number): boolean => owned.has(at);
  const spansAt = new Map<number, Span[]>();
  for (const span of spans) spansAt.set(span.from, [...(spansAt.get(span.from) ?? []), span]);
  const isGame = (at: number): boolean =>
    (spansAt.get(at) ?? []).concat(spansAt.get(at - 1) ?? []).some(({ type, id }) => type === 'cue' && id === 'game');
  const verbsAt = new Map(verbsIn(tokens, language).map(({ id, from }) => [from, id]));
  const units: Unit[] = [];
  const put = (id: string, from: number, to = from + 1, mention?: Mention): void => {
    const words = tokens.slice(from, to).map(({ folded }) => folded);
    const verbs = mention ? [] : tokens.slice(from, to).flatMap((_, at) => verbsAt.get(from + at) ?? []);
    const last = units.at(-1);
    if (id === 'x' && last?.id === 'x')
      units[units.length - 1] = {
        id,
        words: [...last.words, ...words],
        verbs: [...last.verbs, ...verbs],
        from: last.from,
        to,
      };
    else units.push({ id, ...(mention ? { mention } : {}), words, verbs, from, to });
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const thing = things.get(at);
    if (!token || (!thing && owned.has(at))) continue;
    if (thing) {
      put(classOf(thing), at, thing.to, thing);
      at = thing.to - 1;
      const mark = isListed(thing, tokens, language) ? undefined : caseOf(tokens[at]?.folded ?? '', language);
      // "kediye karşı": the case is what the word behind it asks for, and says nothing more
      const asked = wordAt(tokens, at + 1, language, taken)?.id === 'vs';
      if (mark && !asked) put(mark, at);
      continue;
    }
    const here = spansAt.get(at) ?? [];
    const part = longest(here.filter(({ type, id }) => type === 'cue' && (id.startsWith('word:') || id === 'game')));
    const kind = longest(here.filter(({ type, weight }) => type === 'kind' && weight >= 8));
    const verb = wordAt(tokens, at, language, taken);
    const learner = verb && isEvent(verb.id) ? undefined : learnerAt(tokens, at, language);
    const word = learner ? { ...learner, id: 'you' } : verb;
    const cue = longest(here.filter(({ type, id }) => type === 'cue' && OF_CUE[id] !== undefined));
    const next = (id: string, to: number): void => {
      put(id, at, to);
      at = to - 1;
    };
    // "collects" is no collectible; the verb of "slice the fruit" stays one, though it names a kind of game
    const noun = part && (part.exact || !word) && part.to >= (word?.to ?? 0);
    // "tennis versus a fox": the word parts two sides, though it names a kind of game as well
    const told = word !== undefined && (isEvent(word.id) || word.id === 'vs');
    const named = kind && kind.to >= (word?.to ?? 0) && (!told || isGame(kind.to));
    if (noun) next(part.id, part.to);
    else if (named) next('kind', kind.to);
    else if (word && (word.to >= (cue?.to ?? 0) || cue?.id === 'shot')) next(word.id, word.to);
    else if (cue) next(OF_CUE[cue.id] ?? 'x', cue.to);
    else if (token.type === 'number') put(token.text === '1' ? 'a' : 'many', at);
    else put(token.type === 'stop' || token.type === 'comma' ? token.type : 'x', at);
  }
  return units;
}

/** Whether a thing stands as its list has it: "şövalye" and "고양이" end like a case, and have none. */
function isListed({ from, to, picture }: Mention, tokens: readonly Token[], language: string): boolean {
  if (to - from !== 1) return false;
  const known = vocabularyOf(language).exact.entries.get(tokens[from]?.folded ?? '') ?? [];
  return known.some(({ type, id }) => type === 'picture' && id === picture);
}

function longest(spans: readonly Span[]): Span | undefined {
  return spans.reduce<Span | undefined>((best, span) => (best && best.to >= span.to ? best : span), undefined);
}
