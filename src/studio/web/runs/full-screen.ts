/** The game alone on the screen, and the way back, also where the Fullscreen API is missing (iPhones) or refused. */
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** `filled`: the page's window is filled instead of the screen. */
export type Filling = 'none' | 'screen' | 'filled';

export interface FullScreen {
  readonly filling: Filling;
  readonly enter: () => void;
  readonly leave: () => void;
}

export function useFullScreen(stage: RefObject<HTMLElement>): FullScreen {
  const [filling, setFilling] = useState<Filling>('none');

  useEffect(() => {
    const onChange = (): void => {
      setFilling((before) =>
        document.fullscreenElement === stage.current && stage.current
          ? 'screen'
          : before === 'screen'
            ? 'none'
            : before,
      );
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [stage]);

  // what is behind a filled window can be neither seen nor reached
  useEffect(() => {
    if (filling !== 'filled' || !stage.current) return undefined;
    const hidden = hideOthers(stage.current);
    document.documentElement.classList.add('filled');
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setFilling('none');
    };
    addEventListener('keydown', onKey);
    return () => {
      for (const element of hidden) element.inert = false;
      document.documentElement.classList.remove('filled');
      removeEventListener('keydown', onKey);
    };
  }, [filling, stage]);

  return {
    filling,
    enter: () => {
      const element = stage.current;
      if (!element) return;
      if (typeof element.requestFullscreen !== 'function') return setFilling('filled');
      element.requestFullscreen().catch(() => setFilling('filled'));
    },
    leave: () => {
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
      setFilling('none');
    },
  };
}

/** Everything beside the element and beside what it stands in; returns what was not inert before. */
function hideOthers(element: HTMLElement): HTMLElement[] {
  const hidden: HTMLElement[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling === inner || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      hidden.push(sibling);
    }
  }
  return hidden;
}
