/** "How I read your prompt": what a design has from the words of its prompt, for whoever wants to see it or to mend it. */
import type { Actor, Ask, GameDesign, Genre, RuleName } from './design.js';
import type { Fit } from './fits.js';
import { kindName, whyTold } from './games/told.js';

/** What a run did with the prompt: `auto` is told apart before anything is read. */
export const TAKEN_INTENTS = ['create', 'edit', 'remix', 'fix'] as const;
export type TakenIntent = (typeof TAKEN_INTENTS)[number];

/** UTF-16 offsets into the prompt of the run; null where the prompt has no word for it. */
interface Place {
  readonly start: number | null;
  readonly end: number | null;
}

export interface ReadingActor extends Place {
  readonly name: string;
  /** a picture's name, or `mask:…` */
  readonly sprite: string;
  /** of this prompt or one that it continues; else the theme or the kind filled a gap */
  readonly fromPrompt: boolean;
}

export interface ReadingRule extends Place {
  readonly rule: RuleName;
  readonly n: number | null;
  readonly seconds: number | null;
}

/** What differs from the game that was continued; `from` is null for what is new, `to` for what is gone. */
export interface ReadingChange {
  readonly what: string;
  readonly from: string | null;
  readonly to: string | null;
}

export interface Reading {
  readonly intent: TakenIntent;
  readonly changes: readonly ReadingChange[];
  readonly kind: Genre;
  /** the same: what was made, whatever was asked */
  readonly made: Genre;
  readonly askedKind: Genre | null;
  /** the game or kind that the prompt asks for, by name or by its deeds, as people call it; null where it asks for none */
  readonly asked: string | null;
  readonly fit: Fit;
  /** in one sentence of the game's language what was made instead; null for an exact fit */
  readonly fitReason: string | null;
  readonly language: string;
  readonly theme: string;
  readonly time: string;
  readonly weather: string;
  readonly mood: string;
  readonly style: string;
  readonly difficulty: string;
  readonly assetMode: 'none' | 'procedural' | 'library';
  readonly hero: ReadingActor;
  readonly enemies: readonly ReadingActor[];
  readonly items: readonly ReadingActor[];
  readonly obstacles: readonly ReadingActor[];
  readonly goal: ReadingActor | null;
  readonly projectile: ReadingActor | null;
  readonly rules: readonly ReadingRule[];
  readonly evidence: GameDesign['evidence'];
  /** what the prompt wants to the letter or by number, and what became of it */
  readonly asks: readonly Ask[];
  readonly ignored: readonly string[];
}

export function readingOf(design: GameDesign): Reading {
  const { cast, theme } = design;
  const placeOf = (as: string, value?: string): Place => {
    const found = design.evidence.find((line) => line.as === as && (value === undefined || line.value === value));
    return { start: found?.start ?? null, end: found?.end ?? null };
  };
  const actor =
    (...roles: readonly string[]) =>
    ({ name, sprite, from }: Actor): ReadingActor => {
      const places = from === 'prompt' ? roles.map((role) => placeOf(role, sprite)) : [];
      const place = places.find(({ start }) => start !== null) ?? { start: null, end: null };
      return { name, sprite, fromPrompt: from === 'prompt', ...place };
    };
  return {
    intent: design.revision?.intent ?? 'create',
    changes: design.revision?.changes ?? [],
    kind: design.genre,
    made: design.genre,
    askedKind: design.askedGenre ?? null,
    ...namedIn(design),
    language: design.lang,
    theme: theme.id,
    time: theme.time,
    weather: theme.weather,
    mood: theme.mood,
    style: theme.style,
    difficulty: design.difficulty,
    assetMode: design.assets ?? 'library',
    hero: actor('hero')(cast.hero),
    enemies: cast.enemies.map(actor('enemy', 'boss')),
    items: cast.items.map(actor('item')),
    obstacles: cast.obstacles.map(actor('obstacle')),
    goal: cast.goal ? actor('goal')(cast.goal) : null,
    projectile: cast.projectile ? actor('projectile')(cast.projectile) : null,
    rules: design.rules.map((rule) => ({
      rule: rule.rule,
      n: 'n' in rule ? rule.n : null,
      seconds: 'seconds' in rule ? rule.seconds : null,
      ...placeOf(rule.rule),
    })),
    evidence: design.evidence,
    asks: design.asks,
    ignored: design.ignored,
  };
}

function namedIn({ named, askedGenre, genre, lang }: GameDesign): Pick<Reading, 'asked' | 'fit' | 'fitReason'> {
  if (named) return { asked: named.name ?? null, fit: named.fit, fitReason: named.why ?? null };
  if (!askedGenre) return { asked: null, fit: 'exact', fitReason: null };
  const asked = kindName(askedGenre, lang);
  return { asked, fit: 'near', fitReason: whyTold('near', asked, genre, lang) };
}

/** The reading that a manifest holds, or null: other generators make games without one. */
export function storedReading(manifest: Readonly<Record<string, unknown>>): Reading | null {
  const reading = manifest['reading'];
  // kept as `readingOf` made it; what has no kind is of another hand
  const isOurs = typeof reading === 'object' && reading !== null && 'kind' in reading && 'intent' in reading;
  if (!isOurs) return null;
  const kept = reading as Omit<Reading, 'asks' | 'made' | 'asked' | 'fit' | 'fitReason'> & Partial<Reading>;
  // games of before have none of these
  const since = { asks: [], made: kept.kind, asked: null, fitReason: null };
  return { ...since, fit: kept.askedKind ? 'near' : 'exact', ...kept };
}

/** A manifest without the reading that `storedReading` finds in it: an answer tells it once. */
export function withoutReading(manifest: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (!storedReading(manifest)) return manifest;
  const { reading: _, ...rest } = manifest;
  return rest;
}
