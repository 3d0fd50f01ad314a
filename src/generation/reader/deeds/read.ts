/** The game that a prompt asks for without naming it: by what is done in it, by a trained model. */
import type { Genre } from '../../design.js';
import { parseWeights, type Weights } from '../linear/weights.js';
import { ANSWERS, kindOf, type Answer } from './answers.js';
import { featuresOf, type Heard, type Seen } from './features.js';
import { guessOf } from './model.js';
import * as written from './weights.js';

let weights: Weights | undefined;

/** Reads with other weights from now on, with the committed ones again without: for measuring on prompts that were held out. */
export function useWeights(other?: Weights): void {
  weights = other;
}

/** With less, and no word that speaks for it, an answer is no more than a guess. */
const GUESSED = 0.9;
/** What is fair for most of the belief is not yet what was meant. */
const MEANT = 0.5;
/** Events that every game has: they ask for none. */
const ANY = /^e (?:play|love|touch|move)$/u;
/** Points of a kind's words that are more than a prop. */
const POINTED = 4;
/** Words that are said again. */
const MOST_SAID = 2;

const round = (share: number): number => Math.min(1, Math.round(share * 100) / 100);

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
 * What the deeds of a prompt ask for; undefined where it says nothing of deeds: any kind will do. `saysMore`: of its words more
 * was not understood than a prompt has that says nothing.
 */
export function readDeeds(heard: Heard, isRefused: (kind: Genre) => boolean, saysMore: boolean): Deeds | undefined {
  weights ??= parseWeights(written, ANSWERS);
  const seen = featuresOf(heard);
  const { answer, share, made, fair } = guessOf(seen, weights, (kind) => !isRefused(kind));
  const isPointed = [...heard.scores.values()].some(({ score }) => score >= POINTED);
  const isSaid =
    saysMore || seen.cues.length > 0 || seen.features.some((one) => /^e \w+$/u.test(one) && !ANY.test(one));
  if (!isSaid && !isPointed && share < GUESSED) return undefined;
  const spans = spokenFor(seen, answer, weights);
  // no one answer has most of the belief, or it is a way to play that many kinds have
  if (kindOf(answer) !== made) return { name: { kind: made }, sure: Math.min(MEANT, round(fair)), spans };
  return { name: answer === made ? { kind: made } : { game: answer }, sure: round(share), spans };
}
