/** The words of `languages/xx/colours.ts` as a dictionary, and every one of them that stands in a prompt. */
import { COLOUR_WORDS } from '../../languages/colours.js';
import { eachPhrase } from '../../languages/rows.js';
import { isColourLook, isColourName } from '../../lexicon/colours.js';
import { foldWord } from '../../lexicon/fold.js';
import { isGlyph, joinKey, phraseParts, type Token } from '../../vocabulary/tokens.js';
import { fits } from '../../vocabulary/vocabulary.js';

/** What a small word beside a colour says. */
export const CUES = [
  'word',
  'instead',
  'inplace',
  'all',
  'place',
  'is',
  'in',
  'and',
  'against',
  'of',
  'mine',
  'theirs',
  'light',
  'dark',
  'bright',
] as const;
export type ColourCue = (typeof CUES)[number];
const isCue = (name: string): name is ColourCue => (CUES as readonly string[]).includes(name);

/** `sure`: a colour and nothing else; `or`: a thing as often; `as`: a thing, unless words for colours stand around it. */
export type Sureness = 'sure' | 'or' | 'as';

/** A word that is found: tokens `from` up to, not including, `to`. */
export interface ColourWord {
  readonly from: number;
  readonly to: number;
  /** a name of a colour, a look, or a cue */
  readonly name: string;
  readonly sure: Sureness;
}

interface Table {
  readonly entries: ReadonlyMap<string, readonly { readonly name: string; readonly sure: Sureness }[]>;
  readonly longest: number;
}

/** Endings of adjectives, which `~` stands for. */
const ENDINGS: Readonly<Record<string, string>> = {
  de: '/e/en/er/es/em',
  nl: '/e',
  es: 'o/a/os/as',
  pt: 'o/a/os/as',
  it: 'o/a/i/e',
  fr: '/e/s/es',
  pl: 'y/i/a/ą/e/ego/iego/emu/iemu/ym/im/ej/iej/ych/ich/ymi/imi/o',
  ru: 'ый/ий/ой/ая/яя/ое/ее/ые/ие/ого/его/ому/ему/ым/им/ом/ем/ую/юю/ых/их/ыми/ими/о',
  uk: 'ий/ій/а/е/і/ого/ього/ому/ьому/им/ім/ої/ьої/у/ю/их/іх/ими/іми/ою/о',
  tr: '/a/e/ya/ye/ı/i/u/ü/yı/yi/lı/li/lu/lü/sı/si/lar/ler',
  hi: 'ा/ी/े',
};

const tables = new Map<string, Table>();

function tableOf(language: string): Table {
  const known = tables.get(language);
  if (known) return known;
  const entries = new Map<string, { name: string; sure: Sureness }[]>();
  let longest = 1;
  eachPhrase(COLOUR_WORDS[language] ?? '', (head, phrase) => {
    const [first = '', second] = head.split(' ');
    const sure = second === undefined ? 'sure' : first === 'or' ? 'or' : 'as';
    const name = second ?? first;
    if (!isCue(name) && !isColourName(name) && !isColourLook(name))
      throw new Error(`no colour "${name}" (${language})`);
    const endings = phrase.includes('~') ? (ENDINGS[language] ?? '').split('/') : [''];
    for (const ending of endings) {
      const parts = phraseParts(phrase.replace('~', ending).toLowerCase());
      const key = parts.map(foldWord).reduce((left, right) => joinKey(left, right), '');
      entries.set(key, [...(entries.get(key) ?? []), { name, sure }]);
      longest = Math.max(longest, parts.length);
    }
  });
  const table = { entries, longest };
  tables.set(language, table);
  return table;
}

/** Arabic writes small words on to the next one, Korean behind it. */
const ON: Readonly<Record<string, RegExp>> = {
  ar: /^(?:وال|بال|لل|ال|و|ب)(?=.{2})/u,
  ko: /(?:으로만|으로|이랑|이고|이면|인데|하고|만으로|위주로|은|는|이|가|을|를|로|의|과|와|랑|만|도|인)$/u,
};

function formsOf(token: Token, language: string): string[] {
  const strip = ON[language];
  // as typed: what is mended may be no colour any more
  const folded = token.type === 'word' ? foldWord(token.text) : token.folded;
  const bare = strip ? folded.replace(strip, '') : folded;
  return bare === folded || bare === '' ? [folded] : [folded, bare];
}

/** A colour of one character must be a word of its own, or stand among others that are. */
function standsAlone(tokens: readonly Token[], from: number, to: number, entries: Table['entries']): boolean {
  if (fits(tokens, from, to)) return true;
  if (to - from > 1) return false;
  const beside = [tokens[from - 1]?.text ?? '', tokens[to]?.text ?? ''];
  return beside.some(
    (text) => /^[的色]$/u.test(text) || (entries.get(text) ?? []).some(({ name }) => isColourName(name)),
  );
}

/** Colours and cues, the longest at each place; a colour stands before a cue of the same words. */
export function colourWords(tokens: readonly Token[], language: string): ColourWord[] {
  const { entries, longest } = tableOf(language);
  const found: ColourWord[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    let keys = [''];
    for (let to = from + 1; to <= Math.min(from + longest, tokens.length); to += 1) {
      const token = tokens[to - 1];
      if (!token || (token.type !== 'word' && token.type !== 'glyph' && token.type !== 'comma')) break;
      keys = keys.flatMap((key) => formsOf(token, language).map((form) => joinKey(key, form)));
      for (const key of keys)
        for (const one of entries.get(key) ?? [])
          if (!isGlyph(token.text) || standsAlone(tokens, from, to, entries)) found.push({ ...one, from, to });
    }
  }
  const isColour = ({ name }: ColourWord): boolean => !isCue(name);
  return found
    .filter(
      (one) =>
        !found.some(
          (other) =>
            other !== one &&
            isColour(other) === isColour(one) &&
            other.from <= one.from &&
            other.to >= one.to &&
            (other.to - other.from > one.to - one.from || (isColour(one) && found.indexOf(other) < found.indexOf(one))),
        ),
    )
    .sort((a, b) => a.from - b.from || b.to - a.to);
}

/** Whether a word that is found is a colour or a look, and no cue. */
export const isColourWord = ({ name }: ColourWord): boolean => !isCue(name);
