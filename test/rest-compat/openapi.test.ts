/** The OpenAPI document: that all there is stands in it, that its examples are ones, and that a new row needs nothing more. */
import { createHash } from 'node:crypto';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { extendSchema, parse, type TypedQueryDocumentNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createOpenApi } from '../../rest-compat/openapi/document.js';
import type { MediaType, Response } from '../../src/http/openapi.types.js';
import { resolve } from '../../rest-compat/openapi/registry.js';
import { pick } from '../../rest-compat/readers.js';
import { operation } from '../../rest-compat/route.types.js';
import { routes } from '../../rest-compat/routes.js';
import { ERROR_CATALOGUE, ERROR_CODES } from '../../src/errors.js';
import { buildSchema } from '../../src/graphql/schema.js';
import { useApp } from '../contract/shared-app.js';

const gateway = useApp();
const schema = buildSchema();
const document = createOpenApi({ schema });
const { components } = document;
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, one]) => ({ name: `${method.toUpperCase()} ${path}`, operation: one })),
);
const responses = operations.flatMap(({ name, operation: one }) =>
  Object.entries(one.responses).map(([status, response]) => ({
    name: `${name} ${status}`,
    status: Number(status),
    response: resolve<Response>(components, response),
  })),
);
type Result = Record<string, Record<string, { position: number }>>;
const documentOf = (text: string) => parse(text) as TypedQueryDocumentNode<Result, Result>;

/** `METHOD /path`, of the tree that Fastify prints: each line goes on from the one that it stands below. */
function routesOf(tree: string): Set<string> {
  const found = new Set<string>();
  const above: string[] = [];
  for (const line of tree.split('\n')) {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[└├]── (\S+) \(([A-Z, ]+)\)$/u.exec(line) ?? [];
    if (part === '') continue;
    const depth = indent.length / 4;
    above[depth] = (above[depth - 1] ?? '') + (part === '*' ? '/*' : part);
    for (const method of methods.split(', ')) if (method !== 'HEAD') found.add(`${method} ${above[depth]}`);
  }
  return found;
}

test('every route of the gateway is in it, and nothing else', async () => {
  await gateway.app.ready();
  const there = routesOf(gateway.app.printRoutes({ commonPrefix: false }));
  expect(there.size).toBeGreaterThan(30);
  const told = operations.map(({ name }) =>
    name.replace('/preview/~{token}/{file}', '/preview/*').replaceAll(/\{(\w+)\}/gu, ':$1'),
  );
  // where it is configured
  const optional = ['GET /api/auth/oidc/start', 'GET /api/auth/oidc/callback'];
  // the Studio's views and files and the operators' pages, which are no interface
  for (const name of there)
    if (
      /^POST \/admin\/|^GET \/(?:$|admin|runs|credits$|account$|studio\/|icon-\d+\.png$|offline$|service-worker\.js$)/u.test(
        name,
      )
    )
      there.delete(name);
  expect(told.filter((name) => !optional.includes(name)).sort()).toEqual([...there].sort());
});

test('every row has its success, its refusals and a name of its own', () => {
  for (const row of routes) {
    const name = `${row.method} ${row.path.replaceAll(/:(\w+)/gu, '{$1}')}`;
    const found = operations.find((one) => one.name === name)?.operation;
    const expected = new Set([500, 503]);
    if (row.session) expected.add(401);
    if (row.kind === 'stream') expected.add(200).add(204);
    else expected.add(row.refuses ? ERROR_CATALOGUE[row.refuses].status : row.status);
    for (const code of row.errors ?? []) expected.add(ERROR_CATALOGUE[code].status);
    expect([name, Object.keys(found?.responses ?? {})]).toEqual([
      name,
      expect.arrayContaining([...expected].map(String)),
    ]);
  }
  const names = operations.map(({ operation: one }) => one.operationId);
  expect(new Set(names).size).toBe(names.length);
});

test('every error code can be answered somewhere, and has an example', () => {
  const gatewayResponses = Object.values(document['x-gateway-responses']).map((one) =>
    resolve<Response>(components, one),
  );
  const text = JSON.stringify([responses, gatewayResponses, components.schemas]);
  for (const code of ERROR_CODES) expect([code, text.includes(`"${code}"`)]).toEqual([code, true]);
});

describe('examples', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: fullFormats });
  ajv.addSchema(document, 'openapi');
  const problems = (one: unknown, value: unknown) => {
    const text = JSON.stringify(one).replaceAll('"#/', '"openapi#/');
    const validate = ajv.compile(JSON.parse(text) as object);
    return validate(value) ? [] : ajv.errorsText(validate.errors);
  };
  const valuesOf = ({ example, examples = {} }: MediaType) => [
    ...(example === undefined ? [] : [example]),
    ...Object.values(examples)
      .map((one) => ('$ref' in one ? resolve(components, one) : one))
      .map((one) => (one as { value: unknown }).value),
  ];

  test.each(responses)('$name', ({ status, response }) => {
    for (const [type, media] of Object.entries(response.content ?? {})) {
      const values = valuesOf(media);
      // nobody reads a picture in a document
      expect(values.length > 0 || !/^text|json$/u.test(type)).toBe(true);
      for (const value of values) expect(problems(media.schema, value)).toEqual([]);
      const codes = media.schema.properties?.['error']?.properties?.['code']?.enum ?? [];
      expect(Object.keys(media.examples ?? {})).toEqual(codes);
      for (const code of codes) expect(ERROR_CATALOGUE[code as keyof typeof ERROR_CATALOGUE].status).toBe(status);
    }
  });

  test.each(operations.filter((one) => one.operation.requestBody))('the body of $name', ({ operation: one }) => {
    // a form of ours is another type, and the only one of its route
    const { content } = one.requestBody!;
    const media = content['application/json'] ?? Object.values(content)[0]!;
    expect(problems(media.schema, media.example)).toEqual([]);
  });

  test('of headers and parameters', () => {
    for (const [name, header] of Object.entries(components.headers)) {
      expect([name, problems(header.schema, header.example)]).toEqual([name, []]);
    }
    for (const { name, operation: one } of operations) {
      for (const parameter of one.parameters ?? []) {
        if (parameter.example === undefined) continue;
        expect([name, parameter.name, problems(parameter.schema, parameter.example)]).toEqual([
          name,
          parameter.name,
          [],
        ]);
      }
    }
  });
});

describe('a row that nobody has seen before', () => {
  const describeRow = (row: Parameters<typeof operation<Result, Result>>[0]) => {
    const made = createOpenApi({ schema, routes: [operation(row)], otherRoutes: [] });
    const [[path, methods]] = Object.entries(made.paths) as [[string, (typeof made.paths)[string]]];
    return { path, components: made.components, ...Object.values(methods)[0]! };
  };
  const base = { method: 'POST', doc: 'It is new.', session: true, body: true, status: 200 } as const;

  test('its parameters, its body and what it hands on', () => {
    const row = describeRow({
      ...base,
      path: '/api/new/:artifactId/:runId',
      document: documentOf(
        'mutation New($id: ID!, $input: SignUpInput!) { signUp(input: $input) { expiresAt viewer { id } } revokeSession(id: $id) { id } }',
      ),
      errors: ['email_taken'],
      variables: ({ params, body, query, headers }) => ({
        id: params['artifactId'],
        input: { ...pick(body, ['email', 'name']), password: headers['x-secret'] ?? query['secret'] },
      }),
      data: ({ signUp }) => signUp,
    });
    expect(row.path).toBe('/api/new/{artifactId}/{runId}');
    expect(row.parameters?.map((one) => `${one.in} ${one.name}`)).toEqual([
      'path artifactId',
      'path runId',
      'header x-secret',
    ]);
    const body = row.requestBody?.content['application/json']?.schema;
    expect([Object.keys(body?.properties ?? {}), body?.required]).toEqual([['email', 'name'], ['email']]);
    expect(Object.keys(row.responses)).toEqual(
      expect.arrayContaining(['200', '401', '403', '409', '413', '415', '422', '500', '503']),
    );
    const data = (row.responses['200'] as Response).content?.['application/json']?.schema.properties?.['data'];
    expect(data).toEqual({ $ref: '#/components/schemas/SignInPayload' });
    expect(row.components.schemas['SignInPayload']).toMatchObject({ required: ['expiresAt', 'viewer'] });
  });

  test('what it makes itself, part of it only sometimes', () => {
    const row = describeRow({
      ...base,
      method: 'GET',
      body: false,
      path: '/api/new',
      document: documentOf(
        'query New($id: ID!) { studioRun(id: $id) { id provider progress status queue { position } } }',
      ),
      variables: ({ params }) => ({ id: params['id'] }),
      data: ({ studioRun }) => {
        const { id, provider, queue, progress, status } = studioRun!;
        return {
          id,
          by: provider,
          text: `at ${JSON.stringify(progress)}`,
          status,
          list: [queue],
          ...(queue ? { place: queue.position } : {}),
        };
      },
    });
    const data = (row.responses['200'] as Response).content?.['application/json']?.schema.properties?.['data'];
    expect(data).toMatchObject({
      type: 'object',
      required: ['id', 'by', 'text', 'status', 'list'],
      properties: {
        id: { type: 'string', format: 'uuid' },
        by: { type: ['string', 'null'] },
        text: { type: 'string' },
        status: { type: 'string', enum: expect.arrayContaining(['queued', 'completed']) },
        place: { type: 'integer' },
      },
    });
  });
});

test('what is retired in the schema is deprecated here', () => {
  const old = extendSchema(
    schema,
    parse('extend type Query { old: Old } type Old { name: String @deprecated(reason: "Use title.") }'),
  );
  const row = operation<Result, Result>({
    method: 'GET',
    path: '/api/old',
    doc: 'It is old.',
    session: false,
    body: false,
    status: 200,
    document: documentOf('query Old { old { name } }'),
    variables: () => ({}),
    data: (result) => result['old'],
  });
  const made = createOpenApi({ schema: old, routes: [row], otherRoutes: [] });
  expect(made.components.schemas['Old']?.properties?.['name']).toEqual({
    type: ['string', 'null'],
    description: 'Use title.',
    deprecated: true,
  });
});

describe('served', () => {
  test('/openapi.json is this document, for every origin, and is asked for again', async () => {
    const answer = await gateway.app.inject('/openapi.json');
    expect(answer.json()).toEqual(JSON.parse(JSON.stringify(document)));
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' });
    const again = await gateway.app.inject({
      method: 'GET',
      url: '/openapi.json',
      headers: { 'if-none-match': `"other", W/${answer.headers.etag}` },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('compressed once, each encoding with an ETag of its own', async () => {
    const origin = await gateway.listen();
    const get = async (encoding: string, known = '') => {
      const answer = await fetch(`${origin}/openapi.json`, {
        headers: { 'accept-encoding': encoding, 'if-none-match': known },
      });
      const [etag = '', coded] = ['etag', 'content-encoding'].map((name) => answer.headers.get(name));
      return { status: answer.status, etag: etag ?? '', coded, text: await answer.text() };
    };
    const answers = [await get('identity'), await get('gzip, br'), await get('gzip')];
    expect(answers.map(({ coded }) => coded)).toEqual([null, 'br', 'gzip']);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(new Set(answers.map(({ etag }) => etag)).size).toBe(3);
    const { etag = '' } = answers[1] ?? {};
    expect(await get('br', etag)).toMatchObject({ status: 304, etag });
    expect((await get('identity', etag)).status).toBe(200);
  });

  test('/docs names every operation, code, header and type, and asks for nothing else', async () => {
    // examples run as they stand, wherever the gateway is
    const origin = await gateway.listen();
    const answer = await gateway.app.inject('/docs');
    const packed = await gateway.app.inject({ url: '/docs', headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload.length).toBeLessThan(answer.rawPayload.length / 3);
    expect(answer.body).toContain(`${origin}/api/auth/demo`);
    expect(answer.body).not.toContain('127.0.0.1:4000/');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    for (const { operation: one } of operations) expect(answer.body).toContain(`<article id="${one.operationId}"`);
    for (const code of ERROR_CODES) expect(answer.body).toContain(`id="error-${code}"`);
    for (const name of Object.keys(components.headers))
      expect(answer.body).toContain(`id="header-${name.replace('-optional', '')}"`);
    for (const name of Object.keys(components.schemas)) expect(answer.body).toContain(`id="schema-${name}"`);
    // its own script, which the policy allows by its hash, and what the script reads
    const scripts = [...answer.body.matchAll(/<script([^>]*)>([^]*?)<\/script>/gu)];
    expect(scripts.map(([, attributes]) => attributes)).toEqual([' type="application/json" id="search-index"', '']);
    const hash = createHash('sha256')
      .update(scripts[1]?.[2] ?? '')
      .digest('base64');
    expect(answer.headers['content-security-policy']).toContain(`script-src 'sha256-${hash}'`);
    const markup = answer.body.replaceAll(/<script[^]*?<\/script>/gu, '');
    expect(markup).not.toMatch(/<img|<iframe|<link rel="stylesheet"|style="|@import|url\(/u);
    const ids = [...answer.body.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...answer.body.matchAll(/href="#([^"]+)"/gu)].map(([, id]) => id);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });
});
