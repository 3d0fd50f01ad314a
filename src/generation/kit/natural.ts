/** Colours that a thing has by nature, whatever the theme. */
import type { Game, Painter } from './types.js';

/** A colour of nature; in noir, which has none, a grey of the palette as light as `light` says: 0 as the ground, 1 as its edges. */
export const natural = (p: Painter, { design }: Pick<Game, 'design'>, colour: string, light: number): string =>
  design.theme.style === 'noir' ? p.mix(p.palette.near, p.palette.solidEdge, light) : colour;
