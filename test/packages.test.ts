/** What is installed for whom: package.json and the lock files say it, and nothing else checks them. */
import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from './helpers/imports.js';

const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

test('npm ci --omit=dev brings every package that the service and the Studio import', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
  const imported = new Set<string>();
  for (const root of ['src', 'rest-compat'])
    for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }))
      if (/\.tsx?$/u.test(file))
        for (const name of importsOf(path.join(root, file)))
          if (!name.startsWith('.') && !isBuiltin(name)) imported.add(packageOf(name));
  expect(imported).toContain('fastify');
  expect(imported).toContain('preact');
  expect([...imported].filter((name) => !(name in dependencies))).toEqual([]);
});

test('no lock file holds an address to download from', () => {
  const tools = readdirSync('tools', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const folders = ['.', ...tools.map(({ name }) => path.join('tools', name))];
  expect(folders.length).toBeGreaterThan(1);
  for (const folder of folders) {
    const lock = readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
    expect(lock.match(/"resolved": "\w+:.*/gu), folder).toBeNull();
  }
});
