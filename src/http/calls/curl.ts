/** A call for a shell. The session's cookie is kept in the file `jar`. */
import type { Call } from './call.types.js';

/** Nothing within single quotes means anything to a shell; a quote itself is put between two such texts. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

export function curl({ method, url, headers = {}, json, form, session, answer }: Call): string {
  const body = json !== undefined || form !== undefined;
  // curl sends a POST where there is a body
  const asked = method === (body ? 'POST' : 'GET') ? '' : ` -X ${method}`;
  const stream = answer === 'events' ? ' -N' : '';
  const redirect = answer === 'redirect' ? ' -i' : '';
  const jar = { none: '', sent: ' -b jar', opened: ' -c jar' }[session];
  const file = typeof answer === 'object' ? ` -o ${shellQuoted(answer.file)}` : '';
  return [
    `curl${asked}${stream}${redirect}${jar}${file}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    ...(json === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${shellQuoted(JSON.stringify(json))}`]),
    ...Object.entries(form ?? {}).map(([name, value]) => `--data-urlencode ${shellQuoted(`${name}=${value}`)}`),
    shellQuoted(url),
  ].join(' \\\n  ');
}
