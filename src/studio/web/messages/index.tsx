/** The texts of one language, loaded by themselves: a reader gets no other language's. */
import { createContext, type ComponentChildren } from 'preact';
import { useCallback, useContext, useState } from 'preact/hooks';
import type { Messages } from './en.js';
import { keepLanguage, LANGUAGE_NAMES, loaders, type Language } from './languages.js';

/** The texts in the language that the page was answered in, which the gateway chose (`http/reader-language.ts`). */
export function loadMessages(): Promise<Messages> {
  const { lang } = document.documentElement;
  return load(lang in loaders ? (lang as Language) : 'en');
}

async function load(language: Language): Promise<Messages> {
  const messages = await loaders[language]();
  document.documentElement.lang = messages.lang;
  document.documentElement.dir = messages.dir;
  return messages;
}

const MessagesContext = createContext<Messages | null>(null);
const ChoiceContext = createContext<(language: Language) => void>(() => undefined);

export function MessagesProvider({
  first,
  children,
}: {
  readonly first: Messages;
  readonly children: ComponentChildren;
}) {
  const [messages, setMessages] = useState(first);
  const choose = useCallback((language: Language) => {
    keepLanguage(language);
    // without a connection the page stays as it is, and is in the chosen language from the next time on
    void load(language).then(setMessages, () => undefined);
  }, []);
  return (
    <MessagesContext.Provider value={messages}>
      <ChoiceContext.Provider value={choose}>{children}</ChoiceContext.Provider>
    </MessagesContext.Provider>
  );
}

export function useMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('useMessages outside of MessagesProvider');
  return messages;
}

/** Shows the page in another language, at once and from now on. */
export const useChooseLanguage = (): ((language: Language) => void) => useContext(ChoiceContext);

export { LANGUAGE_NAMES, type Language };
