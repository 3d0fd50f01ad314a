/** Damaged content found among all that rows name, and made again. */
import { createHash } from 'node:crypto';
import { rm, stat, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { StagedArtifact } from '../../src/artifacts/artifacts.model.js';
import {
  damagedContents,
  type CheckedCounts,
  type DamagedArtifact,
  type DamagedPicture,
} from '../../src/artifacts/check-store.js';
import { rebuildArtifact } from '../../src/artifacts/rebuild-content.js';
import { composeDesign } from '../../src/generation/providers/composer.js';
import type { GenerationResult, Mode } from '../../src/generation/provider.types.js';
import { penguin } from '../generation/designs.js';
import { DAMAGES, fileOf, flip } from './damage.js';
import { bundleResult, file, htmlResult } from './results.js';
import { storedBytes, withWorld, type World } from './world.js';

const compose = (mode: Mode) =>
  composeDesign(penguin, mode, { signal: new AbortController().signal, report: () => undefined });

type Found = DamagedArtifact | DamagedPicture;

async function check({ database, store }: World): Promise<{ found: Found[]; counts: CheckedCounts }> {
  const pass = damagedContents({ db: database.pool, store });
  const found: Found[] = [];
  for (;;) {
    const step = await pass.next();
    if (step.done) return { found, counts: step.value };
    found.push(step.value);
  }
}

/** Rebuilds what is found, on the way; the reasons for what stays damaged. */
async function rebuild({ database, store }: World): Promise<string[]> {
  const reasons: string[] = [];
  for await (const found of damagedContents({ db: database.pool, store })) {
    if (found.kind === 'picture') continue;
    reasons.push(...(await rebuildArtifact({ db: database.pool, store }, found)).reasons);
  }
  return reasons;
}

const hashOf = ({ files }: StagedArtifact, path: string) => files.find((each) => each.path === path)!.sha256;

describe('the check', () => {
  it.each(DAMAGES)('finds $name, whose it is and what is wrong', ({ reason, hurt }) =>
    withWorld(async (world) => {
      const { addUser, addArtifact, dir, store, database } = world;
      const owner = await addUser();
      const html = await addArtifact(owner, htmlResult('<!doctype html>one'));
      const same = await addArtifact(owner, htmlResult('<!doctype html>one'));
      const bundle = await addArtifact(owner, bundleResult([file('a.js', 'play()', 'text/javascript')]));
      await addArtifact(owner, htmlResult('<!doctype html>two'));
      const picture = Buffer.from('a picture');
      const key = createHash('sha256').update(picture).digest('hex');
      await store.put(key, picture);
      await database.pool.query('insert into pictures (key, sha256, size_bytes) values ($1, $1, 9)', [key]);
      expect(await check(world)).toEqual({ found: [], counts: { artifacts: 4, pictures: 1 } });

      const hurtFiles = [html.record.sha256, hashOf(bundle, 'a.js'), bundle.record.sha256, key];
      for (const sha256 of hurtFiles) await hurt(fileOf(dir, sha256));
      const { found, counts } = await check(world);
      expect(counts).toEqual({ artifacts: 4, pictures: 1 });
      const { rows } = await database.pool.query<{ id: string; run_id: string }>('select id, run_id from artifacts');
      const runOf = (id: string) => rows.find((row) => row.id === id)!.run_id;
      const content = (path: string | null, sha256: string) =>
        expect.objectContaining({ path, sha256, damage: expect.objectContaining({ reason }) }) as unknown;
      const artifact = ({ record: { id } }: StagedArtifact, ...contents: unknown[]) => ({
        kind: 'artifact',
        id,
        runId: runOf(id),
        contents,
      });
      expect(found).toEqual([
        artifact(html, content('index.html', html.record.sha256)),
        artifact(same, content('index.html', html.record.sha256)),
        artifact(bundle, content('a.js', hashOf(bundle, 'a.js')), content(null, bundle.record.sha256)),
        { kind: 'picture', key, contents: [content(null, key)] },
      ]);
    }),
  );

  it('goes on page by page, and stops when it is told to', () =>
    withWorld(async (world) => {
      const { addUser, addArtifact, dir, database, store } = world;
      const owner = await addUser();
      const all: StagedArtifact[] = [];
      for (let i = 0; i < 45; i += 1) all.push(await addArtifact(owner, htmlResult(`<!doctype html>${i}`)));
      for (const i of [0, 19, 20, 44]) await rm(fileOf(dir, all[i]!.record.sha256));
      const { found, counts } = await check(world);
      expect(counts).toEqual({ artifacts: 45, pictures: 0 });
      expect(found.map((one) => one.kind === 'artifact' && one.id)).toEqual(
        [0, 19, 20, 44].map((i) => all[i]!.record.id),
      );
      const stop = new AbortController();
      const percents: number[] = [];
      const pass = damagedContents({
        db: database.pool,
        store,
        signal: stop.signal,
        onProgress: (percent) => percents.push(percent),
      });
      await pass.next();
      stop.abort();
      expect(await pass.next()).toEqual({ done: true, value: { artifacts: 1, pictures: 0 } });
      expect(percents).toEqual([2]);
    }));
});

describe('a rebuild', () => {
  it.each(DAMAGES)('makes a composed page and bundle again ($name)', ({ hurt }) =>
    withWorld(async (world) => {
      const { addUser, addArtifact, artifacts, dir, store } = world;
      const owner = await addUser();
      const html = await addArtifact(owner, await compose('quick_html'));
      const bundle = await addArtifact(owner, await compose('game_bundle'));
      const single = await artifacts.createSingleFile(owner, bundle.record.id);
      const files = [html, bundle].flatMap((artifact) => artifact.files.map(({ sha256 }) => sha256));
      for (const lost of [
        [html.record.sha256],
        // of the zip
        [hashOf(bundle, 'game.js'), hashOf(bundle, 'manifest.json')],
        // of the files
        [bundle.record.sha256],
        // of the design
        [hashOf(bundle, 'game.js'), bundle.record.sha256],
        // of the bundle
        [single.sha256],
        // nothing is left but the rows
        [...new Set([...files, bundle.record.sha256, single.sha256])],
      ]) {
        const before = await Promise.all(lost.map((sha256) => storedBytes(store, sha256)));
        for (const sha256 of lost) await hurt(fileOf(dir, sha256));
        expect((await check(world)).found).not.toEqual([]);
        expect(await rebuild(world)).toEqual([]);
        expect(await Promise.all(lost.map((sha256) => storedBytes(store, sha256)))).toEqual(before);
        expect((await check(world)).found).toEqual([]);
      }
    }),
  );

  it('keeps nothing that has not the recorded hash, and says why', () =>
    withWorld(async (world) => {
      const { addUser, addArtifact, artifacts, dir, database } = world;
      const owner = await addUser();
      const composed = await compose('quick_html');
      const [page] = composed.files;
      // as another version of the program packed it
      const bytes = Buffer.concat([page!.bytes, Buffer.from('<!-- 0.0.9 -->')]);
      const older = await addArtifact(owner, { ...composed, files: [{ ...page!, bytes }] });
      const foreign = await addArtifact(owner, htmlResult());
      const bundle = await addArtifact(owner, bundleResult([file('a.js', 'play()', 'text/javascript')]));
      const single = await artifacts.createSingleFile(owner, bundle.record.id);
      await flip(fileOf(dir, older.record.sha256));
      for (const sha256 of [foreign.record.sha256, single.sha256, bundle.record.sha256, hashOf(bundle, 'index.html')])
        await rm(fileOf(dir, sha256));
      const damagedBefore = (await check(world)).found.length;
      expect(await rebuild(world)).toEqual([
        'What is kept of it gives other bytes now: another version of the program, or another generator, made it.',
        'This version of the program doesn’t know its design.',
        'This version of the program doesn’t know its design.',
        'The bundle that it was made of is damaged too.',
      ]);
      expect((await check(world)).found).toHaveLength(damagedBefore);
      // the damaged bytes are still there, for whoever wants to look at them
      expect((await stat(fileOf(dir, older.record.sha256))).size).toBe(bytes.length);
      await expect(stat(fileOf(dir, foreign.record.sha256))).rejects.toMatchObject({ code: 'ENOENT' });

      const gone = (await check(world)).found[0] as DamagedArtifact;
      await database.pool.query('delete from artifacts where id = $1', [gone.id]);
      expect(await rebuildArtifact({ db: database.pool, store: world.store }, gone)).toMatchObject({
        reasons: ['The artifact has been removed.'],
      });
    }));

  it('of a foreign bundle takes each file from its whole zip, and the zip from its whole files', () =>
    withWorld(async (world) => {
      const { addUser, addArtifact, dir } = world;
      const game: GenerationResult = bundleResult([file('a.js', 'play()', 'text/javascript'), file('empty.txt', '')]);
      const bundle = await addArtifact(await addUser(), game);
      for (const sha256 of bundle.files.map((each) => each.sha256)) await writeFile(fileOf(dir, sha256), 'other bytes');
      expect(await rebuild(world)).toEqual([]);
      expect((await check(world)).found).toEqual([]);
      await writeFile(fileOf(dir, bundle.record.sha256), '');
      expect(await rebuild(world)).toEqual([]);
      expect((await check(world)).found).toEqual([]);
    }));
});
