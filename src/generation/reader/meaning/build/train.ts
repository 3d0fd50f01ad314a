/**
 * Multinomial logistic regression over the features of each thing, by AdaGrad. Only sums, products and roots are used, which
 * are the same on every machine, in an order that is the same each time.
 */
import type { Place } from '../decide.js';
import { featuresOf, type Scene } from '../features.js';
import { ANSWERS } from '../model.js';
import type { Example } from './labels.js';

/**
 * `free`: what an unlabelled thing weighs, `odd`: one of a word that no list knows; `least`: how often a feature must be seen; `small`: weights that say nothing;
 * `kept`: how many of a thing's features are learnt from at each step
 */
export const OPTIONS = {
  rounds: 20,
  rate: 0.1,
  decay: 0.08,
  free: 0.15,
  odd: 0.3,
  scale: 100,
  least: 2,
  small: 6,
  kept: 0.35,
};

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

/** A labelled thing: its features by number, the place of its answer, and what it weighs. */
interface Row {
  readonly features: Int32Array;
  readonly right: number;
  readonly weight: number;
}

/** A word that a list knows. */
const KNOWN = 1;

/** The features of every thing after the parts that its labels give to those before it. */
function rowsOf(examples: readonly Example[], { free, odd }: typeof OPTIONS): { rows: Row[]; names: string[] } {
  const numbers = new Map<string, number>();
  const rows: Row[] = [];
  for (const { layout, labels } of examples) {
    const roles: string[] = [];
    for (const place of layout.places) {
      const features = seen(layout.scene, place, roles);
      // what is not labelled plays no part
      const label = labels.get(place.mention) ?? 'free';
      roles.push(label);
      rows.push({
        features: Int32Array.from(features, (feature) => {
          const number = numbers.get(feature) ?? numbers.size;
          numbers.set(feature, number);
          return number;
        }),
        right: ANSWERS.indexOf(label),
        weight: label !== 'free' ? 1 : place.mention.sure < KNOWN ? odd : free,
      });
    }
  }
  return { rows, names: [...numbers.keys()] };
}

const kept = new WeakMap<Place, Map<string, readonly string[]>>();
/** The features of a place, made once however often it is trained on. */
function seen(scene: Scene, place: Place, roles: readonly string[]): readonly string[] {
  const known = kept.get(place) ?? new Map<string, readonly string[]>();
  kept.set(place, known);
  const key = roles.join();
  const features = known.get(key) ?? featuresOf(scene, place.at, place.slots, place.mention, roles);
  known.set(key, features);
  return features;
}

const WIDTH = ANSWERS.length;

/** Weights from labelled prompts. */
export function train(examples: readonly Example[], options = OPTIONS): Map<string, number[]> {
  const { rows, names } = rowsOf(examples, options);
  const weights = new Float64Array(names.length * WIDTH);
  const squares = new Float64Array(names.length * WIDTH).fill(1);
  const next = sequence(7);
  // the weights of the later rounds together err less than those of the last
  const sums = new Float64Array(weights.length);
  const first = Math.floor(options.rounds / 2);
  for (let round = 0; round < options.rounds; round += 1) {
    for (let i = rows.length - 1; i > 0; i -= 1) {
      const j = next(i + 1);
      const row = rows[i];
      const other = rows[j];
      if (row && other) [rows[i], rows[j]] = [other, row];
    }
    for (const row of rows) {
      const features = options.kept < 1 ? row.features.filter(() => next(1000) < options.kept * 1000) : row.features;
      learn({ ...row, features }, weights, squares, options);
    }
    if (round >= first) for (let i = 0; i < sums.length; i += 1) sums[i] = (sums[i] ?? 0) + (weights[i] ?? 0);
  }
  const times = new Int32Array(names.length);
  for (const { features } of rows) for (const feature of features) times[feature] = (times[feature] ?? 0) + 1;
  const out = new Map<string, number[]>();
  names.forEach((name, feature) => {
    if ((times[feature] ?? 0) < options.least) return;
    const whole = Array.from(sums.subarray(feature * WIDTH, (feature + 1) * WIDTH), (sum) => {
      const rounded = Math.round((sum * options.scale) / (options.rounds - first));
      return Math.abs(rounded) < options.small ? 0 : rounded;
    });
    if (whole.some((weight) => weight !== 0)) out.set(name, whole);
  });
  return out;
}

const odds = new Float64Array(WIDTH);

/** One step of AdaGrad along the slope of one thing. */
function learn(
  { features, right, weight }: Row,
  weights: Float64Array,
  squares: Float64Array,
  options: typeof OPTIONS,
): void {
  odds.fill(0);
  for (const feature of features)
    for (let k = 0; k < WIDTH; k += 1) odds[k] = (odds[k] ?? 0) + (weights[feature * WIDTH + k] ?? 0);
  const top = Math.max(...odds);
  let sum = 0;
  for (let k = 0; k < WIDTH; k += 1) {
    odds[k] = exp((odds[k] ?? 0) - top);
    sum += odds[k] ?? 0;
  }
  for (const feature of features)
    for (let k = 0; k < WIDTH; k += 1) {
      const at = feature * WIDTH + k;
      const now = weights[at] ?? 0;
      const slope = weight * ((k === right ? 1 : 0) - (odds[k] ?? 0) / sum) - options.decay * now;
      const square = (squares[at] ?? 1) + slope * slope;
      squares[at] = square;
      weights[at] = now + (options.rate * slope) / Math.sqrt(square);
    }
}
