/** A game of a prompt, made as a worker makes it, or the refusal that a client would meet. */
import type { GameDesign } from '../../../src/generation/design.js';
import { AppError, ERROR_CATALOGUE } from '../../../src/errors.js';
import { pictures } from '../../../src/generation/package/pictures.js';
import type { GenerationProvider, GenerationResult } from '../../../src/generation/provider.types.js';
import { readCreateRunInput } from '../../../src/runs/create-run.input.js';
import type { Prompt } from './prompts.js';

export interface Game {
  readonly design: GameDesign;
  readonly html: string;
  readonly bytes: number;
  /** from the prompt to the file, its playtest included */
  readonly milliseconds: number;
  /** of all threads of the process, which a busy machine does not lengthen much */
  readonly cpuMilliseconds: number;
  /** what the playtest says of the bot's win */
  readonly won: string | undefined;
  /** whether the game had to be made again before the bot won */
  readonly again: boolean;
  /** sprite → its SVG as the page has it */
  readonly pictures: Readonly<Record<string, string>>;
  /** paths in the bundle, where the prompt's checks ask for them */
  readonly paths: readonly string[] | undefined;
}

export interface Made {
  readonly prompt: Prompt;
  readonly game: Game | undefined;
  /** the status of a refusal before anything is made, with its text */
  readonly refused: { readonly status: number; readonly message: string } | undefined;
  /** why there is neither: always a fault */
  readonly failed: string | undefined;
}

const NOTHING = { game: undefined, refused: undefined, failed: undefined };

export async function make(generator: GenerationProvider, prompt: Prompt, seed: number): Promise<Made> {
  try {
    readCreateRunInput({ prompt: prompt.text });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const detail = error.details?.[0]?.message ?? error.message;
    return { ...NOTHING, prompt, refused: { status: ERROR_CATALOGUE[error.code].status, message: detail } };
  }
  let again = false;
  const generate = (mode: 'quick_html' | 'game_bundle'): Promise<GenerationResult> =>
    generator.generate(
      { prompt: prompt.text, mode, intent: 'create', assetMode: 'auto', seed },
      { signal: AbortSignal.timeout(60_000), report: ({ stage }) => void (again ||= stage === 'repairing') },
    );
  try {
    const begun = performance.now();
    const before = process.cpuUsage();
    const { design, files, playability } = await generate('quick_html');
    const milliseconds = performance.now() - begun;
    const { user, system } = process.cpuUsage(before);
    const html = files[0]?.bytes ?? Buffer.alloc(0);
    const won = playability.checks.find(({ name, ok }) => name === 'winnable' && ok)?.detail;
    const svgs = Object.entries(pictures(design)).map(([name, { svg }]) => [name, svg] as const);
    const game: Game = {
      design,
      html: html.toString(),
      bytes: html.length,
      milliseconds,
      cpuMilliseconds: (user + system) / 1000,
      won,
      again,
      pictures: Object.fromEntries(svgs),
      paths:
        'zip_paths_safe' in prompt.expect.checks
          ? (await generate('game_bundle')).files.map(({ path }) => path)
          : undefined,
    };
    return { ...NOTHING, prompt, game };
  } catch (error) {
    return { ...NOTHING, prompt, failed: String(error) };
  }
}

/** Whether a refusal is among what the prompt's expectations allow. */
export function mayRefuse({ expect }: Prompt, status: number): boolean {
  const allowed = expect.checks['or_reject_status'];
  return Array.isArray(allowed) && allowed.includes(status);
}
