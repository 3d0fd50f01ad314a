/** What the page suggests must do what it says: each idea is read by the reader that will read it. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../src/generation/design.js';
import { readRequest } from '../../src/generation/revise/index.js';
import { readingOf } from '../../src/generation/reading.js';
import { game } from '../../src/studio/web/messages/run.en.js';
import { penguin } from '../generation/designs.js';

const read = (prompt: string) =>
  readingOf(readRequest({ prompt, seed: 1, supported: GENRES, parentDesign: penguin, intent: 'auto' }));

describe('an idea of the page', () => {
  it.each(GENRES.filter((kind) => kind !== penguin.genre))('remixes into %s', (kind) => {
    const reading = read(game.change.asKind(kind));
    expect({ prompt: game.change.asKind(kind), kind: reading.kind, intent: reading.intent }).toEqual({
      prompt: game.change.asKind(kind),
      kind,
      intent: 'remix',
    });
  });

  it.each([...game.change.chips])('%s: changes something, and nothing of it is ignored', (idea) => {
    const { intent, changes, ignored } = read(idea);
    expect({ intent, ignored }).toEqual({ intent: 'edit', ignored: [] });
    expect(changes).not.toEqual([]);
  });
});
