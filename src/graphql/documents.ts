import { GraphQLError, parse, specifiedRules, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { checkShape, PARSE_OPTIONS } from './shape.js';

const KEPT = 200;
const MOST_ERRORS = 10;

/** Parses what comes by socket or event stream, as Apollo parses what comes by HTTP. The last documents are kept. */
export function createParser(): (query: string) => DocumentNode | GraphQLError {
  const kept = new Map<string, DocumentNode>();
  return (query) => {
    const known = kept.get(query);
    if (known) return known;
    try {
      const document = parse(query, PARSE_OPTIONS);
      kept.set(query, document);
      if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
      return document;
    } catch (error) {
      if (error instanceof GraphQLError) return error;
      throw error;
    }
  };
}

/** Limits, then the rules of GraphQL: what is wrong with a document. Looked at once for each. */
export function createValidation(schema: GraphQLSchema): (document: DocumentNode) => readonly GraphQLError[] {
  const known = new WeakMap<DocumentNode, readonly GraphQLError[]>();
  return (document) => {
    let errors = known.get(document);
    if (!errors) {
      const misshapen = checkShape(document);
      errors = misshapen ? [misshapen] : validate(schema, document, specifiedRules, { maxErrors: MOST_ERRORS });
      known.set(document, errors);
    }
    return errors;
  };
}
