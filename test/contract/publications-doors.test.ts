/** Publications by one door: what REST leaves to its body and its headers, and what GraphQL alone has. */
import { describe, expect, test } from 'vitest';
import { openWakeups } from '../../src/db/wakeups.js';
import type { TestUser } from '../helpers/app.js';
import { graphqlDoor, restDoor, send } from './doors.js';
import { html, make, makeOne, newTitle, post } from './games.js';
import { useApp } from './shared-app.js';

const gateway = useApp();
const rest = restDoor(() => gateway.app);

describe('REST: what GraphQL says by its schema', () => {
  test('fields that are not known are ignored, at every level; seo is seoContent by another name', async () => {
    const { user, artifactId } = await makeOne(gateway);
    const seo = { metaTitle: 'Meta', faq: [{ question: 'q', answer: 'a', more: 1 }], more: { deep: [1] } };
    const { data } = await rest.publish(user, artifactId, post(newTitle(), { seo, more: 1, status: 'x', revision: 9 }));
    expect(data).toMatchObject({ revision: 1, status: 'published', seoContent: { metaTitle: 'Meta' } });
    expect(data.seoContent.faq).toEqual([{ question: 'q', answer: 'a' }]);
    const both = await rest.publish(user, artifactId, post('x', { seo, seoContent: { metaTitle: 'Other' } }));
    expect(both.data.seoContent).toMatchObject({ metaTitle: 'Other', faq: [] });
    const wrong = await rest.publish(user, artifactId, post('x', { seo: { metaTitle: 1 } }));
    expect(wrong.error?.details).toMatchObject([{ path: 'seo.metaTitle', code: 'wrong_type' }]);
  });

  test('a list is a list: one thing alone is not taken for it, as GraphQL has to', async () => {
    const { user, artifactId } = await makeOne(gateway);
    const seoContent = { keywords: 'arcade', faq: { question: 'q', answer: 'a' } };
    const body = { description: 'About it.', controls: 'Space', seoContent };
    const { status, code, error } = await rest.publish(user, artifactId, { ...body, title: 5 });
    expect([status, code]).toEqual([422, 'validation_failed']);
    expect(error?.details?.map((detail) => `${detail.path} ${detail.code}`).sort()).toEqual([
      'controls wrong_type',
      'seoContent.faq wrong_type',
      'seoContent.keywords wrong_type',
      'title wrong_type',
    ]);
    const alone = await rest.publish(user, artifactId, { ...body, title: 'T', seoContent: {} });
    expect(alone.error?.details).toEqual([
      { path: 'controls', code: 'wrong_type', message: 'Expected a list, got a value of type string.' },
    ]);
    // the specification of GraphQL, section 3.11, "Input Coercion"
    const coerced = await graphqlDoor(() => gateway.app).publish(user, artifactId, { ...body, title: newTitle() });
    expect(coerced.data).toMatchObject({ controls: ['Space'], seoContent: { keywords: ['arcade'] } });
  });

  test('a body that is no JSON object, is of another type or too large', async () => {
    const { user, artifactId } = await makeOne(gateway);
    const url = `/api/game-publications/${artifactId}`;
    const ask = async (payload: string, type = 'application/json') => {
      const headers = { cookie: user.cookie, 'content-type': type };
      const response = await gateway.app.inject({ method: 'POST', url, headers, payload });
      return [response.statusCode, response.json().error.code];
    };
    expect(await ask('{')).toEqual([422, 'malformed_json']);
    expect(await ask('')).toEqual([422, 'malformed_json']);
    expect(await ask('[]')).toEqual([422, 'validation_failed']);
    expect(await ask('title=x', 'application/x-www-form-urlencoded')).toEqual([415, 'unsupported_media_type']);
    expect(await ask(JSON.stringify(post('x', { more: 'x'.repeat(400_000) })))).toEqual([413, 'payload_too_large']);
  });

  test('another site cannot publish or unpublish; other methods are 405', async () => {
    const { user, artifactId } = await makeOne(gateway);
    await rest.publish(user, artifactId, post(newTitle()));
    const url = `/api/game-publications/${artifactId}`;
    const headers = { origin: 'https://evil.test' };
    for (const request of [
      { method: 'POST', url, headers, body: post('x') },
      { method: 'DELETE', url, headers },
      { method: 'POST', url: `/api/game-artifacts/${artifactId}/single-file`, headers },
    ] as const) {
      const response = await send(gateway.app, user, request);
      expect([request.method, response.statusCode, response.json().error.code]).toEqual([
        request.method,
        403,
        'csrf_rejected',
      ]);
    }
    const put = await send(gateway.app, user, { method: 'PUT', url, body: post('x') });
    expect([put.statusCode, put.headers.allow]).toEqual([405, expect.stringMatching(/DELETE.*GET.*POST/u)]);
    expect((await rest.publication(user, artifactId)).data.revision).toBe(1);
  });
});

describe('GraphQL: what REST has no path for', () => {
  test('viewer.publications: the last one first, a page after the other, with their artifacts', async () => {
    const user = await gateway.signUp();
    const made = await make(gateway, user, html, 3);
    for (const { artifactId } of made) await rest.publish(user, artifactId, post(newTitle()));
    await rest.unpublish(user, made[1]!.artifactId);
    const query = `query ($after: String) { viewer { publications(first: 1, after: $after) {
      nodes { artifactId artifact { id publication { artifactId } } } pageInfo { hasNextPage endCursor }
    } } }`;
    const ask = async (caller: TestUser, after?: string) => {
      const response = await send(gateway.app, caller, {
        method: 'POST',
        url: '/graphql',
        body: { query, variables: { after } },
      });
      return response.json();
    };
    const seen: string[] = [];
    let page = (await ask(user)).data.viewer.publications;
    for (;;) {
      const [{ artifactId, artifact }] = page.nodes;
      expect(artifact).toEqual({ id: artifactId, publication: { artifactId } });
      seen.push(artifactId);
      if (!page.pageInfo.hasNextPage) break;
      page = (await ask(user, page.pageInfo.endCursor)).data.viewer.publications;
    }
    expect(seen).toEqual([made[2]!.artifactId, made[0]!.artifactId]);
    expect((await ask(await gateway.signUp())).data.viewer.publications.nodes).toEqual([]);
    const wrong = await ask(user, Buffer.from('["2026-01-01T00:00:00.000Z","x"]').toString('base64url'));
    expect(wrong.errors[0].extensions).toMatchObject({ code: 'validation_failed', details: [{ path: 'after' }] });
  });
});

test('other processes are told within moments by which slugs a game has changed', async () => {
  const { user, artifactId } = await makeOne(gateway);
  const elsewhere = await openWakeups(gateway.databaseUrl, () => undefined);
  try {
    const next = (count: number) =>
      new Promise<Set<string>>((resolve) => {
        const slugs = new Set<string>();
        const stop = elsewhere.on('publication', (slug) => {
          if (slugs.add(slug).size < count) return;
          stop();
          resolve(slugs);
        });
      });
    const first = next(1);
    const { slug } = (await rest.publish(user, artifactId, post(newTitle()))).data;
    expect(await first).toEqual(new Set([slug]));
    const both = next(2);
    await rest.publish(user, artifactId, post('x', { seo: { slug: `${slug}-renamed` } }));
    expect(await both).toEqual(new Set([slug, `${slug}-renamed`]));
    const gone = next(2);
    await rest.unpublish(user, artifactId);
    expect(await gone).toEqual(new Set([slug, `${slug}-renamed`]));
  } finally {
    await elsewhere.close();
  }
});
