import { type GraphQLError, parse, specifiedRules, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { invalidDocument, asGraphQLError } from './errors.js';
import { PARSE_OPTIONS } from './limits.js';

const KEPT = 200;
const MOST_ERRORS = 10;

/**
 * Parses and validates what comes by socket or event stream, by the same rules as Apollo does for what comes by HTTP. The
 * last documents are kept, so that what a client subscribes to again is compiled once.
 */
export function createDocuments(schema: GraphQLSchema): (query: string) => DocumentNode | GraphQLError[] {
  const kept = new Map<string, DocumentNode>();
  return (query) => {
    const known = kept.get(query);
    if (known) return known;
    let document: DocumentNode;
    try {
      document = parse(query, PARSE_OPTIONS);
    } catch (error) {
      return [asGraphQLError(invalidDocument(error as GraphQLError))];
    }
    const errors = validate(schema, document, specifiedRules, { maxErrors: MOST_ERRORS });
    if (errors.length > 0) return errors.map((error) => asGraphQLError(invalidDocument(error)));
    kept.set(query, document);
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
    return document;
  };
}
