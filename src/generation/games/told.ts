/** What people are told where the game that they named is not the one that is made, or where they named none. */
import type { Genre } from '../design.js';
import { LANGUAGES } from '../languages/index.js';

type Told = 'near' | 'far' | 'unknown';

/** What a kind is called in a language (`languages/xx/kind-names.ts`), as in the Studio and in the gallery; in English where it is none of ours. */
export function kindName(kind: Genre, language: string): string {
  return (LANGUAGES[language] ?? LANGUAGES['en']!).texts.kinds[kind];
}

function sentence(told: Told | 'deeds' | 'open', values: Readonly<Record<string, string>>, language: string): string {
  const line = (LANGUAGES[language] ?? LANGUAGES['en'])?.words.told[told] ?? '';
  const filled = line.replace(/\{(asked|made|said)\}/gu, (_, name: string) => values[name] ?? '');
  return filled.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}

/** One sentence in a language: which game can't be made yet, and what was made. Never inflects what is put in. */
export const whyTold = (told: Told, asked: string, made: Genre, language: string): string =>
  sentence(told, { asked, made: kindName(made, language) }, language);

/** Why this kind was made of a prompt that names none: by words of the prompt, at most a few, or none. */
export const whyChosen = (said: readonly string[], made: Genre, language: string): string =>
  sentence(
    said.length > 0 ? 'deeds' : 'open',
    { said: said.map((one) => `“${one}”`).join(' + '), made: kindName(made, language) },
    language,
  );
