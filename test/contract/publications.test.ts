/** Specification, section 2 (publication) and section 4, the rows of publications, rules 3, 4, 5 and 7; contract, section 6. */
import { describe, expect, test } from 'vitest';
import { brokenInvariants } from '../helpers/invariants.js';
import { graphqlDoor, restDoor, send } from './doors.js';
import { bundle, failing, html, make, makeOne, newTitle, post, slugOf } from './games.js';
import { useApp } from './shared-app.js';

const gateway = useApp();
const doors = [restDoor(() => gateway.app), graphqlDoor(() => gateway.app)];
const RFC_3339_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u;
const MALFORMED = ['x', '0', '%00', 'a'.repeat(300), '01890000-0000-7000-8000-00000000000g'];

describe.each(doors)('$name', (door) => {
  test('a published game: the whole record, again by reading it, and in its run', async () => {
    const { user, artifactId, runId } = await makeOne(gateway);
    const title = newTitle();
    const seoContent = {
      slug: `${slugOf(title)}-asked`,
      metaTitle: 'Meta',
      metaDescription: 'Description',
      keywords: ['penguin', 'snow'],
      genre: 'Platformer',
      playMode: 'SinglePlayer',
      language: 'en-GB',
      ogImageAlt: 'A penguin',
      howToPlay: 'Jump.\n\nThen run.',
      faq: [{ question: 'Why?', answer: 'Why not?' }],
      noindex: true,
    };
    const controls = ['Space: jump', 'Arrows: run'];
    const { status, data } = await door.publish(user, artifactId, post(title, { controls, seoContent }));
    expect(status).toBe(200);
    const origin = 'http://127.0.0.1:4000/games/';
    expect(data).toEqual({
      artifactId,
      runId,
      showPrompt: false,
      showAuthor: false,
      status: 'published',
      slug: seoContent.slug,
      publicUrl: origin + seoContent.slug,
      embedUrl: `${origin}${seoContent.slug}/embed`,
      title,
      description: 'A game.',
      controls,
      seoContent,
      revision: 1,
      publishedAt: expect.stringMatching(RFC_3339_UTC),
      updatedAt: expect.stringMatching(RFC_3339_UTC),
    });
    expect((await door.publication(user, artifactId)).data).toEqual(data);
    expect((await door.run(user, runId)).data.artifact).toMatchObject({ publishable: true, publication: data });
    expect((await door.runs(user)).data[0].artifact.publication).toEqual(data);
  });

  test('the least that is needed; what is absent is null or empty', async () => {
    const { user, artifactId, runId } = await makeOne(gateway);
    expect((await door.run(user, runId)).data.artifact.publication).toBeNull();
    const title = newTitle();
    const { data } = await door.publish(user, artifactId, post(title));
    expect(data).toMatchObject({
      slug: slugOf(title),
      controls: [],
      seoContent: { slug: null, faq: [], noindex: false },
    });
    const nothing = { controls: null, seoContent: { slug: null, keywords: null, noindex: null }, seo: null };
    const again = (await door.publish(user, artifactId, post(title, nothing))).data;
    expect(again).toEqual({ ...data, revision: 2, updatedAt: again.updatedAt });
  });

  test('posting again changes it in place; taking it back leaves the artifact; then it can be published again', async () => {
    const { user, artifactId, runId } = await makeOne(gateway);
    const title = newTitle();
    const first = (await door.publish(user, artifactId, post(title))).data;
    const second = (await door.publish(user, artifactId, post('Another title'))).data;
    expect(second).toMatchObject({
      slug: first.slug,
      title: 'Another title',
      revision: 2,
      publishedAt: first.publishedAt,
    });

    const { status, data } = await door.unpublish(user, artifactId);
    expect([status, data]).toEqual([
      200,
      { artifactId, status: 'unpublished', unpublishedAt: expect.stringMatching(RFC_3339_UTC) },
    ]);
    for (const answer of [await door.publication(user, artifactId), await door.unpublish(user, artifactId)])
      expect(answer).toMatchObject({ status: 404, code: 'publication_not_found' });
    const { artifact } = (await door.run(user, runId)).data;
    expect(artifact).toMatchObject({ id: artifactId, publishable: true, publication: null });
    const download = await send(gateway.app, user, { method: 'GET', url: new URL(artifact.downloadUrl).pathname });
    expect(download.statusCode).toBe(200);

    expect((await door.publish(user, artifactId, post(title))).data).toMatchObject({ slug: first.slug, revision: 3 });
  });

  test('an artifact that was never published is publication_not_found', async () => {
    const { user, artifactId } = await makeOne(gateway);
    for (const answer of [await door.publication(user, artifactId), await door.unpublish(user, artifactId)])
      expect(answer).toMatchObject({ status: 404, code: 'publication_not_found' });
  });

  test('a malformed id is artifact_not_found', async () => {
    const user = await gateway.signUp();
    for (const id of MALFORMED) {
      for (const answer of [
        await door.publication(user, id),
        await door.publish(user, id, post('x')),
        await door.unpublish(user, id),
        await door.singleFile(user, id),
      ])
        expect([id, answer.status, answer.code]).toEqual([id, 404, 'artifact_not_found']);
    }
  });

  test('a slug that is taken or reserved is 409, and changes nothing', async () => {
    const [one, other] = [await makeOne(gateway), await makeOne(gateway)];
    const title = newTitle();
    const slug = slugOf(title);
    await door.publish(one.user, one.artifactId, post(title));
    for (const taken of [slug, 'embed', 'sitemap', 'api', 'admin']) {
      const answer = await door.publish(other.user, other.artifactId, post('x', { seoContent: { slug: taken } }));
      expect([taken, answer.status, answer.code]).toEqual([taken, 409, 'public_url_unavailable']);
    }
    expect((await door.publication(other.user, other.artifactId)).code).toBe('publication_not_found');
    // one that is derived steps aside
    const derived = await door.publish(other.user, other.artifactId, post(title));
    expect(derived.data.slug).toMatch(new RegExp(`^${slug}-[a-z0-9]{4}$`, 'u'));
    // and it stays taken when the game is no longer public
    await door.unpublish(one.user, one.artifactId);
    const late = await door.publish(other.user, other.artifactId, post('x', { seoContent: { slug } }));
    expect(late).toMatchObject({ status: 409, code: 'public_url_unavailable' });
  });

  test('a bundle is not publishable; the error names the step, and the step makes it so', async () => {
    const { user, artifactId, runId } = await makeOne(gateway, bundle);
    const refused = await door.publish(user, artifactId, post('x'));
    expect(refused).toMatchObject({ status: 422, code: 'artifact_not_publishable' });
    expect(refused.error?.message).toContain('createSingleFileArtifact');

    const { status, data } = await door.singleFile(user, artifactId);
    expect(status).toBe(200);
    expect(data).toMatchObject({ type: 'html', parentArtifactId: artifactId, publishable: true, publication: null });
    const again = (await door.singleFile(user, artifactId)).data;
    expect([again.id, again.sha256]).toEqual([data.id, data.sha256]);
    const preview = await send(gateway.app, null, { method: 'GET', url: new URL(data.previewUrl).pathname });
    expect(preview.statusCode).toBe(200);
    expect(preview.headers['content-security-policy']).toMatch(/^sandbox allow-scripts/u);
    expect(preview.body).toContain('play()');

    const published = await door.publish(user, data.id, post(newTitle()));
    expect(published.data).toMatchObject({ artifactId: data.id, runId, revision: 1 });
    expect((await door.run(user, runId)).data.artifact).toMatchObject({ id: artifactId, publication: null });
  });

  test('a game that failed its checks is not publishable', async () => {
    const { user, artifactId, runId } = await makeOne(gateway, failing);
    expect((await door.run(user, runId)).data.artifact.publishable).toBe(false);
    expect(await door.publish(user, artifactId, post('x'))).toMatchObject({
      status: 422,
      code: 'artifact_not_publishable',
    });
  });

  test('what is wrong is named by its path, all of it at once', async () => {
    const { user, artifactId } = await makeOne(gateway);
    const faq = [
      { question: 'q', answer: 'a' },
      { question: 'q', answer: 'a' },
      { question: 'q', answer: '' },
    ];
    const answer = await door.publish(user, artifactId, {
      title: 'x'.repeat(121),
      description: '\ud800',
      controls: ['a', 'x'.repeat(81)],
      seoContent: { slug: 'No Slug', faq },
    });
    expect(answer).toMatchObject({ status: 422, code: 'validation_failed' });
    expect(answer.error?.details?.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'title too_long',
      'description invalid_characters',
      'controls[1] too_long',
      'seoContent.slug invalid',
      'seoContent.faq[2].answer required',
    ]);
    const wrong = { ...post('x'), controls: [1], seoContent: { faq: ['x', { question: 'q' }], noindex: 'no' } };
    expect(
      (await door.publish(user, artifactId, wrong)).error?.details?.map(({ path, code }) => `${path} ${code}`),
    ).toEqual([
      'controls[0] wrong_type',
      'seoContent.faq[0] wrong_type',
      'seoContent.faq[1].answer required',
      'seoContent.noindex wrong_type',
    ]);
    for (const missing of [{}, { title: 'x' }, { description: 'x' }, post(''), post(' \u202e '), post('x', { seo: 7 })])
      expect(await door.publish(user, artifactId, missing)).toMatchObject({ status: 422, code: 'validation_failed' });
    expect((await door.publication(user, artifactId)).code).toBe('publication_not_found');
  });

  test('hostile text comes back as it was sent, as text', async () => {
    const { user, artifactId } = await makeOne(gateway);
    const text = `"><script>alert(1)</script>'\`\${x}{{x}}]]>&amp;\\u0000%00 🐧 مرحبا`;
    const seoContent = { metaTitle: text, keywords: [text.slice(0, 50)], faq: [{ question: text, answer: text }] };
    const { data } = await door.publish(user, artifactId, {
      title: text,
      description: text,
      controls: [text],
      seoContent,
    });
    expect(data).toMatchObject({ title: text, description: text, controls: [text], seoContent });
  });

  test('50 with one title at once are all published, each under a slug of its own', async () => {
    const user = await gateway.signUp(5_000);
    const made = await make(gateway, user, html, 50);
    const title = newTitle();
    const answers = await Promise.all(made.map(({ artifactId }) => door.publish(user, artifactId, post(title))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const slugs = answers.map(({ data }) => data.slug as string);
    expect(new Set(slugs).size).toBe(50);
    expect(slugs.filter((slug) => slug === slugOf(title))).toHaveLength(1);
  });
});

test('what was published and derived here broke no invariant', async () => {
  expect(await brokenInvariants(gateway.resources.database.pool)).toEqual({});
});
