/** Who made a public game and of which prompt: told where its owner wants that, and nowhere else. */
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../artifacts/app.js';
import { htmlResult } from '../artifacts/results.js';
import { useApp } from '../contract/shared-app.js';
import type { TestUser } from '../helpers/app.js';
import { all, attribute, documentOf, text } from './dom.js';
import { PROMPT, PUBLICATION, publishGame, viewerOf } from './world.js';

const test = useApp();
const page = (url: string, accept = 'text/html') => test.app.inject({ url, headers: { accept } });

async function author(name: string): Promise<TestUser> {
  const user = await test.signUp();
  await test.resources.database.pool.query('update users set name = $2 where id = $1', [user.id, name]);
  return user;
}

const publish = (owner: TestUser, title: string, choices: object = { showAuthor: true }) =>
  publishGame(test, { ...PUBLICATION, title, ...choices }, htmlResult(), owner);

describe('the page of a game', () => {
  it('tells neither author nor prompt unless its owner says so, each by itself', async () => {
    const owner = await author('Ada Lovelace');
    for (const [choices, told] of [
      [{}, [false, false]],
      [{ showAuthor: true }, [true, false]],
      [{ showPrompt: true }, [false, true]],
      [{ showAuthor: null, showPrompt: false }, [false, false]],
    ] as const) {
      const { record } = await publish(owner, 'Engine', choices);
      const { body } = await page(`/games/${record.slug}`);
      expect([body.includes('Ada Lovelace'), body.includes(PROMPT)]).toEqual(told);
      expect([record.showAuthor, record.showPrompt]).toEqual(told);
      // a remix starts from the prompt where that is told
      expect(body.includes(`/#make=${encodeURIComponent(PROMPT)}`)).toBe(told[1]);
    }
  });

  it('tells the prompt of the game that was edited by hand, and not how it was', async () => {
    const owner = await author('Mary Shelley');
    const { pool } = test.resources.database;
    const { runId } = await publish(owner, 'First', {});
    const { record, runId: edited } = await publish(owner, 'Second', { showPrompt: true });
    await pool.query(
      `update runs set parent_run_id = $2, prompt = 'Edited by hand: title', context = '{"artifactId": "", "edits": {}}' where id = $1`,
      [edited, runId],
    );
    const { body } = await page(`/games/${record.slug}`);
    expect([body.includes(PROMPT), body.includes('Edited by hand')]).toEqual([true, false]);
  });

  it('stops telling them when it is published again without', async () => {
    const owner = await author('Grace Hopper');
    const { record, artifactId } = await publish(owner, 'Compiler', { showAuthor: true, showPrompt: true });
    const handle = attribute(
      all(documentOf((await page(`/games/${record.slug}`)).body), 'a', { rel: 'author' })[0]!,
      'href',
    )!;
    expect((await page(handle)).statusCode).toBe(200);
    await test.resources.services.publications.publish(viewerOf(owner), artifactId, PUBLICATION);
    const { body } = await page(`/games/${record.slug}`);
    expect([body.includes('Grace Hopper'), body.includes(PROMPT)]).toEqual([false, false]);
    expect((await page(handle)).statusCode).toBe(404);
  });
});

describe('the page of an author', () => {
  it('lists the games that tell them, under a handle that stays', async () => {
    const owner = await author('Zoë \u202e Ångström');
    const games = [await publish(owner, 'One'), await publish(owner, 'Two')];
    await publish(owner, 'Untold', {});
    await publish(owner, 'Hidden', { showAuthor: true, seoContent: { noindex: true } });
    await publish(await author('Somebody Else'), 'Elsewhere');
    const { body } = await page(`/games/${games[0]!.record.slug}`);
    const path = attribute(all(documentOf(body), 'a', { rel: 'author' })[0]!, 'href')!;
    expect(path).toMatch(/^\/authors\/zoe-angstrom-[a-z0-9]{5}$/u);
    await test.resources.database.pool.query('update users set name = $2 where id = $1', [owner.id, 'Zoë']);
    const shown = documentOf((await page(path)).body);
    expect(text(all(shown, 'h1')[0]!)).toBe('Zoë');
    expect(all(shown, 'h2').map(text)).toEqual(['Two', 'One']);
    expect(attribute(all(shown, 'meta', { property: 'og:image' })[0]!, 'content')).toBe(
      `${games[1]!.record.publicUrl}/image.png`,
    );
    expect((await page(path)).body).not.toContain(owner.email);
  });

  it('is none where nobody has it', async () => {
    for (const handle of ['nobody-bcdfg', 'A B', '%00', 'x'.repeat(100)])
      expect(refusalOf(await page(`/authors/${handle}`, 'application/json'))).toBe('404 publication_not_found');
    expect((await page('/authors/nobody-bcdfg?after=x')).statusCode).toBe(422);
  });
});
