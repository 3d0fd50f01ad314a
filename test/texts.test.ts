/** `npm run texts` lists what people read, in English, by the place where it is read. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const textsOf = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['tools/texts.js', ...args], { encoding: 'utf8', maxBuffer: 8_000_000 });

test('texts stand under their place, with the line that says them', () => {
  const { stdout } = textsOf();
  const places = stdout.split(/^# (?=.*: \d+ texts$)/mu).slice(1);
  expect(places.map((place) => place.slice(0, place.indexOf(':')))).toEqual(
    expect.arrayContaining(['studio', 'games', 'public pages', 'operators', 'API and its docs', 'documents']),
  );
  const [, file, line] = /^(src\/studio\/[^:]+):(\d+) {2}Describe a game\. Play it\.$/mu.exec(stdout)!;
  expect(readFileSync(file!, 'utf8').split('\n')[Number(line) - 1]).toContain('Describe a game. Play it.');
});

test('one place is printed alone, and no other language', () => {
  const { stdout } = textsOf('--place', 'public pages');
  expect(stdout.match(/^# /gmu)).toHaveLength(1);
  expect(stdout).toContain('not verified');
  expect(stdout).not.toMatch(/\p{Script=Cyrillic}|\p{Script=Hangul}/u);
});

test.each(['--help', '-h'])('%s says how it is used, and which places there are', (flag) => {
  const { status, stdout, stderr } = textsOf(flag);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('--place PLACE');
  for (const place of ['studio', 'public pages', 'documents']) expect(stdout).toContain(place);
});

test('a place that does not exist is refused, and the others are named', () => {
  const { status, stderr } = textsOf('--place', 'nowhere');
  expect(status).not.toBe(0);
  expect(stderr).toContain('--place is one of');
});
