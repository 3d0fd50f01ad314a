import { useEffect, useRef } from 'preact/hooks';
import { useMessages } from '../messages/index.js';

export interface LoadMoreProps {
  readonly label: string;
  readonly busy: boolean;
  readonly onMore: () => void;
}

/** The end of a list that goes on: reads more when it comes into view, or when it is pressed. */
export function LoadMore({ label, busy, onMore }: LoadMoreProps) {
  const texts = useMessages();
  const ref = useRef<HTMLButtonElement>(null);
  const more = useRef(onMore);
  more.current = onMore;
  useEffect(() => {
    const button = ref.current;
    if (!button || busy) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.current(), {
      rootMargin: '600px',
    });
    watch.observe(button);
    return () => watch.disconnect();
  }, [busy]);
  return (
    <button type="button" class="button load-more" ref={ref} disabled={busy} onClick={onMore}>
      {busy ? texts.loading : label}
    </button>
  );
}
