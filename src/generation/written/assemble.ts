/** The artifact of a game that a model wrote. Its design is what our own reader made of the prompt: for pictures, and for whoever changes the game. */
import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { GameDesign } from '../design.js';
import { GenerationError, type GenerationResult, type Playability } from '../provider.types.js';
import { WRITTEN_ENGINE } from './engine.js';
import type { WrittenPage } from './page.js';

/** contract, section 5 */
const HTML_LIMIT = 5 * 1024 * 1024;

export interface Written extends WrittenPage {
  readonly design: GameDesign;
  readonly playability: Playability;
  /** PNG */
  readonly screen?: Buffer;
  readonly by: { readonly provider: string; readonly model: string };
}

/** No `reading`: what a model made of the prompt is its own affair, and nobody has checked it. */
export function assembleWritten({ html, title, design, playability, screen, by }: Written): GenerationResult {
  const bytes = Buffer.from(html);
  if (bytes.length > HTML_LIMIT) throw new GenerationError('output.too_large', 'The game is larger than 5 MiB.', false);
  const named = title === '' ? design.title : title;
  return {
    type: 'html',
    title: named,
    files: [{ path: 'index.html', contentType: 'text/html; charset=utf-8', role: 'entry', bytes }],
    entryPath: 'index.html',
    manifest: {
      title: named,
      description: '',
      entry: 'index.html',
      language: design.lang,
      controls: [],
      seed: design.seed,
      engine: WRITTEN_ENGINE,
      licences: [],
    },
    design: { ...design, title: named, page: createHash('sha256').update(bytes).digest('hex') },
    playability,
    maker: 'write',
    ...(screen ? { screen } : {}),
    ...by,
  };
}
