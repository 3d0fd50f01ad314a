/** Names without quotation marks: "my channel is NOVABYTE", "our bakery Crumb & Co", "a ghost called Mister Boo". */
import type { Cue, CueAt } from './cues.js';
import { smallWords } from '../vocabulary/language.js';
import { vocabularyOf } from '../vocabulary/vocabulary.js';
import { foldInPlace } from './fold.js';
import type { Stretch } from './quoted.js';

/** A word that starts with a capital, or is capitals, or is a class ("2B"), or short for one ("Mr."). */
const WORD = String.raw`(?<![\p{L}\p{N}])(?:\p{Lu}\p{Ll}{0,2}\.(?=\s\p{Lu})|(?:\d{1,2})?\p{Lu}[\p{L}\p{M}\p{N}'’_-]*(?:\.[\p{L}\p{N}]+)*)`;
/** Small words within a name: "Quinta do Vale", "Lord of the Pies". */
const WITHIN = String.raw`(?:(?:d[aeiou]s?|del|della|von|van|der|den|du|la|of|the)\s+){0,2}`;
/** Up to four of them; an ampersand or a number may stand among them. */
const RUN = new RegExp(String.raw`${WORD}(?:\s+(?:&\s+)?(?:${WITHIN}${WORD}|\d{1,4}(?!\p{N}))){0,3}`, 'gu');
const BEFORE = new RegExp(String.raw`(?:${WORD}\s){1,2}$`, 'u');
/** German nouns have capitals: there only capitals throughout, or a word right after "named", are a name. */
const NOUNS_HAVE_CAPITALS = new Set(['de']);
const SHOUTED = /^\p{Lu}[\p{Lu}\p{N}'’._ &-]+$/u;
/** Words between "my channel" and its name. */
const MOST_BETWEEN = 4;

export interface ProperName extends Stretch {
  /** what leads to it */
  readonly lead: Cue;
}

/** A firm in brackets right behind the word for it, up to where it is: "our bakery (Crumb & Co)", 弊社（こまどり便・尾道）. */
const BRACKETS = /^\s*[（(]\s*((?![\p{Ll}\p{N}])[^（）()・·,，、]{2,24})[・·,，、）)]/u;

/** Between the names of a list: "Inès, Malo et Youssef". */
const LINK = /^(?:\s*,\s*(?:(?:and|und|et|y|e|en|i|и|та|ve|dan)\s+)?|\s+(?:and|und|et|y|e|en|i|и|та|ve|dan|&)\s+)/u;
const ONE = new RegExp(`^${WORD}`, 'u');
const MOST_OF_LIST = 6;
/** Small words within what has a name: "tienda de bicis El Piñón". */
const MOST_SMALL = 2;

/** The names right after a word of naming or owning; behind one of naming a list of them. */
export function properNamesIn(text: string, language: string, cues: readonly CueAt[]): ProperName[] {
  const names: ProperName[] = [];
  const note = (name: string, start: number, lead: Cue): void => {
    if (!names.some((one) => one.start < start + name.length && one.end > start))
      names.push({ text: name, start, end: start + name.length, lead });
  };
  for (const { cue, start: at, end: from } of cues) {
    const plain = cue === 'name' ? plainName(text, from, language) : undefined;
    if (plain) note(plain.text, plain.start, cue);
    if (cue === 'we') noteFirm(from);
    const inBrackets = cue === 'owner' || cue === 'we' ? BRACKETS.exec(text.slice(from))?.[1] : undefined;
    if (inBrackets !== undefined) {
      note(inBrackets, from + text.slice(from).indexOf(inBrackets), 'owner');
      continue;
    }
    if (plain || (cue !== 'name' && cue !== 'owner' && cue !== 'title')) continue;
    const firm = cue === 'owner' && !NOUNS_HAVE_CAPITALS.has(language) ? firmBefore(text, at, from) : undefined;
    if (firm) note(firm.text, firm.start, cue);
    if (firm) continue;
    RUN.lastIndex = from;
    const match = RUN.exec(text);
    if (!match) continue;
    const name = match[0].replace(/[._-]+$/u, '');
    const between = text.slice(from, match.index);
    if (name.length < 2 || /[.!?;\n"“”«»]/u.test(between)) continue;
    const words = between
      .split(/[\s:,=]+/u)
      .filter((word) => word !== '' && !(cue === 'name' && LINKING.test(word))).length;
    const sure = SHOUTED.test(name) || (cue === 'name' && (words === 0 || /[:：]\s*$/u.test(between)));
    const whole = cue === 'owner' && words <= MOST_SMALL && /\s/u.test(name);
    const isGerman = NOUNS_HAVE_CAPITALS.has(language);
    if (words > MOST_BETWEEN || (words > 1 && !sure && (!whole || isGerman))) continue;
    if (isGerman && !sure && !(cue === 'owner' && words === 0 && isFirm(name, language))) continue;
    // "o Café Aurora": the word for what it is belongs to the name
    const head = text.slice(at, from);
    const isPart =
      cue === 'owner' &&
      words === 0 &&
      between === ' ' &&
      /^\p{Lu}\p{Ll}/u.test(head) &&
      // "Feuerwehr Oberkirnach"; of a class the number is its name
      // "Pâtisserie Lamy à Annecy, …"
      (isGerman || startsSentence(text, at) ? !sure && !/^\p{N}/u.test(name) : true);
    note(isPart ? `${head} ${name}` : name, isPart ? at : match.index, cue);
    if (cue === 'name')
      listBehind(text, match.index + name.length).forEach(({ text: one, start }) => note(one, start, cue));
  }
  return names.toSorted((a, b) => a.start - b.start);

  /** "We're Larkfield Tyres, a garage": two words with capitals, or what a German table knows as no noun. */
  function noteFirm(from: number): void {
    RUN.lastIndex = from;
    const match = RUN.exec(text);
    const between = text.slice(from, match?.index ?? from).trim();
    if (!match || /[.!?;,\n"“”«»]/u.test(between) || between.split(/\s+/u).length > 1) return;
    const name = match[0].replace(/[’'](?=\p{Ll}+$)\p{Ll}+$|[._-]+$/gu, '');
    if (!/\s/u.test(name) || (NOUNS_HAVE_CAPITALS.has(language) && !isFirm(name, language))) return;
    note(name, match.index, 'owner');
  }
}

/** Between a word of naming and the name: "o nome dele é Seu Vagaroso". */
const LINKING = /^(?:is|ist|est|es|è|é|dele|dela|suo|sua|son|sei|soll|will|be|should|jest|to|это|его|её|ее|його|її)$/iu;
/** Names that no capital marks, each language's between what leads to them and what ends them: なまえはガオくん, "이름은 뭉치에요", "namanya jojo". */
const PLAIN: Readonly<Record<string, RegExp>> = {
  ja: /^(?:は|[:：])\s*([\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Han}ー]{2,8}?)(?=です|だよ|だ[。！]|といい|にして|が|[、。！\s]|$)/u,
  ko: /^(?:은|는|:)?\s*([\p{Script=Hangul}\p{Script=Latin}\d]{2,8}?)(?=이에요|예요|에요|이야|입니다|으로|이고|[\s,.!]|$)/u,
  zh: /^(?:就|要|得)?(?:是|叫做|叫作|叫|[:：])\s*[它他她我]?(\p{Script=Han}{2,6}?)(?=吧|[，。,、！!\s]|$)/u,
  hi: /^\s*[:：]?\s+(\p{L}[\p{L}\p{M}]{2,14})(?=\s*(?:है|hai|h(?!\p{L})|रखो|rakho|rakhna|हो|ho(?!\p{L})|[,.।!]|$))/u,
  id: /^\s+(\p{L}{3,14})(?=\s|[,.!]|$)/u,
  tr: /^\s+(\p{L}{3,14})(?=\s+(?:olsun|olacak|koy)|[,.!]|$)/u,
};
/** 电脑叫老王, 都叫它王总: right behind the word itself; but 大叫, 狗叫 are a noise. */
const CHINESE_CALLED = /(?<![大喊尖吼鸣狗猫鸡鸟在乱惨])(?:叫|名为)$/u;
const CHINESE_NAME = /^[它他她我]?(\p{Script=Han}{2,4}?)(?=吧|[，。,、！!\s]|$)/u;
/** Indonesian "nama" alone stands before any noun. */
const LEADS = /(?:nya|bernama|dinamai|dinamakan)$/iu;

/** The name right behind a word of naming, in small letters or in a script that has no capitals. */
function plainName(text: string, from: number, language: string): Stretch | undefined {
  if (language === 'id' && !LEADS.test(text.slice(0, from))) return undefined;
  const match =
    PLAIN[language]?.exec(text.slice(from)) ??
    (language === 'zh' && CHINESE_CALLED.test(text.slice(0, from)) ? CHINESE_NAME.exec(text.slice(from)) : null);
  if (!match?.[1] || smallWords(language).has(foldInPlace(match[1]))) return undefined;
  const start = from + match[0].lastIndexOf(match[1]);
  return { text: match[1], start, end: start + match[1].length };
}

/** "Rose's bakery", "Fox Studios": the name stands before the word for what it is. */
function firmBefore(
  text: string,
  at: number,
  end: number,
): { readonly text: string; readonly start: number } | undefined {
  const before = BEFORE.exec(text.slice(Math.max(0, at - 40), at))?.[0];
  if (before === undefined) return undefined;
  const start = at - before.length;
  const owns = /['’]s\s$/u.test(before);
  const isPart = /^\p{Lu}/u.test(text.slice(at, end));
  return owns || (isPart && !startsSentence(text, start)) ? { text: text.slice(start, end), start } : undefined;
}

const startsSentence = (text: string, at: number): boolean => /(?:^|[.!?:\n])\s*$/u.test(text.slice(0, at));

/** "Krume & Korn", "Oberkirnach": German capitals that no table knows as a noun. */
function isFirm(name: string, language: string): boolean {
  if (name.includes('&')) return true;
  const { exact } = vocabularyOf(language);
  return name.split(/\s+/u).some((word) => /^\p{Lu}\p{Ll}{3,}$/u.test(word) && !exact.entries.has(foldInPlace(word)));
}

function listBehind(text: string, from: number): Stretch[] {
  const found: Stretch[] = [];
  for (let at = from; found.length < MOST_OF_LIST;) {
    const link = LINK.exec(text.slice(at))?.[0];
    const name = link === undefined ? undefined : ONE.exec(text.slice(at + link.length))?.[0];
    if (link === undefined || name === undefined) break;
    const start = at + link.length;
    found.push({ text: name, start, end: start + name.length });
    at = start + name.length;
  }
  return found;
}
