import { expect, test } from 'vitest';
import { Buckets, createUsageLimits, type Budget, type UsageClient } from '../../src/accounts/usage-limits.js';
import { AppError } from '../../src/errors.js';
import { TokenBucket } from '../../src/token-bucket.js';

const config = { requestsPerMinute: 60, queryCostPerMinute: 6_000 };
const user = (userId: string): UsageClient => ({ userId, ip: '203.0.113.7' });
const address = (ip: string): UsageClient => ({ userId: undefined, ip });

/** How many of `count` are let through at once, or one more where the clock has given one back. */
function passed(take: () => void, count: number): number {
  let passed = 0;
  for (let i = 0; i < count; i += 1) {
    try {
      take();
      passed += 1;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'rate_limited') throw error;
    }
  }
  return passed;
}

test('a bucket gives what it holds, then what flows in, and never more than it holds', () => {
  const bucket = new TokenBucket({ burst: 10, perSecond: 2 }, 0);
  expect(bucket.take(10, 0)).toBe(0);
  expect(bucket.take(1, 0)).toBe(0.5);
  // what was refused was not taken
  expect(bucket.take(1, 500)).toBe(0);
  expect(bucket.take(5, 1_000)).toBe(2);
  expect(bucket.take(10, 3_600_000)).toBe(0);
  // a clock that goes back gives nothing
  expect(bucket.take(1, 0)).toBe(0.5);
});

test('what costs more than a bucket holds passes when it is full, and is paid for', () => {
  const bucket = new TokenBucket({ burst: 10, perSecond: 1 }, 0);
  expect(bucket.take(25, 0)).toBe(0);
  expect(bucket.take(1, 0)).toBe(16);
  expect(bucket.take(25, 20_000)).toBe(5);
  expect(bucket.take(25, 25_000)).toBe(0);
});

test('users are counted by themselves, addresses and their networks too', () => {
  const limits = createUsageLimits(config);
  const all = (client: UsageClient) => passed(() => limits.take('requests', client), 70);
  for (const client of [user('ada'), user('bob'), address('203.0.113.7'), address('2001:db8:1:2::1')])
    expect([60, 61]).toContain(all(client));
  // another address of the same network
  expect(all(address('2001:db8:1:2:ffff::9'))).toBeLessThan(10);
  // what says nothing of the client is not counted
  expect(all({ userId: undefined, ip: undefined })).toBe(70);
});

test('budgets are apart, cost counts, and 0 is no limit', () => {
  const limits = createUsageLimits(config);
  const take = (budget: Budget, cost: number) => () => limits.take(budget, user('ada'), cost);
  expect(passed(take('queries', 2_000), 5)).toBe(3);
  expect(passed(take('requests', 10), 10)).toBe(6);
  const open = createUsageLimits({ requestsPerMinute: 0, queryCostPerMinute: 0 });
  expect(passed(() => open.take('queries', user('ada'), 1e9), 100)).toBe(100);
  expect(open.remembered).toBe(0);
});

test('100,000 addresses are not remembered, and make no user forgotten', () => {
  const limits = createUsageLimits(config);
  expect([60, 61]).toContain(passed(() => limits.take('requests', user('ada')), 70));
  for (let i = 0; i < 100_000; i += 1) limits.take('requests', address(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`));
  expect(limits.remembered).toBeLessThanOrEqual(10_000 + 1);
  expect(passed(() => limits.take('requests', user('ada')), 70)).toBeLessThan(30);
});

test('who has been away for two minutes is forgotten, who comes again is not', () => {
  const buckets = new Buckets({ burst: 60, perSecond: 0.01 }, 10_000);
  for (let i = 0; i < 1_000; i += 1) buckets.take(`early ${i}`, 1, 0);
  buckets.take('back', 60, 0);
  for (const minute of [1, 2, 3]) expect(buckets.take('back', 60, minute * 60_000)).toBeGreaterThan(0);
  expect(buckets.size).toBeLessThanOrEqual(2);
});

test('the refusal says when to come back', () => {
  const limits = createUsageLimits({ requestsPerMinute: 2, queryCostPerMinute: 0 });
  limits.take('requests', user('ada'), 2);
  const refusal = (() => {
    try {
      limits.take('requests', user('ada'));
      return undefined;
    } catch (error) {
      return error;
    }
  })();
  expect(refusal).toBeInstanceOf(AppError);
  expect([29, 30]).toContain((refusal as AppError).retryAfter);
});
