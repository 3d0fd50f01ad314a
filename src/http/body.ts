/** Reading bodies: JSON in UTF-8 and nothing else, each refusal with its own code. */
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.js';
import { inEnglish } from '../validation.js';

/** No field of the interface nests deeper than 3. Deeper JSON is an attack on code that parses or walks it recursively. */
const MAX_DEPTH = 32;
/** The largest valid request has some 8,000: an artifact context of 32 KiB with errors of a letter each. */
const MAX_VALUES = 10_000;
export const TOO_DEEP = `Expected at most ${MAX_DEPTH} levels.`;

export type JsonObject = Readonly<Record<string, unknown>>;

/** Makes a scope read JSON only; all other content types are `unsupported_media_type`. */
export function readJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      const encoding = request.headers['content-encoding'];
      if (encoding !== undefined && encoding !== 'identity')
        throw new AppError('unsupported_media_type', { message: 'Send the body without Content-Encoding.' });
      done(null, parseObject(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** Makes a scope leave bodies alone: its routes need none, so that whatever comes along does not matter. */
export function ignoreBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  // Fastify refuses a malformed type before it asks a parser
  app.addHook('onRequest', async ({ headers }) => void delete headers['content-type']);
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
}

/** @throws AppError as `parseJson`, or validation_failed where the JSON is no object */
export function parseObject(bytes: Buffer): JsonObject {
  const value = parseJson(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refused('wrong_type', `Expected a JSON object, got ${describe(value)}.`);
  }
  return value as JsonObject;
}

/** @throws AppError malformed_json, or validation_failed where the JSON nests too deeply, holds too many values or sets a prototype */
export function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) throw emptyBody();
  // before anything is built
  if (nestsTooDeeply(bytes)) throw refused('too_deep', TOO_DEEP);
  if (holdsTooMany(bytes)) throw refused('too_long', `Expected at most ${inEnglish(MAX_VALUES)} values.`);
  let text: string;
  let value: unknown;
  try {
    text = utf8.decode(bytes);
    value = JSON.parse(text);
  } catch (cause) {
    throw new AppError('malformed_json', { cause });
  }
  // the only ways to spell the name; most bodies have neither, and need not be walked
  if (text.includes('__proto__') || text.includes(String.raw`\u`)) refusePrototypes(value);
  return value;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;

/**
 * Do the brackets of a JSON text nest too deeply? It looks at the bytes and builds nothing: 30,000 brackets keep
 * JSON.parse busy for 10 ms. Brackets in strings do not count; of what is no JSON, either may be said.
 */
export function nestsTooDeeply(json: Buffer): boolean {
  // nearly every body has too few brackets to be deep, and this finds out at the speed of memchr
  return countsMore(json, OPEN, MAX_DEPTH) && depthOf(json) > MAX_DEPTH;
}

/**
 * Does a JSON text hold too many values? 43,000 keys in 384 KiB keep JSON.parse busy for 100 ms. Told by the commas, which
 * part the values; those in strings do not count.
 */
function holdsTooMany(json: Buffer): boolean {
  return countsMore(json, [COMMA], MAX_VALUES) && commasOf(json) >= MAX_VALUES;
}

const OPEN = ['[', '{'].map((bracket) => bracket.charCodeAt(0));

function countsMore(json: Buffer, bytes: readonly number[], limit: number): boolean {
  let count = 0;
  for (const byte of bytes) {
    for (let at = json.indexOf(byte); at !== -1; at = json.indexOf(byte, at + 1)) {
      count += 1;
      if (count > limit) return true;
    }
  }
  return false;
}

/** As far as it has to be known: it stops at the first level that is too deep. */
function depthOf(json: Buffer): number {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < json.length && depth <= MAX_DEPTH; i += 1) {
    const byte = json[i]!;
    if (inString) {
      if (byte === BACKSLASH) i += 1;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE) {
      inString = true;
    } else {
      // "[" and "{", "]" and "}" differ in one bit, and nothing else outside strings looks like them
      const bracket = byte & 0xdf;
      if (bracket === 0x5b) depth += 1;
      else if (bracket === 0x5d) depth -= 1;
    }
  }
  return depth;
}

/** As many as have to be known: it stops at the first one that is too many. */
function commasOf(json: Buffer): number {
  let commas = 0;
  let inString = false;
  for (let i = 0; i < json.length && commas < MAX_VALUES; i += 1) {
    const byte = json[i]!;
    if (byte === QUOTE) inString = !inString;
    else if (byte === BACKSLASH && inString) i += 1;
    else if (byte === COMMA && !inString) commas += 1;
  }
  return commas;
}

export function emptyBody(): AppError {
  return new AppError('malformed_json', { message: 'The body is empty. Send a JSON object.' });
}

/** JSON.parse makes it an own property; code that copies it onto an object changes that object's prototype. */
function refusePrototypes(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Object.hasOwn(value, '__proto__')) throw refused('invalid', 'Remove the field "__proto__".');
  for (const child of Object.values(value)) refusePrototypes(child);
}

function refused(code: string, message: string): AppError {
  return new AppError('validation_failed', { details: [{ path: '', code, message }] });
}

function describe(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}
