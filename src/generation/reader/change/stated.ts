/** What a wish states in so many words: a new title, a language. Both are cut out, so that no word of them is read as a wish. */
import { designText } from '../../design.js';
import type { NormalText } from '../../vocabulary/normalise.js';
import { statedTitle } from '../stated-title.js';

const QUOTED = '["“”„«»\'‘’「」『』《》]';
const NAME = `\\s*(?:${QUOTED}(?<quoted>[^"“”„«»「」『』《》\\n]{1,60}?)${QUOTED}|(?<plain>[^"“”„«»「」『』《》\\n.,;:!?()、。，！]{1,60}))`;

/** Verbs of naming, one pattern a language; the title follows, or stands before in Japanese. */
const NAMING = [
  `\\b(?:(?:call|name|title|rename|retitle)\\s+(?:it|the game|this(?: game)?)|(?:change|set)\\s+(?:the\\s+)?(?:title|name)|(?:new\\s+)?(?:title|name))(?:\\s+(?:to|as|should be|is|into)\\b|:)?`,
  `(?:ll[áa]mal[oa]|tit[úu]lal[oa]|ren[óo]mbral[oa](?:\\s+a)?|que\\s+se\\s+llame|ponle\\s+(?:de\\s+|el\\s+)?(?:nombre|t[íi]tulo)|(?:cambia|pon)\\s+el\\s+(?:t[íi]tulo|nombre)\\s+(?:a|por)|(?:t[íi]tulo|nombre):)`,
  `(?:nenne?\\s+(?:es|das\\s+spiel)|benenne?\\s+(?:es|das\\s+spiel)\\s+um\\s+in|(?:ändere\\s+den\\s+)?(?:titel|namen?)(?:\\s+(?:in|soll|ist|zu))?:?|(?:es|das\\s+spiel)\\s+soll(?=.{2,60}\\sheißen))`,
  `(?:(?:appelle|nomme|intitule|renomme)(?:-le|-la|\\s+le\\s+jeu|\\s+ce\\s+jeu)?(?:\\s+en)?|(?:change\\s+le\\s+)?titre(?:\\s+(?:en|pour))?\\s*:?)`,
  `(?:cham[ea](?:-[oa])?(?:\\s+o\\s+jogo)?(?:\\s+de)?|(?:mud[ae]|troc[ae]|troque)\\s+o\\s+(?:t[íi]tulo|nome)\\s+(?:para|por)|(?:t[íi]tulo|nome):)`,
  `(?:chiamal[oa]|intitolal[oa]|rinominal[oa](?:\\s+in)?|chiama\\s+il\\s+gioco|cambia\\s+il\\s+(?:titolo|nome)\\s+in|titolo:)`,
  `(?:名前|タイトル|題名)(?:を|は)?`,
  `(?:改名(?:为|叫|成)?|取名(?:为|叫)?|命名为|(?:标题|名字|游戏名)(?:改为|改成|换成|叫做?|是|为)|(?:把)?(?:它|游戏)?(?:就)?叫做?)`,
  `(?:назови(?:\\s+(?:её|ее|его|это|игру))?|переименуй(?:\\s+(?:её|ее|его|игру))?\\s+в|(?:смени|измени)\\s+название\\s+на|название:)`,
].map((verb) => new RegExp(verb + NAME, 'iu'));

/** What goes on after a title without quotes. */
const REST =
  /\s+(?:and|but|with|und|aber|mit|y|pero|con|et|mais|avec|e|mas|com|ma|и|но|с|please|bitte|por favor|s'il|per favore|heißen|um)(?:\s.*)?$|(?:にして|に変えて|にする|という|と|吧).*$/iu;
const SUSPECT =
  /ignore|instruction|prompt|system|password|secret|token|cookie|script|onerror|href|\.\.|[\\/<>{}$`=|@#%^*[\]]/iu;
/** "name it faster": what is no title, but the thing that is named */
const NO_TITLE = /^(?:it|the|a|an|es|das|le|la|el|il|o|card|screen|it to)$/iu;

export interface Stated<T> {
  readonly value: T | undefined;
  /** the wish without it */
  readonly rest: NormalText;
  /** where it stood in the text, for evidence */
  readonly from: number;
  readonly to: number;
}

const without = (normal: NormalText, from: number, to: number): NormalText => ({
  ...normal,
  text: normal.text.slice(0, from) + '.'.padEnd(to - from, ' ') + normal.text.slice(to),
});

/** The title that the wish gives the game. */
export function takeTitle(normal: NormalText): Stated<string> {
  for (const pattern of NAMING) {
    const found = pattern.exec(normal.text);
    const words = found?.groups?.['quoted'] ?? found?.groups?.['plain']?.replace(REST, '');
    if (!found || words === undefined) continue;
    const title = designText(words, 60);
    if (!/[\p{L}\p{N}]/u.test(title) || SUSPECT.test(title) || NO_TITLE.test(title)) continue;
    const to = normal.text.indexOf(words, found.index) + words.length;
    return { value: title, rest: without(normal, found.index, to), from: found.index, to };
  }
  const title = statedTitle(normal);
  const at = title === undefined ? -1 : normal.text.indexOf(title);
  if (title === undefined || at < 0) return { value: undefined, rest: normal, from: 0, to: 0 };
  return { value: title, rest: without(normal, at, at + title.length), from: at, to: at + title.length };
}

const LANGUAGES: readonly [code: string, names: string][] = [
  ['en', 'english|ingl[eéê]s(?:e)?|englische?|anglais|英語|英语|英文|английск\\p{L}*'],
  ['es', 'spanish|español|castellano|spanische?|espagnol|espanhol|spagnolo|スペイン語|西班牙语|испанск\\p{L}*'],
  ['de', 'german|alemán|deutsche?|allemand|alemão|tedesco|ドイツ語|德语|德文|немецк\\p{L}*'],
  ['fr', 'french|francés|français|französische?|francês|francese|フランス語|法语|法文|французск\\p{L}*'],
  [
    'pt',
    'portuguese|portugués|portugiesische?|portugais|português|portoghese|ポルトガル語|葡萄牙语|葡语|португальск\\p{L}*',
  ],
  ['it', 'italian|italiano|italienische?|italien|イタリア語|意大利语|итальянск\\p{L}*'],
  ['ja', 'japanese|japonés|japanische?|japonais|japonês|giapponese|日本語|日语|日文|японск\\p{L}*'],
  ['zh', 'chinese|mandarin|chino|chinesische?|chinois|chinês|cinese|中国語|中文|汉语|китайск\\p{L}*'],
  ['ru', 'russian|ruso|russische?|russe|russo|ロシア語|俄语|俄文|русск\\p{L}*'],
];
const TRANSLATING =
  /translat|übersetz|tradu[ic]|traduz|翻訳|翻译|译成|перевед|переведи|language|sprache|idioma|langue|lingua|язык/iu;

/** The language that the game should speak: "auf Deutsch", "in French", "translate to Japanese". */
export function takeLanguage(normal: NormalText): Stated<string> {
  const translating = TRANSLATING.test(normal.text);
  for (const [code, names] of LANGUAGES) {
    const said = translating
      ? `(?:${names})`
      : `(?:(?<!\\p{L})(?:in|auf|ins|en|em|in|на|по)[\\s-]+(?:the\\s+|el\\s+|das\\s+)?(?:${names})(?!\\p{L}|\\s+(?:style|garden|castle|city|restaurant|café|village|food))|(?:用|说|换成|改成|变成|成)(?:${names})|(?:${names})(?:で|に|版))`;
    const found = new RegExp(said, 'iu').exec(normal.text);
    if (!found) continue;
    const to = found.index + found[0].length;
    return { value: code, rest: without(normal, found.index, to), from: found.index, to };
  }
  return { value: undefined, rest: normal, from: 0, to: 0 };
}
