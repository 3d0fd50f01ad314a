import { createContext, type ComponentChildren } from 'preact';
import { useCallback, useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { RunSkeleton } from '../runs/run-skeleton.js';

/** A quick answer brings the page of the run itself; before this, a skeleton of it would only flash. */
const SLOW_MS = 400;

/** Says that a run is being asked for, with what prompt; what it returns says that the answer is there. */
type Begin = (prompt: string) => () => void;

const SlowMakeContext = createContext<Begin>(() => () => undefined);

export const useSlowMake = (): Begin => useContext(SlowMakeContext);

/**
 * Around the views. While a run is asked for and the answer is slow, the page that the run will have is shown as a skeleton.
 * The view behind it stays as it is, unseen, and comes back as it was left where the run is refused.
 */
export function SlowMakeProvider({ children }: { readonly children: ComponentChildren }) {
  const [prompt, setPrompt] = useState<string | undefined>();
  const [path] = useLocation();
  const left = useRef<{ path: string; top: number; focus: Element | null } | undefined>();
  const begin = useCallback<Begin>((asked) => {
    const { pathname } = location;
    const timer = setTimeout(() => {
      if (location.pathname !== pathname) return;
      left.current = { path: pathname, top: scrollY, focus: document.activeElement };
      setPrompt(asked);
    }, SLOW_MS);
    return () => {
      clearTimeout(timer);
      setPrompt(undefined);
    };
  }, []);
  // whoever goes elsewhere meanwhile sees what is there
  useEffect(() => setPrompt(undefined), [path]);
  const slow = prompt !== undefined;
  useLayoutEffect(() => {
    if (slow) return scrollTo(0, 0);
    const { path: before, top, focus } = left.current ?? {};
    left.current = undefined;
    if (before !== location.pathname) return;
    scrollTo(0, top ?? 0);
    if (focus instanceof HTMLElement && document.activeElement === document.body) focus.focus({ preventScroll: true });
  }, [slow]);
  return (
    <SlowMakeContext.Provider value={begin}>
      {slow && <RunSkeleton prompt={prompt} />}
      <div hidden={slow}>{children}</div>
    </SlowMakeContext.Provider>
  );
}
