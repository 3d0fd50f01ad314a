/** The report on three prompts: one that becomes a game as asked, one in another language, and one that is refused as it may be. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumIsThere, chromiumPath } from '../../helpers/browser.js';
import { report } from './index.js';
import { reportPage, type Report } from './page.js';

const PROMPTS = {
  set: 'three',
  prompts: [
    {
      id: 'penguin',
      prompt: 'penguin platformer with double jump and <b>fish</b>',
      expect: {
        genre_any: ['platformer'],
        entities: { hero: ['🐧'], items: ['🐟'], enemies: ['🐘'] },
        mechanics_all: ['double_jump', 'boss'],
        judge: ['A penguin', 'Ice'],
      },
    },
    { id: 'slange', lang: 'de', prompt: 'Ein Snake-Spiel mit Äpfeln', expect: { genre_any: ['breakout'] } },
    {
      id: 'long',
      prompt: { repeat: 'more coins and ', times: 1000, suffix: 'a kangaroo' },
      expect: { genre_any: ['platformer'], checks: { or_reject_status: [422] } },
    },
  ],
};

describe('the report on three prompts', () => {
  let folder: string;
  let found: Report;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gamewright-report-'));
    const file = join(folder, 'prompts.json');
    writeFileSync(file, JSON.stringify(PROMPTS));
    writeFileSync(
      join(folder, 'judged.json'),
      JSON.stringify({ three: { penguin: { 'A penguin': { verdict: 'met', by: 'screenshots' } } } }),
    );
    found = await report({
      file,
      seed: 42,
      only: [],
      executablePath: chromiumPath,
      log: () => {},
    });
  }, 240_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const goal = (name: string) => found.goals.find((one) => one.name.startsWith(name));

  it('takes an allowed refusal for what it is', () => {
    expect(found.rows[2]?.made.refused?.status).toBe(422);
    expect(goal('an artifact')).toMatchObject({ found: '3 of 3, 100 %', met: true });
  });

  it('finds what is kept, and what is not', () => {
    expect(goal('kind right')).toMatchObject({ found: '1 of 2, 50 %', met: false });
    expect(goal('language')).toMatchObject({ found: '2 of 2, 100 %', met: true });
    expect(goal('cast in its role in the design')).toMatchObject({ found: '2 of 3, 67 %', met: false });
    expect(found.rows[0]?.comparison?.rules).toEqual([
      { what: 'double_jump', kept: true },
      { what: 'boss', kept: false },
    ]);
    expect(goal('judge lines met, of the 1 of 2 looked at')).toMatchObject({ found: '1 of 1, 100 %', met: true });
  });

  it.skipIf(!chromiumIsThere)('sees the cast on the screen, and no error or request', () => {
    expect(goal('cast on screen')).toMatchObject({ found: '2 of 3, 67 %' });
    expect(goal('started')).toMatchObject({ found: '2 of 2, 100 %', met: true });
    expect(goal('console errors')).toMatchObject({ found: '0', met: true });
    expect(goal('requests')).toMatchObject({ found: '0', met: true });
  });

  it('writes a page without script that shows the prompt as text', () => {
    const page = reportPage(found);
    expect(page).toContain('&lt;b&gt;fish&lt;/b&gt;');
    expect(page).not.toMatch(/<script/iu);
    expect(page).toContain('refused, 422');
  });
});
