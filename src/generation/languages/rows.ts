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
