/** Which operation of a document is asked for, and what it selects at its root. */
import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { AppError } from '../errors.js';
import { invalidDocument } from './errors.js';
import { fragmentsOf, rootFields } from './fragments.js';

interface Request {
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
}

/** The operation that a request names, or its only one; an error where that is none, or not one. */
export function findOperation({ document, operationName }: Request): OperationDefinitionNode | GraphQLError {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const named = operationName ? operations.filter((node) => node.name?.value === operationName) : operations;
  const [first, second] = named;
  if (first && !second) return first;
  if (second)
    return new GraphQLError('The document has several operations. Send operationName to say which one to run.');
  return new GraphQLError(
    operationName ? `There is no operation named "${operationName}".` : 'The document has no operation.',
  );
}

/** The refusal of a subscription by POST, and of a query or mutation by a socket or an event stream. */
export function misplaced(operation: OperationDefinitionNode): AppError {
  const message =
    operation.operation === OperationTypeNode.SUBSCRIPTION
      ? 'Subscribe by WebSocket (graphql-transport-ws), or with the header Accept: text/event-stream.'
      : 'Sockets and event streams carry only subscriptions. Send queries and mutations by POST.';
  return invalidDocument(new GraphQLError(message, { nodes: operation }));
}

/** Whether one of the fields at its root is for signed-in users alone. */
export function needsViewer(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): boolean {
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
  return rootFields(operation, fragmentsOf(document)).some(({ name }) => {
    const field = fields[name.value];
    return field !== undefined && field.extensions['public'] !== true;
  });
}

/** Whether it asks for the schema, which is larger than any compiled operation should be. */
export function introspects(document: DocumentNode, operation: OperationDefinitionNode): boolean {
  return rootFields(operation, fragmentsOf(document)).some(({ name }) => /^__(?:schema|type)$/u.test(name.value));
}
