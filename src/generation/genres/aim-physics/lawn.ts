/** The colour of the ground of golf. */
import type { Game, Painter } from '../../kit/types.js';

/** the colour of what one walks on, by theme */
const LAWN: Readonly<Record<string, string>> = {
  ice: '#cfe8f7',
  beach: '#f0d698',
  desert: '#e8c07a',
  candy: '#f7b7d7',
  kitchen: '#e9d9bd',
  home: '#dfc79d',
  haunted: '#5d6b52',
  sky: '#b9dcf2',
  volcano: '#8b5a4a',
  cave: '#75798c',
  space: '#5a5f86',
  cyberpunk: '#3a3f68',
  ocean: '#6fb3b0',
};
export const lawnOf = (p: Painter, g: Game): string =>
  p.mix(LAWN[g.design.theme.id] ?? '#74bd55', p.palette.near, g.design.theme.time === 'night' ? 0.45 : 0.12);
