/** Where everything is: beside each other in a wide window, the wardrobe below the doll in a tall one. */
import type { Spot } from '../words/spots.js';
import { DYES, PATTERNS } from './pieces.js';
import { slotOf, tabOf, type State } from './state.js';

export const W = 14;
export const H = 10;
export const TALLEST = 22;

export interface Layout {
  readonly doll: { readonly x: number; readonly feet: number; readonly scale: number };
  readonly wishes: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly panel: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly portrait: { readonly x: number; readonly y: number; readonly size: number };
}

export function layoutOf(height: number): Layout {
  if (height < 15)
    return {
      doll: { x: 3.35, feet: height - 0.75, scale: (height - 1.2) / 9 },
      wishes: { x: 6.35, y: 0.2, w: 7.45, h: 1.7 },
      panel: { x: 6.35, y: 2.15, w: 7.45, h: height - 2.35 },
      portrait: { x: 0.15, y: 2, size: 3.3 },
    };
  const panel = Math.min(9.6, height * 0.47);
  const feet = height - panel - 0.75;
  return {
    doll: { x: W / 2 + 0.4, feet, scale: Math.min(1.15, (feet - 2.3) / 8.5) },
    wishes: { x: 0.3, y: 0.25, w: W - 0.6, h: 1.9 },
    panel: { x: 0.3, y: height - panel - 0.2, w: W - 0.6, h: panel },
    portrait: { x: 2.1, y: 2.6 + 1.8, size: 3.5 },
  };
}

/** Heights of the rows of the wardrobe: parts, pieces, dyes, patterns. */
export function rowsOf({ panel }: Layout): {
  tabs: number;
  rail: number;
  railH: number;
  dyes: number;
  last: number;
  unit: number;
} {
  const unit = panel.h / 9;
  return {
    unit,
    tabs: panel.y + unit * 0.75,
    rail: panel.y + unit * 1.5,
    railH: unit * 4.6,
    dyes: panel.y + unit * 6.65,
    last: panel.y + unit * 8.05,
  };
}

/** All that can be picked now. */
export function spotsOf(s: State, height: number): Spot[] {
  if (s.phase !== 'dress') return [];
  const layout = layoutOf(height);
  const { panel } = layout;
  const rows = rowsOf(layout);
  const spots: Spot[] = [];
  const row = (ids: readonly string[], y: number, h: number, from: number, width: number): void => {
    const each = width / ids.length;
    ids.forEach((id, i) => spots.push({ id, x: from + (i + 0.5) * each, y, w: Math.min(each, h * 1.5) - 0.08, h }));
  };
  row(
    [...s.rails.keys()].map((tab) => `tab:${tab}`),
    rows.tabs,
    rows.unit * 1.25,
    panel.x + 0.15,
    panel.w - 0.3,
  );
  const rail = s.rails.get(s.tab) ?? [];
  // as many beside each other as leaves each of them most room
  const room = (n: number): number => Math.min((panel.w - 0.4) / n, rows.railH / Math.ceil(rail.length / n));
  const across = [2, 3, 4, 5, 6, 7].reduce((best, n) => (room(n) > room(best) + 0.01 ? n : best), 1);
  const down = Math.ceil(rail.length / across);
  const [cw, ch] = [(panel.w - 0.4) / across, rows.railH / down];
  rail.forEach((_, i) =>
    spots.push({
      id: `piece:${i}`,
      x: panel.x + 0.2 + ((i % across) + 0.5) * cw,
      y: rows.rail + (Math.floor(i / across) + 0.5) * ch,
      w: cw - 0.14,
      h: ch - 0.14,
    }),
  );
  row(
    DYES.map((_, i) => `dye:${i}`),
    rows.dyes,
    rows.unit * 1.05,
    panel.x + 0.2,
    panel.w - 0.4,
  );
  row(
    PATTERNS.map((pattern) => `pattern:${pattern}`),
    rows.last,
    rows.unit * 1.25,
    panel.x + 0.2,
    panel.w * 0.6,
  );
  spots.push({ id: 'done', x: panel.x + panel.w * 0.83, y: rows.last, w: panel.w * 0.28, h: rows.unit * 1.35 });
  if (s.portrait === 'hidden') {
    const { x, y, size } = layout.portrait;
    spots.push({ id: 'portrait', x: x + size * 0.35, y, w: size * 0.7, h: size });
  }
  return spots;
}

/** Where that piece is picked: its part of the wardrobe first. */
function pieceOf(s: State, cut: string): string {
  const tab = tabOf(cut);
  return s.tab === tab ? `piece:${(s.rails.get(tab) ?? []).findIndex((one) => one.cut === cut)}` : `tab:${tab}`;
}

/** The next thing to pick for the outfit that grants everything; undefined while there is nothing to do. */
export function nextStep(s: State): string | undefined {
  if (s.phase !== 'dress') return undefined;
  const unwanted = s.wishes.find((wish) => wish.want === 'never');
  for (const [slot, worn] of Object.entries(s.outfit)) {
    const wanted = s.target[slot as keyof typeof s.target];
    if (wanted || worn.cut.startsWith('thing:') || unwanted?.want !== 'never' || worn.dye !== unwanted.dye) continue;
    // taken off by a second press on it
    return pieceOf(s, worn.cut);
  }
  for (const wanted of Object.values(s.target)) {
    const worn = s.outfit[slotOf(wanted.cut)];
    const isOn = worn?.cut === wanted.cut;
    if (isOn && (worn.cut.startsWith('thing:') || (worn.dye === wanted.dye && worn.pattern === wanted.pattern)))
      continue;
    if (s.tab !== tabOf(wanted.cut) || !isOn || s.touched !== slotOf(wanted.cut)) return pieceOf(s, wanted.cut);
    return worn.dye === wanted.dye ? `pattern:${wanted.pattern}` : `dye:${wanted.dye}`;
  }
  return 'done';
}
