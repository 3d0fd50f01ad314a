/** Events of a brief have the words that say them, and know whether they are not to happen. */
import { expect, test } from 'vitest';
import { reader } from '../../../src/generation/reader/index.js';

const events = (prompt: string): string[] =>
  reader.read({ prompt }).events.map(({ deed, not, span }) => `${not ? 'not ' : ''}${deed}: ${span?.text}`);

test.each([
  // with the object beside it
  ['a girl grooms a horse', ['clean: grooms a horse']],
  ['ein Fuchs sammelt Pilze', ['take: sammelt Pilze']],
  ['女の子がにんじんを集める', ['take: にんじんを集める']],
  // a mark parts them
  ['a robot collects, slowly, stars', ['take: collects']],
  // one row a thing
  ['a bear eats honey and apples', ['eat: eats honey', 'eat: eats honey and apples']],
  ['a duck that must not eat bread', ['not eat: eat bread']],
])('%s', (prompt, lines) => {
  expect(events(prompt)).toEqual(lines);
});
