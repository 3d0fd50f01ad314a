/** Colours as #rrggbb, mixed in linear light so that blends don't go muddy. */
const channels = (hex: string): [number, number, number] => {
  const n = Number.parseInt(hex.slice(1, 7), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
};

const cache = new Map<string, string>();

/** `part` 0 gives a, 1 gives b. */
export function mix(a: string, b: string, part: number): string {
  const key = a + b + part.toFixed(2);
  let out = cache.get(key);
  if (out === undefined) {
    const x = channels(a);
    const y = channels(b);
    const one = (i: 0 | 1 | 2): string =>
      Math.round(Math.sqrt(x[i] * x[i] * (1 - part) + y[i] * y[i] * part))
        .toString(16)
        .padStart(2, '0');
    out = `#${one(0)}${one(1)}${one(2)}`;
    if (cache.size > 2000) cache.clear();
    cache.set(key, out);
  }
  return out;
}

/** `rgba()` with that opacity. */
export function fade(hex: string, alpha: number): string {
  return `rgba(${channels(hex).join(',')},${alpha})`;
}

/** 0 black … 1 white, as the eye sees it. */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex);
  return (0.2126 * r * r + 0.7152 * g * g + 0.0722 * b * b) / 65025;
}

const linear = (v: number): number => (v <= 10 ? v / 3294.6 : ((v / 255 + 0.055) / 1.055) ** 2.4);

/** Relative luminance as WCAG 2 has it, 0–1. */
export function grey(hex: string): number {
  const [r, g, b] = channels(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** WCAG 2 contrast ratio of two colours, 1–21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [grey(a), grey(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
