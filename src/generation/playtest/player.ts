/**
 * A game that bots play without a page, by one of two hands: by this process's own code, which is warm after the first games, or by the
 * page's script in a `vm` context of its own, which is the very text that is delivered and four times as slow. `vm` keeps games apart; it is no
 * border against hostile code: the composer's own games only.
 */
import { constants, createContext, Script } from 'node:vm';
import { entryOf } from '../genres/index.js';
import { Play } from '../kit/play.js';
import { dressed } from '../kit/style/palette.js';
import type { BotMode, GameData, Kind } from '../kit/types.js';

export interface Player {
  state(): Record<string, unknown>;
  /** frames of 1/60 s */
  step(frames: number): void;
  bot(mode: BotMode | null): void;
  /** a new run */
  start(): void;
}

/** Throws where no kind is registered for the design. */
export function playCode({ design, ...rest }: GameData): Player {
  const kind = entryOf(design)?.kind as Kind | undefined;
  if (!kind) throw new Error(`no kind is registered for ${design.genre}`);
  const play = new Play(kind, { ...rest, design: dressed(design) });
  return {
    // as the page's hook tells it, so that two tellings of one state are one text
    state: () => play.told(),
    step(frames) {
      for (let i = 0; i < frames; i++) play.tick();
    },
    bot(mode) {
      play.botMode = mode;
    },
    start: () => play.begin(),
  };
}

/** What the script leaves for tests to play by. */
export async function playScript(script: string, data: GameData): Promise<Player> {
  // a global of its own instead of a watched object: each look at `Math` is then an ordinary one, and games run three times as fast
  const context = createContext(constants.DONT_CONTEXTIFY);
  Object.assign(context, {
    console: { log() {}, warn() {}, error() {}, debug() {}, info() {} },
    setTimeout,
    performance,
  });
  new Script(
    `globalThis.__GAME__=${JSON.stringify(data)};let s=${data.seed};Math.random=()=>{s=Math.imul(s^s>>>15,0x2c1b3c6d)+0x9e3779b9|0;return(s>>>0)/4294967296}`,
  ).runInContext(context);
  new Script(script, { filename: 'game.js' }).runInContext(context);
  // the engine is ready in a microtask after its start
  await new Promise((done) => {
    setImmediate(done);
  });
  return (context as unknown as { __game: Player }).__game;
}
