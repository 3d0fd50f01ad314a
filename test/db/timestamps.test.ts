import pg from 'pg';
import { expect, test } from 'vitest';
import { parseTimestamp } from '../../src/db/timestamps.js';

const byDriver = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ);

test.each([
  '2026-11-23 00:50:02+00',
  '2026-11-23 00:50:02.1+00',
  '2026-02-28 23:59:59.123456+00',
  '2024-02-29 12:00:00.9999+00',
  '1969-12-31 23:59:59.999+00',
  '2026-11-23 00:50:02.5+01',
  '2026-11-23 06:20:02+05:30',
  '0044-01-01 00:00:00+00',
  '0044-01-01 00:00:00+00 BC',
  '12026-11-23 00:50:02+00',
  'infinity',
])('%s is the same time as by the driver', (text) => {
  expect(parseTimestamp(text)).toEqual(byDriver(text));
});
