/** The few calls that `npm run game` makes: JSON in the envelope, the session cookie kept in memory. */
import { setTimeout as sleep } from 'node:timers/promises';

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
  get<T>(route: string): Promise<T>;
  post<T>(route: string, body: unknown): Promise<T>;
  /** `name` is what Content-Disposition proposes, without folders */
  download(url: string): Promise<{ name: string; bytes: Buffer }>;
}

interface Envelope {
  readonly message: string;
  readonly data: unknown;
  readonly error?: {
    readonly code: string;
    readonly message: string;
    readonly details?: readonly { readonly path: string; readonly message: string }[];
  };
}

/** Reading a run may be answered 429 or 503 for a moment; nothing is lost by asking again. */
const READ_TRIES = 5;

/** @throws Refusal where nothing answers at `base` */
export async function connect(base: string): Promise<Api> {
  if (!URL.canParse(base)) throw new Refusal(422, `"${base}" is not a URL.`);
  let cookie = '';

  const send = async (method: string, route: string, body?: unknown): Promise<Response> => {
    const url = new URL(route, base);
    try {
      const response = await fetch(url, {
        method,
        headers: {
          ...(cookie ? { cookie } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const set = response.headers.getSetCookie().map((line) => line.split(';')[0]);
      if (set.length > 0) cookie = set.join('; ');
      return response;
    } catch {
      throw new Refusal(
        503,
        `Nothing answers at ${url.origin}. Start it with "npm start", or name another address with --url.`,
      );
    }
  };
  const json = async <T>(response: Response): Promise<T> => {
    const text = await response.text();
    let envelope: Envelope;
    try {
      envelope = JSON.parse(text) as Envelope;
    } catch {
      throw new Refusal(
        response.status,
        `${response.url} answered ${response.status}, and not in JSON: is this a Gamewright?`,
      );
    }
    if (response.ok) return envelope.data as T;
    const details =
      envelope.error?.details?.map((d) => `\n  ${d.path ? `${d.path}: ` : ''}${d.message}`).join('') ?? '';
    throw new Refusal(response.status, `${envelope.error?.message ?? envelope.message}${details}`);
  };

  return {
    async get<T>(route: string) {
      for (let i = 1; ; i += 1) {
        const response = await send('GET', route);
        if (i >= READ_TRIES || (response.status !== 503 && response.status !== 429)) return json<T>(response);
        await response.body?.cancel();
        await sleep(1000 * Math.min(10, Number(response.headers.get('retry-after') ?? 1)));
      }
    },
    post: async <T>(route: string, body: unknown) => json<T>(await send('POST', route, body)),
    async download(url) {
      const response = await send('GET', url);
      if (!response.ok) return json(response);
      const disposition = response.headers.get('content-disposition') ?? '';
      const name = /filename="([^"]+)"/u.exec(disposition)?.[1] ?? /filename=([^;]+)/u.exec(disposition)?.[1] ?? 'game';
      return { name: name.trim().replace(/[^\w.-]+/gu, '-'), bytes: Buffer.from(await response.arrayBuffer()) };
    },
  };
}
