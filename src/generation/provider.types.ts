/** What a generator is given, what it tells while it works, and what it hands back. Knows no HTTP, GraphQL or database. */
import type { DesignEdits } from './design-edits.js';
import type { GameDesign } from './design.js';

export const MODES = ['quick_html', 'game_bundle'] as const;
export type Mode = (typeof MODES)[number];
export const INTENTS = ['auto', 'create', 'edit', 'fix', 'remix'] as const;
export type Intent = (typeof INTENTS)[number];
export const ASSET_MODES = ['auto', 'none', 'procedural', 'library', 'generated'] as const;
export type AssetMode = (typeof ASSET_MODES)[number];
export const STAGES = [
  'planning',
  'generating',
  'assets',
  'assembling',
  'validating',
  'repairing',
  'finalizing',
] as const;
export type Stage = (typeof STAGES)[number];

/** What a generator hands back: one HTML file, or a folder of files with an entry. */
export const ARTIFACT_TYPES = ['html', 'bundle'] as const;
export type ArtifactType = (typeof ARTIFACT_TYPES)[number];

export interface GenerationRequest {
  readonly prompt: string;
  readonly mode: Mode;
  readonly intent: Intent;
  readonly assetMode: AssetMode;
  /** uint32; the same prompt, mode and seed give the same bytes */
  readonly seed: number;
  /** the design of the parent run or of the artifact in the context, where there is one */
  readonly parentDesign?: GameDesign;
  /** the file of that game, where a model wrote it */
  readonly parentPage?: string;
  /** errors that a player's browser reported of the artifact in the context */
  readonly runtimeErrors?: readonly string[];
  readonly notes?: string;
  /** what was edited of the parent's design by hand: then no prompt is read, and the prompt says in words what these are */
  readonly edits?: DesignEdits;
}

export interface GenerationContext {
  /** aborted on cancellation, on the deadline and when the process ends; a generator stops soon after */
  readonly signal: AbortSignal;
  /** progress 0–100 never falls; `message` is one line for people */
  readonly report: (step: { stage: Stage; progress: number; message?: string }) => void;
  /** whose game it is, for the record of calls to models; absent where no run is made */
  readonly run?: { readonly id: string; readonly attempt: number; readonly userId: string };
}

/**
 * Who makes a game, which is what its price may depend on: the composer by its own reading of the prompt, the composer by
 * that of a model, the composer with what a model filled the game with, or a model.
 */
export const MAKERS = ['composer', 'read', 'fill', 'write'] as const;
export type Maker = (typeof MAKERS)[number];

export interface GeneratedFile {
  /** relative, forward slashes, at most 240 characters */
  readonly path: string;
  readonly contentType: string;
  readonly role: 'entry' | 'script' | 'asset' | 'data' | 'licence' | 'manifest' | 'document';
  readonly bytes: Buffer;
}

/** What checks find, for whoever says it in another language than `detail`. Errors and addresses of a game are its own text, and have none. */
export const FINDINGS = [
  'won',
  'undisturbed',
  'not_installed',
  'too_busy',
  'browser_failed',
  'stands_still',
  'nearly_empty',
  'keys_change_nothing',
] as const;
export type Finding = (typeof FINDINGS)[number];

export interface PlayabilityCheck {
  readonly name: string;
  readonly ok: boolean;
  /** English */
  readonly detail?: string;
  readonly finding?: Finding;
  /** of play, where the finding has a time */
  readonly seconds?: number;
}

/** What the checks found. `fail` is never delivered by the composer; `unverified` = no browser looked at it. */
export interface Playability {
  readonly verdict: 'pass' | 'unverified' | 'fail';
  readonly checks: readonly PlayabilityCheck[];
}

export interface GenerationResult {
  readonly type: ArtifactType;
  readonly title: string;
  /** `html`: the one file, `index.html`; `bundle`: all files, `index.html` and `manifest.json` at the root */
  readonly files: readonly GeneratedFile[];
  readonly entryPath: string;
  /** JSON for clients: title, entry, controls, seed, engine, licences, reading, and for a bundle `files[]` */
  readonly manifest: Record<string, unknown>;
  readonly design: GameDesign;
  readonly playability: Playability;
  readonly provider: string;
  readonly model: string | null;
  /** PNG of its first screen, where a browser played it */
  readonly screen?: Buffer;
  /** absent: the composer, without any model */
  readonly maker?: Maker;
  /** pictures were drawn for it, which may have a price of their own */
  readonly pictured?: boolean;
}

/** A generator failed in a way that is told to the user; `code` is one of the contract's failure codes. */
export class GenerationError extends Error {
  override readonly name = 'GenerationError';
  constructor(
    readonly code:
      | 'safety.input'
      | 'provider.unavailable'
      | 'provider.timeout'
      | 'provider.rate_limited'
      | 'output.invalid'
      | 'output.not_playable'
      | 'output.too_large',
    message: string,
    readonly retryable: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A generator: the composer, or a model behind an API. Throws `GenerationError`, or the signal's reason once aborted. */
export interface GenerationProvider {
  readonly name: string;
  generate(request: GenerationRequest, context: GenerationContext): Promise<GenerationResult>;
}
