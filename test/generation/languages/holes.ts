/** What one language lacks of what English has, and what it has that nobody reads. */
import type { AskWords } from '../../../src/generation/languages/asks.types.js';
import type { Language } from '../../../src/generation/languages/language.types.js';

/** Tables whose ids are those of English. */
const TABLES = [
  'asker',
  'cues',
  'frames',
  'kinds',
  'noise',
  'numbers',
  'parts',
  'revisions',
  'rules',
  'scenery',
  'wishes',
] as const;
/** What a language may say by its grammar and not by words: cases, particles, forms of verbs ("chased"). */
const OF_GRAMMAR = /^(?:~|a|the|by|victim|of|from|at|to|for|is|rel|me|each|with|in|or|you|must|if|as|my|vs)$/u;
const LISTS = ['title', 'says', 'win', 'lose', 'name', 'owner'] as const satisfies readonly (keyof AskWords)[];
/** What is said before the name of a game or after it, as the language has it. */
const BESIDE = [
  ['like', 'liked'],
  ['title', 'titled'],
  ['not', 'refused'],
] as const;
/** Told from each other by words, not by their script. */
export const TOLD_BY_WORDS = new Set('en es fr de pt it nl pl tr id ru uk'.split(' '));

/** Ids of a table with the phrases of all their rows. */
export function idsOf(table: string): ReadonlyMap<string, readonly string[]> {
  const ids = new Map<string, string[]>();
  for (const row of table.split('\n').filter((line) => line.trim() !== '')) {
    const [id = '', words = ''] = row.split('|').map((cell) => cell.trim());
    const phrases = words
      .split(',')
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== '');
    ids.set(id, [...(ids.get(id) ?? []), ...phrases]);
  }
  return ids;
}

/** Every hole as a line `table: what is wrong`; none where the language is whole. */
export function holesOf(code: string, language: Language, english: Language): string[] {
  const holes: string[] = [];
  for (const name of TABLES) {
    const known = idsOf(english[name]);
    const own = idsOf(language[name]);
    for (const id of known.keys())
      if (!own.has(id) && !(name === 'frames' && OF_GRAMMAR.test(id)) && !(name === 'parts' && id === 'instead'))
        holes.push(`${name}: ${id} is missing`);
    for (const [id, phrases] of own) {
      if (phrases.length === 0) holes.push(`${name}: ${id} has no word`);
      // a language may have a case or particle that English has not
      if (!known.has(id) && name !== 'frames') holes.push(`${name}: nobody reads ${id}`);
    }
  }
  for (const list of LISTS) if (language.asks[list].length === 0) holes.push(`asks: ${list} is empty`);
  for (const [key, note] of Object.entries(language.notes)) if (note === '') holes.push(`notes: ${key} is empty`);
  if (language.smallWords.trim() === '') holes.push('smallWords: empty');
  if (TOLD_BY_WORDS.has(code) && language.gameTalk.trim() === '') holes.push('gameTalk: empty');
  for (const [before, after] of BESIDE)
    if (!language.words[before]?.trim() && !language.words[after]?.trim())
      holes.push(`words: neither ${before} nor ${after}`);
  for (const key of ['game', 'idioms'] as const)
    if (language.words[key].trim() === '') holes.push(`words: ${key} is empty`);
  for (const [picture, name] of Object.entries(language.pictureNames))
    if (!/^[^/]+(?:\/[^/]+)?$/u.test(name)) holes.push(`pictureNames: ${picture} is “${name}”`);
  return holes;
}
