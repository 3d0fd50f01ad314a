import { describe, expect, test } from 'vitest';
import {
  acceptedTypes,
  EVENT_STREAM_TYPE,
  GRAPHQL_RESPONSE_TYPE,
  HTML_TYPE,
  JSON_TYPE,
  requireType,
} from '../../src/http/accept.js';

const ALL = [JSON_TYPE, GRAPHQL_RESPONSE_TYPE, EVENT_STREAM_TYPE, HTML_TYPE];
const SHORT: Readonly<Record<string, string>> = {
  [JSON_TYPE]: 'json',
  [GRAPHQL_RESPONSE_TYPE]: 'graphql',
  [EVENT_STREAM_TYPE]: 'stream',
  [HTML_TYPE]: 'html',
};

describe('Accept', () => {
  test.each([
    [undefined, 'json graphql stream html'],
    ['', 'json graphql stream html'],
    [' , ', 'json graphql stream html'],
    ['*/*', 'json graphql stream html'],
    ['text/event-stream', 'stream'],
    ['TEXT/Event-Stream;Q=1', 'stream'],
    ['text/event-stream;q=1', 'stream'],
    ['text/event-stream;q=0', ''],
    ['text/event-stream, */*', 'stream json graphql html'],
    ['*/*, text/event-stream', 'stream json graphql html'],
    // urql, of a subscription and of a query
    ['text/event-stream, multipart/mixed', 'stream'],
    [
      'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed',
      'graphql json stream',
    ],
    // Apollo Client
    ['application/graphql-response+json,application/json;q=0.9', 'graphql json'],
    // Chromium, of a page
    ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', 'html json graphql stream'],
    ['application/json;q=0, */*', 'graphql stream html'],
    ['application/json;q=0.2, application/*;q=0.5', 'graphql json'],
    ['text/*', 'stream html'],
    ['application/json; charset=UTF-8', 'json'],
    ['application/json; charset=utf-16', ''],
    ['image/png', ''],
    ['json', ''],
    [`${'a/b,'.repeat(4_000)}application/json`, ''],
  ])('%s', (accept, types) => {
    const headers = accept === undefined ? {} : { accept };
    expect(acceptedTypes(headers, ALL).map((type) => SHORT[type])).toEqual(types.split(' ').filter(Boolean));
  });

  test('what nobody reads is not sent, and the refusal says what there is', () => {
    expect(requireType({ accept: 'application/*' }, [HTML_TYPE, JSON_TYPE])).toBe(JSON_TYPE);
    expect(() => requireType({ accept: 'image/png' }, [HTML_TYPE, JSON_TYPE])).toThrow(
      'This route answers with text/html or application/json.',
    );
  });
});
