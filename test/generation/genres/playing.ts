/** A kind played in Node without page and engine: by its bot, or by hands that a test writes. */
import { expect } from 'vitest';
import type { GameDesign, Rule } from '../../../src/generation/design.js';
import { Play } from '../../../src/generation/kit/play.js';
import type { Session } from '../../../src/generation/kit/session.js';
import type { Kind, Pad } from '../../../src/generation/kit/types.js';
import { designLike, penguin } from '../designs.js';

export const designOf = (genre: GameDesign['genre'], rules: Rule[] = [], over: Partial<GameDesign> = {}): GameDesign =>
  designLike(penguin, { genre, rules, ...over });

export interface Table<S> {
  readonly play: Play<S>;
  /** the session that runs; another after a restart */
  readonly game: () => Session<S>;
  readonly state: () => S;
  /** up to that many frames; `hands` fill the pad before each. Stops at an end, or as soon as `until` holds. */
  readonly run: (frames: number, hands?: (pad: Pad) => void, until?: () => boolean) => void;
  readonly press: (...buttons: ('left' | 'right' | 'up' | 'down' | 'a' | 'b')[]) => void;
}

export function table<S>(kind: Kind<S>, design: GameDesign, seed = design.seed): Table<S> {
  const play = new Play(kind, { design, seed, ease: 0, pictures: {} });
  play.begin();
  const run: Table<S>['run'] = (frames, hands, until) => {
    for (let i = 0; i < frames && play.phase === 'play'; i++) {
      hands?.(play.virtual);
      play.tick();
      if (until?.()) return;
    }
  };
  return {
    play,
    game: () => play.session,
    state: () => play.session.state,
    run,
    press(...buttons) {
      for (const button of buttons) {
        play.virtual[button] = true;
        run(1);
        play.virtual[button] = false;
        run(1);
      }
    },
  };
}

/** Seeds of a tournament that are played again: what is not from the seed shows in the first of them. */
const REPLAYED = 5;

/** Plays the first seeds of a tournament again; each must go as it went before. */
export function expectSameAgain<S>(traces: readonly string[], kind: Kind<S>, design: GameDesign): void {
  expect(tournament(kind, design, REPLAYED).traces).toEqual(traces.slice(0, REPLAYED));
}

/** How many seeds of twenty, or of the first `seeds`, the kind's bot wins at first try, with the state seen each half second. */
export function tournament<S>(kind: Kind<S>, design: GameDesign, seeds = 20): { won: number; traces: string[] } {
  let won = 0;
  const traces: string[] = [];
  for (let seed = 1; seed <= seeds; seed++) {
    const { play, run } = table(kind, design, seed * 7919);
    play.botMode = 'win';
    const trace: string[] = [];
    for (let half = 0; half < 600 && play.phase === 'play'; half++) {
      run(30);
      trace.push(JSON.stringify(play.session.snapshot()));
    }
    traces.push(trace.join('\n'));
    if (play.phase === 'win') won++;
  }
  return { won, traces };
}
