import { useQuery } from '@urql/preact';
import { useEffect, useState } from 'preact/hooks';
import { VersionsDocument } from '../generated/operations.js';
import { versionLine, type Version } from './version-line.js';

/**
 * The versions of a thread from the first to the last; none until all are there. Pages are put together by the cache; a
 * thread has seldom more than one. The first version comes with the last page, so none has its number before that; where a
 * page does not come, those that came are better than none.
 */
export function useVersions(threadId: string): readonly Version[] {
  const [after, setAfter] = useState<string | null>(null);
  const [{ data, error }] = useQuery({
    query: VersionsDocument,
    variables: { threadId, after },
    requestPolicy: 'cache-and-network',
    // which thread it is may not be known yet
    pause: threadId === '',
  });
  const found = data?.viewer?.studioRuns;
  const next = found?.pageInfo.hasNextPage && !error ? found.pageInfo.endCursor : undefined;
  useEffect(() => {
    if (next) setAfter(next);
  }, [next]);
  return next ? [] : versionLine(found?.edges.map(({ node }) => node) ?? []);
}
