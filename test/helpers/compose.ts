import type { GameDesign } from '../../src/generation/design.js';
import { KINDS } from '../../src/generation/genres/index.js';
import type { Kind } from '../../src/generation/kit/types.js';
import type { GeneratedFile, GenerationResult, Mode } from '../../src/generation/provider.types.js';
import { composeDesign } from '../../src/generation/providers/composer.js';
import { rebuildGame } from '../../src/generation/rebuild.js';
import { penguin } from '../generation/designs.js';
import { playAlone } from '../generation/play-alone.js';

const composed = new Map<string, Promise<GenerationResult>>();
const pages = new Map<string, Promise<string>>();

function once<T>(kept: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const value = kept.get(key) ?? make();
  kept.set(key, value);
  return value;
}

/** The game of that design, made and played by the bot once in this process. */
export function compose(design: GameDesign = penguin, mode: Mode = 'quick_html'): Promise<GenerationResult> {
  return once(composed, `${mode} ${JSON.stringify(design)}`, () =>
    composeDesign(design, mode, { signal: new AbortController().signal, report: () => undefined }),
  );
}

/** The files of that design with its first levels, which nobody has played: for tests that need no end of the game. */
export function unplayedFiles(design: GameDesign, type: 'html' | 'bundle'): Promise<readonly GeneratedFile[]> {
  return rebuildGame({ type, design, manifest: { levelSeed: design.seed } });
}

/**
 * Its single page, which its bot can win. Only the bot's own play is done, a fifth of the composer's checks; where the bot
 * can't win the first levels, the composer looks for others.
 */
export function composePage(design: GameDesign = penguin): Promise<string> {
  return once(pages, JSON.stringify(design), async () => {
    const kind = KINDS[design.genre]?.kind as Kind | undefined;
    const won = kind && playAlone(kind, design).phase === 'win';
    const files = won ? await unplayedFiles(design, 'html') : (await compose(design)).files;
    return files[0]?.bytes.toString() ?? '';
  });
}
