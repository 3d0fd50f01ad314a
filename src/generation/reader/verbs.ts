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

/** Every deed that stands in the tokens, in their order: of those that begin at a token the one that says most. Linear in the tokens. */
export function verbsIn(tokens: readonly Token[], language: string): Found[] {
  const table = tableOf(language);
  return tokens.flatMap((_, at) => phraseAt(table, tokens, at, language) ?? []);
}
