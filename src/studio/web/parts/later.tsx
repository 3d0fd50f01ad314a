import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A component whose script comes by itself: `load` fetches it before it is shown. */
export type Later<P> = ComponentType<P> & { readonly load: () => Promise<void> };

/**
 * What the first view does not show, fetched when it is shown or, by `load`, before: then it is there at once. `waiting`
 * is in its place meanwhile. A script that does not come is the error boundary's, which offers to load the page anew: it
 * may be of a release that is gone.
 */
export function later<P extends object>(fetch: () => Promise<ComponentType<P>>, waiting?: () => JSX.Element): Later<P> {
  let Loaded: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;
  const read = async (): Promise<void> => {
    try {
      Loaded = await fetch();
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  const load = (): Promise<void> => (loading ??= read());
  function Shown(props: P) {
    const [, setArrived] = useState(false);
    const [problem, setProblem] = useState<{ readonly error: unknown } | undefined>();
    useEffect(() => {
      if (!Loaded)
        load().then(
          () => setArrived(true),
          (error: unknown) => setProblem({ error }),
        );
    }, []);
    if (problem) throw problem.error;
    if (Loaded) return <Loaded {...props} />;
    return waiting?.() ?? null;
  }
  return Object.assign(Shown, { load });
}
