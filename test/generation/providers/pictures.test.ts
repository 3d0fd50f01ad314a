/** Pictures that a model draws for a game, over the real wire protocols: they are in the game, small and cut out, and nothing else of the answer is. */
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Models } from '../../../src/generation/providers/configured-models.js';
import { renderCover } from '../../../src/generation/card/render.js';
import type { GameDesign } from '../../../src/generation/design.js';
import { cutOut } from '../../../src/generation/providers/cut-out.js';
import type { Settled } from '../../../src/generation/providers/model-book.types.js';
import { checkSettings } from '../../../src/generation/providers/model-settings.js';
import type { PictureCache } from '../../../src/generation/providers/picture-cast.js';
import { rebuildGame } from '../../../src/generation/rebuild.js';
import type { GenerationRequest, GenerationResult } from '../../../src/generation/provider.types.js';
import { createGenerator } from '../../../src/generation/router.js';
import { SECRET_KEY, testClock } from '../../helpers/model-forms.js';
import { withModelServer, type Reply } from '../../helpers/model-server.js';

/** A figure on a ground, as services of pictures send it. */
async function drawing(ground: string, format: 'png' | 'jpeg' | 'webp' = 'png', side = 256): Promise<string> {
  const figure = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 100 100"><rect width="100" height="100" fill="${ground}"/><circle cx="50" cy="50" r="30" fill="#c22"/><circle cx="42" cy="44" r="6" fill="#fff"/><circle cx="58" cy="44" r="6" fill="#fff"/></svg>`;
  return (await sharp(Buffer.from(figure)).toFormat(format).toBuffer()).toString('base64');
}
let good = '';
beforeAll(async () => {
  good = await drawing('#ffffff');
});

const NOTICE = 'generated pictures: taken from the library instead';

interface Made extends GenerationResult {
  readonly told: readonly string[];
  readonly settled: readonly Settled[];
}

async function make(
  models: Models,
  more: Partial<GenerationRequest> = {},
  { drawn, signal = new AbortController().signal }: { drawn?: PictureCache; signal?: AbortSignal } = {},
): Promise<Made> {
  const told: string[] = [];
  const settled: Settled[] = [];
  const book = { admit: async () => ({ id: 'x' }), settle: async (_: string, one: Settled) => void settled.push(one) };
  const generator = createGenerator({ ...models, book, clock: testClock(), ...(drawn ? { drawn } : {}) });
  const result = await generator.generate(
    {
      prompt: 'snake with a hedgehog that eats apples',
      mode: 'quick_html',
      intent: 'auto',
      assetMode: 'generated',
      seed: 1,
      ...more,
    },
    { signal, report: ({ message }) => void (message !== undefined && told.push(message)) },
  );
  return { ...result, told, settled };
}

function modelsOf(url: string, type = 'compatible', more: object = {}): Models {
  const settings = checkSettings(
    {
      providers: [{ name: 'it', type, url, key: 'K' }],
      images: { provider: 'it', model: 'painter', price: 0.02, most: 2, size: '256x256', retries: 0, ...more },
    },
    'test',
  );
  return { settings, keys: new Map([['it', SECRET_KEY]]) };
}

const made = (replies: readonly Reply[], more: Partial<GenerationRequest> = {}) =>
  withModelServer(replies, async (server) => ({
    ...(await make(modelsOf(server.url), more)),
    requests: server.requests,
  }));
const pageOf = ({ files }: GenerationResult): string => files[0]!.bytes.toString('utf8');

describe('protocols', () => {
  test.each(['openai', 'compatible'])('%s draws the cast', { timeout: 240_000 }, async (type) => {
    await withModelServer([{ says: good }], async (server) => {
      const game = await make(modelsOf(server.url, type));
      expect(game.design.generated?.map(({ sprite }) => sprite)).toEqual(['hedgehog', 'red-apple']);
      expect(game).toMatchObject({ pictured: true, provider: 'composer' });
      expect(game.told).toContain('2 of 2 pictures drawn by it/painter');
      expect(game.settled.map(({ outcome, cost }) => [outcome, cost])).toEqual([
        ['answered', 0.02],
        ['answered', 0.02],
      ]);
      expect(server.requests.map(({ url }) => url)).toEqual(Array(2).fill('/v1/images/generations'));
      expect(server.requests[0]!.body).toMatchObject({ model: 'painter', size: '256x256', n: 1 });
      expect(server.requests[0]!.body['prompt']).toContain('of "hedgehog": one single figure');
      const page = pageOf(game);
      // each figure has it, and the page holds no copy beside them
      expect(page.split(game.design.generated![0]!.png)).toHaveLength(1 + 2);
      expect(page.length).toBeLessThan(200_000);
      expect(page.includes(SECRET_KEY)).toBe(false);
      expect(page.includes(server.url)).toBe(false);
      expect(game.design.ignored).not.toContain(NOTICE);
      // the same bytes once more, from what is kept
      const [again] = await rebuildGame({ type: 'html', design: game.design, manifest: game.manifest });
      expect(again?.bytes.equals(game.files[0]!.bytes)).toBe(true);
    });
  });
});

test('its cover shows them', { timeout: 240_000 }, async () => {
  const { design } = await made([{ says: good }]);
  const red = async (one: GameDesign) => {
    const { data } = await sharp(await renderCover(one))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    let count = 0;
    for (let i = 0; i < data.length; i += 3) if (data[i]! > 180 && data[i + 1]! < 60 && data[i + 2]! < 60) count += 1;
    return count;
  };
  const { generated: _, ...plain } = design;
  expect(await red(design)).toBeGreaterThan((await red(plain)) + 5_000);
});

test('a bundle has them as files', { timeout: 240_000 }, async () => {
  const game = await made([{ says: good }], { mode: 'game_bundle' });
  const file = game.files.find(({ path }) => path === 'assets/hedgehog.svg');
  expect(file?.bytes.toString()).toContain(game.design.generated![0]!.png);
  expect(game.files.find(({ path }) => path === 'design.json')?.bytes.toString()).not.toContain('"generated"');
});

test.each<[string, () => Promise<Reply>, string]>([
  ['is down', async () => ({ status: 503 }), 'unavailable'],
  ['refuses', async () => ({ status: 400 }), 'rejected'],
  ['sends no picture', async () => ({ says: Buffer.from('<svg onload="x"/>').toString('base64') }), 'invalid'],
  ['sends a scene in place of a figure', async () => ({ says: await noise() }), 'invalid'],
  ['sends nothing but ground', async () => ({ says: await blank(256) }), 'invalid'],
  ['sends a picture that fills the memory', async () => ({ says: await blank(5_000) }), 'invalid'],
  ['breaks off', async () => 'cut', 'unavailable'],
])(
  'a service that %s: the library’s pictures, told and not charged',
  { timeout: 60_000 },
  async (_, reply, outcome) => {
    const game = await made([await reply()]);
    expect(game.design.generated).toBeUndefined();
    expect(game.pictured).toBeUndefined();
    expect(game.design.ignored).toContain(NOTICE);
    expect(game.told).toContain('No picture could be drawn; the library’s are used.');
    expect(game.settled.map((one) => one.outcome)).toEqual([outcome, outcome]);
  },
);

test('an address in place of a picture is not followed', { timeout: 240_000 }, async () => {
  await withModelServer([{ says: good }], async (inside) => {
    const game = await made([{ says: `${inside.url}/secret.png` }]);
    expect(inside.requests).toEqual([]);
    expect(game.design.generated).toBeUndefined();
    expect(pageOf(game).includes('secret.png')).toBe(false);
  });
});

test('what was drawn once is taken again, and one that is missing is drawn', { timeout: 240_000 }, async () => {
  const kept = new Map<string, Buffer>();
  const drawn: PictureCache = { get: async (key) => kept.get(key), put: async (key, png) => void kept.set(key, png) };
  await withModelServer([{ says: good }], async (server) => {
    const first = await make(modelsOf(server.url), {}, { drawn });
    const second = await make(modelsOf(server.url), { seed: 2 }, { drawn });
    expect(server.requests).toHaveLength(2);
    expect(second.design.generated).toEqual(first.design.generated);
    expect(second).toMatchObject({ pictured: true, settled: [] });
    await make(modelsOf(server.url), { prompt: 'snake with a hedgehog that eats pears' }, { drawn });
    expect(server.requests).toHaveLength(3);
  });
});

test(
  'only a request for generated pictures asks; a change keeps them, and another mode takes them away',
  { timeout: 60_000 },
  async () => {
    expect((await made([{ says: good }], { assetMode: 'auto' })).requests).toEqual([]);
    const first = await made([{ says: good }]);
    const change = { parentDesign: first.design, intent: 'edit', prompt: 'make it harder' } as const;
    const kept = await made([{ status: 500 }], { ...change, assetMode: 'auto' });
    expect(kept.design.generated).toEqual(first.design.generated);
    expect(kept.requests).toEqual([]);
    expect(kept.pictured).toBeUndefined();
    const plain = await made([{ status: 500 }], { ...change, assetMode: 'library' });
    expect(plain.design.generated).toBeUndefined();
    expect(pageOf(plain).includes(first.design.generated![0]!.png)).toBe(false);
  },
);

test('a run that ends closes the connection', { timeout: 240_000 }, async () => {
  await withModelServer(['silence'], async (server) => {
    const stop = new AbortController();
    const making = make(modelsOf(server.url, 'compatible', { most: 1 }), {}, { signal: stop.signal });
    await server.reached();
    stop.abort(new Error('canceled'));
    await expect(making).rejects.toThrow('canceled');
    await server.gaveUp;
  });
});

test('a picture is cut from its ground, small, and holds nothing but pixels', async () => {
  for (const [ground, format] of [
    ['#ffffff', 'jpeg'],
    ['#fafafa', 'webp'],
    ['#88ccee', 'png'],
  ] as const) {
    const png = await cutOut(Buffer.from(await drawing(ground, format), 'base64'));
    expect(png!.length).toBeLessThan(9_000);
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([112, 112]);
    const alpha = (x: number, y: number) => data[(y * 112 + x) * 4 + 3];
    expect([alpha(1, 1), alpha(110, 110), alpha(56, 56)]).toEqual([0, 0, 255]);
    // the white of its eyes stays
    expect([...data.subarray((41 * 112 + 41) * 4, (41 * 112 + 41) * 4 + 4)].every((value) => value > 220)).toBe(true);
  }
  const told = await sharp(Buffer.from(good, 'base64'))
    .withExif({ IFD0: { Copyright: 'secret' } })
    .png()
    .toBuffer();
  expect((await cutOut(told))!.includes('secret')).toBe(false);
});

test('settings that can’t be are told', () => {
  const check = (images: object, type = 'anthropic') =>
    checkSettings({ providers: [{ name: 'it', type, key: 'K' }], images: { model: 'x', ...images } }, 'f');
  expect(() => check({ provider: 'it' })).toThrow('f: images.provider: Anthropic has no models that draw.');
  expect(() => check({ provider: 'other' })).toThrow('there is no provider "other"');
  expect(() => check({ provider: 'it', size: 'large' }, 'openai')).toThrow('images.size');
});

async function noise(): Promise<string> {
  const raw = Buffer.from(Array.from({ length: 256 * 256 * 3 }, (_, i) => (i * 7_919 * ((i >> 3) + 1)) % 256));
  return (
    await sharp(raw, { raw: { width: 256, height: 256, channels: 3 } })
      .png()
      .toBuffer()
  ).toString('base64');
}

async function blank(side: number): Promise<string> {
  const white = { create: { width: side, height: side, channels: 3, background: '#ffffff' } } as const;
  return (await sharp(white).png().toBuffer()).toString('base64');
}
