import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { post, withPublications } from './world.js';

/** Until a statement of another connection waits for a lock. */
async function untilWaiting(pool: Pool): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await pool.query(waiting)).rowCount === 0) await sleep(10);
}

test('a post that waited for a withdrawal makes the game public again; a withdrawal that waited finds it gone', async () => {
  await withPublications(async ({ publications, addUser, addGame, database: { pool } }) => {
    const owner = await addUser();
    const id = await addGame(owner);
    const first = await publications.publish(owner, id, post('Penguin run'));
    const withdrawal = await pool.connect();
    try {
      const withdrawn = `update publications set withdrawn_at = clock_timestamp() where artifact_id = $1`;
      await withdrawal.query('begin');
      await withdrawal.query(withdrawn, [id]);
      const posted = publications.publish(owner, id, post('Penguin run'));
      await untilWaiting(pool);
      await withdrawal.query('commit');
      const { slug, revision, publishedAt } = await posted;
      expect({ slug, revision }).toEqual({ slug: first.slug, revision: 2 });
      expect(publishedAt.getTime()).toBeGreaterThan(first.publishedAt.getTime());
      expect((await publications.lookUp(slug)).state).toBe('published');

      await withdrawal.query('begin');
      await withdrawal.query(withdrawn, [id]);
      const refused = publications.unpublish(owner, id).catch((error: unknown) => error);
      await untilWaiting(pool);
      await withdrawal.query('commit');
      expect(await refused).toMatchObject({ code: 'publication_not_found' });
    } finally {
      withdrawal.release(true);
    }
  });
});
