/** Reading bodies: JSON objects in UTF-8 and nothing else, each refusal with its own code. */
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.js';

/** No field of the interface nests deeper than 3; what does is an attack on whoever walks it recursively. */
const MAX_DEPTH = 32;

export type JsonObject = Readonly<Record<string, unknown>>;

/** Makes a scope read JSON only; all other content types are `unsupported_media_type`. */
export function readJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      const encoding = request.headers['content-encoding'];
      if (encoding !== undefined && encoding !== 'identity')
        throw new AppError('unsupported_media_type', { message: 'Send the body without a Content-Encoding.' });
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

/** @throws AppError malformed_json, or validation_failed where the JSON is no object, nests too deeply or sets a prototype */
export function parseObject(bytes: Uint8Array): JsonObject {
  if (bytes.length === 0) throw emptyBody();
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError('malformed_json', { cause });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refused('wrong_type', `Expected a JSON object, got ${describe(value)}.`);
  }
  refuseHostile(value);
  return value as JsonObject;
}

export function emptyBody(): AppError {
  return new AppError('malformed_json', { message: 'The body is empty. Send a JSON object.' });
}

/** Looks at every value with a list of its own instead of the stack, which 32,000 brackets would overflow. */
function refuseHostile(root: object): void {
  let level: object[] = [root];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw refused('too_deep', `Expected at most ${MAX_DEPTH} levels.`);
    const next: object[] = [];
    for (const parent of level) {
      // JSON.parse makes it an own property; the first one who copies it onto an object changes that one's prototype
      if (Object.hasOwn(parent, '__proto__')) throw refused('invalid', 'Leave out the field "__proto__".');
      for (const child of Object.values(parent)) if (typeof child === 'object' && child !== null) next.push(child);
    }
    level = next;
  }
}

function refused(code: string, message: string): AppError {
  return new AppError('validation_failed', { details: [{ path: '', code, message }] });
}

function describe(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}
