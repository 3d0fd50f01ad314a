/** What the page suggests must do what it says: each idea is read by the reader that will read it. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../src/generation/design.js';
import { readRequest } from '../../src/generation/revise/index.js';
import { readingOf } from '../../src/generation/reading.js';
import type { ReadingPartsFragment } from '../../src/studio/web/generated/operations.js';
import { IDEAS, ideasFor } from '../../src/studio/web/runs/ideas.js';
import { loaders } from '../../src/studio/web/messages/languages.js';
import { game } from '../../src/studio/web/messages/run.en.js';
import { penguin } from '../generation/designs.js';

const change = (prompt: string, parentDesign = penguin) =>
  readRequest({ prompt, seed: 1, supported: GENRES, parentDesign, intent: 'auto' });
const read = (prompt: string) => readingOf(change(prompt));

describe('an idea of the page', () => {
  it.each(GENRES.filter((kind) => kind !== penguin.genre))('remixes into %s', (kind) => {
    const reading = read(game.change.asKind(kind));
    expect({ prompt: game.change.asKind(kind), kind: reading.kind, intent: reading.intent }).toEqual({
      prompt: game.change.asKind(kind),
      kind,
      intent: 'remix',
    });
  });

  it.each(Object.values(game.change.chips))('%s: changes something, and nothing of it is ignored', (idea) => {
    const { intent, changes, ignored } = read(idea);
    expect({ intent, ignored }).toEqual({ intent: 'edit', ignored: [] });
    expect(changes).not.toEqual([]);
  });

  it.each(IDEAS)('%s is offered for as long as it changes something', (idea) => {
    const words = game.change.chips[idea];
    let design = penguin;
    for (let turn = 0; turn < 4; turn += 1) {
      const next = change(words, design);
      const changes = readingOf(next).changes.length > 0;
      const plain = readingOf(design);
      const rules = plain.rules.map((rule) => ({ ...rule, name: rule.rule }));
      // as the interface tells it, whose lists are those of a design
      const reading = { ...plain, choices: plain, rules, evidence: [], ignored: [] } as unknown as ReadingPartsFragment;
      expect([turn, ideasFor(reading).includes(idea)]).toEqual([turn, changes]);
      design = next;
    }
  });
});

/** What no reading of the language takes for that kind yet. */
const UNREAD: Readonly<Record<string, readonly string[]>> = {
  nl: ['hoops', 'bowling'],
  pl: ['bowling'],
  tr: ['bowling'],
  uk: ['bowling'],
  hi: ['bowling'],
  id: ['bowling'],
  ar: ['tank_battle', 'virtual_pet'],
};

describe('an idea of the page in another language', () => {
  it.each(Object.keys(loaders) as (keyof typeof loaders)[])('%s: is read as what it says', async (lang) => {
    const { chips, asKind } = (await loaders[lang]()).game.change;
    const parent = { ...penguin, lang };
    for (const idea of Object.values(chips)) {
      const { intent, changes, ignored } = readingOf(change(idea, parent));
      expect([idea, intent, ignored, changes.length > 0]).toEqual([idea, 'edit', [], true]);
    }
    for (const kind of GENRES) {
      if (kind === penguin.genre || UNREAD[lang]?.includes(kind)) continue;
      const { intent, kind: read } = readingOf(change(asKind(kind), parent));
      expect([asKind(kind), intent, read]).toEqual([asKind(kind), 'remix', kind]);
    }
  });
});
