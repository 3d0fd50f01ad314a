/**
 * Which language a page is written in for its reader: what they chose (a cookie that the Studio and the public pages
 * share), else what their browser asks for (RFC 9110, section 12.5.4).
 */
import Negotiator from 'negotiator';

/** Those that prompts are read in, by primary subtag, each by its own name. */
export const LANGUAGE_NAMES = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  pt: 'Português',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  tr: 'Türkçe',
  ru: 'Русский',
  uk: 'Українська',
  ja: '日本語',
  zh: '中文',
  ko: '한국어',
  hi: 'हिन्दी',
  ar: 'العربية',
  id: 'Bahasa Indonesia',
} as const;

export type ReaderLanguage = keyof typeof LANGUAGE_NAMES;
export const READER_LANGUAGES = Object.keys(LANGUAGE_NAMES) as ReaderLanguage[];

/** No secret: the Studio's script writes it too. */
export const LANGUAGE_COOKIE = 'gamewright_language';
export const LANGUAGE_COOKIE_SECONDS = 365 * 86_400;

/** What an answer that differs by language says, so that no cache serves it to a reader of another one. */
export const VARIES_BY_LANGUAGE = 'Accept-Language, Cookie';

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Browsers send at most a hundred or so; what is behind this many is not read. */
const MOST_CHARACTERS = 1_000;

const CHOSEN = new RegExp(`(?:^|;) *${LANGUAGE_COOKIE}=([a-z]{2}) *(?:;|$)`, 'u');

export function isReaderLanguage(value: unknown): value is ReaderLanguage {
  return typeof value === 'string' && Object.hasOwn(LANGUAGE_NAMES, value);
}

/** English for a reader whose languages we do not write; `undefined` for one who names none, as search engines do. */
export function languageWanted(headers: Headers): ReaderLanguage | undefined {
  const chosen = CHOSEN.exec(joined(headers['cookie']))?.[1];
  if (isReaderLanguage(chosen)) return chosen;
  const asked = joined(headers['accept-language']).slice(0, MOST_CHARACTERS);
  if (/^[\s,]*(?:\*[\s,]*)?$/u.test(asked)) return undefined;
  const [best] = new Negotiator({ headers: { 'accept-language': asked } }).languages(READER_LANGUAGES);
  return isReaderLanguage(best) ? best : 'en';
}

/** For pages that have no language of their own. */
export function readerLanguage(headers: Headers): ReaderLanguage {
  return languageWanted(headers) ?? 'en';
}

function joined(header: string | readonly string[] | undefined): string {
  return [header ?? []].flat().join(',');
}
