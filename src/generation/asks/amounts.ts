/**
 * The numbers of a prompt with what each counts: "3 lives", "90 Sekunden", "жизни: 3", ライフは3つ, "20 seconds per question". By the
 * measures of `languages/xx/measures.ts` alone: what a game does with them is `reader/quantities.ts`.
 */
import type { Measure } from '../languages/measures.types.js';
import { foldInPlace } from './fold.js';
import { endingBehind, type Ending } from './endings.js';
import { senseOf, type Sense } from './senses.js';
import { numeralsIn, type Numeral } from './numerals.js';
import { allAt, findAt, findIn, isLetter, tablesOf, wordStarts, type Found, type Tables } from './word-tables.js';

export interface Amount {
  /** UTF-16 offsets into the text, with the noun */
  readonly start: number;
  readonly end: number;
  /** where the number itself stands */
  readonly at: number;
  readonly to: number;
  readonly value: number;
  /** what is counted; of a word that counts several things all of them */
  readonly measures: readonly Measure[];
  /** "every 5 waves" */
  readonly every: boolean;
  /** shared out: of a question, a level; "each" */
  readonly per: Measure | 'each' | undefined;
  /** "one", which may be an article */
  readonly article: boolean;
  /** "the third wave" is no number of waves */
  readonly ordinal: boolean;
  /** in figures */
  readonly figures: boolean;
  /** of money, where it stands beside the number */
  readonly sign?: string | undefined;
  /** what the words around it say of it */
  readonly sense: Sense | undefined;
  /** what so many of it bring about */
  readonly ending: Ending | undefined;
  /** "50:50", "3:1", "at 12:00": numbers with a colon that are no time */
  readonly ratio: boolean;
}

/** What classifies a thing between a number and its noun. */
const COUNTERS: Readonly<Record<string, RegExp>> = {
  ja: /^(?:つの|個の|回の|本の|人の|体の|匹の|枚の|つ|個|本|匹|枚|体|こ|回|度|人|軒|室|曲|杯|台|冊|足|羽|の|ひき|びき|ぴき|ほん|まい)/u,
  zh: /^(?:个|條|条|只|颗|张|枚|名|位|次|场|种|辆|罐|份|单|件|块|下|首|间|栋|棵|朵|根|杯|本|头|匹)/u,
  ko: /^\s?(?:개의|명의|마리의|번의|개|마리|가지|장|번|명|대|곡|곳|칸|그루|송이|권|판)/u,
  ru: /^\s(?:штук|шт\.?|разных)/u,
  id: /^\s(?:buah|ekor|macam|kali)/u,
};
/** "5th", "3.", 2º, 5-я: a place in a row */
const PLACE =
  /^(?:st|nd|rd|th|º|ª|°|er|ère|ème|e(?!\p{L})|-?(?:й|я|ю|е|го|ой)(?!\p{L})|\.(?=\s\p{L})|番目|번째|'?(?:nci|nci|üncü|inci))/u;
/** "1:30" as minutes and seconds: no more than a game lasts, and two figures behind the colon. */
const LASTING = /^\p{Nd}{1,2}[:：]\p{Nd}{2}$/u;
const MOST_SECONDS = 20 * 60;
/** How far from such a time a word stands that says it is one, in UTF-16 units. */
const TIME_REACH = 26;
const PERIODS = /^(?:seconds|minutes)$/u;
/** Languages that may say the noun first without a sign between. */
const NOUN_FIRST = new Set(['ja', 'zh', 'ko', 'id', 'hi', 'ar', 'ru', 'uk']);
/** Of these all languages say the noun first. */
const NAMED_BY_NUMBER: ReadonlySet<Measure> = new Set<Measure>(['grade', 'age']);
/** "the 80s", "90s music", which are no seconds */
const DECADE = /the [5-9]0s(?!\p{L})|[5-9]0s (?:music|style|edition|hits|movie|pop|retro|arcade|disco|rock|quiz)/u;
/** What is done so many times: its nouns are verbs as well. */
const DONE: ReadonlySet<Measure> = new Set<Measure>(['throws', 'tries', 'moves', 'points', 'answers']);
const SIGNS = /[$€£¥₹₽₺₴₩]/u;
const STOPS_OF_TIME = /[.;!?\n。！？；؟()（）]/u;
const STOPS = /[,.;!?\n。！？；、，।؟()（）:：]/u;

/** In the order of the text, at most sixty. `isThing` says whether a word that starts there is a thing of the game. */
export function amountsIn(text: string, language: string, isThing: (at: number) => boolean): Amount[] {
  const tables = tablesOf(language);
  const folded = foldInPlace(text);
  const numerals = numeralsIn(folded, tables);
  const amounts: Amount[] = [];
  let taken = 0;
  for (const [index, numeral] of numerals.entries()) {
    if (amounts.length >= 60) break;
    if (numeral.start < taken) continue;
    const next = numerals[index + 1]?.start ?? folded.length;
    const one = amountAt(folded, numeral, { tables, next, taken, isThing });
    if (!one) continue;
    amounts.push(one);
    taken = one.end;
  }
  const more = [...amounts, ...halvesIn(folded, tables, amounts)];
  const all = [...more, ...minutesIn(folded, tables, more)].sort((a, b) => a.start - b.start);
  return corrected(all, folded, tables);
}

/** UTF-16 units between a number and the one that takes its place. */
const CORRECTED_WITHIN = 24;
const ENDS = /^\s*(?:$|[,.;!?\n。！？；、，।؟()（）])/u;

/** "5, no wait, 3 waves", "4 lives, no, 5": of a number that is taken back, what it counts is left. */
function corrected(amounts: readonly Amount[], text: string, tables: Tables): Amount[] {
  const kept: Amount[] = [];
  for (const one of amounts) {
    const before = kept.at(-1);
    const counts = one.measures.length > 0;
    const meets =
      before !== undefined &&
      !before.ordinal &&
      isTakenBack(text.slice(before.end, one.start), tables) &&
      (before.measures.length === 0
        ? counts
        : counts
          ? before.measures.some((measure) => one.measures.includes(measure))
          : ENDS.test(text.slice(one.end)));
    if (meets) kept.pop();
    // what was taken back is told as part of what takes its place
    kept.push(meets ? { ...one, measures: counts ? one.measures : before.measures, start: before.start } : one);
  }
  return kept;
}

/** Whether nothing but words that take back, and marks, stand between two numbers. */
function isTakenBack(between: string, tables: Tables): boolean {
  if (between.length > CORRECTED_WITHIN || /[.;\n。；।]/u.test(between)) return false;
  const from = /[\p{L}\p{M}]/u.exec(between)?.index ?? -1;
  const word = from < 0 ? undefined : findAt(tables.cues.rather ?? [], between, from, tables);
  if (!word) return false;
  const rest = between.slice(word.end);
  // "3 levels, no 2 rooms alike" takes nothing back
  const denies = findAt(tables.cues.not ?? [], between, from, tables)?.end === word.end;
  if (denies && !tables.unspaced && /^\s*$/u.test(rest)) return false;
  return !/[\p{L}\p{N}]/u.test(rest) || isTakenBack(rest, tables);
}

interface Around {
  readonly tables: Tables;
  /** where the next number starts */
  readonly next: number;
  /** up to where the text belongs to earlier numbers */
  readonly taken: number;
  readonly isThing: (at: number) => boolean;
}

function amountAt(text: string, numeral: Numeral, around: Around): Amount | undefined {
  const { tables, taken } = around;
  const { start, end, value, form } = numeral;
  const figures = form === 'digits' || form === 'colon';
  const place = form === 'ordinal' ? 0 : figures ? PLACE.exec(text.slice(end))?.[0].length : undefined;
  // 一分半 is read as a whole
  if (tables.unspaced && findAt(tables.cues.oneAndHalf ?? [], text, start, tables)) return undefined;
  const behind = measureBehind(text, end + (place ?? 0), numeral, around);
  const ahead = behind.length > 0 ? [] : measureAhead(text, start, around);
  const nouns = behind.length > 0 ? behind : ahead;
  const article = value === 1 && form === 'word';
  const glued = figures && isLetter(text[end]) && place === undefined;
  // "4b", "3D", "1v1", "80s": names; "7x8" a sum
  if (glued && !behind.some((noun) => noun.start === end) && !isCounted(text, end, tables)) return undefined;
  if (glued && DECADE.test(text.slice(Math.max(0, start - 4), end + 12))) return undefined;
  if (form === 'word' && tables.unspaced && nouns.length === 0 && !isCounted(text, end, tables)) return undefined;
  // "sei" is six, and "you are"
  const behindIt = end + (/^\s?/u.exec(text.slice(end))?.[0].length ?? 0);
  if (
    form === 'word' &&
    nouns.length === 0 &&
    findAt(tables.cues.unsure ?? [], text, start, tables) &&
    !around.isThing(behindIt) &&
    endingBehind(text, end, around.next, tables) !== 'lost'
  )
    return undefined;
  // "the third shock is game over"
  if (form === 'ordinal' && nouns.length === 0 && endingBehind(text, end, around.next, tables) !== 'lost')
    return undefined;
  const from = Math.min(start, ...ahead.map((noun) => noun.start));
  const to = Math.max(end, ...nouns.map((noun) => noun.end));
  const every = isEvery(text, from, to, tables, taken);
  const sign =
    nouns.length === 0
      ? (SIGNS.exec(text[start - 1] ?? '') ?? SIGNS.exec(text.slice(end, end + 2).trim()[0] ?? ''))?.[0]
      : undefined;
  const ratio = form === 'colon' && !isTime(text, numeral, nouns, tables);
  const measures: Measure[] = sign
    ? ['money']
    : form === 'colon'
      ? ratio
        ? []
        : ['seconds']
      : nouns.map(({ id }) => id);
  const times = measures[0] !== undefined && PERIODS.test(measures[0]);
  const more = measures[0] === 'minutes' ? halfBehind(text, end, to, tables) : undefined;
  return {
    start: from,
    end: more?.end ?? to,
    at: start,
    to: end,
    // of "50:50" the first
    value: ratio ? Math.floor(value / 60) : value + (more ? 0.5 : 0),
    measures,
    every,
    per: times ? sharedOut(text, from, more?.end ?? to, tables) : undefined,
    article,
    ordinal: (place !== undefined || form === 'ordinal') && !every,
    figures,
    ratio,
    sign,
    sense: senseOf(text, start, end, tables),
    ending: endingBehind(text, end, around.next, tables),
  };
}

/** Whether "1:30" lasts so long: "1:30 min", "timer 1:30", "survive 1:30"; a ratio, a score and a time of the day do not. */
function isTime(
  text: string,
  { start, end, value }: Numeral,
  nouns: readonly Found<Measure>[],
  tables: Tables,
): boolean {
  const typed = text.slice(start, end);
  if (!LASTING.test(typed) || value > MOST_SECONDS || Number(typed.slice(-2).normalize('NFKC')) >= 60) return false;
  if (nouns.some(({ id }) => PERIODS.test(id))) return true;
  const from = text.slice(0, start).split(STOPS_OF_TIME).at(-1)?.length ?? 0;
  const to = text.slice(end).split(STOPS_OF_TIME)[0]?.length ?? 0;
  const list = tables.cues.lasts ?? [];
  const [first, last] = [start - Math.min(from, TIME_REACH), end + Math.min(to, TIME_REACH)];
  if (findIn(tables.cues.atHour ?? [], text, Math.max(first, start - 8), start, tables)) return false;
  return findIn(list, text, first, start, tables) !== undefined || findIn(list, text, end, last, tables) !== undefined;
}

/** The noun behind a number: at once, behind a classifier, or behind one or two words that are no things and no small words. */
function measureBehind(
  text: string,
  from: number,
  { form }: Numeral,
  { tables, next, isThing }: Around,
): Found<Measure>[] {
  const gap = tables.unspaced ? /^\s?/u : /^(?:\s|-|x\s|×\s)?/u;
  let at = from + (gap.exec(text.slice(from))?.[0].length ?? 0);
  const direct = allAt(tables.measures, text, at, tables);
  if (direct.length > 0) return direct;
  const counter = COUNTERS[tables.language]?.exec(text.slice(from))?.[0];
  if (counter !== undefined) {
    at = from + counter.length;
    at += /^[\sの的]?/u.exec(text.slice(at))?.[0].length ?? 0;
    const counted = allAt(tables.measures, text, at, tables);
    if (counted.length > 0) return counted;
  }
  if (tables.unspaced || form === 'colon') return [];
  for (let words = 0; words < 2; words += 1) {
    const word = /^[\p{L}\p{M}'’-]+(?= )/u.exec(text.slice(at))?.[0];
    if (word === undefined || at + word.length >= next || (words > 0 && isThing(at))) return [];
    const passed = isThing(at);
    if (word.length < (words === 0 ? 2 : 4) || isSmall(text, at, word, tables)) return [];
    at += word.length + 1;
    const far = allAt(tables.measures, text, at, tables);
    // "5 short levels", whatever "short" may be; but "two clowns shoot"
    if (far.length > 0 && (!passed || !far.some(({ id }) => DONE.has(id)))) return far;
  }
  return [];
}

/** Words that part a number from what stands behind: "and", "per", "with". Of two letters or less, but for Romance "de". */
function isSmall(text: string, at: number, word: string, tables: Tables): boolean {
  if (word.length <= 3) return word !== 'de' && word !== 'of';
  return (
    findAt(tables.cues.per ?? [], text, at, tables) !== undefined ||
    findAt(tables.cues.every ?? [], text, at, tables) !== undefined
  );
}

/** The noun right before a number: "lives: 3", "(3)" behind "vida", ライフは3つ. */
function measureAhead(text: string, start: number, { tables, taken }: Around): Found<Measure>[] {
  const before = text.slice(taken, start);
  const gap = /\s*(?:[:=(（：]\s*|[はがをの은는이가을를]\s?)?$/u.exec(before)?.[0] ?? '';
  const isMarked = /[:=(（：はがをの은는이가을를]/u.test(gap);
  const to = start - gap.length;
  if (to <= taken) return [];
  const best = [...wordStarts(text, tables, Math.max(taken, to - 30), to)]
    .map((at) => allAt(tables.measures, text, at, tables).filter(({ end }) => end === to))
    .find((found) => found.length > 0);
  return (best ?? []).filter(({ id }) =>
    PERIODS.test(id) ? isMarked : isMarked || NOUN_FIRST.has(tables.language) || NAMED_BY_NUMBER.has(id),
  );
}

const isCounted = (text: string, end: number, tables: Tables): boolean =>
  COUNTERS[tables.language]?.test(text.slice(end)) ?? false;

/** "every 5 waves", 3波ごと */
function isEvery(text: string, from: number, to: number, tables: Tables, taken: number): boolean {
  const list = tables.cues.every ?? [];
  const before = text.slice(Math.max(taken, from - 16), from).trimEnd();
  const start = Math.max(taken, from - 16);
  for (const at of wordStarts(text, tables, start, start + before.length))
    if (findAt(list, text, at, tables)?.end === start + before.length) return true;
  if (tables.language !== 'ja' && tables.language !== 'ko') return false;
  const behind = /^\s?/u.exec(text.slice(to))?.[0].length ?? 0;
  return (
    allAt(list, text, to + behind, tables).length > 0 ||
    (tables.language === 'ko' && /^\p{L}{0,3}마다/u.test(text.slice(to)))
  );
}

/** What a time is for one of: a question, a level; looked for between two marks, around the time itself. */
function sharedOut(text: string, from: number, to: number, tables: Tables): Amount['per'] {
  const start =
    from -
    (text
      .slice(Math.max(0, from - 30), from)
      .split(STOPS)
      .at(-1)?.length ?? 0);
  const end = to + (text.slice(to, to + 34).split(STOPS)[0]?.length ?? 0);
  const list = tables.cues.per ?? [];
  const parts = [
    [start, from],
    [to, end],
  ] as const;
  for (const [a, b] of parts) {
    const per = findIn(list, text, a, b, tables);
    if (!per) continue;
    // "for each" is no more than what stands close by
    if (a === to && per.start - to > 12) continue;
    const noun = measureIn(text, a, b, tables);
    if (noun !== undefined) return noun;
    if (a === to || per.end >= from - 2) return 'each';
  }
  return undefined;
}

function measureIn(text: string, from: number, to: number, tables: Tables): Measure | undefined {
  for (const at of wordStarts(text, tables, from, to)) {
    const found = findAt(tables.measures, text, at, tables);
    if (found && found.end <= to && !PERIODS.test(found.id)) return found.id;
  }
  return undefined;
}

/** "two minutes and a half", 1分半 */
function halfBehind(text: string, end: number, to: number, tables: Tables): { end: number } | undefined {
  for (const from of [to, end]) {
    const at = from + (/^\s?/u.exec(text.slice(from))?.[0].length ?? 0);
    const found = findAt(tables.cues.andHalf ?? [], text, at, tables);
    if (found) return { end: Math.max(to, found.end) };
  }
  return undefined;
}

/** "Minuta.", "протриматися хвилину", دقيقتان: minutes that no numeral counts, where nothing else counts them. */
function minutesIn(text: string, tables: Tables, amounts: readonly Amount[]): Amount[] {
  const found: Amount[] = [];
  for (const at of wordStarts(text, tables)) {
    const end = findAt(tables.cues.minute ?? [], text, at, tables)?.end;
    if (end === undefined) continue;
    const taken = [...found, ...amounts.filter(({ measures }) => measures.length > 0)];
    if (taken.some((one) => at < one.end && end > one.start) || isEvery(text, at, end, tables, 0)) continue;
    const value = tables.language === 'ar' && DUAL.test(text.slice(at, end)) ? 2 : 1;
    const per = sharedOut(text, at, end, tables);
    found.push({ ...UNSAID, start: at, end, at, to: end, value, measures: ['minutes'], per });
  }
  return found;
}

/** Arabic says two of a thing by its ending. */
const DUAL = /ت(?:ان|ين)$/u;

/** What no numeral says. */
const UNSAID = {
  every: false,
  article: false,
  ordinal: false,
  figures: false,
  ratio: false,
  sense: undefined,
  ending: undefined,
} as const;

/** "half a minute", "anderthalb Minuten": numbers that no numeral says. */
function halvesIn(text: string, tables: Tables, amounts: readonly Amount[]): Amount[] {
  const found: Amount[] = [];
  const forms = [
    [tables.cues.oneAndHalf ?? [], 1.5],
    [tables.cues.half ?? [], 0.5],
  ] as const;
  for (const [list, value] of forms)
    for (const at of wordStarts(text, tables)) {
      const half = findAt(list, text, at, tables);
      if (
        !half ||
        [...found, ...amounts.filter(({ measures }) => measures.length > 0)].some(
          ({ start, end }) => at < end && half.end > start,
        )
      )
        continue;
      const from = half.end + (/^[\s-]?/u.exec(text.slice(half.end))?.[0].length ?? 0);
      const noun = findAt(tables.measures, text, from, tables);
      // 一分半, "полминуты": the minutes are in the word
      const isWhole = value === 1.5 && tables.unspaced;
      if (noun?.id !== 'minutes' && !isWhole) continue;
      const end = noun?.end ?? half.end;
      found.push({
        ...UNSAID,
        start: at,
        end,
        at,
        to: half.end,
        value,
        measures: ['minutes'],
        per: sharedOut(text, at, end, tables),
      });
    }
  return found;
}
