import { useMessages } from '../messages/index.js';
import { useTitle } from '../parts/title.js';

export function AccountPage() {
  const texts = useMessages();
  useTitle(texts.account.title);
  return <h1>{texts.account.title}</h1>;
}
