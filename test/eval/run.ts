/** Reads labelled prompts one after the other, and takes the time of each. */
import { cpuUsage } from 'node:process';
import type { Brief } from '../../src/generation/brief.js';
import { GENRES } from '../../src/generation/design.js';
import { readPrompt, warmReader } from '../../src/generation/read-prompt.js';
import { reader } from '../../src/generation/reader/index.js';
import type { Label } from './label.js';
import { scoreOf, type Score } from './score.js';

/** What a prompt says may not depend on chance: any seed does. */
const SEED = 7;

export interface Run {
  readonly scores: readonly Score[];
  /** milliseconds of processor that each prompt took, which hold on a busy machine; word lists are loaded before */
  readonly milliseconds: readonly number[];
}

/** Every kind counts as one that can be made. `onBrief` is shown what was read of each prompt, outside the time taken. */
export function run(labels: readonly Label[], onBrief?: (prompt: string, brief: Brief) => void): Run {
  for (const language of new Set(labels.map((label) => label.language))) warmReader(language);
  const scores: Score[] = [];
  const milliseconds: number[] = [];
  for (const label of labels) {
    const start = cpuUsage();
    const brief = reader.read({ prompt: label.prompt });
    const design = readPrompt({ prompt: label.prompt, seed: SEED, supported: GENRES, brief });
    const { user, system } = cpuUsage(start);
    milliseconds.push((user + system) / 1000);
    onBrief?.(label.prompt, brief);
    scores.push(scoreOf(label, design));
  }
  return { scores, milliseconds };
}

/** The value below which `share` of the values lie; 0 for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
