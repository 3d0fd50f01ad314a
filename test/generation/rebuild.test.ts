/** A game made again of what the database keeps of it: the same bytes, or an error. */
import { describe, expect, test } from 'vitest';
import type { GameDesign } from '../../src/generation/design.js';
import { assemble } from '../../src/generation/package/assemble.js';
import { pictures } from '../../src/generation/package/pictures.js';
import { gameScript } from '../../src/generation/package/runtime.js';
import type { GenerationRequest, GenerationResult } from '../../src/generation/provider.types.js';
import { rebuildGame } from '../../src/generation/rebuild.js';
import { createGenerator } from '../../src/generation/router.js';
import { subSeed } from '../../src/generation/kit/random.js';
import { penguin } from './designs.js';

/** As PostgreSQL's jsonb gives it back: keys by their length, then by their bytes. */
function asKept(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asKept);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  entries.sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, asKept(part)]));
}

const kept = ({ type, design, manifest }: GenerationResult) => ({
  type,
  design: asKept(design) as GameDesign,
  manifest: asKept(manifest) as Record<string, unknown>,
});
const bytesOf = (files: GenerationResult['files']) => files.map(({ path, bytes }) => [path, bytes.toString()]);

describe('a game is made again, byte by byte', () => {
  const generator = createGenerator();
  const context = { signal: new AbortController().signal, report: () => undefined };
  const make = (request: Partial<GenerationRequest>) =>
    generator.generate(
      { prompt: 'a penguin platformer', mode: 'quick_html', intent: 'auto', assetMode: 'auto', seed: 7, ...request },
      context,
    );

  test.each([
    ['ein Drache im Weltraum mit drei Leben, Titel "Ümläut </script>"', 'quick_html', 'auto'],
    ['breakout with candy bricks at night', 'game_bundle', 'library'],
    ['a maze with a stapler as the hero, 2 minutes', 'quick_html', 'procedural'],
    ['snake 🐍 in the snow', 'game_bundle', 'none'],
    ['忍者のシューティング', 'quick_html', 'generated'],
  ] as const)('%s', async (prompt, mode, assetMode) => {
    const made = await make({ prompt, mode, assetMode });
    expect(bytesOf(await rebuildGame(kept(made)))).toEqual(bytesOf(made.files));
    const revised = await make({
      prompt: 'faster, and at night',
      mode,
      intent: 'edit',
      parentDesign: asKept(made.design) as GameDesign,
    });
    expect(bytesOf(await rebuildGame(kept(revised)))).toEqual(bytesOf(revised.files));
  });

  test('with the levels of the try that was delivered', async () => {
    const tries = [[0, 0], [1, 0], [2, 1], [3, 2], [4, 3], [5, 3]] as const; // prettier-ignore
    const script = await gameScript(penguin.genre, penguin.theme.id);
    for (const [reseed, ease] of tries) {
      const seed = reseed === 0 ? penguin.seed : subSeed(penguin.seed, `try ${reseed}`);
      const made = assemble({
        data: { design: penguin, seed, ease, pictures: pictures(penguin) },
        script,
        mode: 'quick_html',
        playability: { verdict: 'pass', checks: [] },
        provider: 'composer',
        model: null,
      });
      expect([reseed, bytesOf(await rebuildGame(kept(made)))]).toEqual([reseed, bytesOf(made.files)]);
    }
  });
});

test('what is no design of ours, or of no try, is refused with a sentence', async () => {
  const manifest = { levelSeed: penguin.seed };
  for (const design of [{}, null, { title: 'x' }, { ...penguin, v: 2 }])
    await expect(rebuildGame({ type: 'html', design, manifest })).rejects.toThrow(/know its design\.$/u);
  for (const levelSeed of [undefined, null, 'x', penguin.seed + 1])
    await expect(rebuildGame({ type: 'html', design: penguin, manifest: { levelSeed } })).rejects.toThrow(
      /^Its manifest does not say/u,
    );
});
