/** One of a crowd by its name: three cats at a table are cat 1, cat 2 and cat 3. */
import { isLabelPicture } from '../lexicon/labels.js';
import { baseForm, isKnownPlural, nameOf } from './names.js';
import type { Noun } from './things.js';

/** endings that only many have, where no table of plurals knows them: "котів", "बिल्लियों" */
const OF_MANY: Readonly<Partial<Record<string, RegExp>>> = {
  uk: /[ії]в$/u,
  pl: /ów$/u,
  hi: /(?:ों|ियाँ|ियां)$/u,
};

/** What one of a crowd is called: "cats" → "cat"; undefined where the name is of one already. */
export function oneOf(name: string, { picture, plural }: Noun, lang: string): string | undefined {
  const many = plural || isKnownPlural(name, picture, lang) || OF_MANY[lang]?.test(name) === true;
  // elsewhere the language's own table knows, whatever the ending
  if (lang === 'en' && !many) return undefined;
  // "sneaky cats": the noun stands last in English, and the rest stays as typed
  const one =
    lang === 'en'
      ? name.replace(/[\p{L}'’]+$/u, (last) => baseForm(last, picture, lang, true))
      : baseForm(name, picture, lang, true);
  // where no table knows the word, its picture's name is of one
  const known = many && one === name && !isLabelPicture(picture) ? nameOf(picture, lang) : one;
  return known === name ? undefined : known;
}
