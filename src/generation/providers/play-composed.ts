/** Games of the composer opened in the browser too, for an operator who wants that: a bot has won each, and nobody has seen it drawn. */
import { notPlayed, type GamePlayer } from '../browser/game-player.js';
import { subSeed } from '../kit/random.js';
import type { Finding, GenerationContext, GenerationResult } from '../provider.types.js';
import type { PlaySettings } from './model-settings.js';

export interface PlayingComposed {
  readonly settings: { readonly play?: PlaySettings | undefined };
  /** absent: the process has no browser */
  readonly player?: GamePlayer;
}

/** Games that may wait for the browser before one goes without: each takes 2 to 7 s, and its run waits with it. */
const MOST_WAITING = 3;

/** Whether the settings say that this game is played. The same request has the same answer. */
export function isPlayed(play: PlaySettings | undefined, { design }: Pick<GenerationResult, 'design'>): boolean {
  if (!play || (play.kinds && !play.kinds.includes(design.genre))) return false;
  return subSeed(design.seed, 'played in a browser') / 2 ** 32 < play.share;
}

/**
 * The game with what the browser found added to the checks of the bot. A game that fails keeps its files: the bot has won it, so what is
 * wrong is ours to look at, not the player's to wait for. Throws the signal's reason once that is aborted, and nothing else.
 */
export async function playComposed(
  { settings: { play }, player }: PlayingComposed,
  result: GenerationResult,
  { signal, report }: Pick<GenerationContext, 'signal' | 'report'>,
): Promise<GenerationResult> {
  if (!isPlayed(play, result)) return result;
  report({ stage: 'validating', progress: 95, message: 'Playing it in a browser' });
  const { playability, picture } = await played(player, result, signal);
  const { verdict } = playability;
  return {
    ...result,
    playability: { verdict, checks: [...result.playability.checks, ...playability.checks] },
    // what failed may be what is seen
    ...(picture && verdict === 'pass' ? { screen: picture } : {}),
  };
}

async function played(
  player: GamePlayer | undefined,
  { files, entryPath, type }: GenerationResult,
  signal: AbortSignal,
) {
  const none = (reason: string, finding?: Finding) => ({
    playability: notPlayed(reason, finding),
    picture: undefined,
  });
  if (!player) return none('this process has no browser', 'not_installed');
  if (player.waiting >= MOST_WAITING) return none('too many games wait for the browser', 'too_busy');
  const entry = files.find(({ path }) => path === entryPath);
  if (!entry) return none('the game has no page');
  const html = entry.bytes.toString('utf8');
  return player.play({ html, mover: 'frames', ...(type === 'bundle' ? { files } : {}) }, signal);
}
