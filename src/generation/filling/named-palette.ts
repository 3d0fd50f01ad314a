/**
 * The palette of a prompt that names colours: they fill what is large, so that whoever opens the game sees them. One is the
 * background (black or white where one of them is named), the next what is stood on, buttons and signs; panels are of the
 * background's kind, and letters on them stay readable.
 */
import type { GameDesign, Palette } from '../design.js';
import { contrast, hexOf, hueApart, lchOf, type Lch } from '../oklch.js';

/** Below it a colour is a grey, whatever its hue. */
const GREY = 0.04;
/** What is behind everything where nothing is named. */
const GROUND: Lch = { l: 0.6, c: 0.1, h: 250 };
const INK = 7;
const SIGN = 3.2;

const isDark = ({ l, c }: Lch): boolean => l < 0.34 || (c < GREY && l < 0.45);
const isPale = ({ l }: Lch): boolean => l > 0.9;
const within = (l: number): number => Math.min(0.97, Math.max(0.12, l));

/** The colour made lighter or darker until it stands out so far from each of `from`. */
function apart(colour: Lch, from: readonly string[], least: number, up: boolean): string {
  let { l } = colour;
  let hex = hexOf({ ...colour, l });
  for (let i = 0; i < 40 && from.some((one) => contrast(hex, one) < least); i += 1) {
    l = within(l + (up ? 0.02 : -0.02));
    hex = hexOf({ ...colour, l });
  }
  return hex;
}

/** A colour that stands out on both sides of what lies behind it: the way that is nearer to it. */
function standing(colour: Lch, from: readonly string[], least: number): string {
  const [up, down] = [apart(colour, from, least, true), apart(colour, from, least, false)];
  const far = (hex: string): number => Math.abs(lchOf(hex).l - colour.l);
  const fits = (hex: string): boolean => from.every((one) => contrast(hex, one) >= least);
  if (fits(up) !== fits(down)) return fits(up) ? up : down;
  return far(up) <= far(down) ? up : down;
}

/** What the named colours are for: the ground of all, what lies on it, and what calls. */
function partsOf(named: readonly Lch[], first: Lch): { readonly base: Lch; readonly second: Lch; readonly third: Lch } {
  const base = named.find(isDark) ?? named.find(isPale) ?? first;
  const rest = named.filter((one) => one !== base);
  const second = rest.find(({ c }) => c >= GREY) ?? rest[0] ?? base;
  const third = rest.find((one) => one !== second) ?? second;
  return { base, second, third };
}

interface Named {
  /** #rrggbb, one to three */
  readonly colours: readonly string[];
  readonly looks: ReadonlySet<string>;
  readonly time: GameDesign['theme']['time'];
}

/** Palette of named colours. */
export function namedPalette({ colours, looks, time }: Named, night: boolean): Palette {
  const soft = looks.has('pastel');
  const tone = (one: Lch): Lch =>
    soft
      ? { l: Math.max(0.82, one.l), c: one.c * 0.5, h: one.h }
      : looks.has('neon')
        ? { ...one, c: one.c * 1.25 }
        : one;
  const named = colours.map(lchOf).map(tone);
  const { base, second, third } = partsOf(named, named[0] ?? GROUND);
  const [dark, pale] = [isDark(base), isPale(base)];
  const hue = base.c < GREY ? second : base;
  const shade = dark ? 0 : night ? 0.24 : time === 'dusk' && !pale ? 0.1 : 0;
  const at = (l: number, c: number, h = base.h): string => hexOf({ l: within(l - shade), c, h });
  const tint = Math.min(0.06, second.c * 0.35);
  const full = Math.min(0.17, base.c);
  const [sky, horizon, far, near] =
    dark && base.c >= GREY
      ? [at(0.3, base.c), at(0.46, base.c), at(0.38, base.c), at(0.25, base.c)]
      : dark
        ? [
            at(Math.min(base.l, 0.2), base.c * 0.7),
            at(0.3, Math.max(base.c * 0.8, tint), hue.h),
            at(0.26, Math.max(base.c * 0.7, tint * 0.7), hue.h),
            at(0.21, base.c * 0.7),
          ]
        : pale
          ? [at(0.95, base.c), at(0.985, base.c * 0.6), at(0.88, tint, second.h), at(0.82, tint * 1.4, second.h)]
          : [
              at((base.l + 0.76) / 2, full * 0.85),
              at(0.9, full * 0.42),
              at((base.l + 0.66) / 2, full * 0.8),
              at((base.l + 0.5) / 2, full * 0.9),
            ];
  const ground = second === base ? { l: dark ? 0.42 : base.l - 0.14, c: base.c, h: base.h } : second;
  const solid = standing(ground, [near, sky], 1.7);
  const edge = third === base ? hue : third;
  const solidEdge = standing({ ...edge, l: within(lchOf(solid).l + 0.17) }, [solid], 1.35);

  const lightPanel = pale || soft;
  const panel = hexOf(
    lightPanel
      ? { l: 0.955, c: Math.min(0.03, hue.c * 0.4), h: hue.h }
      : dark
        ? { l: Math.max(0.17, Math.min(0.24, base.l)), c: Math.min(0.08, base.c), h: base.h }
        : { l: 0.27, c: Math.min(0.1, base.c * 0.7), h: base.h },
  );
  const ink = apart({ l: lightPanel ? 0.25 : 0.96, c: 0.02, h: hue.h }, [panel], INK, !lightPanel);
  const call = second.c < GREY && hue.c >= GREY ? hue : second;
  const bright = { l: lightPanel ? Math.min(0.58, call.l) : Math.max(0.62, call.l), c: call.c, h: call.h };
  const accent = apart(bright, [panel], SIGN, !lightPanel);
  // what harms is never of the colour that calls
  const free = [25, 330, 95, 300, 210].find((h) => call.c < GREY || hueApart(h, call.h) >= 50) ?? 25;
  const danger = apart({ l: lightPanel ? 0.52 : 0.66, c: 0.17, h: free }, [panel], SIGN, !lightPanel);
  return { sky, horizon, far, near, solid, solidEdge, ink, panel, accent, danger };
}
