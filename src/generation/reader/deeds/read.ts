/** The game that a prompt asks for without naming it: by what is done in it, by a trained model. */
import type { Genre } from '../../design.js';
import { smallWords } from '../../vocabulary/language.js';
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

/** Letters of a word that is said again. */
const SHORTEST = 4;

/**
 * The words that speak most for an answer, in the order of the prompt; each once: what is done, what is spoken of, and things. "Earlier" and
 * "minutes" may speak for a kind as well, and tell nobody anything.
 */
function spokenFor(
  { cues, verbs, words }: Seen,
  { language, spans, cast }: Heard,
  answer: Answer,
  by: Weights,
): Stretch[] {
  const at = ANSWERS.indexOf(answer);
  const strengthOf = (features: readonly string[]): number =>
    features.reduce((sum, feature) => sum + (by.get(feature)?.[at] ?? 0), 0);
  const small = smallWords(language);
  const talk = spans.filter(({ type, id }) => type === 'cue' && id === 'game');
  const told = [
    ...cues.map(({ id, from, to }) => ({ from, to, features: [`c ${id}`, `f ${id}`] })),
    ...verbs.map(({ id, from, to }) => ({ from, to, features: [`v ${id}`, `vf ${id}`] })),
    ...words.filter(
      ({ text, from }) =>
        text.length >= SHORTEST &&
        !small.has(text) &&
        !talk.some((one) => from >= one.from && from < one.to) &&
        cast.some(({ mention }) => from >= mention.from && from < mention.to),
    ),
  ]
    .map(({ from, to, features }) => ({ from, to, strength: strengthOf(features) }))
    .filter(({ strength }) => strength > 0)
    .toSorted((a, b) => b.strength - a.strength || a.from - b.from);
  const best: Stretch[] = [];
  for (const { from, to } of told) {
    if (best.length >= MOST_SAID) break;
    if (!best.some((one) => from < one.to && to > one.from)) best.push({ from, to });
  }
  return best.toSorted((a, b) => a.from - b.from);
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
  const spans = spokenFor(seen, heard, answer, weights);
  // no one answer has most of the belief, or it is a way to play that many kinds have
  if (kindOf(answer) !== made) return { name: { kind: made }, sure: Math.min(MEANT, round(fair)), spans };
  return { name: answer === made ? { kind: made } : { game: answer }, sure: round(share), spans };
}
