/** Labelled prompts read with models that were trained without them: what the reader makes of people whom it does not know. */
import {
  labelledExamples as deedsOf,
  writtenExamples as writtenDeeds,
} from '../../src/generation/reader/deeds/build/labels.js';
import { train as trainDeeds } from '../../src/generation/reader/deeds/build/train.js';
import { useWeights as useDeeds } from '../../src/generation/reader/deeds/read.js';
import { readExamples } from '../../src/generation/reader/meaning/build/labels.js';
import { train as trainParts } from '../../src/generation/reader/meaning/build/train.js';
import { useWeights as useParts } from '../../src/generation/reader/meaning/read.js';
import { foldsByAuthor, foldsByLanguage, foldsByPart, type Fold } from './folds.js';
import type { Label } from './label.js';
import { run, type Run } from './run.js';

const PROMPTS = 'test/generation/prompts';
const PARTS = 5;

export const HELD_OUT = ['author', 'language', 'part'] as const;
export type HeldOut = (typeof HELD_OUT)[number];

const FOLDS: Readonly<Record<HeldOut, (labels: readonly Label[]) => Fold[]>> = {
  author: foldsByAuthor,
  language: foldsByLanguage,
  part: (labels) => foldsByPart(labels, PARTS),
};

/** Reads all prompts, each with both models trained without its author, its language or its fifth; the kept ones are back after it. */
export function crossed(labels: readonly Label[], by: HeldOut): Run {
  const parts = readExamples(PROMPTS);
  const runs = FOLDS[by](labels).map(({ test }) => {
    const out = new Set(test.map(({ id }) => id));
    const isLeft = ({ id }: { readonly id: string }): boolean => !out.has(id);
    useParts(trainParts(parts.filter(isLeft)));
    useDeeds(trainDeeds([...writtenDeeds(PROMPTS), ...deedsOf(PROMPTS).filter(isLeft)]));
    return run(test);
  });
  useParts(undefined);
  useDeeds(undefined);
  return {
    scores: runs.flatMap(({ scores }) => scores),
    milliseconds: runs.flatMap(({ milliseconds }) => milliseconds),
  };
}
