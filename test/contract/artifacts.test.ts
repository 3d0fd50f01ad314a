/** Specification, section 4, the rows of preview and download, and section 5, the preview's exception. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createGenerator } from '../../src/generation/router.js';
import type { TestUser } from '../helpers/app.js';
import { restDoor, send, type Caller } from './doors.js';
import { collect, openEvents } from './event-source.js';
import { useApp } from './shared-app.js';

const gateway = useApp();
const rest = restDoor(() => gateway.app);

interface Artifact {
  readonly id: string;
  readonly sha256: string;
  readonly sizeBytes: number;
  readonly contentType: string;
  readonly previewUrl: string;
  readonly previewToken: string;
  readonly downloadUrl: string;
}

async function makeArtifact(user: TestUser): Promise<Artifact> {
  const { id } = (await rest.createRun(user, { prompt: 'a snake' })).data;
  const events = await openEvents(`${await gateway.listen()}/api/studio/runs/${id}/events`, user.cookie);
  await gateway.withWorker(createGenerator(), () => collect(events));
  return (await rest.run(user, id)).data.artifact;
}

const get = (caller: Caller, url: string, headers: Readonly<Record<string, string>> = {}) =>
  send(gateway.app, caller, { method: 'GET', url, headers });

test('GET /api/game-artifacts/:id/download: the file itself, for its owner', async () => {
  const user = await gateway.signUp();
  const artifact = await makeArtifact(user);
  const response = await get(user, new URL(artifact.downloadUrl, 'http://localhost').pathname);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe(artifact.contentType);
  expect(response.headers['content-disposition']).toMatch(/^attachment; filename=/u);
  expect(response.rawPayload).toHaveLength(artifact.sizeBytes);
  expect(createHash('sha256').update(response.rawPayload).digest('hex')).toBe(artifact.sha256);
});

test('GET /api/game-artifacts/:id/preview: the game itself, by session or by a valid token, and isolated', async () => {
  const user = await gateway.signUp();
  const artifact = await makeArtifact(user);
  const path = `/api/game-artifacts/${artifact.id}/preview`;
  const other = await gateway.signUp();
  const token = artifact.previewToken;
  const ways: [string, Caller, string, Record<string, string>][] = [
    ['the owner’s session', user, path, {}],
    ['?token=', null, `${path}?token=${token}`, {}],
    ['X-Preview-Token', null, path, { 'x-preview-token': token }],
    ['the path', null, `${path}/~${token}/`, {}],
    ['a token, whoever is signed in', other, `${path}?token=${token}`, {}],
  ];
  for (const [name, caller, url, headers] of ways) {
    const response = await get(caller, url, headers);
    expect([name, response.statusCode]).toEqual([name, 200]);
    expect(response.headers['content-type']).toMatch(/^text\/html/u);
    const policy = String(response.headers['content-security-policy']);
    expect(policy).toMatch(/sandbox allow-scripts/u);
    expect(policy).not.toMatch(/allow-same-origin/u);
    expect(response.headers['set-cookie']).toBeUndefined();
  }
  expect((await get(null, path)).json().error.code).toBe('preview_token_invalid');
  expect((await get(other, path)).json().error.code).toBe('artifact_not_found');
});
