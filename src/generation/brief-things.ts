/** What a brief is made of: stretches of the prompt, things, and who does what to whom. */
import { z } from 'zod';

/** Nothing is said by an empty text: the field is absent. */
export const text = (max: number) => z.string().min(1).max(max);
/** By this the parts of a brief refer to a thing. */
export const idSchema = z.string().regex(/^[a-z][a-z0-9_]{0,23}$/u, 'expected an id such as "t1"');
const id = idSchema;

/** A stretch of the prompt: UTF-16 offsets, and the text that stands there, the start of it where it is long. */
export const spanSchema = z
  .strictObject({
    start: z.int().min(0).max(10_000_000),
    end: z.int().min(0).max(10_000_000),
    text: z.string().max(160),
  })
  .refine(({ start, end }) => start <= end, 'a span ends where it starts or later');
export type BriefSpan = z.infer<typeof spanSchema>;
const span = spanSchema.optional();

export const nounSchema = z.strictObject({
  /** what it is: an English noun in the singular ("sea otter"), or the name of a picture of the set, as `Actor.sprite` has it */
  is: z
    .string()
    .regex(/^(?:(?:mask|label):)?[a-z0-9]+(?:[ -][a-z0-9]+)*$/u, 'expected an English noun')
    .max(80),
  /** the owner's word for it, as typed; absent where there is none to show: an emoji, the half of a compound */
  word: text(80).optional(),
  span,
  number: z.enum(['one', 'many']).optional(),
  /** the article or possessive right before it, in lower case ("the", "de la"): one certain thing is meant */
  article: text(12).optional(),
  /** eaten or gathered by the measure, not by the piece: "eats pizza" */
  measured: z.literal(true).optional(),
  /** it acts, so it lives, whatever picture shows it or none */
  alive: z.literal(true).optional(),
  /** how plainly the word means what `is` says: 4 outright (also: absent), 3 a name, 2 near it, 1 by a dictionary, less by what stands around */
  match: z.number().min(0).max(4).optional(),
});
export type BriefNoun = z.infer<typeof nounSchema>;

/** What a thing can be in a game. `bricks` are broken, an `ally` stands by the hero, `place` is where it happens, `with` comes along. */
export const PARTS = [
  'hero',
  'enemy',
  'item',
  'goal',
  'obstacle',
  'projectile',
  'boss',
  'bricks',
  'ally',
  'place',
  'with',
] as const;

export const thingSchema = nounSchema.extend({
  /** by this the rest of the brief refers to it */
  id,
  /** absent: the prompt names the thing, and no word says what part it plays */
  part: z.enum(PARTS).optional(),
  /** 0–10: how plainly the prompt says the part; absent: 8, as if a word named it */
  sure: z.number().min(0).max(10).optional(),
  /** what it is as well, and what describes it: the astronaut of "astronaut cat" */
  traits: z.array(nounSchema).max(6).default([]),
  /** the thing that has it on it: the flashlights of "rangers with flashlights" */
  carriedBy: id.optional(),
  /** its own name, right behind it: "my cat Biscotte" */
  called: text(40).optional(),
  /** it goes about, and must not be hit, touched or caught */
  spared: z.literal(true).optional(),
  /** it is only what a number counts: the hearts of "5 hearts" are lives */
  counts: z.literal(true).optional(),
});
export type BriefThing = z.infer<typeof thingSchema>;

/** What somebody does, in the words of any language; `reader/meaning/events.ts` has the same list with its meanings. */
export const DEEDS = [
  'play',
  'take',
  'eat',
  'steal',
  'save',
  'bring',
  'make',
  'clean',
  'use',
  'avoid',
  'fight',
  'chase',
  'attack',
  'throw',
  'shoot',
  'hit',
  'guard',
  'push',
  'over',
  'move',
  'stay',
  'reach',
  'cross',
  'fall',
  'match',
  'race',
  'sneak',
  'touch',
  'victim',
  'meet',
  'love',
] as const;
export type Deed = (typeof DEEDS)[number];

/** Who does what to whom. Without a doer it is the player, or nobody who is named. */
export const eventSchema = z.strictObject({
  deed: z.enum(DEEDS),
  doer: id.optional(),
  to: id.optional(),
  /** what a small word ties to it: "throws snowballs at *seals*", "guards the egg from *rats*" */
  about: id.optional(),
  /** it is not to happen: "without waking the cat" */
  not: z.literal(true).optional(),
  /** the words that say it, with those for its object where that stands beside them: "grooming a horse" */
  span,
});
