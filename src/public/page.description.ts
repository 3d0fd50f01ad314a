/** What the public routes have in common, which need no session. */
import type { ErrorCode } from '../errors.js';
import type { HeaderList } from '../http/answer-headers.js';
import { html, type ErrorHeaders } from '../http/described-route.js';
import type { MediaType, Parameter } from '../http/openapi.types.js';

export const page = (title: string): Readonly<Record<string, MediaType>> =>
  html(`<!doctype html><html lang="en" dir="ltr"><title>${title}</title>…`);

export const SLUG: Parameter = {
  name: 'slug',
  in: 'path',
  required: true,
  description: 'The game’s name in URLs.',
  schema: { type: 'string' },
  example: 'penguin-leap',
};

/** A program gets the envelope, a person a page. */
export const REFUSAL = {
  label: 'Page',
  list: ['Content-Security-Policy?', 'Referrer-Policy?', 'Vary', 'X-Content-Type-Options?', 'X-Robots-Tag?'],
  content: page('Game not found · Gamewright'),
} as const satisfies ErrorHeaders & { readonly list: HeaderList };

/** Errors of an address that has no game (any more). */
export const NOT_THERE = ['publication_not_found', 'publication_withdrawn'] as const satisfies readonly ErrorCode[];
