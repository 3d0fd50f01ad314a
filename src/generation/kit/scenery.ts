/** The scenery that may stand about on open ground. */
import type { Actor } from '../design.js';

/** What belongs into the sky or water, is a framed view, or moves: on a lawn it looks misplaced, or like somebody in the game. */
const AWAY = new RegExp(
  [
    String.raw`cloud|sun$|moon|rainbow|wave|cityscape|bridge|milky|night|sun(?:rise|set)|snowflake|voltage|web$|kite`,
    String.raw`|boat|balloon|bat$|robot|desert$|park$|taxi|bus|locked|car$|automobile|fork-and|snow-capped|leaf$|popper`,
  ].join(''),
  'u',
);

/** Of a game's scenery, what can stand on the ground. May be empty. */
export const sceneryOf = (deco: readonly Actor[]): readonly Actor[] => deco.filter(({ sprite }) => !AWAY.test(sprite));
