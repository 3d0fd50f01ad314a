/** GraphQL as a client sends it, over real HTTP parsing (`inject`) and real sockets. */
import type { LightMyRequestResponse } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import { WebSocket } from 'ws';
import type { TestApp, TestUser } from '../helpers/app.js';

export interface Answer {
  readonly status: number;
  // eslint-disable-next-line typescript/no-explicit-any -- a test looks where it likes
  readonly data: any;
  readonly errors: readonly GraphQLFormattedError[] | undefined;
  /** of the first error */
  readonly code: unknown;
  readonly response: LightMyRequestResponse;
}

/** Sends one operation by POST, as clients do that read the status: what can't be run is 400. */
export async function post(
  { app }: Pick<TestApp, 'app'>,
  user: Pick<TestUser, 'cookie'> | null,
  query: string,
  variables?: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
      ...(user ? { cookie: user.cookie } : {}),
      ...headers,
    },
    payload: JSON.stringify({ query, variables }),
  });
  return toAnswer(response);
}

export function toAnswer(response: LightMyRequestResponse): Answer {
  const { data, errors } = response.json<Pick<Answer, 'data' | 'errors'>>();
  return { status: response.statusCode, data, errors, code: errors?.[0]?.extensions?.['code'], response };
}

/** Creates a run; its id. */
export async function createRun(
  test: TestApp,
  user: TestUser,
  prompt = 'a penguin platformer',
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const query = 'mutation ($input: CreateStudioRunInput!) { createStudioRun(input: $input) { run { id } } }';
  const { data, errors } = await post(test, user, query, { input: { ...more, prompt } });
  if (errors) throw new Error(errors[0]?.message);
  return data.createStudioRun.run.id as string;
}

interface Message {
  readonly id?: string;
  readonly type: string;
  // eslint-disable-next-line typescript/no-explicit-any -- shaped by the operation
  readonly payload?: any;
}

export interface Socket {
  readonly raw: WebSocket;
  readonly send: (message: Message) => void;
  /** the next message that is no ping; rejects when the socket closes first */
  readonly next: () => Promise<Message>;
  readonly subscribe: (id: string, query: string, variables?: Readonly<Record<string, unknown>>) => void;
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  readonly close: () => void;
}

/** Opens a socket by hand, so that a test can do what no well-behaved client does. Rejects with the HTTP status of a refusal. */
export async function openSocket(
  test: TestApp,
  user: Pick<TestUser, 'cookie'> | null,
  {
    headers = {},
    protocol = 'graphql-transport-ws',
    init = true,
  }: { headers?: object; protocol?: string; init?: boolean } = {},
): Promise<Socket> {
  const url = `${(await test.listen()).replace('http', 'ws')}/graphql`;
  const raw = new WebSocket(url, protocol, { headers: { ...(user ? { cookie: user.cookie } : {}), ...headers } });
  const inbox: Message[] = [];
  const waiting: ((message: Message | null) => void)[] = [];
  raw.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    const first = waiting.shift();
    if (first) first(message);
    else inbox.push(message);
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    raw.once('close', (code, reason) => {
      for (const resume of waiting.splice(0)) resume(null);
      resolve({ code, reason: reason.toString() });
    });
  });
  await new Promise<void>((resolve, reject) => {
    raw.once('open', resolve);
    raw.once('unexpected-response', (_request, response) => {
      reject(new Error(`HTTP ${response.statusCode}`));
      response.destroy();
    });
    raw.once('error', reject);
  });
  // a frame that is too large ends in an error event after the close code
  raw.on('error', () => undefined);
  const send = (message: Message) => raw.send(JSON.stringify(message));
  const next = async (): Promise<Message> => {
    const message = inbox.shift() ?? (await new Promise<Message | null>((resolve) => waiting.push(resolve)));
    if (!message) throw new Error(`The socket closed: ${JSON.stringify(await closed)}`);
    return message;
  };
  const socket: Socket = {
    raw,
    send,
    next,
    closed,
    subscribe: (id, query, variables = {}) => send({ id, type: 'subscribe', payload: { query, variables } as never }),
    close: () => raw.close(),
  };
  if (init) {
    send({ type: 'connection_init' });
    const answer = await Promise.race([next(), closed]);
    if (!('type' in answer)) throw new Error(`closed ${answer.code}`);
  }
  return socket;
}
