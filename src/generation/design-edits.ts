/** A design that is edited by hand: what can be changed of it, and what somebody has changed. Plain data, which a row keeps and a thread is sent. */
import type { GameDesign, Palette, RuleName } from './design.js';

export type ColourSlot = keyof Palette;

/** The lengths of texts that are edited, in characters. */
export const TEXT_LENGTHS = { title: 60, tagline: 140, winMessage: 160, loseMessage: 160, sign: 60, name: 40 } as const;
export type EditableText = Exclude<keyof typeof TEXT_LENGTHS, 'name'>;

/** A seat of the cast: `hero`, `goal`, `projectile`, or one of many by its place, such as `enemies.0`. */
export type CastSlot = string;

export interface EditablePicture {
  readonly sprite: string;
  /** in the language of the game */
  readonly name: string;
  /** an SVG image */
  readonly dataUrl: string;
}

export interface EditableActor {
  readonly slot: CastSlot;
  readonly role: 'hero' | 'enemy' | 'boss' | 'item' | 'goal' | 'obstacle' | 'projectile';
  readonly name: string;
  readonly picture: EditablePicture;
}

export interface EditableNumber {
  readonly rule: RuleName;
  /** null: the kind's own */
  readonly value: number | null;
  readonly least: number;
  readonly most: number;
}

export interface EditableSwitch {
  readonly rule: RuleName;
  readonly on: boolean;
}

/** All that can be changed of a game. */
export interface Editable {
  readonly title: string;
  readonly tagline: string;
  readonly winMessage: string | null;
  readonly loseMessage: string | null;
  readonly sign: string | null;
  readonly difficulty: GameDesign['difficulty'];
  readonly colours: readonly { readonly slot: ColourSlot; readonly value: string }[];
  readonly cast: readonly EditableActor[];
  readonly numbers: readonly EditableNumber[];
  readonly switches: readonly EditableSwitch[];
}

/** What was changed; what is absent stays. An empty message or sign takes it away. */
export interface DesignEdits {
  readonly title?: string;
  readonly tagline?: string;
  readonly winMessage?: string;
  readonly loseMessage?: string;
  readonly sign?: string;
  readonly difficulty?: GameDesign['difficulty'];
  readonly colours?: readonly { readonly slot: ColourSlot; readonly value: string }[];
  readonly cast?: readonly { readonly slot: CastSlot; readonly name?: string; readonly picture?: string }[];
  readonly numbers?: readonly { readonly rule: RuleName; readonly value: number | null }[];
  readonly switches?: readonly { readonly rule: RuleName; readonly on: boolean }[];
}

/** What is wrong with an edit: its place in the edits (`cast.2.picture`), and one English sentence. */
export interface EditProblem {
  readonly path: string;
  readonly code: 'required' | 'too_long' | 'unknown_value' | 'invalid';
  readonly message: string;
}

/** `problems` is empty where there is a design. */
export type Edited =
  | { readonly design: GameDesign; readonly problems: readonly [] }
  | { readonly design?: undefined; readonly problems: readonly EditProblem[] };
