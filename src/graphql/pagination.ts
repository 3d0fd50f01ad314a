/** Cursor connections as Relay specifies them (https://relay.dev/graphql/connections.htm), forward only. */
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { AppError, invalidField } from '../errors.js';

export const DEFAULT_PAGE = 20;
export const LARGEST_PAGE = 100;
/** Ours hold ids, times and keys of up to 128 characters, in base64; 60 KB of brackets would be built of what is longer. */
const LONGEST_CURSOR = 2_048;

@ArgsType()
export class PageArgs {
  @Field(() => Int, { nullable: true, description: `1 to ${LARGEST_PAGE}; defaults to ${DEFAULT_PAGE}.` })
  readonly first?: number | null;

  @Field(() => String, { nullable: true, description: 'The cursor to continue after.' })
  readonly after?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The position of a page in its list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'More entries follow `endCursor`.' })
  readonly hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Entries come before this page.' })
  readonly hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'The cursor of the first entry; null on an empty page.' })
  readonly startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'The cursor of the last entry; null on an empty page.' })
  readonly endCursor!: string | null;
}

export interface Edge<Node> {
  readonly cursor: string;
  readonly node: Node;
}

export interface Connection<Node> {
  readonly edges: readonly Edge<Node>[];
  readonly nodes: readonly Node[];
  readonly pageInfo: PageInfo;
}

/** How many to show. @throws validation_failed outside 1 … 100, with what is wrong with the cursor beside it */
export function pageSize({ first, after }: PageArgs): number {
  if (first === undefined || first === null) return DEFAULT_PAGE;
  if (first >= 1 && first <= LARGEST_PAGE) return first;
  const message = `Expected a whole number from 1 to ${LARGEST_PAGE}, got ${first}.`;
  const details = [{ path: 'first', code: 'out_of_range', message }];
  if (typeof after === 'string' && !parseParts(after)) details.push(INVALID_CURSOR);
  throw new AppError('validation_failed', { details });
}

/** Cursors are opaque to clients: what they hold may change. */
export function encodeCursor(...parts: readonly string[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** The parts of `after`, of which there are `count`; undefined where there is none. @throws validation_failed */
export function decodeCursor({ after }: PageArgs, count: number): string[] | undefined {
  if (after === undefined || after === null) return undefined;
  const parts = parseParts(after);
  if (parts?.length === count) return parts;
  throw invalidCursor();
}

const INVALID_CURSOR = {
  path: 'after',
  code: 'invalid',
  message: 'Expected a cursor from this connection.',
};

export function invalidCursor(): Error {
  return invalidField(INVALID_CURSOR.path, INVALID_CURSOR.code, INVALID_CURSOR.message);
}

function parseParts(cursor: string): string[] | undefined {
  if (cursor.length > LONGEST_CURSOR) return undefined;
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(value) && value.every((part) => typeof part === 'string') ? value : undefined;
  } catch {
    return undefined;
  }
}

/** `rows`: one more than `size` where there is a next page. */
export function toConnection<Node>(
  rows: readonly Node[],
  size: number,
  { after }: PageArgs,
  cursorOf: (node: Node) => string,
): Connection<Node> {
  const nodes = rows.slice(0, size);
  const edges = nodes.map((node) => new LazyEdge(node, cursorOf));
  return {
    edges,
    nodes,
    pageInfo: {
      hasNextPage: rows.length > size,
      // whoever has a cursor has seen what it points at
      hasPreviousPage: typeof after === 'string',
      get startCursor() {
        return edges[0]?.cursor ?? null;
      },
      get endCursor() {
        return edges.at(-1)?.cursor ?? null;
      },
    },
  };
}

/** Its cursor is made where it is shown, which most lists don't do. */
class LazyEdge<Node> implements Edge<Node> {
  readonly node: Node;
  readonly #cursorOf: (node: Node) => string;

  constructor(node: Node, cursorOf: (node: Node) => string) {
    this.node = node;
    this.#cursorOf = cursorOf;
  }

  get cursor(): string {
    return this.#cursorOf(this.node);
  }
}
