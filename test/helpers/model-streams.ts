/** Streamed answers of models, as their wire protocols have them: server-sent events of chat completions, responses and messages. */

const CHUNK = 400;

type Finish = 'stop' | 'length';
type Stream = (model: string, chunks: readonly string[], finish: Finish) => readonly object[];

/** The events of one answer, each ready to be written. */
export function streamOf(url: string, model: string, text: string, finish: Finish): string[] {
  const chunks = Array.from({ length: Math.ceil(text.length / CHUNK) }, (_, at) =>
    text.slice(at * CHUNK, (at + 1) * CHUNK),
  );
  const speak = url.endsWith('/messages') ? messages : url.endsWith('/responses') ? responses : completions;
  const events = speak(model, chunks, finish).map((event) => {
    const type = (event as { type?: string }).type;
    return `${type === undefined ? '' : `event: ${type}\n`}data: ${JSON.stringify(event)}\n\n`;
  });
  return speak === completions ? [...events, 'data: [DONE]\n\n'] : events;
}

const completions: Stream = (model, chunks, finish) => {
  const common = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model };
  return [
    ...chunks.map((content) => ({ ...common, choices: [{ index: 0, delta: { content }, finish_reason: null }] })),
    { ...common, choices: [{ index: 0, delta: {}, finish_reason: finish }] },
    { ...common, choices: [], usage: { prompt_tokens: 3000, completion_tokens: 2000, total_tokens: 5000 } },
  ];
};

const responses: Stream = (model, chunks, finish) => {
  const response = { id: 'resp_1', created_at: 1, model };
  const item = { type: 'message', id: 'msg_1' };
  return [
    { type: 'response.created', response },
    { type: 'response.output_item.added', output_index: 0, item },
    ...chunks.map((delta) => ({ type: 'response.output_text.delta', item_id: 'msg_1', output_index: 0, delta })),
    { type: 'response.output_item.done', output_index: 0, item },
    {
      type: finish === 'stop' ? 'response.completed' : 'response.incomplete',
      response: {
        ...response,
        incomplete_details: finish === 'stop' ? null : { reason: 'max_output_tokens' },
        usage: { input_tokens: 3000, output_tokens: 2000 },
      },
    },
  ];
};

const messages: Stream = (model, chunks, finish) => [
  {
    type: 'message_start',
    message: {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: 3000, output_tokens: 1 },
    },
  },
  { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  ...chunks.map((text) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })),
  { type: 'content_block_stop', index: 0 },
  {
    type: 'message_delta',
    delta: { stop_reason: finish === 'length' ? 'max_tokens' : 'end_turn', stop_sequence: null },
    usage: { output_tokens: 2000 },
  },
  { type: 'message_stop' },
];
