/** The real app with games in it as completed runs leave them, and their publications. */
import { v7 as uuidv7 } from 'uuid';
import type { Viewer } from '../../src/accounts/accounts.model.js';
import { insertArtifact } from '../../src/artifacts/insert-artifact.js';
import type { GenerationResult } from '../../src/generation/provider.types.js';
import type { PublicationRecord, PublishInput } from '../../src/publications/publications.model.js';
import type { TestApp, TestUser } from '../helpers/app.js';
import { compose } from '../helpers/compose.js';

export const PROMPT = 'a penguin prompt that nobody else shall read';

export const PUBLICATION = {
  title: 'Penguin Peaks',
  description: 'One small penguin, one very big winter.\n\nCatch the fish, mind the walrus, reach the igloo.',
  controls: ['← →: run', 'Space: jump, twice in the air', 'R: start again', 'P: pause'],
  seoContent: {
    howToPlay: 'Run to the right and jump from floe to floe.\nEvery fish counts.',
    faq: [
      { question: 'Does it cost anything?', answer: 'No.' },
      { question: 'Does it run on a phone?', answer: 'Yes: a stick and buttons appear when you touch the screen.' },
    ],
    keywords: ['penguin', 'platformer'],
    playMode: 'Single player',
  },
} satisfies PublishInput;

export interface Game {
  readonly artifactId: string;
  readonly runId: string;
  readonly sha256: string;
}

export function viewerOf(user: TestUser): Viewer {
  const now = new Date();
  return {
    user: { id: user.id, email: user.email, name: 'Test', guest: false, createdAt: now },
    session: {
      id: uuidv7(),
      userId: user.id,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: now,
      userAgent: null,
      ip: null,
    },
  };
}

/** Rows and bytes of a completed run of `user`. */
export async function addGame(
  test: Pick<TestApp, 'resources'>,
  user: TestUser,
  result?: GenerationResult,
): Promise<Game> {
  const { database, services } = test.resources;
  const [threadId, runId] = [uuidv7(), uuidv7()];
  await database.pool.query('insert into threads (id, user_id, key) values ($1, $2, $3)', [
    threadId,
    user.id,
    threadId,
  ]);
  await database.pool.query(
    `insert into runs (id, user_id, thread_id, prompt, mode, intent, asset_mode, seed, price)
     values ($1, $2, $3, $4, 'quick_html', 'auto', 'auto', 1, 10)`,
    [runId, user.id, threadId, PROMPT],
  );
  const staged = await services.artifacts.stage(result ?? (await compose()));
  await database.orm.em.fork().transactional((em) => insertArtifact(em, staged, { runId, userId: user.id }));
  return { artifactId: staged.record.id, runId, sha256: staged.record.sha256 };
}

export interface Published extends Game {
  readonly owner: TestUser;
  readonly record: PublicationRecord;
}

export async function publishGame(
  test: Pick<TestApp, 'resources' | 'signUp'>,
  input: PublishInput = PUBLICATION,
  result?: GenerationResult,
  owner?: TestUser,
): Promise<Published> {
  const user = owner ?? (await test.signUp());
  const game = await addGame(test, user, result);
  const record = await test.resources.services.publications.publish(viewerOf(user), game.artifactId, input);
  return { ...game, owner: user, record };
}
