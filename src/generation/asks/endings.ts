/** Whether a game ends by so many of something: "three hits and you sink", "5 simit kaptırırsan bitti", 分错5个就下班. */
import { findAt, wordStarts, type Tables } from './word-tables.js';

/** `lost`: by losing it; `over`: however that be. */
export type Ending = 'lost' | 'over';

const ENDINGS = ['lost', 'over'] as const;
const STOPS = /[.;!?\n。！？；।؟()（）]/u;
/** UTF-16 units between a number and the word for the end. */
const REACH = 44;
const UNSPACED_REACH = 16;
/**
 * Words between the two by which the number is another's matter: what is to be reached ("ten or you lose", "ten before it's over"), or
 * something said before a condition ("5 parcels, if he falls he dies", "two rams, who falls loses").
 */
const OTHERWISE: Readonly<Record<string, string>> = {
  en: 'or, else, before, until, unless, without, if, when, whoever, who',
  es: 'o, sino, antes, hasta, sin, si, cuando, quien, el que, la que',
  fr: 'ou, sinon, avant, sans, si, quand, celui, qui',
  de: 'oder, sonst, bevor, ehe, ohne, wenn, falls, wer',
  it: 'o, altrimenti, prima, senza, se, quando, chi',
  pt: 'ou, senao, antes, ate, sem, se, quando, quem',
  nl: 'of, anders, voordat, zonder, als, wanneer, wie',
  pl: 'albo, lub, inaczej, zanim, bez, jesli, jak, kiedy, kto',
  tr: 'yoksa, veya, once, olmadan, kim',
  ru: 'или, иначе, прежде, пока, без, если, когда, кто',
  uk: 'або, інакше, перш, поки, без, якщо, коли, хто',
  ja: '前に, ないと, さもない, までに, または, もし',
  zh: '或, 否则, 之前, 如果, 要是, 谁',
  ko: '또는, 아니면, 전에, 만약, 누가',
  hi: 'या, वरना, पहले, बिना, अगर, जो, ya, warna, pehle, agar, jo',
  ar: 'او, قبل, والا, بدون, اذا, لو, اللي, من',
  id: 'atau, sebelum, tanpa, kalau, jika, kalo, yang, yg, siapa',
};

/** The end that a number's own clause leads to, or the one right behind it; `next` is where another number starts. */
export function endingBehind(text: string, to: number, next: number, tables: Tables): Ending | undefined {
  const last = Math.min(next, to + (tables.unspaced ? UNSPACED_REACH : REACH));
  const clause = text.slice(to, last).split(STOPS)[0] ?? '';
  const end = to + clause.length;
  for (const at of wordStarts(text, tables, to, end)) {
    const ending = ENDINGS.find((cue) => {
      const found = findAt(tables.cues[cue] ?? [], text, at, tables);
      // "ten and it's over" says nothing of what the ten are
      return found !== undefined && (cue === 'lost' || isSaid(text.slice(to, at), tables));
    });
    if (ending === undefined) continue;
    const denied = [...wordStarts(text, tables, to, at)].some((one) =>
      findAt(tables.cues.not ?? [], text, one, tables),
    );
    return denied || isOtherwise(text.slice(to, at), tables) ? undefined : ending;
  }
  return undefined;
}

/** Whether a word of more than two letters stands between, which says what there are so many of. */
const isSaid = (between: string, { unspaced }: Tables): boolean =>
  unspaced ? /\p{L}/u.test(between) : /[\p{L}\p{M}]{3}/u.test(between.split(/[,،–—-]/u)[0] ?? '');

function isOtherwise(between: string, { language, unspaced }: Tables): boolean {
  const words = (OTHERWISE[language] ?? '').split(', ');
  const line = between.split(/[^\p{L}\p{M}]+/u).join(' ');
  return words.some((word) => (unspaced ? between.includes(word) : ` ${line} `.includes(` ${word} `)));
}
