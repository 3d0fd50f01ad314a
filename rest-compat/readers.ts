/**
 * How a route reads its variables from a request. Nothing here checks a value: the operation does, so that REST and
 * GraphQL refuse the same.
 */
import type { JsonObject } from '../src/http/body.js';

/** What a row of the table sees of a request. */
export interface RestRequest {
  readonly params: Readonly<Record<string, string>>;
  /** a parameter that is sent twice is a list */
  readonly query: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** empty for routes without a body */
  readonly body: JsonObject;
}

/** The named fields of a body that are there. All others are ignored (contract), which GraphQL would refuse. */
export function pick(body: JsonObject, names: readonly string[]): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  for (const name of names) if (Object.hasOwn(body, name)) picked[name] = body[name];
  return picked;
}

/** What of a value is known: `true` all of it, an object its named fields, a list of one what each item is. */
export type Shape = true | readonly [Shape] | { readonly [name: string]: Shape };

/** `pick` for fields in fields. What has another form than the shape passes as it is: the operation says what is wrong. */
export function pickShape(value: unknown, shape: Shape): unknown {
  if (shape === true || typeof value !== 'object' || value === null) return value;
  if (isListShape(shape)) return Array.isArray(value) ? value.map((item) => pickShape(item, shape[0])) : value;
  if (Array.isArray(value)) return value;
  const picked: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(shape))
    if (Object.hasOwn(value, name)) picked[name] = pickShape(Reflect.get(value, name), inner);
  return picked;
}

function isListShape(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}

/** `limit`: absent or not a number → 20, else clamped to 1..20 (specification, section 4, rule 1). */
export function limit(query: RestRequest['query']): number {
  const number = numberOf(query['limit']);
  return number === undefined ? 20 : Math.min(20, Math.max(1, Math.trunc(number)));
}

/**
 * The event to continue after: what the browser says when it reconnects is newer than the address it started with. A
 * header that is no number is passed over, since a browser sends by itself what it was told before, by whatever server
 * that was, and has nobody to show an error to. `after` was written by somebody: what is wrong with it is told.
 */
export function lastEventId({ headers, query }: RestRequest): unknown {
  const header = numberOf(headers['last-event-id']);
  // above this the column's type ends, and so does every log
  if (header !== undefined && header >= 0) return Math.min(Math.trunc(header), 2_147_483_647);
  return numberOf(query['after']) ?? (firstOf(query['after']) || 0);
}

/** A query parameter as a text; absent where it is empty, as forms send it. */
export function text(query: RestRequest['query'], name: string): string | undefined {
  return firstOf(query[name]) || undefined;
}

/** A query parameter as a number; what is none passes as it is, and the operation says so. */
export function count(query: RestRequest['query'], name: string): unknown {
  return numberOf(query[name]) ?? text(query, name);
}

function numberOf(raw: string | readonly string[] | undefined): number | undefined {
  const text = firstOf(raw);
  // Number('') is 0, which nobody meant
  const number = text ? Number(text) : Number.NaN;
  return Number.isNaN(number) ? undefined : number;
}

function firstOf(raw: string | readonly string[] | undefined): string | undefined {
  return (typeof raw === 'string' ? raw : raw?.[0])?.trim();
}

/**
 * `Idempotency-Key`: the IETF's draft makes it a quoted string of RFC 9651 (section 3.3.3), and most clients send it
 * bare. Both spellings are one key.
 */
export function idempotencyKey(headers: RestRequest['headers']): string | undefined {
  const text = headerText(headers, 'idempotency-key');
  const quoted = text === undefined ? null : /^"((?:[^"\\]|\\["\\])*)"$/u.exec(text.trim());
  return quoted ? quoted[1]!.replaceAll(/\\(.)/gu, '$1') : text;
}

function headerText(headers: RestRequest['headers'], name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : value?.[0];
}
