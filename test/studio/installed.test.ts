/** The Studio as an app: what Chromium asks of one, and what is shown while the service can't be reached. */
import { describe, expect, it } from 'vitest';
import { chromiumIsThere, violations, withStudio } from './browser.js';
import { openLine } from './line.js';

const shots = process.env['SHOTS'];

describe.skipIf(!chromiumIsThere)('the Studio', () => {
  it('can be installed', async () => {
    await withStudio(
      async ({ origin, newContext }) => {
        const context = await newContext({ serviceWorkers: 'allow' });
        const page = await context.newPage();
        await page.goto(origin);
        const client = await context.newCDPSession(page);
        const { url, errors, data } = await client.send('Page.getAppManifest');
        expect(errors).toEqual([]);
        expect(url).toMatch(/\/studio\/assets\/manifest-[\w-]+\.webmanifest$/u);
        const { icons } = JSON.parse(data!) as { icons: { src: string; sizes: string }[] };
        for (const { src, sizes } of icons) {
          const size = await page.evaluate(async (from) => {
            const picture = await createImageBitmap(await (await fetch(from)).blob());
            return `${picture.width}x${picture.height}`;
          }, src);
          expect(size).toBe(sizes);
        }
        const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
        // a profile that keeps nothing can't install anything
        expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
      },
      { withoutWorker: true },
    );
  }, 240_000);

  it('says that it waits while the service is away, goes on by itself, and keeps nothing else', async () => {
    const line = await openLine();
    try {
      await withStudio(
        async ({ origin, newContext, signUp }) => {
          line.lead(origin);
          const user = await signUp();
          const [name = '', value = ''] = user.cookie.split('=');
          for (const [phone, dark] of [
            [false, false],
            [true, true],
          ]) {
            const context = await newContext({
              serviceWorkers: 'allow',
              colorScheme: dark ? 'dark' : 'light',
              viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
            });
            await context.addCookies([{ name, value, url: line.origin }]);
            const page = await context.newPage();
            await page.goto(line.origin);
            await page.getByRole('link', { name: '100 credits available' }).waitFor();
            await page.evaluate(async () => navigator.serviceWorker.ready);
            await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
            line.cut();
            await page.goto(`${line.origin}/credits`);
            await page.getByRole('heading', { name: 'Waiting for a connection' }).waitFor();
            if (shots)
              await page.screenshot({ path: `${shots}/offline-${phone ? 'phone-dark' : 'desktop-light'}.png` });
            expect(await violations(page)).toEqual([]);
            line.mend();
            await page.getByRole('heading', { name: 'Credits', exact: true }).waitFor();
            expect(new URL(page.url()).pathname).toBe('/credits');
            const kept = await page.evaluate(async () => {
              const names = await caches.keys();
              const requests = await Promise.all(names.map(async (each) => (await caches.open(each)).keys()));
              return requests.flat().map(({ url }) => new URL(url).pathname);
            });
            expect(kept).toEqual(['/offline']);
            // what is no view of ours is the browser's own affair
            line.cut();
            await expect(page.goto(`${line.origin}/docs`)).rejects.toThrow(/ERR_/u);
            line.mend();
            await context.close();
          }
        },
        { withoutWorker: true, config: { publicUrl: line.origin } },
      );
    } finally {
      await line.close();
    }
  }, 240_000);

  it('drops what the worker of another release kept, and nothing of others', async () => {
    await withStudio(
      async ({ origin, newContext }) => {
        const context = await newContext({ serviceWorkers: 'allow' });
        const page = await context.newPage();
        // a page of this site that registers no worker
        await page.goto(`${origin}/games`);
        await page.evaluate(async () => {
          await caches.open('studio-before');
          await caches.open('somebody-else');
        });
        await page.goto(origin);
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        expect(await page.evaluate(async () => caches.keys())).toEqual([
          'somebody-else',
          expect.stringMatching(/^studio-[0-9a-f]{16}$/u),
        ]);
      },
      { withoutWorker: true },
    );
  }, 240_000);
});
