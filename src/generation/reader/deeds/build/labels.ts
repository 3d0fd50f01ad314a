/** The labelled prompts as examples: what each says, and which answers are right for it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GENRES, type Genre } from '../../../design.js';
import { readAge } from '../../audience.js';
import { scoreKinds } from '../../kind.js';
import { readRules } from '../../rules.js';
import { withoutVerbs } from '../../verbs-alone.js';
import { readWords } from '../../words.js';
import { readMarked } from '../../meaning/build/marked.js';
import { ANSWERS, answerOf, type Answer } from '../answers.js';
import { featuresOf } from '../features.js';
import type { Example } from './train.js';

/** What a near kind weighs beside one that is asked for. */
const NEAR = 0.1;
/** A prompt for which no answer is right, only near ones. */
const ONLY_NEAR = 0.5;
/** A prompt that names its game says little of deeds. */
const NAMED = 0.5;

/** A name of this weight says the kind outright. */
const OUTRIGHT = 7;

const isKind = (id: string): id is Genre => (GENRES as readonly string[]).includes(id);

interface Labelled {
  readonly id: string;
  readonly prompt: string;
  readonly exact: readonly string[];
  readonly near: readonly string[];
}

/** One prompt as an example; undefined where no answer is right for it. */
export function exampleOf({ id, prompt, exact, near }: Labelled, whole = 1): Example | undefined {
  const right = new Map<number, number>();
  const add = (answer: Answer | undefined, share: number): void => {
    const at = answer === undefined ? -1 : ANSWERS.indexOf(answer);
    if (at >= 0) right.set(at, Math.max(right.get(at) ?? 0, share));
  };
  for (const one of exact) add(answerOf(one), 1);
  const known = right.size > 0;
  for (const one of near) add(answerOf(one), known ? NEAR / near.length : 1);
  const sum = [...right.values()].reduce((a, b) => a + b, 0);
  if (sum === 0) return undefined;
  for (const [at, share] of right) right.set(at, share / sum);
  const { normal, language, tokens, spans: all, roles: cast } = readWords(prompt);
  const spans = withoutVerbs(all, tokens, language);
  const names = spans.filter(
    ({ type, weight, named, exact: typed }) => type === 'kind' && typed && (named ? weight >= OUTRIGHT : weight >= 12),
  );
  const scores = scoreKinds(
    tokens,
    spans.filter((span) => !names.includes(span)),
    cast,
  );
  const { rules } = readRules(normal, tokens, spans, cast, language, undefined, readAge(normal, tokens));
  const told = featuresOf({ tokens, spans, cast, rules, language, scores }, names);
  const fair = known ? [...exact, ...near].filter(isKind) : [];
  return { id, ...told, right, fair, weight: whole * (known ? 1 : ONLY_NEAR) * (names.length > 0 ? NAMED : 1) };
}

interface File {
  readonly prompts: readonly (Omit<Labelled, 'prompt'> & { readonly prompt: unknown })[];
}

/** Prompts with the answer to them, one a line: written to be trained on alone. */
export function writtenExamples(folder: string): Example[] {
  const lines = ['deeds', 'marked'].flatMap((sub) => readMarked(path.join(folder, sub)));
  return lines.flatMap(({ id, answer, prompt }) => {
    if (answer === undefined) return [];
    if (answer !== 'free' && !answerOf(answer)) throw new Error(`${id}: ${answer} is no answer`);
    return exampleOf({ id, prompt, exact: [answer === 'free' ? '*' : answer], near: [] }) ?? [];
  });
}

/** The labelled prompts of a folder. */
export function labelledExamples(folder: string): Example[] {
  const labelled = path.join(folder, 'labelled');
  const files = existsSync(labelled) ? readdirSync(labelled).filter((name) => name.endsWith('.json')) : [];
  return files.toSorted().flatMap((name) => {
    const { prompts } = JSON.parse(readFileSync(path.join(labelled, name), 'utf8')) as File;
    return prompts.flatMap(({ prompt, ...label }) =>
      typeof prompt === 'string' ? (exampleOf({ ...label, prompt }) ?? []) : [],
    );
  });
}
