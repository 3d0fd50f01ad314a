/** Which things of a prompt are nothing but the name of a colour. */
import { isLabelPicture } from '../../lexicon/labels.js';
import type { Token } from '../../vocabulary/tokens.js';
import type { Mention } from '../mention.js';
import { findColours } from './find.js';

/** The picture of a word for colours, where nothing is painted. */
const PAINTS = 'artist-palette';

/** The things without those that only name a colour: "colores pastel" are no cakes, "Farbe Flieder" no shrub. */
export function withoutColours(mentions: readonly Mention[], tokens: readonly Token[], language: string): Mention[] {
  const { groups } = findColours(tokens, language);
  const isColour = (one: Mention): boolean =>
    groups.some(({ colours, named }) => {
      const word = named && one.from < named.to && one.to > named.from;
      if (word && (one.picture === PAINTS || isLabelPicture(one.picture))) return true;
      return colours.some(
        ({ from, to, word: { sure } }) =>
          one.from >= from && one.to <= to && (named !== undefined || colours.length > 1 || sure === 'sure'),
      );
    });
  return mentions.filter((one) => !isColour(one));
}
