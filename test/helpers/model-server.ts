/** A server that speaks the wire protocols of models: OpenAI's chat completions, responses, moderations and images, and Anthropic's messages. Only what it says is made up. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { streamOf } from './model-streams.js';

export interface ModelRequest {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
  /** the body as it came */
  readonly text: string;
}

export type Reply =
  /** the text of an answer; an object is sent as JSON */
  | {
      readonly says: unknown;
      readonly finish?: 'stop' | 'length';
      /** of a streamed answer: it stops in the middle, and waits or breaks off */
      readonly half?: 'silence' | 'cut';
      /** of a streamed answer: what each of its further parts waits for */
      readonly until?: readonly Promise<void>[];
    }
  /** an error of the provider */
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: string }
  /** never answers, or breaks the connection in the middle of an answer */
  | 'silence'
  | 'cut';

export interface ModelServer {
  readonly url: string;
  readonly requests: readonly ModelRequest[];
  /** resolves with the next request, once it has come whole */
  readonly reached: () => Promise<ModelRequest>;
  /** resolves when a client gave up a request that was not answered */
  readonly gaveUp: Promise<void>;
}

/** Serves while `work` runs; `replies` are given in turn, the last one again and again. */
export async function withModelServer<T>(
  replies: readonly Reply[],
  work: (server: ModelServer) => Promise<T>,
): Promise<T> {
  const requests: ModelRequest[] = [];
  const gaveUp = Promise.withResolvers<void>();
  let next = Promise.withResolvers<ModelRequest>();
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const request = {
        url: incoming.url ?? '',
        headers: incoming.headers,
        body: (text === '' ? {} : JSON.parse(text)) as never,
        text,
      };
      const reply = replies[Math.min(requests.length, replies.length - 1)] ?? 'silence';
      requests.push(request);
      response.once('close', () => {
        if (!response.writableFinished) gaveUp.resolve();
      });
      answer(request, reply, response);
      next.resolve(request);
      next = Promise.withResolvers();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    return await work({
      url: `http://127.0.0.1:${port}/v1`,
      requests,
      reached: () => next.promise,
      gaveUp: gaveUp.promise,
    });
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

function answer({ url, body }: ModelRequest, reply: Reply, response: ServerResponse): void {
  if (reply === 'silence') return;
  if (reply === 'cut') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"id": "x", "choi', () => response.destroy());
    return;
  }
  if ('status' in reply) {
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
    response.end(reply.body ?? JSON.stringify({ error: { message: 'no', type: 'error' } }));
    return;
  }
  const text = typeof reply.says === 'string' ? reply.says : JSON.stringify(reply.says);
  if (body['stream'] === true) return void stream(url, body, text, reply, response);
  const speak = SPEAKS.find(([path]) => url.endsWith(path))?.[1] ?? completions;
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(speak(body, text, reply.finish ?? 'stop')));
}

/** As server-sent events, some characters each. */
async function stream(
  url: string,
  { model }: Record<string, unknown>,
  text: string,
  { finish = 'stop', half, until = [] }: Extract<Reply, { says: unknown }>,
  response: ServerResponse,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const events = streamOf(url, String(model), text, finish);
  const sent = half ? events.slice(0, events.length / 2) : events;
  const part = Math.ceil(sent.length / (until.length + 1));
  for (let at = 0; at < sent.length; at += part) {
    if (at > 0) await until[at / part - 1];
    for (const event of sent.slice(at, at + part)) response.write(event);
  }
  if (half === 'cut') response.write(': broken', () => response.destroy());
  if (!half) response.end();
}

type Speak = (body: Record<string, unknown>, text: string, finish: 'stop' | 'length') => unknown;

/** What the service flags: a list of its categories. */
const moderations: Speak = ({ model }, text) => ({
  id: 'modr-1',
  model,
  results: [
    {
      flagged: text !== '[]',
      categories: Object.fromEntries((JSON.parse(text) as string[]).map((name) => [name, true])),
    },
  ],
});

/** A picture in base64, or the address of one. */
const images: Speak = (_, text) => ({
  created: 1,
  data: [text.startsWith('http') ? { url: text } : { b64_json: text }],
});

const completions: Speak = ({ model }, content, finish_reason) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model,
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason }],
  usage: { prompt_tokens: 1000, completion_tokens: 200, total_tokens: 1200 },
});

const responses: Speak = ({ model }, text, finish) => ({
  id: 'resp_1',
  object: 'response',
  created_at: 1,
  model,
  status: finish === 'stop' ? 'completed' : 'incomplete',
  incomplete_details: finish === 'stop' ? null : { reason: 'max_output_tokens' },
  output: [
    {
      type: 'message',
      id: 'msg_1',
      role: 'assistant',
      status: 'completed',
      content: [{ type: 'output_text', text, annotations: [] }],
    },
  ],
  usage: { input_tokens: 1000, output_tokens: 200 },
});

/** A tool call where the client asks for the answer as one, else a text. */
const anthropic: Speak = ({ model, tools }, text, finish) => {
  const [tool] = (tools ?? []) as { name: string }[];
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model,
    content: tool
      ? [{ type: 'tool_use', id: 'toolu_1', name: tool.name, input: JSON.parse(text) as unknown }]
      : [{ type: 'text', text }],
    stop_reason: finish === 'length' ? 'max_tokens' : tool ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 1000, output_tokens: 200 },
  };
};

const SPEAKS: readonly (readonly [path: string, speak: Speak])[] = [
  ['/messages', anthropic],
  ['/responses', responses],
  ['/moderations', moderations],
  ['/images/generations', images],
];
