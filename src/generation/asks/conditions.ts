/** What a prompt wants to be without, or how many play: "no timer", 時間制限なし, "man kann nicht verlieren", "two players". */
import type { MeasureCue } from '../languages/measures.types.js';
import { foldInPlace } from './fold.js';
import { quotedIn } from './quoted.js';
import { findAt, findIn, tablesOf, wordStarts, type Found, type Tables } from './word-tables.js';

export type ConditionName = 'noTimer' | 'noLose' | 'noEnemies' | 'noSound' | 'noScore' | 'twoPlayers';

export interface Condition {
  readonly name: ConditionName;
  /** UTF-16 offsets into the text */
  readonly start: number;
  readonly end: number;
}

/** Languages that say "no" and "without" behind what is meant. */
const NOT_BEHIND = new Set(['ja', 'ko', 'tr', 'hi']);
const OF_NOUN = [
  ['hurry', 'noTimer'],
  ['losing', 'noLose'],
  ['foes', 'noEnemies'],
  ['sound', 'noSound'],
  ['score', 'noScore'],
] as const;
/** Of these a word between says which are meant, so that "no scary sounds" leaves sounds: nothing but "any" or another "no" may stand there. */
const WHOLE: ReadonlySet<MeasureCue> = new Set<MeasureCue>(['sound', 'score']);
const LONGEST_ANY = 4;
const OF_PHRASE = [
  ['noTimer', 'noTimer'],
  ['noLose', 'noLose'],
  ['noSound', 'noSound'],
  ['two', 'twoPlayers'],
] as const;
/** How far behind a slip what comes of it is said, in UTF-16 units. */
const SLIP_REACH = 48;
const SLIP_REACH_UNSPACED = 18;
/** and how far behind that what it costs all the same */
const COST_REACH = 20;
const SENTENCE_STOP = /[.;!?\n。！？；।؟]/u;
const STOP = /[,.;:!?()\n。！？；、，।؟]/u;
const CLAUSE_ENDS =
  /^\s*(?:$|[,.;:!?)\n。！？；、，।؟]|و|(?:and|or|und|oder|y|ni|e|et|en|i|и|или|та|і|й|ve|dan|और)(?!\p{L}))/u;

/** Each at most once, the first of its name. */
export function conditionsIn(text: string, language: string): Condition[] {
  const tables = tablesOf(language);
  const folded = foldInPlace(text);
  const quoted = quotedIn(text);
  const found = new Map<ConditionName, Condition>();
  const note = (name: ConditionName, start: number, end: number): void => {
    if (!found.has(name)) found.set(name, { name, start, end });
  };
  for (const at of wordStarts(folded, tables)) {
    for (const [cue, name] of OF_PHRASE) {
      const phrase = findAt(tables.cues[cue] ?? [], folded, at, tables);
      if (phrase) note(name, phrase.start, phrase.end);
    }
    const slip = findAt(tables.cues.fail ?? [], folded, at, tables);
    const again = slip && harmlessBehind(slip);
    if (slip && again) note('noLose', slip.start, again.end);
    const not = findAt(tables.cues.not ?? [], folded, at, tables);
    if (not) for (const [cue, name] of OF_NOUN) noun(cue, name, not);
  }
  return [...found.values()];

  /** Behind a slip, in its sentence: "if it's wrong, the pigeon comes back". */
  function harmlessBehind({ end }: Found<MeasureCue>): Found<MeasureCue> | undefined {
    const reach = tables.unspaced ? SLIP_REACH_UNSPACED : SLIP_REACH;
    const sentence = folded.slice(end, end + reach).split(SENTENCE_STOP)[0] ?? '';
    const found = findIn(tables.cues.harmless ?? [], folded, end, end + sentence.length, tables);
    // "if you miss you go back to the start" is a loss
    const reaches = Math.min(folded.length, end + sentence.length + COST_REACH);
    const costs = /\p{Nd}/u.test(sentence) || findIn(tables.cues.costs ?? [], folded, end, reaches, tables);
    const isQuoted = found !== undefined && quoted.some((one) => one.start < found.end && one.end > end);
    return found && !costs && !isQuoted ? found : undefined;
  }

  function noun(cue: MeasureCue, name: ConditionName, not: Found<MeasureCue>): void {
    const near = NOT_BEHIND.has(language)
      ? (ahead(not, cue) ?? (language === 'hi' ? behind(not, cue) : undefined))
      : behind(not, cue);
    if (near) note(name, Math.min(near.start, not.start), Math.max(near.end, not.end));
  }

  /** Behind the "no", with at most two words between. */
  function behind(not: Found<MeasureCue>, cue: MeasureCue): Found<MeasureCue> | undefined {
    let words = 0;
    for (const at of wordStarts(
      folded,
      tables,
      not.end,
      Math.min(folded.length, not.end + (tables.unspaced ? 5 : 28)),
    )) {
      if (STOP.test(folded.slice(not.end, at)) || (!tables.unspaced && words > 2)) return undefined;
      words += 1;
      // "no time to lose" is about time
      if (cue === 'losing' && findAt(tables.cues.hurry ?? [], folded, at, tables)) return undefined;
      const found = findAt(tables.cues[cue] ?? [], folded, at, tables);
      if (found && (!found.last || CLAUSE_ENDS.test(folded.slice(found.end)))) return found;
      if (WHOLE.has(cue) && !isAny(at)) return undefined;
    }
    return undefined;
  }

  /** A short word, or another "no": "without any sound", "sin ningún sonido". */
  function isAny(at: number): boolean {
    const word = /^[\p{L}\p{M}]+/u.exec(folded.slice(at, at + 20))?.[0] ?? '';
    return (
      tables.unspaced || word.length <= LONGEST_ANY || findAt(tables.cues.not ?? [], folded, at, tables) !== undefined
    );
  }

  /** Before it, with at most a particle and a word between. */
  function ahead(not: Found<MeasureCue>, cue: MeasureCue): Found<MeasureCue> | undefined {
    const from = Math.max(0, not.start - (language === 'ja' ? 9 : 22));
    const list = [...wordStarts(folded, tables, from, not.start)].flatMap((at) => {
      const found = findAt(tables.cues[cue] ?? [], folded, at, tables);
      return found && found.end <= not.start ? [found] : [];
    });
    return list.findLast(({ end }) => {
      const between = folded.slice(end, not.start);
      const most = language === 'ja' ? 3 : 8;
      return !STOP.test(between) && between.length <= most && betweenIsPlain(between, tables);
    });
  }
}

/** Nothing but a particle or one short word. */
function betweenIsPlain(between: string, { unspaced }: Tables): boolean {
  return unspaced || between.trim().split(/\s+/u).length <= 1;
}
