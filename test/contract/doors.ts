/** The two doors of the same house: each action once for REST and once for GraphQL, with answers that can be compared. */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { print, type DocumentNode } from 'graphql';
import createClient from 'openapi-fetch';
import type { ErrorBody } from '../../src/errors.js';
import type { paths } from '../../rest-compat/generated/openapi.js';
import * as documents from '../../rest-compat/generated/operations.js';

/** What a door said, without its way of saying it. */
export interface Answer {
  /** of REST the status of the response, of GraphQL the one that the error names (200 without an error) */
  readonly status: number;
  /** null where it was no error */
  readonly code: string | null;
  readonly error: ErrorBody | null;
  // eslint-disable-next-line typescript/no-explicit-any -- a test looks where it likes
  readonly data: any;
  readonly response: LightMyRequestResponse;
}

/** Whoever sends a request: a cookie, or nobody. */
export type Caller = { readonly cookie: string } | null;

export interface Door {
  readonly name: 'REST' | 'GraphQL';
  credits(caller: Caller): Promise<Answer>;
  /** `data`: the list */
  runs(caller: Caller, limit?: number): Promise<Answer>;
  run(caller: Caller, id: string): Promise<Answer>;
  createRun(caller: Caller, input: Readonly<Record<string, unknown>>, key?: string): Promise<Answer>;
  cancelRun(caller: Caller, id: string): Promise<Answer>;
  generatorRun(caller: Caller, id: string): Promise<Answer>;
  retiredGeneratorRun(caller: Caller): Promise<Answer>;
  signUp(input: Readonly<Record<string, unknown>>): Promise<Answer>;
  signIn(input: Readonly<Record<string, unknown>>): Promise<Answer>;
  signOut(caller: Caller): Promise<Answer>;
  /** `data`: `{user, expiresAt}` */
  session(caller: Caller): Promise<Answer>;
  /** `data`: the list */
  sessions(caller: Caller): Promise<Answer>;
  revokeSession(caller: Caller, id: string): Promise<Answer>;
  publication(caller: Caller, artifactId: string): Promise<Answer>;
  publish(caller: Caller, artifactId: string, input: Readonly<Record<string, unknown>>): Promise<Answer>;
  unpublish(caller: Caller, artifactId: string): Promise<Answer>;
  /** `data`: the artifact */
  singleFile(caller: Caller, artifactId: string): Promise<Answer>;
}

interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export async function send(app: FastifyInstance, caller: Caller, request: Request): Promise<LightMyRequestResponse> {
  const { method, url, body, headers } = request;
  return app.inject({
    method,
    url,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(caller ? { cookie: caller.cookie } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
}

interface Called<Data> {
  readonly data?: { readonly data: Data } | undefined;
  readonly response: Response;
}

/** The typed client of the documented interface. Its bodies are cast: tests send wrong ones on purpose. */
export function restDoor(app: () => FastifyInstance): Door {
  const injected = new WeakMap<Response, LightMyRequestResponse>();
  const by = (caller: Caller) =>
    createClient<paths>({
      baseUrl: 'http://localhost:80',
      headers: caller ? { cookie: caller.cookie } : {},
      fetch: async (request) => {
        const { pathname, search } = new URL(request.url);
        const payload = request.body === null ? {} : { payload: await request.text() };
        const response = await app().inject({
          method: request.method as 'GET' | 'POST' | 'DELETE',
          url: pathname + search,
          headers: Object.fromEntries(request.headers),
          ...payload,
        });
        const { statusCode: status, body } = response;
        const answer = new Response(status === 204 ? null : body, { status });
        injected.set(answer, response);
        return answer;
      },
    });
  const tell = async <Data>(
    call: Promise<Called<Data>>,
    pick: (data: Data) => unknown = (data) => data,
  ): Promise<Answer> => {
    const { data, response: answer } = await call;
    const response = injected.get(answer)!;
    const error = answer.ok ? null : response.json<{ error: ErrorBody }>().error;
    return {
      status: response.statusCode,
      code: error?.code ?? null,
      error,
      data: data ? pick(data.data) : null,
      response,
    };
  };
  const at = (id: string) => ({ params: { path: { id } } });
  const of = (artifactId: string) => ({ params: { path: { artifactId } } });
  return {
    name: 'REST',
    credits: (caller) => tell(by(caller).GET('/api/credits')),
    runs: (caller, limit) =>
      tell(
        by(caller).GET('/api/studio/runs', { params: { query: limit === undefined ? {} : { limit } } }),
        ({ runs }) => runs,
      ),
    run: (caller, id) => tell(by(caller).GET('/api/studio/runs/{id}', at(id))),
    createRun: (caller, input, key) =>
      tell(
        by(caller).POST('/api/studio/runs', {
          params: { header: key === undefined ? {} : { 'Idempotency-Key': key } },
          body: input as never,
        }),
      ),
    cancelRun: (caller, id) => tell(by(caller).POST('/api/studio/runs/{id}/cancel', at(id))),
    generatorRun: (caller, id) => tell(by(caller).GET('/api/generator/runs/{id}', at(id))),
    retiredGeneratorRun: (caller) => tell(by(caller).POST('/api/generator/runs', { body: { prompt: 'x' } as never })),
    signUp: (input) => tell(by(null).POST('/api/auth/sign-up', { body: input as never })),
    signIn: (input) => tell(by(null).POST('/api/auth/sign-in', { body: input as never })),
    signOut: (caller) => tell(by(caller).POST('/api/auth/sign-out')),
    session: (caller) => tell(by(caller).GET('/api/auth/session')),
    sessions: (caller) => tell(by(caller).GET('/api/auth/sessions'), ({ sessions }) => sessions),
    revokeSession: (caller, id) => tell(by(caller).DELETE('/api/auth/sessions/{id}', at(id))),
    publication: (caller, artifactId) => tell(by(caller).GET('/api/game-publications/{artifactId}', of(artifactId))),
    publish: (caller, artifactId, input) =>
      tell(by(caller).POST('/api/game-publications/{artifactId}', { ...of(artifactId), body: input as never })),
    unpublish: (caller, artifactId) => tell(by(caller).DELETE('/api/game-publications/{artifactId}', of(artifactId))),
    singleFile: (caller, id) => tell(by(caller).POST('/api/game-artifacts/{id}/single-file', at(id))),
  };
}

interface GraphQLResult {
  // eslint-disable-next-line typescript/no-explicit-any -- shaped by each document
  readonly data?: any;
  readonly errors?: readonly { readonly message: string; readonly extensions: Omit<ErrorBody, 'message'> }[];
}

export function graphqlDoor(app: () => FastifyInstance): Door {
  const ask = async (
    caller: Caller,
    document: DocumentNode,
    variables: Readonly<Record<string, unknown>>,
    // eslint-disable-next-line typescript/no-explicit-any -- shaped by each document
    pick: (data: any) => unknown,
  ): Promise<Answer> => {
    const body = { query: print(document), variables };
    const response = await send(app(), caller, { method: 'POST', url: '/graphql', body });
    const { data, errors } = response.json<GraphQLResult>();
    const first = errors?.[0];
    const error = first ? ({ message: first.message, ...first.extensions } as ErrorBody) : null;
    return {
      status: error?.status ?? 200,
      code: error?.code ?? null,
      error,
      data: error ? null : pick(data),
      response,
    };
  };
  const opened = ({ viewer, expiresAt }: { viewer: unknown; expiresAt: unknown }) => ({ user: viewer, expiresAt });
  return {
    name: 'GraphQL',
    credits: (caller) => ask(caller, documents.CreditsDocument, {}, ({ viewer }) => viewer.credits),
    runs: (caller, limit = 20) =>
      ask(caller, documents.StudioRunsDocument, { limit }, ({ viewer }) => viewer.studioRuns.nodes),
    run: (caller, id) => ask(caller, documents.StudioRunDocument, { id }, ({ studioRun }) => studioRun),
    createRun: (caller, input, key) =>
      ask(
        caller,
        documents.CreateStudioRunDocument,
        { input: key === undefined ? input : { ...input, idempotencyKey: key } },
        ({ createStudioRun }) => createStudioRun.run,
      ),
    cancelRun: (caller, id) =>
      ask(caller, documents.CancelStudioRunDocument, { id }, ({ cancelStudioRun }) => cancelStudioRun.run),
    generatorRun: (caller, id) =>
      ask(caller, documents.GeneratorRunDocument, { id }, ({ generatorRun }) => generatorRun),
    retiredGeneratorRun: (caller) => ask(caller, documents.RetiredGeneratorRunDocument, {}, (data) => data),
    signUp: (input) => ask(null, documents.SignUpDocument, { input }, ({ signUp }) => opened(signUp)),
    signIn: (input) => ask(null, documents.SignInDocument, { input }, ({ signIn }) => opened(signIn)),
    signOut: (caller) => ask(caller, documents.SignOutDocument, {}, () => null),
    session: (caller) =>
      ask(caller, documents.CurrentSessionDocument, {}, ({ viewer: { currentSession, ...user } }) => ({
        user,
        expiresAt: currentSession.expiresAt,
      })),
    sessions: (caller) => ask(caller, documents.SessionsDocument, {}, ({ viewer }) => viewer.sessions),
    revokeSession: (caller, id) => ask(caller, documents.RevokeSessionDocument, { id }, () => null),
    publication: (caller, artifactId) =>
      ask(caller, documents.PublicationDocument, { artifactId }, ({ publication }) => publication),
    publish: (caller, artifactId, input) =>
      ask(caller, documents.PublishGameDocument, { artifactId, input }, ({ publishGame }) => publishGame.publication),
    unpublish: (caller, artifactId) =>
      ask(caller, documents.UnpublishGameDocument, { artifactId }, ({ unpublishGame }) => unpublishGame),
    singleFile: (caller, artifactId) =>
      ask(
        caller,
        documents.CreateSingleFileArtifactDocument,
        { artifactId },
        ({ createSingleFileArtifact }) => createSingleFileArtifact.artifact,
      ),
  };
}
