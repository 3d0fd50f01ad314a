/**
 * Multinomial logistic regression over the features of each thing, by AdaGrad. Only sums, products and roots are used, which
 * are the same on every machine, in an order that is the same each time.
 */
import type { Place } from '../decide.js';
import { featuresOf, type Scene } from '../features.js';
import { ANSWERS, bestOf, scoresOf, type Weights } from '../model.js';
import type { Example } from './labels.js';

/** `free`: what an unlabelled thing weighs; `least`: how often a feature must be seen; `small`: weights that say nothing */
export const OPTIONS = { rounds: 10, rate: 0.25, decay: 0.002, free: 0.35, scale: 100, least: 2, small: 6 };

/** numbers of a fixed sequence */
function sequence(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** e to the x by squaring: near enough, and the same everywhere */
function exp(x: number): number {
  let power = 1 + Math.max(-700, x) / 1024;
  for (let i = 0; i < 10; i += 1) power *= power;
  return power;
}

interface Row {
  /** times, over all rounds */
  seen: number;
  readonly weights: number[];
  readonly squares: number[];
}

/** Weights from labelled prompts. */
export function train(examples: readonly Example[], options = OPTIONS): Map<string, number[]> {
  const rows = new Map<string, Row>();
  const live: Weights = { get: (feature: string) => rows.get(feature)?.weights } as unknown as Weights;
  const next = sequence(7);
  const order = examples.map((_, i) => i);
  for (let round = 0; round < options.rounds; round += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = next(i + 1);
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
    for (const i of order) {
      const example = examples[i];
      if (example) learn(example, rows, live, options);
    }
  }
  const out = new Map<string, number[]>();
  for (const [feature, { weights, seen: times }] of rows) {
    if (times < options.least * options.rounds) continue;
    const whole = weights.map((weight) => {
      const rounded = Math.round(weight * options.scale);
      return Math.abs(rounded) < options.small ? 0 : rounded;
    });
    if (whole.some((weight) => weight !== 0)) out.set(feature, whole);
  }
  return out;
}

/** each thing is seen once a round, mostly after the same parts */
const kept = new WeakMap<Place, Map<string, readonly string[]>>();
function seen(scene: Scene, place: Place, roles: readonly string[]): readonly string[] {
  const known = kept.get(place) ?? new Map<string, readonly string[]>();
  kept.set(place, known);
  const key = roles.join();
  const features = known.get(key) ?? featuresOf(scene, place.at, place.slots, place.mention, roles);
  known.set(key, features);
  return features;
}

function learn(
  { layout: { scene, places }, labels, whole }: Example,
  rows: Map<string, Row>,
  live: Weights,
  options: typeof OPTIONS,
): void {
  const roles: string[] = [];
  for (const place of places) {
    const features = seen(scene, place, roles);
    const scores = scoresOf(features, live);
    const label = labels.get(place.mention) ?? (whole ? 'free' : undefined);
    roles.push(label ?? bestOf(scores).answer);
    if (label === undefined) continue;
    const top = Math.max(...scores);
    const odds = scores.map((score) => exp(score - top));
    const sum = odds.reduce((a, b) => a + b, 0);
    const right = ANSWERS.indexOf(label);
    const weight = label === 'free' ? options.free : 1;
    for (const feature of features) {
      let row = rows.get(feature);
      if (!row) {
        row = { seen: 0, weights: ANSWERS.map(() => 0), squares: ANSWERS.map(() => 1) };
        rows.set(feature, row);
      }
      row.seen += 1;
      for (let k = 0; k < ANSWERS.length; k += 1) {
        const now = row.weights[k] ?? 0;
        const slope = weight * ((k === right ? 1 : 0) - (odds[k] ?? 0) / sum) - options.decay * now;
        const squares = (row.squares[k] ?? 1) + slope * slope;
        row.squares[k] = squares;
        row.weights[k] = now + (options.rate * slope) / Math.sqrt(squares);
      }
    }
  }
}
