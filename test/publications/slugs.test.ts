import fc from 'fast-check';
import { expect, test } from 'vitest';
import { derivedSlugs, isSlug, MOST_SLUGS, RESERVED_SLUGS } from '../../src/publications/slugs.js';
import { brokenInvariants } from '../helpers/invariants.js';
import { post, withPublications } from './world.js';

const first = (title: string, kind = 'snake') => [...derivedSlugs(title, kind)][0];

test.each([
  ['Penguin & Fish: The Return!', 'penguin-fish-the-return'],
  ['Größenwahn', 'grossenwahn'],
  ['ペンギンの大冒険', 'penginnoda-mou-xian'],
  ['企鹅冒险', 'qi-e-mou-xian'],
  ['펭귄', 'penggwin'],
  ['مغامرة البطريق', 'mgmr-lbtryq'],
  ['Приключения пингвина', 'priklyucheniya-pingvina'],
  ['2048', '2048'],
  ['../../etc/passwd', 'etc-passwd'],
  ['<script>alert(1)</script>', 'script-alert-1-script'],
])('%s', (title, slug) => {
  expect(first(title)).toBe(slug);
});

test('a title without letters gets its kind and a suffix, one that is reserved a suffix', () => {
  for (const title of ['🐧🐟', '!!!', '—', ' '])
    expect([title, first(title, 'tower_defense')]).toEqual([
      title,
      expect.stringMatching(/^tower-defense-[a-z0-9]{4}$/u),
    ]);
  expect(first('🐧', '')).toMatch(/^game-[a-z0-9]{4}$/u);
  for (const title of ['Games', 'Embed', 'Sign in', 'robots!'])
    expect([title, first(title)]).toEqual([title, expect.stringMatching(/^[a-z-]+-[a-z0-9]{4}$/u)]);
  expect(first('con')).toBe('snake-con');
});

test('a title of 300 characters leaves room for a suffix', () => {
  const slugs = [...derivedSlugs('a'.repeat(300), 'snake')];
  expect(slugs[0]).toBe('a'.repeat(60));
  expect(slugs).toHaveLength(6);
  for (const slug of slugs) expect(slug.length).toBeLessThanOrEqual(64);
});

test('whatever the title is, what comes of it is a slug and none is reserved', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'grapheme', maxLength: 300 }));
  const reserved = fc.constantFrom(...RESERVED_SLUGS);
  fc.assert(
    fc.property(fc.oneof(text, reserved), fc.oneof(text, fc.constant('snake')), (title, kind) => {
      const slugs = [...derivedSlugs(title, kind)];
      expect(slugs.length).toBeGreaterThan(0);
      for (const slug of slugs) {
        expect(isSlug(slug), slug).toBe(true);
        expect(RESERVED_SLUGS.has(slug), slug).toBe(false);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('every reserved word is one that a slug could be', () => {
  for (const slug of RESERVED_SLUGS) expect([slug, isSlug(slug)]).toEqual([slug, true]);
});

test('50 that ask for one slug at once: one gets it, the others are told', async () => {
  await withPublications(async ({ publications, addUser, addGame, database }) => {
    const users = await Promise.all(Array.from({ length: 50 }, () => addUser()));
    const games = await Promise.all(users.map((user) => addGame(user)));
    const results = await Promise.allSettled(
      users.map((user, i) => publications.publish(user, games[i]!, post('x', { seoContent: { slug: 'wanted' } }))),
    );
    const won = results.filter(({ status }) => status === 'fulfilled');
    const lost = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code as string] : []));
    expect(won).toHaveLength(1);
    expect(lost).toEqual(Array.from({ length: 49 }, () => 'public_url_unavailable'));
    const { rows } = await database.pool.query('select slug from publication_slugs');
    expect(rows).toEqual([{ slug: 'wanted' }]);
    expect((await database.pool.query('select 1 from publications')).rowCount).toBe(1);
  });
});

test('50 with one title at once: each is published, one under the title itself', async () => {
  await withPublications(async ({ publications, addUser, addGame, database }) => {
    const users = await Promise.all(Array.from({ length: 50 }, () => addUser()));
    const games = await Promise.all(users.map((user) => addGame(user)));
    const records = await Promise.all(users.map((user, i) => publications.publish(user, games[i]!, post('Race'))));
    const slugs = records.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(50);
    expect(slugs.filter((slug) => slug === 'race')).toHaveLength(1);
    for (const slug of slugs) expect(slug).toMatch(/^race(?:-[a-z0-9]{4})?$/u);
    for (const [i, slug] of slugs.entries())
      expect(await publications.lookUp(slug)).toMatchObject({ game: { artifactId: games[i] } });
    // nothing was taken on the way that is not used
    expect((await database.pool.query('select 1 from publication_slugs')).rowCount).toBe(50);
    const { 'a publication is of its user’s own HTML artifact, under a slug of that artifact': broken } =
      await brokenInvariants(database.pool);
    expect(broken).toBeUndefined();
  });
});

test('50 posts about one game at once: one slug, and a revision each', async () => {
  await withPublications(async ({ publications, addUser, addGame, database }) => {
    const owner = await addUser();
    const game = await addGame(owner);
    // connections that are still being opened would let the first post win the race alone
    await Promise.all(Array.from({ length: 10 }, () => database.pool.query('select pg_sleep(0.05)')));
    await Promise.all(Array.from({ length: 50 }, (_, i) => publications.publish(owner, game, post(`Title ${i}`))));
    expect(await publications.find(owner, game)).toMatchObject({ revision: 50 });
    expect((await database.pool.query('select 1 from publication_slugs')).rowCount).toBe(1);
  });
});

test('a refused post takes no slug', async () => {
  await withPublications(async ({ publications, addUser, addGame, database }) => {
    const owner = await addUser();
    await publications.publish(owner, await addGame(owner), post('x', { seoContent: { slug: 'taken' } }));
    const game = await addGame(owner);
    await publications.publish(owner, game, post('Mine'));
    for (const slug of ['taken', 'embed', 'new']) {
      const refused = publications.publish(owner, game, post('Other', { seoContent: { slug } }));
      await expect(refused).rejects.toMatchObject({ code: 'public_url_unavailable' });
    }
    expect(await publications.find(owner, game)).toMatchObject({ title: 'Mine', slug: 'mine', revision: 1 });
    const { rows } = await database.pool.query('select slug from publication_slugs order by slug');
    expect(rows).toEqual([{ slug: 'mine' }, { slug: 'taken' }]);
  });
});

test(`one game cannot collect more than ${MOST_SLUGS} slugs, and keeps those that it has`, async () => {
  await withPublications(async ({ publications, addUser, addGame }) => {
    const owner = await addUser();
    const game = await addGame(owner);
    const rename = (slug: string) => publications.publish(owner, game, post('x', { seoContent: { slug } }));
    for (let i = 1; i <= MOST_SLUGS; i += 1) await rename(`name-${i}`);
    await expect(rename('one-more')).rejects.toMatchObject({ code: 'public_url_unavailable' });
    expect(await rename('name-1')).toMatchObject({ slug: 'name-1' });
  });
});
