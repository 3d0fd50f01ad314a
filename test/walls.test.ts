/** The walls of ARCHITECTURE.md stand: an import that crosses one is an error of `npm run lint`, a type alone included. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** A file of a folder, what it may not import, and what it may. */
const CROSSINGS: readonly (readonly [file: string, refused: string, allowed: string])[] = [
  ['src/generation/crossing.ts', './runs/run.js', './design.js'],
  ['src/generation/package/crossing.ts', '../reader/index.js', '../design.js'],
  ['src/generation/reader/crossing.ts', '../filling/index.js', '../brief.js'],
  ['src/generation/reader/crossing-play.ts', '../genres/index.js', '../genres/speeches.js'],
  ['src/generation/filling/crossing.ts', '../reader/index.js', '../genres/speeches.js'],
  ['src/generation/revise/crossing.ts', '../reader/rules.js', '../reader/index.js'],
  ['src/generation/providers/crossing.ts', '../filling/cast.js', '../filling/index.js'],
  ['src/generation/asks/crossing.ts', '../reader/index.js', '../vocabulary/tokens.js'],
  ['src/generation/genres/crossing.ts', 'fastify', '../design.js'],
  ['src/generation/genres/maze/crossing.ts', './speech.js', './mode.js'],
  ['src/generation/kit/crossing.ts', '../genres/speeches.js', './types.js'],
  ['src/generation/genres/maze/crossing.speech.ts', './state.js', '../speech.types.js'],
  ['rest-compat/crossing.ts', '../src/runs/run.entity.js', '../src/http/body.js'],
  ['src/crossing.ts', './main.js', './errors.js'],
  ['src/monitoring/crossing.ts', '../process/start.js', '../graphql/live-connections.js'],
  ['src/artifacts/crossing.description.ts', './stage.js', './file.description.js'],
  ['src/db/crossing.ts', '../runs/moves.js', '../errors.js'],
  ['src/http/crossing.ts', '../accounts/accounts.model.js', '../errors.js'],
  ['src/queue/crossing.ts', '../runs/moves.js', '../db/orm.js'],
  ['src/safety/crossing.ts', '../runs/moves.js', '../errors.js'],
  ['src/worker/crossing.ts', '../graphql/schema.js', '../runs/moves.js'],
  ['src/public/crossing.ts', '../db/orm.js', '../publications/publications.model.js'],
  ['src/public/crossing-reader.ts', '../generation/reader/index.js', '../generation/design.js'],
  ['src/public/crossing-filling.ts', '../generation/filling/index.js', '../generation/design.js'],
  ['src/admin/crossing.ts', '../db/orm.js', '../operators/operators.model.js'],
  ['src/graphql/crossing.ts', '../runs/runs.service.js', '../runs/runs.model.js'],
  ['src/process/crossing.ts', '../runs/run.resolver.js', '../runs/runs.service.js'],
  ['src/credits/crossing.ts', '../accounts/accounts.service.js', '../accounts/accounts.model.js'],
  ['src/accounts/crossing.ts', '../runs/create-run.js', '../credits/ledger.js'],
  ['src/artifacts/crossing.ts', '../publications/publish.js', '../publications/publications.model.js'],
  ['src/runs/crossing.ts', '../graphql/context.js', '../artifacts/stage.js'],
  ['src/runs/crossing.resolver.ts', '../graphql/execution.js', '../graphql/context.js'],
  ['src/models/crossing.ts', '../graphql/context.js', '../runs/runs.model.js'],
  ['src/operators/crossing.ts', '../public/document.js', '../credits/ledger.js'],
  ['src/publications/crossing.types.ts', '../runs/create-run.js', '../graphql/scalars.js'],
];

test('each crossing is refused, and what is allowed is not', { timeout: 240_000 }, () => {
  const files = CROSSINGS.flatMap(([file, refused, allowed]) => [
    [file, refused] as const,
    [file.replace('crossing', 'no-crossing'), allowed] as const,
  ]);
  onTestFinished(() => {
    for (const [file] of files) rmSync(file, { force: true });
  });
  for (const [file, target] of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `import type * as crossed from '${target}';\nexport type Crossed = typeof crossed;\n`);
  }
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/oxlint/bin/oxlint', '--format=json', ...files.map(([file]) => file)],
    { encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  const crossed = diagnostics.filter(({ code }) => code === 'eslint(no-restricted-imports)');
  expect(new Set(crossed.map(({ filename }) => filename))).toEqual(new Set(CROSSINGS.map(([file]) => file)));
});

test('no kind reads words of a prompt: what they decide stands in the design', () => {
  const files = globSync('src/generation/{genres,kit}/**/*.ts');
  expect(files.length).toBeGreaterThan(100);
  const readers = files.filter((file) => /\b(?:evidence|heard)\b/u.test(code(readFileSync(file, 'utf8'))));
  expect(readers).toEqual([]);
});

const code = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/gu, '');

test('both doors call the operations of one declaration', () => {
  const declared = globSync('{src,rest-compat}/**/*.ts').filter((file) =>
    /\b(?:interface|class) Operations\b|\btype Operations =/u.test(readFileSync(file, 'utf8')),
  );
  expect(declared.map((file) => file.replaceAll(path.sep, '/'))).toEqual(['src/http/operations.ts']);
});
