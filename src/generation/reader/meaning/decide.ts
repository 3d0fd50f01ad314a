/** Gives every thing of a prompt its part, from left to right. */
import { INERT, SITES } from '../../lexicon/sorts.js';
import type { Mention } from '../mention.js';
import type { Token } from '../../vocabulary/tokens.js';
import type { Span } from '../../vocabulary/vocabulary.js';
import { orderOf } from './events.js';
import { featuresOf, type Scene } from './features.js';
import { lineOf } from './line.js';
import type { Weights } from '../linear/weights.js';
import { ANSWERS, bestOf, scoresOf, type Answer } from './model.js';
import { slotsOf, type Slots } from './slots.js';

/** A thing in its scene, before anything is decided. */
export interface Place {
  readonly mention: Mention;
  readonly at: number;
  readonly slots: Slots;
}

export interface Layout {
  readonly scene: Scene;
  readonly places: readonly Place[];
}

/** Events whose object is played. */
const PLAYED: ReadonlySet<string> = new Set(['play', 'word:hero']);

/** The units of a prompt and the slots of its things; what no model has to know. */
export function layOut(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  spans: readonly Span[],
  language: string,
): Layout {
  const line = lineOf(mentions, tokens, spans, language);
  const order = orderOf(language);
  const kinds = spans.filter(({ type, weight }) => type === 'kind' && weight >= 5);
  const kind = kinds.reduce<Span | undefined>(
    (best, span) => (best && best.weight >= span.weight ? best : span),
    undefined,
  );
  const places = line.flatMap(({ mention }, at) => (mention ? [{ mention, at, slots: slotsOf(line, at, order) }] : []));
  const alive = places.filter(({ at }) => /^[AHV]$/u.test(line[at]?.id ?? ''));
  const scene: Scene = {
    line,
    order,
    kind: kind?.id ?? 'none',
    things: places.length,
    played: places.find(({ slots }) => PLAYED.has(slots.object ?? '') && slots.leftGap <= 2)?.at ?? -1,
    alive: alive.map(({ at }) => at),
    opposed: opposedOf(alive),
    single: alive.filter(({ mention }) => !mention.plural).map(({ at }) => at),
  };
  return { scene, places };
}

/** "Against ducks, geese and hens", "against ducks with an octopus at the end" */
const WITH_THEM: ReadonlySet<string> = new Set(['list', 'with']);

/** Whom one plays against, as a list, where nobody is named before. */
function opposedOf(alive: readonly Place[]): number[] {
  if (alive[0]?.slots.mark !== 'vs') return [];
  const others = alive.findIndex(({ slots }, i) => i > 0 && !WITH_THEM.has(slots.joined) && slots.mark !== 'vs');
  return alive.slice(0, others < 0 ? undefined : others).map(({ at }) => at);
}

const HERO = ANSWERS.indexOf('hero');
const ENEMY = ANSWERS.indexOf('enemy');

export interface Decided {
  readonly place: Place;
  readonly answer: Answer;
  /** over the next best answer */
  readonly lead: number;
}

/** How many things are tried as the one that is played; a crowded prompt is read once. */
const TRIED = 6;
const CROWD = 40;
/** What it costs, in the model's weights, that nobody is played. */
const NOBODY = 75;

/**
 * Where one is, what is eaten and what lies about is played where the prompt says so, where it acts, or where it stands alone.
 * "Tennis against a bear and a fox": where nobody else is named, they are whom one plays against.
 */
function mayPlay({ alive, opposed, played, things }: Scene, { at, slots, mention }: Place): boolean {
  if (opposed.includes(at) && at !== played) return false;
  if (!INERT.has(mention.kind) || at === played || slots.called === 'word:hero') return true;
  if (SITES.has(mention.kind)) return false;
  return slots.subject !== undefined || (alive.length === 0 && (mention.kind !== 'food' || things === 1));
}

/** What it counts, in the model's weights, that a thing is said outright to be played, whatever such a thing mostly is. */
const TOLD = 150;

/** What each answer scores for a thing. A mountain or a house is no enemy, whatever it does. */
function answersOf(scene: Scene, place: Place, roles: readonly string[], weights: Weights): number[] {
  const { at, slots, mention } = place;
  const scores = scoresOf(featuresOf(scene, at, slots, mention, roles), weights);
  if (SITES.has(mention.kind)) scores[ENEMY] = -Infinity;
  if (at === scene.played) scores[HERO] = (scores[HERO] ?? 0) + TOLD;
  return scores;
}

/** The answers of a model: one thing is played at most, and rather one than none. */
export function decide(layout: Layout, weights: Weights, nobody = NOBODY): Decided[] {
  const { places } = layout;
  const first = places.map((place) => answersOf(layout.scene, place, [], weights));
  const gain = (scores: readonly number[]): number =>
    (scores[HERO] ?? 0) - Math.max(...scores.filter((_, i) => i !== HERO));
  const candidates = places
    .map((place, i) => ({ place, gain: gain(first[i] ?? []) }))
    .filter(({ place }) => mayPlay(layout.scene, place))
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, places.length > CROWD ? 1 : TRIED)
    .map(({ place }) => place.mention.picture);
  const readings = [undefined, ...new Set(candidates)].map((hero) => readingOf(layout, weights, hero, nobody));
  return readings.reduce((best, reading) => (reading.score > best.score ? reading : best)).decided;
}

/** The answers where one picture, or nobody, is played, and what they score together. */
function readingOf(
  { scene, places }: Layout,
  weights: Weights,
  hero: string | undefined,
  nobody: number,
): { decided: Decided[]; score: number } {
  const roles: string[] = [];
  let score = hero === undefined ? -nobody : 0;
  const decided = places.map((place): Decided => {
    const scores = answersOf(scene, place, roles, weights);
    const played = place.mention.picture === hero;
    const rest = bestOf(scores.map((one, i) => (i === HERO ? -Infinity : one)));
    const mine = scores[HERO] ?? 0;
    const other = scores[ANSWERS.indexOf(rest.answer)] ?? 0;
    // of a picture that is named twice, the first is the one
    const asHero = played && (!roles.includes('hero') || mine > other);
    score += asHero ? mine : other;
    const answer = asHero ? 'hero' : rest.answer;
    roles.push(answer);
    return { place, answer, lead: asHero ? mine - other : rest.lead };
  });
  return { decided, score };
}
