import { useEffect } from 'preact/hooks';
import { useMessages } from '../messages/index.js';

/** The title of the tab while a view is shown. */
export function useTitle(title: string): void {
  const { product } = useMessages();
  useEffect(() => {
    document.title = title === product ? title : `${title} · ${product}`;
  }, [title, product]);
}
