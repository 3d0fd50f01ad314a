/** What would be made of what is typed, read by the server once the typing rests. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { PreviewReadingDocument, type PreviewReadingQuery, type StudioRunIntent } from '../generated/operations.js';
import { usePausedQuery } from '../graphql/use-paused-query.js';

export type Preview = NonNullable<PreviewReadingQuery['previewReading']>;

const REST_MS = 300;
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
} {
  const typed = prompt.trim();
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const tooShort = (text: string): boolean => [...text].length < SHORTEST;
  const isOn = !tooShort(rested) && !tooShort(typed) && [...rested].length <= longest;
  const [{ data, error, fetching }] = usePausedQuery({
    query: PreviewReadingDocument,
    variables: { prompt: rested, intent, ...(parentRunId === undefined ? {} : { parentRunId }) },
    // a game that is continued may have a new version
    requestPolicy: 'network-only',
    pause: !isOn || rested !== typed,
  });
  const last = useRef<Preview | undefined>(undefined);
  if (!fetching && data?.previewReading && rested === typed) last.current = data.previewReading;
  const failed = error !== undefined && !fetching;
  if (!isOn || failed) last.current = undefined;
  return { preview: last.current, failed, current: rested === typed && !fetching };
}
