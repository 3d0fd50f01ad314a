import { useMessages } from '../messages/index.js';
import { useTitle } from '../parts/title.js';

/** All runs of the viewer. */
export function HistoryPage() {
  const texts = useMessages();
  useTitle(texts.history.title);
  return <h1>{texts.history.title}</h1>;
}
