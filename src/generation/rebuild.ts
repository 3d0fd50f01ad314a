/** The files of a game once more, from what its artifact keeps. */
import { keptDesign } from './kept-design.js';
import { assemble } from './package/assemble.js';
import { ideasOf } from './package/ideas.js';
import { pictures } from './package/pictures.js';
import { gameScript } from './package/runtime.js';
import type { GeneratedFile } from './provider.types.js';
import { levelOf } from './providers/composer.js';

export interface KeptGame {
  readonly type: 'html' | 'bundle';
  readonly design: unknown;
  readonly manifest: Readonly<Record<string, unknown>>;
}

/**
 * The same bytes that the composer made of this design, where this version of the program is the one that made them; the
 * caller compares. Nothing is read or played: the manifest's `levelSeed` says which of the composer's tries was delivered.
 * JSON of a database has lost the order of its fields, which the schema restores.
 * @throws Error with a sentence where the design is none that this version knows
 */
export async function rebuildGame({ type, design: kept, manifest }: KeptGame): Promise<readonly GeneratedFile[]> {
  const design = keptDesign(kept);
  if (!design) throw new Error('This version of the program doesn’t know its design.');
  const level = levelOf(design, manifest['levelSeed']);
  if (!level) throw new Error('Its manifest does not say which levels it has.');
  const mode = type === 'html' ? 'quick_html' : 'game_bundle';
  const script = await gameScript(design, mode === 'quick_html' ? design.theme.id : 'all');
  const { files } = assemble({
    data: { design, ...level, pictures: pictures(design), ...ideasOf(design) },
    script,
    mode,
    // of the report, no file holds a word
    playability: { verdict: 'unverified', checks: [] },
    provider: 'composer',
    model: null,
  });
  return files;
}
