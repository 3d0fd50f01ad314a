/** Which languages there are texts in, and how one is kept. A new language is a file beside `en.ts` and two lines here. */
import type { Messages } from './en.js';

/** As `http/reader-language.ts` has them; a test compares the two. */
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

export type Language = keyof typeof LANGUAGE_NAMES;

export const loaders: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./en.js')).en,
  es: async () => (await import('./es.js')).es,
  fr: async () => (await import('./fr.js')).fr,
  de: async () => (await import('./de.js')).de,
  pt: async () => (await import('./pt.js')).pt,
  it: async () => (await import('./it.js')).it,
  nl: async () => (await import('./nl.js')).nl,
  pl: async () => (await import('./pl.js')).pl,
  tr: async () => (await import('./tr.js')).tr,
  ru: async () => (await import('./ru.js')).ru,
  uk: async () => (await import('./uk.js')).uk,
  ja: async () => (await import('./ja.js')).ja,
  zh: async () => (await import('./zh.js')).zh,
  ko: async () => (await import('./ko.js')).ko,
  hi: async () => (await import('./hi.js')).hi,
  ar: async () => (await import('./ar.js')).ar,
  id: async () => (await import('./id.js')).id,
};

const YEAR_SECONDS = 365 * 86_400;

/** In the cookie that the public pages read too. */
export function keepLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `gamewright_language=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}
