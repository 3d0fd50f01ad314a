/** Games that are not published as they are: bundles, which become one page first, and games that failed their checks. */
import { describe, expect, it } from 'vitest';
import type { GenerationProvider } from '../../src/generation/provider.types.js';
import { createGenerator } from '../../src/generation/router.js';
import { chromiumIsThere, gameOf, violations, withStudio } from './browser.js';
import { owner } from './runs.js';

/** Makes games that can be played, and says that their checks found them lacking. */
function doubter(): Pick<GenerationProvider, 'generate'> {
  const composer = createGenerator();
  const checks = [
    { name: 'finite', ok: true },
    { name: 'winnable', ok: false, detail: 'The bot lost 5 of 5 times.' },
  ];
  return {
    generate: async (request, context) => ({
      ...(await composer.generate(request, context)),
      playability: { verdict: 'fail', checks },
    }),
  };
}

describe.skipIf(!chromiumIsThere)('publishing', () => {
  it('makes a page of a bundle first, and that page is public', async () => {
    await withStudio(async (studio) => {
      const { user, create, ended } = await owner(studio);
      const run = await create({ mode: 'game_bundle' });
      await ended(run.id);
      const { page } = await studio.visit(`/runs/${run.id}#publish`, { user });
      await gameOf(page);
      await page.getByText('A bundle is published as a single file').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Make a single file' }).click();
      await page.getByLabel('Title', { exact: true }).fill('Packed penguin');
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByText('It is public now.').waitFor();
      const link = page.getByRole('link', { name: /\/games\// });
      const answer = await fetch((await link.getAttribute('href')) ?? '');
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('Packed penguin');

      // a leaderboard with a score is emptied there, asked once more; the score is one that a visitor has sent
      const { artifactId } = (
        await studio.resources.database.pool.query<{ artifactId: string }>(
          `insert into publication_scores (artifact_id, name, score)
           select artifact_id, 'Ada', 300 from publications returning artifact_id as "artifactId"`,
        )
      ).rows[0]!;
      await page.reload();
      // the same one as before
      await page.getByRole('button', { name: 'Make a single file' }).click();
      await page.getByText('Ada').waitFor();
      const empty = page.getByRole('button', { name: 'Empty the leaderboard' });
      await empty.click();
      await page.getByRole('button', { name: 'Keep the scores' }).click();
      await empty.click();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Yes, remove all scores' }).click();
      await page.getByText('The leaderboard is empty now.').waitFor();
      const left = await studio.resources.database.pool.query('select from publication_scores where artifact_id = $1', [
        artifactId,
      ]);
      expect(left.rowCount).toBe(0);
    });
  }, 240_000);

  it('is refused to a game that failed its checks, which its report tells one by one', async () => {
    await withStudio(
      async (studio) => {
        const { user, create, ended } = await owner(studio);
        const run = await create();
        await ended(run.id);
        const { page } = await studio.visit(`/runs/${run.id}#report`, { user });
        await gameOf(page);
        await page.getByText('It did not pass', { exact: true }).waitFor();
        await page.getByText('The bot lost 5 of 5 times.').waitFor();
        expect(await page.locator('.checks').getByRole('img', { name: 'failed' }).count()).toBe(1);
        expect(await violations(page)).toEqual([]);
        await page.getByRole('tab', { name: 'Publish' }).click();
        await page.getByText('This game can’t be published: its checks failed.').waitFor();
        expect(await page.getByRole('button', { name: 'Publish', exact: true }).count()).toBe(0);
        expect(await violations(page)).toEqual([]);
      },
      { generator: doubter() },
    );
  }, 240_000);
});
