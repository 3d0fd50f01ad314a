import { ASK_KINDS, ASK_OUTCOMES, GENRES, type Genre } from '../generation/design.js';
import { FITS } from '../generation/fits.js';
import { SPEECHES } from '../generation/genres/speeches.js';
import { TAKEN_INTENTS } from '../generation/reading.js';
import { sdlEnum } from '../graphql/enums.js';

const DOES = Object.fromEntries(GENRES.map((kind) => [kind, SPEECHES[kind].does])) as Record<Genre, string>;
export const GameKind = sdlEnum('GameKind', GENRES, 'A kind of game.', DOES);
export const TakenIntentEnum = sdlEnum('TakenIntent', TAKEN_INTENTS, 'The intent that a run followed.', {
  create: 'A game from the prompt alone.',
  edit: 'The game that it continues, with what the prompt changes.',
  remix: 'The cast of the game that it continues as another kind, or its kind with another cast.',
  fix: 'The game that it continues, fixed.',
});
export const AskKindEnum = sdlEnum('AskKind', ASK_KINDS, 'What a literal request in a prompt is about.', {
  title: 'The title of the game.',
  name: 'A proper name for a character.',
  message: 'A message for the end of the game.',
  sign: 'A name that stays on screen, e.g. of a channel, a company or a class.',
  keys: 'Keys to play with.',
  words: 'Words to use in a word game.',
  number: 'A number of lives, seconds, levels, items …',
  rule: 'A rule without a number.',
  colour: 'A color of the game, of something in it or of a player.',
  wish: 'Something that no game here supports.',
});
export const AskOutcomeEnum = sdlEnum('AskOutcome', ASK_OUTCOMES, 'What became of a request.', {
  kept: 'The game has it as requested.',
  changed: 'The game has it in another form; `note` says how.',
  dropped: 'The game does not have it; `note` says why.',
});
export const ReadingFit = sdlEnum('ReadingFit', FITS, 'How close a game comes to the one that its prompt names.', {
  exact: 'It is that game, or the prompt names no game.',
  near: 'The same actions and the same goal in another form.',
  far: 'A different game: the nearest that can be made.',
});
