/** Which kind of game the deeds of a prompt speak for: a linear model, with the points of a kind's own words as one more feature. */
import { addWeights, type Weights } from '../linear/weights.js';
import { GENRES, type Genre } from '../../design.js';
import { ANSWERS, isItself, kindOf, type Answer } from './answers.js';

/** What a prompt says, and how much its words speak for each kind (points of the table of kind words, 0–`MOST`). */
export interface Told {
  readonly features: readonly string[];
  readonly points: ReadonlyMap<string, number>;
}

/** Words that name a kind outright have 12 points; more of them say no more. */
export const MOST = 14;
/** Weight of one point of a kind's words, shared by all kinds. */
export const POINT = ' point';
const OF_POINT = ANSWERS.map((answer) => answer as string);

export const pointsOf = ({ points }: Told, at: number): number =>
  Math.max(-MOST, Math.min(MOST, Math.round(points.get(OF_POINT[at] ?? '') ?? 0)));

/** Before an answer: the weights of how fair each kind is where that answer is asked for, in parts of `FAIRLY`. */
export const FAIR = ' fair ';
export const FAIRLY = 100;

/** 100 is one unit of the model's logarithm of odds. */
export const SCALE = 100;

export function scoresOf(told: Told, weights: Weights): number[] {
  const point = weights.get(POINT)?.[0] ?? 0;
  const scores = ANSWERS.map((_, i) => point * pointsOf(told, i));
  return addWeights(scores, told.features, weights);
}

/** e to the x by squaring: near enough, and the same everywhere */
export function exp(x: number): number {
  let power = 1 + Math.max(-700, x) / 1024;
  for (let i = 0; i < 10; i += 1) power *= power;
  return power;
}

/** What a model makes of a prompt. */
export interface Guess {
  /** the best answer but `free` */
  readonly answer: Exclude<Answer, 'free'>;
  /** the kind that may be made and is fair for most of the belief, and how much that is, 0–1 */
  readonly made: Genre;
  readonly fair: number;
  /** how much of the belief in any answer but `free` is in this one, 0–1 */
  readonly share: number;
  /** how much is in `free`, 0–1 */
  readonly free: number;
}

/** What is asked for itself counts for so much more than what is only near. */
const NEAR = 0.8;

/** A belief of less counts for nothing. */
const LEAST = 0.005;

/** The kind, of those that may be made, that is fair for most of the belief. */
function fairest(
  belief: readonly number[],
  weights: Weights,
  isMade: (kind: Genre) => boolean,
): { made: Genre; fair: number } {
  const sums = ANSWERS.map(() => 0);
  ANSWERS.forEach((answer, i) => {
    const rows = weights.get(`${FAIR}${answer}`);
    const share = belief[i] ?? 0;
    if (!rows || share < LEAST) return;
    ANSWERS.forEach((_, k) => {
      const part = rows[k] ?? 0;
      if (part > 0)
        sums[k] = (sums[k] ?? 0) + (share * part * (isItself(answer, ANSWERS[k] ?? '') ? 1 : NEAR)) / FAIRLY;
    });
  });
  let made: Genre = 'platformer';
  let fair = -1;
  for (const kind of GENRES) {
    const sum = sums[ANSWERS.indexOf(kind)] ?? 0;
    if (sum <= fair || !isMade(kind)) continue;
    made = kind;
    fair = sum;
  }
  return { made, fair: Math.max(0, fair) };
}
export function guessOf(told: Told, weights: Weights, isMade: (kind: Genre) => boolean = () => true): Guess {
  const scores = scoresOf(told, weights);
  const top = Math.max(...scores);
  const odds = scores.map((score) => exp((score - top) / SCALE));
  const [free = 0, ...others] = odds;
  const rest = others.reduce((a, b) => a + b, 0);
  let answer: Guess['answer'] = 'platformer';
  let best = -1;
  ANSWERS.forEach((one, i) => {
    const odd = odds[i] ?? 0;
    const kind = kindOf(one);
    if (one === 'free' || odd <= best || kind === undefined || !isMade(kind)) return;
    best = odd;
    answer = one;
  });
  const belief = odds.map((odd, i) => (i === 0 ? 0 : odd / rest));
  return { answer, share: Math.max(0, best) / rest, free: free / (free + rest), ...fairest(belief, weights, isMade) };
}
