/** Every header that an answer may carry, described once. */
import type { Header, JsonSchema } from './openapi.types.js';

export const REQUEST_ID_EXAMPLE = '1f0c6a3e-2f5b-4d1c-9a57-0b7f3f6a9d21';
const SESSION_COOKIE_EXAMPLE = 'gamewright_session=Zm9yLWV4YW1wbGU; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax';

const text = (description: string, example: string, schema: JsonSchema = {}): Header => ({
  description,
  schema: { type: 'string', ...schema },
  example,
});

const DATE = '^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \\d{2} [A-Z][a-z]{2} \\d{4} \\d{2}:\\d{2}:\\d{2} GMT$';

export const HEADERS = {
  'Accept-Ranges': text('Parts of the file can be requested with `Range`.', 'bytes', { const: 'bytes' }),
  'Access-Control-Allow-Origin': text('Pages of any origin may read it; it contains no personal data.', '*', {
    const: '*',
  }),
  Allow: text('The methods that this path accepts.', 'GET, HEAD, OPTIONS, POST', { pattern: '^[A-Z]+(, [A-Z]+)*$' }),
  'Cache-Control': text('Who may cache the answer, and for how long.', 'no-store'),
  Connection: text('Whether the connection stays open.', 'close', { const: 'close' }),
  'Connection-Allowlist': text('What the game may connect to.', '();webrtc=block'),
  'Content-Disposition': text('The name to save it under.', 'attachment; filename="penguin-leap.html"', {
    pattern: '^attachment; filename=',
  }),
  'Content-Encoding': text('How the body is compressed, if the client accepts that.', 'br', { enum: ['br', 'gzip'] }),
  'Content-Range': text('Which bytes these are, and how many there are in all.', 'bytes 0-99/184320', {
    pattern: '^bytes (\\d+-\\d+|\\*)/\\d+$',
  }),
  'Content-Security-Policy': text('What the document may do.', "default-src 'none'; sandbox"),
  'Cross-Origin-Opener-Policy': text('Keeps pages of other sites from accessing this one.', 'same-origin', {
    const: 'same-origin',
  }),
  'Cross-Origin-Resource-Policy': text('Whose pages may embed it.', 'same-origin', {
    enum: ['same-origin', 'cross-origin'],
  }),
  Deprecation: text('Since when the path is deprecated, in the format of RFC 9745.', '@1793491200', {
    pattern: '^@\\d+$',
  }),
  ETag: text('Identifies exactly this content: send it back in `If-None-Match`.', '"9f86d081884c7d65"', {
    pattern: '^(W/)?"[^"]+"$',
  }),
  'Idempotency-Replayed': text('An earlier request with the same `Idempotency-Key` created the run.', 'true', {
    const: 'true',
  }),
  Link: text('The path that replaces this one.', '</api/studio/runs>; rel="successor-version"', {
    pattern: '^<[^>]+>; rel="[a-z-]+"$',
  }),
  Location: text('Where to go next.', '/api/studio/runs/019aa3f0-5c1e-7a40-9d0b-3f8a6c2e1b74'),
  'Permissions-Policy': text('Which features of a device the game may use.', 'fullscreen=(self), camera=()'),
  'Referrer-Policy': text('What other sites learn about this URL.', 'no-referrer', {
    enum: ['no-referrer', 'same-origin'],
  }),
  'Retry-After': {
    description: 'How many seconds to wait before sending the same request again.',
    schema: { type: 'integer', minimum: 1 },
    example: 1,
  },
  'Service-Worker-Allowed': text('The only page that the script controls.', '/games/penguin-leap'),
  'Set-Cookie': text('The session’s cookie. Over HTTPS its name starts with `__Host-`.', SESSION_COOKIE_EXAMPLE, {
    pattern: '^(__Host-)?gamewright_\\w+=',
  }),
  Sunset: text('When the path will be removed, in the format of RFC 8594.', 'Mon, 01 Nov 2027 00:00:00 GMT', {
    pattern: DATE,
  }),
  Vary: text('The request headers that the answer depends on.', 'Cookie'),
  'WWW-Authenticate': text(
    'What a 401 requires: the session’s cookie (`Session`; browsers show no dialog for it) or a bearer token.',
    'Session realm="gamewright"',
    { pattern: '^(Session|Bearer) realm="gamewright"$' },
  ),
  'X-Accel-Buffering': text('Tells proxies to pass on each event at once.', 'no', { const: 'no' }),
  'X-Content-Type-Options': text('Tells browsers to use the declared type.', 'nosniff', { const: 'nosniff' }),
  'X-DNS-Prefetch-Control': text('Tells browsers not to look up host names in the game.', 'off', { const: 'off' }),
  'X-Request-Id': text('Request ID for logs; yours is kept if short and plain.', REQUEST_ID_EXAMPLE, {
    pattern: '^[\\w.:-]{1,64}$',
  }),
  'X-Robots-Tag': text('Keeps search engines from indexing it.', 'noindex', { const: 'noindex' }),
} as const satisfies Record<string, Header>;

export type HeaderName = keyof typeof HEADERS;

/** Which headers an answer has; those with `?` may be missing. */
export type HeaderList = readonly (HeaderName | `${HeaderName}?`)[];
