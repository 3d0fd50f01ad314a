import { pino } from 'pino';
import { expect, test } from 'vitest';
import { User } from '../src/accounts/user.entity.js';
import { serializeError } from '../src/log.js';
import { withDatabase } from './helpers/database.js';

function logged(error: unknown): string {
  let text = '';
  const log = pino({ serializers: { err: serializeError } }, { write: (line) => void (text += line) });
  log.error({ err: error }, 'failed');
  return text;
}

test('a refused row is not quoted in the log, but what refused it is', async () => {
  await withDatabase(async ({ orm, pool }) => {
    await pool.query(`alter table users add constraint no_ada check (name not like 'Ada%')`);
    const name = 'Ada\n    at Lovelace street\n - detail: 1';
    const row = { email: 'ada@example.com', name, passwordHash: 'hash-of-ada' };
    const em = orm.em.fork();
    em.persist(em.create(User, row));
    const byOrm: unknown = await em.flush().catch((error: unknown) => error);
    const byDriver: unknown = await pool
      .query(
        'insert into users (id, email, name, password_hash) values (gen_random_uuid(), $1, $2, $3)',
        Object.values(row),
      )
      .catch((error: unknown) => error);
    for (const error of [byOrm, byDriver, new Error('Outer.', { cause: byOrm })]) {
      const text = logged(error);
      expect(text).toContain('violates check constraint \\"no_ada\\"');
      expect(text).toContain('"code":"23514","constraint":"no_ada"');
      expect(text).toMatch(/ at .*(?:client|log\.test)\./u);
      for (const secret of ['ada@example.com', 'hash-of-ada', 'Lovelace']) expect(text).not.toContain(secret);
    }
  });
});

test('whatever is thrown can be logged', () => {
  const circular = new Error('round', { cause: undefined });
  circular.cause = circular;
  for (const thrown of [circular, 'a text', 7, null, undefined, Object.create(null), new AggregateError([], 'many')])
    expect(JSON.parse(logged(thrown))).toMatchObject({ msg: 'failed' });
});

test('an error that comes as a plain object, as those of pg-boss do, is told like any other', () => {
  const { message, stack } = new Error('the connection ended');
  const told = JSON.parse(logged({ code: '57P01', detail: 'a row', message, stack })) as { err: { stack: string } };
  expect(told.err).toMatchObject({ type: 'Object', message, code: '57P01' });
  expect(told.err.stack).toContain('log.test.');
  expect(JSON.stringify(told)).not.toContain('a row');
  expect(logged(Object.assign(Object.create(null), { message, stack }))).toContain(message);
});
