/** A provider's moderation, over its wire protocol: what it flags ends the run with the credits back. */
import { expect, test } from 'vitest';
import { checkSettings } from '../../src/generation/providers/model-settings.js';
import { createGenerator } from '../../src/generation/router.js';
import { createModelBook } from '../../src/models/model-book.js';
import { SECRET_KEY, modelsAt } from '../helpers/model-forms.js';
import { withModelServer, type Reply } from '../helpers/model-server.js';
import { withRuns } from '../helpers/runs.js';

interface Ending {
  readonly status: string;
  readonly code: string | undefined;
  readonly outcomes: readonly (string | null)[];
  readonly held: number;
  readonly spendable: number;
}

/** The end of a run under a service that gives these replies; `requests` are what it got. */
async function run(
  replies: readonly Reply[],
  more: object = {},
): Promise<{ ending: Ending; requests: readonly string[] }> {
  return withModelServer(replies, (server) =>
    withRuns(async ({ database, signUp, runs, credits, withWorker, ended }) => {
      const models = modelsAt([server.url], { policy: [], moderation: { provider: 'p1', ...more } });
      const generator = createGenerator({ ...models, book: createModelBook(database, models.settings) });
      const viewer = await signUp(100);
      const { run: created } = await runs.create(viewer, { prompt: 'a snake' });
      const done = await withWorker(generator, () => ended(viewer, created.id));
      const { rows } = await database.pool.query<{ outcome: string | null }>('select outcome from model_attempts');
      const { heldBalance, spendableBalance } = await credits.balance(viewer.user.id);
      return {
        ending: {
          status: done.status,
          code: done.failure?.code,
          outcomes: rows.map(({ outcome }) => outcome),
          held: heldBalance,
          spendable: spendableBalance,
        },
        requests: server.requests.map(({ url, headers, text }) => `${url} ${headers.authorization} ${text}`),
      };
    }),
  );
}

const FAILED = { status: 'failed', held: 0, spendable: 100 };
const MADE = { status: 'completed', code: undefined, held: 0, spendable: 90 };

test('what it flags in a category of ours ends the run as safety.input', { timeout: 240_000 }, async () => {
  const { ending, requests } = await run([{ says: ['violence', 'hate/threatening'] }]);
  expect(ending).toEqual({ ...FAILED, code: 'safety.input', outcomes: ['answered'] });
  expect(requests).toEqual([
    `/v1/moderations Bearer ${SECRET_KEY} {"model":"omni-moderation-latest","input":"a snake"}`,
  ]);
});

test('what it flags beside them is made: a game may be violent', { timeout: 240_000 }, async () => {
  expect((await run([{ says: ['violence', 'violence/graphic'] }])).ending).toEqual({ ...MADE, outcomes: ['answered'] });
});

test('a service that is down stops nothing, unless the operator requires it', { timeout: 240_000 }, async () => {
  expect((await run([{ status: 503 }])).ending).toEqual({ ...MADE, outcomes: ['unavailable'] });
  expect((await run(['cut'], { required: true })).ending).toEqual({
    ...FAILED,
    code: 'provider.unavailable',
    outcomes: ['unavailable'],
  });
});

test('its provider has to have one', () => {
  const settings = (type: string, provider: string) => () =>
    checkSettings(
      { providers: [{ name: 'a', type }], models: [{ id: 'm', provider: 'a', model: 'm' }], moderation: { provider } },
      'models.yaml',
    );
  expect(settings('anthropic', 'a')).toThrow('models.yaml: moderation.provider: a provider of type openai');
  expect(settings('openai', 'b')).toThrow('models.yaml: moderation.provider: there is no provider "b".');
});
