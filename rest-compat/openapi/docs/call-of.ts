/** The call that an operation is shown by, made of the document's own examples. */
import type { Answer, Call } from '../../../src/http/calls/call.types.js';
import type { OpenApi, Operation, Parameter, Response } from '../../../src/http/openapi.types.js';
import { resolve } from '../registry.js';

/** Where examples stand; `/docs` names the gateway's own origin in its place. */
export const EXAMPLE_ORIGIN = 'http://127.0.0.1:4000';

export interface Place {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** Every operation of the document, in its order. */
export const placesOf = (document: OpenApi): readonly Place[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

/** What asks for a part of an answer, goes on from an earlier one, or is set by browsers: a first call has none of them. */
const LEFT_OUT: ReadonlySet<string> = new Set(['Range', 'Sec-Fetch-Dest', 'Last-Event-ID', 'after']);

const SUFFIXES: Readonly<Record<string, string>> = { 'image/webp': 'webp', 'image/png': 'png' };

export function callOf(document: OpenApi, { path, method, operation }: Place): Call {
  const shown = (operation.parameters ?? []).filter((one) => one.example !== undefined && !LEFT_OUT.has(one.name));
  const within = (where: Parameter['in']) => shown.filter((one) => one.in === where);
  const target = path.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => {
    const found = within('path').find((one) => one.name === name);
    return found === undefined ? whole : String(found.example);
  });
  const query = within('query').map((one) => `${one.name}=${encodeURIComponent(String(one.example))}`);
  const content = operation.requestBody?.content ?? {};
  const json = content['application/json']?.example;
  const form = content['application/x-www-form-urlencoded']?.example as Record<string, string> | undefined;
  return {
    method: method.toUpperCase(),
    url: `${EXAMPLE_ORIGIN}${target}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: Object.fromEntries(within('header').map((one) => [one.name, String(one.example)])),
    ...(json === undefined ? {} : { json }),
    ...(form === undefined ? {} : { form }),
    session: sessionOf(document, operation, method),
    answer: answerOf(document, operation),
  };
}

function sessionOf(document: OpenApi, { security, responses }: Operation, method: string): Call['session'] {
  if (security.some((one) => 'session' in one)) return 'sent';
  const opens = Object.entries(responses).some(
    ([status, response]) =>
      status.startsWith('20') && resolve<Response>(document.components, response).headers?.['Set-Cookie'],
  );
  return opens && method === 'post' ? 'opened' : 'none';
}

function answerOf(document: OpenApi, { responses }: Operation): Answer {
  const [status = '', response] = Object.entries(responses)[0] ?? [];
  if (!response) return 'status';
  if (status.startsWith('3')) return 'redirect';
  const [type, media] = Object.entries(resolve<Response>(document.components, response).content ?? {})[0] ?? [];
  if (type === undefined) return 'status';
  if (type in SUFFIXES) return { file: `picture.${SUFFIXES[type]}` };
  if (type === 'text/event-stream') return 'events';
  if (!type.endsWith('json')) return 'text';
  const enveloped = media?.schema.properties?.['code'] !== undefined && media.schema.properties['data'] !== undefined;
  return enveloped ? 'data' : 'json';
}
