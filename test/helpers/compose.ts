import type { GameDesign } from '../../src/generation/design.js';
import type { GenerationResult, Mode } from '../../src/generation/provider.types.js';
import { composeDesign } from '../../src/generation/providers/composer.js';
import { penguin } from '../generation/designs.js';

const composed = new Map<string, Promise<GenerationResult>>();

/** The game of that design, made and played by the bot once in this process. */
export function compose(design: GameDesign = penguin, mode: Mode = 'quick_html'): Promise<GenerationResult> {
  const key = `${mode} ${JSON.stringify(design)}`;
  let made = composed.get(key);
  if (!made) {
    made = composeDesign(design, mode, { signal: new AbortController().signal, report: () => undefined });
    composed.set(key, made);
  }
  return made;
}

/** Its single page. */
export async function composePage(design?: GameDesign): Promise<string> {
  const { files } = await compose(design);
  return files[0]?.bytes.toString() ?? '';
}
