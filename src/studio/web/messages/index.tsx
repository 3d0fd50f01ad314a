import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { en, type Messages } from './en.js';

/** By primary language subtag. A new language is a file beside `en.ts` and a line here. */
const LANGUAGES: Readonly<Record<string, Messages>> = { en };

/** The texts in the first of the browser's languages that there are texts for. */
export function messagesFor(languages: readonly string[]): Messages {
  for (const tag of languages) {
    const found = LANGUAGES[tag.split('-', 1)[0] ?? ''];
    if (found) return found;
  }
  return en;
}

const MessagesContext = createContext<Messages>(en);
export const MessagesProvider = MessagesContext.Provider;
export const useMessages = (): Messages => useContext(MessagesContext);
