/** What hangs in the wardrobe, what is worn, and what is wished. */
import type { Actor } from '../../design.js';
import type { Spring } from '../../kit/juice.js';
import type { Hands } from '../words/spots.js';
import type { Being } from './beings.js';
import type { Occasion } from './mode.js';
import { cutOf, type Pattern, type Slot, type Tab } from './pieces.js';

export interface Worn {
  /** of `CUTS`, or `thing:2`: the third thing of the prompt that is carried */
  readonly cut: string;
  readonly dye: number;
  readonly pattern: Pattern;
}
export type Outfit = Partial<Record<Slot, Worn>>;

/** Each is a sentence about the outfit that is true when it is granted. */
export type Wish =
  | {
      readonly want: 'cut';
      readonly slot: Slot;
      readonly cut: string;
      readonly dye?: number;
      readonly pattern?: Pattern;
    }
  | { readonly want: 'occasion'; readonly n: number }
  | { readonly want: 'alike'; readonly slots: readonly [Slot, Slot] }
  | { readonly want: 'never'; readonly dye: number };

/** `dress`: one chooses; `show`: it is admired, and then the next wish comes */
export type Phase = 'dress' | 'show';

export interface State {
  readonly being: Being;
  readonly occasion: Occasion;
  /** of the prompt, carried in the hand */
  readonly things: readonly Actor[];
  /** what hangs in each part of the wardrobe; parts that hold nothing are not there */
  readonly rails: ReadonlyMap<Tab, readonly Worn[]>;
  readonly wishes: readonly Wish[];
  /** an outfit that grants all of them: the portrait, and what a bot puts on */
  readonly target: Outfit;
  /** the wishes are one picture, which is seen all the time or only for a while */
  readonly portrait: 'none' | 'seen' | 'hidden';
  /** who it is to be dressed up as */
  readonly as: Actor | null;
  outfit: Outfit;
  met: boolean[];
  phase: Phase;
  t: number;
  tab: Tab;
  /** what was put on last: dyes and patterns are for it */
  touched: Slot | null;
  /** frames for which a hidden portrait is still seen */
  peek: number;
  /** frames of a shaken head */
  no: number;
  glad: number;
  thought: number;
  readonly hands: Hands;
  readonly squash: Spring;
}

export const slotOf = (cut: string): Slot => (cut.startsWith('thing:') ? 'hold' : cutOf(cut).slot);
export const tabOf = (cut: string): Tab => (cut.startsWith('thing:') ? 'extra' : cutOf(cut).tab);
export const thingOf = (cut: string, things: readonly Actor[]): Actor | undefined =>
  cut.startsWith('thing:') ? things[Number(cut.slice(6))] : undefined;

/** What can't be worn together. */
export function takeOffFor(outfit: Outfit, slot: Slot): void {
  if (slot === 'dress') {
    delete outfit.top;
    delete outfit.bottom;
  }
  if (slot === 'top' || slot === 'bottom') delete outfit.dress;
}

/** Whether it is true of that outfit. */
export function isMet(wish: Wish, outfit: Outfit, occasion: Occasion): boolean {
  const all = Object.values(outfit);
  if (wish.want === 'never') return all.every(({ dye, cut }) => dye !== wish.dye || cut.startsWith('thing:'));
  if (wish.want === 'occasion') return all.filter((worn) => suits(worn, occasion)).length >= wish.n;
  if (wish.want === 'alike') {
    const [one, other] = wish.slots.map((slot) => outfit[slot]);
    return one !== undefined && one.dye === other?.dye;
  }
  const worn = outfit[wish.slot];
  return (
    worn?.cut === wish.cut &&
    (wish.dye === undefined || worn.dye === wish.dye) &&
    (wish.pattern === undefined || worn.pattern === wish.pattern)
  );
}

export const suits = ({ cut }: Worn, occasion: Occasion): boolean =>
  !cut.startsWith('thing:') && cutOf(cut).fits.includes(occasion);
