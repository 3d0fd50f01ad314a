/**
 * `npm run game -- "a penguin platformer with double jump"`: a first game from a shell, and a small example of a client.
 * It uses the documented REST paths alone: sign in, create the run, look at it until it ends, download the artifact.
 */
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect, dataOf, Refusal, type Api, type Run } from './game/api.js';
import { createProgressBar } from './progress-bar.js';

const USAGE = `Makes a game from a prompt. Gamewright must be running ("npm start").

  npm run game -- "a penguin platformer with double jump"
  npm run game -- --mode game_bundle "snake in space"

  --mode quick_html|game_bundle   one HTML file (default), or a zip of a multi-file game
  --intent auto|create|edit|remix|fix
                                  what the prompt asks for (default: detected from its words)
  --assets auto|library|procedural|none|generated
                                  where the pictures come from
  --parent RUN                    change the game of this run, which must be yours
  --thread ID                     add the run to this thread of yours
  --out FOLDER                    where to save the file (default: games)
  --url URL                       the service (default: GAMEWRIGHT_URL, PUBLIC_URL, or PORT on this machine, 4000)
  --email ADDRESS                 sign in as this user, with the password in GAMEWRIGHT_PASSWORD
                                  (default: GAMEWRIGHT_EMAIL, or the demo account)

  --open                          open the game in a browser
  --json                          print the run as one line of JSON

Exit codes: 0 made, 1 unexpected error, 2 wrong usage, 3 not signed in, 4 not enough credits, 5 the prompt or an option
was refused, 6 the service is busy or not running, 7 the run failed, 8 the run was canceled.`;

const EXIT_BY_STATUS: Readonly<Record<number, number>> = { 401: 3, 402: 4, 422: 5, 413: 5, 404: 5, 429: 6, 503: 6 };

/** Where the service is by the variables that it is started with, so that one `.env` does for both. */
function serviceUrl(env: NodeJS.ProcessEnv): string {
  return env['GAMEWRIGHT_URL'] || env['PUBLIC_URL'] || `http://127.0.0.1:${env['PORT'] || 4000}`;
}

/** Runs the command; returns its exit code. Results go to stdout, progress and problems to stderr. */
async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      mode: { type: 'string' },
      thread: { type: 'string' },
      intent: { type: 'string' },
      assets: { type: 'string' },
      parent: { type: 'string' },
      open: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      out: { type: 'string', default: 'games' },
      url: { type: 'string', default: serviceUrl(process.env) },
      email: { type: 'string', default: process.env['GAMEWRIGHT_EMAIL'] ?? '' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const prompt = positionals.join(' ').trim();
  if (prompt === '') {
    process.stderr.write(
      `What should the game be? For example: npm run game -- "a penguin platformer with double jump"\n`,
    );
    return 2;
  }
  const api = connect(values.url);
  await signIn(api, values.email);
  const body = {
    prompt,
    // not checked here: the service knows which values there are, and its error names them
    ...(values.mode === undefined ? {} : { mode: values.mode as Run['mode'] }),
    ...(values.intent === undefined ? {} : { intent: values.intent as Run['intent'] }),
    ...(values.assets === undefined ? {} : { assetMode: values.assets as Run['assetMode'] }),
    ...(values.parent === undefined ? {} : { parentRunId: values.parent }),
    ...(values.thread === undefined ? {} : { threadId: values.thread }),
  };
  const created = await dataOf(api.http.POST('/api/studio/runs', { body }));
  const run = await follow(api, created);
  if (run.status === 'failed') {
    process.stderr.write(`The run failed (${run.failure?.code}): ${run.failure?.message} Nothing was charged.\n`);
    return 7;
  }
  if (run.status === 'canceled' || !run.artifact) {
    process.stderr.write('The run was canceled. Nothing was charged.\n');
    return 8;
  }
  const file = await api.download(run.artifact.downloadUrl);
  const target = path.join(values.out, path.basename(file.name));
  await mkdir(values.out, { recursive: true });
  await writeFile(target, file.bytes);
  process.stdout.write(
    values.json ? `${JSON.stringify({ ...run, file: target })}\n` : summary(run.artifact, run, target),
  );
  const { previewUrl } = run.artifact;
  if (values.open && previewUrl !== null) openInBrowser(new URL(previewUrl, values.url).href);
  return 0;
}

type Artifact = NonNullable<Run['artifact']>;

/** A line each: where the game is, how near it comes to what the prompt names, what became of each request. */
function summary({ title, sizeBytes, previewUrl, reading }: Artifact, { id, credits }: Run, file: string): string {
  const asks = reading?.asks ?? [];
  const having = (outcome: string) => asks.filter((ask) => ask.outcome === outcome);
  const reasons = new Set(asks.map(({ note }) => note));
  const lines: readonly (readonly [string, string])[] = [
    ['file', file],
    ...(previewUrl === null ? [] : [['preview', previewUrl] as const]),
    ['run', id],
    ...(reading?.fitReason ? [[reading.fit, reading.fitReason] as const] : []),
    ...having('kept').map(({ text }) => ['done', text] as const),
    ...having('changed').map(({ text, note }) => ['changed', `${text}: ${note}`] as const),
    ...[...Map.groupBy(having('dropped'), ({ note }) => note)].map(([note, missed]): [string, string] => {
      const texts = missed.map(({ text }) => text).join(' · ');
      return ['not done', note === '' ? texts : `${texts}: ${note}`];
    }),
    ...(reading?.ignored ?? []).filter((text) => !reasons.has(text)).map((text) => ['not done', text] as const),
  ];
  const head = `${title} (${Math.ceil(sizeBytes / 1024)} KB, ${credits.charged} credits)`;
  return `${[head, ...lines.map(([name, text]) => `  ${name.padEnd(8)} ${text}`)].join('\n')}\n`;
}

/** By the system's own opener. A machine without one says so; the game is made all the same. */
function openInBrowser(url: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const opener = spawn(command, [...args, url], { detached: true, stdio: 'ignore' });
  opener.on('error', () => process.stderr.write(`No browser could be opened. The game is at ${url}\n`));
  opener.unref();
}

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['explorer'],
};

async function signIn(api: Api, email: string): Promise<void> {
  if (email === '') return void (await dataOf(api.http.POST('/api/auth/demo')));
  const password = process.env['GAMEWRIGHT_PASSWORD'] ?? '';
  if (password === '') throw new Refusal(401, 'Set GAMEWRIGHT_PASSWORD to the password.');
  await dataOf(api.http.POST('/api/auth/sign-in', { body: { email, password } }));
}

/** The stages of a run, in the Studio's words. */
const STAGES: Readonly<Record<NonNullable<Run['stage']>, string>> = {
  planning: 'Reading the prompt',
  generating: 'Designing the game',
  assets: 'Drawing the cast',
  assembling: 'Putting it together',
  validating: 'A bot plays it',
  repairing: 'Making it again',
  finalizing: 'Packing',
};

/** Shows the run until it ends. Ctrl-C asks the service to cancel it; a second one only stops watching. */
async function follow(api: Api, created: Run): Promise<Run> {
  const bar = createProgressBar(process.stderr);
  const path = { id: created.id };
  const cancel = () => {
    bar.note('Canceling. Press Ctrl-C again to stop watching.');
    // it may have ended meanwhile: the next look tells
    api.http.POST('/api/studio/runs/{id}/cancel', { params: { path } }).catch(() => undefined);
  };
  process.once('SIGINT', cancel);
  try {
    let run = created;
    for (;;) {
      const waiting =
        run.status === 'queued'
          ? `queued${run.queue ? `, place ${run.queue.position}` : ''}`
          : run.stage
            ? STAGES[run.stage]
            : run.status;
      bar.show(run.progress, run.status === 'completed' ? 'completed' : waiting);
      if (run.status === 'completed' || run.status === 'failed' || run.status === 'canceled') return run;
      await sleep(200);
      run = await dataOf(api.http.GET('/api/studio/runs/{id}', { params: { path } }));
    }
  } finally {
    bar.end();
    process.off('SIGINT', cancel);
  }
}

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    if (error instanceof Refusal) {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = EXIT_BY_STATUS[error.status] ?? 1;
    } else if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) {
      process.stderr.write(`${error.message}\n\n${USAGE}\n`);
      process.exitCode = 2;
    } else {
      process.stderr.write(`Unexpected: ${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    }
  },
);
