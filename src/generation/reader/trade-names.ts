/**
 * Titles of games that are everyday words as well: "a halo", "the temple of doom", "con forza". Such a word names a game
 * only where it is spoken of as one; anywhere else it points to the kind as faintly as can be, and hides no thing.
 */
import type { Token } from './tokens.js';
import type { Span } from './vocabulary.js';

/** Folded. A hero's own name ("sonic", "mario") stays a title wherever it stands: who types it hardly ever means the word. */
export const EVERYDAY_TITLES: ReadonlySet<string> = new Set([
  ...'contra doom quake halo ori forza osu celeste asteroids centipede slither dominoes diablo pitfall outrun'.split(
    ' ',
  ),
  ...'township taiko mahjong frogger bejeweled 1942 2048'.split(' '),
  'among us',
  'rock band',
  'out run',
  'animal crossing',
  'just dance',
  'harvest moon',
  'hay day',
  'cut the rope',
]);

/** before it, at most two words back: "like doom", "clone of contra", "a la diablo" */
const BEFORE =
  /^(?:like|clone|clon|klon|remake|version|style|inspired|based|parody|plays?|playing|wie|ahnlich|como|estilo|tipo|comme|facon|style|come|stile|parecido|similar|als|как|вроде|типа|super|juego|jeu|jogo|gioco|spiel|game)$/u;
/** after it: "doom clone", "halo but with frogs" */
const AFTER =
  /^(?:clone|clon|klon|like|style|styled|stil|estilo|remake|rip|ripoff|parody|game|spiel|but|with|meets?|except|mit|aber|nur|pero|con|mais|avec|mas|com|ma|vs|но|с|版|风格)$/u;
const BRIDGES = /^(?:of|to|on|by|the|a|en|in|de|del|di|von|la|el|le|il|of)$/u;
/** at the start of a prompt a title may stand alone, or say where and with whom it is: "asteroids in the ocean" */
const OPENING = /^(?:in|on|for|where|en|im|auf|para|pour|per|dans|sur|in|no|na|su|und|and|y|et|e|plus|2d|3d)$/u;

function spokenOf(tokens: readonly Token[], { from, to }: Span, language: string): boolean {
  const [before, after] = [tokens[from - 1], tokens[to]];
  const back = before && BRIDGES.test(before.folded) ? tokens[from - 2] : before;
  if (BEFORE.test(before?.folded ?? '') || (back !== before && BEFORE.test(back?.folded ?? ''))) return true;
  // articles and "of" in front make it a thing
  const bare =
    before === undefined || before.type === 'stop' || before.type === 'comma' || !BRIDGES.test(before.folded);
  if (bare && AFTER.test(after?.folded ?? '')) return true;
  const ends = after === undefined || after.type !== 'word';
  if (before === undefined && (ends || OPENING.test(after.folded))) return true;
  const text = tokens[from]?.text ?? '';
  // a capital in the middle of a sentence, where German nouns and a headline's words have none of their own
  const capital = /^\p{Lu}/u.test(text) && before?.type === 'word' && language !== 'de';
  return capital && !tokens.slice(0, from).every((token) => token.type !== 'word' || /^\p{Lu}/u.test(token.text));
}

/** The spans with every everyday word that is no title here made faint. */
export function withoutEverydayTitles(spans: readonly Span[], tokens: readonly Token[], language: string): Span[] {
  return spans.map((span) => {
    if (span.type !== 'kind' || span.weight !== 8) return span;
    const words = tokens
      .slice(span.from, span.to)
      .map(({ folded }) => folded)
      .join(' ');
    // a single word that only shares its stem with a title is another word: "asteroid", "to dominate"
    const everyday = EVERYDAY_TITLES.has(words) || (!span.exact && span.to - span.from === 1);
    return everyday && !spokenOf(tokens, span, language) ? { ...span, weight: 1 } : span;
  });
}
