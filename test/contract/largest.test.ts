/** Every maximum can be reached, also by a client that escapes whatever it sends: `\u0061` for "a". */
import { expect, test } from 'vitest';
import { print } from 'graphql';
import { CreateStudioRunDocument, PublishGameDocument } from '../../rest-compat/generated/operations.js';
import { BODY_LIMIT } from '../../src/app.js';
import { PUBLICATION_LIMITS } from '../../src/publications/publication-input.js';
import { makeOne } from './games.js';
import { useApp } from './shared-app.js';

const gateway = useApp();
const PENGUIN = '🐧';

/** JSON in its longest spelling: each UTF-16 unit of a text takes six bytes. */
function spellOut(value: unknown): string {
  if (typeof value === 'string')
    return `"${Array.from({ length: value.length }, (_, i) => `\\u${value.charCodeAt(i).toString(16).padStart(4, '0')}`).join('')}"`;
  if (Array.isArray(value)) return `[${value.map(spellOut).join(',')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, each]) => `${JSON.stringify(key)}:${spellOut(each)}`)
      .join(',')}}`;
  return JSON.stringify(value);
}

const send = async (cookie: string, url: string, payload: string) => {
  const headers = { cookie, 'content-type': 'application/json' };
  const response = await gateway.app.inject({ method: 'POST', url, headers, payload });
  return response.json();
};
const byGraphQL = async (
  cookie: string,
  document: typeof CreateStudioRunDocument | typeof PublishGameDocument,
  variables: object,
) => {
  const payload = `{"query":${JSON.stringify(print(document))},"variables":${spellOut(variables)}}`;
  expect(payload.length).toBeLessThan(BODY_LIMIT);
  return send(cookie, '/graphql', payload);
};

/** A context of 32 KiB to the byte. */
function context(artifactId: string, fill: (bytes: number) => string) {
  const empty = { artifactId, runtimeErrors: ['x'], notes: '' };
  const notes = fill(32 * 1024 - Buffer.byteLength(JSON.stringify(empty)));
  return { ...empty, notes };
}

test.each([
  ['letters, which are escaped to six times their size', (bytes: number) => 'x'.repeat(bytes)],
  ['penguins', (bytes: number) => PENGUIN.repeat(bytes / 4) + 'x'.repeat(bytes % 4)],
])('a run with 8,000 penguins and 32 KiB of %s', async (_, fill) => {
  const { user, artifactId } = await makeOne(gateway);
  const prompt = PENGUIN.repeat(8_000);
  const long = PENGUIN.repeat(200);
  const input = { prompt, intent: 'edit', artifactContext: context(artifactId, fill), provider: long, model: long };
  const payload = spellOut(input);
  expect(payload.length).toBeGreaterThan(96_000 + 3 * 32_000);
  const created = await send(user.cookie, '/api/studio/runs', payload);
  expect(created).toMatchObject({ code: 0, data: { prompt, status: 'queued' } });
  const { data } = await byGraphQL(user.cookie, CreateStudioRunDocument, { input });
  expect(data.createStudioRun.run).toMatchObject({ prompt, status: 'queued' });
  const more = { ...input, artifactContext: { ...input.artifactContext, runtimeErrors: ['xx'] } };
  const refused = await send(user.cookie, '/api/studio/runs', spellOut(more));
  expect(refused.error).toMatchObject({ details: [{ path: 'artifactContext', code: 'too_long' }] });
});

test('a run with as many errors in its context as fit', async () => {
  const { user, artifactId } = await makeOne(gateway);
  const runtimeErrors = Array.from({ length: 8_000 }, () => 'x');
  const body = spellOut({ prompt: 'it hangs', artifactContext: { artifactId, runtimeErrors } });
  expect(await send(user.cookie, '/api/studio/runs', body)).toMatchObject({ code: 0 });
});

test('a publication with every text at its maximum', async () => {
  const { user, artifactId } = await makeOne(gateway);
  const limits = PUBLICATION_LIMITS;
  const text = (length: number) => PENGUIN.repeat(length);
  const list = ({ items, length }: { items: number; length: number }) =>
    Array.from({ length: items }, () => text(length));
  const input = {
    title: `The ${text(limits.title - 4)}`,
    description: text(limits.description),
    controls: list(limits.controls),
    seoContent: {
      slug: 'p'.repeat(limits.slug),
      metaTitle: text(limits.metaTitle),
      metaDescription: text(limits.metaDescription),
      keywords: list(limits.keywords),
      genre: text(limits.genre),
      playMode: text(limits.playMode),
      language: 'pt-BR',
      ogImageAlt: text(limits.ogImageAlt),
      howToPlay: text(limits.howToPlay),
      faq: Array.from({ length: limits.faq.items }, () => ({
        question: text(limits.faq.question),
        answer: text(limits.faq.answer),
      })),
    },
  };
  const published = await send(user.cookie, `/api/game-publications/${artifactId}`, spellOut(input));
  expect(published).toMatchObject({ code: 0, data: { ...input, revision: 1 } });
  const { data } = await byGraphQL(user.cookie, PublishGameDocument, { artifactId, input });
  expect(data.publishGame.publication).toMatchObject({ ...input, revision: 2 });
});
