import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../src/config.js';
import { loadSecrets } from '../src/secrets.js';
import { withFolder } from './artifacts/world.js';

const none = { sessionSecret: undefined, previewTokenKeys: undefined };
const given = { sessionSecret: 's'.repeat(32), previewTokenKeys: ['a'.repeat(32), 'b'.repeat(32)] };

describe('secrets', () => {
  it('come from the configuration, and then nothing is written', async () => {
    await withFolder(async (dir) => {
      expect(await loadSecrets({ dataDir: path.join(dir, 'data'), ...given })).toEqual(given);
      expect(await readdir(dir)).toEqual([]);
    });
  });

  it('are made once and kept, for the owner of the process alone', async () => {
    await withFolder(async (dir) => {
      const dataDir = path.join(dir, 'data');
      const all = await Promise.all(Array.from({ length: 8 }, () => loadSecrets({ dataDir, ...none })));
      for (const secrets of all) expect(secrets).toEqual(all[0]);
      expect(all[0]!.sessionSecret).toMatch(/^[\w-]{43}$/u);
      expect(all[0]!.previewTokenKeys).toHaveLength(1);
      expect(all[0]!.previewTokenKeys[0]).not.toBe(all[0]!.sessionSecret);
      expect(await readdir(dataDir)).toEqual(['secrets.json']);
      expect((await stat(path.join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
      expect(await loadSecrets({ dataDir, ...none })).toEqual(all[0]);
      expect(await loadSecrets({ dataDir, ...none, previewTokenKeys: given.previewTokenKeys })).toEqual({
        ...all[0],
        previewTokenKeys: given.previewTokenKeys,
      });
    });
  });

  it('close a file that others could read', async () => {
    await withFolder(async (dataDir) => {
      const file = path.join(dataDir, 'secrets.json');
      await writeFile(file, JSON.stringify(given), { mode: 0o644 });
      expect(await loadSecrets({ dataDir, ...none })).toEqual(given);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
    });
  });

  it('are never made anew over a file that cannot be used', async () => {
    await withFolder(async (dir) => {
      for (const [index, text] of [
        '',
        '{',
        '{}',
        '[]',
        '{"sessionSecret":"short","previewTokenKeys":["short"]}',
      ].entries()) {
        const dataDir = path.join(dir, `${index}`);
        await mkdir(dataDir);
        const file = path.join(dataDir, 'secrets.json');
        await writeFile(file, text);
        const error: unknown = await loadSecrets({ dataDir, ...none }).catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(ConfigError);
        expect(String(error)).toContain(file);
        expect(await readFile(file, 'utf8')).toBe(text);
      }
    });
  });
});
