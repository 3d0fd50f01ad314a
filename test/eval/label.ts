/**
 * A labelled prompt: what a person typed, and what a fair reader of it would make. Written before the prompt is run;
 * README.md beside the prompts says how each field is filled.
 */
import { z } from 'zod';
import { GENRES, MOODS, RULE_NAMES, STYLES, THEMES, TIMES_OF_DAY, WEATHERS } from '../../src/generation/design.js';
import { NAMED_GAMES } from './named-games.js';

/** The languages in which prompts are labelled: those of which the reader knows the words. */
export const LANGUAGES = [
  'ar',
  'de',
  'en',
  'es',
  'fr',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt',
  'ru',
  'tr',
  'uk',
  'zh',
] as const;

export const FORMS = ['short', 'long', 'misspelt', 'rambling', 'plain', 'slang'] as const;

export const ROLES = ['hero', 'enemies', 'boss', 'items', 'goal', 'obstacles', 'projectile', 'scenery'] as const;
export type Role = (typeof ROLES)[number];

/** What prompts ask for in numbers and conditions beyond the rules of a design: today such a wish can only be lost. */
export const OTHER_WISHES = [
  'twoPlayers',
  'twoTeams',
  'difficulty',
  'noTimer',
  'questions',
  'answers',
  'perQuestion',
  'pieces',
  'throws',
  'suits',
  'money',
  'bosses',
  'differences',
  'holes',
  'floors',
  'lanes',
  'undo',
  'rows',
  'columns',
  'ships',
  'squares',
  'rounds',
  'energy',
  'health',
  'upgradeChoices',
  'bossAt',
  'hints',
  'highScore',
  'countMoves',
  'turnBased',
  'permadeath',
  'endings',
] as const;

const wish = new Set<string>([...RULE_NAMES, ...OTHER_WISHES]);
const known = new Set<string>(['*', ...GENRES, ...NAMED_GAMES]);

/** `word as typed|English noun` */
const thing = z.string().regex(/^[^|]+\|[^|]+$/u, 'expected "word as typed|English noun"');
const words = z.array(z.string().min(1)).min(1);

const literalsSchema = z.strictObject({
  title: z.string().min(1).optional(),
  names: words.optional(),
  messages: words.optional(),
  keys: words.optional(),
});

const sceneSchema = z.strictObject({
  theme: z.enum(THEMES).optional(),
  time: z.enum(TIMES_OF_DAY).optional(),
  weather: z.enum(WEATHERS).optional(),
  mood: z.enum(MOODS).optional(),
  style: z.enum(STYLES).optional(),
  colours: words.optional(),
});

/** A prompt of thousands of characters is told by what it repeats. */
const repeated = z.strictObject({ repeat: z.string(), times: z.int().min(1).max(100_000), suffix: z.string() });

const labelSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/u, 'expected an id of a-z, 0-9 and -'),
    form: z.enum(FORMS),
    prompt: z
      .union([z.string(), repeated])
      .transform((text) => (typeof text === 'string' ? text : text.repeat.repeat(text.times) + text.suffix)),
    asked: z.string().min(1).nullable(),
    exact: z
      .array(
        z.string().refine((id) => known.has(id), {
          error: ({ input }) => `${String(input)} is neither a kind nor one of NAMED_GAMES`,
        }),
      )
      .min(1),
    near: z.array(z.enum(GENRES)),
    language: z.enum(LANGUAGES),
    roles: z.partialRecord(z.enum(ROLES), z.array(thing)).default({}),
    pictures: z.record(z.string(), words).default({}),
    rules: z.record(z.string(), z.union([z.number(), z.string(), z.literal(true)])).default({}),
    literals: literalsSchema.default({}),
    scene: sceneSchema.default({}),
    refused: words.default([]),
  })
  .superRefine((label, context) => {
    const typed = (text: string, path: readonly string[]): void => {
      if (!label.prompt.includes(text))
        context.addIssue({ code: 'custom', path: [...path], message: `"${text}" does not stand in the prompt` });
    };
    for (const [role, things] of Object.entries(label.roles))
      for (const one of things) typed(one.split('|')[0] ?? '', ['roles', role]);
    for (const [field, texts] of Object.entries(label.literals))
      for (const text of [texts ?? []].flat()) typed(text, ['literals', field]);
    for (const text of label.refused) typed(text, ['refused']);
    for (const name of Object.keys(label.rules))
      if (!wish.has(name))
        context.addIssue({
          code: 'custom',
          path: ['rules', name],
          message: 'neither a rule of a design nor one of OTHER_WISHES',
        });
    const things = Object.values(label.roles)
      .flat()
      .map((one) => one.split('|')[0]);
    for (const word of Object.keys(label.pictures))
      if (!things.includes(word))
        context.addIssue({ code: 'custom', path: ['pictures', word], message: `"${word}" has no role` });
    if (label.exact.includes('*') && label.exact.length > 1)
      context.addIssue({ code: 'custom', path: ['exact'], message: '"*" stands alone' });
  });

export const labelFileSchema = z.strictObject({
  author: z.string().regex(/^[a-z]{2,20}$/u),
  /** the reader was made on these prompts: what it scores on them says little of strangers */
  tuned: z.boolean().default(false),
  prompts: z.array(labelSchema).min(1),
});

/** One labelled prompt, with who typed it. */
export type Label = z.infer<typeof labelSchema> & { readonly author: string; readonly tuned: boolean };
