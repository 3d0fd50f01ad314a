/** What would be made of what is typed, read by the server once the typing rests. */
import { useClient } from '@urql/preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { PreviewReadingDocument, type PreviewReadingQuery, type StudioRunIntent } from '../generated/operations.js';
import { usePausedQuery } from '../graphql/use-paused-query.js';

export type Preview = NonNullable<PreviewReadingQuery['previewReading']>;

const REST_MS = 300;
/** How long somebody who has pressed the button waits for the preview at most: it is only a help. */
const MOST_MS = 1_500;
/** One letter says nothing yet. In Chinese two say a lot. */
const SHORTEST = 2;

export interface PreviewOf {
  readonly prompt: string;
  readonly intent: StudioRunIntent;
  readonly parentRunId: string | undefined;
  /** longer prompts are refused */
  readonly longest: number;
}

/**
 * The newest preview while there is something to preview, also while a newer one is on its way: `preview` is undefined
 * before the first, and `failed` where the server has none to give, since it is only a help. A newer prompt cancels the
 * request of the one before.
 */
export function usePreview({ prompt, intent, parentRunId, longest }: PreviewOf): {
  readonly preview: Preview | undefined;
  readonly failed: boolean;
  /** it is of what is typed now */
  readonly current: boolean;
  /** asks at once, without the rest; undefined where there is no answer in time */
  readonly ask: () => Promise<Preview | undefined>;
} {
  const typed = prompt.trim();
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const tooShort = (text: string): boolean => [...text].length < SHORTEST;
  const isOn = !tooShort(rested) && !tooShort(typed) && [...rested].length <= longest;
  const of = (text: string) => ({ prompt: text, intent, ...(parentRunId === undefined ? {} : { parentRunId }) });
  const [{ data, error, fetching }] = usePausedQuery({
    query: PreviewReadingDocument,
    variables: of(rested),
    // a game that is continued may have a new version
    requestPolicy: 'network-only',
    pause: !isOn || rested !== typed,
  });
  const last = useRef<Preview | undefined>(undefined);
  if (!fetching && data?.previewReading && rested === typed) last.current = data.previewReading;
  const failed = error !== undefined && !fetching;
  if (!isOn || failed) last.current = undefined;
  const client = useClient();
  const ask = async (): Promise<Preview | undefined> => {
    setRested(typed);
    const answer = client.query(PreviewReadingDocument, of(typed), { requestPolicy: 'network-only' }).toPromise();
    const late = new Promise<undefined>((done) => setTimeout(() => done(undefined), MOST_MS));
    return (await Promise.race([answer, late]))?.data?.previewReading ?? undefined;
  };
  return { preview: last.current, failed, current: rested === typed && !fetching, ask };
}
