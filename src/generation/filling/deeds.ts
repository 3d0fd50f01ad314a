/** The game that a brief asks for by its deeds alone: the kind that is made, and what is told of it. */
import type { Brief } from '../brief.js';
import { designText, type GameDesign, type Genre } from '../design.js';
import { shownName } from '../games/dictionary.js';
import { GAMES } from '../games/games.js';
import { whyChosen, whyTold } from '../games/told.js';
import { foldWord } from '../lexicon/fold.js';
import { smallWords } from '../vocabulary/language.js';
import { pointedKind } from './kind.js';
import { kindOf } from './named.js';

type Deeds = NonNullable<Brief['byDeeds']>;

/** From here on the deeds are those of the kind: nobody needs to be told. Measured on authors that were held out. */
const SURE = 0.98;
/** From here on a game that is none of today's kinds is called by its name, and the words that spoke for a kind are told. */
const CALLED = 0.5;
/** Points of a kind's words that are more than a prop. */
const POINTED = 4;
/** "A game with cats" leaves the kind open; who speaks of two things has a game in mind. */
const STORY = 2;
/** Letters of a word that is said again. */
const LONGEST = 24;

/** What the deeds ask for; undefined where a game is named, which counts for more. A brief has none where a kind's name is upheld by them. */
export const deedsOf = ({ game, byDeeds }: Brief): Deeds | undefined => (game ? undefined : byDeeds);

/** What is told where a kind was chosen though nothing of the prompt names it and no deed speaks for it; nothing where any kind will do. */
export function toldByNothing(brief: Brief, made: Genre, language: string): GameDesign['named'] {
  const isPointed = (pointedKind(brief)?.points ?? 0) >= POINTED;
  const read = brief.things.length + brief.rules.length;
  const unread = brief.unread ?? 0;
  // "kahve falı baksın": the coffee is understood, and what is to be done with it is not
  const meant = read + unread >= STORY || (read === 0 && unread > 0);
  return brief.game || isPointed || !meant ? undefined : { fit: 'near', why: whyChosen([], made, language) };
}

/** What the design keeps of it: how near the made kind comes and why it was chosen; nothing where the kind itself is what is asked for. */
export function toldByDeeds({ name, sure, spans }: Deeds, made: Genre, language: string): GameDesign['named'] {
  const kind = kindOf({ names: [name] });
  const game = 'game' in name ? GAMES.get(name.game) : undefined;
  if (game && game.fit !== 'exact' && sure >= CALLED && made === kind) {
    const called = shownName(game, language);
    return { game: game.id, name: called, fit: game.fit, why: whyTold(game.fit, called, made, language) };
  }
  if (made === kind && sure >= SURE)
    return game ? { game: game.id, name: shownName(game, language), fit: 'exact' } : undefined;
  // with less, the words that speak most for it do so by accident: "closest to Tuesday" helps nobody
  const small = smallWords(language);
  const told = sure >= CALLED ? spans.filter(({ text }) => !small.has(foldWord(text))) : [];
  const words = told.map(({ text }) => designText(text, LONGEST)).filter((text) => text !== '');
  return { fit: made === kind ? 'near' : 'far', why: whyChosen(words, made, language) };
}
