/** What a French game shows, with no-break spaces beside signs: a design is data, where they would be lost. */
import type { GameData } from '../kit/types.js';
import { frenchSpaces, withFrenchSpaces } from '../languages/french-spaces.js';

/** The data with the lines that a player reads set as French is; the title is drawn by itself, and questions stay as they are. */
export function setFrenchTexts(data: GameData): GameData {
  const { design, ideas } = data;
  if (design.lang !== 'fr') return data;
  const { tagline, texts, messages, levelNames, controls } = design;
  return {
    ...data,
    design: {
      ...design,
      tagline: frenchSpaces(tagline),
      texts: withFrenchSpaces(texts),
      ...(messages ? { messages: withFrenchSpaces(messages) } : {}),
      ...(levelNames ? { levelNames: levelNames.map(frenchSpaces) } : {}),
      controls: controls.map((control) => ({ ...control, action: frenchSpaces(control.action) })),
    },
    ...(ideas ? { ideas: withFrenchSpaces(ideas) } : {}),
  };
}
