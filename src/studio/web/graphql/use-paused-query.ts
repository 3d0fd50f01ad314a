import { useQuery, type AnyVariables, type UseQueryArgs, type UseQueryResponse } from '@urql/preact';
import { useRef } from 'preact/hooks';

/** Never sent: it stands in the place of a query that nobody has asked yet. */
const NOTHING = '{ __typename }';

/** `useQuery` for what is asked later, if at all: its document is parsed when it is first asked, not while it is paused. */
export function usePausedQuery<D, V extends AnyVariables>(args: UseQueryArgs<V, D>): UseQueryResponse<D, V> {
  const asked = useRef(false);
  if (!args.pause) asked.current = true;
  return useQuery(asked.current ? args : { ...args, query: NOTHING });
}
