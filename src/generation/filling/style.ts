/** How the game is drawn: as the brief says, else what suits its mood and place, with a seeded choice. */
import type { Brief } from '../brief.js';
import { STYLES, type Genre, type RuleName, type Style } from '../design.js';
import { SPEECHES } from '../genres/speeches.js';
import type { Random } from '../random.js';
import type { Evidence } from './evidence.js';
import type { SceneryReading } from './scenery.js';

export interface StyleReading {
  readonly style: Style;
  readonly evidence: readonly Evidence[];
}

/** Flat stays the most frequent one, well short of always. */
const BASE: Readonly<Record<Style, number>> = { flat: 6, pixel: 1.8, noir: 0.3, paper: 1.8 };
const BY_THEME: Readonly<Partial<Record<SceneryReading['theme'], Partial<Record<Style, number>>>>> = {
  space: { pixel: 1.6 },
  cyberpunk: { pixel: 1.4, noir: 0.4 },
  cave: { pixel: 1.4 },
  castle: { pixel: 1, paper: 0.6 },
  volcano: { pixel: 0.8 },
  city: { noir: 0.9 },
  haunted: { noir: 1.1, paper: 0.5 },
  garden: { paper: 1.4 },
  farm: { paper: 1.2 },
  toys: { paper: 1.4 },
  home: { paper: 1 },
  village: { paper: 1.2 },
  school: { paper: 1.4 },
  forest: { paper: 1 },
  kitchen: { paper: 0.6 },
  candy: { paper: 0.6 },
};
const BY_MOOD: Readonly<Partial<Record<SceneryReading['mood'], Partial<Record<Style, number>>>>> = {
  spooky: { noir: 1 },
  melancholy: { noir: 1, paper: 1 },
  tense: { noir: 0.3, pixel: 0.5 },
  calm: { paper: 1 },
};

/** The style and, where the brief says it, by which word. */
export function fillStyle(
  { wishes, refused }: Pick<Brief, 'wishes' | 'refused'>,
  genre: Genre,
  scenery: Pick<SceneryReading, 'theme' | 'mood' | 'colours' | 'looks'>,
  rules: ReadonlySet<RuleName>,
  random: Random,
): StyleReading {
  if (wishes.style) {
    const { value, span } = wishes.style;
    return { style: value, evidence: span ? [{ ...span, as: 'style', value }] : [] };
  }
  const banned = new Set<Style>(refused.flatMap((one) => ('style' in one ? [one.style] : [])));
  const weights = STYLES.map((style) => {
    if (banned.has(style)) return [style, 0] as const;
    // who names colours, or plays with small children, wants to see colours
    if (style === 'noir' && (SPEECHES[genre].byColour || scenery.colours.length > 0 || rules.has('gentle')))
      return [style, 0] as const;
    if (style === 'noir' && (scenery.mood === 'cheerful' || scenery.looks.has('neon'))) return [style, 0] as const;
    const more = (BY_THEME[scenery.theme]?.[style] ?? 0) + (BY_MOOD[scenery.mood]?.[style] ?? 0);
    return [style, BASE[style] + more] as const;
  });
  let left = random.next() * weights.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [style, weight] of weights) {
    left -= weight;
    if (left < 0) return { style, evidence: [] };
  }
  return { style: 'flat', evidence: [] };
}
