/** A GraphQL operation, as itself and as programs send it. */
import type { Answer, Call } from './call.types.js';
import { curl } from './curl.js';
import { javascript } from './javascript.js';
import { python } from './python.js';
import type { Snippet } from './snippets.js';

export interface GraphQLOperation {
  /** absolute */
  readonly endpoint: string;
  /** a document without block strings and comments: white space in it means nothing */
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly session: Call['session'];
  /** `events`: a subscription, as an event stream */
  readonly answer?: Extract<Answer, 'json' | 'events'>;
}

/** @returns the document with its variables in a comment, then the request in each language */
export function graphqlSnippets(operation: GraphQLOperation): readonly Snippet[] {
  const { query, variables } = operation;
  const line = query.replaceAll(/\s+/gu, ' ').trim();
  const comment =
    variables === undefined
      ? ''
      : `\n\n${`Variables:\n${JSON.stringify(variables, null, 2)}`.replaceAll(/^/gmu, '# ')}`;
  return [
    { language: 'GraphQL', text: query.trim() + comment },
    // in JSON a line feed is an escape, which no one wants to read in a shell
    { language: 'curl', text: curl(callOf(operation, line)) },
    { language: 'JavaScript', text: javascript(callOf(operation, query.trim())) },
    { language: 'Python', text: python(callOf(operation, query.trim())) },
  ];
}

function callOf({ endpoint, variables, headers, session, answer = 'json' }: GraphQLOperation, query: string): Call {
  return {
    method: 'POST',
    url: endpoint,
    headers: { ...(answer === 'events' ? { Accept: 'text/event-stream' } : {}), ...headers },
    json: { query, variables },
    session,
    answer,
  };
}
