/** Files of an artifact from a game that passed its checks. */
import { Buffer } from 'node:buffer';
import type { GameData } from '../kit/types.js';
import { GenerationError, type GenerationResult, type Mode, type Playability } from '../provider.types.js';
import { readingOf } from '../reading.js';
import { bundleFiles, fileList, manifestFile } from './bundle.js';
import { LICENCES } from './licences.js';
import { page } from './page.js';

/** contract, section 5 */
const HTML_LIMIT = 5 * 1024 * 1024;

export interface Assembly {
  readonly data: GameData;
  readonly script: string;
  readonly mode: Mode;
  readonly playability: Playability;
  readonly provider: string;
  readonly model: string | null;
}

/** What clients are told of the artifact; `reading` is how the prompt was understood. */
function manifestOf(data: GameData): Record<string, unknown> {
  const { design } = data;
  return {
    title: design.title,
    description: [design.tagline, design.texts.goal].filter(Boolean).join('\n'),
    entry: 'index.html',
    language: design.lang,
    genre: design.genre,
    controls: design.controls.map(({ key, action }) => `${key}: ${action}`),
    seed: design.seed,
    levelSeed: data.seed,
    engine: 'littlejsengine 1.20.0',
    licences: LICENCES,
    reading: readingOf(design),
  };
}

/** What goes into files: a game needs no brief, which may be larger than the rest of its design, and has its pictures beside it. */
function shipped(data: GameData): GameData {
  const { brief: _brief, generated: _generated, ...design } = data.design;
  return { ...data, design };
}

export function assemble(a: Assembly): GenerationResult {
  const { design } = a.data;
  const data = shipped(a.data);
  const common = {
    title: design.title,
    entryPath: 'index.html',
    design,
    playability: a.playability,
    provider: a.provider,
    model: a.model,
  };
  const manifest = manifestOf(a.data);
  if (a.mode === 'game_bundle') {
    const files = bundleFiles(data, a.script);
    const whole = { ...manifest, files: fileList(files) };
    return { ...common, type: 'bundle', files: [...files, manifestFile(whole)], manifest: whole };
  }
  const bytes = Buffer.from(page(data, a.script));
  if (bytes.length > HTML_LIMIT) throw new GenerationError('output.too_large', 'The game is larger than 5 MiB.', false);
  const file = { path: 'index.html', contentType: 'text/html; charset=utf-8', role: 'entry', bytes } as const;
  return { ...common, type: 'html', files: [file], manifest };
}
