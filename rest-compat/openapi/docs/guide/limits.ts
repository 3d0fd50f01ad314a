/** What the guide says of limits; the figures are those that the gateway checks by. */
import { graphqlSnippets } from '../../../../src/http/calls/graphql-call.js';
import { EXAMPLE_ORIGIN } from '../call-of.js';
import type { GuideSection } from './guide.types.js';

export interface OperationLimits {
  readonly tokens: number;
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  readonly size: number;
  /** of one operation */
  readonly cost: number;
  /** of a client's operations in a minute; 0 is no limit */
  readonly costPerMinute: number;
}

const whole = (number: number) => number.toLocaleString('en');
const endpoint = `${EXAMPLE_ORIGIN}/graphql`;

export function limitsSection(limits: OperationLimits): GuideSection {
  const minute =
    limits.costPerMinute === 0
      ? 'cost per minute: no limit'
      : `cost per minute: at most ${whole(limits.costPerMinute)} for all operations of one client; beyond that, the error is \`rate_limited\``;
  return {
    id: 'limits',
    title: 'Limits and cost',
    words: `A document is measured before it is run, with every fragment expanded:

- at most ${limits.depth} levels of fields, ${limits.aliases} aliases, ${limits.directives} directives, ${whole(limits.size)} fields and values, ${whole(limits.tokens)} tokens
- cost: at most ${whole(limits.cost)}. Each object that the answer may contain costs about one, long texts cost more, and both are multiplied by the \`first\` of the lists around them
- ${minute}`,
    parts: [
      {
        id: 'cost',
        title: 'What an operation costs',
        words:
          'With the header `GraphQL-Cost: 1`, the answer reports it in `extensions.cost`: `requested`, the `limit` for one operation, and `perMinute` (null if there is no limit).',
        snippets: graphqlSnippets({
          endpoint,
          query: 'query Costly {\n  viewer { studioRuns(first: 20) { nodes { id prompt } } }\n}',
          headers: { 'GraphQL-Cost': '1' },
          session: 'sent',
        }),
      },
      {
        id: 'too-deep',
        title: 'Too much at once',
        words: `More than ${limits.depth} levels cause the error \`graphql_invalid\`, and its message names the limit.`,
        snippets: graphqlSnippets({
          endpoint,
          query: `query Deep {
  viewer { studioRuns { nodes { thread { runs { nodes { thread { runs { nodes { id } } } } } } } } }
}`,
          session: 'sent',
        }),
      },
    ],
  };
}
