/** What holds for every route, told once. Markdown: paragraphs, lists, `code`. */
import type { OpenApi } from '../../src/http/openapi.types.js';

const DESCRIPTION = `Gamewright turns a prompt into a playable browser game. Send a prompt, follow the run, then play and publish the game.

**Answers** in JSON are \`{code, message, data}\`, with \`code\` 0. In an error, \`code\` is the HTTP status, \`data\` is null, and \`error: {code, message, status, retryable, requestId, details?}\` says more. Branch on the HTTP status, and on \`error.code\` if the status is not enough; a code always keeps its meaning. Fields may be added to any object.

**Sessions.** Signing in sets a cookie; every route marked “session” needs it. Pages of other sites can’t change anything: their requests are recognized by \`Origin\` or \`Sec-Fetch-Site\` and refused.

**IDs** are UUIDs. An object of another account gets the same answer as one that does not exist: 404. **Times** are RFC 3339 in UTC. **Bodies** are JSON objects of at most 384 KiB, or 64 KiB on routes that need no session; unknown fields are ignored.

**Methods.** Every GET route also answers HEAD, without a body. OPTIONS answers 204 and any other method 405, both with \`Allow\`. **Retries**: with 429 and 503, \`Retry-After\` says when to try again. **Tracing**: every answer carries \`X-Request-Id\`; yours, if you sent one.`;

export const INFO: OpenApi['info'] = {
  title: 'Gamewright',
  version: '1.0.0',
  summary: 'Turns a prompt into a playable browser game.',
  description: DESCRIPTION,
  license: { name: 'MIT', identifier: 'MIT' },
  contact: { name: 'The operator of this Gamewright' },
};
