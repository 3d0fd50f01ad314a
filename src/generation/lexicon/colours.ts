/** Colours by name: what is drawn where a prompt names one. */
export const COLOURS = {
  red: '#e53935',
  orange: '#fb8c00',
  yellow: '#fdd835',
  green: '#43a047',
  turquoise: '#00acc1',
  blue: '#1e88e5',
  purple: '#8e24aa',
  pink: '#ec407a',
  black: '#24262b',
  white: '#f7f7f5',
  grey: '#9a9da3',
  brown: '#7b5138',
  beige: '#dcc8a0',
  gold: '#d9a520',
  silver: '#b9c2cc',
  navy: '#1d2f6f',
  sky: '#64b9f2',
  darkgreen: '#1f6b32',
  lilac: '#b497dc',
  burgundy: '#7d1c3b',
  lime: '#a2cf2e',
  mint: '#7fd9b5',
  cream: '#fff1d0',
  coral: '#ff7a66',
  olive: '#7c8030',
  salmon: '#fb9a83',
} as const;

export type ColourName = keyof typeof COLOURS;

export const isColourName = (name: string): name is ColourName => Object.hasOwn(COLOURS, name);

/** How the whole of a palette is wanted, where that is said as a colour is. */
export const COLOUR_LOOKS = ['pastel', 'neon'] as const;
export type ColourLook = (typeof COLOUR_LOOKS)[number];
export const isColourLook = (name: string): name is ColourLook => (COLOUR_LOOKS as readonly string[]).includes(name);

/** A light or dark shade of a colour. */
export function shadeOf(hex: string, shade: 'light' | 'dark'): string {
  const to = shade === 'light' ? 255 : 0;
  const part = shade === 'light' ? 0.45 : 0.42;
  const one = (at: number): string =>
    Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * (1 - part) + to * part)
      .toString(16)
      .padStart(2, '0');
  return `#${one(1)}${one(3)}${one(5)}`;
}
