/**
 * What a prompt wants to be asked about: "quiz about dinosaurs", „Quiz über Fußball“, 恐竜についてのクイズ. Found by the words for "about" of its language, to
 * the next stop or small word that goes on with another thing.
 */
import { foldInPlace } from './fold.js';
import type { Stretch } from './quoted.js';

/** Before the subject, and words that end it. */
const BEFORE: Readonly<Record<string, readonly [about: string, end: string]>> = {
  en: [
    'about|on the (?:subject|topic) of|on the topic',
    'with|for|where|that|which|when|who|in|at|using|featuring|and you',
  ],
  es: ['sobre|acerca de|de tema', 'con|para|donde|que|en'],
  fr: ['sur|a propos d[eu]s?|au sujet d[eu]s?', 'avec|pour|ou|qui|dans|en'],
  de: ['uber|zum thema', 'mit|fur|wo|in|im|bei|und zwar'],
  pt: ['sobre|acerca d[eao]s?|a respeito d[eao]s?', 'com|para|pra|onde|que|em|no|na'],
  it: ['sul|sullo|sulla|sui|sugli|sulle|riguardo a', 'con|per|dove|che|in'],
  nl: ['over', 'met|voor|waar|in|op'],
  pl: ['na temat', 'z|ze|dla|gdzie|w|na'],
  ru: ['про|об|на тему', 'с|со|для|где|в|на'],
  uk: ['про|на тему', 'з|із|для|де|у|в|на'],
  id: ['tentang|soal|mengenai', 'dengan|untuk|di|yang'],
  ar: ['عن|حول', 'مع|في|حيث'],
};
/** Behind the subject. */
const BEHIND: Readonly<Record<string, string>> = {
  tr: 'hakkında|hakkinda|ile ilgili|üzerine|uzerine|konulu',
  hi: 'के बारे में|के ऊपर|पर आधारित',
  ja: 'についての|について|に関する|に関して|にまつわる',
  ko: '에 대한|에 대해|에 관한|에대한|관련',
};
/** A word for a quiz with a small word behind it that says much else elsewhere: "quiz on", «викторина по», "quiz de". */
const OF_QUIZ =
  /(?:quiz\p{L}*|trivia|kuis|викторин\p{L}*|вікторин\p{L}*|preguntas|perguntas|domande)\s+(?:on|of|zu[mr]?|de|del|di|dell[ao]|d[ao]s?|su|z|ze|o|op|по|о|з)\s+(?=\p{L})/u;
/** Of questions themselves is no subject. */
const OF_ITSELF = /^(?:preguntas|perguntas|domande|questions?|fragen|pytan\p{L}*|вопрос\p{L}*|питан\p{L}*)/u;
/** Right before a quiz where the language writes no spaces, or hardly. */
const JOINED: Readonly<Record<string, RegExp>> = {
  ja: /([\p{Script=Han}\p{Script=Katakana}ー]{1,12})の?クイズ/u,
  zh: /(?:关于|有关)([^，。、！？\s]{1,14}?)(?:的|问答|测验|知识|小游戏|游戏|配对)/u,
  ko: /(\p{Script=Hangul}{1,8}) ?퀴즈/u,
};

/** UTF-16 units of a subject, and its words. */
const LONGEST = 48;
const MOST_WORDS = 6;
const STOP = String.raw`[.,;:!?()\n،。、；！？।]|\s[-–—]\s|\s\d`;

/** The subject of a text that asks for questions or pairs; undefined where it names none. */
export function subjectIn(text: string, language: string): Stretch | undefined {
  const folded = foldInPlace(text);
  return before(text, folded, language) ?? behind(text, language) ?? joined(text, language);
}

const cut = (text: string, start: number, end: number): Stretch | undefined => {
  const raw = text.slice(start, end);
  const from = start + (raw.length - raw.trimStart().length);
  const till = start + raw.trimEnd().length;
  return /\p{L}{2}|\p{Script=Han}/u.test(raw) ? { text: text.slice(from, till), start: from, end: till } : undefined;
};

function before(text: string, folded: string, language: string): Stretch | undefined {
  const [about, end] = BEFORE[language] ?? [];
  if (about === undefined || end === undefined) return undefined;
  const said = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:(?:${about})\s+|sull['’])(?=\S)`, 'u');
  const found = said.exec(folded) ?? OF_QUIZ.exec(folded);
  if (!found) return undefined;
  const start = found.index + found[0].length;
  if (OF_ITSELF.test(folded.slice(start))) return undefined;
  const rest = folded.slice(start, start + LONGEST);
  const stop = new RegExp(String.raw`${STOP}|\s(?:${end})(?![\p{L}\p{M}])`, 'u').exec(rest);
  const words = [...rest.slice(0, stop?.index ?? rest.length).matchAll(/\S+/gu)];
  const last = words.slice(0, MOST_WORDS).at(-1);
  // a word that the length cuts is no word of it
  const whole = stop || folded.length <= start + LONGEST ? last : (words.at(-2) ?? last);
  return whole && cut(text, start, start + whole.index + whole[0].length);
}

function behind(text: string, language: string): Stretch | undefined {
  const about = BEHIND[language];
  if (about === undefined) return undefined;
  const found = new RegExp(`(?:${about})`, 'u').exec(text);
  if (!found) return undefined;
  const [first = ''] =
    /[^.,;:!?\n、。！？।]*$/u.exec(text.slice(Math.max(0, found.index - LONGEST), found.index)) ?? [];
  return cut(text, found.index - first.length, found.index);
}

function joined(text: string, language: string): Stretch | undefined {
  const found = JOINED[language]?.exec(text);
  const [whole, subject] = found ?? [];
  if (!found || whole === undefined || subject === undefined) return undefined;
  const start = found.index + whole.indexOf(subject);
  return cut(text, start, start + subject.length);
}
