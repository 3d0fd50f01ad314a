import { describe, expect, it } from 'vitest';
import { collision, pathProblem } from '../../src/artifacts/file-names.js';

describe('names of files', () => {
  it.each([
    'index.html',
    'assets/penguin.svg',
    'a',
    '.nojekyll',
    'LICENSES/MIT.txt',
    'läufer.png',
    'ペンギン/画像.png',
    'a b.txt',
    'a..b',
    '...a',
    'console.js',
    'com10.txt',
    'nulls/prnt.txt',
    "it's (1) [2] {3} ~!@$^&()=+,;.txt",
    'a'.repeat(240),
    '🐧'.repeat(60),
  ])('takes %j', (path) => expect(pathProblem(path)).toBeNull());

  it.each([
    '',
    '/',
    '/etc/passwd',
    'a/',
    'a//b',
    '.',
    '..',
    '../a',
    'a/../b',
    'a/./b',
    './a',
    'a\\b',
    '..\\a',
    'C:/a',
    'c:a',
    'a\0',
    'a\nb',
    'a\u007f',
    'a\u0085',
    'a\u202eb',
    'a\u200bb',
    '\ud800',
    '\ufeffa',
    'a?b',
    'a#b',
    'a%2fb',
    'a*',
    'a"b',
    'a<b',
    'a|b',
    'con',
    'CON.txt',
    'assets/nul',
    'aux.tar.gz',
    'Com1.js',
    'lpt9',
    'com¹',
    'a.',
    'a ',
    ' a',
    'a./b',
    'a /b',
    'lau\u0308fer.png',
    'a'.repeat(241),
    `${'ä'.repeat(128)}.png`,
  ])('refuses %j', (path) => expect(pathProblem(path)).toMatch(/^\w/u));

  it('finds what a file system that ignores case cannot unpack', () => {
    expect(collision(['a', 'b', 'c/a', 'c/b', 'd/a'])).toBeNull();
    expect(collision(['a', 'a'])).toEqual(['a', 'a']);
    expect(collision(['a.js', 'A.js'])).toEqual(['a.js', 'A.js']);
    expect(collision(['Assets/a', 'assets/A'])).toEqual(['Assets/a', 'assets/A']);
    expect(collision(['straße', 'STRASSE'])).toEqual(['straße', 'STRASSE']);
    // a folder of a file's name, in either order
    expect(collision(['a', 'a/b'])).toEqual(['a', 'a/b']);
    expect(collision(['a/b/c', 'A/B'])).toEqual(['a/b/c', 'A/B']);
  });
});
