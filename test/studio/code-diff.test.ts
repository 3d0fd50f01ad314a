/** Two versions of a game that a model wrote, compared as code. */
import { expect, it } from 'vitest';
import { EXAMPLES } from '../../src/generation/providers/code-reference.js';
import { assembleWritten } from '../../src/generation/written/assemble.js';
import { finishPage } from '../../src/generation/written/page.js';
import { penguin } from '../generation/designs.js';
import type { Generator } from '../helpers/runs.js';
import { chromiumIsThere, violations, withStudio } from './browser.js';
import { owner } from './runs.js';

const PAGE = EXAMPLES[0]!.page;

/** Writes the game, and with another number of lives where it changes one. */
const writer: Generator = {
  generate: async ({ seed, intent }) => {
    const page = intent === 'edit' ? PAGE.replace('score:0,lives:3', 'score:0,lives:5') : PAGE;
    const by = { provider: 'p1', model: 'm' };
    return assembleWritten({
      ...finishPage(page, seed),
      design: penguin,
      playability: { verdict: 'unverified', checks: [] },
      by,
    });
  },
};

it.skipIf(!chromiumIsThere)('a change of a written game is read as code, once it is opened', { timeout: 240_000 }, () =>
  withStudio(
    async (studio) => {
      const { user, create, ended } = await owner(studio);
      const first = await create();
      await ended(first.id);
      const second = await create({ prompt: 'give me 5 lives', intent: 'edit', parentRunId: first.id });
      await ended(second.id);
      const { page } = await studio.visit(`/runs/${second.id}?with=${first.id}`, { user });
      const code = page.getByText('Changes in the code');
      await code.waitFor();
      expect(await page.locator('.code-diff pre').count()).toBe(0);
      await code.click();
      await page.getByText('Lines added: 1. Lines removed: 1.').waitFor();
      expect(await page.locator('.code-diff ins').innerText()).toContain('lives:5');
      expect(await page.locator('.code-diff del').innerText()).toContain('lives:3');
      expect(await violations(page)).toEqual([]);
    },
    { generator: writer },
  ),
);
