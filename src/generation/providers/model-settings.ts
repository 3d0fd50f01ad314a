/**
 * Which models an operator has, and when each is asked: `models.yaml`, or `MODELS` of the environment. Keys are never in it: a
 * provider names the variable of the environment that holds its key.
 */
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { GENRES } from '../design.js';
import { FITS } from '../fits.js';
import { ASSET_MODES, INTENTS, MODES } from '../provider.types.js';

export const PROVIDER_TYPES = ['openai', 'anthropic', 'google', 'compatible'] as const;
export type ProviderType = (typeof PROVIDER_TYPES)[number];

/** How near the composer's own game would come; `open`: the prompt asks for no game that it knows. */
export const POLICY_FITS = [...FITS, 'open'] as const;
export type PolicyFit = (typeof POLICY_FITS)[number];

const name = z.string().regex(/^[a-z0-9][a-z0-9_.-]{0,39}$/u, 'expected a short name in lower case');
const dollars = z.number().min(0).max(1_000_000);

const providerSchema = z.strictObject({
  name,
  type: z.enum(PROVIDER_TYPES),
  /** of the environment; a provider on one's own machine may need none */
  key: z
    .string()
    // never repeated in a message: somebody may have written the key itself
    .regex(/^[A-Z][A-Z0-9_]{0,79}$/u, 'expected the name of an environment variable, such as OPENAI_API_KEY')
    .optional(),
  url: z.url({ protocol: /^https?$/u, error: 'expected an http(s) URL' }).optional(),
});
export type ProviderSettings = z.infer<typeof providerSchema>;

const modelSchema = z.strictObject({
  id: name,
  provider: name,
  model: z.string().min(1).max(120),
  /** dollars for a million tokens */
  price: z.strictObject({ input: dollars, output: dollars }).default({ input: 0, output: 0 }),
  timeoutSeconds: z.number().min(1).max(250).default(30),
  maxOutputTokens: z.int().min(200).max(32_000).default(3_000),
  /** of a call that writes a whole game */
  writing: z
    .strictObject({
      timeoutSeconds: z.number().min(1).max(250).default(150),
      maxOutputTokens: z.int().min(1_000).max(64_000).default(16_000),
    })
    .default({ timeoutSeconds: 150, maxOutputTokens: 16_000 }),
  /** calls at a time, of all workers together */
  concurrent: z.int().min(1).max(1_000).default(4),
  /** further calls after one that may succeed when it is repeated */
  retries: z.int().min(0).max(5).default(1),
  /** false for a server that knows no JSON schema: the schema is then part of the instructions */
  structuredOutputs: z.boolean().default(true),
});
export type ModelSettings = z.infer<typeof modelSchema>;

const ruleSchema = z.strictObject({
  /** a list that is absent fits everything */
  when: z
    .strictObject({
      fit: z.array(z.enum(POLICY_FITS)).optional(),
      mode: z.array(z.enum(MODES)).optional(),
      intent: z.array(z.enum(INTENTS)).optional(),
      assetMode: z.array(z.enum(ASSET_MODES)).optional(),
      language: z.array(z.string().regex(/^[a-z]{2,3}$/u)).optional(),
      /** code points of the prompt */
      minLength: z.int().min(0).optional(),
      maxLength: z.int().min(0).optional(),
    })
    .default({}),
  /** asked one after the other; an empty list leaves it to the composer */
  use: z.array(name).max(10),
  /**
   * how often each is asked first, by its share of the sum: runs are spread over them, and the next one is drawn alike. A model that is not
   * named weighs 1; absent: always in the order of `use`
   */
  weights: z.record(name, z.number().min(0).max(1_000)).optional(),
  /**
   * `read`: a model reads the prompt, and the composer makes the game; `fill`: it also writes what the game is filled with (questions,
   * words); `write`: it writes the game, as one file
   */
  depth: z.enum(['read', 'fill', 'write']).default('read'),
  /** dollars that a call may cost at most; a model that may cost more is passed over */
  maxCost: dollars.optional(),
});
export type PolicyRule = z.infer<typeof ruleSchema>;

const moderationSchema = z.strictObject({
  /** of type `openai`, or a compatible server that has `/moderations` */
  provider: name,
  model: z.string().min(1).max(120).default('omni-moderation-latest'),
  /** of the service's categories, those that end a run */
  categories: z
    .array(z.string().min(1).max(80))
    .min(1)
    .max(40)
    .default(['sexual/minors', 'hate/threatening', 'illicit/violent', 'self-harm/instructions']),
  timeoutSeconds: z.number().min(1).max(60).default(10),
  /** true: no game is made while it can't be asked */
  required: z.boolean().default(false),
});
export type ModerationSettings = z.infer<typeof moderationSchema>;

const imagesSchema = z.strictObject({
  /** of type `openai`, `google`, or a compatible server that has `/images/generations` */
  provider: name,
  model: z.string().min(1).max(120),
  /** dollars for a picture */
  price: dollars.default(0),
  /** pictures of a game */
  most: z.int().min(1).max(6).default(4),
  /** pixels that are asked for; a game has them smaller */
  size: z.templateLiteral([z.int().min(64).max(2_048), 'x', z.int().min(64).max(2_048)]).default('1024x1024'),
  timeoutSeconds: z.number().min(1).max(200).default(60),
  /** calls at a time, of all workers together */
  concurrent: z.int().min(1).max(1_000).default(4),
  retries: z.int().min(0).max(5).default(1),
});
export type ImageSettings = z.infer<typeof imagesSchema>;

const playSchema = z.strictObject({
  /** of the composer's games, 1 for all */
  share: z.number().min(0).max(1).default(1),
  /** absent: all kinds */
  kinds: z.array(z.enum(GENRES)).min(1).optional(),
});
export type PlaySettings = z.infer<typeof playSchema>;

const settingsSchema = z
  .strictObject({
    providers: z.array(providerSchema).max(20).default([]),
    models: z.array(modelSchema).max(40).default([]),
    /** the first rule that fits decides; absent: all models in their order, unless the composer makes the game exactly */
    policy: z.array(ruleSchema).max(40).optional(),
    /** a service that judges prompts before a game is made */
    moderation: moderationSchema.optional(),
    /** who draws pictures for games that ask for generated ones; absent: they have the library's */
    images: imagesSchema.optional(),
    /** which of the composer's games are played in a browser, as those of models are; absent: none */
    play: playSchema.optional(),
    /** dollars a day (UTC); when one is reached the composer goes on alone */
    limits: z.strictObject({ perDay: dollars.optional(), perUserPerDay: dollars.optional() }).default({}),
    breaker: z
      .strictObject({ failures: z.int().min(1).max(100).default(3), seconds: z.number().min(0).max(3_600).default(60) })
      .default({ failures: 3, seconds: 60 }),
  })
  .superRefine(({ providers, models, moderation, images, play, policy = [] }, context) => {
    const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (models.length === 0 && !moderation && !images && !play)
      refuse([], 'expected `models`, `moderation`, `images` or `play`');
    if (images) {
      const artist = providers.find((provider) => provider.name === images.provider);
      if (!artist) refuse(['images', 'provider'], `there is no provider "${images.provider}"`);
      else if (artist.type === 'anthropic') refuse(['images', 'provider'], 'Anthropic has no models that draw');
    }
    const unique = (list: string, names: readonly string[], key: string) =>
      names.forEach((one, at) => {
        if (names.indexOf(one) < at) refuse([list, at, key], `"${one}" is there twice`);
      });
    const known = providers.map((provider) => provider.name);
    const ids = models.map(({ id }) => id);
    unique('providers', known, 'name');
    unique('models', ids, 'id');
    providers.forEach(({ type, url }, at) => {
      if (type === 'compatible' && !url) refuse(['providers', at, 'url'], 'a compatible server needs its URL');
    });
    models.forEach(({ provider }, at) => {
      if (!known.includes(provider)) refuse(['models', at, 'provider'], `there is no provider "${provider}"`);
    });
    if (moderation) {
      const judge = providers.find((provider) => provider.name === moderation.provider);
      if (!judge) refuse(['moderation', 'provider'], `there is no provider "${moderation.provider}"`);
      else if (judge.type !== 'openai' && judge.type !== 'compatible')
        refuse(['moderation', 'provider'], 'a provider of type openai or compatible has moderation');
    }
    policy.forEach(({ use, weights = {} }, at) => {
      for (const id of Object.keys(weights))
        if (!use.includes(id)) refuse(['policy', at, 'weights'], `"${id}" is not in \`use\``);
      use.forEach((id, i) => {
        if (!ids.includes(id)) refuse(['policy', at, 'use', i], `there is no model "${id}"`);
      });
    });
  });

/** What the file says, each field with its default. */
export interface ModelsSettings extends Omit<z.infer<typeof settingsSchema>, 'policy'> {
  readonly policy: readonly PolicyRule[];
}

/** The settings can't be used; a sentence for each problem, with its place, and never a value that may be a key. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/** Checks what a file or the environment says. @throws SettingsError */
export function checkSettings(value: unknown, source: string): ModelsSettings {
  const { success, data, error } = settingsSchema.safeParse(value);
  if (!success)
    throw new SettingsError(
      error.issues.map(({ path, message }) => `${source}: ${placeOf(path) || 'the file'}: ${message}.`),
    );
  const everything: PolicyRule = {
    depth: 'read',
    when: { fit: ['near', 'far', 'open'] },
    use: data.models.map(({ id }) => id).slice(0, 10),
  };
  return { ...data, policy: data.policy ?? [everything] };
}

/** Reads the text of `models.yaml`. @throws SettingsError */
export function parseSettings(text: string, source: string): ModelsSettings {
  const document = parseDocument(text, { prettyErrors: false });
  const lines = (offset: number) => text.slice(0, offset).split('\n').length;
  if (document.errors.length > 0)
    throw new SettingsError(
      document.errors.map(({ pos, code }) => `${source}: line ${lines(pos[0])}: not YAML (${code}).`),
    );
  // few aliases: each may stand for many values
  return checkSettings(document.toJS({ maxAliasCount: 20 }), source);
}

/** `providers[0].key`, as one would look for it in the file. */
function placeOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (place, key) => (typeof key === 'number' ? `${place}[${key}]` : `${place}${place && '.'}${String(key)}`),
    '',
  );
}
