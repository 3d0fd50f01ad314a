/** `npm run graph` finds circles: of files, and of folders whose files form none. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** @param files text by path */
function graphOf(files: Readonly<Record<string, string>>): { readonly status: number | null; readonly stdout: string } {
  const root = mkdtempSync(path.join(tmpdir(), 'graph-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries({ 'src/main.ts': '', 'rest-compat/routes.ts': '', ...files })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const { status, stdout } = spawnSync(process.execPath, ['tools/graph.js', '--root', root], { encoding: 'utf8' });
  return { status, stdout };
}

test('folders that import one way form no circle', () => {
  expect(
    graphOf({
      'src/runs/create.ts': "import { hold } from '../credits/ledger.js';",
      'src/credits/ledger.ts': "import '../errors.js';",
      'src/errors.ts': '',
    }),
  ).toEqual({ status: 0, stdout: '0 circles of files\n0 circles of rooms\n0 circles of bare folders\n' });
});

test('a circle of folders is one by a type alone, though no file reaches itself', () => {
  expect(
    graphOf({
      'src/runs/create.ts': "import { hold } from '../credits/ledger.js';",
      'src/runs/run.ts': '',
      'src/credits/ledger.ts': '',
      'src/credits/entry.ts': "import type { Run } from '../runs/run.js';",
    }),
  ).toEqual({
    status: 1,
    stdout:
      '0 circles of files\n1 circles of rooms\n  2: credits, runs\n1 circles of bare folders\n  2: credits, runs\n',
  });
});

test('a circle of files is one, whichever way they import', () => {
  expect(
    graphOf({
      'src/runs/a.ts': "export * from './b.js';",
      'src/runs/b.ts': "export const c = () => import('./c.js');",
      'src/runs/c.tsx': "import type { A } from './a.js';",
    }),
  ).toEqual({
    status: 1,
    stdout:
      '1 circles of files\n  3: src/runs/a.ts, src/runs/b.ts, src/runs/c.tsx\n0 circles of rooms\n0 circles of bare folders\n',
  });
});

test('a circle of folders that the SDL files close is told with what closes it, and allowed', () => {
  expect(
    graphOf({
      'src/graphql/schema.ts': "import '../runs/run.resolver.js';",
      'src/graphql/pagination.ts': '',
      'src/runs/run.resolver.ts': "import './create.js'; import '../graphql/pagination.js';",
      'src/runs/create.ts': '',
    }),
  ).toEqual({
    status: 0,
    stdout:
      '0 circles of files\n0 circles of rooms\n1 circles of bare folders\n  2: graphql, runs\n    closed by runs → graphql 1\n',
  });
});
