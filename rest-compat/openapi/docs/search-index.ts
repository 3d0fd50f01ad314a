/** What the search of the documentation finds: every route, code, header, type and section, on all of its pages. */
import { ERROR_CATALOGUE, ERROR_CODES } from '../../../src/errors.js';
import type { OpenApi } from '../../../src/http/openapi.types.js';
import { placesOf } from './call-of.js';
import type { Guide } from './guide/guide.types.js';

export interface Found {
  readonly title: string;
  /** what it is, for people: "Route", "Error code" */
  readonly kind: string;
  readonly href: string;
  /** searched as well, and not shown */
  readonly more?: string;
}

/** What `/docs` holds beside its routes. */
const HEADINGS: readonly Found[] = [
  { title: 'Gamewright API', kind: 'Section', href: '/docs#start', more: 'start sessions ids times methods' },
  { title: 'Unknown routes', kind: 'Section', href: '/docs#gateway' },
  { title: 'Error codes', kind: 'Section', href: '/docs#errors' },
  { title: 'Headers', kind: 'Section', href: '/docs#headers' },
  { title: 'Types', kind: 'Section', href: '/docs#schemas' },
];

/** In the order in which equally good hits are shown. */
export function searchIndex(document: OpenApi, guides: readonly Guide[]): readonly Found[] {
  return [
    ...placesOf(document).map(({ operation, method, path }) => ({
      title: `${method.toUpperCase()} ${path}`,
      kind: 'Route',
      href: `/docs#${operation.operationId}`,
      more: `${operation.summary} ${operation.operationId}`,
    })),
    ...HEADINGS,
    ...guides.flatMap(({ path, title: guide, sections }) =>
      sections.flatMap(({ id, title, parts }) => [
        { title, kind: guide, href: `${path}#${id}` },
        ...parts.map((part) => ({ title: part.title, kind: guide, href: `${path}#${part.id}`, more: title })),
      ]),
    ),
    ...ERROR_CODES.map((code) => ({
      title: code,
      kind: 'Error code',
      href: `/docs#error-${code}`,
      more: `${ERROR_CATALOGUE[code].status} ${code.replaceAll('_', ' ')}`,
    })),
    ...Object.keys(document.components.schemas).map((name) => ({
      title: name,
      kind: 'Type',
      href: `/docs#schema-${name}`,
    })),
    // the same header has two entries where it is not always sent
    ...Object.keys(document.components.headers)
      .filter((name) => !name.endsWith('-optional'))
      .map((name) => ({ title: name, kind: 'Header', href: `/docs#header-${name}` })),
  ];
}
