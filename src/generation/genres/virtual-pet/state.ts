/** A pet: what it needs and wishes, what is being done with it, and where on the screen one points. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';

export const W = 14;
export const H = 12;
export const TALLEST = 21;
/** the row of what can be done, below */
export const STRIP = 2.3;
export const LANES = [2.6, 4.8, 7, 9.2, 11.4] as const;
/** units above the feet from where a ball falls */
export const FALLS = 7;
/** frames: a bite, a joy, a shaken head, a night, an evening before it */
export const BITE = 54;
export const JOY = 62;
export const NO = 34;
export const NIGHT = 150;

export const NEEDS = ['food', 'clean', 'joy', 'rest'] as const;
export type Need = (typeof NEEDS)[number];

/** What it wishes; `pat`: to be stroked, `comfort`: the same when it is sad */
export type Wish =
  { readonly act: 'feed'; readonly food: Actor } | { readonly act: 'wash' | 'play' | 'sleep' | 'pat' | 'comfort' };
export type Act = Wish['act'];

export const NEED_OF: Readonly<Record<Act, Need>> = {
  feed: 'food',
  wash: 'clean',
  play: 'joy',
  sleep: 'rest',
  pat: 'joy',
  comfort: 'joy',
};

/** Something that can be pointed at. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly does:
    | { readonly act: 'feed'; readonly food: Actor }
    | { readonly act: 'wash' | 'play' | 'sleep' | 'pat' | 'shoo' }
    | { readonly act: 'rub' | 'lane'; readonly i: number };
}

export interface Dirt {
  /** off the middle of the pet, in its sizes */
  readonly x: number;
  readonly y: number;
  /** 1 and less; 0: gone */
  left: number;
}

/** `care`: it waits for what it wished; `bath`, `catch`: small games; the others go by themselves */
export type Phase = 'care' | 'eat' | 'bath' | 'catch' | 'glad' | 'no' | 'night';

export interface State {
  readonly foods: readonly Actor[];
  readonly needs: Record<Need, number>;
  /** of the day, the last one to sleep */
  readonly wishes: Wish[];
  /** granted so far, and foods among them; those of the days before and of all days, where so many are asked for */
  granted: number;
  eaten: number;
  readonly before: number;
  readonly all: number;
  /** what it wishes now; a sad one wishes for comfort first */
  wish: Wish;
  phase: Phase;
  t: number;
  /** part of a need that is lost in a frame while it waits */
  readonly drain: number;
  readonly size: number;
  x: number;
  lane: number;
  dirt: Dirt[];
  /** caught so far, and to be caught */
  caught: number;
  readonly toCatch: number;
  ball: { lane: number; y: number; hue: number } | null;
  readonly fall: number;
  /** strokes that are still wanted */
  strokes: number;
  /** the food that flies to its mouth */
  bite: Actor | null;
  visitor: { readonly actor: Actor; x: number; readonly v: number; gone: boolean } | null;
  visits: number;
  cursor: number;
  byKeys: boolean;
  readonly squash: Spring;
  readonly press: Spring;
  pressed: number;
  thought: number;
}

export const feetOf = (height: number): number => height - STRIP - 0.95;
export const stripY = (height: number): number => height - STRIP / 2;
export const middleOf = (s: State, height: number): { x: number; y: number } => ({
  x: s.x,
  y: feetOf(height) - s.size * 0.47,
});
export const isSad = (s: State): boolean => s.wish.act === 'comfort';

/** What can be pointed at now, from left to right. */
export function spotsOf(s: State, height: number): Spot[] {
  const pet = middleOf(s, height);
  if (s.phase === 'bath')
    return s.dirt.flatMap(({ x, y, left }, i): Spot[] =>
      left > 0 ? [{ x: pet.x + x * s.size, y: pet.y + y * s.size, size: 1.3, does: { act: 'rub', i } }] : [],
    );
  if (s.phase === 'catch') return LANES.map((x, i): Spot => ({ x, y: pet.y, size: 2.2, does: { act: 'lane', i } }));
  if (s.phase !== 'care') return [];
  const acts: Spot['does'][] = [
    ...s.foods.map((food) => ({ act: 'feed' as const, food })),
    { act: 'wash' },
    { act: 'play' },
    { act: 'sleep' },
  ];
  const wide = Math.min(2.3, (W - 0.6) / acts.length);
  const from = W / 2 - ((acts.length - 1) * wide) / 2;
  const y = stripY(height);
  const row = acts.map((does, i): Spot => ({ x: from + i * wide, y, size: Math.min(1.9, wide), does }));
  const { visitor } = s;
  return [
    ...row,
    { ...pet, size: s.size, does: { act: 'pat' } },
    ...(visitor && !visitor.gone
      ? [{ x: visitor.x, y: feetOf(height) - 0.7, size: 1.8, does: { act: 'shoo' } } as const]
      : []),
  ];
}
