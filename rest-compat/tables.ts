/** The tables of routes and error codes in docs/api.md, made from what the gateway runs on. */
import { ERROR_CATALOGUE, ERROR_CODES } from '../src/errors.js';
import type { DescribedRoute } from '../src/http/described-route.js';
import { OTHER_ROUTES } from './openapi/other-routes.js';
import type { Route } from './route.types.js';
import { routes } from './routes.js';

interface Row {
  readonly method: string;
  readonly path: string;
  readonly status: string;
  readonly doc: string;
}

/** `text` with the tables between `<!-- routes -->` and `<!-- codes -->` and their ends written anew. */
export function fillTables(text: string): string {
  return between(between(text, 'routes', routeTable()), 'codes', codeTable());
}

function routeTable(): string {
  const rows = [...routes.map(rowOf), ...OTHER_ROUTES.map(rowOfOther)];
  return table(
    ['route', 'answers', 'what it does'],
    rows.map(({ method, path, status, doc }) => [`\`${method} ${path}\``, status, doc]),
  );
}

function rowOf(route: Route): Row {
  const { method, path, doc } = route;
  return { method, path, status: statusOf(route), doc: route.session ? doc : `${doc} No session needed.` };
}

function rowOfOther({ method, path, doc, answers }: DescribedRoute): Row {
  return { method, path, status: Object.keys(answers).join(', '), doc };
}

function statusOf(route: Route): string {
  if (route.kind === 'stream') return '200, 204';
  return String(route.refuses ? ERROR_CATALOGUE[route.refuses].status : route.status);
}

function codeTable(): string {
  const codes = ERROR_CODES.toSorted((a, b) => ERROR_CATALOGUE[a].status - ERROR_CATALOGUE[b].status);
  return table(
    ['status', 'code', 'message'],
    codes.map((code) => [String(ERROR_CATALOGUE[code].status), `\`${code}\``, ERROR_CATALOGUE[code].message]),
  );
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

function between(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`There is no place for the table "${name}".`);
  return `${text.slice(0, from + start.length)}\n${content}\n${text.slice(to)}`;
}
