import { slugify } from 'transliteration';

const MAX_CHARACTERS = 60;
/** Windows opens a device instead of a file of such a name, whatever its extension */
const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/u;

/**
 * `text` in lower-case ASCII letters, digits and single hyphens, at most 60 characters, in any script it came in
 * ("ペンギン" → "pengin"). Never a path, a device or a header's delimiter; `fallback` where nothing is left ("🐧").
 */
export function slugOf(text: string, fallback: string): string {
  // cut before and after: transliteration of a long text is work for nothing, and letters may become several
  const slug = slugify(text.slice(0, 200).toWellFormed())
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, MAX_CHARACTERS)
    .replace(/^-+|-+$/gu, '');
  if (slug === '') return fallback;
  return WINDOWS_DEVICE.test(slug) ? `${fallback}-${slug}` : slug;
}
