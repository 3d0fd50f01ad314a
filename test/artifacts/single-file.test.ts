/** A bundle as one file: what is put into it, what it may do, and that there is one of it. */
import { createHash } from 'node:crypto';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../src/accounts/accounts.model.js';
import { elementsOf, attribute, textOf } from '../../src/artifacts/html-tree.js';
import { inlineBundle } from '../../src/artifacts/inline-bundle.js';
import type { GeneratedFile } from '../../src/generation/provider.types.js';
import { composeDesign } from '../../src/generation/providers/composer.js';
import { penguin } from '../generation/designs.js';
import { bundleResult, file, htmlResult } from './results.js';
import { withWorld, type World } from './world.js';

async function inline(files: readonly GeneratedFile[]): Promise<Tree.Element[]> {
  const bytes = await inlineBundle({
    entryPath: 'index.html',
    files: files.map((one) => ({ ...one, sizeBytes: one.bytes.length })),
    read: (path) => Promise.resolve(files.find((one) => one.path === path)!.bytes),
  });
  return elementsOf(parse(bytes.toString()))!;
}

const page = (html: string) => file('index.html', html, 'text/html', 'entry');
const script = (path: string, text: string) => file(path, text, 'text/javascript', 'script');
const all = (elements: readonly Tree.Element[], tag: string) => elements.filter(({ tagName }) => tagName === tag);
const base64 = (text: string) => Buffer.from(text).toString('base64');

function policyOf(elements: readonly Tree.Element[]): string {
  const policies = all(elements, 'meta').filter((meta) => attribute(meta, 'http-equiv') !== undefined);
  expect(policies).toHaveLength(1);
  return attribute(policies[0]!, 'content')!;
}

describe('what is put into the file', () => {
  test('scripts, in the order in which they run, and none that was not there', async () => {
    const elements = await inline([
      page(
        '<script src="late.js" defer></script><script src="./a.js?v=1"></script><body><script>b()</script><script src="x/c.js" async></script>',
      ),
      script('a.js', 'a("</script><!-- \u2028")\r\nnext()'),
      script('late.js', 'late()'),
      script('x/c.js', 'c()'),
      script('unused.js', 'unused()'),
    ]);
    const scripts = all(elements, 'script');
    const texts = scripts.map(textOf);
    expect(texts).toEqual(['a("\\x3c/script>\\x3c!-- \u2028")\nnext()', 'b()', 'c()', 'late()']);
    expect(scripts.flatMap(({ attrs }) => attrs)).toEqual([]);
    const policy = policyOf(elements);
    for (const text of texts)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(policy.match(/sha256-/gu)).toHaveLength(texts.length);
  });

  test('style sheets with their pictures, pictures of the page, the icon', async () => {
    const elements = await inline([
      page(
        '<link rel="stylesheet" href="css/a.css" media="screen"><link rel="icon" href="i%20con.svg"><img src="p.png"><p style="background:url(p.png)"><svg><image xlink:href="/p.png"/></svg>',
      ),
      file('css/a.css', 'a{background:url( "../p.png" )}b{background:url(data:,x)}c{content:"</style>"}', 'text/css'),
      file('i con.svg', '<svg/>', 'image/svg+xml; charset=utf-8'),
      file('p.png', 'png', 'image/png'),
    ]);
    const png = `data:image/png;base64,${base64('png')}`;
    const [style] = all(elements, 'style');
    expect(textOf(style!)).toBe(`a{background:url("${png}")}b{background:url(data:,x)}c{content:"\\3c /style>"}`);
    expect(style!.attrs).toEqual([{ name: 'media', value: 'screen' }]);
    expect(attribute(all(elements, 'link')[0]!, 'href')).toBe(
      `data:image/svg+xml;charset=utf-8;base64,${base64('<svg/>')}`,
    );
    expect(attribute(all(elements, 'img')[0]!, 'src')).toBe(png);
    expect(attribute(all(elements, 'p')[0]!, 'style')).toBe(`background:url("${png}")`);
    expect(attribute(all(elements, 'image')[0]!, 'xlink:href')).toBe(png);
  });

  test('the policy of one-file games takes the place of the bundle’s own, before everything else', async () => {
    const own = `<meta http-equiv="content-security-policy" content="script-src 'self'"><base href="https://evil.test/">`;
    const elements = await inline([page(`<head>${own}<meta charset="latin1"><title>x</title>`)]);
    const head = all(elements, 'head')[0]!.childNodes.map((node) => node.nodeName);
    expect(head).toEqual(['meta', 'meta', 'title']);
    expect(attribute(all(elements, 'meta')[0]!, 'charset')).toBe('utf-8');
    expect(policyOf(elements)).toBe(
      "default-src 'none'; script-src 'none'; style-src 'unsafe-inline'; img-src data: blob:; media-src data: blob:; font-src data:; base-uri 'none'; form-action 'none'",
    );
    const handlers = await inline([page('<p onclick="go()">'), script('a.js', '')]);
    expect(policyOf(handlers)).toContain("script-src 'unsafe-inline';");
  });

  test('nothing that is not in the bundle, whatever the page says', async () => {
    const elsewhere = [
      'https://evil.test/a.js',
      '//evil.test/a.js',
      '../../etc/passwd',
      '%2e%2e/a.js',
      '%zz',
      '',
      'b.js',
    ];
    const elements = await inline([page(elsewhere.map((src) => `<script src="${src}"></script>`).join(''))]);
    expect(all(elements, 'script').map(textOf)).toEqual(elsewhere.map(() => ''));
    expect(policyOf(elements)).not.toContain('evil');
  });

  test('licences, as a comment that nothing ends early', async () => {
    const elements = await inline([
      page('<p>'),
      file('LICENSES.txt', 'MIT --> <script>x</script>', 'text/plain', 'licence'),
    ]);
    expect(all(elements, 'script')).toEqual([]);
    const last = all(elements, 'body')[0]!.childNodes.at(-1) as Tree.CommentNode;
    expect(last).toMatchObject({ nodeName: '#comment', data: expect.stringContaining('MIT - -> <script>') });
  });
});

test.each<[string, GeneratedFile[], RegExp]>([
  ['modules', [page('<script type="module" src="a.js"></script>'), script('a.js', '')], /modules/u],
  ['6 MiB in one script', [page('<script src="a.js"></script>'), script('a.js', ' '.repeat(6 << 20))], /5 MiB/u],
  [
    'a picture that is named 1,000 times',
    [page('<img src=a.png>'.repeat(1_000)), file('a.png', 'x'.repeat(9_000), 'image/png')],
    /5 MiB/u,
  ],
  [
    '3.9 MiB that are more as text',
    [page('<img src=a.png>'), file('a.png', 'x'.repeat(3.9 * 2 ** 20), 'image/png')],
    /5 MiB/u,
  ],
  ['10,000 open elements', [page('<b>'.repeat(10_000))], /nested/u],
  ['no body', [page('<frameset>')], /no body/u],
])('%s: says why it cannot become one file', async (_name, files, message) => {
  await expect(inline(files)).rejects.toThrow(message);
});

describe('the artifact', () => {
  const bundle = () =>
    bundleResult([page('<!doctype html><script src="game.js"></script>'), script('game.js', 'play()')]);
  const rowsOf = async ({ database }: World, id: string) =>
    (await database.pool.query('select * from artifacts where parent_artifact_id = $1', [id])).rows;

  async function addBundle(world: World, owner: Viewer, result = bundle()): Promise<string> {
    return (await world.addArtifact(owner, result)).record.id;
  }

  test('is the bundle’s child, of its run, with its title, design and checks; the same one each time', async () => {
    await withWorld(async (world) => {
      const owner = await world.addUser();
      const id = await addBundle(world, owner);
      const made = await world.artifacts.createSingleFile(owner, id.toUpperCase());
      const parent = (await world.artifacts.find(owner, id))!;
      expect(made).toMatchObject({
        parentArtifactId: id,
        runId: parent.runId,
        userId: owner.user.id,
        type: 'html',
        title: parent.title,
        entryPath: 'index.html',
        fileCount: 1,
        manifest: { title: 'Penguin', entry: 'index.html' },
        playability: parent.playability,
      });
      expect(made.manifest['files']).toBeUndefined();
      const [row] = await rowsOf(world, id);
      expect(row).toMatchObject({ derivation: 'single_file', design: bundle().design });
      const stored = await world.artifacts.file(made.id, 'index.html');
      expect(stored).toMatchObject({ sha256: made.sha256, sizeBytes: made.sizeBytes });
      let text = '';
      for await (const chunk of await world.artifacts.open(made)) text += String(chunk);
      expect(text).toContain('<script>play()</script>');

      expect(await world.artifacts.createSingleFile(owner, id)).toEqual({ ...made, now: expect.any(Date) });
      expect(await world.artifacts.createSingleFile(owner, made.id)).toEqual({ ...made, now: expect.any(Date) });
    });
  });

  test('is one, however many ask at once', async () => {
    await withWorld(async (world) => {
      const owner = await world.addUser();
      const id = await addBundle(world, owner);
      const made = await Promise.all(Array.from({ length: 10 }, () => world.artifacts.createSingleFile(owner, id)));
      expect(new Set(made.map((one) => one.id)).size).toBe(1);
      expect(await rowsOf(world, id)).toHaveLength(1);
    });
  });

  test('of an HTML game is that game; of another’s or none there is none', async () => {
    await withWorld(async (world) => {
      const [owner, other] = [await world.addUser(), await world.addUser()];
      const { record } = await world.addArtifact(owner, htmlResult());
      expect((await world.artifacts.createSingleFile(owner, record.id)).id).toBe(record.id);
      for (const id of [record.id, await addBundle(world, owner), '01890000-0000-7000-8000-000000000000', 'x\0'])
        await expect(world.artifacts.createSingleFile(other, id)).rejects.toMatchObject({ code: 'artifact_not_found' });
    });
  });

  test('that would be too large is refused, and leaves nothing', async () => {
    await withWorld(async (world) => {
      const owner = await world.addUser();
      const large = bundleResult([page('<script src="a.js"></script>'), script('a.js', `/*${'x'.repeat(6 << 20)}*/`)]);
      const id = await addBundle(world, owner, large);
      await expect(world.artifacts.createSingleFile(owner, id)).rejects.toMatchObject({
        code: 'artifact_not_publishable',
        message: expect.stringContaining('5 MiB'),
      });
      expect(await rowsOf(world, id)).toEqual([]);
    });
  });

  test('of the same bundle is the same bytes', async () => {
    const signal = new AbortController().signal;
    const made = await composeDesign(penguin, 'game_bundle', { signal, report: () => undefined });
    await withWorld(async (world) => {
      const owner = await world.addUser();
      const hashes = new Set<string>();
      for (let i = 0; i < 2; i += 1) {
        const id = await addBundle(world, owner, made);
        hashes.add((await world.artifacts.createSingleFile(owner, id)).sha256);
      }
      expect(hashes.size).toBe(1);
    });
  });
});
