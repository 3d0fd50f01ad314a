/** Drawn sprites from a seed: half of a small mask filled by chance and mirrored, outlined and shaded; a ship, a monster or a robot. */
import type { Palette } from '../design.js';
import { mix } from '../kit/colour.js';
import { Random } from '../kit/random.js';

/** `.` empty, `?` perhaps body, `#` body, `o` perhaps dark, `*` eye or window; the left half, mirrored about its right edge */
const MASKS: Readonly<Record<string, readonly string[]>> = {
  ship: [
    '.....#',
    '....?#',
    '....##',
    '...?#*',
    '...##*',
    '..?##o',
    '..###o',
    '.?##?#',
    '?##?o#',
    '##??##',
    '#?..?#',
    '....o#',
  ],
  monster: [
    '..?...',
    '.??.??',
    '..?###',
    '.?####',
    '?#####',
    '##*###',
    '##*##o',
    '######',
    '?##ooo',
    '.####o',
    '?#??##',
    '?#..??',
  ],
  robot: [
    '.....?',
    '.....#',
    '..?###',
    '.#####',
    '.#**##',
    '.#**##',
    '.####o',
    '..####',
    '?#####',
    '#?##oo',
    '#.####',
    '..##?.',
  ],
};

export function maskSvg(shape: string, seed: number, palette: Palette): string {
  const rand = new Random(seed);
  const rows = MASKS[shape] ?? MASKS['robot'] ?? [];
  const body = rand.pick([palette.accent, palette.danger, palette.solidEdge, mix(palette.accent, palette.danger, 0.5)]);
  const cells = new Map<string, string>();
  rows.forEach((row, y) =>
    [...row].forEach((mark, x) => {
      let colour: string | null = null;
      if (mark === '#') colour = mix(body, '#000000', (y / rows.length) * 0.3);
      else if (mark === '?' && rand.chance(0.5)) colour = mix(body, '#ffffff', 0.25);
      else if (mark === 'o') colour = rand.chance(0.6) ? mix(body, '#000000', 0.55) : body;
      else if (mark === '*') colour = '#ffffff';
      if (colour) for (const at of [x, 11 - x]) cells.set(`${at},${y}`, colour);
    }),
  );
  let outline = '';
  const fills = new Map<string, string>();
  for (const [key, colour] of cells) {
    const [x, y] = key.split(',').map(Number) as [number, number];
    outline += `M${x + 1.6} ${y + 1.6}h1.8v1.8h-1.8z`;
    // a hair wider than a cell, against seams between neighbours
    fills.set(colour, `${fills.get(colour) ?? ''}M${x + 2} ${y + 2}h1.02v1.02h-1.02z`);
  }
  const fill = [...fills].map(([colour, path]) => `<path fill="${colour}" d="${path}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 16 16"><path fill="#17121f" d="${outline}"/>${fill}</svg>`;
}
