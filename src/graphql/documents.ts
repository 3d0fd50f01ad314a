/** Documents as clients send them: parsed, checked, and the good ones kept within a bound. */
import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import { GraphQLError, parse, specifiedRules, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { PARSE_OPTIONS, readShape, type Shape } from './shape.js';

const MOST_DOCUMENTS = 500;
const MOST_BYTES = 48 * 1024 * 1024;
const MOST_ERRORS = 10;

/** What Apollo looks documents up by: a hash of the text, behind a prefix of the schema's. */
type DocumentStore = NonNullable<ApolloServerOptions<BaseContext>['documentStore']>;

export interface Documents {
  /** A document of a text, which is parsed where it is not kept. */
  readonly parse: (query: string) => DocumentNode | GraphQLError;
  /** What is wrong with a document by the limits and by the rules of GraphQL; how large it is where nothing is. */
  check(document: DocumentNode): Shape | readonly GraphQLError[];
  /** The same documents, for Apollo. */
  readonly store: DocumentStore;
}

/**
 * Only documents that passed are kept, the last used ones, by number and by weight. Of a refused one nothing stays: each
 * left its errors with their stacks, 50 to 90 KB, and anybody can send any number of them.
 */
export function createDocuments(schema: GraphQLSchema): Documents {
  const kept = new LRUCache<string, DocumentNode>({ max: MOST_DOCUMENTS, maxSize: MOST_BYTES });
  const passed = new WeakMap<DocumentNode, Shape>();
  /** of those that have been parsed and not been checked */
  const keys = new WeakMap<DocumentNode, string>();

  return {
    parse(query) {
      const known = kept.get(query);
      if (known) return known;
      try {
        const document = parse(query, PARSE_OPTIONS);
        keys.set(document, query);
        return document;
      } catch (error) {
        if (error instanceof GraphQLError) return error;
        throw error;
      }
    },

    check(document) {
      const known = passed.get(document);
      if (known) return known;
      const shape = readShape(document);
      if (shape instanceof GraphQLError) return [shape];
      const errors = validate(schema, document, specifiedRules, { maxErrors: MOST_ERRORS });
      if (errors.length > 0) return errors;
      passed.set(document, shape);
      const key = keys.get(document);
      if (key !== undefined) kept.set(key, document, { size: weightOf(document, shape) });
      return shape;
    },

    store: {
      get: async (key) => kept.get(key),
      // Apollo stores what it has parsed: it is kept once it has been checked
      set: async (key, document) => void keys.set(document, key),
      delete: async (key) => kept.delete(key),
    },
  };
}

/**
 * Bytes that a kept document takes at most, with its compiled operations: measured as 40 KB for a small one, 300 KB for
 * one of a thousand tokens. Tokens take the most of it, at some 64 bytes a character of code and one of text.
 */
function weightOf({ loc }: DocumentNode, { size }: Shape): number {
  const characters = loc?.source.body.length ?? 0;
  return 40_000 + Math.min(64 * characters, 200_000 + characters) + 200 * size;
}
