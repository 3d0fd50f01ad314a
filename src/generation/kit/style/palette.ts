/** A theme's palette as a style wants it. Done when a game starts, so that a design keeps its own colours and may change its style at any time. */
import type { GameDesign, Palette } from '../../design.js';
import { contrast, grey, mix } from '../colour.js';
import { firstTitle, Random, subSeed } from '../random.js';

/** cold, warm, plain, sepia: the whites of old films */
const TINTS = ['#dfe6f2', '#f4ead9', '#ececea', '#e9dcc2'] as const;

/** A seed for what is only looked at: two games of one seed and theme must not look alike. */
export function lookSeed(design: GameDesign): number {
  const { seed, cast, theme } = design;
  return subSeed(
    seed,
    `${firstTitle(design)} ${cast.hero.sprite} ${cast.enemies[0]?.sprite} ${cast.items[0]?.sprite} ${theme.id}`,
  );
}

/** The design with the palette of its style. */
export function dressed(design: GameDesign): GameDesign {
  const { style, palette } = design.theme;
  const dress = { flat: same, pixel, noir, paper }[style];
  return { ...design, theme: { ...design.theme, palette: dress(palette, design) } };
}

const same = (palette: Palette): Palette => palette;

/** Lightened or darkened until it is that far from `ground`. */
function apart(colour: string, ground: string, least: number): string {
  const to = grey(ground) > 0.4 ? '#000000' : '#ffffff';
  let out = colour;
  for (let part = 0.1; part <= 0.9 && contrast(out, ground) < least; part += 0.1) out = mix(colour, to, part);
  return out;
}

/** Few, strong colours: what is pale is made deeper, so that steps between them show. */
function pixel(p: Palette): Palette {
  const deep = (colour: string, part: number): string => mix(colour, saturated(colour), part);
  return {
    ...p,
    sky: deep(p.sky, 0.35),
    horizon: deep(p.horizon, 0.25),
    far: deep(p.far, 0.3),
    near: deep(p.near, 0.3),
    solid: deep(p.solid, 0.35),
    solidEdge: deep(p.solidEdge, 0.2),
  };
}

function saturated(colour: string): string {
  const n = Number.parseInt(colour.slice(1), 16);
  const rgb = [n >> 16, (n >> 8) & 255, n & 255];
  const middle = (rgb[0]! + rgb[1]! + rgb[2]!) / 3;
  const out = rgb.map((v) => Math.max(0, Math.min(255, Math.round(middle + (v - middle) * 1.9 - 8))));
  return `#${out.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

/** Greys of one tint and the design's own accent; danger is the hard white light. */
function noir(p: Palette, design: GameDesign): Palette {
  const rand = new Random(lookSeed(design) ^ 0x6e6f6972);
  const tint = rand.pick(TINTS);
  const dark = design.theme.time === 'night' || design.theme.time === 'dusk' || design.theme.mood === 'spooky';
  const shift = rand.range(-0.03, 0.03);
  const tone = (l: number): string => mix('#000000', tint, Math.max(0, Math.min(1, l + shift)));
  const accent = apart(saturated(p.accent), '#15161a', 4.5);
  const shades = dark ? [0.015, 0.2, 0.085, 0.03, 0.05, 0.7] : [0.13, 0.62, 0.32, 0.085, 0.012, 0.8];
  const [sky, horizon, far, near, solid, edge] = shades.map((l) => tone(l + 0.03)) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    sky,
    horizon,
    far,
    near,
    solid,
    solidEdge: edge,
    ink: '#f3f1ec',
    panel: '#15161a',
    accent,
    danger: mix('#ffffff', tint, 0.6),
  };
}

/** Sheets of dyed paper: a little cream in every colour, and cream labels to write on. */
function paper(p: Palette, design: GameDesign): Palette {
  const cream = design.theme.time === 'night' ? '#c9bfa9' : '#f4e8d0';
  const dye = (colour: string, part: number): string => mix(colour, cream, part);
  const panel = mix('#f8f1e2', p.horizon, 0.12);
  return {
    sky: dye(p.sky, 0.16),
    horizon: dye(p.horizon, 0.2),
    far: dye(p.far, 0.14),
    near: dye(p.near, 0.1),
    solid: dye(p.solid, 0.08),
    solidEdge: dye(p.solidEdge, 0.12),
    ink: '#33291f',
    panel,
    accent: inked(p.accent, panel),
    danger: inked(p.danger, panel),
  };
}

/** As ink that can be read on paper: darker, and yellow turns to orange on its way rather than to mud. */
function inked(colour: string, ground: string): string {
  const n = Number.parseInt(colour.slice(1), 16);
  let [r, g, b] = [n >> 16, (n >> 8) & 255, n & 255];
  let out = colour;
  for (let i = 0; i < 16 && contrast(out, ground) < 3.2; i++) {
    [r, g, b] = [r * (r > g ? 0.97 : 0.9), g * (g > r + 20 ? 0.95 : 0.89), b * (b > r ? 0.96 : 0.82)];
    out = `#${[r, g, b].map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`;
  }
  return out;
}
