/** Words of a dictionary that an inflected noun may be a form of, by the endings of its language. */
import { LANGUAGES } from '../languages/index.js';
import { foldWord } from './fold.js';

interface Rules {
  /** ending → what may stand there instead; all folded */
  readonly endings: ReadonlyMap<string, readonly string[]>;
  readonly longest: number;
  /** what is written as one with the next word: articles and "and" of Arabic; longer ones first */
  readonly prefixes: readonly string[];
  readonly changes: readonly (readonly [written: string, meant: string])[];
}

/** Of a stem, less says nothing; Hindi and Arabic write few vowels. */
const SHORTEST: Readonly<Record<string, number>> = { hi: 2, ar: 2 };
/** A letter of a shorter word is its own: "واحد" is one, and not "and" with a noun. */
const LEAST_AFTER_PREFIX = 3;
/** An ending may hide another: "лисичкою", "arkadaşlarımızdan". */
const STEPS = 2;
/** Guesses a word, so that a wall of long words costs little. */
const MOST = 60;

const built = new Map<string, Rules | undefined>();

function rulesOf(language: string): Rules | undefined {
  if (built.has(language)) return built.get(language);
  const table = LANGUAGES[language]?.inflection;
  const rules = table && build(table.ENDINGS, table.CHANGES, table.PREFIXES ?? '');
  built.set(language, rules);
  return rules;
}

function build(lines: string, changes: string, prefixes: string): Rules {
  const endings = new Map<string, string[]>();
  const bare = (text: string): string => (text.trim() === '-' ? '' : foldWord(text.trim()));
  for (const line of lines.split('\n')) {
    const [ending = '', instead = ''] = line.split(' | ');
    if (ending.trim() === '') continue;
    const key = bare(ending);
    endings.set(key, [...(endings.get(key) ?? []), ...instead.split(',').map(bare)]);
  }
  return {
    endings,
    prefixes: prefixes.split(' ').flatMap((prefix) => (prefix === '' ? [] : [foldWord(prefix)])),
    longest: Math.max(...[...endings.keys()].map((ending) => ending.length)),
    changes: changes.split(' ').flatMap((change) => {
      const [written, meant] = change.split('>');
      return written === undefined || meant === undefined ? [] : [[foldWord(written), foldWord(meant)] as const];
    }),
  };
}

/** The stem with its last sounds as the dictionary has them: "кот" → "кіт", "köpeğ" → "köpek". */
function* changed(stem: string, changes: Rules['changes']): Generator<string> {
  yield stem;
  for (const [written, meant] of changes) {
    // a vowel that falls out before an ending stands between the last two consonants
    if (written === '') yield stem.slice(0, -1) + meant + stem.slice(-1);
    else {
      const at = stem.lastIndexOf(written);
      if (at > 0 && at >= stem.length - 3) yield stem.slice(0, at) + meant + stem.slice(at + written.length);
    }
  }
}

function* once(word: string, { endings, longest, changes }: Rules, least: number): Generator<string> {
  for (let length = Math.min(longest, word.length - least); length >= 0; length -= 1) {
    const instead = endings.get(length === 0 ? '' : word.slice(-length));
    if (!instead) continue;
    const stem = length === 0 ? word : word.slice(0, -length);
    for (const ending of instead) for (const form of changed(stem, changes)) yield form + ending;
  }
}

/** Folded words that `folded` may be a form of, likeliest first; none in languages without a table. */
export function lemmasOf(folded: string, language: string): readonly string[] {
  const rules = rulesOf(language);
  if (!rules || folded.length > 32) return [];
  const least = SHORTEST[language] ?? 3;
  const found = new Set<string>();
  const bare = rules.prefixes.flatMap((prefix) =>
    folded.startsWith(prefix) && folded.length - prefix.length >= LEAST_AFTER_PREFIX
      ? [folded.slice(prefix.length)]
      : [],
  );
  for (const word of bare) found.add(word);
  let step = [folded, ...bare];
  for (let k = 0; k < STEPS; k += 1) {
    const next: string[] = [];
    for (const word of step)
      for (const form of once(word, rules, least)) {
        if (found.size >= MOST) return [...found];
        if (form !== folded && !found.has(form)) {
          found.add(form);
          next.push(form);
        }
      }
    step = next;
  }
  return [...found];
}
