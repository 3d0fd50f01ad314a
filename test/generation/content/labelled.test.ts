/**
 * What teachers type, labelled before it was run: as prompts/labelled/README.md says, with what is to be learnt beside. `kept: false`: the kind has no slot.
 * Prompts of the other labels train the reader; these do not.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { labelFileSchema } from '../../eval/label.js';
import { supported } from '../../../src/generation/genres/index.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const contentSchema = z.strictObject({
  topic: z.string(),
  tables: z.array(z.int()).optional(),
  upTo: z.int().optional(),
  region: z.string().optional(),
  /** so many pairs or rows */
  pairs: z.int().optional(),
  rows: z.int().optional(),
  kept: z.literal(false).optional(),
});
const raw = JSON.parse(readFileSync(new URL('prompts/tutor.json', import.meta.url), 'utf8')) as {
  author: string;
  prompts: Record<string, unknown>[];
};
const contents = raw.prompts.map(({ content }) => contentSchema.parse(content));
const { prompts } = labelFileSchema.parse({
  ...raw,
  prompts: raw.prompts.map(({ content: _content, ...label }) => label),
});
const genres = supported().map(({ genre }) => genre);

const read = prompts.map((label, at) => {
  const design = readPrompt({ prompt: label.prompt, seed: 7, supported: genres });
  const want = contents[at] as z.infer<typeof contentSchema>;
  const said = design.brief?.['content'] as Record<string, unknown> | undefined;
  const topic = said?.['topic'] ?? design.content?.topic;
  const same = (key: 'tables' | 'upTo' | 'region'): boolean =>
    JSON.stringify(said?.[key]) === JSON.stringify(want[key]);
  const rows = want.pairs ?? want.rows;
  return {
    id: label.id,
    language: design.lang === label.language,
    kind: label.exact.includes(design.genre),
    topic: topic === want.topic,
    numbers: same('tables') && same('upTo') && same('region'),
    rows: rows === undefined || design.content?.rows.length === rows,
    asked: (design.content !== undefined || design.questions !== undefined) === (want.kept ?? true),
    told:
      topic === 'spelling' || design.asks.some(({ outcome }) => outcome === ((want.kept ?? true) ? 'kept' : 'dropped')),
  };
});

describe('prompts of teachers', () => {
  it('are of at least six languages', () => {
    expect(new Set(prompts.map(({ language }) => language)).size).toBeGreaterThanOrEqual(6);
  });
  it.each([
    ['language', 0],
    // "space shoter"
    ['kind', 1],
    ['topic', 0],
    ['numbers', 0],
    ['rows', 0],
    ['asked', 0],
    ['told', 0],
  ] as const)('are read right: %s, all but %i', (what, most) => {
    const missed = read.filter((one) => !one[what]).map(({ id }) => id);
    expect(missed.slice(most), missed.join(', ')).toEqual([]);
  });
});
