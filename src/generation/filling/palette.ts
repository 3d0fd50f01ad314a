/** Ten colours from a theme's hues, the time of day, the mood and the colours that the prompt names, in OKLCH. */
import type { GameDesign, Palette } from '../design.js';
import type { Random } from '../random.js';
import type { ThemePack } from './themes.js';

interface Lch {
  l: number;
  c: number;
  h: number;
}

function toRgb({ l, c, h }: Lch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  // OKLab → linear sRGB, matrices by Björn Ottosson
  const l3 = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m3 = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s3 = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
    -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
    -0.0041960863 * l3 - 0.7034186147 * m3 + 1.707614701 * s3,
  ];
}

const inGamut = (rgb: readonly number[]): boolean => rgb.every((v) => v >= -0.0005 && v <= 1.0005);

function hex(colour: Lch): string {
  let c = Math.max(0, colour.c);
  let rgb = toRgb({ ...colour, c });
  // less colourful until a screen can show it; hue and lightness stay
  for (let i = 0; i < 24 && !inGamut(rgb); i += 1) {
    c *= 0.9;
    rgb = toRgb({ ...colour, c });
  }
  const channel = (v: number): string => {
    const clamped = Math.min(1, Math.max(0, v));
    const srgb = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055;
    return Math.round(srgb * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${rgb.map(channel).join('')}`;
}

const linear = (hexColour: string): [number, number, number] =>
  [1, 3, 5].map((at) => {
    const v = Number.parseInt(hexColour.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];

function luminance(hexColour: string): number {
  const [r, g, b] = linear(hexColour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast ratio of two colours, 1–21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** The hue of a colour in OKLCH degrees. */
export function hueOf(hexColour: string): number {
  const [r, g, b] = linear(hexColour);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360;
}

/** Lightness of sky, horizon, far, near, solid; a shift of hue at the horizon; how colourful. */
const LIGHT: Readonly<
  Record<
    GameDesign['theme']['time'],
    { l: readonly [number, number, number, number, number]; horizon: number | undefined; c: number }
  >
> = {
  day: { l: [0.82, 0.93, 0.76, 0.62, 0.47], horizon: undefined, c: 1 },
  dawn: { l: [0.72, 0.89, 0.64, 0.52, 0.42], horizon: 50, c: 0.9 },
  dusk: { l: [0.46, 0.76, 0.44, 0.35, 0.5], horizon: 45, c: 1 },
  night: { l: [0.2, 0.34, 0.27, 0.22, 0.47], horizon: undefined, c: 0.85 },
};

const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

export interface PaletteWish {
  readonly pack: ThemePack;
  readonly time: GameDesign['theme']['time'];
  readonly mood: GameDesign['theme']['mood'];
  /** hex colours that the prompt names, in its order */
  readonly colours: readonly string[];
  /** warm, pastel, neon, muted */
  readonly looks: ReadonlySet<string>;
}

/** Readable by construction: ink on panel at least 7:1, accent and danger at least 3:1 on it and of different hue, solid apart from the sky. */
export function makePalette(wish: PaletteWish, random: Random): Palette {
  const { pack, time, mood, colours, looks } = wish;
  const named = colours.map(hueOf);
  // two games of one theme and hour are not of one sky; in the dark, where hues hardly show, lightness differs too
  const turn = (random.next() - 0.5) * 22;
  const swing = named.length ? 0 : (random.next() - 0.5) * 2 * (pack.roam + (time === 'night' ? 14 : 0));
  const glow = (random.next() - 0.5) * 40;
  const night = pack.deep || time === 'night';
  const bright = (random.next() - (night ? 0.3 : 0.5)) * (night ? 0.16 : 0.08);
  const light = pack.deep ? { ...LIGHT.night, horizon: LIGHT[time].horizon } : LIGHT[time];
  let chroma = pack.hues.chroma * light.c;
  if (mood === 'melancholy' || looks.has('muted')) chroma *= 0.35;
  else if (mood === 'calm') chroma *= 0.8;
  if (looks.has('neon')) chroma *= 1.35;
  if (looks.has('pastel')) chroma *= 0.65;
  const warm = (hue: number): number => (looks.has('warm') ? 20 + (hue / 360) * 60 : hue);
  // a green or yellow sky by night looks like mud: it turns to blue, unless a colour is asked for
  const ownSky = time === 'night' && pack.hues.sky > 60 && pack.hues.sky < 240 ? 262 : pack.hues.sky;
  const skyHue = warm((named[0] ?? ownSky) + turn + swing);
  const farHue = warm((named[0] ?? pack.hues.far) + turn + swing * 0.7);
  const nearHue = warm((named[1] ?? named[0] ?? pack.hues.near) + turn + swing * 0.7);
  const solidHue = warm((named[1] ?? pack.hues.solid) + turn + swing * 0.5);
  let accentHue = (named.length > 1 ? named.at(-1) : undefined) ?? pack.hues.accent + turn;
  const [skyL, horizonL, farL, nearL, solidL] = light.l;
  const lift = looks.has('pastel') && time === 'day' ? 0.05 : 0;

  const sky = hex({ l: skyL + lift + bright, c: 0.1 * chroma, h: skyHue });
  const far0 = light.horizon ?? (time === 'day' && !named.length ? pack.hues.horizon : undefined) ?? skyHue + 18;
  const horizon = hex({ l: horizonL + bright * 0.8, c: 0.07 * chroma, h: far0 + glow });
  const far = hex({ l: farL + lift + bright * 0.8, c: 0.08 * chroma, h: farHue });
  const near = hex({ l: nearL + lift + bright * 0.7, c: 0.1 * chroma, h: nearHue });
  // what one stands on must stand out from what lies behind it
  let solidAt = solidL;
  let solid = hex({ l: solidAt, c: 0.11 * chroma, h: solidHue });
  const step = luminance(near) > 0.18 ? -0.02 : 0.02;
  for (let i = 0; i < 20 && (contrast(solid, near) < 1.6 || contrast(solid, sky) < 1.9); i += 1) {
    solidAt += step;
    solid = hex({ l: solidAt, c: 0.11 * chroma, h: solidHue });
  }
  const solidEdge = hex({ l: Math.min(0.93, solidAt + 0.2), c: 0.13 * chroma, h: nearHue });

  // a light panel suits a calm day, and some merry ones
  const airy = time !== 'night' && !pack.deep && time !== 'dusk';
  const dark = random.next() > (airy ? (mood === 'calm' ? 0.85 : mood === 'cheerful' ? 0.4 : 0.1) : 0);
  const tint = random.pick([skyHue, solidHue, nearHue, accentHue]);
  const shade = random.next();
  const panel = hex(
    dark ? { l: 0.17 + shade * 0.11, c: 0.055, h: tint } : { l: 0.93 + shade * 0.045, c: 0.02, h: tint },
  );
  let inkL = dark ? 0.96 : 0.25;
  let ink = hex({ l: inkL, c: 0.02, h: skyHue });
  for (let i = 0; i < 12 && contrast(ink, panel) < 7; i += 1) {
    inkL += dark ? 0.01 : -0.02;
    ink = hex({ l: inkL, c: 0.01, h: skyHue });
  }
  const readable = (hue: number, start: number): string => {
    let l = start;
    let colour = hex({ l, c: 0.17, h: hue });
    for (let i = 0; i < 30 && contrast(colour, panel) < 3.2; i += 1) {
      l += dark ? 0.02 : -0.02;
      colour = hex({ l, c: 0.17, h: hue });
    }
    return colour;
  };
  // what must be dark on light is no yellow: that would be mud
  if (!dark && accentHue > 46 && accentHue < 118) accentHue = 46;
  const dangerHue = apart(accentHue, 25) < 35 ? 330 : 25;
  // an accent that looks like the danger would send the player into it
  const accent = readable(apart(accentHue, dangerHue) < 35 ? accentHue + 60 : accentHue, dark ? 0.8 : 0.55);
  const danger = readable(dangerHue, dark ? 0.66 : 0.52);
  return { sky, horizon, far, near, solid, solidEdge, ink, panel, accent, danger };
}
