/** A bundle: every file told and hashed, the same bytes for the same design, names that the artifact store takes, texts that break out of nothing. */
import { createHash } from 'node:crypto';
import { Script, createContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { stageArtifact } from '../../src/artifacts/stage.js';
import type { ArtifactStore } from '../../src/artifacts/store.js';
import { gameDesignSchema, type GameDesign } from '../../src/generation/design.js';
import type { BundleFile } from '../../src/generation/package/bundle.js';
import { composeDesign } from '../../src/generation/providers/composer.js';
import { designLike, penguin } from './designs.js';

const bundle = (design: GameDesign) =>
  composeDesign(design, 'game_bundle', { signal: new AbortController().signal, report: () => {} });
const text = (files: readonly { path: string; bytes: Buffer }[], path: string): string =>
  files.find((file) => file.path === path)?.bytes.toString() ?? '';

describe('bundle', () => {
  it('lists every other file with its hash, size, type and role', async () => {
    const { files, manifest, type, entryPath } = await bundle(penguin);
    expect([type, entryPath]).toEqual(['bundle', 'index.html']);
    const written = JSON.parse(text(files, 'manifest.json')) as { files: BundleFile[] };
    expect(written).toEqual(JSON.parse(JSON.stringify(manifest)));
    for (const key of ['title', 'entry', 'controls', 'seed', 'engine', 'licences', 'reading'])
      expect(written).toHaveProperty(key);
    expect(written.files).toEqual(
      files
        .filter((file) => file.path !== 'manifest.json')
        .map(({ path, contentType, role, bytes }) => ({
          path,
          sha256: createHash('sha256').update(bytes).digest('hex'),
          bytes: bytes.length,
          contentType,
          role,
        })),
    );
    expect(files.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'index.html',
        'game.js',
        'design.js',
        'assets.js',
        'assets/penguin.svg',
        'design.json',
        'LICENSES.txt',
        'README.txt',
        'manifest.json',
      ]),
    );
  });

  it('is what the artifact store takes, and its design is one', async () => {
    const result = await bundle(
      designLike(penguin, {
        cast: { ...penguin.cast, hero: { name: 'robot', sprite: 'mask:robot', traits: [], from: 'prompt' } },
      }),
    );
    const put = new Map<string, number>();
    const store = {
      async put(sha256: string, bytes: Buffer | NodeJS.ReadableStream) {
        put.set(sha256, Buffer.isBuffer(bytes) ? bytes.length : -1);
      },
    } as unknown as ArtifactStore;
    const staged = await stageArtifact(store, result);
    expect(staged.files).toHaveLength(result.files.length);
    expect(staged.files.map(({ contentType }) => contentType)).toEqual(
      result.files.map(({ contentType }) => contentType),
    );
    expect(text(result.files, 'assets/mask-robot.svg')).toContain('<svg');
    expect(gameDesignSchema.parse(JSON.parse(text(result.files, 'design.json')))).toEqual(result.design);
  });

  it('is the same bytes for the same design', async () => {
    const [a, b] = [await bundle(penguin), await bundle(penguin)];
    expect(a.files.map(({ bytes }) => bytes.toString())).toEqual(b.files.map(({ bytes }) => bytes.toString()));
  });

  it('keeps hostile texts as texts', async () => {
    const evil = `</title><script>alert(1)</script>"'&\\`;
    const design = designLike(penguin, { title: evil, tagline: evil, texts: { ...penguin.texts, goal: evil } });
    const { files } = await bundle(design);
    const page = text(files, 'index.html');
    expect(page.match(/<script/gu)).toHaveLength(3);
    expect(page).not.toContain('alert(1)</script>');
    const context = createContext({});
    new Script(text(files, 'design.js') + text(files, 'assets.js')).runInContext(context);
    const game = context['__GAME__'] as { design: GameDesign; pictures: Record<string, { svg: string }> };
    expect(game.design.texts.goal).toBe(design.texts.goal);
    expect(decodeURIComponent(game.pictures['penguin']?.svg ?? '')).toContain(text(files, 'assets/penguin.svg').trim());
  });
});
