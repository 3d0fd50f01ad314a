import { useMessages } from '../messages/index.js';
import { useTitle } from '../parts/title.js';

export function CreditsPage() {
  const texts = useMessages();
  useTitle(texts.creditsPage.title);
  return <h1>{texts.creditsPage.title}</h1>;
}
