/** What runs hold and cost where the operator has prices by who makes the game. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readConfig } from '../../src/config.js';
import { EXAMPLES } from '../../src/generation/providers/code-reference.js';
import { createGenerator } from '../../src/generation/router.js';
import { createModelBook } from '../../src/models/model-book.js';
import { createRunPrices } from '../../src/runs/run-prices.js';
import { createRunsService } from '../../src/runs/runs.service.js';
import { form, modelsAt } from '../helpers/model-forms.js';
import { withModelServer } from '../helpers/model-server.js';
import { withRuns } from '../helpers/runs.js';

const config = readConfig({
  PRICE_QUICK_HTML_READ: '12',
  PRICE_GAME_BUNDLE_READ: '35',
  PRICE_QUICK_HTML_FILLED: '17',
  PRICE_QUICK_HTML_WRITTEN: '40',
});
const settingsOf = (policy: readonly object[]) => modelsAt(['http://127.0.0.1:1/v1'], { policy }).settings;
const wish = { prompt: 'a cat', mode: 'quick_html', intent: 'create', assetMode: 'auto', context: null } as const;
const none = { threadKey: null };

test('a run holds the most that the policy may lead to', () => {
  const held = (policy: readonly object[], changes: object = {}, references: { threadKey: string | null } = none) =>
    createRunPrices(config, settingsOf(policy)).of({ ...wish, ...changes }, references).price;
  const write = { use: ['p1'], depth: 'write' };
  const read = { use: ['p1'] };
  expect(held([write, read])).toBe(40);
  expect(held([write, read], { mode: 'game_bundle' })).toBe(35);
  // what the prompt is like is not known before it is read; how long it is, is
  expect(held([{ ...read, when: { fit: ['far'] } }, { use: [] }])).toBe(12);
  expect(held([{ ...write, when: { language: ['ja'] } }, read])).toBe(40);
  expect(held([{ ...write, when: { minLength: 6 } }, read])).toBe(12);
  expect(held([{ ...write, when: { mode: ['game_bundle'] } }, { use: [] }])).toBe(10);
  // what fills a game may find nothing to fill, and has then only read
  expect(held([{ ...read, depth: 'fill' }])).toBe(17);
  expect(held([{ ...read, depth: 'fill' }], { mode: 'game_bundle' })).toBe(35);
  // the first rule that fits decides; a model that may cost too much is not asked
  expect(held([read, write])).toBe(12);
  expect(held([{ ...write, maxCost: 0.0001 }, read])).toBe(10);
  // a game that a model wrote is changed by one, whatever the length and the fit
  const long = { ...write, when: { fit: ['far'], minLength: 100 } };
  expect(held([long, read], { intent: 'edit' }, { threadKey: 'x' })).toBe(40);
  expect(held([long, read], { intent: 'edit' })).toBe(12);
  expect(held([{ ...long, when: { intent: ['create'] } }, read], { intent: 'edit' }, { threadKey: 'x' })).toBe(12);
});

test('without prices by maker, or without models, nothing is kept beside the price', () => {
  const write = settingsOf([{ use: ['p1'], depth: 'write' }]);
  const plain = { price: 10, byMaker: null };
  expect(createRunPrices(readConfig({}), write).of(wish, none)).toEqual(plain);
  expect(createRunPrices(config).of(wish, none)).toEqual(plain);
  expect(createRunPrices(config, write).of(wish, none)).toEqual({
    price: 40,
    byMaker: { composer: 10, read: 12, fill: 17, write: 40 },
  });
  expect(createRunPrices(config, write).range('quick_html')).toEqual({ credits: 40, least: 10 });
  expect(createRunPrices(config, write).range('game_bundle')).toEqual({ credits: 30, least: 30 });
});

test('a run costs what made its game; mending costs nothing', { timeout: 240_000 }, async () => {
  const [{ page }] = EXAMPLES as [(typeof EXAMPLES)[number]];
  // written and mended; then read; then neither
  const replies = [{ says: page.replace('advanceTime', 'advance') }, { says: page }, { says: form() }, { says: 'no' }];
  await withModelServer(replies, (server) =>
    withRuns(async (kit) => {
      const { database, signUp, credits, withWorker } = kit;
      const models = modelsAt([server.url], {
        policy: [{ when: { minLength: 40 }, use: ['p1'], depth: 'write' }, { use: ['p1'] }],
      });
      const runs = createRunsService({ ...kit, prices: createRunPrices(config, models.settings) });
      const generator = createGenerator({ ...models, book: createModelBook(database, models.settings) });
      const viewer = await signUp(52);
      const ended = async (prompt: string) => {
        const { run } = await runs.create(viewer, { prompt });
        for await (const event of runs.events(viewer, run.id, 0, AbortSignal.timeout(60_000))) void event;
        return [run.credits.held, (await runs.find(viewer, run.id))?.credits];
      };
      await withWorker(generator, async () => {
        const long = 'a penguin catches 10 fish on the ice, 3 lives';
        expect(await ended(long)).toEqual([40, { held: 0, charged: 40, released: 0 }]);
        await expect(runs.create(viewer, { prompt: long })).rejects.toMatchObject({
          code: 'studio_credits_insufficient',
          message: 'This run may cost 40 credits; you have 12. Add credits and try again.',
        });
        expect(await ended('a penguin catches fish')).toEqual([12, { held: 0, charged: 12, released: 0 }]);
        await credits.post(viewer.user.id, { type: 'grant', amount: 60, description: 'x' });
        expect(await ended('a cat catches fish')).toEqual([12, { held: 0, charged: 10, released: 2 }]);
        expect(await ended(long)).toEqual([40, { held: 0, charged: 10, released: 30 }]);
      });
    }),
  );
});

test(
  'filling has its own price, and a run that was accepted before there was one costs what reading does',
  { timeout: 60_000 },
  async () => {
    const story = {
      opening: 'The cat is hungry.',
      win: 'The cat sleeps well tonight.',
      lose: 'The cat goes to bed hungry.',
    };
    await withModelServer(
      [
        { says: form() },
        { says: { ...story } },
        { says: form() },
        { says: 'no' },
        { says: form() },
        { says: { ...story } },
      ],
      (server) =>
        withRuns(async (kit) => {
          const { database, signUp, withWorker } = kit;
          const models = modelsAt([server.url], { policy: [{ use: ['p1'], depth: 'fill' }] });
          const runs = createRunsService({ ...kit, prices: createRunPrices(config, models.settings) });
          const generator = createGenerator({ ...models, book: createModelBook(database, models.settings) });
          const viewer = await signUp(100);
          const create = async () => (await runs.create(viewer, { prompt: 'a cat arena against dogs' })).run.id;
          const ended = async (id: string) => {
            for await (const event of runs.events(viewer, id, 0, AbortSignal.timeout(60_000))) void event;
            return (await runs.find(viewer, id))?.credits;
          };
          await withWorker(generator, async () => {
            expect(await ended(await create())).toEqual({ held: 0, charged: 17, released: 0 });
            expect(await ended(await create())).toEqual({ held: 0, charged: 12, released: 5 });
          });
          const third = await create();
          await database.pool.query(`update credit_holds set prices = prices - 'fill' where run_id = $1`, [third]);
          await withWorker(generator, async () => {
            expect(await ended(third)).toEqual({ held: 0, charged: 12, released: 5 });
          });
        }),
    );
  },
);

test('pictures have a price on top, and are charged only where they were drawn', { timeout: 240_000 }, async () => {
  const figure = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="#fff"/><circle cx="100" cy="100" r="60" fill="#c22"/></svg>`;
  const says = (await sharp(Buffer.from(figure)).png().toBuffer()).toString('base64');
  await withModelServer([{ says }, { status: 400 }], (server) =>
    withRuns(async (kit) => {
      const { database, signUp, withWorker } = kit;
      const models = modelsAt([server.url], {
        policy: [{ use: [] }],
        images: { provider: 'p1', model: 'painter', most: 1 },
      });
      const priced = readConfig({ PRICE_GENERATED_PICTURES: '6', PRICE_QUICK_HTML_WRITTEN: '40' });
      const prices = createRunPrices(priced, models.settings);
      expect(prices.range('quick_html')).toEqual({ credits: 16, least: 10 });
      expect(createRunPrices(priced, settingsOf([{ use: [] }])).range('quick_html')).toEqual({
        credits: 10,
        least: 10,
      });
      const runs = createRunsService({ ...kit, prices });
      const generator = createGenerator({ ...models, book: createModelBook(database, models.settings) });
      const viewer = await signUp(100);
      const ended = async (assetMode: 'generated' | 'auto') => {
        const { run } = await runs.create(viewer, { prompt: 'snake with a hedgehog', assetMode });
        for await (const event of runs.events(viewer, run.id, 0, AbortSignal.timeout(60_000))) void event;
        return [run.credits.held, (await runs.find(viewer, run.id))?.credits];
      };
      await withWorker(generator, async () => {
        expect(await ended('generated')).toEqual([16, { held: 0, charged: 16, released: 0 }]);
        expect(await ended('generated')).toEqual([16, { held: 0, charged: 10, released: 6 }]);
        expect(await ended('auto')).toEqual([10, { held: 0, charged: 10, released: 0 }]);
      });
      const { rows } = await database.pool.query('select outcome, cost_micros from model_attempts order by id');
      expect(rows.map(({ outcome }) => outcome as string)).toEqual(['answered', 'rejected']);
    }),
  );
});
