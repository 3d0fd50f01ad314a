/** How the document refers to the headers of an answer. */
import { HEADERS, type HeaderList, type HeaderName } from '../../src/http/answer-headers.js';
import type { Header, Reference } from '../../src/http/openapi.types.js';
import type { Registry } from './registry.js';

/** References, with `X-Request-Id` among them, in the order of the alphabet. */
export function headerReferences(registry: Registry, names: HeaderList): Record<string, Reference> {
  const all = new Map<HeaderName, boolean>([['X-Request-Id', true]]);
  for (const name of names) {
    if (name.endsWith('?')) all.set(name.slice(0, -1) as HeaderName, false);
    else all.set(name as HeaderName, true);
  }
  const sorted = [...all].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([name, required]) => {
      const header: Header = HEADERS[name];
      if (!required) return [name, registry.header(`${name}-optional`, header)];
      return [name, registry.header(name, { ...header, required: true })];
    }),
  );
}

/** How the catalogue writes a header that a row sets. */
export function spellHeader(name: string): HeaderName {
  const found = Object.keys(HEADERS).find((known) => known.toLowerCase() === name.toLowerCase());
  if (found === undefined) throw new Error(`The header ${name} is not described: add it to HEADERS.`);
  return found as HeaderName;
}
