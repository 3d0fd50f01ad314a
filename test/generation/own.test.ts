/** Pictures of our own: whole SVG of few shapes, light, none of the set's names, each of a sort. */
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/generation/languages/index.js';
import { eachPhrase } from '../../src/generation/languages/rows.js';
import { isPicture, pictureSort } from '../../src/generation/lexicon/lexicon.js';
import { OWN_CLASSES } from '../../src/generation/lexicon/own.js';
import { vocabularyOf } from '../../src/generation/vocabulary/vocabulary.js';
import { OWN_NAMES, ownShapes } from '../../src/generation/package/own/index.js';
import { TRADES } from '../../src/generation/package/own/trades.js';
import { hasPicture, picture } from '../../src/generation/package/pictures.js';
import { penguin } from './designs.js';

const require = createRequire(import.meta.url);
const set = require('@iconify-json/fluent-emoji-flat/icons.json') as {
  icons: Record<string, unknown>;
  aliases?: Record<string, unknown>;
};

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  path: ['fill', 'd', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'opacity', 'fill-opacity'],
  circle: ['cx', 'cy', 'r', 'fill', 'opacity'],
  ellipse: ['cx', 'cy', 'rx', 'ry', 'fill', 'opacity'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'fill', 'opacity'],
  g: ['transform', 'fill', 'opacity'],
};

/** What is wrong with a text as a row of elements; empty where it is well formed. */
function faults(svg: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  const rest = svg.replaceAll(/<(\/?)([a-z]+)((?: [a-z-]+="[^"<>]*")*)(\/?)>/gu, (_, closing, name, pairs, alone) => {
    const attributes = [...String(pairs).matchAll(/ ([a-z-]+)="([^"]*)"/gu)];
    if (closing) {
      if (open.pop() !== name) found.push(`</${String(name)}> closes nothing`);
    } else {
      if (!alone) open.push(String(name));
      const known = ALLOWED[String(name)];
      if (!known) found.push(`<${String(name)}>`);
      for (const [, key = '', value = ''] of attributes) {
        if (known && !known.includes(key)) found.push(`${String(name)} ${key}`);
        if (/NaN|undefined|url|var/u.test(value)) found.push(`${key}="${value}"`);
        if (key === 'd' && !/^[MmLlHhVvCcSsQqTtAaZz0-9.\s,-]+$/u.test(value)) found.push(`d="${value}"`);
        if ((key === 'fill' || key === 'stroke') && !/^(?:none|#[0-9a-f]{3}(?:[0-9a-f]{3})?)$/iu.test(value))
          found.push(`${key}="${value}"`);
        // what is thinner is not seen at 24 pixels
        if (key === 'stroke-width' && Number(value) < 0.8) found.push(`a hair of ${value}`);
      }
      const keys = attributes.map(([, key]) => key);
      if (new Set(keys).size < keys.length) found.push(`twice the same on ${String(name)}`);
    }
    return '';
  });
  if (rest !== '') found.push(`no element: ${rest}`);
  if (open.length > 0) found.push(`not closed: ${open.join(' ')}`);
  return found;
}

/** Drawn pictures have outlines and their own elements: only what breaks a page counts. */
const isGrave = (fault: string): boolean => /closes|closed|no element|NaN|undefined|url|script/u.test(fault);

describe('pictures of our own', () => {
  it('finds what is wrong with a text', () => {
    expect(faults('<path fill="#fff" d="M0 0h3"/>')).toEqual([]);
    expect(faults('<g><path d="M0 0"/>')).toEqual(['not closed: g']);
    expect(faults('<script/><path id="x" fill="red" d="MNaN"/>')).toHaveLength(5);
  });

  it.each(OWN_NAMES)('%s is a row of plain shapes, and light', (name) => {
    const shapes = ownShapes(name) ?? '';
    expect(faults(shapes)).toEqual([]);
    expect(shapes.length).toBeGreaterThan(150);
    expect(shapes.length).toBeLessThan(2_700);
  });

  it('has names that the set has not, each once, each of a sort', () => {
    expect(OWN_NAMES.length).toBeGreaterThan(60);
    expect(OWN_NAMES.filter((name) => name in set.icons || name in (set.aliases ?? {}))).toEqual([]);
    expect([...OWN_CLASSES.keys()].toSorted()).toEqual([...OWN_NAMES, ...TRADES.keys()].toSorted());
    expect(OWN_NAMES.filter((name) => !hasPicture(name) || !isPicture(name))).toEqual([]);
    expect(pictureSort('knight')).toBe('person');
  });

  it.each(['library', 'procedural', 'none'] as const)('are drawn where assets are %s', (assets) => {
    for (const name of OWN_NAMES) {
      const base = penguin;
      const hero = { ...base.cast.hero, sprite: name };
      const { svg, face } = picture(name, { ...base, assets, cast: { ...base.cast, hero } });
      expect(faults(svg.slice(svg.indexOf('>') + 1, -'</svg>'.length).replaceAll("'", '"')).filter(isGrave)).toEqual(
        [],
      );
      expect(svg.length).toBeGreaterThan(200);
      expect(svg.includes((ownShapes(name) ?? '').replaceAll('"', "'"))).toBe(assets === 'library');
      expect(assets === 'none' ? face : 'still').toBe('still');
    }
  });

  it('point the way that they fly', () => {
    const faceOf = (name: string) => picture(name, penguin).face;
    expect(['starship', 'enemy-starship', 'sword', 'tank', 'saw-blade'].map(faceOf)).toEqual([
      'up',
      'down',
      'upright',
      'right',
      'still',
    ]);
  });

  it('are each the name of an English word', () => {
    const { exact } = vocabularyOf('en');
    const named = new Map<string, string>();
    eachPhrase(LANGUAGES['en']?.ownThings ?? '', (name, phrase) => {
      expect([...OWN_NAMES, ...TRADES.keys()]).toContain(name);
      const word = phrase.replaceAll('-', ' ');
      if (/^[a-z ]+$/u.test(word))
        named.set(word, exact.entries.get(word)?.find(({ type }) => type === 'picture')?.id === name ? '' : name);
    });
    expect([...named].filter(([, lacks]) => lacks !== '')).toEqual([]);
    const shown = new Set([...exact.entries.values()].flatMap((entries) => entries.map(({ id }) => id)));
    expect(OWN_NAMES.filter((name) => !shown.has(name))).toEqual([]);
  });
});
