/** A picture in another colour: what most of it is made of changes its hue, and its lights, shades, eyes and windows stay what they are. */
import { hexOf, hueApart, lchOf, type Lch } from '../oklch.js';
import { areaOf } from './path-area.js';

/** Less colourful than this is grey. */
const GREY = 0.045;
/** Outlines and pupils. */
const DARK = 0.24;
/** A family that has less of a picture does not show what colour the whole is. */
const HALF = 0.45;
/** The skin of people: what a red knight wears is red, not the knight. */
const SKIN = new Set([
  '#ffc83d',
  '#ffb02e',
  '#ff9c22',
  '#f3a56b',
  '#fad4b0',
  '#e9b48a',
  '#f7d7c4',
  '#d3883e',
  '#ff822d',
]);

const SHAPE = /<(path|circle|ellipse|rect)\b[^>]*>/gu;
const FILL = /\b(?:fill|stroke|stop-color)=(["'])(#[0-9a-f]{3}(?:[0-9a-f]{3})?)\1/giu;

const long = (hex: string): string => (hex.length === 4 ? hex.replaceAll(/[^#]/gu, '$&$&') : hex).toLowerCase();

/** How much of the picture has each colour, the area of its shapes. */
function areas(svg: string, person: boolean): Map<string, number> {
  const out = new Map<string, number>();
  const inherited = long(/<g\b[^>]*\bfill=["'](#[0-9a-f]{3,6})["']/iu.exec(svg)?.[1] ?? '#000000');
  for (const [shape] of svg.matchAll(SHAPE)) {
    const own = /\bfill=["'](#[0-9a-f]{3}(?:[0-9a-f]{3})?)["']/iu.exec(shape)?.[1];
    if (own === undefined && /\bfill=["']none/u.test(shape)) continue;
    const fill = own === undefined ? inherited : long(own);
    if (person && SKIN.has(fill)) continue;
    out.set(fill, (out.get(fill) ?? 0) + areaOf(shape));
  }
  return out;
}

/** What a picture has of one family of colours, of all that is no outline: 0–1. */
function shareOf(found: ReadonlyMap<string, number>, main: Lch): number {
  let [all, own] = [0, 0];
  for (const [fill, area] of found) {
    const one = lchOf(fill);
    if (one.l < DARK) continue;
    all += area;
    if (isOfFamily(one, main)) own += area;
  }
  return all > 0 ? own / all : 0;
}

/** The colour that a picture is known by: of much of it, a bright one before a grey. */
function mainOf(found: ReadonlyMap<string, number>): Lch | undefined {
  let main: Lch | undefined;
  let most = 0;
  for (const [fill, area] of found) {
    const colour = lchOf(fill);
    if (colour.l < DARK) continue;
    const weight = area * (0.3 + Math.min(0.2, colour.c) * 5);
    if (weight > most) [main, most] = [colour, weight];
  }
  return main;
}

const isOfFamily = (one: Lch, main: Lch): boolean =>
  main.c < GREY
    ? one.c < GREY && one.l > DARK && Math.abs(one.l - main.l) < 0.36 && (one.l < 0.975 || main.l > 0.9)
    : one.c >= GREY * 0.8 && one.l > DARK && hueApart(one.h, main.h) < 42;

const isGreyBeside = (fill: string, main: Lch): boolean => {
  const one = lchOf(fill);
  return main.c >= GREY && one.c < GREY && one.l > 0.55;
};

/** The picture with its main colour and what shades it turned to `colour` (#rrggbb). `person`: its skin stays. */
export function recoloured(svg: string, colour: string, person: boolean): string {
  const found = areas(svg, person);
  const main = mainOf(found) ?? mainOf(areas(svg, false)) ?? { l: 0.2, c: 0, h: 0 };
  const target = lchOf(colour);
  // of what is mostly grey or white beside a bright keel, that is tinted as well
  const rest =
    shareOf(found, main) < HALF ? mainOf(new Map([...found].filter(([fill]) => isGreyBeside(fill, main)))) : undefined;
  return svg.replace(FILL, (whole, _quote: string, fill: string) => {
    const own = long(fill);
    const one = lchOf(own);
    if (person && SKIN.has(own)) return whole;
    if (rest && isOfFamily(one, rest))
      return whole.replace(fill, hexOf({ l: one.l * 0.7 + target.l * 0.3, c: target.c * 0.62, h: target.h }));
    if (!isOfFamily(one, main)) return whole;
    const share = main.c < GREY ? 1 : Math.min(1.2, Math.max(0.55, one.c / main.c));
    const made = hexOf({
      l: Math.min(0.97, Math.max(0.16, target.l + (one.l - main.l) * 0.85)),
      c: target.c * share,
      h: main.c < GREY ? target.h : target.h + (((one.h - main.h + 540) % 360) - 180) * 0.4,
    });
    return whole.replace(fill, made);
  });
}
