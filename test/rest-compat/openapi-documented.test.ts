/** The check that every test's answers go through: what differs from the document in any way does not pass it. */
import { beforeAll, describe, expect, test } from 'vitest';
import { checkInjected, documented, type SeenAnswer } from '../helpers/documented.js';
import { restDoor } from '../contract/doors.js';
import { useApp } from '../contract/shared-app.js';

const gateway = useApp();
const POST_RUN = { method: 'POST', url: '/api/studio/runs', body: { prompt: 'a snake' } };
let accepted: SeenAnswer;
let refused: SeenAnswer;

beforeAll(async () => {
  const door = restDoor(() => gateway.app);
  const seen = ({ statusCode: status, headers, body }: Awaited<ReturnType<typeof door.run>>['response']) => ({
    status,
    headers,
    body,
  });
  accepted = seen((await door.createRun(await gateway.signUp(), { prompt: 'a snake' })).response);
  refused = seen((await door.createRun(await gateway.signUp(0), { prompt: 'a snake' })).response);
});

const check = (answer: SeenAnswer, request = POST_RUN) => documented().problems(request, answer);

/** `data` of the accepted run, changed. */
function changed(answer: SeenAnswer, change: (envelope: Record<string, Record<string, unknown>>) => void): SeenAnswer {
  const envelope = JSON.parse(answer.body ?? '') as Record<string, Record<string, unknown>>;
  change(envelope);
  return { ...answer, body: JSON.stringify(envelope) };
}

test('what the gateway says passes', () => {
  expect(check(accepted)).toEqual([]);
  expect(check(refused)).toEqual([]);
  expect(check({ ...accepted, body: '' }, { ...POST_RUN, method: 'HEAD', url: '/nothing' })).not.toEqual([]);
});

describe('does not pass', () => {
  test.each<[string, () => SeenAnswer, string]>([
    ['another status', () => ({ ...accepted, status: 201 }), 'no answer 201'],
    ['a status of another route', () => ({ ...accepted, status: 416 }), 'no answer 416'],
    [
      'a header that is missing',
      () => ({ ...accepted, headers: { ...accepted.headers, location: undefined } }),
      'location is missing',
    ],
    [
      'a header that nobody told of',
      () => ({ ...accepted, headers: { ...accepted.headers, 'x-powered-by': 'us' } }),
      'x-powered-by',
    ],
    [
      'a header with another value',
      () => ({ ...accepted, headers: { ...accepted.headers, 'x-request-id': 'a b' } }),
      'x-request-id',
    ],
    ['a body that is not there', () => ({ ...accepted, body: '' }), 'not JSON'],
    [
      'a body of another type',
      () => ({ ...accepted, headers: { ...accepted.headers, 'content-type': 'text/html' } }),
      'text/html',
    ],
    ['a field that nobody told of', () => changed(accepted, ({ data }) => (data!['userId'] = 'x')), 'userId'],
    ['a field that is missing', () => changed(accepted, ({ data }) => delete data!['attempt']), 'attempt'],
    ['a field of another type', () => changed(accepted, ({ data }) => (data!['progress'] = '0')), '/data/progress'],
    [
      'null where there is always something',
      () => changed(accepted, ({ data }) => (data!['createdAt'] = null)),
      '/data/createdAt',
    ],
    [
      'a status of a run that there is not',
      () => changed(accepted, ({ data }) => (data!['status'] = 'done')),
      '/data/status',
    ],
    ['an id that is none', () => changed(accepted, ({ data }) => (data!['id'] = '7')), '/data/id'],
    [
      'a time that is none',
      () => changed(accepted, ({ data }) => (data!['createdAt'] = 'yesterday')),
      '/data/createdAt',
    ],
    [
      'a field deep within',
      () => changed(accepted, ({ data }) => (data!['credits'] = { held: 10, charged: 0 })),
      'released',
    ],
    ['another envelope', () => changed(accepted, (envelope) => Object.assign(envelope, { code: 202 })), '/code'],
    [
      'an error code of another status',
      () => changed(refused, ({ error }) => (error!['code'] = 'email_taken')),
      '/error/code',
    ],
    ['an error without its request', () => changed(refused, ({ error }) => delete error!['requestId']), 'requestId'],
    ['an error with a trace', () => changed(refused, ({ error }) => (error!['stack'] = 'at …')), 'stack'],
  ])('%s', (_name, answer, told) => {
    expect(check(answer()).join('\n')).toContain(told);
  });

  test('an accepted body that the document would refuse', () => {
    expect(check(accepted, { ...POST_RUN, body: { prompt: 5 } as never })).toEqual([
      expect.stringContaining('an accepted body: /prompt'),
    ]);
  });

  test('an event that is none', () => {
    const path = '/api/studio/runs/{id}/events';
    const { data } = JSON.parse(accepted.body ?? '') as { data: Record<string, unknown> };
    const { id, status, stage, progress, attempt } = data;
    const run = { id, status, stage, progress, attempt };
    const event = { seq: 1, type: 'accepted', at: '2026-11-30T12:00:00.000Z', run };
    documented().checkEvent(path, event);
    for (const wrong of [
      { ...event, type: 'started' },
      { ...event, attempt: 1 },
      { ...event, run: null },
      { ...event, run: data },
      { ...event, seq: '1' },
    ]) {
      expect(() => documented().checkEvent(path, wrong)).toThrow('No such event');
    }
  });
});

test('it throws in the test that saw it', () => {
  const { status: statusCode, headers, body } = accepted;
  const answer = { statusCode: statusCode + 1, headers, body } as never;
  expect(() => checkInjected({ method: 'POST', url: '/api/studio/runs' }, answer)).toThrow('tells otherwise of POST');
});
