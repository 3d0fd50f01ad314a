/** One game played in a fresh vm context by three players. `vm` keeps games apart, it is no border against hostile code: the composer's own games only. */
import { constants, createContext, Script } from 'node:vm';
import type { GameData } from '../kit/types.js';

interface Hook {
  state(): Record<string, unknown>;
  step(frames: number): void;
  bot(mode: 'win' | 'idle' | 'random' | null): void;
  start(): void;
}

export interface Check {
  readonly name: string;
  readonly ok: boolean;
  readonly detail?: string;
}
export interface Trial {
  readonly ok: boolean;
  readonly checks: readonly Check[];
  /** seconds of play until the bot's win */
  readonly wonAfter: number | null;
}

const FRAMES = 60;
/** seconds for each of three players at random; they press something else seven times a second, and begin again when they lose */
const RANDOM = 25;
/** seconds of play that must be the same twice; what is not from the seed shows in the first of them */
const AGAIN = 10;
const scripts = new Map<string, Script>();

/** The first number that is not finite, as a path, or null. */
function notFinite(value: unknown, path = 'state'): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? null : path;
  if (typeof value === 'object' && value !== null)
    for (const [key, entry] of Object.entries(value)) {
      const found = notFinite(entry, `${path}.${key}`);
      if (found) return found;
    }
  return null;
}

async function load(script: string, data: GameData): Promise<Hook> {
  let compiled = scripts.get(script);
  if (!compiled) {
    compiled = new Script(script, { filename: 'game.js' });
    if (scripts.size > 40) scripts.clear();
    scripts.set(script, compiled);
  }
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
  compiled.runInContext(context);
  // the engine is ready in a microtask after its start
  await new Promise((done) => {
    setImmediate(done);
  });
  return (context as unknown as { __game: Hook }).__game;
}

/** Plays `seconds` at most; stops at an end. Returns the phase, the seconds, and the states seen twice a second. */
function run(
  game: Hook,
  mode: 'win' | 'idle' | 'random',
  seconds: number,
): { phase: unknown; seconds: number; trace: string[]; bad: string | null } {
  game.bot(mode);
  game.start();
  const trace: string[] = [];
  for (let half = 0; half < seconds * 2; half++) {
    game.step(FRAMES / 2);
    const state = game.state();
    const bad = notFinite(state);
    if (bad) return { phase: state['phase'], seconds: half / 2, trace, bad };
    if (half < AGAIN * 2) trace.push(JSON.stringify(state));
    if (state['phase'] === 'win' || state['phase'] === 'lose')
      return { phase: state['phase'], seconds: (half + 1) / 2, trace, bad: null };
  }
  return { phase: 'play', seconds, trace, bad: null };
}

/** All checks; the first failed one ends it, since the game is made again then. */
export async function trial(script: string, data: GameData, budget: number): Promise<Trial> {
  const checks: Check[] = [];
  let wonAfter: number | null = null;
  const check = (name: string, ok: boolean, detail?: string): boolean => {
    checks.push({ name, ok, ...(detail === undefined ? {} : { detail }) });
    return ok;
  };
  const done = (): Trial => ({ ok: checks.every((entry) => entry.ok), checks, wonAfter });
  try {
    const game = await load(script, data);
    const won = run(game, 'win', budget);
    if (!check('finite', won.bad === null, won.bad ?? undefined)) return done();
    if (
      !check(
        'winnable',
        won.phase === 'win',
        won.phase === 'win'
          ? `a bot won in ${won.seconds} s`
          : `the bot ended with "${String(won.phase)}" after ${won.seconds} s`,
      )
    )
      return done();
    wonAfter = won.seconds;
    // as long as a clock runs, or doing nothing could win at its end unseen
    const clock = data.design.rules.find((entry) => entry.rule === 'timer')?.seconds ?? 0;
    const idle = run(game, 'idle', Math.max(Math.min(60, budget), clock + 5));
    if (
      !check(
        'idle-does-not-win',
        idle.phase !== 'win' && idle.bad === null,
        idle.phase === 'win' ? `doing nothing won in ${idle.seconds} s` : (idle.bad ?? undefined),
      )
    )
      return done();
    for (let i = 0; i < 3; i++) {
      let left = RANDOM;
      while (left > 0) {
        const wild = run(game, 'random', left);
        if (wild.bad && !check('random-player', false, wild.bad)) return done();
        left -= Math.max(1, wild.seconds);
      }
    }
    check('random-player', true, `3 × ${RANDOM} s without a fault`);
    const again = run(await load(script, data), 'win', Math.min(AGAIN, budget));
    const same = again.trace.every((state, i) => state === won.trace[i]);
    check('same-seed-same-trace', same, same ? undefined : 'two runs of one seed parted');
  } catch (error) {
    check('no-fault', false, String(error).slice(0, 200));
  }
  return done();
}
