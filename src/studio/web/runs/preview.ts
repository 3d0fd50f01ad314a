/**
 * Where a game plays. A link lives for an hour and each reading of the run brings another one, while a frame whose address
 * changes loads anew and loses the game in it. So the frame keeps the address that it was opened with, and a link is
 * looked at only when somebody wants the game from the start.
 */
import { useEffect, useRef, useState } from 'preact/hooks';

/** Ten minutes before the server's hour is over. Counted from when this page first saw the link: its clock may be wrong. */
const FRESH_MS = 50 * 60_000;

/** By artifact, for as long as the page is open: a view that is left and opened again may have an old link. */
const seen = new Map<string, { readonly url: string; readonly at: number }>();

function isFresh(artifactId: string, url: string): boolean {
  const known = seen.get(artifactId);
  if (known?.url === url) return Date.now() - known.at < FRESH_MS;
  seen.set(artifactId, { url, at: Date.now() });
  return true;
}

export interface Preview {
  /** undefined: a link is being asked for */
  readonly source: string | undefined;
  /** counts how often the game was started from the beginning */
  readonly turn: number;
  readonly renewing: boolean;
  readonly failed: boolean;
  readonly restart: () => void;
}

/** `renew`: reads the run again; the new link, or undefined where no answer came. */
export function usePreview(artifactId: string, url: string, renew: () => Promise<string | undefined>): Preview {
  const [shown, setShown] = useState(() => ({ source: isFresh(artifactId, url) ? url : undefined, turn: 0 }));
  const [state, setState] = useState<'' | 'renewing' | 'failed'>('');
  const alive = useRef(true);
  useEffect(
    () => () => {
      alive.current = false;
    },
    [],
  );
  const show = (source: string): void => setShown(({ turn }) => ({ source, turn: turn + 1 }));
  const restart = (): void => {
    if (state === 'renewing') return;
    if (isFresh(artifactId, url)) return show(url);
    setState('renewing');
    void renew().then((fresh) => {
      if (!alive.current) return;
      setState(fresh === undefined ? 'failed' : '');
      if (fresh !== undefined && isFresh(artifactId, fresh)) show(fresh);
    });
  };
  useEffect(() => {
    if (shown.source === undefined && state === '') restart();
  }, [shown.source]);
  return { ...shown, renewing: state === 'renewing', failed: state === 'failed', restart };
}
