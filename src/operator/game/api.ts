/** How `npm run game` talks to the service: the typed client of the documented interface, a cookie, and errors as sentences. */
import { setTimeout as sleep } from 'node:timers/promises';
import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from '../../../rest-compat/generated/openapi.js';

export type Run = components['schemas']['StudioRun'];

/** The service said no, or is not there (`status` 503): `message` is a sentence for people. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export interface Api {
  readonly http: Client<paths>;
  /** `name` is what Content-Disposition proposes, without folders */
  download(url: string): Promise<{ name: string; bytes: Buffer }>;
}

/** What a call of `Api.http` resolves to: the envelope of a success, or that of an error. */
interface Called<Data> {
  readonly data?: { readonly data: Data } | undefined;
  readonly error?: unknown;
  readonly response: Response;
}

interface ErrorEnvelope {
  readonly error: {
    readonly message: string;
    readonly details?: readonly { readonly path: string; readonly message: string }[];
  };
}

/** Reading a run may be answered 429 or 503 for a moment; nothing is lost by asking again. */
const READ_TRIES = 5;

/** @throws Refusal where `base` is no URL, and from every call where nothing answers there */
export function connect(base: string): Api {
  if (!URL.canParse(base)) throw new Refusal(422, `"${base}" is not a URL.`);
  const { origin } = new URL(base);
  let cookie = '';

  const send = async (request: Request): Promise<Response> => {
    if (cookie) request.headers.set('cookie', cookie);
    let response: Response;
    try {
      response = await fetch(request);
    } catch {
      throw new Refusal(
        503,
        `Nothing answers at ${origin}. Start the service with "npm start", or name another address with --url.`,
      );
    }
    const set = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (set.length > 0) cookie = set.join('; ');
    return response;
  };
  const patiently = async (request: Request): Promise<Response> => {
    for (let i = 1; ; i += 1) {
      const response = await send(request);
      const busy = response.status === 503 || response.status === 429;
      if (request.method !== 'GET' || i >= READ_TRIES || !busy) return response;
      await response.body?.cancel();
      await sleep(1000 * Math.min(10, Number(response.headers.get('retry-after') ?? 1)));
    }
  };
  const json = async (request: Request): Promise<Response> => {
    const response = await patiently(request);
    if (response.headers.get('content-type')?.includes('json')) return response;
    throw new Refusal(
      response.status,
      `${response.url} answered ${response.status}, but not in JSON. Is this a Gamewright?`,
    );
  };

  return {
    http: createClient<paths>({ baseUrl: origin, fetch: json }),
    async download(url) {
      const response = await send(new Request(new URL(url, base)));
      if (!response.ok) throw refusal(await response.json(), response);
      const disposition = response.headers.get('content-disposition') ?? '';
      const name = /filename="([^"]+)"/u.exec(disposition)?.[1] ?? /filename=([^;]+)/u.exec(disposition)?.[1] ?? 'game';
      return { name: name.trim().replace(/[^\w.-]+/gu, '-'), bytes: Buffer.from(await response.arrayBuffer()) };
    },
  };
}

/** The payload of an answer. @throws Refusal with what the service says */
export async function dataOf<Data>(call: Promise<Called<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (data === undefined) throw refusal(error, response);
  return data.data;
}

function refusal(said: unknown, { status, url }: Response): Refusal {
  const { error } = (said ?? {}) as Partial<ErrorEnvelope>;
  if (!error) return new Refusal(status, `${url} answered ${status}, but not like a Gamewright.`);
  const details = error.details?.map((d) => `\n  ${d.path ? `${d.path}: ` : ''}${d.message}`).join('') ?? '';
  return new Refusal(status, `${error.message}${details}`);
}
