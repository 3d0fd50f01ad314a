/**
 * Every answer that a test gets by `withApp` is held against the OpenAPI document: its status, headers, body and events,
 * and the body of a request that was accepted. What the document does not tell of fails the test that saw it.
 */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { createOpenApi } from '../../rest-compat/openapi/document.js';
import type { GATEWAY_CODES } from '../../rest-compat/openapi/errors.js';
import type { Header, HttpMethod, OpenApi, Operation, Reference, Response } from '../../src/http/openapi.types.js';
import { resolve } from '../../rest-compat/openapi/registry.js';
import { buildSchema } from '../../src/graphql/schema.js';

export interface SeenRequest {
  readonly method: string;
  /** with or without an origin */
  readonly url: string;
  /** as JSON, where it is some */
  readonly body?: unknown;
}

export interface SeenAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | readonly string[] | undefined>>;
  /** undefined where it was not read */
  readonly body: string | undefined;
}

/** Of the message or the connection, and what Node adds on its own. */
const UNTOLD: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'transfer-encoding',
]);
/** views and files of the Studio, and the operators' pages: pages for people, no interface */
const STUDIO = /^\/(?:(?:runs|credits|account|admin)\b.*|studio\/.*)?(?:\?.*)?$/u;
const LONGEST_SEGMENT = 4_096;

export class Documented {
  readonly #document: OpenApi;
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, formats: fullFormats });
  readonly #validators = new Map<string, ValidateFunction>();
  readonly #paths: readonly { readonly path: string; readonly pattern: RegExp }[];

  constructor(document: OpenApi = createOpenApi({ schema: buildSchema() })) {
    this.#document = close(document);
    this.#ajv.addSchema(this.#document, 'openapi');
    // of several that fit, the one with the fewest parameters
    const parameters = (path: string) => path.split('{').length;
    this.#paths = Object.keys(document.paths)
      .toSorted((a, b) => parameters(a) - parameters(b))
      .map((path) => ({ path, pattern: toPattern(path) }));
  }

  /** @throws Error that tells everything in which the answer differs */
  check(request: SeenRequest, answer: SeenAnswer): void {
    const problems = this.problems(request, answer);
    if (problems.length === 0) return;
    const body = answer.body === undefined ? '' : `\n${answer.body.slice(0, 1_000)}`;
    throw new Error(
      `The OpenAPI document tells otherwise of ${request.method} ${request.url} → ${answer.status}:\n  ${problems.join('\n  ')}${body}`,
    );
  }

  problems(request: SeenRequest, answer: SeenAnswer): string[] {
    const place = this.#placeOf(request, answer);
    if (place === undefined) return [`it has no answer ${answer.status}`];
    const { response, pointer, head } = place;
    return [
      ...this.#headers(response, answer),
      ...(head || answer.body === undefined ? [] : this.#body(response, pointer, answer, answer.body)),
      ...this.#request(request, answer),
    ];
  }

  /** @param data of one event of a stream of `GET <path>` @throws Error */
  checkEvent(path: string, data: unknown): void {
    const pointer = `${at('paths', path, 'get', 'responses', '200', 'content', 'text/event-stream', 'schema')}/contentSchema/items`;
    const problems = this.#validate(pointer, data);
    if (problems.length > 0)
      throw new Error(`No such event of ${path}:\n  ${problems.join('\n  ')}\n${JSON.stringify(data)}`);
  }

  #placeOf(request: SeenRequest, { status, body }: SeenAnswer) {
    const { pathname, broken } = readPath(request.url);
    const path = this.#paths.find(({ pattern }) => pattern.test(pathname))?.path;
    const head = request.method === 'HEAD';
    const method = (head ? 'get' : request.method.toLowerCase()) as HttpMethod;
    const operation = path === undefined ? undefined : this.#document.paths[path]?.[method];
    if (path !== undefined && operation && !broken) {
      const found = operation.responses[String(status)];
      if (found) return { ...this.#follow(found, at('paths', path, method, 'responses', String(status))), head };
      // what is no request never gets to its route
      if (!isOfGateway(body, ['bad_request', 'request_timeout', 'headers_too_large'])) return undefined;
    }
    const found = this.#document['x-gateway-responses'][String(status)];
    return found && { ...this.#follow(found, ''), head };
  }

  #follow(found: Response | Reference, own: string): { response: Response; pointer: string } {
    return {
      response: resolve(this.#document.components, found),
      pointer: '$ref' in found ? found.$ref.slice(1) : own,
    };
  }

  #headers({ headers = {} }: Response, answer: SeenAnswer): string[] {
    const problems: string[] = [];
    const told = new Map(
      Object.entries(headers).map(([name, header]) => [
        name.toLowerCase(),
        resolve<Header>(this.#document.components, header),
      ]),
    );
    for (const [name, header] of told) {
      if (header.required && answer.headers[name] === undefined) problems.push(`the header ${name} is missing`);
    }
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value === undefined || UNTOLD.has(name)) continue;
      const header = told.get(name);
      if (!header) {
        problems.push(`it has no header ${name}: ${String(value)}`);
        continue;
      }
      const validate = this.#ajv.compile(header.schema);
      for (const text of [value].flat()) {
        const read = header.schema.type === 'integer' ? Number(text) : text;
        if (!validate(read)) problems.push(`${name}: ${String(text)} ${this.#ajv.errorsText(validate.errors)}`);
      }
    }
    return problems;
  }

  #body({ content }: Response, pointer: string, answer: SeenAnswer, body: string): string[] {
    if (!content) return body === '' ? [] : ['it has no body'];
    const type = String(answer.headers['content-type'] ?? '').split(';', 1)[0]!;
    const key = type in content ? type : '*/*';
    if (!content[key]) return [`it has no body of the type ${type || '(none)'}`];
    if (!type.endsWith('json')) return [];
    let value: unknown;
    try {
      value = JSON.parse(body);
    } catch {
      return ['the body is not JSON'];
    }
    return this.#validate(`${pointer}${at('content', key, 'schema')}`, value);
  }

  /** The document must not ask for more than the server does. */
  #request({ method, url, body }: SeenRequest, { status }: SeenAnswer): string[] {
    if (status >= 400 || typeof body !== 'object' || body === null) return [];
    const path = this.#paths.find(({ pattern }) => pattern.test(readPath(url).pathname))?.path;
    const operation: Operation | undefined =
      path === undefined ? undefined : this.#document.paths[path]?.[method.toLowerCase() as HttpMethod];
    if (!operation?.requestBody) return [];
    const pointer = at('paths', path!, method.toLowerCase(), 'requestBody', 'content', 'application/json', 'schema');
    return this.#validate(pointer, body).map((problem) => `an accepted body: ${problem}`);
  }

  #validate(pointer: string, value: unknown): string[] {
    let validate = this.#validators.get(pointer);
    if (!validate) {
      validate = this.#ajv.compile({ $ref: `openapi#${pointer}` });
      this.#validators.set(pointer, validate);
    }
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath || 'the body'} ${message} ${JSON.stringify(params)}`,
    );
  }
}

/** One for all tests of a file: building it takes longer than most tests. */
let shared: Documented | undefined;

export function documented(): Documented {
  return (shared ??= new Documented());
}

/** For `app.inject`. */
export function checkInjected(options: InjectOptions | string, response: LightMyRequestResponse): void {
  const { method = 'GET', url, path, payload, body } = typeof options === 'string' ? { url: options } : options;
  const target = url ?? path ?? '/';
  const pathname = typeof target === 'string' ? target : (target as { pathname: string }).pathname;
  if (STUDIO.test(pathname) && response.statusCode !== 404) return;
  documented().check(
    {
      method: method.toUpperCase(),
      url: pathname,
      body: parsed(payload ?? body),
    },
    { status: response.statusCode, headers: response.headers, body: textOf(response) },
  );
}

/** An answer that came compressed is as good as its text. */
function textOf({ headers, rawPayload, body }: LightMyRequestResponse): string {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(rawPayload).toString();
  return encoding === 'gzip' ? gunzipSync(rawPayload).toString() : body;
}

function parsed(payload: unknown): unknown {
  if (typeof payload !== 'string') return undefined;
  try {
    return JSON.parse(payload) as unknown;
  } catch {
    return undefined;
  }
}

/** Objects of answers get the fields that are told, and no others: the document leaves room for more, the tests do not. */
function close(document: OpenApi): OpenApi {
  const copy = structuredClone(document);
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const schema = value as { type?: unknown; properties?: unknown; additionalProperties?: unknown };
    if (typeof schema.properties === 'object') schema.additionalProperties ??= false;
    Object.values(value).forEach(visit);
  };
  visit(copy.components.schemas);
  visit(copy.components.responses);
  for (const path of Object.values(copy.paths)) for (const operation of Object.values(path)) visit(operation.responses);
  return copy;
}

/** The last parameter of a path may hold slashes: the files of a bundle. */
function toPattern(path: string): RegExp {
  const source = path
    .replaceAll(/[.+?^$()|[\]\\*]/gu, String.raw`\$&`)
    .replaceAll(/\{file\}/gu, '.*')
    .replaceAll(/\{\w+\}/gu, '[^/]+');
  return new RegExp(`^${source}$`, 'su');
}

/** `broken`: no router reads it, whatever it looks like. */
function readPath(url: string): { readonly pathname: string; readonly broken: boolean } {
  const pathname = url.replace(/^https?:\/\/[^/]*/u, '').split(/[?#]/u, 1)[0]!;
  try {
    decodeURIComponent(pathname);
  } catch {
    return { pathname, broken: true };
  }
  return { pathname, broken: pathname.split('/').some((segment) => segment.length > LONGEST_SEGMENT) };
}

function isOfGateway(body: string | undefined, codes: readonly (typeof GATEWAY_CODES)[number][]): boolean {
  const code = (parsed(body) as { error?: { code?: never } } | undefined)?.error?.code;
  return code !== undefined && codes.includes(code);
}

/** A JSON pointer, as part of a URI. */
function at(...names: readonly string[]): string {
  return names.map((name) => `/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');
}
