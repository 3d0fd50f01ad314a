/**
 * Brief: what a prompt says, and nothing else. The reader makes one of a prompt's words; a model that an operator configures
 * answers with one; `filling/` makes the design of it, and fills every gap.
 *
 * Said or missing: a field that the prompt says nothing of is absent, a list of which it says nothing is empty. Nothing is filled
 * in by chance, by a theme or by a kind of game. A brief is a plain JSON value: strict (an unknown field is refused), and bounded in counts and lengths. Its texts are
 * data of a stranger: whoever shows one takes it through `designText`.
 */
import { z } from 'zod';
import {
  DIFFICULTIES,
  GENRES,
  MOODS,
  MOST_CELLS,
  RULE_NAMES,
  ruleSchema,
  STYLES,
  THEMES,
  TIMES_OF_DAY,
  WEATHERS,
} from './design.js';
import { eventSchema, idSchema as id, spanSchema, nounSchema, text, thingSchema } from './brief-things.js';
import { KEY_NAMES } from './design-lists.js';
import { REGION_NAMES, TOPICS } from './content/content.types.js';
import { COLOUR_LOOKS } from './lexicon/colours.js';
import { CANNOT, UNMET } from './languages/texts.types.js';

const kind = z.enum(GENRES);
const colour = z.string().regex(/^#[0-9a-f]{6}$/u, 'expected a colour as #rrggbb');
const span = spanSchema.optional();

export { DEEDS, PARTS, type BriefNoun, type BriefSpan, type BriefThing } from './brief-things.js';

const ruleSaidSchema = z
  .strictObject({
    rule: z.enum(RULE_NAMES),
    n: z.int().min(0).max(1_000_000).optional(),
    seconds: z.int().min(0).max(1_000_000).optional(),
    /** the number as said, where it is not the same: "2 min", "500" */
    said: text(40).optional(),
    span,
  })
  .refine(
    (rule) => ruleSchema.safeParse(rule).success,
    'a rule that counts needs its number: `n`, or `seconds` of a timer',
  );
export type BriefRule = z.infer<typeof ruleSaidSchema>;

/** A game by its id in the table of games, a kind, or a title that no table knows. */
const nameSchema = z.union([
  z.strictObject({ game: z.string().regex(/^[a-z0-9_]{1,40}$/u) }),
  z.strictObject({ kind }),
  z.strictObject({ title: text(80) }),
]);
export type BriefName = z.infer<typeof nameSchema>;

export const BRIEF_VERSION = 1;

export const briefSchema = z
  .strictObject({
    v: z.literal(BRIEF_VERSION),
    /** BCP 47 primary language of its words */
    language: z.string().regex(/^[a-z]{2,3}$/u),
    /** in the order of the prompt */
    things: z.array(thingSchema).max(200).default([]),
    events: z.array(eventSchema).max(200).default([]),
    /** kinds of game that words point to: 2 and more count, 12 names one outright */
    kinds: z
      .array(
        z.strictObject({
          kind,
          points: z.number().min(0).max(1_000),
          outright: z.literal(true).optional(),
          spans: z.array(spanSchema).max(6).default([]),
        }),
      )
      .max(GENRES.length)
      .default([]),
    /** for a prompt whose words point to no kind: those that what happens in it speaks for, best first */
    likely: z.array(kind).max(GENRES.length).default([]),
    /** for a prompt that names no game: the one that is asked for by what is done in it; `sure` 0–1 tells how plainly */
    byDeeds: z
      .strictObject({ name: nameSchema, sure: z.number().min(0).max(1), spans: z.array(spanSchema).max(2).default([]) })
      .optional(),
    /** words that nothing was made of, where no game is named and no deed speaks for one: who wrote them may have meant one */
    unread: z.number().int().min(1).max(10_000).optional(),
    /** the game that is asked for by name; of two names both are asked for at once. `kind` decides over the game's own */
    game: z.strictObject({ names: z.array(nameSchema).min(1).max(2), kind: kind.optional(), span }).optional(),
    /** "a snake but with tower defence": something of `from` goes into a game of `into` */
    blend: z.strictObject({ into: kind, from: kind, span }).optional(),
    /** what the game's own name brings, so that no other word does: the mole of "whack-a-mole", golf's ball */
    implied: z
      .strictObject({
        prey: z.enum(['mole', 'fish', 'balloon']).optional(),
        ball: text(40).optional(),
        paddle: z.literal(true).optional(),
        /** the way that one goes */
        way: z.enum(['up', 'across']).optional(),
      })
      .default({}),
    rules: z.array(ruleSaidSchema).max(16).default([]),
    scene: z
      .strictObject({
        /** `plain` 0–10; `thing`: the word names a thing of the cast, and its place only beside */
        places: z
          .array(
            z.strictObject({
              theme: z.enum(THEMES),
              plain: z.number().min(0).max(10),
              thing: z.literal(true).optional(),
              span,
            }),
          )
          .max(64)
          .default([]),
        /** asked for, and shown by no theme; `theme` is the nearest, absent where none is */
        elsewhere: z
          .array(z.strictObject({ theme: z.enum(THEMES).optional(), span }))
          .max(4)
          .optional(),
        time: z.strictObject({ value: z.enum(TIMES_OF_DAY), span }).optional(),
        weather: z.strictObject({ value: z.enum(WEATHERS), span }).optional(),
        colours: z.array(colour).max(3).default([]),
        /** warm, pastel, neon, muted … */
        looks: z.array(text(20)).max(8).default([]),
      })
      .default({ places: [], colours: [], looks: [] }),
    /** every colour that is said, and what has it: the whole game, or a thing, `of` whom where it is one of `things` */
    colours: z
      .array(
        z.strictObject({
          value: colour.optional(),
          look: z.enum(COLOUR_LOOKS).optional(),
          as: z.enum(['game', 'thing']),
          of: id.optional(),
          /** whose pieces have it: "mine are black" */
          side: z.enum(['mine', 'theirs']).optional(),
          /** it stands in the place of this one: "purple instead of green" */
          instead: colour.optional(),
          /** one of several that stand together: "yellow and black", "red against blue" */
          several: z.literal(true).optional(),
          span,
        }),
      )
      .max(16)
      .default([]),
    wishes: z
      .strictObject({
        mood: z.strictObject({ value: z.enum(MOODS), span }).optional(),
        difficulty: z.strictObject({ value: z.enum(DIFFICULTIES), span }).optional(),
        style: z.strictObject({ value: z.enum(STYLES), span }).optional(),
        /** small children play it */
        audience: z.strictObject({ value: z.literal('children'), span }).optional(),
        /** "surprise me", "something weird" */
        surprise: z.literal(true).optional(),
      })
      .default({}),
    title: z.strictObject({ text: text(120), span }).optional(),
    /** texts that the prompt wants as they stand: at the end, always to be seen, or somebody's name (`of` whom); `quoted` ones only stand in quotation marks */
    texts: z
      .array(
        z.strictObject({
          use: z.enum(['title', 'win', 'lose', 'sign', 'name', 'quoted']),
          text: text(400),
          of: id.optional(),
          span: spanSchema,
        }),
      )
      .max(8)
      .default([]),
    /** words that a game of words is to be made of, in their order: "spelling words: apple, tree, house" */
    words: z
      .array(z.strictObject({ text: text(24), span }))
      .max(40)
      .default([]),
    /** what a quiz or pairs are to be about, as it is said: facts of it may be nobody's to ask */
    subject: spanSchema.optional(),
    /** what is to be learnt by playing: times tables, capitals, pairs as they are typed */
    content: z
      .strictObject({
        topic: z.enum(TOPICS),
        tables: z.array(z.int().min(2).max(20)).max(19).optional(),
        upTo: z.int().min(5).max(1000).optional(),
        region: z.enum(REGION_NAMES).optional(),
        pairs: z
          .array(z.strictObject({ ask: text(90), answer: text(24), wrong: z.array(text(24)).max(3).optional() }))
          .min(2)
          .max(40)
          .optional(),
        span,
      })
      .optional(),
    /** how many cells a board has: "9 × 9", "a grid of 12 by 12"; one number of a square says both */
    grid: z
      .strictObject({
        rows: z.int().min(2).max(MOST_CELLS),
        columns: z.int().min(2).max(MOST_CELLS),
        span,
      })
      .optional(),
    keys: z
      .strictObject({
        letters: z
          .array(z.string().regex(/^[A-Z]$/u))
          .min(1)
          .max(6),
        span: spanSchema,
      })
      .optional(),
    /** keys by their names, each a wish to play with it: "press space", "WASD against arrows" */
    keyNames: z
      .array(z.strictObject({ key: z.enum(KEY_NAMES), span: spanSchema }))
      .max(4)
      .default([]),
    /** numbers in figures that are no rule; `whole` is the figures with the word that they count */
    numbers: z
      .array(z.strictObject({ value: z.number(), span: spanSchema, whole: spanSchema }))
      .max(40)
      .default([]),
    /** "no blood", "nothing like snake", "not in pixels": kinds by their id, things as `is` of a thing has them */
    refused: z
      .array(
        z.union([
          z.strictObject({ kind, span }),
          z.strictObject({ style: z.enum(STYLES), span }),
          z.strictObject({ thing: nounSchema }),
        ]),
      )
      .max(64)
      .default([]),
    /** what is wanted and no game here does: a web shop, an undo */
    beyond: z
      .array(z.strictObject({ what: z.enum([...CANNOT, ...UNMET]), span }))
      .max(32)
      .default([]),
  })
  .superRefine((brief, context) => {
    const known = new Set<string>();
    for (const [at, thing] of brief.things.entries())
      if (known.has(thing.id))
        context.addIssue({ code: 'custom', path: ['things', at, 'id'], message: `two things are "${thing.id}"` });
      else known.add(thing.id);
    const refer = (path: (string | number)[], to: string | undefined): void => {
      if (to !== undefined && !known.has(to))
        context.addIssue({ code: 'custom', path, message: `there is no thing "${to}"` });
    };
    brief.things.forEach(({ carriedBy }, at) => refer(['things', at, 'carriedBy'], carriedBy));
    brief.events.forEach(({ doer, to, about }, at) => {
      refer(['events', at, 'doer'], doer);
      refer(['events', at, 'to'], to);
      refer(['events', at, 'about'], about);
    });
    brief.texts.forEach((one, at) => refer(['texts', at, 'of'], one.of));
    brief.colours.forEach((one, at) => refer(['colours', at, 'of'], one.of));
  });
export type Brief = z.infer<typeof briefSchema>;

/** A brief that somebody else made: of a model's answer, of a file. */
export class BriefError extends Error {
  override readonly name = 'BriefError';
}

/** Most problems that a message names. */
const MOST_PROBLEMS = 5;

/** The brief in any JSON value. Throws `BriefError` with every field that is wrong, and what was expected there. */
export function parseBrief(value: unknown): Brief {
  const { success, data, error } = briefSchema.safeParse(value);
  if (success) return data;
  const problems = error.issues.map(({ path, message }) => `${path.join('.') || 'brief'}: ${message}`);
  const more = problems.length > MOST_PROBLEMS ? ` (and ${problems.length - MOST_PROBLEMS} more)` : '';
  throw new BriefError(`This is not a brief: ${problems.slice(0, MOST_PROBLEMS).join('; ')}${more}.`);
}

export interface BriefRequest {
  readonly prompt: string;
  /** aborted when nobody waits for the answer any more */
  readonly signal?: AbortSignal;
}

/** What reads prompts: the words' own reader, or a model behind an API. Whatever is answered is checked by `parseBrief`; everything after that is shared. */
export interface Reader {
  /** Throws the signal's reason once that is aborted, and a `GenerationError` where there is no answer. */
  read(request: BriefRequest): Brief | Promise<Brief>;
}
