/** No pictures at all: each of the cast is a shape by its part, in a colour of its own, with its initial. */
import type { GameDesign } from '../../design.js';
import { luminance } from '../../kit/colour.js';
import { letter } from '../lettering.js';
import { BARE, box, n, path, round, seatOf, star, type Ink, type Seat } from './ink.js';

/** One outline each, so that two enemies, or six gems, are told apart without their colours. */
const ENEMIES = [
  star(16, 16.5, 14.5, 8, 0.74),
  star(16, 16, 14, 8, 1, 22.5),
  star(16, 18, 15.5, 3, 1),
  star(16, 16, 14.5, 4, 0.62),
] as const;
const ITEMS = [
  'M16 3A13 13 0 1 1 15.900 3z',
  'M16 2L29 16L16 30L3 16z',
  star(16, 16, 14, 6, 1),
  'M9 4H23Q28 4 28 9V23Q28 28 23 28H9Q4 28 4 23V9Q4 4 9 4z',
  star(16, 17.5, 15, 3, 1, 90).replace('z', 'z'),
  star(16, 16.8, 14.5, 5, 0.56),
] as const;

/** The first letter, or two where another of the same part begins alike. */
function initials(design: GameDesign, seat: Seat): string {
  const { cast } = design;
  const same = (
    seat.part === 'enemy'
      ? cast.enemies
      : seat.part === 'item'
        ? cast.items
        : seat.part === 'obstacle'
          ? cast.obstacles
          : []
  ).map(({ name }) => name);
  const letters = [...seat.name.replace(/[^\p{L}\p{N}]/gu, '')];
  const first = (letters[0] ?? '').toUpperCase();
  const twins = same.filter((name) => name !== seat.name && name.toUpperCase().startsWith(first)).length > 0;
  return first + (twins ? (letters[1] ?? '') : '');
}

function initial(text: string, lang: string, x: number, y: number, size: number, colour: string): string {
  const line = text === '' ? undefined : letter(text, lang, size, 60, 1)?.[0];
  if (!line) return '';
  // capitals are about 0.7 em tall
  return `<path transform="translate(${n(x - line.width / 2)} ${n(y + size * 0.35)})" d="${line.path}" fill="${colour}" stroke="none"/>`;
}

export function shape(design: GameDesign, sprite: string, ink: Ink): string {
  const seat = seatOf(design, sprite);
  const { body, light, dark, line } = ink;
  const on = luminance(body) > 0.42 ? line : '#ffffff';
  const text = initials(design, seat);
  const mark = (x: number, y: number, size: number): string =>
    initial(text, design.lang, x, y, text.length > 1 ? size * 0.72 : size, on);
  switch (seat.part) {
    case 'hero':
      // a ring and two eyes: this one is you
      return (
        round(16, 16, 14, '#ffffff') +
        round(16, 16, 11.4, body) +
        path('M8 11.500Q11 6.500 17 6.500', 'none', ` stroke="${light}" stroke-width="2"`) +
        mark(16, 17, 14)
      );
    case 'enemy':
      return (
        path(ENEMIES[seat.at % 4]!, body) +
        path(
          ENEMIES[seat.at % 4]!,
          'none',
          ` transform="translate(16 16) scale(.8) translate(-16 -16)" stroke="${light}" stroke-width="1.200"`,
        ) +
        mark(16, seat.at % 4 === 2 ? 19.5 : 16.5, seat.at % 4 === 3 ? 10 : 12)
      );
    case 'item':
      return (
        path(ITEMS[seat.at % 6]!, body) +
        path(
          ITEMS[seat.at % 6]!,
          light,
          `${BARE} opacity=".55" transform="translate(16 14.5) scale(.72 .66) translate(-16 -16)"`,
        ) +
        mark(16, seat.at % 6 === 4 ? 14.5 : 16.6, seat.at % 6 > 3 ? 10 : 13)
      );
    case 'goal':
      return (
        path('M7 30V3', 'none', ' stroke-width="2.800"') +
        path('M8.500 3.500H29L24 11.500L29 19.500H8.500z', body) +
        mark(16, 11.6, 11)
      );
    case 'projectile':
      return round(16, 16, 9, body) + round(16, 16, 4.4, '#ffffff', 4.4, BARE);
    case 'obstacle':
      return (
        box(2.5, 2.5, 27, 27, 5, body) +
        path('M4 22L22 4M10 28L28 10', 'none', ` stroke="${dark}" stroke-width="3" opacity=".45"`) +
        mark(16, 16.4, 13)
      );
    default:
      return (
        round(16, 18, 12.5, body, 11, ' opacity=".8"') + round(11.5, 13.5, 3.6, light, 2.6, `${BARE} opacity=".6"`)
      );
  }
}
