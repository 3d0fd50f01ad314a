/** Results of a generator, made by hand: small, and with every part that staging looks at. */
import { createHash } from 'node:crypto';
import type { GameDesign } from '../../src/generation/design.js';
import type { GeneratedFile, GenerationResult } from '../../src/generation/provider.types.js';

export const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

// the store keeps a design as it is and never looks inside
const design = { v: 1, title: 'Penguin' } as unknown as GameDesign;
const common = {
  design,
  playability: { verdict: 'pass', checks: [{ name: 'bot wins', ok: true }] },
  provider: 'composer',
  model: null,
} as const;

export function htmlResult(html = '<!doctype html><title>Penguin</title>', title = 'Penguin'): GenerationResult {
  const bytes = Buffer.from(html);
  return {
    ...common,
    type: 'html',
    title,
    entryPath: 'index.html',
    manifest: { title, entry: 'index.html' },
    files: [{ path: 'index.html', contentType: 'text/html', role: 'entry', bytes }],
  };
}

export const file = (
  path: string,
  content: string | Buffer,
  contentType = 'text/plain',
  role: GeneratedFile['role'] = 'asset',
): GeneratedFile => ({ path, contentType, role, bytes: Buffer.from(content) });

/** A bundle of these files, with `index.html` and a truthful `manifest.json` unless they are among them. */
export function bundleResult(files: readonly GeneratedFile[] = [], title = 'Penguin'): GenerationResult {
  const all = [...files];
  if (!all.some(({ path }) => path === 'index.html'))
    all.unshift(file('index.html', '<!doctype html><script src="game.js"></script>', 'text/html', 'entry'));
  const manifest = {
    title,
    entry: 'index.html',
    files: all.map(({ path, bytes, contentType, role }) => ({
      path,
      sha256: sha256(bytes),
      bytes: bytes.length,
      contentType,
      role,
    })),
  };
  if (!all.some(({ path }) => path === 'manifest.json'))
    all.push(file('manifest.json', JSON.stringify(manifest), 'application/json', 'manifest'));
  return { ...common, type: 'bundle', title, entryPath: 'index.html', manifest, files: all };
}
