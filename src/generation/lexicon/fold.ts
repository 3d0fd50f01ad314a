/** Forms of a word under which it is looked up: folded spelling, noun stem, verb stem. */
import { createRequire } from 'node:module';

interface Stemmer {
  stem(word: string): string;
}
const snowball = createRequire(import.meta.url)('snowball-stemmers') as { newStemmer(algorithm: string): Stemmer };

const ALGORITHMS: Readonly<Record<string, string>> = {
  en: 'english',
  es: 'spanish',
  de: 'german',
  fr: 'french',
  pt: 'portuguese',
  it: 'italian',
  ru: 'russian',
  nl: 'dutch',
  sv: 'swedish',
  tr: 'turkish',
  cs: 'czech',
  ar: 'arabic',
};

const ARABIC_MARKS = /[\u064b-\u065f\u0670\u0640]/gu;

/** Lower case without accents: what two spellings of one word share. Cyrillic and kana keep their marks, which are letters. */
export function foldWord(word: string): string {
  let folded = word.toLowerCase();
  // the plain ASCII word is the common case, and normalising it costs more than the rest
  if (/^[a-z0-9 '-]*$/u.test(folded)) return folded;
  folded = folded
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replaceAll('ё', 'е')
    .replaceAll('’', "'");
  if (/[\u0600-\u06ff]/u.test(folded))
    folded = folded.replace(ARABIC_MARKS, '').replace(/[أإآ]/gu, 'ا').replaceAll('ة', 'ه').replaceAll('ى', 'ي');
  return folded;
}

/** A map and no object: "constructor" is a word that people type. */
const IRREGULAR = new Map(
  Object.entries({
    mice: 'mouse',
    geese: 'goose',
    teeth: 'tooth',
    feet: 'foot',
    men: 'man',
    women: 'woman',
    children: 'child',
    people: 'person',
    oxen: 'ox',
    wolves: 'wolf',
    leaves: 'leaf',
    knives: 'knife',
    elves: 'elf',
    thieves: 'thief',
    loaves: 'loaf',
    dwarves: 'dwarf',
    calves: 'calf',
    cacti: 'cactus',
    fungi: 'fungus',
    octopi: 'octopus',
    heroes: 'hero',
    potatoes: 'potato',
    tomatoes: 'tomato',
    mosquitoes: 'mosquito',
    volcanoes: 'volcano',
  }),
);

/** Words in -ie, whose plural looks like one of a word in -y. */
const IN_IE =
  /^(?:cookie|zombie|movie|genie|pixie|brownie|pie|tie|birdie|rookie|smoothie|doggie|birdie|selfie|eyrie|magpie|yorkie|junkie|hoodie|beanie|veggie|goodie|baddie|eerie)$/u;

/** Words in -use, -oe and -i, whose plurals look like those of words in -us, -o and -is. */
const IN_USE = /^(?:fuse|muse|excuse|ruse|abuse|recluse|use|refuse|douse)$/u;
const IN_OE = /(?:shoe|toe|^hoe|backhoe|canoe|oboe|^foe|^floe|^aloe|^doe|^roe|^sloe|^woe)$/u;
const IN_I =
  /^(?:taxi|kiwi|yeti|ski|safari|bikini|alibi|chilli|chili|panini|sushi|tsunami|jacuzzi|bonsai|samurai|koi|maori|zombi|houri|colibri|okapi)$/u;
const IN_VES = new Map(
  Object.entries({
    shelves: 'shelf',
    scarves: 'scarf',
    hooves: 'hoof',
    halves: 'half',
    wives: 'wife',
    werewolves: 'werewolf',
  }),
);

/** English plurals only: Snowball would make one word of "universe" and "university". */
function englishSingular(word: string): string {
  const irregular = IRREGULAR.get(word) ?? IN_VES.get(word);
  if (irregular !== undefined) return irregular;
  if (word.endsWith('is') && IN_I.test(word.slice(0, -1))) return word.slice(0, -1);
  if (/[^aeo]uses$/u.test(word) && !IN_USE.test(word.slice(0, -1))) return word.slice(0, -2);
  if (/[^aeiou]oes$/u.test(word) && !IN_OE.test(word.slice(0, -1))) return word.slice(0, -2);
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/u.test(word)) return word;
  if (word.endsWith('ies') && IN_IE.test(word.slice(0, -1))) return word.slice(0, -1);
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|xes|sses|zzes)$/u.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

const KOREAN_PARTICLES =
  /(?:으로부터|로부터|에게서|한테서|에서|으로|이랑|하고|에게|한테|부터|까지|처럼|들이|들을|들은|들|은|는|이|가|을|를|에|로|와|과|의|도|만|랑)$/u;

const stemmers = new Map<string, Stemmer | undefined>();
const memo = new Map<string, string>();
/** Prompts are strangers' text: the memo must not grow with them. */
const MEMO_LIMIT = 60_000;

/** Folded stem of one word: inflections of a word share it, mostly. */
export function verbStem(word: string, language: string): string {
  const key = `${language} ${word}`;
  const known = memo.get(key);
  if (known !== undefined) return known;
  if (!stemmers.has(language)) {
    const algorithm = ALGORITHMS[language];
    stemmers.set(language, algorithm === undefined ? undefined : snowball.newStemmer(algorithm));
  }
  const stemmer = stemmers.get(language);
  let stem = word.toLowerCase();
  if (language === 'pt') stem = stem.replace(/(?:ões|ães|ãos)$/u, 'ão').replace(/([aeou])is$/u, '$1l');
  if (language === 'ru') stem = stem.replaceAll('ё', 'е');
  if (language === 'ar') stem = stem.replace(/^(?:وال|بال|كال|فال|ال|لل)(?=.{3})/u, '');
  if (stemmer && stem.length > 2 && stem.length <= 40) stem = stemmer.stem(stem);
  else if (language === 'ko') stem = stem.length > 1 ? stem.replace(KOREAN_PARTICLES, '') || stem : stem;
  else if (language === 'uk' && stem.length > 4)
    stem = stem.replace(/(?:ами|ями|ові|еві|ого|ому|ими|ах|ях|ів|ей|ою|ею|ам|ям|ом|ем|ий|ій|а|я|и|і|у|ю|е|о|ь)$/u, '');
  else if (language === 'pl' && stem.length > 4)
    stem = stem.replace(/(?:ami|iami|owi|ego|emu|ach|iach|ów|om|em|iem|ą|ę|y|i|a|e|u|o)$/u, '');
  else if (language === 'id' && stem.length > 6)
    stem = stem.replace(/^(?:meng|men|mem|me|ber|di)/u, '').replace(/(?:kan|nya|an)$/u, '');
  stem = foldWord(stem);
  if (memo.size > MEMO_LIMIT) memo.clear();
  memo.set(key, stem);
  return stem;
}

/** Singulars of the Romance languages, by ending: Snowball takes "camarão" for a verb and makes a bed of it. */
function romanceSingular(word: string, language: string): string {
  const lower = word.toLowerCase();
  if (language === 'pt')
    return foldWord(
      lower
        .replace(/(?:ões|ães|ãos)$/u, 'ão')
        .replace(/ns$/u, 'm')
        .replace(/(?<=[aeou])is$/u, 'l')
        .replace(/(?<=[rzs])es$/u, '')
        .replace(/(?<=[aeiouáéó])s$/u, ''),
    );
  if (language === 'es')
    return foldWord(
      lower
        .replace(/ces$/u, 'z')
        .replace(/(?<=[^aeioué\W])es$/u, '')
        .replace(/(?<=[aeiouáé])s$/u, ''),
    );
  if (language === 'fr') return foldWord(lower.replace(/aux$/u, 'al').replace(/(?<=.{3})[sx]$/u, ''));
  // Italian changes its last vowel, and writes an h to keep the sound before it
  const folded = foldWord(lower);
  return folded.length > 4 ? folded.replace(/(?:h[ei]|[aeio])$/u, '') : folded;
}

const ROMANCE = new Set(['es', 'fr', 'pt', 'it']);

/** Plurals that Snowball leaves: "Mangos", "Yetis", and the -n of "Brezeln". */
const germanSingular = (word: string): string => word.replace(/(?<=.[aiouy])s$|(?<=.e[lr])n$/iu, '');

/** A verb in -le: "toplasın" shall gather, and is no ball ("top") with an ending. The plural, -ler, is a noun's as well. */
const TURKISH_VERB =
  /.l[ae](?:|s[iu]n(?:lar|ler)?|y[ae][nl]?|yip|y[ae]r[ae]k|y[ae]c[ae][gk]\p{L}*|m[ae]\p{L}*|d[iu]\p{L}*)$/u;

/** "To be" behind a Korean noun: "공룡이고" is a dinosaur, and. After two syllables: "먹이고" (feeds) is no noun. */
const KOREAN_COPULA = /(?<=..)(?:이고요?|이며|이에요|예요|이야|이다|입니다|이었다|였다|이라서|인데|인)$/u;
/** The same behind a vowel, where a verb may end so too: only what is longer than most stems of verbs. */
const KOREAN_AND = /(?<=...)[고며]$/u;

/** Folded stem for looking up a thing. */
export function nounStem(word: string, language: string): string {
  if (language === 'en') return englishSingular(foldWord(word));
  // "klavertjes" are small clovers
  if (language === 'nl' && /.{4}(?:et|t|p|k)?jes?$/iu.test(word))
    return verbStem(word.replace(/(?:et|t|p|k)?jes?$/iu, ''), language);
  // "피하고" dodges, and is no blood ("피") with something
  if (language === 'ko' && /^.하고$/u.test(word)) return word;
  if (language === 'ko') return verbStem(word.replace(KOREAN_COPULA, '').replace(KOREAN_AND, ''), language);
  if (language === 'tr' && TURKISH_VERB.test(foldWord(word))) return foldWord(word);
  if (language === 'de') return verbStem(germanSingular(word), language);
  return ROMANCE.has(language) ? romanceSingular(word, language) : verbStem(word, language);
}
