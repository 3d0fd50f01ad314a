/**
 * A call by `fetch`. Programs carry the session in `cookie`; a browser ignores that header and sends the cookie that it has,
 * so the same lines run in both.
 */
import type { Answer, Call } from './call.types.js';
import { literal, quoted, type Dialect } from './literal.js';

const DIALECT: Dialect = { indent: '  ', nothing: 'null', yes: 'true', no: 'false', bareKeys: true, block: '`' };

export function javascript({ method, url, headers = {}, json, form, session, answer }: Call): string {
  const sent = [
    ...(session === 'sent' ? ['Cookie: cookie'] : []),
    ...(json === undefined ? [] : ["'Content-Type': 'application/json'"]),
    ...Object.entries(headers).map(([name, value]) => `${quoted(name)}: ${quoted(value)}`),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`method: ${quoted(method)}`]),
    ...(sent.length === 0 ? [] : [`headers: { ${sent.join(', ')} }`]),
    ...(json === undefined ? [] : [`body: JSON.stringify(${literal(json, DIALECT, '  ')})`]),
    ...(form === undefined ? [] : [`body: new URLSearchParams(${literal(form, DIALECT, '  ')})`]),
    ...(answer === 'redirect' ? [`redirect: 'manual'`] : []),
  ];
  const more =
    options.length === 0
      ? ''
      : options.length === 1 && !options[0]!.includes('\n')
        ? `, { ${options[0]} }`
        : `, {\n${options.map((one) => `  ${one},\n`).join('')}}`;
  return [
    ...(typeof answer === 'object' ? [`import { writeFile } from 'node:fs/promises';`, ''] : []),
    ...(session === 'sent' ? ['// cookie: as "Sign in" keeps it; a browser sends its own'] : []),
    `const response = await fetch(${quoted(url)}${more});`,
    ...(session === 'opened' ? ["const cookie = response.headers.getSetCookie()[0]?.split(';')[0];"] : []),
    ...read(answer),
  ].join('\n');
}

const READ: Readonly<Record<Exclude<Answer, object>, readonly string[]>> = {
  data: ['const { data, error } = await response.json();', 'console.dir(data ?? error, { depth: null });'],
  json: ['console.dir(await response.json(), { depth: null });'],
  text: ['console.log(await response.text());'],
  events: [
    'for await (const text of response.body.pipeThrough(new TextDecoderStream())) {',
    '  console.log(text);',
    '}',
  ],
  redirect: [`console.log(response.headers.get('Location'));`],
  status: ['console.log(response.status);'],
};

function read(answer: Answer): readonly string[] {
  return typeof answer === 'object'
    ? [`await writeFile(${quoted(answer.file)}, Buffer.from(await response.arrayBuffer()));`]
    : READ[answer];
}
