/** The one accent of a page, from the game's palette, made readable: WCAG 2 AA on both backgrounds. */
import type { Palette } from '../generation/design.js';
import { mix } from '../generation/kit/colour.js';
import { contrast } from '../generation/kit/colour.js';

/** Grounds of the Studio's page, light and dark; the style sheet tints them by at most what `tint` mixes in. */
const LIGHT = '#faf9f6';
const DARK = '#14121b';
/** 4.5 is what AA asks of text; the rest is for the cards, which are a little off the ground */
const RATIO = 5;

export interface PageColours {
  readonly ground: string;
  readonly card: string;
  /** as the game has it: what buttons are filled with */
  readonly accent: string;
  /** text on the accent */
  readonly onAccent: string;
  /** the accent as text and thin lines */
  readonly readable: string;
}

export const HOUSE: Pick<Palette, 'accent' | 'sky' | 'horizon' | 'near'> = {
  accent: '#5b3df5',
  sky: '#6d5cf0',
  horizon: '#d9d2ff',
  near: '#4a3bb0',
};

/** Of the light and of the dark page. */
export interface PageSchemes {
  readonly light: PageColours;
  readonly dark: PageColours;
}

export function pageColours(palette: Pick<Palette, 'accent' | 'sky'>): PageSchemes {
  return {
    light: colours(palette, mix(LIGHT, palette.sky, 0.06), mix('#ffffff', palette.sky, 0.015), '#000000'),
    dark: colours(palette, mix(DARK, palette.sky, 0.02), mix('#1d1a24', palette.sky, 0.03), '#ffffff'),
  };
}

function colours({ accent }: Pick<Palette, 'accent'>, ground: string, card: string, towards: string): PageColours {
  let readable = accent;
  for (
    let part = 0.05;
    Math.min(contrast(readable, ground), contrast(readable, card)) < RATIO && part <= 1;
    part += 0.05
  )
    readable = mix(accent, towards, part);
  const onAccent = contrast(accent, '#ffffff') >= RATIO ? '#ffffff' : '#17121f';
  // a middling colour takes neither white nor dark letters well: it gives way
  let fill = accent;
  for (let part = 0.1; contrast(fill, onAccent) < RATIO && part <= 1; part += 0.1) fill = mix(accent, '#ffffff', part);
  return { ground, card, accent: fill, onAccent, readable };
}
