/** The reader keeps what it scores on the labelled prompts: `npm run eval` prints the table, `floors.json` holds the floors. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parseBrief, type Brief, type BriefSpan } from '../../src/generation/brief.js';
import { fallen, readFloors } from './floors.js';
import { readLabels } from './labels.js';
import { run } from './run.js';
import { linesOf, tableText } from './table.js';

/** Of all texts that are labelled, the part that may be passed over in silence. */
const MOST_UNTOLD = 0.15;

/** Every span of a brief, wherever it is. */
function spansIn(value: unknown): BriefSpan[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('start' in value && 'end' in value) return [value as BriefSpan];
  return Object.values(value).flatMap(spansIn);
}

const isValid = (prompt: string, brief: Brief): boolean =>
  isDeepStrictEqual(parseBrief(JSON.parse(JSON.stringify(brief))), brief) &&
  spansIn(brief).every(
    ({ start, end, text }) => text === prompt.slice(start, Math.min(end, start + 160)).toWellFormed(),
  );

describe('what the reader makes of the labelled prompts', () => {
  const floors = readFloors();
  const invalid: string[] = [];
  const { scores } = run(readLabels(), (prompt, brief) => {
    if (!isValid(prompt, brief)) invalid.push(prompt);
  });
  const lines = linesOf(scores);
  const texts = scores.reduce((sum, { label: { literals } }) => {
    const { title, names = [], messages = [] } = literals;
    return sum + Number(title !== undefined) + names.length + messages.length;
  }, 0);
  const kept = lines.filter(({ group, name }) => `${group} ${name}` in floors);

  it('is a valid brief of each, and every span is of its prompt', () => expect(invalid).toEqual([]));

  it('is measured for every line that has floors', () =>
    expect(kept.map(({ group, name }) => `${group} ${name}`).sort()).toEqual(Object.keys(floors).sort()));

  it('uses or tells every number and every key that is typed', () =>
    expect(scores.flatMap(({ label, untold }) => untold.map((number) => `${label.id}: ${number}`))).toEqual([]));

  it('has or tells every thing that is understood to be in the game', () =>
    expect(scores.flatMap(({ label, untoldThings }) => untoldThings.map((word) => `${label.id}: ${word}`))).toEqual(
      [],
    ));

  // each is a text that was read as no text at all: the fewer the better
  it('shows or tells all but a few texts to the letter', () =>
    expect(scores.flatMap(({ untoldTexts }) => untoldTexts).length).toBeLessThanOrEqual(texts * MOST_UNTOLD));

  it.each(kept.map((line) => [`${line.group} ${line.name}`, line] as const))('%s', (_name, line) => {
    const found = fallen(line, floors);
    // a fall is told with the line of the table under its heads
    expect(found.length > 0 ? [...found, ...tableText([line]).split('\n')] : []).toEqual([]);
  });
});
