/** One line, cut at a word, at most `max` characters: as the public page's head does it. */
export function shortened(text: string, max = 160): string {
  const letters = [...text.replace(/\s+/gu, ' ').trim()];
  if (letters.length <= max) return letters.join('');
  const cut = letters.slice(0, max - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${space > max / 2 ? cut.slice(0, space) : cut}…`;
}
