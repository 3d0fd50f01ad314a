/** Colours of drawn pictures by the part that they play, and the few shapes that all of them are made of. 32 × 32 units. */
import type { Actor, GameDesign } from '../../design.js';
import { mix } from '../../kit/colour.js';
import { Random, subSeed } from '../../kit/random.js';

export type Part = 'hero' | 'enemy' | 'item' | 'goal' | 'projectile' | 'obstacle' | 'deco';

export interface Seat {
  readonly part: Part;
  /** among its like */
  readonly at: number;
  readonly name: string;
}

/** The part that a picture plays: the weightiest, where it plays several. */
export function seatOf({ cast }: GameDesign, sprite: string): Seat {
  const rows: readonly [Part, readonly Actor[]][] = [
    ['hero', [cast.hero]],
    ['enemy', cast.enemies],
    ['item', cast.items],
    ['goal', cast.goal ? [cast.goal] : []],
    ['projectile', cast.projectile ? [cast.projectile] : []],
    ['obstacle', cast.obstacles],
    ['deco', cast.deco],
  ];
  for (const [part, actors] of rows) {
    const at = actors.findIndex((actor) => actor.sprite === sprite);
    if (at >= 0) return { part, at, name: actors[at]?.name ?? '' };
  }
  return { part: 'deco', at: 0, name: '' };
}

export interface Ink {
  readonly body: string;
  readonly light: string;
  readonly dark: string;
  /** a colour beside the body's, for beaks, roofs, wheels */
  readonly spot: string;
  readonly line: string;
  readonly rand: Random;
}

/** The shapes of one picture. */
export type Draw = (ink: Ink) => string;

/** Hue 0–360, saturation and lightness 0–1. */
export function hsl(h: number, s: number, l: number): string {
  const channel = (n: number): string => {
    const k = (n + h / 30) % 12;
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

export function hueOf(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255) as [number, number, number];
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (most === least) return 0;
  const turn =
    most === r ? (g - b) / (most - least) : most === g ? 2 + (b - r) / (most - least) : 4 + (r - g) / (most - least);
  return (turn * 60 + 360) % 360;
}

const LINE = '#1d1626';
/** Items stand apart by hue: gold first, as things to gather are expected. */
const ITEM_HUES = [46, 150, 322, 196, 16, 268] as const;

/** Four enemies of one hostile hue, each a shade further; things to gather in hues of their own; what is in the way in the colour of the ground. */
export function inkOf(design: GameDesign, sprite: string, { part, at }: Seat): Ink {
  const { accent, danger, solid, near } = design.theme.palette;
  const [hero, foe] = [hueOf(accent), hueOf(danger)];
  const body: Record<Part, string> = {
    hero: hsl(hero, 0.78, 0.58),
    enemy: hsl((foe + [0, 292, 32, 262][at % 4]! + 360) % 360, 0.68, [0.52, 0.5, 0.48, 0.56][at % 4]!),
    item: hsl(ITEM_HUES[at % 6]!, 0.86, 0.58),
    goal: hsl((hero + 180) % 360, 0.6, 0.6),
    projectile: hsl(48, 0.95, 0.62),
    obstacle: mix(hsl((hueOf(solid) + at * 40) % 360, 0.34, 0.46), solid, 0.35),
    deco: mix(hsl((hueOf(near) + at * 55) % 360, 0.4, 0.55), near, 0.35),
  };
  const base = body[part];
  return {
    body: base,
    light: mix(base, '#ffffff', 0.55),
    dark: mix(base, LINE, 0.5),
    spot: hsl((hueOf(base) + 165) % 360, 0.75, 0.62),
    line: mix(base, LINE, 0.85),
    rand: new Random(subSeed(design.seed, `drawn ${sprite}`)),
  };
}

/** One decimal is a thirtieth of a pixel at the size where these are seen. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more}/>`;
export const round = (x: number, y: number, rx: number, fill: string, ry = rx, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more}/>`;
export const box = (x: number, y: number, w: number, h: number, r: number, fill: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" fill="${fill}"/>`;
/** Twice, the second time mirrored about the middle. */
export const both = (shape: string): string => `${shape}<g transform="matrix(-1 0 0 1 32 0)">${shape}</g>`;

/** A polygon about a place: `spikes` corners, every second one at `inner` of the radius. */
export function star(x: number, y: number, radius: number, spikes: number, inner: number, turn = -90): string {
  const corners = Array.from({ length: inner === 1 ? spikes : spikes * 2 }, (_, i) => {
    const angle = ((turn + (i * 360) / (inner === 1 ? spikes : spikes * 2)) * Math.PI) / 180;
    const r = radius * (i % 2 === 1 && inner !== 1 ? inner : 1);
    return `${n(x + Math.cos(angle) * r)} ${n(y + Math.sin(angle) * r)}`;
  });
  return `M${corners.join('L')}z`;
}

/** The shapes with one outline about all of them, so that they stand out from whatever is behind. */
export function svg(shapes: string, line: string, width = 1.3): string {
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 32 32">` +
    `<g stroke="${line}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${shapes}</g></svg>`;
  return text.replaceAll('"', "'");
}
/** on a shape that is to have no outline */
export const BARE = ' stroke="none"';
