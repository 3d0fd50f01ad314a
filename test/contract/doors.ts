/** The two doors of the same house: each action once for REST and once for GraphQL, with answers that can be compared. */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { print, type DocumentNode } from 'graphql';
import type { ErrorBody } from '../../src/errors.js';
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

export function restDoor(app: () => FastifyInstance): Door {
  const ask = async (caller: Caller, request: Request, pick: (data: never) => unknown = (data) => data) => {
    const response = await send(app(), caller, request);
    const body = (response.body === '' ? { data: null } : response.json()) as { data: never; error?: ErrorBody };
    const error = body.error ?? null;
    return {
      status: response.statusCode,
      code: error?.code ?? null,
      error,
      data: error ? null : pick(body.data),
      response,
    };
  };
  const id = (text: string) => encodeURIComponent(text);
  return {
    name: 'REST',
    credits: (caller) => ask(caller, { method: 'GET', url: '/api/credits' }),
    runs: (caller, limit) =>
      ask(
        caller,
        { method: 'GET', url: `/api/studio/runs${limit === undefined ? '' : `?limit=${limit}`}` },
        ({ runs }) => runs,
      ),
    run: (caller, runId) => ask(caller, { method: 'GET', url: `/api/studio/runs/${id(runId)}` }),
    createRun: (caller, input, key) =>
      ask(caller, {
        method: 'POST',
        url: '/api/studio/runs',
        body: input,
        ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
      }),
    cancelRun: (caller, runId) => ask(caller, { method: 'POST', url: `/api/studio/runs/${id(runId)}/cancel` }),
    generatorRun: (caller, runId) => ask(caller, { method: 'GET', url: `/api/generator/runs/${id(runId)}` }),
    retiredGeneratorRun: (caller) => ask(caller, { method: 'POST', url: '/api/generator/runs', body: { prompt: 'x' } }),
    signUp: (input) => ask(null, { method: 'POST', url: '/api/auth/sign-up', body: input }),
    signIn: (input) => ask(null, { method: 'POST', url: '/api/auth/sign-in', body: input }),
    signOut: (caller) => ask(caller, { method: 'POST', url: '/api/auth/sign-out' }),
    session: (caller) => ask(caller, { method: 'GET', url: '/api/auth/session' }),
    sessions: (caller) => ask(caller, { method: 'GET', url: '/api/auth/sessions' }, ({ sessions }) => sessions),
    revokeSession: (caller, sessionId) => ask(caller, { method: 'DELETE', url: `/api/auth/sessions/${id(sessionId)}` }),
    publication: (caller, artifactId) =>
      ask(caller, { method: 'GET', url: `/api/game-publications/${id(artifactId)}` }),
    publish: (caller, artifactId, input) =>
      ask(caller, { method: 'POST', url: `/api/game-publications/${id(artifactId)}`, body: input }),
    unpublish: (caller, artifactId) =>
      ask(caller, { method: 'DELETE', url: `/api/game-publications/${id(artifactId)}` }),
    singleFile: (caller, artifactId) =>
      ask(caller, { method: 'POST', url: `/api/game-artifacts/${id(artifactId)}/single-file` }),
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
