import { describe, expect, test } from 'vitest';
import { KINDS, supported } from '../../../src/generation/genres/index.js';
import type { GameDesign, Genre } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { readRequest } from '../../../src/generation/revise/index.js';
import { KNOWN, PARENTS, UNSEEN, UNSEEN_TOO } from './wishes.js';

const kinds = supported().map(({ genre }) => genre);
const kept = (genre: Genre) => KINDS[genre]?.kind.rules ?? [];
const parents = new Map<string, GameDesign>();
function parentOf(lang: string): GameDesign {
  const known = parents.get(lang) ?? readPrompt({ prompt: PARENTS[lang]!, seed: 7, supported: kinds });
  parents.set(lang, known);
  return known;
}

/** What another change brings with it. */
const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  theme: ['scenery', 'obstacle', 'goal', 'weather', 'time', 'tempo', 'title'],
  mood: ['tempo'],
  fast: ['tempo'],
  slow: ['tempo'],
  hero: ['title'],
  enemy: ['title'],
  item: ['title'],
  kind: ['title', 'projectile', 'goal'],
  language: ['title'],
};

/** What is missing or too much; empty where the wish was read as told. */
function faults(line: string): string[] {
  const [lang = '', taken, wish = '', wanted = ''] = line.split(' | ').map((cell) => cell.trim());
  const design = readRequest({
    prompt: wish,
    seed: 9,
    supported: kinds,
    intent: 'auto',
    parentDesign: parentOf(lang),
    kept,
  });
  const { intent = 'create', changes = [] } = design.revision ?? {};
  const out = intent === taken ? [] : [`taken as ${intent}, not ${taken}`];
  if (wanted === '=') return out;
  const wants = wanted.split(', ').map((want) => {
    const [what = '', value] = want.split('=');
    const [from, to] = value?.includes('>') ? value.split('>') : [undefined, value];
    return { what, from, to };
  });
  for (const { what, from, to } of wants) {
    const found = changes.some(
      (change) =>
        change.what === what &&
        (from === undefined || change.from === from) &&
        (to === undefined || (to === '-' ? change.to === null : change.to === to)),
    );
    if (!found) out.push(`no ${what} ${from ?? ''}→${to ?? ''}`);
  }
  const allowed = new Set(wants.flatMap(({ what }) => [what, ...(FOLLOWS[what] ?? [])]));
  for (const { what, from, to } of changes) if (!allowed.has(what)) out.push(`${what} ${from}→${to} was not asked for`);
  return out;
}

const lines = (table: string) => table.trim().split('\n');

describe('wishes in nine languages', () => {
  test.each(lines(KNOWN))('%s', (line) => {
    expect(faults(line)).toEqual([]);
  });
  test.each([...lines(UNSEEN), ...lines(UNSEEN_TOO)])('%s', (line) => {
    expect(faults(line)).toEqual([]);
  });
});
