/** What people write of their game, and what the form says where it is refused. */
import { describe, expect, it } from 'vitest';
import { chromiumIsThere, violations, withStudio } from './browser.js';
import { owner } from './runs.js';

describe.skipIf(!chromiumIsThere)('texts of a public game', () => {
  it('that are refused are told by field and entry, and stay as they were typed', async () => {
    await withStudio(async (studio) => {
      const { user, create, ended } = await owner(studio);
      const { id } = await create();
      await ended(id);
      const { page } = await studio.visit(`/runs/${id}#publish`, { user });
      const field = (name: string) => page.getByLabel(name, { exact: true });
      const told = (name: string) =>
        field(name).evaluate(
          (input) =>
            document.querySelector(`#${CSS.escape(input.getAttribute('aria-describedby') ?? '')}`)?.textContent,
        );
      const publish = page.getByRole('button', { name: 'Publish', exact: true });
      const long = 'ten chars '.repeat(1_000).trim();
      await field('Title').fill('🦊'.repeat(121));
      await field('Description').fill(long);
      await field('Controls').fill(`Space: jump\n\nX: ${'x'.repeat(90)}`);
      await page.getByText('For search engines and link previews').click();
      await field('Address').fill('javascript:alert(1)');
      await field('Language').fill('no language');
      await field('Questions and answers').fill('How?\nSo.\n\nWhy?');
      await page.getByText('For search engines and link previews').click();
      await publish.click();

      const alert = page.getByRole('alert');
      await alert.waitFor();
      expect(await told('Title')).toBe('Expected at most 120 characters, got 121.');
      expect(await told('Description')).toBe('Expected at most 5,000 characters, got 9,999.');
      expect(await told('Controls')).toBe('Entry 2: Expected at most 80 characters, got 93.');
      expect(await told('Address')).toContain('Expected lowercase letters');
      expect(await told('Language')).toContain('Expected a language tag');
      expect(await told('Questions and answers')).toBe('Answer 2: This field must not be empty.');
      expect(await alert.textContent()).toContain('Title: Expected at most 120 characters, got 121.');
      expect(await alert.textContent()).toContain('Questions and answers, Answer 2: This field must not be empty.');
      // one is led there, and what is folded away is open
      expect(await field('Title').evaluate((input) => input === document.activeElement)).toBe(true);
      expect(await field('Address').isVisible()).toBe(true);
      expect(await field('Description').inputValue()).toBe(long);
      expect(await violations(page)).toEqual([]);

      // spaces alone are no title, and one is told which field it is
      await field('Title').fill('   ');
      await publish.click();
      await page.getByText('Title: This field must not be empty.').waitFor();
    });
  }, 240_000);

  it('are texts wherever they are shown, whatever marks are in them', async () => {
    await withStudio(async (studio) => {
      const { user, create, ended } = await owner(studio);
      const { id } = await create();
      await ended(id);
      const { page, context } = await studio.visit(`/runs/${id}#publish`, { user });
      const field = (name: string) => page.getByLabel(name, { exact: true });
      const attack = '</script><img src=x onerror="document.title=1">';
      // a mark that turns the text around it, which is taken out
      await field('Title').fill(`${attack} \u202eEvil`);
      await field('Description').fill(`${attack}\n\njavascript:alert(1)`);
      await field('Controls').fill(`Space: ${attack}`);
      await page.getByText('For search engines and link previews').click();
      await field('Title in search results').fill(attack);
      await field('How to play').fill(attack);
      await field('Questions and answers').fill(`${attack}\n${attack}`);
      expect(await page.locator('.link-card strong').textContent()).toContain(attack);
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByText('It is public now.').waitFor();
      expect(await field('Title').inputValue()).toBe(`${attack} Evil`);
      expect(await page.locator('.tabs img').count()).toBe(1);

      const url = await page.getByRole('link', { name: /\/games\// }).getAttribute('href');
      const open = await context.newPage();
      await open.goto(url ?? '');
      await open.getByRole('heading', { name: `${attack} Evil` }).waitFor();
      expect(await open.title()).toBe(attack);
      expect(await open.locator('img[src="x"]').count()).toBe(0);
      expect(await open.getByText(attack).count()).toBeGreaterThan(3);
    });
  }, 240_000);
});
