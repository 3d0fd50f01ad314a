/**
 * Change: what a request says about a game that stands. It is a brief of its own, and how that relates to the game's: what is set, added,
 * replaced, removed, made more or less. The words' own reader answers with one; a model may, too. Strict and bounded as a brief is.
 * Things of the game are named by their id in its standing brief, which the reader is given.
 */
import { z } from 'zod';
import { BriefError, briefSchema, type Brief, type BriefSpan } from '../brief.js';
import { idSchema, nounSchema, spanSchema } from '../brief-things.js';
import { DIFFICULTIES, GENRES, MOODS, RULE_NAMES, STYLES, THEMES, TIMES_OF_DAY, WEATHERS } from '../design.js';

const span = spanSchema.optional();
const colour = z.string().regex(/^#[0-9a-f]{6}$/u, 'expected a colour as #rrggbb');
const said = <T extends z.ZodType>(value: T) => z.strictObject({ value, span });
/** `aside`: the word names a thing of the cast, and only beside that what is set */
const saidAside = <T extends z.ZodType>(value: T) => z.strictObject({ value, span, aside: z.literal(true).optional() });

/** Parts of a cast; what plays the `place` is only looked at. */
export const SEATS = ['hero', 'enemy', 'item', 'goal', 'obstacle', 'projectile', 'boss', 'place'] as const;
export type SeatPart = (typeof SEATS)[number];

/** Somebody new: a noun with what describes it. */
const comerSchema = nounSchema.extend({ traits: z.array(nounSchema).max(6).default([]) });
export type Comer = z.infer<typeof comerSchema>;

const castMoveSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('add'), part: z.enum(SEATS), thing: comerSchema }),
  /** `who` of the game, or everybody who plays `part`, makes way for `by` */
  z.strictObject({ do: z.literal('replace'), who: idSchema, by: comerSchema }),
  z.strictObject({ do: z.literal('recast'), part: z.enum(SEATS), by: comerSchema }),
  z.strictObject({ do: z.literal('remove'), who: idSchema, span }),
]);
export type CastMove = z.infer<typeof castMoveSchema>;

const ruleSaid = briefSchema.shape.rules.unwrap().element;

/** In the order in which they are done: "harder, and two more lives". */
const ruleMoveSchema = z.discriminatedUnion('do', [
  /** as it says, or by so many more or fewer than there were */
  z.strictObject({ do: z.literal('set'), rule: ruleSaid, by: z.enum(['more', 'less']).optional() }),
  z.strictObject({ do: z.literal('drop'), rule: z.enum(RULE_NAMES), span }),
  z.strictObject({
    do: z.enum(['more', 'less', 'double']),
    of: z.enum(['lives', 'levels', 'waves', 'timer', 'items', 'enemies']),
    /** by one: "an extra life" */
    one: z.literal(true).optional(),
    span,
  }),
  z.strictObject({ do: z.enum(['faster', 'slower', 'harder', 'easier', 'longer', 'shorter']), span }),
  z.strictObject({ do: z.literal('level'), value: z.enum(DIFFICULTIES), span }),
]);
export type RuleMove = z.infer<typeof ruleMoveSchema>;

const settingSchema = z.strictObject({
  place: saidAside(z.enum(THEMES)).optional(),
  time: said(z.enum(TIMES_OF_DAY)).optional(),
  weather: said(z.enum(WEATHERS)).optional(),
  mood: saidAside(z.enum(MOODS)).optional(),
  style: said(z.enum(STYLES)).optional(),
  light: said(z.enum(['darker', 'brighter'])).optional(),
  colours: z.array(said(colour)).max(3).default([]),
  looks: z
    .array(said(z.string().min(1).max(20)))
    .max(3)
    .default([]),
  /** "more colourful" */
  colourful: z.strictObject({ span }).optional(),
});
export type Setting = z.infer<typeof settingSchema>;

export const CHANGE_VERSION = 1;

export const changeSchema = z.strictObject({
  v: z.literal(CHANGE_VERSION),
  /** the request as a brief of its own: of what it says of a new game, texts, keys and what no game does are taken from here */
  says: briefSchema,
  /** what it asks for, where whoever sends it leaves that open */
  intent: z.enum(['create', 'edit', 'remix', 'fix']),
  /** another kind than the game's */
  kind: z.enum(GENRES).optional(),
  /** the game's own kind, named once more: which of its modes is meant */
  again: z.enum(GENRES).optional(),
  setting: settingSchema.default({ colours: [], looks: [] }),
  cast: z.array(castMoveSchema).max(64).default([]),
  /** of a remix: a whole cast and its place, instead of the game's */
  castAnew: z.literal(true).optional(),
  rules: z.array(ruleMoveSchema).max(64).default([]),
  title: said(z.string().min(1).max(120)).optional(),
  /** what the game is to speak from now on */
  language: said(z.string().regex(/^[a-z]{2,3}$/u)).optional(),
  /** something does not work, and which rules are blamed for it */
  broken: z
    .strictObject({
      span,
      rules: z.array(z.strictObject({ rule: z.enum(RULE_NAMES), span })).max(16),
    })
    .optional(),
});
export type Change = z.infer<typeof changeSchema>;

/** The change in any JSON value. Throws `BriefError` with every field that is wrong. */
export function parseChange(value: unknown): Change {
  const { success, data, error } = changeSchema.safeParse(value);
  if (success) return data;
  const problems = error.issues.slice(0, 5).map(({ path, message }) => `${path.join('.') || 'change'}: ${message}`);
  throw new BriefError(`This is no change: ${problems.join('; ')}.`);
}

export interface ChangeRequest {
  readonly prompt: string;
  /** the standing brief of the game */
  readonly game: Brief;
  /** what went wrong in the browsers of those who played it */
  readonly runtimeErrors?: readonly string[];
  readonly signal?: AbortSignal;
}

/** What reads requests about a game that stands: the words' own reader, or a model. Whatever is answered is checked by `parseChange`. */
export interface ChangeReader {
  readChange(request: ChangeRequest): Change | Promise<Change>;
}

/** What was done of a change: words and what became of them. A model gives none, and what it says is done all the same. */
export interface Done {
  readonly span: BriefSpan | undefined;
  readonly as: string;
  readonly value: string;
}
