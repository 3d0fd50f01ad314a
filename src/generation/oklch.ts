/** Colours as lightness, chroma and hue as the eye sees them (OKLCH; matrices by Björn Ottosson). */
export interface Lch {
  readonly l: number;
  readonly c: number;
  /** degrees */
  readonly h: number;
}

function toRgb({ l, c, h }: Lch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  // OKLab → linear sRGB
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

/** The colour as #rrggbb: less colourful until a screen can show it; hue and lightness stay. */
export function hexOf(colour: Lch): string {
  let c = Math.max(0, colour.c);
  let rgb = toRgb({ ...colour, c });
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

/** Red, green and blue of a colour in linear light, 0–1. */
export const linearOf = (hex: string): [number, number, number] =>
  [1, 3, 5].map((at) => {
    const v = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];

/** Lightness, chroma and hue of #rrggbb. */
export function lchOf(hex: string): Lch {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

/** Degrees between two hues. */
export const hueApart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** Relative luminance as WCAG 2 has it, 0–1. */
export function luminance(hexColour: string): number {
  const [r, g, b] = linearOf(hexColour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast ratio of two colours, 1–21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
