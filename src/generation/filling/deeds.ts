/** The game that a brief asks for by its deeds alone: the kind that is made, and what is told of it. */
import type { Brief } from '../brief.js';
import { designText, type GameDesign, type Genre } from '../design.js';
import { shownName } from '../games/dictionary.js';
import { GAMES } from '../games/games.js';
import { whyChosen, whyTold } from '../games/told.js';
import { pointedKind } from './kind.js';
import { kindOf } from './named.js';

type Deeds = NonNullable<Brief['byDeeds']>;

/** From here on the deeds are those of the kind: nobody needs to be told. Measured on authors that were held out. */
const SURE = 0.95;
/** From here on a game that is none of today's kinds is called by its name. */
const CALLED = 0.5;
/** Letters of a word that is said again. */
const LONGEST = 24;

/** What the deeds ask for; undefined where a game or a kind is named, which counts for more. */
export function deedsOf(brief: Brief): Deeds | undefined {
  if (brief.game || pointedKind(brief)?.outright) return undefined;
  return brief.byDeeds;
}

/** What the design keeps of it: how near the made kind comes and why it was chosen; nothing where it is what is asked for. */
export function toldByDeeds({ name, sure, spans }: Deeds, made: Genre, language: string): GameDesign['named'] {
  const kind = kindOf({ names: [name] });
  const game = 'game' in name ? GAMES.get(name.game) : undefined;
  if (game && game.fit !== 'exact' && sure >= CALLED && made === kind) {
    const called = shownName(game, language);
    return { game: game.id, name: called, fit: game.fit, why: whyTold(game.fit, called, made, language) };
  }
  if (!game && made === kind && sure >= SURE) return undefined;
  const words = spans.map(({ text }) => designText(text, LONGEST)).filter((text) => text !== '');
  return { fit: made === kind ? 'near' : 'far', why: whyChosen(words, made, language) };
}
