/** How a game tells what its levels bring in: the lines of its own kind alone, in its language. */
import type { GameDesign } from '../design.js';
import { SPEECHES } from '../genres/speeches.js';
import type { GameData } from '../kit/types.js';
import { textsOf } from '../texts/texts-of.js';

export function ideasOf(
  design: Pick<GameDesign, 'genre' | 'lang' | 'mode' | 'cast' | 'seed' | 'rules'>,
): Pick<GameData, 'ideas'> {
  const said = SPEECHES[design.genre].ideas;
  const ideas = typeof said === 'function' ? said(design) : said;
  if (!ideas) return {};
  const lines = textsOf(design.lang).ideas;
  return { ideas: Object.fromEntries(ideas.map((id) => [id, lines[id]])) };
}
