/** What pops up to be hit: "whack politicians", "slap zombies". In a game of reactions that is what one gets. */
import type { Cast } from './roles.types.js';
import type { Token } from '../vocabulary/tokens.js';

/** By language, over single folded words: to hit what pops up; to hit or strike anything says less. */
const STRIKE: Readonly<Record<string, RegExp>> = {
  en: /^(?:whack|swat|slap|bonk|smack|pop|thwack|bop)$/u,
  de: /^(?:klatsche?|verhaue?|erschlage?|zerplatze)$/u,
  es: /^(?:aplasta|revienta|explota|abofetea)$/u,
  fr: /^(?:ecrase|eclate|gifle)$/u,
  pt: /^(?:esmague|estoure|esmaga|estoura)$/u,
  it: /^(?:schiaccia|scoppia|schiaffeggia)$/u,
};
const ARTICLE =
  /^(?:the|an?|all|die|den|das|los|las|el|la|a|les|des|le|os|as|o|i|gli|le|il|lo|nos|nas|sur|all[ae]|dei|degli)$/u;

/** Marks the things that are hit in a cast already read. */
export function readStruck(cast: readonly Cast[], tokens: readonly Token[], language: string): void {
  const pattern = STRIKE[language];
  if (!pattern) return;
  for (const one of cast) {
    const { from } = one.mention;
    const back = ARTICLE.test(tokens[from - 1]?.folded ?? '') ? 2 : 1;
    const verb = tokens[from - back];
    if (!verb || !pattern.test(verb.folded) || !opens(tokens, from - back)) continue;
    if (one.role === 'hero' && one.sure >= 8) continue;
    one.role = 'item';
    one.sure = 7;
    one.deed = 'struck';
  }
}

/** The prompt, or a sentence, starts with the verb, or asks for a game of it. */
function opens(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return (
    !before ||
    before.type === 'stop' ||
    before.type === 'comma' ||
    /^(?:to|you|i|and|where|game|must|can|zu|und|man|que|pour|di|de|et|y|e)$/u.test(before.folded)
  );
}
