/**
 * What is done in a prompt, in any language: `languages/xx/verbs.ts` has the words of some 370 deeds, finer than events, which have slots,
 * and than concepts, which games are made of. By them the models learn of milking goats in English and know it in Hindi.
 */
import { LANGUAGES } from '../languages/index.js';
import type { Token } from '../vocabulary/tokens.js';
import { phraseAt, phraseTable, type Found, type PhraseTable } from './meaning/words.js';

const tables = new Map<string, PhraseTable>();

function tableOf(language: string): PhraseTable {
  const known = tables.get(language) ?? phraseTable((LANGUAGES[language] ?? LANGUAGES['en'])?.verbs ?? '');
  tables.set(language, known);
  return known;
}

/** What was found in the tokens of a prompt: both models ask for it, and each more than once. */
const found = new WeakMap<readonly Token[], { readonly language: string; readonly verbs: readonly Found[] }>();

/** Every deed that stands in the tokens, in their order: of those that begin at a token the one that says most. Linear in the tokens. */
export function verbsIn(tokens: readonly Token[], language: string): readonly Found[] {
  const known = found.get(tokens);
  if (known?.language === language) return known.verbs;
  const table = tableOf(language);
  const verbs = tokens.flatMap((_, at) => phraseAt(table, tokens, at, language) ?? []);
  found.set(tokens, { language, verbs });
  return verbs;
}
