/** What tests of workers generate with, and where it goes; free of vitest, so that a child process can use it. */
import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { ArtifactsService } from '../../src/artifacts/artifacts.model.js';
import type { GenerationProvider, GenerationResult } from '../../src/generation/provider.types.js';
import type { WorkerTimes } from '../../src/worker/worker.js';

export type Generator = Pick<GenerationProvider, 'generate'>;

/** short enough for tests that wait for a lease to end, long enough for a busy machine to renew it */
export const SHORT: WorkerTimes = { leaseSeconds: 1.5, sweepSeconds: 0.3, abandonSeconds: 0.5 };

/** Hashes the entry file; keeps no bytes. The real store has tests of its own. */
export const memoryStore: Pick<ArtifactsService, 'stage'> = {
  stage: (result) => {
    const id = uuidv7();
    const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    const [entry] = result.files;
    if (!entry) throw new Error('A result has at least one file.');
    return Promise.resolve({
      record: {
        id,
        type: result.type,
        title: result.title,
        contentType: entry.contentType,
        sizeBytes: entry.bytes.length,
        fileCount: result.files.length,
        sha256: hash(entry.bytes),
        entryPath: result.entryPath,
        manifest: result.manifest,
        playability: result.playability,
      },
      files: result.files.map((file) => ({
        artifactId: id,
        path: file.path,
        sha256: hash(file.bytes),
        sizeBytes: file.bytes.length,
        contentType: file.contentType,
        role: file.role,
      })),
      design: result.design,
    });
  },
};

/** A small, valid result; its bytes tell which prompt and seed made it. */
export function tinyGame(request: { prompt: string; seed: number }): GenerationResult {
  const bytes = Buffer.from(`<!doctype html><title>${request.seed}</title>`);
  return {
    type: 'html',
    title: 'Tiny',
    files: [{ path: 'index.html', contentType: 'text/html; charset=utf-8', role: 'entry', bytes }],
    entryPath: 'index.html',
    manifest: { title: 'Tiny', seed: request.seed },
    design: { title: 'Tiny' } as unknown as GenerationResult['design'],
    playability: { verdict: 'unverified', checks: [] },
    provider: 'test',
    model: null,
  };
}

/** Ends at once with a tiny game. */
export const quick: Generator = {
  generate: (request, { report }) => {
    report({ stage: 'generating', progress: 40 });
    return Promise.resolve(tinyGame(request));
  },
};
