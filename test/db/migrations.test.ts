import { expect, test } from 'vitest';
import { migrate } from '../../src/process/migrate.js';
import { openDatabase } from '../../src/db/orm.js';
import { entities } from '../../src/entities.js';
import { withDatabase } from '../helpers/database.js';

test('processes that start at once migrate once', async () => {
  await withDatabase(async ({ pool }, url) => {
    await pool.query('drop schema public cascade; create schema public');
    const starters = await Promise.all(
      Array.from({ length: 4 }, () => openDatabase({ url, poolSize: 2, entities, log: () => undefined })),
    );
    await Promise.all(starters.map((database) => migrate(database)));
    await Promise.all(starters.map((database) => database.close()));
    const { rows } = await pool.query('select name from migrations');
    expect(rows).toHaveLength(new Set(rows.map((row: { name: string }) => row.name)).size);
    expect(rows.length).toBeGreaterThan(0);
  });
});
