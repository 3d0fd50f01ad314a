/**
 * Parts of a design: texts, numbers, colours, the cast, what is asked for to the letter. Each schema clamps or cleans what it
 * takes, so that a model's answer, or a design edited by hand, holds nothing that a page could not show.
 */
import { z } from 'zod';

/** C0/C1 controls, bidirectional overrides and isolates, zero-width characters and the byte-order mark; ZWJ stays (emoji). */
const UNSAFE_CHARACTERS =
  /[\u0000-\u001f\u007f-\u009f\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** A text made fit for a design: NFC, no unsafe character or lone surrogate, white space folded, at most `max` code points. */
export function designText(text: string, max: number): string {
  const clean = text.toWellFormed().normalize('NFC').replace(UNSAFE_CHARACTERS, ' ').replace(/\s+/gu, ' ').trim();
  return [...clean].slice(0, max).join('');
}

/** As many different things as a board of pictures shows. */
export const MOST_ITEMS = 12;
/** Cells of a board's side. */
export const MOST_CELLS = 40;

export const text = (max: number) => z.string().transform((value) => designText(value, max));
export const colour = z.string().regex(/^#[0-9a-f]{6}$/u, 'expected a colour as #rrggbb');
/** The least and the most of every number that `count` made. */
export const bounds = z.registry<{ readonly least: number; readonly most: number }>();
export const count = (min: number, max: number) =>
  z
    .number()
    .transform((n) => Math.min(max, Math.max(min, Math.round(Number.isFinite(n) ? n : min))))
    .register(bounds, { least: min, most: max });

/**
 * One thing of the cast. `sprite` is a name of the picture set (`fluent-emoji-flat`, e.g. `penguin`) or of our own
 * pictures (`knight`), `mask:<ship|monster|robot>` for one drawn by chance, or `label:<noun>`
 * for a plaque with the actor's name, where no picture shows what it is. `from` says who chose it: the prompt, or the theme or kind to fill a gap.
 */
export const actorSchema = z.object({
  name: text(40),
  /** what one of them is called, where `name` says many: each has a seat of its own, or one is the boss */
  one: text(40).optional(),
  sprite: z.string().regex(/^(?:mask:|label:)?[a-z0-9-]{1,80}$/u, 'expected a picture name'),
  traits: z.array(text(24)).max(6).default([]),
  from: z.enum(['prompt', 'theme', 'kind']),
  /** `name` is its own ("a ghost called Boo"), and stands on its picture */
  named: z.boolean().optional(),
  /** in which it is drawn, whatever its picture's own is */
  colour: colour.optional(),
});
export type Actor = z.infer<typeof actorSchema>;

/** What a prompt wants as it stands: a text, a name, keys, a number, a rule, a colour, or something that no game here does. */
export const ASK_KINDS = [
  'title',
  'name',
  'message',
  'sign',
  'keys',
  'words',
  'number',
  'rule',
  'colour',
  'wish',
] as const;
export type AskKind = (typeof ASK_KINDS)[number];
export const ASK_OUTCOMES = ['kept', 'changed', 'dropped'] as const;
export type AskOutcome = (typeof ASK_OUTCOMES)[number];

export const askSchema = z.object({
  kind: z.enum(ASK_KINDS),
  /** as typed */
  text: text(80),
  /** UTF-16 offsets into the prompt */
  start: z.int().min(0),
  end: z.int().min(0),
  outcome: z.enum(ASK_OUTCOMES),
  /** how it was changed, or why it was dropped, in the game's language; empty where it was kept */
  note: text(120),
});
export type Ask = z.infer<typeof askSchema>;

export const paletteSchema = z.object({
  /** top and bottom of the backdrop's gradient */
  sky: colour,
  horizon: colour,
  /** far and near silhouettes */
  far: colour,
  near: colour,
  /** ground, bricks, walls */
  solid: colour,
  solidEdge: colour,
  /** interface: text, its panel, and two accents */
  ink: colour,
  panel: colour,
  accent: colour,
  danger: colour,
});
export type Palette = z.infer<typeof paletteSchema>;
