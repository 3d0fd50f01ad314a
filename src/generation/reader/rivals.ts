/** "Two wizards throw frogs at each other": one plays, the other of them is the enemy, and what is thrown flies. */
import { isAgent, type Cast } from './roles.types.js';
import { lineOf } from './token-line.js';
import type { Token } from '../vocabulary/tokens.js';

/** By language, over the line of folded words. */
const EACH_OTHER: Readonly<Record<string, RegExp>> = {
  en: /\b(?:each other|one another)\b/u,
  de: /\b(?:aufeinander|gegeneinander|einander|gegenseitig)\b/u,
  es: /\b(?:el uno al otro|uno al otro|unos a otros|una a otra|entre si|mutuamente)\b/u,
  fr: /\b(?:l un (?:sur )?l autre|l une (?:sur )?l autre|les un(?:e)?s (?:sur )?les autres|mutuellement)\b/u,
  pt: /\b(?:um (?:no|ao|contra o) outro|uma (?:na|a) outra|uns (?:nos|aos) outros|entre si)\b/u,
  it: /\b(?:l un l altr[oa]|gli uni (?:gli|agli) altri|a vicenda|tra loro)\b/u,
  ru: /друг (?:друга|в друга|другу|с другом)/u,
  zh: /互相|对打|互扔|互丢/u,
};

/** Makes the others of a crowd that fights itself enemies; the cast comes back with them. */
export function readRivals(cast: readonly Cast[], tokens: readonly Token[], language: string): Cast[] {
  const line = lineOf(tokens);
  const found = EACH_OTHER[language]?.exec(line.text);
  if (!found) return [...cast];
  const at = line.tokenAt[found.index] ?? 0;
  const start = tokens.findLastIndex(({ type }, k) => k < at && type === 'stop');
  const before = cast.filter(({ mention }) => mention.from > start && mention.from < at + 2);
  const fighter = before.find(({ mention, role }) => isAgent(mention) && role !== 'place');
  if (!fighter) return [...cast];
  // "a cat and a dog throw pies at each other": they are two already
  const second = before[before.indexOf(fighter) + 1];
  const joint = second && tokens.slice(fighter.mention.to, second.mention.from);
  const listed = joint !== undefined && joint.length <= 2 && /^(?:and|y|e|und|et|и|和)$/u.test(joint[0]?.folded ?? '');
  if (!listed && !fighter.mention.plural) return [...cast];
  for (const one of cast) if (one.role === 'hero' && one !== fighter) one.role = 'free';
  fighter.role = 'hero';
  fighter.sure = 8;
  const rival: Cast =
    listed && second && isAgent(second.mention) ? second : { mention: fighter.mention, role: 'enemy', sure: 9 };
  rival.role = 'enemy';
  rival.sure = 9;
  rival.deed = 'rival';
  for (const one of before)
    if (one !== fighter && one !== rival && one.role === 'enemy') {
      one.role = 'projectile';
      one.sure = 7;
    }
  return cast.includes(rival) ? [...cast] : [...cast, rival];
}
