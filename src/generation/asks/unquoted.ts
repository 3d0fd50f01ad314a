/** Texts without quotation marks that run to the end of their clause: "must be called Tuesday Club", "at the end show Well done". */
import { smallWords } from '../vocabulary/language.js';
import type { Cue, CueAt } from './cues.js';
import { calledBehind } from './called-behind.js';
import { foldInPlace } from './fold.js';
import type { Stretch } from './quoted.js';
import { shoutedAfter } from './shouted.js';

/** A title ends where a clause does; a message keeps its own mark. */
const TITLE = /^(?:\s*[:：=]\s*|\s+)([^.,;:!?\n。，、；：！？،؛।"“”„«»「『《()]{2,40})/u;
/** "is", "should be", "will be": between a word for a title and the title. */
const IS = [
  'is|should be|must be|to be|will be|ist|sei|lautet|soll|es|sea|debe ser|tiene que ser|será|est|sera|doit être',
  'é|seja|deve ser|è|sia|deve essere|sarà|moet zijn|wordt|ma być|to|jest|niech będzie|brzmi',
  'это|будет|должно быть|пусть будет|це|буде|має бути|хай буде|нехай буде|adalah|harus|haruslah',
].join('|');

/** Between the word for a title and the title: "the title should be …", "tytuł ma być …", "der Titel lautet …". */
const LINKING = new RegExp(String.raw`^\s+(?:${IS})(?=\s)`, 'iu');
/** German says its verb behind the title: "der Titel soll Turbo Trecker sein". */
const VERB_BEHIND = /\s+(?:sein|lauten|heißen|heissen)$/u;
/** A few words may say where it is shown: "slogan on screen: Swift Parcels". */
const MESSAGE =
  /^(?:(?:\s+(?:on|at|in|am|auf|im|beim|en|al|a|à|sur|au|na|no|em|ao|su|alla|nella|op|aan|w|в|на|у|pada|di)(?:\s+\p{Ll}+){1,2})?\s*[:：]\s*|\s+)([^.;:\n。；：؛।"“”„«»「『《()!?]{2,80}[!?]{0,3})/u;
/** Japanese says "shows" behind the text. */
const MESSAGE_BEFORE_VERB = /[\s:：に]\s*([^\s、。:：「」]{2,40})\s+と?\s*$/u;
/** So does Turkish; two words with capitals that begin no sentence, or a shouted one: "ekranda hep Paşa Kalede yazsın". */
const CAPITALS_BEFORE_VERB =
  /[\p{L}\p{M},:]\s+(\p{Lu}[\p{L}\p{M}'’]*(?:\s\p{Lu}[\p{L}\p{M}'’]*){1,4}[!?.]{0,3}|\p{Lu}{3,}[!?.]{0,3})(?:\s+diye)?$/u;
/** What goes on after a name is in small letters: a capitalised text ends there, unless a capital follows. */
const CAPITALISED =
  /^\p{Lu}[\p{L}\p{M}\p{N}'’&.-]*(?:\/?\s+(?:(?:\p{Ll}{1,4}\s+){0,2}\p{Lu}[\p{L}\p{M}\p{N}'’&.-]*|\d{1,4}|&))*/u;
const HAS_CASE = /[\p{Lu}\p{Ll}]/u;
const SHOUTED = /^\p{Lu}[\p{Lu}\p{N}'’ &-]+$/u;
/** Behind a comma a message goes on for so many words where it ends in a mark of its own: "Well done, class 4b!" */
const MOST_BEHIND_COMMA = 4;
/** Languages that write a title as a sentence, and its longest. */
const SENTENCE_TITLES: ReadonlySet<string> = new Set(['es', 'fr', 'it', 'pt', 'pl', 'ru', 'uk']);
const MOST_OF_SENTENCE = 6;
/** Behind a colon so many more words go on behind a comma: "te quiero, boba". */
const MOST_BEHIND_COLON = 2;
/** A title in small letters is no longer: "call it turbo toast". */
const MOST_SMALL = 3;
/** "PUDDLEKNIGHT_TV", "ElChicharo99": what nobody writes but as a name. */
const HANDLE = /^(?=[\p{L}\p{N}_]*(?:_|\p{L}\p{N}|\p{Ll}\p{Lu}))\p{L}[\p{L}\p{N}_]{4,29}(?![\p{L}\p{N}])/u;
/** "TIBO_OFF", "@zeca": a name wherever it stands. */
const NICK =
  /(?<![\p{L}\p{N}_@./])(?:@(?=\p{L})[\p{L}\p{N}_]{3,29}|(?=[\p{L}\p{N}]+_)\p{L}[\p{L}\p{M}\p{N}_]{3,29})(?![\p{L}\p{N}_@])/gu;
/** "PINO20", "KAVUN4IK": three capitals or more with figures behind or among them. */
const CODE = /(?<![\p{L}\p{N}_@./-])\p{Lu}{3,}\p{N}[\p{Lu}\p{N}]*(?![\p{L}\p{N}_])/gu;
const IS_CODE =
  /(?:code|codice|c[oó]digo|coupon|cup[oó]n|cupom|gutschein|rabatt|voucher|kod|kode|код|промокод|kupon|kortingscode|コード|优惠码|코드)\p{L}*[\s:：]+["'«“]?$/iu;
/** What says words rather than shows things. */
const SPEAKS = new RegExp(
  `^(?:${[
    String.raw`says?|dig\p{L}*|dice|dicen|sagt|sage|dise|dit|fala|fale|dica|zegt|powie|mowi|скаж\p{L}*|пиш\p{L}*`,
    String.raw`desin|bilang|लिख[\p{L}\p{M}]*|likh\p{L}*|يكتب|تكتب|اكتب|مكتوب|написа\p{L}*|napis\p{L}*|escrib\p{L}*`,
    String.raw`schreib\p{L}*`,
  ].join('|')})$`,
  'u',
);
const POLITE =
  /\s+(?:pls+|plz|please|por ?fa(?:vor)?|pf|bitte|svp|stp|per favore|graag|prosz[eę]|lütfen|пожалуйста|пж|будь ласка|ya|dong)$/iu;
const MOST_SPOKEN = 5;
/** Words of a message in letters without case. */
const MOST_CASELESS = 4;
/** Begins what is told rather than said: "says how many points", "diga la puntuación". */
const DESCRIBES = new RegExp(
  `^(?:${[
    String.raw`the|an?|my|your|his|her|how|who|if|whether|what|which|el|la|l[oe]s?|las|una?|s[ue]|mi|tu|cuant\p{L}*`,
    String.raw`quien|que|si|l|une|[mts]on|[mts]a|combien|qui|quel\p{L}*|os?|as|uma?|seu|quant\p{L}*|quem|il|gli|i`,
    String.raw`chi|der|die|das|ein\p{L}*|wie|wer|ob|het|de|een|hoe|кто|сколько|что|хто|скільки|що|ile|kto|co|czy`,
    String.raw`berapa|siapa`,
  ].join('|')})$`,
  'u',
);
/** Between the end of the game and the word for showing, in UTF-16 units. */
const REACH = 40;
const STOP = /[.!?;\n。！？；।؟]/u;

export interface Unquoted extends Stretch {
  readonly use: 'title' | 'win' | 'lose' | 'sign';
}

/** Titles and messages right after the words that ask for them. Where letters have no case, a colon leads to a message. */
export function unquotedIn(text: string, language: string, cues: readonly CueAt[]): Unquoted[] {
  const found = cues.flatMap((cue): Unquoted[] => {
    if (cue.cue === 'title') return titleAfter(text, cue, language);
    if (cue.cue === 'closes' || cue.cue === 'win') return lastWordsAfter(text, cue, cues, language);
    if (cue.cue !== 'says') return [];
    const shouted = shoutedAfter(text, cue, cues);
    if (shouted && isAfterSomething(text, cue, cues)) return [shouted];
    const said =
      language === 'ja' || language === 'tr'
        ? messageBefore(text, cue, cues, language)
        : messageAfter(text, cue, cues, language);
    if (said.length > 0) return said;
    return shouted ? [shouted] : handleAfter(text, cue);
  });
  const nicks = [...text.matchAll(NICK)].flatMap((match): Unquoted[] => {
    const name = match[0].replace(/^@/u, '');
    const start = match.index + match[0].length - name.length;
    const isTaken = found.some((one) => one.start < start + name.length && one.end > start);
    return isTaken ? [] : [{ use: 'sign', text: name, start, end: start + name.length }];
  });
  return [...found, ...calledBehind(text, language, found), ...nicks, ...codesIn(text, found)];
}

/** A code is for who wins, and a name with figures in it is seen all the time. */
function codesIn(text: string, found: readonly Stretch[]): Unquoted[] {
  return [...text.matchAll(CODE)].flatMap((match): Unquoted[] => {
    const [code] = match;
    const end = match.index + code.length;
    if (code.length < 5 || found.some((one) => one.start < end && one.end > match.index)) return [];
    const use = IS_CODE.test(text.slice(Math.max(0, match.index - 24), match.index)) ? 'win' : 'sign';
    return [{ use, text: code, start: match.index, end }];
  });
}

function titleAfter(text: string, { end }: CueAt, language: string): Unquoted[] {
  const linking = LINKING.exec(text.slice(end))?.[0].length ?? 0;
  const match = TITLE.exec(text.slice(end + linking));
  if (!match?.[1]) return [];
  const whole = linking > 0 ? match[1].trimEnd().replace(VERB_BEHIND, '') : match[1].trimEnd();
  const marked = /^\s*[:：=]/u.test(match[0]);
  const title = HAS_CASE.test(whole)
    ? ((marked ? sentenceTitle(whole, language) : undefined) ??
      CAPITALISED.exec(whole)?.[0] ??
      smallTitle(whole, language))
    : whole.split(/\s+/u).length <= 4
      ? whole
      : undefined;
  // one capitalised word in the middle of a clause may be any noun
  if (title === undefined || (HAS_CASE.test(title) && title !== whole && !/\s/u.test(title) && !SHOUTED.test(title)))
    return [];
  const start = end + linking + match[0].indexOf(match[1]);
  return [{ use: 'title', text: title, start, end: start + title.length }];
}

/** All of a clause behind a colon where only the first word of a title has a capital: "Titre : La crêpe ou la vie". */
function sentenceTitle(whole: string, language: string): string | undefined {
  const words = whole.split(/\s+/u);
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const isOne = SENTENCE_TITLES.has(language) && capitals === 1 && /^\p{Lu}/u.test(whole) && !/\p{N}/u.test(whole);
  return isOne && words.length > 1 && words.length <= MOST_OF_SENTENCE ? whole : undefined;
}

/** All of a short clause, where it begins with no small word: "call it turbo toast, …", but not "the title is up to you". */
function smallTitle(whole: string, language: string): string | undefined {
  const words = whole.split(/\s+/u);
  const small = smallWords(language);
  return words.length > 1 && words.length <= MOST_SMALL && !words.some((word) => small.has(foldInPlace(word)))
    ? whole
    : undefined;
}

/** "Finish with Well done", "At the end: Well done 5a": without a word for showing; an end alone needs its colon. */
function lastWordsAfter(text: string, cue: CueAt, cues: readonly CueAt[], language: string): Unquoted[] {
  const rest = text.slice(cue.end);
  if (cue.cue === 'win' && !/^\s*[:：]/u.test(rest)) return [];
  // German nouns have capitals: "endet mit Bratwurst" is no message
  const match = MESSAGE.exec(rest);
  if (!match?.[1] || (language === 'de' && !/^\s*[:：]/u.test(rest))) return [];
  const marked = /^\s*[:：]/u.test(match[0]);
  const said = withoutNext(match[1], cue.end + match[0].indexOf(match[1]), cues, marked, language);
  if (!isMessage(said, marked) && !(marked && /^\p{N}/u.test(said) && /\s/u.test(said))) return [];
  const start = cue.end + match[0].indexOf(match[1]);
  return [{ use: 'win', text: said, start, end: start + said.length }];
}

/**
 * A message up to where the next clause begins: "show Well done when you win", "… and then the next level starts".
 * Behind a colon it is the whole sentence: "End screen: Call us before it drips."
 */
function withoutNext(said: string, start: number, cues: readonly CueAt[], marked: boolean, language: string): string {
  const next = marked
    ? undefined
    : cues.find(({ cue, start: at }) => cue === 'goesOn' && at > start && at < start + said.length);
  const before = (next ? said.slice(0, next.start - start) : said).replace(
    /\s+(?:and|und|et|y|e|en|i|и|та|ve|dan)\s*$/u,
    '',
  );
  const comma = before.search(/[,،、，]/u);
  if (comma < 0) return before.trimEnd();
  const behind = before.slice(comma + 1).trim();
  const words = behind.split(/\s+/u);
  const isCall = /[!?]$/u.test(behind) && words.length <= MOST_BEHIND_COMMA;
  const goesOn = marked && words.length <= MOST_BEHIND_COLON && !/\p{N}/u.test(behind);
  const isPart = goesOn && behind !== '' && !smallWords(language).has(foldInPlace(words[0] ?? ''));
  return (isCall || isPart ? before : before.slice(0, comma)).trimEnd();
}

/** "Put PUDDLEKNIGHT_TV somewhere": a name that is seen all the time, up to two words behind. */
function handleAfter(text: string, { end }: CueAt): Unquoted[] {
  let at = end;
  for (let words = 0; words <= 2; words += 1) {
    at += /^[\s:：]*/u.exec(text.slice(at))?.[0].length ?? 0;
    const found = HANDLE.exec(text.slice(at))?.[0];
    if (found !== undefined) return [{ use: 'sign', text: found, start: at, end: at + found.length }];
    const word = /^\p{L}+(?=\s)/u.exec(text.slice(at))?.[0];
    if (word === undefined) return [];
    at += word.length;
  }
  return [];
}

function messageAfter(text: string, cue: CueAt, cues: readonly CueAt[], language: string): Unquoted[] {
  const match = MESSAGE.exec(text.slice(cue.end));
  // of "written appears Bravo" the last word for showing leads to the text
  if (!match?.[1] || cues.some((one) => one.cue === 'says' && isRightBehind(text, cue, one))) return [];
  const lead = match[0].slice(0, -match[1].length);
  const start = cue.end + lead.length;
  const ending =
    endingNear(text, cue, cues) ??
    endingBehind(start, match[1].search(/[,،、，]|$/u), cues) ??
    (isAfterSomething(text, cue, cues) ? 'win' : undefined);
  const colon = /[:：]\s*$/u.test(lead);
  const said = withoutNext(match[1], start, cues, colon, language);
  const leads = [cue, ...cues.filter((one) => one.cue === 'says' && isRightBehind(text, one, cue))];
  const isWritten = ending !== undefined && leads.some((one) => isSpoken(text, one));
  if (!isMessage(said, colon, isWritten) && !(colon && ending !== undefined && /^[¡¿]?\p{Ll}/u.test(said)))
    return ending === undefined ? [] : spokenAfter(text, cue, ending, language);
  // "Slogan on screen: Swift Parcels": behind a colon a text needs no end of the game; German nouns have capitals
  const use = ending ?? (colon && language !== 'de' && /\s/u.test(said) ? 'sign' : undefined);
  if (use === undefined) return [];
  return [{ use, text: said, start, end: start + said.length }];
}

/** "At the end it says happy birthday santi": what is said to whoever plays, in small letters, and no description: "says the score". */
function spokenAfter(text: string, { start: at, end }: CueAt, use: 'win' | 'lose', language: string): Unquoted[] {
  if (!isSpoken(text, { start: at, end })) return [];
  const match = /^\s+([^.,;:!?\n。।؟()]{4,40}[!]{0,3})(?=[.,;!?\n]|$)/u.exec(text.slice(end));
  const said = match?.[1]?.replace(POLITE, '').trimEnd() ?? '';
  const words = said.split(/\s+/u);
  const small = smallWords(language);
  const own = words.filter((word) => !small.has(foldInPlace(word))).length;
  const isSaid =
    words.length > 1 &&
    words.length <= MOST_SPOKEN &&
    words.every((word) => /^\p{Ll}/u.test(word)) &&
    own * 2 >= words.length &&
    !DESCRIBES.test(foldInPlace(words[0] ?? ''));
  if (!match?.[1] || !isSaid) return [];
  const start = end + match[0].indexOf(match[1]);
  return [{ use, text: said, start, end: start + said.length }];
}

/** Whether the word for showing says or writes rather than shows things. */
const isSpoken = (text: string, { start, end }: Pick<CueAt, 'start' | 'end'>): boolean =>
  SPEAKS.test(foldInPlace(text.slice(start, end)));

const isRightBehind = (text: string, one: CueAt, next: CueAt): boolean =>
  next.start >= one.end && /^\s?$/u.test(text.slice(one.end, next.start));

/** Whether the same sentence says, shortly before, after what it is shown: "after the last piece it says …". */
const isAfterSomething = (text: string, { start }: CueAt, cues: readonly CueAt[]): boolean =>
  cues.some(
    ({ cue, end }) => cue === 'when' && end <= start && start - end <= REACH && !STOP.test(text.slice(end, start)),
  );

/**
 * In small letters it is a description: "show the score"; one word with a capital may be whoever comes: "at the end appears Drago".
 * `written`: where letters have no case, it is what is written once the game ends.
 */
function isMessage(said: string, marked: boolean, written = false): boolean {
  if (!HAS_CASE.test(said))
    return marked || /\p{Script=Han}/u.test(said) || (written && said.split(/\s+/u).length <= MOST_CASELESS);
  return /^[¡¿]?\p{Lu}/u.test(said) && (marked || /\s|[!?]$/u.test(said) || SHOUTED.test(said));
}

function messageBefore(text: string, cue: CueAt, cues: readonly CueAt[], language: string): Unquoted[] {
  const isTurkish = language === 'tr';
  const use = endingNear(text, cue, cues) ?? (isTurkish ? 'sign' : undefined);
  const match = (isTurkish ? CAPITALS_BEFORE_VERB : MESSAGE_BEFORE_VERB).exec(
    isTurkish ? text.slice(0, cue.start).trimEnd() : text.slice(0, cue.start),
  );
  if (use === undefined || !match?.[1]) return [];
  const start = match.index + match[0].indexOf(match[1]);
  return [{ use, text: match[1], start, end: start + match[1].length }];
}

/** "Write Good job when the dam holds": when it is shown stands behind it. */
function endingBehind(start: number, length: number, cues: readonly CueAt[]): 'win' | 'lose' | undefined {
  const when = cues.find(({ cue, start: at }) => cue === 'goesOn' && at > start && at < start + length);
  if (!when) return undefined;
  const lost = cues.some(({ cue, start: at }) => cue === 'lose' && at >= when.end && at - when.end <= REACH);
  return lost ? 'lose' : 'win';
}

/** Whether the same sentence speaks, shortly before, of how the game ends. */
function endingNear(text: string, { start }: CueAt, cues: readonly CueAt[]): 'win' | 'lose' | undefined {
  const isEnding = (cue: Cue): cue is 'win' | 'lose' => cue === 'win' || cue === 'lose';
  const last = cues.findLast(
    ({ cue, end }) => isEnding(cue) && end <= start && start - end <= REACH && !STOP.test(text.slice(end, start)),
  );
  return last && isEnding(last.cue) ? last.cue : undefined;
}
