/** Names without quotation marks: "my channel is NOVABYTE", "our bakery Crumb & Co", "a ghost called Mister Boo". */
import type { Cue, CueAt } from './cues.js';
import type { Stretch } from './quoted.js';

/** A word that starts with a capital, or is capitals, or is a class ("2B"). */
const WORD = String.raw`(?<![\p{L}\p{N}])(?:\d{1,2})?\p{Lu}[\p{L}\p{N}'’._-]*`;
/** Up to four of them; an ampersand or a number may stand among them. */
const RUN = new RegExp(String.raw`${WORD}(?:\s+(?:&\s+)?(?:${WORD}|\d{1,4})){0,3}`, 'gu');
/** German nouns have capitals: there only capitals throughout, or a word right after "named", are a name. */
const NOUNS_HAVE_CAPITALS = new Set(['de']);
const SHOUTED = /^\p{Lu}[\p{Lu}\p{N}'’._ &-]+$/u;
/** Words between "my channel" and its name. */
const MOST_BETWEEN = 4;

export interface ProperName extends Stretch {
  /** what leads to it */
  readonly lead: Cue;
}

/** The names right after a word of naming or owning. */
export function properNamesIn(text: string, language: string, cues: readonly CueAt[]): ProperName[] {
  const names: ProperName[] = [];
  for (const { cue, end: from } of cues) {
    if (cue !== 'name' && cue !== 'owner' && cue !== 'title') continue;
    RUN.lastIndex = from;
    const match = RUN.exec(text);
    if (!match || names.some(({ start }) => start === match.index)) continue;
    const name = match[0].replace(/[._-]+$/u, '');
    const between = text.slice(from, match.index);
    if (name.length < 2 || /[.!?;\n"“”«»]/u.test(between)) continue;
    const words = between.split(/[\s:,=]+/u).filter(Boolean).length;
    const sure = SHOUTED.test(name) || (cue === 'name' && words === 0);
    if (words > MOST_BETWEEN || (words > 1 && !sure) || (NOUNS_HAVE_CAPITALS.has(language) && !sure)) continue;
    names.push({ text: name, start: match.index, end: match.index + name.length, lead: cue });
  }
  return names;
}
