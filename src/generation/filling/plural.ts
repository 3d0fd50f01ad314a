/** Plurals by rule, where the rules of a language are sure enough to print. */
import pluralize from 'pluralize-esm';
import { plural as hindi } from '../languages/hi/plural.js';
import { plural as dutch } from '../languages/nl/plural.js';
import { plural as turkish } from '../languages/tr/plural.js';

/** Not counted, as a game says them. */
const ENGLISH_MASS = [
  'cheese',
  'gold',
  'silver',
  'honey',
  'bread',
  'sushi',
  'bamboo',
  'pollen',
  'lava',
  'rice',
  'corn',
  'garlic',
  'milk',
  'water',
  'coffee',
  'tea',
  'meat',
  'fruit',
  'food',
  'money',
  'loot',
  'popcorn',
  'chocolate',
  'lightning',
  'fire',
  'ice',
  'snow',
  'sand',
  'mud',
  'grass',
  'hay',
  'nectar',
  'seaweed',
  'plankton',
  'trash',
  'garbage',
  'krill',
  'slime',
  'jam',
  'butter',
  'salt',
  'pasta',
  'spaghetti',
  'ramen',
];
for (const word of ENGLISH_MASS) pluralize.addUncountableRule(word);
for (const [one, many] of [
  ['dwarf', 'dwarves'],
  ['cactus', 'cacti'],
  ['octopus', 'octopuses'],
  ['hippo', 'hippos'],
  ['rhino', 'rhinos'],
  ['dino', 'dinos'],
  ['photo', 'photos'],
  ['yo-yo', 'yo-yos'],
  ['ninja', 'ninjas'],
  ['mosquito', 'mosquitoes'],
  ['volcano', 'volcanoes'],
  ['mango', 'mangoes'],
] as const)
  pluralize.addIrregularRule(one, many);

const SPANISH_MASS = /^(?:bambú|sushi|arroz|café|polen|maíz|oro|dinero|agua|leche|hierba|fruta|comida|lava|basura)$/iu;
const PORTUGUESE_MASS = /^(?:bambu|sushi|arroz|café|pólen|milho|ouro|dinheiro|água|leite|grama|comida|lava|lixo)$/iu;

function spanish(word: string): string {
  if (SPANISH_MASS.test(word)) return word;
  if (/[aeiouáéó]$/u.test(word)) return `${word}s`;
  if (/[íú]$/u.test(word)) return `${word}es`;
  if (word.endsWith('z')) return `${word.slice(0, -1)}ces`;
  // "el paraguas, los paraguas": only a stressed last syllable takes -es
  if (/[sx]$/u.test(word)) return /[áéíóú]s$/u.test(word) ? `${unaccented(word)}es` : word;
  if (/[áéíóú][nlr]$/u.test(word)) return `${word.endsWith('n') ? unaccented(word) : word}es`;
  return /[nlrdj]$/u.test(word) ? `${word}es` : `${word}s`;
}
const unaccented = (word: string): string =>
  word.replace(/[áéíóú](?=[ns]$)/u, (c) => c.normalize('NFD').replace(/\p{M}/gu, ''));

function portuguese(word: string): string {
  if (PORTUGUESE_MASS.test(word)) return word;
  if (/^(?:m|irm|gr)ão$/u.test(word)) return `${word}s`;
  if (/^(?:p|c|capit)ão$/u.test(word)) return word.replace(/ão$/u, 'ães');
  if (word.endsWith('ão')) return `${word.slice(0, -2)}ões`;
  if (word.endsWith('m')) return `${word.slice(0, -1)}ns`;
  if (/[aeou]l$/u.test(word)) return word.replace(/l$/u, 'is');
  if (/[rz]$/u.test(word)) return `${word}es`;
  if (word.endsWith('ês')) return `${word.slice(0, -2)}eses`;
  return /[sx]$/u.test(word) ? word : `${word}s`;
}

function french(word: string): string {
  if (/[sxz]$/u.test(word)) return word;
  if (word.endsWith('al') && !/^(?:bal|carnaval|chacal|festival|récital)$/u.test(word))
    return `${word.slice(0, -2)}aux`;
  return /(?:eau|eu|au)$/u.test(word) || /^(?:bijou|caillou|chou|genou|hibou|joujou|pou)$/u.test(word)
    ? `${word}x`
    : `${word}s`;
}

const RULES: Readonly<Record<string, (word: string) => string>> = {
  es: spanish,
  pt: portuguese,
  fr: french,
};

/** Rules that look at a name of several words as a whole. */
const WHOLE: Readonly<Record<string, (name: string) => string>> = { nl: dutch, tr: turkish, hi: hindi };

/** The plural of a name of one or more words, or undefined in a language whose plurals have to be known. */
export function plural(name: string, language: string): string | undefined {
  if (['ja', 'zh', 'ko', 'id'].includes(language)) return name;
  if (language === 'en') {
    const of = /^(\S+)( of .+)$/u.exec(name);
    return of ? `${pluralize(of[1] ?? '')}${of[2] ?? ''}` : pluralize(name);
  }
  const whole = WHOLE[language];
  if (whole) return whole(name);
  const rule = RULES[language];
  if (!rule) return undefined;
  // "oso de peluche": what follows the preposition stays; what stands before it agrees
  const [head = '', ...tail] = name.split(/(?=\s(?:de|du|des|d['’]|à|en|con|com|do|da|dos)\b)/u);
  return [head.split(' ').map(rule).join(' '), ...tail].join('');
}

/** One of English things: "berries" → "berry". */
export const singular = (name: string): string => pluralize.singular(name);
