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
  'Accept-Ranges': text('Parts can be asked for with `Range`.', 'bytes', { const: 'bytes' }),
  'Access-Control-Allow-Origin': text('Pages of every origin may read it; it holds nothing of anybody.', '*', {
    const: '*',
  }),
  Allow: text('The methods that this path takes.', 'GET, HEAD, OPTIONS, POST', { pattern: '^[A-Z]+(, [A-Z]+)*$' }),
  'Cache-Control': text('Who may keep the answer, and for how long.', 'no-store'),
  Connection: text('Whether the connection is used again.', 'close', { const: 'close' }),
  'Connection-Allowlist': text('What a browser may connect to from the game.', '();webrtc=block'),
  'Content-Disposition': text('The name to save it under.', 'attachment; filename="penguin-leap.html"', {
    pattern: '^attachment; filename=',
  }),
  'Content-Encoding': text('How it is compressed, where the client takes that.', 'br', { enum: ['br', 'gzip'] }),
  'Content-Range': text('Which part this is, and of how many bytes.', 'bytes 0-99/184320', {
    pattern: '^bytes (\\d+-\\d+|\\*)/\\d+$',
  }),
  'Content-Security-Policy': text('What the document may do.', "default-src 'none'; sandbox"),
  'Cross-Origin-Opener-Policy': text('No other page has a hold of this one.', 'same-origin', { const: 'same-origin' }),
  'Cross-Origin-Resource-Policy': text('Whose pages may embed it.', 'same-origin', {
    enum: ['same-origin', 'cross-origin'],
  }),
  Deprecation: text('Since when the path is deprecated, as RFC 9745 writes it.', '@1793491200', { pattern: '^@\\d+$' }),
  ETag: text('Of these very bytes: send it back in `If-None-Match`.', '"9f86d081884c7d65"', {
    pattern: '^(W/)?"[^"]+"$',
  }),
  'Idempotency-Replayed': text('The run was made by an earlier request with the same `Idempotency-Key`.', 'true', {
    const: 'true',
  }),
  Link: text('The path that took over.', '</api/studio/runs>; rel="successor-version"', {
    pattern: '^<[^>]+>; rel="[a-z-]+"$',
  }),
  Location: text('Where to go on.', '/api/studio/runs/019aa3f0-5c1e-7a40-9d0b-3f8a6c2e1b74'),
  'Permissions-Policy': text('Which features of a device the game may use.', 'fullscreen=(self), camera=()'),
  'Referrer-Policy': text('What other sites learn of this address.', 'no-referrer', {
    enum: ['no-referrer', 'same-origin'],
  }),
  'Retry-After': {
    description: 'After how many seconds the same request may succeed.',
    schema: { type: 'integer', minimum: 1 },
    example: 1,
  },
  'Service-Worker-Allowed': text('The one page that the script may act on.', '/games/penguin-leap'),
  'Set-Cookie': text('The session’s cookie. Over HTTPS its name starts with `__Host-`.', SESSION_COOKIE_EXAMPLE, {
    pattern: '^(__Host-)?gamewright_\\w+=',
  }),
  Sunset: text('When the path goes away, as RFC 8594 writes it.', 'Mon, 01 Nov 2027 00:00:00 GMT', { pattern: DATE }),
  Vary: text('The request headers that make a difference.', 'Cookie'),
  'WWW-Authenticate': text(
    'What a 401 asks for: the session’s cookie (`Session`, which no browser has a dialog for), or a bearer token.',
    'Session realm="gamewright"',
    { pattern: '^(Session|Bearer) realm="gamewright"$' },
  ),
  'X-Accel-Buffering': text('Asks a proxy to pass each event on at once.', 'no', { const: 'no' }),
  'X-Content-Type-Options': text('Browsers take the type as it is told.', 'nosniff', { const: 'nosniff' }),
  'X-DNS-Prefetch-Control': text('Browsers look up no names that the game mentions.', 'off', { const: 'off' }),
  'X-Request-Id': text('Request ID for logs; yours is kept if short and plain.', REQUEST_ID_EXAMPLE, {
    pattern: '^[\\w.:-]{1,64}$',
  }),
  'X-Robots-Tag': text('Search engines leave it alone.', 'noindex', { const: 'noindex' }),
} as const satisfies Record<string, Header>;

export type HeaderName = keyof typeof HEADERS;

/** Which headers an answer has; those with `?` may be missing. */
export type HeaderList = readonly (HeaderName | `${HeaderName}?`)[];
