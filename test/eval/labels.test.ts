/** The labelled prompts are well-formed, many, and of many languages and authors; what is wrong in one is said. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from './label.js';
import { readLabels } from './labels.js';

describe('the labelled prompts', () => {
  const labels = readLabels();
  const fresh = labels.filter(({ tuned }) => !tuned);

  it('are at least 1000, of which the reader was not made on 550', () => {
    expect(labels.length).toBeGreaterThanOrEqual(1000);
    expect(fresh.length).toBeGreaterThanOrEqual(550);
  });

  it.each(LANGUAGES.map((language) => [language]))('are at least 15 in %s', (language) =>
    expect(fresh.filter((label) => label.language === language).length).toBeGreaterThanOrEqual(15),
  );

  it('are no two the same', () => {
    const texts = labels.map(({ prompt }) => prompt.toLowerCase().trim());
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });
});

describe('a file of labels that is wrong', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'gamewright-labels-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const label = { id: 'en-child-01', form: 'plain', prompt: 'a cat eats fish', asked: null, exact: ['*'], near: [] };
  const write = (changes: object, file = 'en-child.json', author = 'child'): void =>
    writeFileSync(
      join(folder, file),
      JSON.stringify({ author, prompts: [{ ...label, language: 'en', roles: { hero: ['cat|cat'] }, ...changes }] }),
    );

  it('is read where nothing is wrong', () => {
    write({});
    expect(readLabels(folder)).toMatchObject([{ id: 'en-child-01', author: 'child', tuned: false, rules: {} }]);
  });

  it.each([
    ['a word that is not typed', { roles: { hero: ['dog|dog'] } }, 'en-child-01.roles.hero: "dog" does not stand'],
    ['a message that is not typed', { literals: { messages: ['Bravo'] } }, 'en-child-01.literals.messages: "Bravo"'],
    ['a thing without its English noun', { roles: { hero: ['cat'] } }, 'expected "word as typed|English noun"'],
    ['a kind that nobody knows', { exact: ['tetriss'] }, 'tetriss is neither a kind nor one of NAMED_GAMES'],
    ['a rule that nobody knows', { rules: { hearts: 3 } }, 'rules.hearts: neither a rule of a design'],
    ['a language that is not labelled', { language: 'xx' }, 'en-child-01.language'],
    ['a field that is misspelt', { role: {} }, 'en-child-01: Unrecognized key'],
    ['any kind and one', { exact: ['*', 'snake'] }, '"*" stands alone'],
  ])('%s', (_what, changes, message) => {
    write(changes);
    expect(() => readLabels(folder)).toThrow(message);
  });

  it('an id that stands in two files', () => {
    write({});
    write({}, 'en-parent.json', 'parent');
    expect(() => readLabels(folder)).toThrow('en-parent.json: the id en-child-01 stands in en-child.json already');
  });

  it('an author that the file is not called by', () => {
    write({}, 'en-parent.json');
    expect(() => readLabels(folder)).toThrow('en-child.json'.replace('en', '<language>'));
  });
});
