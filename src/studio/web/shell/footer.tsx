import { Languages } from 'lucide-preact';
import { LANGUAGE_NAMES, useChooseLanguage, useMessages, type Language } from '../messages/index.js';

/** The end of every view: the language, each by its own name. */
export function Footer() {
  const { lang, language } = useMessages();
  const choose = useChooseLanguage();
  return (
    <footer class="footer">
      <label>
        <Languages aria-hidden="true" />
        <span>{language}</span>
        <select value={lang} onChange={(event) => choose(event.currentTarget.value as Language)}>
          {Object.entries(LANGUAGE_NAMES).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </footer>
  );
}
