/** How long somebody lasts who plays a kind for the first time: the bot's hands, late, and idle a third of the time. */
import type { GameDesign } from '../../src/generation/design.js';
import { copyPad, mergePads, newPad } from '../../src/generation/kit/pad.js';
import { Play } from '../../src/generation/kit/play.js';
import type { Kind, Pad } from '../../src/generation/kit/types.js';
import { limitOf } from './play-alone.js';

/** frames after which a newcomer presses what the bot would have pressed, and out of how many half seconds one is spent looking */
export const LATE = 18;
const LOOKS = 3;

/** Seconds until a first game of that seed ends; at most the kind's limit. */
export function newcomerSeconds(kind: Kind, design: GameDesign, seed: number): number {
  const game = new Play<unknown>(kind, { design: { ...design, seed }, seed, ease: 0, pictures: {} });
  game.begin();
  const late: Pad[] = [];
  const wish = newPad();
  const limit = limitOf(kind, design);
  let frames = 0;
  for (; frames < limit && game.phase === 'play'; frames++) {
    kind.bot(game.session, game.session.state, wish);
    const then = newPad();
    copyPad(wish, then);
    late.push(then);
    const press = late.length > LATE ? late.shift() : undefined;
    const looks = Math.floor(frames / 30) % LOOKS === 0;
    game.tick((session) => mergePads(session.pad, looks || !press ? [] : [press]));
  }
  return frames / 60;
}

/** The median of so many first games. */
export function newcomerMedian(kind: Kind, design: GameDesign, seeds: number): number {
  const seconds = Array.from({ length: seeds }, (_, i) => newcomerSeconds(kind, design, (i + 1) * 104_729));
  return seconds.toSorted((a, b) => a - b)[Math.floor(seeds / 2)] ?? Number.NaN;
}
