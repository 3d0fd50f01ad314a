/** What `npm run bench:growth` measures: through the services where that is what a door calls, else through the door. */
import { QUEUE, openBoss } from '../../../src/queue/install.js';
import { inTransaction } from '../../../src/db/transaction.js';
import { claim } from '../../../src/runs/moves.js';
import { sweep } from '../../../src/worker/sweep.js';
import type { BenchGateway } from '../world.js';
import { FREQUENT_WORD, newestRun, RARE_WORD } from './fill.js';

export interface Subject {
  readonly name: string;
  readonly work: () => Promise<unknown>;
}

export interface Watched {
  readonly userId: string;
  /** for the rows that are there now */
  subjects(): Promise<Subject[]>;
  close(): Promise<void>;
}

const PAGE = 20;
const LEASE = { leaseSeconds: 3_600, deadlineSeconds: 3_600 };

/** Signs up the user of the runs. */
export async function startWatching({ app, resources }: BenchGateway): Promise<Watched> {
  const { services, database } = resources;
  const { runs, publications, credits } = services;
  const { pool } = database;
  const input = { email: 'bench@example.test', password: 'a long password' };
  const { token, viewer } = await services.accounts.signUp(input, { ip: '127.0.0.1', userAgent: null });
  const userId = viewer.user.id;
  const headers = { cookie: `gamewright_session=${token}` };
  const get = async (url: string) => {
    const { statusCode } = await app.inject({ url, headers });
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}.`);
  };
  const boss = openBoss(database, false);
  boss.on('error', (error) => process.stderr.write(`${String(error)}\n`));
  await boss.start();

  const takeJob = async () => {
    const [job] = await boss.fetch<null>(QUEUE);
    if (!job) throw new Error('The queue is empty.');
    const claimed = await inTransaction(database, (tx) => claim(tx, job.id, LEASE));
    if (!claimed) throw new Error(`Run ${job.id} could not be claimed.`);
    await boss.deleteJob(QUEUE, job.id);
  };
  return {
    userId,
    async subjects() {
      const id = await newestRun(pool, userId);
      return [
        { name: 'GET one run', work: () => get(`/api/studio/runs/${id}`) },
        { name: 'GET 20 runs', work: () => get('/api/studio/runs?limit=20') },
        { name: 'GET credits', work: () => get('/api/credits') },
        {
          name: 'runs of a state that is rare',
          work: () => runs.list(viewer, PAGE, undefined, { status: ['canceled'] }, 'listed'),
        },
        { name: 'tiles of runs', work: () => runs.list(viewer, PAGE, undefined, {}, 'listed') },
        { name: 'games of the owner', work: () => runs.threads(viewer, PAGE, { sort: 'changed' }) },
        { name: 'games of the owner by title', work: () => runs.threads(viewer, PAGE, { sort: 'title' }) },
        { name: 'kinds of the owner’s games', work: () => runs.threadKinds(viewer) },
        { name: 'ledger', work: () => credits.entries(userId, PAGE) },
        { name: 'public games of the owner', work: () => publications.list(viewer, PAGE) },
        { name: 'public gallery', work: () => get('/games') },
        { name: 'games by plays', work: () => publications.games(PAGE, undefined, { order: 'played' }) },
        {
          name: 'games with a frequent word',
          work: () => publications.games(PAGE, undefined, { search: FREQUENT_WORD }),
        },
        { name: 'games with a rare word', work: () => publications.games(PAGE, undefined, { search: RARE_WORD }) },
        { name: 'creation', work: () => runs.create(viewer, { prompt: 'a snake that eats apples' }) },
        { name: 'claim from the queue', work: takeJob },
        { name: 'sweep', work: () => sweep({ ...resources, database }) },
        { name: 'scrape', work: () => get('/metrics') },
      ];
    },
    close: () => boss.stop({ graceful: false }),
  };
}
