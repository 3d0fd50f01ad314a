/** "My games": one walk by keyboard, from finding a game to its end. */
import { describe, expect, it } from 'vitest';
import { viewerOf } from '../public/world.js';
import { chromiumIsThere, violations, withStudio } from './browser.js';
import { owner } from './runs.js';

describe.skipIf(!chromiumIsThere)('my games', () => {
  it('are a tile each, found by words and kinds, with versions inside; one is renamed and deleted', async () => {
    await withStudio(async (studio) => {
      const { user, create, ended } = await owner(studio);
      const first = await create({ prompt: 'snake in space, eat 15 stars' });
      await create({ prompt: 'a maze with ghosts in a haunted house' }).then(({ id }) => ended(id));
      await ended(first.id);
      const second = await create({ prompt: 'add a boss, pixel art', parentRunId: first.id });
      const { artifactId } = await ended(second.id);
      const { publications } = studio.resources.services;
      await publications.publish(viewerOf(user), artifactId!, {
        title: 'Snake',
        description: 'x',
        seo: { slug: 'a-snake' },
      });

      const { page } = await studio.visit('/runs', { user });
      const tiles = page.locator('.tile');
      await expect.poll(() => tiles.count()).toBe(2);
      await page.getByRole('button', { name: 'snake', exact: true }).press('Enter');
      await expect.poll(() => tiles.count()).toBe(1);
      expect(new URL(page.url()).search).toBe('?kinds=snake');
      await page.getByRole('button', { name: '2 versions' }).press('Enter');
      const inside = page.locator('.tile-versions a');
      await expect
        .poll(() => inside.allTextContents())
        .toEqual(['Version 2add a boss, pixel art', 'Version 1snake in space, eat 15 stars']);
      expect(await violations(page)).toEqual([]);

      await page.getByRole('button', { name: /^Rename/u }).press('Enter');
      await page.getByLabel('Title').fill('Zoë’s snake');
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await page.locator('.tile strong', { hasText: 'Zoë’s snake' }).waitFor();
      await inside.first().press('Enter');
      await page.getByRole('heading', { name: 'Zoë’s snake' }).waitFor();
      expect(await page.title()).toContain('Zoë’s snake');

      await page.getByText('Changed from').getByRole('link', { name: 'Version 1 (snake)' }).waitFor();
      await page.getByText('Family tree').press('Enter');
      await page.getByRole('link', { name: 'Version 2 (snake)' }).waitFor();
      expect(await violations(page)).toEqual([]);

      // beside the first version both play, and one at a time has keyboard and sound
      await page.getByRole('link', { name: 'Compare versions' }).press('Enter');
      await page.getByRole('heading', { name: 'From version 1 to version 2' }).waitFor();
      await page.getByText('new: a boss').waitFor();
      const [left, right] = await Promise.all(
        ['Left version', 'Right version'].map(async (name) => {
          const side = page.getByRole('region', { name });
          const element = await side.locator('iframe').elementHandle();
          const frame = (await element?.contentFrame())!;
          await frame.waitForFunction(() => '__game' in globalThis);
          await frame.evaluate(() => {
            addEventListener('message', ({ data }) => Object.assign(globalThis, { told: data as object }));
          });
          return {
            enter: async () => {
              await element?.focus();
              await side.getByText('Tab leaves the game.').waitFor();
            },
            told: () => frame.evaluate(() => Reflect.get(globalThis, 'told') as unknown),
          };
        }),
      );
      await left!.enter();
      await right!.enter();
      await expect.poll(left!.told).toEqual({ gp: 1, type: 'pause' });
      await left!.enter();
      await expect.poll(right!.told).toEqual({ gp: 1, type: 'pause' });
      expect(await violations(page)).toEqual([]);
      // what the game is now needs no way back to it
      const restore = page.getByRole('button', { name: 'Restore this one' });
      expect(await page.getByLabel('Right version').getByRole('button', { name: 'Restore this one' }).count()).toBe(0);
      await page.getByLabel('Left version').getByRole('button', { name: 'Restore this one' }).press('Enter');
      await page.waitForURL((url) => url.pathname.endsWith(first.id) && url.search === '');
      await expect.poll(() => restore.count()).toBe(0);
      // another version has it on its own page
      const versions = page.getByRole('navigation', { name: 'Versions' });
      await versions.getByRole('link', { name: 'Version 2' }).click();
      await restore.press('Enter');
      await expect.poll(() => restore.count()).toBe(0);
      await versions.getByRole('link', { name: 'Version 1' }).click();
      await restore.waitFor();

      await page.getByRole('button', { name: 'Delete “Zoë’s snake”' }).press('Enter');
      await page.getByText('/games/a-snake').waitFor();
      expect(await violations(page)).toEqual([]);
      // the focus is on what changes nothing
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Delete “Zoë’s snake”' }).press('Enter');
      await page.getByRole('button', { name: 'Delete the game' }).press('Enter');
      await page.waitForURL((url) => url.pathname === '/runs');
      await expect.poll(() => page.locator('.tile strong').count()).toBe(1);
      expect(await page.locator('.tile').textContent()).not.toContain('snake');
      expect((await publications.lookUp('a-snake')).state).toBe('withdrawn');
    });
  }, 240_000);
});
