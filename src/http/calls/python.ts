/** A call by Python's `requests`. The session's cookie is kept by `session`. */
import type { Answer, Call } from './call.types.js';
import { literal, quoted, type Dialect } from './literal.js';

const DIALECT: Dialect = { indent: '    ', nothing: 'None', yes: 'True', no: 'False', bareKeys: false, block: "'''" };

export function python({ method, url, headers = {}, json, form, session, answer }: Call): string {
  const given = [
    quoted(url),
    ...(Object.keys(headers).length === 0 ? [] : [`headers=${literal(headers, DIALECT, '    ')}`]),
    ...(json === undefined ? [] : [`json=${literal(json, DIALECT, '    ')}`]),
    ...(form === undefined ? [] : [`data=${literal(form, DIALECT, '    ')}`]),
    ...(answer === 'redirect' ? ['allow_redirects=False'] : []),
    ...(answer === 'events' ? ['stream=True'] : []),
  ];
  const from = session === 'none' ? 'requests' : 'session';
  const line = given.join(', ');
  const call = line.includes('\n') || line.length > 70 ? `\n${given.map((one) => `    ${one},\n`).join('')}` : line;
  return [
    ...(session === 'sent' ? ['# session: the requests.Session() of "Sign in"'] : ['import requests', '']),
    ...(session === 'opened' ? ['session = requests.Session()'] : []),
    `response = ${from}.${method.toLowerCase()}(${call})`,
    ...read(answer),
  ].join('\n');
}

const READ: Readonly<Record<Exclude<Answer, object>, readonly string[]>> = {
  data: ['answer = response.json()', `print(answer['data'] or answer)`],
  json: ['print(response.json())'],
  text: ['print(response.text)'],
  events: ['for line in response.iter_lines(decode_unicode=True):', '    print(line)'],
  redirect: [`print(response.headers.get('Location'))`],
  status: ['print(response.status_code)'],
};

function read(answer: Answer): readonly string[] {
  if (typeof answer === 'string') return READ[answer];
  return [
    'response.raise_for_status()',
    `with open(${quoted(answer.file)}, 'wb') as file:`,
    '    file.write(response.content)',
  ];
}
