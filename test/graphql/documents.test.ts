import { GraphQLError } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { createDocuments, type Documents } from '../../src/graphql/documents.js';
import { buildSchema } from '../../src/graphql/schema.js';
import { MB, usedHeap } from '../helpers/heap.js';
import { HOSTILE } from './hostile/documents.js';

const schema = buildSchema();
let documents: Documents;
beforeAll(() => {
  documents = createDocuments(schema);
});

/** As a request does it. */
function read(query: string): void {
  const document = documents.parse(query);
  if (!(document instanceof GraphQLError)) documents.check(document);
}

test('a document that passed is parsed and checked once', () => {
  const query = '{ service { demo } }';
  const first = documents.parse(query);
  expect(first).not.toBeInstanceOf(GraphQLError);
  if (first instanceof GraphQLError) return;
  const shape = documents.check(first);
  expect(shape).toEqual({ size: 2 });
  expect(documents.parse(query)).toBe(first);
  expect(documents.check(first)).toBe(shape);
});

test('a refused document is not kept', () => {
  const query = '{ nope }';
  const first = documents.parse(query);
  if (first instanceof GraphQLError) throw first;
  expect(documents.check(first)).toHaveLength(1);
  expect(documents.parse(query)).not.toBe(first);
});

test('what Apollo has parsed is kept once it has passed', async () => {
  const document = documents.parse('{ service { promptLength } }');
  if (document instanceof GraphQLError) throw document;
  await documents.store.set('hash', document);
  expect(await documents.store.get('hash')).toBeUndefined();
  documents.check(document);
  expect(await documents.store.get('hash')).toBe(document);
});

test('the size of a document counts a fragment wherever it is spread', () => {
  const document = documents.parse('{ a: service { ...f ...f } } fragment f on ServiceInfo { demo promptLength }');
  if (document instanceof GraphQLError) throw document;
  // the field, two spreads, two fields each
  expect(documents.check(document)).toEqual({ size: 7 });
});

test('however many distinct documents come, they take no more memory', { timeout: 240_000 }, () => {
  const readAll = (from: number) => {
    for (const { nth } of HOSTILE) for (let n = from; n < from + 25; n += 1) read(nth(n));
  };
  // fills what is kept of good ones up to its bound
  readAll(0);
  const before = usedHeap();
  readAll(1_000);
  // 500 refused ones that left 50 to 90 KB each would be 25 MB and more
  expect(usedHeap() - before).toBeLessThan(8 * MB);
});
