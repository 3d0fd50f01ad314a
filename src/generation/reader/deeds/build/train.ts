/**
 * Multinomial logistic regression over the features of each prompt, by AdaGrad: sums, products and roots alone, which are
 * the same on every machine, in an order that is the same each time.
 */
import type { Genre } from '../../../design.js';
import { ANSWERS, isItself, kindOf } from '../answers.js';
import { exp, FAIR, FAIRLY, MOST, POINT, pointsOf, SCALE, type Told } from '../model.js';

/** A prompt and how right each answer is for it; `weight` of the whole example. */
export interface Example extends Told {
  readonly id: string;
  readonly right: ReadonlyMap<number, number>;
  /** kinds that a fair person takes for what is asked, or for the nearest to it */
  readonly fair: readonly Genre[];
  readonly weight: number;
}

/** From this share on, an answer is what is asked for, and not only near. */
const ASKED = 0.3;

/** `least`: in how many prompts a feature must be seen; `small`: weights that say nothing; `kept`: features of a prompt at each step */
export const OPTIONS = { rounds: 20, rate: 0.1, decay: 0.015, least: 2, small: 4, kept: 0.7 };

function sequence(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Row {
  readonly weights: Float64Array;
  readonly squares: Float64Array;
}

/** Prompts that the table of games counts for, beside those that are labelled. */
const TABLE = 2;

/** For each answer, how often each kind is fair where it is asked for, in parts of `FAIRLY`. */
function fairOf(examples: readonly Example[]): [string, number[]][] {
  return ANSWERS.flatMap((answer, at): [string, number[]][] => {
    const made = kindOf(answer);
    if (made === undefined) return [];
    const of = examples.filter(({ right, fair }) => fair.length > 0 && (right.get(at) ?? 0) >= ASKED);
    const row = ANSWERS.map((kind) => {
      if (isItself(answer, kind)) return FAIRLY;
      const times = of.filter(({ fair }) => (fair as readonly string[]).includes(kind)).length;
      return Math.round((FAIRLY * (times + (kind === made ? TABLE : 0))) / (of.length + TABLE));
    });
    return [[`${FAIR}${answer}`, row]];
  });
}

/** Weights from labelled prompts. */
export function train(examples: readonly Example[], options = OPTIONS): Map<string, number[]> {
  const seen = new Map<string, number>();
  for (const { features } of examples) for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const size = ANSWERS.length;
  const rows = new Map<string, Row>();
  for (const [feature, times] of seen)
    if (times >= options.least)
      rows.set(feature, { weights: new Float64Array(size), squares: new Float64Array(size).fill(1) });
  const known = examples.map((example) => ({
    ...example,
    rows: example.features.flatMap((feature) => rows.get(feature) ?? []),
    points: ANSWERS.map((_, i) => pointsOf(example, i) / MOST),
  }));
  let point = 0;
  let pointSquares = 1;
  const next = sequence(7);
  const order = examples.map((_, i) => i);
  for (let round = 0; round < options.rounds; round += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = next(i + 1);
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
    for (const at of order) {
      const example = known[at];
      if (!example) continue;
      const scores = example.points.map((points) => point * points);
      const heard = options.kept < 1 ? example.rows.filter(() => next(1000) < options.kept * 1000) : example.rows;
      for (const { weights } of heard)
        for (let k = 0; k < size; k += 1) scores[k] = (scores[k] ?? 0) + (weights[k] ?? 0);
      const top = Math.max(...scores);
      const odds = scores.map((score) => exp(score - top));
      const sum = odds.reduce((a, b) => a + b, 0);
      const slopes = odds.map((odd, k) => example.weight * ((example.right.get(k) ?? 0) - odd / sum));
      for (const { weights, squares } of heard)
        for (let k = 0; k < size; k += 1) {
          const now = weights[k] ?? 0;
          const slope = (slopes[k] ?? 0) - options.decay * now;
          const square = (squares[k] ?? 1) + slope * slope;
          squares[k] = square;
          weights[k] = now + (options.rate * slope) / Math.sqrt(square);
        }
      const slope = slopes.reduce((all, one, k) => all + one * (example.points[k] ?? 0), 0);
      pointSquares += slope * slope;
      point += (options.rate * 2 * slope) / Math.sqrt(pointSquares);
    }
  }
  const out = new Map<string, number[]>([[POINT, [Math.round((point * SCALE) / MOST)]], ...fairOf(examples)]);
  for (const [feature, { weights }] of rows) {
    const whole = [...weights].map((weight) => {
      const rounded = Math.round(weight * SCALE);
      return Math.abs(rounded) < options.small ? 0 : rounded;
    });
    if (whole.some((weight) => weight !== 0)) out.set(feature, whole);
  }
  return out;
}
