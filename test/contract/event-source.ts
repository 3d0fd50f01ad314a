/** A client of Server-Sent Events that keeps every field, for tests; each answer and event is one that is documented. */
import { documented } from '../helpers/documented.js';

export interface ReceivedEvent {
  readonly id: number;
  readonly event: string;
  // eslint-disable-next-line typescript/no-explicit-any -- a test looks where it likes
  readonly data: any;
}

export interface EventSourceClient {
  readonly response: Response;
  /** until the server ends the stream, or `close` */
  readonly events: AsyncGenerator<ReceivedEvent>;
  close(): void;
}

export async function openEvents(
  url: string,
  cookie: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<EventSourceClient> {
  const abort = new AbortController();
  const response = await fetch(url, { headers: { cookie, ...headers }, signal: abort.signal });
  documented().check(
    { method: 'GET', url },
    { status: response.status, headers: Object.fromEntries(response.headers), body: undefined },
  );
  return { response, events: parse(response), close: () => abort.abort() };
}

export async function collect(client: EventSourceClient): Promise<ReceivedEvent[]> {
  const events: ReceivedEvent[] = [];
  for await (const event of client.events) events.push(event);
  return events;
}

async function* parse({ body }: Response): AsyncGenerator<ReceivedEvent> {
  let text = '';
  for await (const chunk of body!.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const fields = Object.fromEntries(
        text
          .slice(0, end)
          .split('\n')
          .map((line) => /^([^:]*): ?(.*)$/su.exec(line)!.slice(1, 3) as [string, string]),
      );
      text = text.slice(end + 2);
      if (fields['data'] === undefined) continue;
      const data = JSON.parse(fields['data']) as { type: string };
      documented().checkEvent('/api/studio/runs/{id}/events', data);
      yield { id: Number(fields['id']), event: fields['event']!, data };
    }
  }
}
