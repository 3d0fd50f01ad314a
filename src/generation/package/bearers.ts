/** Who stands behind the name of somebody that no picture shows: a person with a name plate, or the board itself with a face and legs. */
import { smile } from './drawn/face.js';
import { BARE, both, n, path, round, type Ink } from './drawn/ink.js';
import type { Random } from '../kit/random.js';

/** What is drawn before the board and over it, and between which heights the board is. */
export interface Bearer {
  readonly behind: string;
  readonly over: string;
  readonly top: number;
  readonly bottom: number;
}

/** Of people in general: nobody's likeness. */
const SKINS = ['#f6c9a0', '#e0a878', '#b97f4f', '#8a5a35'] as const;
const HAIRS = ['#3b2a20', '#6b4423', '#1f1b1a', '#a8642f', '#7a7f87'] as const;
/** Short, parted, curly, and under a cap. */
const STYLES: readonly ((hair: string, ink: Ink) => string)[] = [
  (hair) => path('M8.700 9.600Q7.600 1.200 16 1.100T23.300 9.600Q22.400 5 16 5.200T8.700 9.600z', hair),
  (hair) =>
    path('M8.600 10Q7 1.400 16 1T23.400 10Q22.800 6.400 19.400 5.200Q13 7.200 9.800 6.600Q8.900 8 8.600 10z', hair),
  (hair) =>
    `<g${BARE}>${both(round(10, 4.8, 2.6, hair) + round(13.4, 2.9, 2.7, hair))}${round(16, 2.6, 2.8, hair)}</g>` +
    path('M8.800 9.400Q8 4.600 16 4.400T23.200 9.400Q21.600 6 16 6T8.800 9.400z', hair),
  (_, ink) =>
    path('M8.600 7.200Q9 1 16 1T23.400 7.200z', ink.body) +
    path('M8.400 7.200Q16 5 27 7.900Q20 9 8.400 8.200z', ink.dark),
];

const eyesAt = (y: number, apart: number, ink: Ink, angry: boolean): string =>
  `<g${BARE}>${both(round(16 - apart, y, 1.05, ink.line, 1.3))}</g>` +
  (angry ? both(path(`M${n(16 - apart - 1.6)} ${n(y - 2.7)}L${n(16 - apart + 1.2)} ${n(y - 1.6)}`, 'none')) : '');

/** A whole person; the plate covers the belt. */
export function person(ink: Ink, rand: Random, angry: boolean): Bearer {
  const skin = rand.pick(SKINS);
  const hair = rand.pick(HAIRS);
  const style = rand.pick(STYLES);
  const legs = both(path('M12.400 25v4.600', 'none', ' stroke-width="4.2"') + round(11.6, 30.4, 3, ink.dark, 1.5));
  const body = path('M9.200 27Q7.600 15.200 16 15T22.800 27z', ink.body);
  const arms = both(path('M10.400 17.400Q6.400 17.200 5.200 19.400', 'none', ' stroke-width="3.6"'));
  const head =
    both(round(9, 9.6, 1.5, skin)) +
    round(16, 9, 7, skin, 6.8) +
    style(hair, ink) +
    eyesAt(9.4, 2.7, ink, angry) +
    `<g stroke-width=".9">${smile(12, 2, angry)}</g>`;
  return {
    behind: `<g stroke="${ink.dark}">${legs}${arms}</g>${body}${head}`,
    over: both(round(5, 19.4, 1.8, skin, 1.6)),
    top: 19,
    bottom: 28.6,
  };
}

/** The board lives: it has a face over its text, and legs. */
export function living(ink: Ink, angry: boolean): Bearer {
  const legs = both(path('M10.600 26v4', 'none', ' stroke-width="2.4"') + round(10, 30.4, 2.8, ink.dark, 1.5));
  const face =
    both(round(16 - 4.2, 7.2, 2.5, '#fff') + round(16 - 3.9, 7.6, 1.3, ink.line, 1.5, BARE)) +
    (angry ? both(path('M8.600 4.600L14 6.200', 'none')) : '') +
    `<g stroke-width=".9">${smile(10.6, 1.9, angry)}</g>`;
  return { behind: legs, over: face, top: 2.6, bottom: 28 };
}
