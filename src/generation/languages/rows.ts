/**
 * Tables of words: one entry a line, `id | phrase, phrase`. What is too long for a line of 200 characters goes on in the next
 * one, under the same id.
 */
export function eachPhrase(table: string, use: (id: string, phrase: string) => void): void {
  for (const line of table.split('\n')) {
    const bar = line.indexOf(' | ');
    if (bar < 0) continue;
    const id = line.slice(0, bar);
    for (const phrase of line.slice(bar + 3).split(',')) if (phrase.trim() !== '') use(id, phrase.trim());
  }
}

/** Stands for the word for many where a thing is not counted. */
const NO_OTHER = '=';

/** Tables whose rows begin with a name, `id | one/many, other words`, as tables of words. */
export function wordsOf(table: string): string {
  const rows = new Map<string, Set<string>>();
  eachPhrase(table, (id, phrase) => {
    const words = rows.get(id) ?? new Set<string>();
    for (const word of phrase.split('/')) if (word !== NO_OTHER) words.add(word);
    rows.set(id, words);
  });
  return [...rows].map(([id, words]) => `${id} | ${[...words].join(', ')}\n`).join('');
}

/** The names that such a table begins its rows with, by id: `one/many`. */
export function namesOf(table: string): Record<string, string> {
  const names: Record<string, string> = {};
  eachPhrase(table, (id, phrase) => {
    names[id] ??= phrase;
  });
  return names;
}
