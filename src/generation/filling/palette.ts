/** Ten colours from a theme's hues, the time of day, the mood and the colours that the prompt names, in OKLCH. */
import type { GameDesign, Palette } from '../design.js';
import { contrast, hexOf, hueApart, luminance } from '../oklch.js';
import type { Random } from '../random.js';
import { namedPalette } from './named-palette.js';
import type { ThemePack } from './themes.js';

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

/** The same of soft colours: light all over, even by night. */
const PASTEL = {
  day: [0.9, 0.96, 0.85, 0.79, 0.66],
  night: [0.42, 0.6, 0.5, 0.44, 0.68],
} as const;

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
  if (colours.length > 0) return namedPalette(wish, pack.deep || time === 'night');
  // two games of one theme and hour are not of one sky; in the dark, where hues hardly show, lightness differs too
  const turn = (random.next() - 0.5) * 22;
  const swing = (random.next() - 0.5) * 2 * (pack.roam + (time === 'night' ? 14 : 0));
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
  // a green or yellow sky by night looks like mud: it turns to blue
  const ownSky = time === 'night' && pack.hues.sky > 60 && pack.hues.sky < 240 ? 262 : pack.hues.sky;
  const skyHue = warm(ownSky + turn + swing);
  const farHue = warm(pack.hues.far + turn + swing * 0.7);
  const nearHue = warm(pack.hues.near + turn + swing * 0.7);
  const solidHue = warm(pack.hues.solid + turn + swing * 0.5);
  let accentHue = pack.hues.accent + turn;
  const pastel = looks.has('pastel');
  const [skyL, horizonL, farL, nearL, solidL] = pastel ? PASTEL[night ? 'night' : 'day'] : light.l;

  const sky = hexOf({ l: skyL + bright, c: 0.1 * chroma, h: skyHue });
  const far0 = light.horizon ?? (time === 'day' ? pack.hues.horizon : undefined) ?? skyHue + 18;
  const horizon = hexOf({ l: horizonL + bright * 0.8, c: 0.07 * chroma, h: far0 + glow });
  const far = hexOf({ l: farL + bright * 0.8, c: 0.08 * chroma, h: farHue });
  const near = hexOf({ l: nearL + bright * 0.7, c: 0.1 * chroma, h: nearHue });
  // what one stands on must stand out from what lies behind it
  let solidAt = solidL;
  let solid = hexOf({ l: solidAt, c: 0.11 * chroma, h: solidHue });
  const step = luminance(near) > 0.18 ? -0.02 : 0.02;
  for (let i = 0; i < 20 && (contrast(solid, near) < 1.6 || contrast(solid, sky) < 1.9); i += 1) {
    solidAt += step;
    solid = hexOf({ l: solidAt, c: 0.11 * chroma, h: solidHue });
  }
  const solidEdge = hexOf({ l: Math.min(0.93, solidAt + 0.2), c: 0.13 * chroma, h: nearHue });

  // a light panel suits a calm day, and some merry ones
  const airy = time !== 'night' && !pack.deep && time !== 'dusk';
  const dark =
    random.next() > (pastel && !night ? 1 : airy ? (mood === 'calm' ? 0.85 : mood === 'cheerful' ? 0.4 : 0.1) : 0);
  const tint = random.pick([skyHue, solidHue, nearHue, accentHue]);
  const shade = random.next();
  const panel = hexOf(
    dark
      ? { l: 0.17 + shade * 0.11, c: 0.055, h: tint }
      : { l: 0.93 + shade * 0.045, c: pastel ? 0.035 : 0.02, h: tint },
  );
  let inkL = dark ? 0.96 : 0.25;
  let ink = hexOf({ l: inkL, c: 0.02, h: skyHue });
  for (let i = 0; i < 12 && contrast(ink, panel) < 7; i += 1) {
    inkL += dark ? 0.01 : -0.02;
    ink = hexOf({ l: inkL, c: 0.01, h: skyHue });
  }
  const readable = (hue: number, start: number): string => {
    let l = start;
    let colour = hexOf({ l, c: 0.17, h: hue });
    for (let i = 0; i < 30 && contrast(colour, panel) < 3.2; i += 1) {
      l += dark ? 0.02 : -0.02;
      colour = hexOf({ l, c: 0.17, h: hue });
    }
    return colour;
  };
  // what must be dark on light is no yellow: that would be mud
  if (!dark && accentHue > 46 && accentHue < 118) accentHue = 46;
  const dangerHue = hueApart(accentHue, 25) < 35 ? 330 : 25;
  // an accent that looks like the danger would send the player into it
  const accent = readable(hueApart(accentHue, dangerHue) < 35 ? accentHue + 60 : accentHue, dark ? 0.8 : 0.55);
  const danger = readable(dangerHue, dark ? 0.66 : 0.52);
  return { sky, horizon, far, near, solid, solidEdge, ink, panel, accent, danger };
}
