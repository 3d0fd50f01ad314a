/** The picture set as the word lists see it: each picture's name, emoji and sort; of people in several skin tones the plain one. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PictureSort } from '../sorts.js';
import { sortOf } from './picture-sort.js';

export interface Picture {
  readonly name: string;
  readonly emoji: string;
  readonly sort: PictureSort;
}

const require = createRequire(import.meta.url);
const read = (file: string): unknown =>
  JSON.parse(readFileSync(require.resolve(`@iconify-json/fluent-emoji-flat/${file}`), 'utf8'));
const TONE = /-(?:light|medium-light|medium|medium-dark|dark)$/u;

/** Every picture that has an emoji, sorted by name. */
export function readPictures(): Picture[] {
  const { icons } = read('icons.json') as { icons: Record<string, unknown> };
  const { categories } = read('metadata.json') as { categories: Record<string, string[]> };
  const categoryOf = new Map<string, string>();
  for (const [category, names] of Object.entries(categories)) for (const name of names) categoryOf.set(name, category);
  const emojiOf = readEmoji();
  return Object.keys(icons)
    .filter((name) => !TONE.test(name) && emojiOf.has(name))
    .sort()
    .map((name) => ({ name, emoji: emojiOf.get(name) ?? '', sort: sortOf(name, categoryOf.get(name) ?? '') }));
}

/** Picture name → emoji; of several spellings of one emoji the first. */
function readEmoji(): Map<string, string> {
  const emojiOf = new Map<string, string>();
  for (const [hex, name] of Object.entries(read('chars.json') as Record<string, string>)) {
    const emoji = hex
      .split('-')
      .map((code) => String.fromCodePoint(Number.parseInt(code, 16)))
      .join('');
    if (!emojiOf.has(name)) emojiOf.set(name, emoji);
  }
  return emojiOf;
}
