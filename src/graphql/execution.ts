/** Running an operation, for every door: checks that need variables, then compiled code where it pays. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createSourceEventStream,
  execute,
  GraphQLError,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { AppError } from '../errors.js';
import { checkVariables, type Variables } from './coerce.js';
import { requireViewer, type GraphQLContext } from './context.js';
import { checkCost, MOST_COST } from './cost.js';
import { createDocuments, type Documents } from './documents.js';
import { asGraphQLError, invalidDocument } from './errors.js';
import { findOperation, introspects, misplaced, needsViewer } from './operations.js';
import type { Shape } from './shape.js';
import { compileViewerQuery, type ViewerQuery } from './viewer-query.js';

export interface Operation {
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variables?: Variables | null | undefined;
  /** the project's own, kept in a constant: valid, compiled at once, and free of the limits; its variables are JSON of REST */
  readonly own?: boolean;
}

/** What an operation costs, as the extension `cost` of its result; each transport sends it to clients that ask for it. */
export interface OperationCost {
  readonly requested: number;
  /** the most that one operation may cost */
  readonly limit: number;
}

/** Every error of a result has an AppError as its `originalError`; `formatError` makes it fit for a client. */
export interface Execution {
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
  /** A query or a mutation. Without `data`: nothing was run. */
  execute(operation: Operation, context: GraphQLContext): Promise<ExecutionResult>;
  /** A subscription: results until its source ends, or a single one that says why there are none. */
  subscribe(
    operation: Operation,
    context: GraphQLContext,
  ): Promise<ExecutionResult | AsyncIterableIterator<ExecutionResult>>;
}

interface Prepared {
  readonly operation: OperationDefinitionNode;
  readonly variables: Variables;
  /** of its document; 0 where it is the project's own */
  readonly size: number;
  readonly extensions?: { readonly cost: OperationCost };
}

type Run = (rootValue: unknown, context: GraphQLContext, variables: Variables) => Promise<ExecutionResult>;

/** Compiling takes some milliseconds: what comes once is interpreted. What was compiled lives as long as its document. */
const COMPILE_AFTER = 2;
/**
 * What is larger is interpreted: for each field the compiler walks all that is below it, for each type that it may be of.
 * At this size the worst document took 9 ms, and introspection, which few ask for often, 20 to 40.
 */
const COMPILE_SIZE = 500;
/** The project's own operations are compiled whatever their size. */
const OWN_SHAPE: Shape = { size: 0 };
/** Runs of a document after one that had an error, in which it is not tried without paths and places. */
const PAUSE_AFTER_ERROR = 100;
/** Between tries to read what an event is about, while the database is away. */
const AGAIN_MS = 500;

export function createExecution(schema: GraphQLSchema): Execution {
  const documents = createDocuments(schema);
  const runs = new WeakMap<OperationDefinitionNode, { seen: number; run?: Run }>();

  const compileWhole = (document: DocumentNode, operation: OperationDefinitionNode): Run => {
    const name = operation.name?.value;
    const run = compile(schema, document, name) ?? interpret(schema, document, name);
    const query = compileViewerQuery(schema, document, operation);
    return query ? orElse(query, run) : run;
  };

  const runOf = ({ document }: Operation, { operation, size }: Prepared): Run => {
    let entry = runs.get(operation);
    if (!entry) runs.set(operation, (entry = { seen: 0 }));
    entry.seen += 1;
    if (entry.run) return entry.run;
    const operationName = operation.name?.value;
    const isOwn = size === 0;
    if (!isOwn && entry.seen <= COMPILE_AFTER) return interpret(schema, document, operationName);
    entry.run =
      isOwn || (size <= COMPILE_SIZE && !introspects(document, operation))
        ? compileWhole(document, operation)
        : interpret(schema, document, operationName);
    return entry.run;
  };

  /** The operation that is asked for, or why it can not be run. */
  const prepare = (request: Operation, context: GraphQLContext, subscription: boolean): Prepared | ExecutionResult => {
    const shape = request.own ? OWN_SHAPE : documents.check(request.document);
    if (!('size' in shape)) return { errors: shape.map((error) => asGraphQLError(invalidDocument(error))) };
    const operation = findOperation(request);
    if (operation instanceof GraphQLError) return refused(invalidDocument(operation));
    if ((operation.operation === OperationTypeNode.SUBSCRIPTION) !== subscription) return refused(misplaced(operation));
    const variables = request.variables ?? {};
    const invalid = checkVariables(schema, operation, variables, { strictLists: request.own === true });
    if (invalid) {
      try {
        // the order of checks: 401 comes before an error of validation
        if (needsViewer(schema, request.document, operation)) requireViewer(context);
      } catch (error) {
        return refused(error);
      }
      return refused(invalid);
    }
    if (request.own) return { operation, variables, size: shape.size };
    const cost = checkCost(schema, request.document, operation, variables);
    if (cost instanceof GraphQLError) return refused(invalidDocument(cost));
    const extensions = { cost: { requested: cost, limit: MOST_COST } };
    try {
      // a request that is refused with 401 is not charged
      if (context.viewer || !needsViewer(schema, request.document, operation)) context.chargeQuery(cost);
    } catch (error) {
      return { ...refused(error), extensions };
    }
    return { operation, variables, size: shape.size, extensions };
  };

  return {
    schema,
    documents,
    async execute(request, context) {
      const prepared = prepare(request, context, false);
      if (!('operation' in prepared)) return prepared;
      const { variables, extensions } = prepared;
      const result = known(await runOf(request, prepared)(undefined, context, variables));
      return extensions ? { ...result, extensions } : result;
    },
    async subscribe(request, context) {
      const prepared = prepare(request, context, true);
      if (!('operation' in prepared)) return prepared;
      const { operation, variables } = prepared;
      const source = await createSourceEventStream({
        schema,
        document: request.document,
        contextValue: context,
        variableValues: variables,
        operationName: operation.name?.value,
      });
      if (!(Symbol.asyncIterator in source)) return known(source);
      return mapResults(source, async (event, isWanted) => {
        const run = runOf(request, prepared);
        for (;;) {
          // loaders remember: each event is read with new ones
          const result = known(await run(event, context.fresh(), variables));
          // what an event is about is read again when the database is back: the next event would leave a gap
          if (!isWanted() || !result.errors?.some(isAway)) return result;
          await sleep(AGAIN_MS, undefined, { ref: false });
        }
      });
    },
  };
}

/**
 * Without it the conditions of all places that spread a fragment are put on its fields together, so that a fragment that
 * one place leaves out is left out of the other too.
 */
const COMPILER = { useExperimentalPathBasedSkipInclude: true } as const;

function compile(schema: GraphQLSchema, document: DocumentNode, operationName: string | undefined): Run | undefined {
  const compiled = compileQuery(schema, document, operationName ?? '', COMPILER);
  if (!isCompiledQuery(compiled)) return undefined;
  return async (rootValue, context, variables) => compiled.query(rootValue, context, variables);
}

/**
 * Tries the query, and has `run` tell what is wrong where it has no data. So that a document which always fails is not run
 * twice each time, it is not tried again for a while after that.
 */
function orElse(query: ViewerQuery, run: Run): Run {
  let pause = 0;
  return async (rootValue, context, variables) => {
    if (pause > 0) pause -= 1;
    else {
      try {
        return { data: await query(context, variables) };
      } catch {
        pause = PAUSE_AFTER_ERROR;
      }
    }
    return run(rootValue, context, variables);
  };
}

function interpret(schema: GraphQLSchema, document: DocumentNode, operationName: string | undefined): Run {
  return async (rootValue, contextValue, variableValues) =>
    execute({ schema, document, operationName, rootValue, contextValue, variableValues });
}

function refused(error: unknown): ExecutionResult {
  return { errors: [asGraphQLError(error)] };
}

function known(result: ExecutionResult): ExecutionResult {
  return result.errors ? { ...result, errors: result.errors.map(asGraphQLError) } : result;
}

function isAway({ originalError }: GraphQLError): boolean {
  return originalError instanceof AppError && originalError.code === 'service_unavailable';
}

/** A source that fails ends with a result that says so, as nobody listens to exceptions of an open stream. */
function mapResults(
  source: AsyncIterable<unknown>,
  map: (event: unknown, isWanted: () => boolean) => Promise<ExecutionResult>,
): AsyncIterableIterator<ExecutionResult> {
  const events = source[Symbol.asyncIterator]();
  const done = { done: true, value: undefined } as const;
  let ended = false;
  const stop = async () => {
    ended = true;
    try {
      await events.return?.();
    } catch {
      // the client has ended the subscription and may not wait for the outcome, so an error has no reader
    }
    return done;
  };
  return {
    async next() {
      if (ended) return done;
      try {
        const event = await events.next();
        if (!event.done) return { done: false, value: await map(event.value, () => !ended) };
        ended = true;
        return done;
      } catch (error) {
        await stop();
        return { done: false, value: refused(error) };
      }
    },
    return: stop,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
