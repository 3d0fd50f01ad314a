import { expect, test } from 'vitest';
import { post, withPublications } from './world.js';
import { BASE_URL } from '../artifacts/world.js';

test('a published game is there for its owner, and for everybody by its slug', async () => {
  await withPublications(async ({ publications, addUser, addGame, told }) => {
    const owner = await addUser();
    const design = { title: 'x', genre: 'snake', lang: 'de' } as never;
    const artifactId = await addGame(owner, { design });
    const faq = [{ question: 'Who?', answer: 'A penguin.\n\nYou.' }];
    const record = await publications.publish(owner, artifactId, {
      title: '  Penguin   run ',
      description: 'Run.\r\n\r\n\r\nThen jump.',
      controls: ['Space: jump'],
      seoContent: { metaTitle: 'Run, penguin', keywords: ['snow'], language: 'EN-gb', faq, noindex: false, else: 1 },
    });
    expect(record).toEqual({
      showPrompt: false,
      showAuthor: false,
      artifactId,
      runId: expect.any(String),
      userId: owner.user.id,
      status: 'published',
      slug: 'penguin-run',
      publicUrl: `${BASE_URL}/games/penguin-run`,
      embedUrl: `${BASE_URL}/games/penguin-run/embed`,
      title: 'Penguin run',
      description: 'Run.\n\nThen jump.',
      controls: ['Space: jump'],
      seoContent: {
        slug: null,
        metaTitle: 'Run, penguin',
        metaDescription: null,
        keywords: ['snow'],
        genre: null,
        playMode: null,
        language: 'en-GB',
        ogImageAlt: null,
        howToPlay: null,
        faq,
        noindex: false,
      },
      revision: 1,
      publishedAt: expect.any(Date),
      updatedAt: expect.any(Date),
    });
    expect(told).toEqual(['penguin-run']);
    expect(await publications.find(owner, artifactId.toUpperCase())).toEqual(record);
    expect(await publications.find(owner, 'nonsense')).toBeNull();
    expect(await publications.find(await addUser(), artifactId)).toBeNull();

    const found = await publications.lookUp('penguin-run');
    const { runId: _run, userId: _user, status: _status, showPrompt: _prompt, showAuthor: _author, ...shown } = record;
    expect(found).toEqual({
      state: 'published',
      game: {
        plays: 0,
        likes: 0,
        author: null,
        prompt: null,
        remixOf: null,
        sizeBytes: expect.any(Number),
        ...shown,
        imageUrl: `${BASE_URL}/games/penguin-run/image.png`,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/u),
        genre: 'snake',
        lang: 'de',
        design,
      },
    });
    expect(await publications.newest(10)).toEqual([found.state === 'published' && found.game]);
    for (const slug of ['penguin', '', 'Penguin-run', 'penguin-run\0', '../x', 'x'.repeat(9_999)])
      expect([slug, await publications.lookUp(slug)]).toEqual([slug, { state: 'unknown' }]);
  });
});

test('posting again changes it in place; unpublishing ends it; publishing again begins with the same slug', async () => {
  await withPublications(async ({ publications, addUser, addGame, told }) => {
    const owner = await addUser();
    const artifactId = await addGame(owner);
    const first = await publications.publish(owner, artifactId, post('One', { controls: ['a'] }));
    const second = await publications.publish(owner, artifactId, post('Two'));
    expect(second).toMatchObject({
      slug: 'one',
      title: 'Two',
      controls: [],
      revision: 2,
      publishedAt: first.publishedAt,
    });
    expect(second.updatedAt.getTime()).toBeGreaterThanOrEqual(first.updatedAt.getTime());

    told.length = 0;
    const { unpublishedAt } = await publications.unpublish(owner, artifactId);
    expect(unpublishedAt.getTime()).toBeGreaterThanOrEqual(second.updatedAt.getTime());
    expect(told).toEqual(['one']);
    expect(await publications.find(owner, artifactId)).toBeNull();
    expect(await publications.lookUp('one')).toEqual({ state: 'withdrawn' });
    expect(await publications.newest(10)).toEqual([]);
    await expect(publications.unpublish(owner, artifactId)).rejects.toMatchObject({ code: 'publication_not_found' });

    const third = await publications.publish(owner, artifactId, post('Three'));
    expect(third).toMatchObject({ slug: 'one', title: 'Three', revision: 3 });
    expect(third.publishedAt.getTime()).toBeGreaterThanOrEqual(unpublishedAt.getTime());
    expect(await publications.lookUp('one')).toMatchObject({ state: 'published', game: { title: 'Three' } });
  });
});

test('a slug that is given up leads on to the new one, and can be taken back', async () => {
  await withPublications(async ({ publications, addUser, addGame, told }) => {
    const [owner, other] = [await addUser(), await addUser()];
    const artifactId = await addGame(owner);
    await publications.publish(owner, artifactId, post('Old name'));
    const renamed = await publications.publish(owner, artifactId, post('New', { seo: { slug: 'new-name' } }));
    expect(renamed).toMatchObject({ slug: 'new-name', revision: 2, seoContent: { slug: 'new-name' } });
    expect(new Set(told)).toEqual(new Set(['old-name', 'new-name']));
    for (const slug of ['old-name', 'new-name'])
      expect(await publications.lookUp(slug)).toMatchObject({ state: 'published', game: { slug: 'new-name' } });

    const taken = publications.publish(other, await addGame(other), post('x', { seoContent: { slug: 'old-name' } }));
    await expect(taken).rejects.toMatchObject({ code: 'public_url_unavailable' });
    const { slug } = await publications.publish(other, await addGame(other), post('Old name'));
    expect(slug).toMatch(/^old-name-[a-z0-9]{4}$/u);

    const back = await publications.publish(owner, artifactId, post('Back', { seoContent: { slug: 'old-name' } }));
    expect(back).toMatchObject({ slug: 'old-name', revision: 3 });
    told.length = 0;
    await publications.unpublish(owner, artifactId);
    expect(new Set(told)).toEqual(new Set(['old-name', 'new-name']));
    for (const slug_ of ['old-name', 'new-name'])
      expect(await publications.lookUp(slug_)).toEqual({ state: 'withdrawn' });
  });
});

test('only the owner’s own HTML game whose checks did not fail', async () => {
  await withPublications(async ({ publications, addUser, addGame, database }) => {
    const [owner, other] = [await addUser(), await addUser()];
    const mine = await addGame(owner);
    for (const id of [mine, 'nonsense', '01890000-0000-7000-8000-000000000000', '\0']) {
      await expect(publications.publish(other, id, post('x'))).rejects.toMatchObject({ code: 'artifact_not_found' });
      await expect(publications.unpublish(other, id)).rejects.toMatchObject({ code: 'artifact_not_found' });
    }
    const failed = await addGame(owner, { playability: { verdict: 'fail', checks: [] } });
    const unverified = await addGame(owner, { playability: { verdict: 'unverified', checks: [] } });
    await expect(publications.publish(owner, failed, post('x'))).rejects.toMatchObject({
      code: 'artifact_not_publishable',
    });
    expect(await publications.publish(owner, unverified, post('x'))).toMatchObject({ slug: 'x' });
    const { rows } = await database.pool.query('select slug from publication_slugs');
    expect(rows).toEqual([{ slug: 'x' }]);
  });
});

test('lists are newest first, a page after the other; the gallery leaves out what is not to be indexed', async () => {
  await withPublications(async ({ publications, addUser, addGame }) => {
    const owner = await addUser();
    const titles = ['A', 'B', 'C', 'D', 'E'];
    for (const title of titles)
      await publications.publish(owner, await addGame(owner), post(title, { seo: { noindex: title === 'C' } }));
    const all: string[] = [];
    for (let page = await publications.list(owner, 2); page.length > 0;) {
      all.push(...page.map(({ title }) => title));
      page = await publications.list(owner, 2, page.at(-1));
    }
    expect(all).toEqual(['E', 'D', 'C', 'B', 'A']);
    const shown: string[] = [];
    for (let page = await publications.newest(3); page.length > 0;) {
      shown.push(...page.map(({ title }) => title));
      page = await publications.newest(3, page.at(-1));
    }
    expect(shown).toEqual(['E', 'D', 'B', 'A']);
    expect(await publications.list(await addUser(), 10)).toEqual([]);
  });
});

test('a slug stays taken when its account is deleted', async () => {
  await withPublications(async ({ publications, addUser, addGame, database }) => {
    const owner = await addUser();
    await publications.publish(owner, await addGame(owner), post('Gone'));
    await database.pool.query('delete from users where id = $1', [owner.user.id]);
    expect(await publications.lookUp('gone')).toEqual({ state: 'withdrawn' });
    const other = await addUser();
    const asked = publications.publish(other, await addGame(other), post('x', { seoContent: { slug: 'gone' } }));
    await expect(asked).rejects.toMatchObject({ code: 'public_url_unavailable' });
    await expect(database.pool.query('delete from publication_slugs')).rejects.toThrow('append-only');
  });
});
