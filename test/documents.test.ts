/** What a newcomer looks for at the top is there, the README is short, and no document links to a file or heading that is not. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const DOCUMENTS = globSync([
  '*.md',
  'docs/**/*.md',
  'schema/*.md',
  'src/**/*.md',
  'test/**/*.md',
  'tools/*/*.md',
]).filter((file) => !file.includes('node_modules'));

/** A heading's anchor, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

function anchors(file: string): string[] {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gmu);
  return [...headings].map(([, heading = '']) => anchorOf(heading));
}

/** Links of a document to this repository that lead nowhere. */
function broken(file: string, text = readFileSync(file, 'utf8')): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/gu)].map(([, link = '']) => link);
  return links
    .filter((link) => !/^[a-z]+:/u.test(link))
    .filter((link) => {
      const [name = '', anchor] = link.split('#', 2);
      const target = name === '' ? file : path.join(path.dirname(file), name);
      if (!existsSync(target)) return true;
      return anchor !== undefined && target.endsWith('.md') && !anchors(target).includes(anchor);
    })
    .map((link) => `${file}: ${link}`);
}

test.each([
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'docs/contract.md',
])('there is %s', (file) => expect(readFileSync(file, 'utf8').length).toBeGreaterThan(500));

test('the README has under 900 words', () => {
  expect(readFileSync('README.md', 'utf8').split(/\s+/u).length).toBeLessThan(900);
});

test('every link within the repository leads somewhere', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(10);
  expect(DOCUMENTS.flatMap((file) => broken(file))).toEqual([]);
});

test('one that leads nowhere is found', () => {
  expect(
    broken('README.md', '[a](nowhere.md) [b](README.md#nothing-here) [c](#two-commands) [d](docs/games.webp)'),
  ).toEqual(['README.md: nowhere.md', 'README.md: README.md#nothing-here']);
});
