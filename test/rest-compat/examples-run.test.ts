/** The calls that `/docs` shows for each route do what they say: run as they stand by curl, Node.js and Python. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { OpenApi } from '../../src/http/openapi.types.js';
import { useApp } from '../contract/shared-app.js';
import { html, make } from '../contract/games.js';
import { createRun, post } from '../graphql/client.js';
import { missing, runSteps, snippetsOn, type Language, type Step } from './snippets.js';

const gateway = useApp();
beforeAll(() => gateway.resources.services.accounts.ensureDemoAccount());

/** Where this gateway can't answer with a success: what it is not configured for, and what it has never had. */
const REFUSED: Readonly<Record<string, number>> = {
  retiredGeneratorRun: 402,
  generatorRun: 404,
  startSingleSignOn: 404,
  finishSingleSignOn: 404,
};
/** A session opens before what needs one; what ends or changes what others need goes last. */
const FIRST = ['signUp', 'signInDemo', 'signInAsGuest', 'signIn'];
const LAST = ['publishGame', 'unpublishGame', 'revokeSession', 'signOut'];

const EXAMPLES = {
  run: '019aa3f0-5c1e-7a40-9d0b-3f8a6c2e1b74',
  artifact: '019aa3f0-7d52-7c11-8e4f-a1b2c3d4e5f6',
  slug: 'penguin-leap',
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  previewToken: 'v1.eyJhIjoiMDE5YWEzZjAifQ.sT0mYk3n',
  shareToken: '7hQ2mX9cRtE',
  handle: 'ada-k7xq2',
} as const;

describe.each(['curl', 'JavaScript', 'Python'] as const)('by %s', { timeout: 240_000 }, (language) => {
  test.skipIf(missing(language))('every route of the page answers as it says', async () => {
    const origin = await gateway.listen();
    const page = await (await fetch(`${origin}/docs`)).text();
    const { paths } = (await (await fetch(`${origin}/openapi.json`)).json()) as OpenApi;
    const shown = snippetsOn(page);
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).map(({ operationId, responses }) => ({ path, operationId, responses })),
    );
    const rank = (name: string) => (FIRST.includes(name) ? FIRST.indexOf(name) - 9 : LAST.indexOf(name));
    const sorted = routes.toSorted((a, b) => rank(a.operationId) - rank(b.operationId));

    const fill = await makeWorld(language);
    const steps: Step[] = sorted.map(({ operationId, path }) => ({
      name: operationId,
      text: fill(shown.get(operationId)?.[language] ?? '', operationId, path),
    }));
    const { statuses, printed } = await runSteps(language, steps);
    expect(statuses.map(([name]) => name)).toEqual(sorted.map(({ operationId }) => operationId));
    for (const [index, [name, status]] of statuses.entries()) {
      const good = Object.keys(sorted[index]!.responses).filter((one) => Number(one) < 400);
      const expected = REFUSED[name] === undefined ? good : [String(REFUSED[name])];
      expect([name, expected]).toEqual([name, expect.arrayContaining([String(status)])]);
    }
    expect(printed).toContain('a penguin platformer with double jump');
    expect(printed).toContain('event: completed');
  });
});

/** A user with a public and shared game, and with what the examples name put in its place. */
async function makeWorld(language: Language) {
  const slug = `penguin-leap-${language.toLowerCase()}`;
  const email = `ada-${language.toLowerCase()}@example.test`;
  const origin = await gateway.listen();
  const signedUp = await gateway.app.inject({
    method: 'POST',
    url: '/api/auth/sign-up',
    payload: { email, password: 'correct horse battery staple', name: 'Ada' },
  });
  const cookie = String(signedUp.headers['set-cookie']).split(';')[0]!;
  const user = { cookie, email, id: signedUp.json<{ data: { user: { id: string } } }>().data.user.id };
  const [made] = await make(gateway, user, html);
  const { runId, artifactId } = made!;
  const publish = { title: 'Penguin Leap', description: 'Jump.', showAuthor: true, seoContent: { slug } };
  await gateway.app.inject({
    method: 'POST',
    url: `/api/game-publications/${artifactId}`,
    headers: { cookie },
    payload: publish,
  });
  const asked = `query ($id: ID!) { artifact(id: $id) { sha256 previewUrl entryPath } viewer { sessions { id } } }`;
  const { data } = await post(gateway, user, asked, { id: artifactId });
  const share = `mutation ($id: ID!) { createShareLink(input: { artifactId: $id }) { shareLink { url } } }`;
  const shared = await post(gateway, user, share, { id: artifactId });
  const gallery = await (await fetch(`${origin}/games/${slug}`)).text();
  const queued = await createRun(gateway, user);
  const [, previewToken = ''] = /~([^/]+)\//u.exec(data.artifact.previewUrl) ?? [];
  const [, handle = ''] = /\/authors\/([\w-]+)/u.exec(gallery) ?? [];

  return (text: string, operationId: string, path: string): string => {
    const id =
      operationId === 'cancelStudioRun'
        ? queued
        : path.includes('game-artifacts')
          ? artifactId
          : path.includes('sessions')
            ? (data.viewer.sessions[0].id as string)
            : runId;
    return text
      .replaceAll(EXAMPLES.run, id)
      .replaceAll(EXAMPLES.artifact, artifactId)
      .replaceAll(EXAMPLES.slug, slug)
      .replaceAll(EXAMPLES.sha256, data.artifact.sha256)
      .replaceAll(EXAMPLES.previewToken, previewToken)
      .replaceAll(EXAMPLES.shareToken, new URL(shared.data.createShareLink.shareLink.url).pathname.slice(3))
      .replaceAll(EXAMPLES.handle, handle)
      .replaceAll('assets/atlas.png', data.artifact.entryPath)
      .replaceAll('ada@example.com', operationId === 'signUp' ? `new-${email}` : email);
  };
}
