/** "A black and white penguin", "un pingüino blanco y negro": the colours of an animal are no style of the picture. */
import type { Mention } from './mention.js';
import { lineOf } from './token-line.js';
import type { Token } from '../vocabulary/tokens.js';
import type { Span } from '../vocabulary/vocabulary.js';

const BLACK_AND_WHITE =
  /^(?:black (?:and|&) white|black-and-white|white and black|blanc[oa]s? y negr[oa]s?|schwarz ?-?weiss\p{L}*|noire?s? et blan(?:c|che)s?|blan(?:c|che)s? et noire?s?|pret[oa]s? e branc[oa]s?|branc[oa]s? e pret[oa]s?|bianc[oaihe]+ e ner[oaie]|черно ?-?бел\p{L}*|黑白)$/u;
/** "in black and white" is said of the whole */
const WHOLE = /^(?:in|en|em|im|film|style|стиль|в)$/u;
const OF_GAMES = new Set(['kind', 'theme']);

/** The spans without those that only say what colour an animal has. */
export function withoutCoats(spans: readonly Span[], mentions: readonly Mention[], tokens: readonly Token[]): Span[] {
  return spans.filter(({ type, from, to }) => {
    if (type !== 'style' && type !== 'look') return true;
    if (!BLACK_AND_WHITE.test(lineOf(tokens.slice(from, to)).text)) return true;
    if (WHOLE.test(tokens[from - 1]?.folded ?? '')) return true;
    const animal = mentions.find(
      (one) =>
        one.kind === 'animal' &&
        (one.from === to || one.to === from || (one.from - to === 1 && tokens[to]?.text === '的')),
    );
    // "a black and white cat platformer" is one all the same
    const headed = animal && spans.some((span) => OF_GAMES.has(span.type) && span.from === animal.to);
    return !animal || headed === true;
  });
}
