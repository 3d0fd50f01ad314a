import { expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { pursuitOf } from '../../../src/generation/filling/pursuit.js';
import { SPEECHES } from '../../../src/generation/genres/speeches.js';
import { TEXT_LANGUAGES, textsOf } from '../../../src/generation/texts/texts-of.js';

const pursuits = Object.keys(textsOf('en').taglines);

it('has no line that no game says', () => {
  const said = GENRES.flatMap((kind) =>
    [true, false].flatMap((peaceful) =>
      SPEECHES[kind].goals.flatMap(({ line, when }) =>
        (when?.mode ?? ['plain' as const]).map((mode) =>
          pursuitOf(kind, mode, line, (rule) => peaceful && rule === 'noEnemies'),
        ),
      ),
    ),
  );
  expect([...new Set(said)].toSorted()).toEqual(pursuits.toSorted());
});

it.each(TEXT_LANGUAGES)('says something else of each in %s, in one line', (lang) => {
  const lines = Object.values(textsOf(lang).taglines);
  expect(new Set(lines).size).toBe(lines.length);
  for (const line of lines) {
    expect(line).toMatch(/[.!?。！？।؟]$/u);
    expect([...line].length).toBeLessThanOrEqual(90);
  }
});

it('does not warn of shots where nobody shoots', () => {
  const line = (rules: readonly string[]) => pursuitOf('shmup', 'plain', 'survive', (rule) => rules.includes(rule));
  expect([line([]), line(['noEnemies'])]).toEqual(['shoot', 'gather']);
});
