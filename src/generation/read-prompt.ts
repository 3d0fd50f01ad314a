/** The built-in way from a prompt to a design: the reader says what is in it, and every gap is filled by the seed. */
import { withFarPlaces } from './asks/far-places-of.js';
import type { Brief } from './brief.js';
import type { GameDesign, Genre } from './design.js';
import { fillBrief } from './filling/index.js';
import type { AssetMode } from './provider.types.js';
import { KINDS } from './genres/index.js';
import { randomOf } from './random.js';
import { reader } from './reader/index.js';

export { warmReader } from './reader/index.js';

export interface ReadRequest {
  readonly prompt: string;
  /** uint32 */
  readonly seed: number;
  /** kinds that can be made now; at least one */
  readonly supported: readonly Genre[];
  readonly assetMode?: AssetMode;
  /** what the prompt says, where another reader was asked; absent: as its words say */
  readonly brief?: Brief;
}

/** Reads a prompt. The result is valid by `gameDesignSchema`; the same prompt, seed and kinds give the same. */
export function readPrompt({ prompt, seed, supported, brief = reader.read({ prompt }) }: ReadRequest): GameDesign {
  return fillBrief({
    brief: withFarPlaces(brief, prompt),
    seed,
    supported,
    keeps: (genre) => KINDS[genre]?.kind.rules ?? [],
    chance: (purpose) => randomOf(seed, `${purpose} ${prompt}`),
  });
}
