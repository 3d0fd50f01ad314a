import { describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { createPreviewTokens } from '../../src/artifacts/preview-tokens.js';
import { bundleResult, htmlResult } from './results.js';
import { BASE_URL, justRead, PREVIEW_KEY, withWorld } from './world.js';

describe('artifacts', () => {
  it("finds the viewer's own, and tells nothing of another's", async () => {
    await withWorld(async ({ artifacts, addUser, addArtifact }) => {
      const [owner, other] = [await addUser(), await addUser()];
      const one = await addArtifact(owner, htmlResult());
      const two = await addArtifact(owner, bundleResult());
      const foreign = await addArtifact(other, htmlResult());

      const found = await artifacts.find(owner, one.record.id);
      expect(found).toMatchObject({ ...one.record, userId: owner.user.id, parentArtifactId: null });
      expect(found?.createdAt).toBeInstanceOf(Date);
      expect(await artifacts.find(other, one.record.id)).toBeNull();
      for (const id of ['', 'x', "'", '\0', uuidv7(), `${one.record.id} `])
        expect(await artifacts.find(owner, id)).toBeNull();

      const many = await artifacts.findMany(owner, [
        two.record.id,
        foreign.record.id,
        'x',
        one.record.id,
        two.record.id,
      ]);
      expect(many.map((row) => row?.id ?? null)).toEqual([two.record.id, null, null, one.record.id, two.record.id]);
      expect(await artifacts.findMany(owner, [])).toEqual([]);
    });
  });

  it('issues tokens that live as long as asked', async () => {
    await withWorld(async ({ artifacts, addUser, addArtifact, database }) => {
      const [owner, other] = [await addUser(), await addUser()];
      const { record } = await addArtifact(owner, htmlResult());
      const { rows } = await database.pool.query<{ now: string }>('select now() as now');
      for (const [asked, seconds] of [
        [undefined, 3600],
        [null, 3600],
        [60, 60],
        [604_800, 604_800],
      ] as const) {
        const { token, expiresAt, url } = await artifacts.createPreviewToken(owner, record.id, asked);
        const left = (expiresAt.getTime() - Date.parse(rows[0]!.now)) / 1000;
        expect(left).toBeGreaterThan(seconds - 1);
        expect(left).toBeLessThan(seconds + 60);
        expect(url).toBe(`${BASE_URL}/api/game-artifacts/${record.id}/preview/~${token}/`);
        expect(createPreviewTokens([PREVIEW_KEY]).verify(token)).toEqual({
          artifactId: record.id,
          epoch: 0,
          expiresAt,
        });
      }
      for (const ttl of [0, 59, 604_801, 60.5, Number.NaN, -1])
        await expect(artifacts.createPreviewToken(owner, record.id, ttl)).rejects.toMatchObject({
          code: 'validation_failed',
          details: [{ path: 'ttlSeconds', code: 'out_of_range' }],
        });
      for (const id of ['x', uuidv7()])
        await expect(artifacts.createPreviewToken(owner, id)).rejects.toMatchObject({ code: 'artifact_not_found' });
      await expect(artifacts.createPreviewToken(other, record.id)).rejects.toMatchObject({
        code: 'artifact_not_found',
      });

      const read = (await artifacts.find(owner, record.id))!;
      const token = artifacts.previewToken(read);
      expect(token.url).toBe(`${BASE_URL}/api/game-artifacts/${record.id}/preview/~${token.token}/`);
      const left = (token.expiresAt.getTime() - read.now.getTime()) / 1000;
      expect(left).toBeGreaterThan(3599);
      expect(left).toBeLessThanOrEqual(3600);
      // three fields of an answer tell of one token
      expect(artifacts.previewToken(read)).toBe(token);
    });
  });

  it('revokes the tokens of one artifact, for its owner only', async () => {
    await withWorld(async ({ artifacts, addUser, addArtifact }) => {
      const [owner, other] = [await addUser(), await addUser()];
      const { record } = await addArtifact(owner, htmlResult());
      const kept = await addArtifact(owner, htmlResult());
      const before = await artifacts.createPreviewToken(owner, record.id);
      const elsewhere = artifacts.previewToken(justRead(kept.record));
      const open = (artifactId: string, token: string) => artifacts.authorisePreview({ artifactId, token });

      for (const id of ['x', uuidv7()])
        await expect(artifacts.revokePreviewTokens(owner, id)).rejects.toMatchObject({ code: 'artifact_not_found' });
      await expect(artifacts.revokePreviewTokens(other, record.id)).rejects.toMatchObject({
        code: 'artifact_not_found',
      });
      expect((await open(record.id, before.token)).artifact.id).toBe(record.id);

      await artifacts.revokePreviewTokens(owner, record.id);
      await expect(open(record.id, before.token)).rejects.toMatchObject({ code: 'preview_token_invalid' });
      const after = await artifacts.createPreviewToken(owner, record.id);
      expect((await open(record.id, after.token)).token?.expiresAt).toEqual(after.expiresAt);
      expect((await open(kept.record.id, elsewhere.token)).artifact.id).toBe(kept.record.id);

      await artifacts.revokePreviewTokens(owner, record.id);
      await expect(open(record.id, after.token)).rejects.toMatchObject({ code: 'preview_token_invalid' });
    });
  });

  it('gives URLs on the origin of previews where there is one', async () => {
    await withWorld(async ({ artifacts, addUser, addArtifact }) => {
      const { record } = await addArtifact(await addUser(), htmlResult());
      const token = artifacts.previewToken(justRead(record));
      expect(token.url).toBe(`https://play.test/api/game-artifacts/${record.id}/preview/~${token.token}/`);
      expect(artifacts.downloadUrl(record.id)).toBe(`${BASE_URL}/api/game-artifacts/${record.id}/download`);
    }, 'https://play.test');
  });

  it('never lets a row change', async () => {
    await withWorld(async ({ database, addUser, addArtifact }) => {
      const { record } = await addArtifact(await addUser(), bundleResult());
      for (const statement of ["update artifacts set title = 'x'", "update artifact_files set path = 'x'"])
        await expect(database.pool.query(statement)).rejects.toThrow(/append-only/u);
      const { rows } = await database.pool.query('select path from artifact_files where artifact_id = $1', [record.id]);
      expect(rows).toHaveLength(2);
    });
  });
});
