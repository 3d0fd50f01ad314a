/** The one-file page: the same bytes for the same design, nothing that a text can break out of, no address in it to ask. */
import { createHash } from 'node:crypto';
import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { describe, expect, it } from 'vitest';
import { composeDesign } from '../../src/generation/providers/composer.js';
import type { Actor, GameDesign, Genre } from '../../src/generation/design.js';
import { KINDS } from '../../src/generation/genres/index.js';
import { withinBudget } from '../../src/generation/package/pictures.js';
import { gameScript } from '../../src/generation/package/runtime.js';
import { unplayedFiles } from '../helpers/compose.js';
import { designLike, penguin } from './designs.js';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

async function pageOf(design: GameDesign): Promise<string> {
  const result = await composeDesign(design, 'quick_html', { signal: new AbortController().signal, report: () => {} });
  return result.files[0]?.bytes.toString() ?? '';
}

/** The same without the composer's players, which have no say in how large a page is. */
async function unplayedPage(design: GameDesign): Promise<string> {
  const script = await gameScript(design.genre, design.theme.id);
  const [file] = await unplayedFiles(withinBudget(design, script), 'html');
  return file?.bytes.toString() ?? '';
}

function elements(node: Node, name: string): Element[] {
  const here = 'tagName' in node && node.tagName === name ? [node] : [];
  return 'childNodes' in node ? [...here, ...node.childNodes.flatMap((child) => elements(child, name))] : here;
}
const textOf = (element: Element): string =>
  element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');

describe('page', () => {
  it('is the same bytes for the same design and other bytes for another seed', async () => {
    const [a, b, c] = [await pageOf(penguin), await pageOf(penguin), await pageOf(designLike(penguin, { seed: 99 }))];
    expect(a).toBe(b);
    expect(a).not.toBe(c);
  });

  it('keeps hostile texts as texts', async () => {
    const evil = `</title></script><script>alert(1)</script><!-- <script>\u{1f600} "'&`;
    const page = await pageOf(
      designLike(penguin, { title: evil, tagline: evil, texts: { ...penguin.texts, goal: evil, start: evil } }),
    );
    const document = parse(page);
    expect(elements(document, 'script')).toHaveLength(3);
    expect(textOf(elements(document, 'title')[0] as Element)).toBe(designLike(penguin, { title: evil }).title);
    const data = JSON.parse(textOf(elements(document, 'script')[1] as Element).replace('__GAME__=', '')) as {
      design: GameDesign;
    };
    expect(data.design.texts.goal).toBe(designLike(penguin, { texts: { ...penguin.texts, goal: evil } }).texts.goal);
  });

  it('allows by its own policy exactly the scripts it carries', async () => {
    const document = parse(await pageOf(penguin));
    const policy =
      elements(document, 'meta').flatMap((meta) =>
        meta.attrs.filter((attr) => attr.name === 'content' && attr.value.includes('script-src')),
      )[0]?.value ?? '';
    expect(policy).toContain("default-src 'none'");
    for (const script of elements(document, 'script')) {
      expect(script.attrs).toEqual([]);
      expect(policy).toContain(`'sha256-${createHash('sha256').update(textOf(script)).digest('base64')}'`);
    }
  });

  it('says its language and direction, and stays small', async () => {
    const page = await pageOf(designLike(penguin, { lang: 'ar' }));
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(Buffer.byteLength(page)).toBeLessThan(200_000);
    expect(page).toContain('Permission is hereby granted');
  });

  it.each(Object.keys(KINDS) as Genre[])(
    'is at most 200 KB for a %s with the largest pictures there are',
    async (genre) => {
      const large = (sprite: string, from: 'prompt' | 'theme'): Actor => ({ name: sprite, sprite, traits: [], from });
      const cast = {
        ...penguin.cast,
        hero: large('person-zombie', 'prompt'),
        enemies: [large('guard', 'prompt'), large('teacher', 'theme'), large('mechanic', 'theme')],
        items: [large('red-heart', 'prompt'), large('birthday-cake', 'theme')],
        obstacles: [large('backpack', 'theme'), large('books', 'theme')],
        deco: [large('cityscape', 'theme'), large('bridge-at-night', 'theme'), large('person-running', 'theme')],
      };
      const wanted = designLike(penguin, { genre, cast });
      const page = await unplayedPage(wanted);
      expect(Buffer.byteLength(page)).toBeLessThanOrEqual(200_000);
      // what the prompt named is there, whatever it weighs
      for (const named of ['person-zombie', 'guard', 'red-heart']) expect(page).toContain(`"${named}":{"svg"`);
    },
  );

  it.each(['memory', 'merge_grid', 'merge_drop', 'match3'] as const)(
    'is at most 200 KB for a %s with as many things as there can be, and all that are named are there',
    async (genre) => {
      const names = 'violin teacher pretzel falafel princess hyacinth maracas books backpack guitar skier troll';
      const items = names
        .split(' ')
        .map((sprite, i): Actor => ({ name: sprite, sprite, traits: [], from: i < 3 ? 'prompt' : 'kind' }));
      const page = await unplayedPage(designLike(penguin, { genre, cast: { ...penguin.cast, items } }));
      expect(Buffer.byteLength(page)).toBeLessThanOrEqual(200_000);
      for (const named of ['violin', 'teacher', 'pretzel']) expect(page).toContain(`"${named}":{"svg"`);
    },
  );

  it('is measured above as the composer makes it, which plays it too', async () => {
    expect(await unplayedPage(penguin)).toBe(await pageOf(penguin));
  });
});
