/**
 * The composer: reads the prompt, makes the game with the kind's own generator, plays it, and hands it over only when a bot has won it. No key, no
 * network, no clock, no chance but the seed: the same request gives the same bytes.
 */
import type {
  GenerationContext,
  GenerationProvider,
  GenerationRequest,
  GenerationResult,
  Playability,
} from '../provider.types.js';
import { BriefError, parseBrief, type Reader } from '../brief.js';
import { applyEdits } from '../by-hand/index.js';
import { parseChange, type Change, type ChangeReader } from '../change/index.js';
import { GenerationError } from '../provider.types.js';
import type { GameDesign, Genre, RuleName } from '../design.js';
import { KINDS, supported } from '../genres/index.js';
import { subSeed } from '../kit/random.js';
import type { GameData } from '../kit/types.js';
import { assemble } from '../package/assemble.js';
import { ideasOf } from '../package/ideas.js';
import { pictures, warmPictures, withinBudget } from '../package/pictures.js';
import { gameScript, kindScript } from '../package/runtime.js';
import { playtest, warmPlaytest, type Trial } from '../playtest/index.js';
import { reader as wordReader } from '../reader/index.js';
import { gameOf, readRequest, withoutNotice } from '../revise/index.js';
import { SPEECHES } from '../genres/speeches.js';
import { keepRules } from '../filling/index.js';

/** as designed, other levels twice, then softer: a game that is too hard for its own bot is made again */
const TRIES: readonly { reseed: number; ease: number }[] = [
  { reseed: 0, ease: 0 },
  { reseed: 1, ease: 0 },
  { reseed: 2, ease: 1 },
  { reseed: 3, ease: 2 },
  { reseed: 4, ease: 3 },
  { reseed: 5, ease: 3 },
];

interface Level {
  /** of the levels; the design's own at the first try */
  readonly seed: number;
  readonly ease: number;
}

const levels = (design: GameDesign): Level[] =>
  TRIES.map(({ reseed, ease }) => ({
    seed: reseed === 0 ? design.seed : subSeed(design.seed, `try ${reseed}`),
    ease,
  }));

/** The try that has these levels, as a manifest names them; undefined where none has. */
export function levelOf(design: GameDesign, levelSeed: unknown): Level | undefined {
  return levels(design).find(({ seed }) => seed === levelSeed);
}

const rulesOf = (genre: Genre): readonly RuleName[] => KINDS[genre]?.kind.rules ?? [];

/** What else goes into a design before the game is made of it. */
export type Furnish = (design: GameDesign, isNew: boolean) => Promise<GameDesign>;

/**
 * @param reader the words' own, or a model that answers with a brief; one that reads no changes leaves them to the words' own
 * @param furnish absent: nothing
 */
export function createComposer(reader: Reader & Partial<ChangeReader>, furnish?: Furnish): GenerationProvider {
  return {
    name: 'composer',
    async generate(request: GenerationRequest, context: GenerationContext): Promise<GenerationResult> {
      const { design, isNew } = await designOf(reader, request, context);
      // its design is our own reading of a prompt: another game would come of it
      if (!isNew && request.parentPage !== undefined)
        throw new GenerationError(
          'provider.unavailable',
          'A model wrote this game, and this service has no model now to change it. Nothing was charged.',
          false,
        );
      return composeDesign(furnish ? await furnish(design, isNew) : design, request.mode, context);
    },
  };
}

/** What a request asks for, as the design that the composer would make. */
export async function designOf(
  reader: Reader & Partial<ChangeReader>,
  request: GenerationRequest,
  { signal, report }: GenerationContext,
): Promise<{ readonly design: GameDesign; readonly isNew: boolean }> {
  signal.throwIfAborted();
  if (request.edits) {
    report({ stage: 'planning', progress: 5, message: 'Applying the edits' });
    return { design: editedDesign(request), isNew: false };
  }
  report({ stage: 'planning', progress: 5, message: 'Reading the prompt' });
  const { prompt } = request;
  const change = await changeOf(reader, request, signal);
  const isNew = !change || (change.intent === 'create' && request.intent === 'auto');
  const design = readRequest({
    prompt,
    ...(change ? { change } : {}),
    ...(isNew ? { brief: await checked(parseBrief, reader.read({ prompt, signal })) } : {}),
    seed: request.seed,
    supported: supported().map(({ genre }) => genre),
    assetMode: request.assetMode,
    intent: request.intent,
    ...(request.parentDesign ? { parentDesign: request.parentDesign } : {}),
    ...(request.runtimeErrors ? { runtimeErrors: request.runtimeErrors } : {}),
    ...(request.notes === undefined ? {} : { notes: request.notes }),
    kept: rulesOf,
  });
  return { design: keepRules(design, rulesOf(design.genre)), isNew };
}

/** The parent's design as it was edited by hand. Throws `GenerationError` where an edit can't be made of the game any more. */
function editedDesign({ parentDesign, edits = {} }: GenerationRequest): GameDesign {
  const { design, problems } = applyEdits(parentDesign, edits);
  if (design) return design;
  throw new GenerationError('output.invalid', problems[0]?.message ?? 'Nothing was changed.', false);
}

/** What the reader says of the game that is continued; undefined where none is. */
async function changeOf(
  reader: Partial<ChangeReader>,
  { prompt, parentDesign, intent, runtimeErrors = [] }: GenerationRequest,
  signal: AbortSignal,
): Promise<Change | undefined> {
  const game = parentDesign && intent !== 'create' ? gameOf(parentDesign) : undefined;
  if (!game) return undefined;
  const own = reader.readChange ? reader : wordReader;
  return checked(parseChange, own.readChange?.({ prompt, game, runtimeErrors, signal }));
}

/** A reader's answer. Throws `GenerationError` where that is not what it should be. */
async function checked<T>(parse: (answer: unknown) => T, answering: unknown): Promise<T> {
  const answer = await answering;
  try {
    return parse(answer);
  } catch (error) {
    if (error instanceof BriefError) throw new GenerationError('output.invalid', error.message, true, { cause: error });
    throw error;
  }
}

/**
 * Does once what every game needs: the script of each kind, the pictures, the thread that plays. About 100 ms of work a kind, on
 * esbuild's own threads; a game made meanwhile waits for its own kind at most.
 */
export async function warmComposer(): Promise<void> {
  warmPictures();
  await warmPlaytest();
  for (const { kind } of Object.values(KINDS)) await kindScript(kind.genre);
}

/** From a design to files: what the composer does after reading, and what another provider falls back to. */
export async function composeDesign(
  wanted: GameDesign,
  mode: GenerationRequest['mode'],
  { signal, report }: GenerationContext,
): Promise<GenerationResult> {
  signal.throwIfAborted();
  report({ stage: 'generating', progress: 25, message: `Making ${SPEECHES[wanted.genre].called}: ${wanted.title}` });
  // a bundle's design is there to be changed, its theme too
  const script = await gameScript(wanted, mode === 'quick_html' ? wanted.theme.id : 'all');
  // a bundle has its pictures as files, and no such limit
  const fitting = mode === 'quick_html' ? withinBudget(wanted, script) : wanted;
  const design = fitting.generated ? withoutNotice(fitting) : fitting;
  report({ stage: 'assets', progress: 40, message: 'Drawing the cast' });
  const art = pictures(design);
  report({ stage: 'assembling', progress: 50, message: 'Putting the game together' });
  const { data, trial } = await playable(design, art, script, { signal, report });
  report({ stage: 'finalizing', progress: 95, message: 'Packing' });
  const playability: Playability = { verdict: 'unverified', checks: trial.checks };
  return assemble({ data, script, mode, playability, provider: 'composer', model: null });
}

async function playable(
  design: GameDesign,
  art: GameData['pictures'],
  script: string,
  { signal, report }: GenerationContext,
): Promise<{ data: GameData; trial: Trial }> {
  let failed = '';
  for (const [i, level] of levels(design).entries()) {
    signal.throwIfAborted();
    report({
      stage: i === 0 ? 'validating' : 'repairing',
      progress: Math.min(90, 55 + i * 7),
      message: i === 0 ? 'A bot plays it' : `Made again: ${failed}`,
    });
    const data: GameData = { design, ...level, pictures: art, ...ideasOf(design) };
    const trial = await playtest(script, data, signal);
    if (trial.ok) return { data, trial };
    const fault = trial.checks.find((check) => !check.ok);
    failed = fault ? `${fault.name}: ${fault.detail ?? ''}` : 'unknown';
  }
  throw new GenerationError(
    'output.not_playable',
    `No playable game came of this design after ${TRIES.length} tries (${failed}).`,
    true,
  );
}
