/** Plays a game before it is delivered: its bot wins, doing nothing does not, nothing breaks, and the same seed is the same game. */
import type { GameDesign } from '../design.js';
import { entryOf } from '../genres/index.js';
import { of } from '../kit/of.js';
import type { GameData } from '../kit/types.js';
import { inThread } from './threads.js';
import type { Trial } from './trial.js';

export type { Check, Trial } from './trial.js';
export { warmThreads as warmPlaytest } from './threads.js';

/** kinds whose script played as the code does in this process, by their export's name */
const shown = new Set<string>();

/** Seconds in which the bot must have won. */
function budgetOf(design: GameDesign): number {
  return of(entryOf(design)?.kind.budget ?? 120, design);
}

/**
 * One trial, its parts in two threads where two are free. The first of a kind plays the script too, which is what a player gets.
 * Rejects with the signal's reason once aborted.
 */
export async function playtest(script: string, { design, ...rest }: GameData, signal: AbortSignal): Promise<Trial> {
  signal.throwIfAborted();
  // who plays draws nothing
  const data: GameData = { ...rest, design, pictures: {} };
  const budget = budgetOf(design);
  const played = entryOf(design);
  const name = `${played?.name}${played?.inHalves ? ' for two' : ''}`;
  const winning = inThread({ part: 'win', data, budget, script: shown.has(name) ? undefined : script }, signal);
  let isWanted = true;
  const others = inThread({ part: 'rest', data, budget }, signal, () => isWanted);
  others.catch(() => undefined);
  const won = await winning;
  // of a game that can't be won nobody asks for more
  isWanted = won.ok;
  if (!won.ok) return won;
  shown.add(name);
  const other = await others;
  return { ok: other.ok, checks: [...won.checks, ...other.checks], wonAfter: won.wonAfter };
}
