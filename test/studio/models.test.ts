/** The run's page where models are at work: code as it comes, who was asked, and what the browser found; a local server plays the model. */
import { describe, expect, it } from 'vitest';
import { createGamePlayer, type GamePlayer } from '../../src/generation/browser/game-player.js';
import type { GenerationProvider } from '../../src/generation/provider.types.js';
import { checkSettings } from '../../src/generation/providers/model-settings.js';
import { EXAMPLES } from '../../src/generation/providers/code-reference.js';
import type { Models } from '../../src/generation/providers/configured-models.js';
import { createGenerator } from '../../src/generation/router.js';
import { createModelBook } from '../../src/models/model-book.js';
import { modelsAt, testClock } from '../helpers/model-forms.js';
import { withModelServer, type Reply } from '../helpers/model-server.js';
import { chromiumIsThere, violations, withStudio, type Studio } from './browser.js';
import { owner } from './runs.js';

const GOOD = EXAMPLES[0]!.page;
const WRITE = { policy: [{ use: ['p1'], depth: 'write' }] };

/** A Studio whose worker asks these models. */
async function withModels(
  models: Models,
  work: (studio: Studio) => Promise<void>,
  change: (player: GamePlayer) => GamePlayer = (player) => player,
): Promise<void> {
  const player = createGamePlayer(process.env['CHROMIUM_PATH']);
  const made = Promise.withResolvers<GenerationProvider>();
  try {
    await withStudio(
      async (studio) => {
        const book = createModelBook(studio.resources.database, models.settings);
        made.resolve(createGenerator({ ...models, book, clock: testClock(), player: change(player) }));
        await work(studio);
      },
      { generator: { generate: async (...asked) => (await made.promise).generate(...asked) } },
    );
  } finally {
    await player.close();
  }
}

const writing = (replies: readonly Reply[], work: (studio: Studio) => Promise<void>) =>
  withModelServer(replies, ({ url }) => withModels(modelsAt([url], WRITE), work));

describe.skipIf(!chromiumIsThere)('a run that a model works on', { timeout: 240_000 }, () => {
  it.each([{}, { dark: true, phone: true }])(
    'shows its code as it comes, then who was asked and the verdict (%o)',
    async (look) => {
      const [third, rest] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const mended = Promise.withResolvers<void>();
      const replies = [
        { says: GOOD.replace('s.fish.push(', 'oops.push('), until: [third.promise, rest.promise] },
        { says: GOOD, until: [mended.promise] },
      ];
      await writing(replies, async (studio) => {
        const { user, create } = await owner(studio);
        const run = await create({ prompt: 'a penguin catches 10 fish, 3 lives' });
        const { page } = await studio.visit(`/runs/${run.id}`, { user, ...look });
        const code = page.getByLabel('What the model is writing');
        // the first lines, then more of them
        await page.locator('.under-way .line, .written-lines').getByText(/[;{}]/u).waitFor();
        third.resolve();
        await code.getByText(/[;{}]/u).waitFor();
        await page.getByText('p1/model-of-p1').first().waitFor();
        expect(await violations(page)).toEqual([]);
        rest.resolve();
        await page
          .getByText('p1/model-of-p1 mends: no-error: oops is not defined')
          .first()
          .waitFor({ state: 'attached' });
        mended.resolve();
        await page.getByRole('tab', { name: 'Report' }).click();
        await page.getByText('Played in a browser').waitFor();
        const asked = page.locator('section', { hasText: 'Models that were asked' }).last();
        const rows = asked.getByRole('listitem').filter({ hasText: 'p1/model-of-p1' });
        await rows.nth(1).waitFor();
        expect(await rows.allTextContents()).toEqual(
          Array(2).fill('p1/model-of-p1Answered. 3,000 tokens read, 2,000 written.'),
        );
        expect(await page.getByText(/\$|dollar/iu).count()).toBe(0);
        expect(await violations(page)).toEqual([]);
      });
    },
  );

  it('says of a run that failed who was asked', async () => {
    await writing([{ says: GOOD }, { says: 'I would rather not.' }], async (studio) => {
      const { user, create, ended } = await owner(studio);
      const first = await create({ prompt: 'a penguin catches 10 fish, 3 lives' });
      await ended(first.id);
      const run = await create({ prompt: 'make it faster', intent: 'edit', parentRunId: first.id });
      const { page } = await studio.visit(`/runs/${run.id}`, { user });
      await page.getByText('Models that were asked').waitFor();
      await page.getByText('Its answer could not be used.').waitFor();
      expect(await violations(page)).toEqual([]);
    });
  });

  it('tells a game of the composer that the browser found wrong, and one that it could not open', async () => {
    const settings = checkSettings({ play: {} }, 'test');
    const models = { settings, keys: new Map<string, string>() };
    const damaging = (player: GamePlayer): GamePlayer => ({
      ...player,
      waiting: 0,
      play: ({ html, ...more }, signal) =>
        html.includes('snake')
          ? player.play({ ...more, html: html.replace('</body>', '<script>damage()</script></body>') }, signal)
          : createGamePlayer('/nowhere').play({ html }, signal),
    });
    await withModels(
      models,
      async (studio) => {
        const { user, create } = await owner(studio);
        for (const [prompt, verdict, check] of [
          ['snake', 'It did not pass', 'It doesn’t reach for the network'],
          ['chess', 'A bot played it through', 'Not played in a browser: none is installed here.'],
        ] as const) {
          const run = await create({ prompt });
          const { page } = await studio.visit(`/runs/${run.id}`, { user });
          await page.getByRole('tab', { name: 'Report' }).click();
          await page.getByText(verdict).waitFor();
          await page.getByText(check).waitFor();
          expect(await violations(page)).toEqual([]);
        }
      },
      damaging,
    );
  });
});
