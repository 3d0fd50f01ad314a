/** A run on its way: what its page shows until there is a game, through reloads, cuts, losses and ends of every kind. */
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../src/db/transaction.js';
import { GenerationError } from '../../src/generation/provider.types.js';
import { sweep } from '../../src/worker/sweep.js';
import { claim } from '../../src/runs/moves.js';
import { chromiumIsThere, gameOf, violations, withStudio } from './browser.js';
import { openLine } from './line.js';
import { owner, PROMPT } from './runs.js';
import { staged } from './staged.js';

/** As graphql-transport-ws has it. */
interface SubscribeMessage {
  readonly id: string;
  readonly type: string;
  readonly payload: { readonly query: string };
}

describe.skipIf(!chromiumIsThere)('a run on its way', () => {
  it('is followed to its game through a reload and in a second tab, and nothing jumps', async () => {
    const generator = staged();
    await withStudio(
      async (studio) => {
        const { user, create } = await owner(studio);
        const run = await create();
        await generator.reached();
        const { page, context } = await studio.visit(`/runs/${run.id}`, { user });
        const here = page.locator('.steps [aria-current="step"]');
        await here.getByText('Reading the prompt').waitFor();
        generator.report('assets', 40, 'Drawing a walrus');
        await here.getByText('Drawing the cast').waitFor();
        await page.getByText('Drawing a walrus').first().waitFor();
        expect(await page.getByRole('progressbar').getAttribute('value')).toBe('40');

        await page.reload();
        await here.getByText('Drawing the cast').waitFor();
        const second = await context.newPage();
        await second.goto(page.url());
        await second.locator('.steps [aria-current="step"]').getByText('Drawing the cast').waitFor();
        await page.locator('.log summary').click();
        expect(await page.locator('.log li').allTextContents()).toEqual([
          expect.stringMatching(/Accepted/u),
          expect.stringMatching(/Started/u),
          expect.stringMatching(/Reading the prompt/u),
          expect.stringMatching(/Drawing a walrus/u),
        ]);
        expect(await violations(page)).toEqual([]);

        const places = () =>
          page.evaluate(() =>
            ['.player', '.screen', '.versions', '.run-side'].map((selector) => {
              const { x, y, width } = document.querySelector(selector)!.getBoundingClientRect();
              return { selector, x, y, width };
            }),
          );
        const before = await places();
        generator.release();
        await gameOf(page);
        await gameOf(second);
        expect(await places()).toEqual(before);
        await page.getByRole('link', { name: 'Version 1' }).waitFor();
      },
      { generator },
    );
  }, 240_000);

  it('goes on after its connection was cut, with each event once', async () => {
    const generator = staged();
    const line = await openLine();
    try {
      await withStudio(
        async (studio) => {
          line.lead(studio.origin);
          const { user, create } = await owner(studio);
          const run = await create();
          await generator.reached();
          const { page, expectErrors } = await studio.visit('/games', { user });
          expectErrors(/ERR_|WebSocket/u);
          await page.goto(`${line.origin}/runs/${run.id}`);
          const here = page.locator('.steps [aria-current="step"]');
          await here.getByText('Reading the prompt').waitFor();
          generator.report('generating', 25, 'before the cut');
          await page.getByText('before the cut').first().waitFor();
          line.cut();
          await page.getByText('Connection lost').waitFor();
          expect(await violations(page)).toEqual([]);
          generator.report('assets', 40, 'during the cut');
          generator.report('assembling', 50, 'still cut');
          expect(await here.textContent()).toContain('Designing the game');
          line.mend();
          await here.getByText('Putting it together').waitFor({ timeout: 20_000 });
          await page.getByText('Connected again. Nothing was missed.').waitFor();
          await page.locator('.log summary').click();
          const told = (await page.locator('.log li span').allTextContents()).slice(2);
          expect(told).toEqual(['Reading the prompt', 'before the cut', 'during the cut', 'still cut']);
          generator.release();
          await gameOf(page);
        },
        { generator, config: { publicUrl: line.origin } },
      );
    } finally {
      await line.close();
    }
  }, 240_000);

  it('is followed as soon as it can be, where its events were refused at first', async () => {
    const generator = staged();
    await withStudio(
      async (studio) => {
        const { user, create } = await owner(studio);
        const run = await create();
        await generator.reached();
        const { page } = await studio.visit('/runs', { user });
        let refusals = 0;
        await page.routeWebSocket('**/graphql', (socket) => {
          const gateway = socket.connectToServer();
          socket.onMessage((message) => {
            const { id, type, payload } = JSON.parse(String(message)) as SubscribeMessage;
            if (type !== 'subscribe' || !payload.query.includes('studioRunEvents') || refusals === 2)
              return gateway.send(message);
            refusals += 1;
            const extensions = { code: 'service_unavailable', status: 503, retryable: true, requestId: 'test' };
            const errors = [{ message: 'The database is away.', extensions }];
            socket.send(JSON.stringify({ id, type: 'error', payload: errors }));
          });
        });
        await page.goto(`${studio.origin}/runs/${run.id}`);
        generator.report('generating', 25, 'told in the end');
        await page.getByText('told in the end').first().waitFor();
        expect(refusals).toBe(2);
        generator.release();
        await gameOf(page);
      },
      { generator },
    );
  }, 240_000);

  it('waits in the queue, is canceled without a question, and made after all', async () => {
    await withStudio(
      async (studio) => {
        const { user, create } = await owner(studio);
        const run = await create();
        const { page, context, expectErrors } = await studio.visit(`/runs/${run.id}`, { user, phone: true });
        expectErrors(/ERR_INTERNET_DISCONNECTED/u);
        await page.getByText(/Next in the queue/u).waitFor();
        expect(await violations(page)).toEqual([]);
        // read again every five seconds: an answer that does not come takes nothing off the page
        await context.setOffline(true);
        await page.getByText('Connection lost').waitFor();
        await page.getByText(/Next in the queue/u).waitFor();
        await context.setOffline(false);
        await expect.poll(() => page.getByText('Connection lost').count(), { timeout: 15_000 }).toBe(0);
        await page.getByRole('link', { name: '90 credits available' }).waitFor();
        await page.getByRole('button', { name: 'Cancel' }).click();
        await page.getByRole('heading', { name: 'Canceled' }).waitFor();
        await page.locator('.ended').getByText('Nothing was charged.').waitFor();
        await page.getByRole('link', { name: '100 credits available' }).waitFor();
        expect(await violations(page)).toEqual([]);
        await page.getByRole('button', { name: 'Make it anyway' }).click();
        await page.waitForURL((url) => !url.pathname.endsWith(run.id));
        await page.getByText(/Next in the queue/u).waitFor();
        const { rows } = await studio.resources.database.pool.query(
          'select prompt, parent_run_id, status from runs where user_id = $1 order by id',
          [user.id],
        );
        expect(rows).toEqual([
          { prompt: PROMPT, parent_run_id: null, status: 'canceled' },
          { prompt: PROMPT, parent_run_id: run.id, status: 'queued' },
        ]);
      },
      { withoutWorker: true },
    );
  }, 240_000);

  it('stops a run that is being made', async () => {
    const generator = staged();
    await withStudio(
      async (studio) => {
        const { user, create, ended } = await owner(studio);
        const run = await create();
        await generator.reached();
        const { page } = await studio.visit(`/runs/${run.id}`, { user });
        await page.getByRole('button', { name: 'Cancel' }).click();
        await page.getByRole('heading', { name: 'Canceled' }).waitFor();
        await page.locator('.ended').getByText('Nothing was charged.').waitFor();
        expect(await ended(run.id)).toMatchObject({ status: 'canceled' });
        const balance = await studio.resources.services.credits.balance(user.id);
        expect(balance).toMatchObject({ spendableBalance: 100, heldBalance: 0 });
      },
      { generator },
    );
  }, 240_000);

  it('says why it failed, and makes the same prompt again with one press', async () => {
    const generator = staged();
    await withStudio(
      async (studio) => {
        const { user, create } = await owner(studio);
        const run = await create();
        await generator.reached();
        const { page } = await studio.visit(`/runs/${run.id}`, { user, dark: true });
        generator.fail(new GenerationError('provider.unavailable', 'The generator is away.', true));
        await page.getByRole('heading', { name: 'This one didn’t work out' }).waitFor();
        await page.getByText('The generator is away.').first().waitFor();
        await page.locator('.ended').getByText('Nothing was charged.').waitFor();
        expect(await violations(page)).toEqual([]);
        await page.getByRole('button', { name: 'Change the prompt' }).click();
        expect(await page.getByLabel('Your game').inputValue()).toBe(PROMPT);
        expect(await violations(page)).toEqual([]);
        await page.getByRole('button', { name: 'Try the same prompt again' }).click();
        expect((await generator.reached()).prompt).toBe(PROMPT);
        generator.release();
        await gameOf(page);
        await page.getByRole('link', { name: /^Failed not finished/u }).waitFor();
        expect(await page.getByRole('link', { name: 'Version 1' }).getAttribute('aria-current')).toBe('page');
      },
      { generator },
    );
  }, 240_000);

  it('tells a lost worker plainly', async () => {
    await withStudio(
      async (studio) => {
        const { user, create } = await owner(studio);
        const run = await create();
        const { database, wakeups, queue, log } = studio.resources;
        const { page } = await studio.visit(`/runs/${run.id}`, { user });
        for (let attempt = 1; attempt <= 2; attempt += 1) {
          // claimed by a worker that is never heard of again
          await inTransaction(database, async (tx) => {
            expect(await claim(tx, run.id, { leaseSeconds: 0, deadlineSeconds: 60 })).not.toBeNull();
            await queue.remove(tx, run.id);
          });
          await sweep({ database, wakeups, queue, log });
          await page.locator('.log', { hasText: `Attempt ${attempt} was lost; back in the queue` }).waitFor();
        }
        await page.getByText('This is attempt 3 of 3.').waitFor();
      },
      { withoutWorker: true },
    );
  }, 240_000);
});
