/**
 * Reads a prompt that may continue a game: the reader's way for a new one, else the parent's design with what the prompt changes. Pure
 * and deterministic: the same request gives the same design. Never throws.
 */
import type { Brief } from '../brief.js';
import { gameDesignSchema, RULE_NAMES, type GameDesign, type Genre, type RuleName } from '../design.js';
import type { AssetMode, Intent } from '../provider.types.js';
import { keptDesign } from '../kept-design.js';
import { randomOf } from '../random.js';
import { readPrompt } from '../read-prompt.js';
import { keepRules, modeChanged, placed, withWishes, wordsAfter } from '../filling/index.js';
import { TEXTS } from '../texts/texts.js';
import type { TakenIntent } from '../reading.js';
import { withAssets } from './assets.js';
import { reviseCast } from './cast.js';
import { changesOf } from './changes.js';
import { draftOf, noteText, type Draft } from './draft.js';
import { mend } from './fix.js';
import { takenIntent } from './intent.js';
import { remix } from './remix.js';
import { reviseRules } from './rules.js';
import { reviseScene } from './scene.js';
import { rewrite, translate } from './texts.js';
import { readWish } from '../reader/index.js';

export interface RevisionRequest {
  readonly prompt: string;
  /** what the prompt says, where another reader was asked; absent: as its words say. A change of a game is read by its words */
  readonly brief?: Brief;
  /** uint32, of a new game; one that is continued keeps its own */
  readonly seed: number;
  /** kinds that can be made now; at least one */
  readonly supported: readonly Genre[];
  readonly assetMode?: AssetMode;
  readonly intent?: Intent;
  /** what is continued; what is no valid design is not continued */
  readonly parentDesign?: GameDesign;
  readonly runtimeErrors?: readonly string[];
  readonly notes?: string;
  /** the rules that a kind keeps; all of them unless said */
  readonly kept?: (genre: Genre) => readonly RuleName[];
}

export function readRequest(request: RevisionRequest): GameDesign {
  const { prompt, intent = 'auto', runtimeErrors = [] } = request;
  const parent = request.parentDesign && intent !== 'create' ? keptDesign(request.parentDesign) : undefined;
  if (!parent) return withAssets(readPrompt(request), request.assetMode);
  const wish = readWish(prompt, parent.lang);
  const taken = takenIntent(intent, wish, parent, runtimeErrors);
  if (taken === 'create') return withAssets(readPrompt(request), request.assetMode);
  const kept = request.kept ?? (() => RULE_NAMES);
  const draft = draftOf(parent, wish, kept);
  if (taken === 'remix') remix(draft, request.supported);
  else revise(draft, request.supported);
  if (taken === 'fix') mend(draft, [...runtimeErrors, request.notes ?? '']);
  return finish(draft, taken, request.assetMode);
}

/** What the wish says, on everything that a wish can be about. */
function revise(draft: Draft, supported: readonly Genre[]): void {
  remix(draft, supported, 'kind only');
  reviseScene(draft);
  reviseRules(draft);
  reviseCast(draft);
}

function finish(draft: Draft, intent: TakenIntent, assetMode: AssetMode | undefined): GameDesign {
  const { parent, wish, kept } = draft;
  const lang = wish.speak.value;
  if (lang !== undefined && TEXTS[lang]) translate(draft, lang);
  for (const [as, stated] of [
    ['title', wish.title],
    ['language', wish.speak],
  ] as const)
    if (stated.value !== undefined) {
      const { offsets } = wish.normal;
      noteText(draft, offsets[stated.from] ?? 0, offsets[stated.to] ?? wish.prompt.length, as, stated.value);
    }
  const isPlain = wish.brief.texts.length + wish.brief.words.length === 0 && wish.brief.keys === undefined;
  if (draft.evidence.length === 0 && draft.ignored.length === 0 && isPlain && intent !== 'fix')
    draft.ignored.push('cannot:nothing');
  // before the texts are written: they speak of the rules that are kept
  const own = keepRules({ ...draft.design, evidence: draft.evidence, ignored: [] }, kept(draft.design.genre));
  draft.design.rules = own.rules;
  const mode = modeChanged(parent, draft.design.genre, own.evidence);
  if (mode) draft.design.mode = mode;
  else delete draft.design.mode;
  const words = wordsAfter({ parent, design: draft.design, brief: wish.brief, random: randomOf(parent.seed, 'words') });
  if (words) draft.design.words = words;
  else delete draft.design.words;
  draft.ignored.push(...own.ignored);
  rewrite(draft, intent === 'remix' || draft.design.genre !== parent.genre);
  const wished = withWishes(
    { ...draft.design, evidence: own.evidence },
    { brief: wish.brief, cast: placed(wish.brief.things), cannot: () => '' },
  );
  const design = withAssets(wished, assetMode);
  return gameDesignSchema.parse({ ...design, revision: { intent, changes: changesOf(parent, design) } });
}
