/** Snippets of the documentation, run as their readers run them: by a shell, by Node.js, by Python. */
import { execFile, execFileSync } from 'node:child_process';
import { rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { all, attribute, documentOf, text } from '../public/dom.js';
import { makeFolder } from '../helpers/folders.js';

export interface Step {
  readonly name: string;
  readonly text: string;
}

export type Language = 'curl' | 'JavaScript' | 'Python';

const run = promisify(execFile);

/** Why a language can't be run on this machine; undefined where it can. */
export function missing(language: Language): string | undefined {
  const tries: Record<Language, readonly [string, readonly string[]]> = {
    curl: ['curl', ['--version']],
    JavaScript: [process.execPath, ['--version']],
    Python: ['python3', ['-c', 'import requests']],
  };
  try {
    execFileSync(...(tries[language] as [string, string[]]), { stdio: 'ignore' });
    return undefined;
  } catch {
    const reason = `skipped: no ${language === 'Python' ? 'python3 with requests' : language}`;
    process.stderr.write(`${reason}\n`);
    return reason;
  }
}

export interface Outcome {
  /** of the answers, in the order of the steps */
  readonly statuses: readonly (readonly [name: string, ...statuses: number[]])[];
  /** each step's after a line `@STEP name` */
  readonly printed: string;
}

/**
 * Runs the steps one after the other in one program, so that what one opens (a jar, a cookie, a session) is there for the
 * next. Rejects when a step fails otherwise than by an answer's status.
 */
export async function runSteps(language: Language, steps: readonly Step[]): Promise<Outcome> {
  const folder = await makeFolder('gamewright-snippets-');
  try {
    const [program, ...args] = await WRITERS[language](folder, steps);
    const { stdout, stderr } = await run(program!, args, { cwd: folder, timeout: 120_000, maxBuffer: 1 << 26 });
    const statuses: [string, ...number[]][] = [];
    for (const line of stderr.split('\n')) {
      const [, kind, value = ''] = /^@(STEP|STATUS) (.+)$/u.exec(line) ?? [];
      if (kind === 'STEP') statuses.push([value]);
      if (kind === 'STATUS') statuses.at(-1)!.push(Number(value));
    }
    return { statuses, printed: stdout };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Writer = (folder: string, steps: readonly Step[]) => Promise<readonly string[]>;

/** What a language is told beside the steps: to write down which one runs, and the status of each answer. */
const WRITERS: Record<Language, Writer> = {
  curl: async (folder, steps) => {
    const script = steps
      .map((step) => `echo '@STEP ${step.name}' >&2\necho '@STEP ${step.name}'\n${step.text}\necho\n`)
      .join('');
    const own = `set -e\ncurl() { command curl -sS --max-time 60 -w '%{stderr}@STATUS %{http_code}\\n' "$@"; }\n`;
    await writeFile(path.join(folder, 'all.sh'), own + script);
    return ['sh', 'all.sh'];
  },
  JavaScript: async (folder, steps) => {
    await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    for (const [index, step] of steps.entries()) {
      const keep = step.text.includes('const cookie =') ? '\nglobalThis.cookie = cookie;\n' : '';
      await writeFile(path.join(folder, `${index}.mjs`), step.text + keep);
    }
    const own = `const real = fetch;
globalThis.fetch = async (...given) => { const got = await real(...given); console.error('@STATUS ' + got.status); return got; };
${steps.map(({ name }, index) => `console.error('@STEP ${name}'); console.log('@STEP ${name}'); await import('./${index}.mjs');`).join('\n')}`;
    await writeFile(path.join(folder, 'all.mjs'), own);
    return [process.execPath, 'all.mjs'];
  },
  Python: async (folder, steps) => {
    const own = `import json, requests, sys
real = requests.Session.request
def request(self, *given, **named):
    got = real(self, *given, **{'timeout': 60, **named})
    print('@STATUS', got.status_code, file=sys.stderr)
    return got
requests.Session.request = request
kept = {}
for name, text in json.load(open('steps.json')):
    print('@STEP', name, file=sys.stderr)
    print('@STEP', name)
    exec(compile(text, name, 'exec'), kept)
`;
    await writeFile(path.join(folder, 'steps.json'), JSON.stringify(steps.map(({ name, text: one }) => [name, one])));
    await writeFile(path.join(folder, 'all.py'), own);
    return ['python3', 'all.py'];
  },
};

/** The snippets on a page, by the `id` of the article or section that they stand in. */
export function snippetsOn(page: string): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const found = new Map<string, Record<string, string>>();
  const document = documentOf(page);
  for (const article of [...all(document, 'article'), ...all(document, 'section')]) {
    const id = attribute(article, 'id');
    const panels = all(article, 'div').filter((panel) => attribute(panel, 'data-tab') !== undefined);
    if (id === undefined || panels.length === 0) continue;
    found.set(id, Object.fromEntries(panels.map((one) => [attribute(one, 'data-tab'), text(all(one, 'pre')[0]!)])));
  }
  return found;
}
