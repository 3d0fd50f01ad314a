/**
 * The usual request, without Apollo: a POST whose JSON has the known fields in their types, and whose document can be
 * parsed and has the operation. Apollo's way of such a request takes as long as running a small one. All others are
 * Apollo's, so that what is wrong with them is told as it tells it.
 */
import { getOperationAST, GraphQLError } from 'graphql';
import type { Documents } from './documents.js';
import type { Operation } from './execution.js';

/** What a request without extensions consists of. */
const FIELDS: ReadonlySet<string> = new Set(['query', 'operationName', 'variables']);

/** The operation that a body asks for; undefined where Apollo is to look at it. */
export function directOperation(body: unknown, { parse }: Pick<Documents, 'parse'>): Operation | undefined {
  if (!isRecord(body)) return undefined;
  for (const name in body) if (!FIELDS.has(name)) return undefined;
  const { query, operationName, variables } = body;
  if (typeof query !== 'string' || query === '') return undefined;
  if (!isAbsent(operationName) && typeof operationName !== 'string') return undefined;
  if (!isAbsent(variables) && !isRecord(variables)) return undefined;
  const document = parse(query);
  if (document instanceof GraphQLError || !getOperationAST(document, operationName)) return undefined;
  return { document, operationName, variables };
}

function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
