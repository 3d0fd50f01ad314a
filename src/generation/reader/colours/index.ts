/** Colours of a prompt, and what they are said of. */
import type { Brief, BriefSpan } from '../../brief.js';
import type { Mention } from '../mention.js';
import { linkColours, type LinkedColour } from './link.js';
import type { Words } from '../words.js';

/** Most colours that a brief holds. */
const MOST = 16;
type Said = Brief['colours'][number];

/** The colours of a brief. `idOf` tells by which name the rest of the brief knows a thing, where it is one of its cast. */
export function coloursOf(
  { tokens, mentions, spans, language }: Words,
  idOf: (mention: Mention) => string | undefined,
  spanOf: (stretch: { readonly from: number; readonly to: number }) => BriefSpan,
): Said[] {
  const linked = linkColours({ tokens, mentions, spans, language });
  return linked.slice(0, MOST).map((one): Said => {
    const of = one.of && idOf(one.of);
    return {
      ...valueOf(one),
      as: one.as,
      ...(of === undefined ? {} : { of }),
      ...(one.side ? { side: one.side } : {}),
      ...(one.instead?.value ? { instead: one.instead.value } : {}),
      ...(one.several ? { several: true as const } : {}),
      span: spanOf({
        from: Math.min(one.said.from, one.instead?.from ?? one.said.from),
        to: Math.max(one.said.to, one.instead?.to ?? one.said.to),
      }),
    };
  });
}

const valueOf = ({ said }: LinkedColour): Pick<Said, 'value' | 'look'> =>
  said.look ? { look: said.look } : { value: said.value ?? '' };

/** Most colours that make a palette. */
const MOST_OF_GAME = 3;

/** The scene with the colours and looks that are said of the whole game. */
export function withColours(scene: Brief['scene'], colours: readonly Said[]): Brief['scene'] {
  const ofGame = colours.filter(({ as }) => as === 'game');
  const values = ofGame.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const looks = ofGame.flatMap(({ look }) => (look === undefined ? [] : [look]));
  return {
    ...scene,
    colours: [...new Set(values)].slice(0, MOST_OF_GAME),
    looks: [...new Set([...looks, ...scene.looks])].slice(0, 8),
  };
}
