/**
 * Articles that are far from the window are not laid out (`content-visibility`): of some 11,000 elements a phone would else lay out
 * each before it answers a touch. Their heights are guessed by the length of their markup, rather too large: where one that is
 * guessed too small has its size asked for, as checks of accessibility do, it overlaps the next. A policy forbids styles in
 * attributes, so that each guess is a class.
 */
import { toHtml, type Markup } from '../../../src/http/html.js';

/** characters of markup, code left out; 500 of them are 95 to 325 px, and most on a narrow screen */
const STEP = 500;
const MOST = 40;

export function heightClass(content: Markup): string {
  const { length } = toHtml(content).replaceAll(/<pre[^]*?<\/pre>/gu, '');
  return `h${Math.min(MOST, Math.ceil(length / STEP))}`;
}

export const UNSEEN_STYLE = `
article{content-visibility:auto;overflow-clip-margin:.7rem;contain-intrinsic-size:auto calc(var(--h,2)*21rem)}
@media(min-width:1280px){article{contain-intrinsic-size:auto calc(var(--h,2)*17rem)}}
${Array.from({ length: MOST }, (_, at) => `.h${at + 1}{--h:${at + 1}}`).join('')}
`;
