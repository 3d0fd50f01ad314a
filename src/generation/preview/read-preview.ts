/** What would be made of a prompt, without making it: the composer's way as far as the design, by the words' own reader. */
import { asksUndo } from '../change/asks-undo.js';
import type { GameDesign } from '../design.js';
import { keepRules } from '../filling/index.js';
import { KINDS, supported } from '../genres/index.js';
import { picture } from '../package/pictures.js';
import type { Intent } from '../provider.types.js';
import { readingOf, type Reading } from '../reading.js';
import { changesNothing, readRequest } from '../revise/index.js';

export interface PreviewRequest {
  readonly prompt: string;
  readonly intent: Intent;
  /** of the game that is continued */
  readonly parentDesign?: GameDesign;
}

/** A picture of the cast, as an `<img>` can show it. */
export interface PreviewPicture {
  readonly sprite: string;
  readonly dataUrl: string;
}

export interface Preview {
  readonly reading: Reading;
  readonly pictures: readonly PreviewPicture[];
  /** a game is continued, and it would stay as it is */
  readonly unchanged: boolean;
  /** a game is continued, and nothing but the version before it is asked for */
  readonly undo: boolean;
  /** some word of the prompt led to something */
  readonly understood: boolean;
}

/** Of a new game: its gaps are filled by chance, and by another chance when it is made. */
const SEED = 1;

/** Pure and deterministic; never throws for a prompt that can be made. */
export function readPreview({ prompt, intent, parentDesign }: PreviewRequest): Preview {
  const rulesOf = (genre: GameDesign['genre']) => KINDS[genre]?.kind.rules ?? [];
  const read = readRequest({
    prompt,
    intent,
    seed: SEED,
    supported: supported().map(({ genre }) => genre),
    kept: rulesOf,
    ...(parentDesign ? { parentDesign } : {}),
  });
  const design = keepRules(read, rulesOf(read.genre));
  const { revision, evidence, asks } = design;
  return {
    reading: readingOf(design),
    pictures: picturesOf(design),
    unchanged: revision !== undefined && parentDesign !== undefined && changesNothing(parentDesign, design),
    undo: parentDesign !== undefined && intent !== 'create' && asksUndo(prompt),
    understood: evidence.length > 0 || asks.length > 0 || (revision?.changes.length ?? 0) > 0,
  };
}

function picturesOf(design: GameDesign): PreviewPicture[] {
  const { hero, enemies, items, obstacles, goal, projectile } = design.cast;
  const actors = [hero, ...enemies, ...items, ...obstacles, goal, projectile];
  const sprites = new Set(actors.flatMap((actor) => (actor ? [actor.sprite] : [])));
  return [...sprites].map((sprite) => ({
    sprite,
    dataUrl: `data:image/svg+xml,${encodeURIComponent(picture(sprite, design).svg)}`,
  }));
}
