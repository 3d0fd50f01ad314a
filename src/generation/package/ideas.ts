/** How a game tells what its levels bring in: the lines of its own kind alone, in its language. */
import type { GameDesign } from '../design.js';
import { SPEECHES } from '../genres/speeches.js';
import type { GameData } from '../kit/types.js';
import { textsOf } from '../texts/texts-of.js';

export function ideasOf({ genre, lang }: Pick<GameDesign, 'genre' | 'lang'>): Pick<GameData, 'ideas'> {
  const { ideas } = SPEECHES[genre];
  if (!ideas) return {};
  const lines = textsOf(lang).ideas;
  return { ideas: Object.fromEntries(ideas.map((id) => [id, lines[id]])) };
}
