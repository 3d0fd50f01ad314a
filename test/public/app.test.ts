/** A public game as an app of its own. */
import { describe, expect, it } from 'vitest';
import { useApp } from '../contract/shared-app.js';
import { chromiumIsThere } from '../helpers/browser.js';
import { useBrowser } from '../helpers/shared-browser.js';
import { PUBLICATION, publishGame, viewerOf } from './world.js';

describe('a public game as an app', () => {
  const test = useApp();

  it('has a manifest of its own, whose texts are data, and none once it is withdrawn', async () => {
    const title = 'Penguin "Peaks" </script> and the very long winter of the north';
    const { record, owner, artifactId } = await publishGame(test, { ...PUBLICATION, title });
    const url = `/games/${record.slug}/app.webmanifest`;
    const answer = await test.app.inject({ url });
    expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/u);
    const manifest = answer.json();
    expect(manifest).toMatchObject({
      id: `/games/${record.slug}`,
      name: title,
      start_url: `/games/${record.slug}`,
      background_color: expect.stringMatching(/^#[0-9a-f]{6}$/u),
    });
    expect([...manifest.short_name].length).toBeLessThanOrEqual(30);
    await test.resources.services.publications.unpublish(viewerOf(owner), artifactId);
    expect((await test.app.inject({ url })).statusCode).toBe(410);
    expect((await test.app.inject({ url: '/games/nothing-here/app.webmanifest' })).statusCode).toBe(404);
  });

  describe.skipIf(!chromiumIsThere)('in Chromium', () => {
    const browser = useBrowser();

    it('can be installed', async () => {
      const origin = await test.listen();
      const { record } = await publishGame(test);
      const context = await browser.newContext({});
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      await page.goto(`${origin}/games/${record.slug}`);
      const client = await context.newCDPSession(page);
      const { url, errors, data } = await client.send('Page.getAppManifest');
      expect([url, errors]).toEqual([`${origin}/games/${record.slug}/app.webmanifest`, []]);
      expect(JSON.parse(data!)).toMatchObject({ name: PUBLICATION.title });
      const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
      // a profile that keeps nothing can't install anything
      expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    }, 240_000);
  });
});
