/** Games that were made before a design had a mode are still the same ones: when their files are made again, and when they are changed. */
import { describe, expect, test } from 'vitest';
import type { GameDesign, Genre } from '../../src/generation/design.js';
import { KINDS, supported } from '../../src/generation/genres/index.js';
import { keptDesign } from '../../src/generation/kept-design.js';
import { rebuildGame } from '../../src/generation/rebuild.js';
import { readRequest } from '../../src/generation/revise/index.js';
import { playedMode } from '../../src/generation/filling/modes.js';
import { designOf } from './genres/playing.js';

const kinds = supported().map(({ genre }) => genre);
const words = (genre: Genre, text: string): GameDesign['evidence'] => [
  { start: 0, end: text.length, text, as: 'kind', value: genre },
];

const GAMES: readonly (readonly [Genre, string, GameDesign['mode']])[] = [
  ['duel', 'pong', 'court'],
  ['duel', 'сумо', 'ring'],
  ['duel', 'Boxkampf', 'fight'],
  ['aim_physics', 'mini golf', 'golf'],
  ['aim_physics', 'bow and arrow', 'archery'],
  ['aim_physics', 'slingshot', 'targets'],
  ['reaction', 'fruit slicing', 'slice'],
  ['reaction', 'whack-a-mole', 'holes'],
  ['reaction', 'fishing game', 'fish'],
  ['reaction', 'traffic light', 'lamp'],
  ['quiz', 'typing game', 'typing'],
  ['quiz', 'Hauptstädte', 'capitals'],
  ['quiz', 'capitals of Europe', 'capitals_europe'],
  ['quiz', 'capitales de américa', 'capitals_america'],
  ['quiz', 'math quiz', 'sums'],
  ['quiz', 'vocabulary', 'words'],
  ['maze', 'stealth', 'stealth'],
  ['shmup', 'space invaders', 'formation'],
];

describe.each(GAMES)('a kept %s of "%s"', (genre, text, mode) => {
  test('has its mode, by its own words or by those that it continues', () => {
    const night = { start: 0, end: 5, text: 'night', as: 'time', value: 'night' };
    const first = designOf(genre, [], { evidence: words(genre, text) });
    const later = { ...designOf(genre, [], { evidence: [night] }), heard: [{ text, as: 'kind' }] };
    expect([first, later].map((design) => keptDesign(design)?.mode)).toEqual([mode, mode]);
    expect(keptDesign(later)).not.toHaveProperty('heard');
  });

  test('is that still when it is changed', () => {
    for (const seed of [7, 8, 9]) {
      const parentDesign = designOf(genre, [], { seed, evidence: words(genre, text) });
      const night = readRequest({ prompt: 'make it night', seed, supported: kinds, parentDesign });
      expect([night.genre, night.mode, playedMode(night)]).toEqual([
        genre,
        mode,
        playedMode({ ...parentDesign, mode }),
      ]);
    }
  });
});

test('a kept game without a word of its mode is its kind’s plain game, and one with a mode keeps it', () => {
  for (const genre of Object.keys(KINDS) as Genre[])
    expect(keptDesign(designOf(genre, [], { evidence: [] }))?.mode).toBeUndefined();
  expect(keptDesign(designOf('duel', [], { mode: 'ring', evidence: words('duel', 'pong') }))?.mode).toBe('ring');
});

test('the files of a kept game are made with its mode', async () => {
  const design = designOf('duel', [], { evidence: words('duel', 'pong') });
  const files = await rebuildGame({ type: 'html', design, manifest: { levelSeed: design.seed } });
  expect(files[0]?.bytes.toString()).toContain('"mode":"court"');
});

test.each(['{}', '{"mode":"court"}', 'null', '"pong"'])('%s is no design', (kept) =>
  expect(keptDesign(JSON.parse(kept))).toBeUndefined(),
);
