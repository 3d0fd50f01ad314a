/** What holds for every route, told once. Markdown: paragraphs, lists, `code`. */
import type { OpenApi } from '../../src/http/openapi.types.js';

const DESCRIPTION = `Gamewright turns a prompt into a playable browser game. Send a prompt, follow the run, play and publish what it made.

**Answers** in JSON are \`{code, message, data}\`, with \`code\` 0. An error has its HTTP status as \`code\`, null as \`data\`, and \`error: {code, message, status, retryable, requestId, details?}\` beside it. Branch on the HTTP status, and on \`error.code\` where the status is not enough; a code always keeps its meaning. Fields may be added to any object.

**Sessions.** Signing in sets a cookie; every route marked “session” needs it. A page of another site cannot change anything: such requests are refused by their \`Origin\` or \`Sec-Fetch-Site\`.

**Ids** are UUIDs. What belongs to another account looks exactly like what does not exist: 404. **Times** are RFC 3339 in UTC. **Bodies** are JSON objects of at most 384 KiB, 64 KiB where no session is needed; unknown fields are ignored.

**Methods.** Where there is a GET, HEAD answers the same without a body. OPTIONS answers 204, and any other method 405, both with \`Allow\`. **Trying again**: 429 and 503 say when in \`Retry-After\`. **Tracing**: every answer carries \`X-Request-Id\`, yours where you sent one.`;

export const INFO: OpenApi['info'] = {
  title: 'Gamewright',
  version: '1.0.0',
  summary: 'A prompt becomes a playable browser game.',
  description: DESCRIPTION,
  license: { name: 'MIT', identifier: 'MIT' },
  contact: { name: 'Whoever runs this Gamewright' },
};
