/** The game that a prompt asks for without naming it: by what is done in it, by a trained model. */
import type { Genre } from '../../design.js';
import { parseWeights, type Weights } from '../linear/weights.js';
import { ANSWERS, kindOf, type Answer } from './answers.js';
import { featuresOf, type Heard, type Seen } from './features.js';
import { guessOf } from './model.js';
import lines from './weights.js';

let weights: Weights | undefined;

/** Reads with other weights from now on, with the committed ones again without: for measuring on prompts that were held out. */
export function useWeights(other?: Weights): void {
  weights = other;
}

/** From this belief on, any kind will do. */
const OPEN = 0.85;
/** With less, and no word that speaks for it, an answer is no more than a guess. */
const GUESSED = 0.9;
/** With less than this, the kinds share the belief, and the best of them is a matter of luck. */
const PLAIN = 0.2;
/** Events that every game has: they ask for none. */
const ANY = /^e (?:play|love|touch|move)$/u;
/** Points of a kind's words that are more than a prop. */
const POINTED = 4;
/** Words that are said again. */
const MOST_SAID = 2;

interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface Deeds {
  readonly name: { kind: Genre } | { game: string };
  /** how much of the belief in any answer is in this one, 0–1 */
  readonly sure: number;
  /** the words that spoke most for it */
  readonly spans: readonly Stretch[];
}

/** The concepts that speak most for an answer, in the order of the prompt; each word once. */
function spokenFor(seen: Seen, answer: Answer, by: Weights): Stretch[] {
  const at = ANSWERS.indexOf(answer);
  const strength = (id: string): number => (by.get(`c ${id}`)?.[at] ?? 0) + (by.get(`f ${id}`)?.[at] ?? 0);
  const best: Seen['cues'][number][] = [];
  for (const cue of seen.cues.toSorted((a, b) => strength(b.id) - strength(a.id) || a.from - b.from)) {
    if (best.length >= MOST_SAID || strength(cue.id) <= 0) break;
    if (!best.some(({ id, from, to }) => id === cue.id || (from < cue.to && to > cue.from))) best.push(cue);
  }
  return best.toSorted((a, b) => a.from - b.from).map(({ from, to }) => ({ from, to }));
}

/**
 * What the deeds of a prompt ask for; undefined where it says nothing of deeds: any kind will do. Deeds that speak for no kind
 * get the first of `likely`, and so does a prompt that says more than was understood (`saysMore`).
 */
export function readDeeds(
  heard: Heard,
  isRefused: (kind: Genre) => boolean,
  likely: Genre | undefined,
  saysMore: boolean,
): Deeds | undefined {
  weights ??= parseWeights(lines, ANSWERS.length);
  const seen = featuresOf(heard);
  const { answer, share, free } = guessOf(seen, weights, (one) => {
    const kind = kindOf(one);
    return kind !== undefined && !isRefused(kind);
  });
  const spans = spokenFor(seen, answer, weights);
  const isPointed = [...heard.scores.values()].some(({ score }) => score >= POINTED);
  const isSaid =
    saysMore || seen.cues.length > 0 || seen.features.some((one) => /^e \w+$/u.test(one) && !ANY.test(one));
  const speaks = isPointed || share >= GUESSED || (spans.length > 0 && free < OPEN && share >= PLAIN);
  if (!speaks) return isSaid && likely ? { name: { kind: likely }, sure: 0, spans: [] } : undefined;
  const sure = Math.min(1, Math.round(share * 100) / 100);
  return { name: kindOf(answer) === answer ? { kind: answer } : { game: answer }, sure, spans };
}
