/** What tests, hosts and models see of a running game: `__game`, `render_game_to_text`, `advanceTime`, and messages to the host. */
import { engineStep } from 'littlejsengine';
import type { Play } from './play.js';
import type { BotMode } from './types.js';

/** `step` in the page moves the game without its clock and draws once; headless it is the engine's own step. */
export function installHook<S>(
  play: Play<S>,
  step: (frames: number) => void = (frames) => engineStep(frames),
  /** 0 draws everything, 2 the least: what a slow machine came to */
  thrift: () => number = () => 0,
  /** CSS pixels of a place in the world, as it was drawn last */
  place: (x: number, y: number) => { x: number; y: number } = (x, y) => ({ x, y }),
): void {
  const { design } = play.data;
  const hook = {
    v: 1,
    seed: play.data.seed,
    meta: {
      title: design.title,
      genre: design.genre,
      lang: design.lang,
      theme: design.theme.id,
      levels: play.session.levels,
      rules: design.rules,
    },
    state: () => play.told(),
    thrift,
    /** what the kind's bot would press in the next frame: a hint, pressed by nobody; its pointer is in world units */
    wish: () => play.wish(),
    place,
    /** frames of 1/60 s, at most ten minutes at once */
    step: (frames = 1) => step(Math.max(0, Math.min(36_000, Math.round(frames)))),
    input: play.virtual,
    bot: (mode: BotMode | null) => {
      play.botMode = mode;
    },
    start: () => play.begin(),
    pause: () => play.enter(play.phase === 'play' ? 'paused' : 'play'),
  };
  Object.assign(globalThis, {
    __game: hook,
    render_game_to_text: () =>
      JSON.stringify({
        coordinates: `x right, y down, in ${play.kind.inCells ? 'cells of the board' : 'world units'}`,
        title: design.title,
        genre: design.genre,
        ...play.told(),
      }),
    advanceTime: (ms: number) => hook.step(ms / (1000 / 60)),
  });
}
