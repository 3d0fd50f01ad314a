/**
 * Reads a prompt that may continue a game: the reader's way for a new one, else a change of the brief of the game that stands. Pure and
 * deterministic: the same request gives the same design. Never throws.
 *
 * design → standing brief → change applied → filled anew where it differs → compared
 */
import type { Brief } from '../brief.js';
import type { Change, Done } from '../change/index.js';
import { gameDesignSchema, RULE_NAMES, type GameDesign, type Genre, type Rule, type RuleName } from '../design.js';
import type { AssetMode, Intent } from '../provider.types.js';
import { keptDesign } from '../kept-design.js';
import { readPrompt } from '../read-prompt.js';
import {
  beyondOf,
  endlessIn,
  evidenceOf,
  isInHalves,
  keepRules,
  modeChanged,
  placed,
  withWishes,
} from '../filling/index.js';
import type { TakenIntent } from '../reading.js';
import { reader } from '../reader/index.js';
import { TEXTS } from '../texts/texts.js';
import { applyChange } from './apply/index.js';
import { withAssets } from './assets.js';

export { withoutNotice } from './assets.js';
import { changesOf } from './changes.js';
export { changesOf } from './changes.js';
import { withContentAfter } from './content.js';
import { mend } from './fix.js';
import { changeKind, furnished, recast } from './kind.js';
import { refill } from './refill.js';
import { saidAfter, standing } from './standing.js';
import { rewritten, translated, withWords } from './texts.js';
export { rewritten } from './texts.js';

export interface RevisionRequest {
  readonly prompt: string;
  /** what the prompt says of a new game, where another reader was asked; absent: as its words say */
  readonly brief?: Brief;
  /** what it says of the game that is continued, where another reader was asked; absent: as its words say */
  readonly change?: Change;
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

/** What can be said of a game that is to be continued; undefined for what is no design. */
export function gameOf(kept: unknown): Brief | undefined {
  const design = keptDesign(kept);
  return design && standing(design).brief;
}

export function readRequest(request: RevisionRequest): GameDesign {
  const { prompt, intent = 'auto', runtimeErrors = [], assetMode } = request;
  const parent = request.parentDesign && intent !== 'create' ? keptDesign(request.parentDesign) : undefined;
  if (!parent) return withAssets(readPrompt(request), assetMode);
  const game = standing(parent).brief;
  const change = request.change ?? reader.readChange({ prompt, game, runtimeErrors });
  const taken = intent === 'auto' ? change.intent : intent;
  if (taken === 'create') return withAssets(readPrompt(request), assetMode);
  return finished(parent, changed(parent, change, taken, request), { change, taken, request });
}

/** Who made a game of a change: its design, and which words led to what. */
interface Changed {
  readonly design: GameDesign;
  readonly done: readonly Done[];
  readonly undone: readonly string[];
}

const allRules = (): readonly RuleName[] => RULE_NAMES;

function changed(parent: GameDesign, change: Change, taken: TakenIntent, request: RevisionRequest): Changed {
  const { supported, kept = allRules, runtimeErrors = [], notes = '' } = request;
  const ofKind = changeKind(parent, change, supported);
  const anew = taken === 'remix' && change.castAnew === true && change.kind === undefined;
  const { design: base, done: byKind } = anew ? recast(ofKind.design, change) : ofKind;
  const was = standing(base);
  const own: Change = anew ? { ...change, setting: { colours: [], looks: [] }, cast: [] } : change;
  const keeps = (rule: RuleName): boolean => kept(base.genre).includes(rule);
  const { brief, done, undone } = applyChange(was.brief, own, {
    keeps,
    aside: taken === 'remix' && change.kind === undefined,
  });
  const filled = refill(base, was, brief, change.says.language);
  const said = { ...filled, brief: saidAfter(was, brief) };
  const design = taken === 'remix' ? { ...said, cast: furnished(said.cast, said.genre, said) } : said;
  const all = [...(anew ? ofKind.done : []), ...byKind, ...done];
  if (taken !== 'fix') return { design, done: all, undone };
  const mended = mend(design, parent, change.broken, [...runtimeErrors, notes]);
  return { design: mended.design, done: [...all, ...mended.done], undone };
}

interface Finishing {
  readonly change: Change;
  readonly taken: TakenIntent;
  readonly request: RevisionRequest;
}

function finished(parent: GameDesign, made: Changed, { change, taken, request }: Finishing): GameDesign {
  const { says, language, title } = change;
  const { kept = allRules, assetMode } = request;
  const { undone } = made;
  const isOther = language && language.value !== parent.lang && TEXTS[language.value];
  const speaks = isOther ? translated(made.design, language.value) : made.design;
  const { revision: _revision, mode: _mode, ...design } = speaks;
  const isPlain = says.texts.length === 0 && says.keys === undefined;
  const { genre } = speaks;
  const goesOn = endlessIn({ ...says, rules: speaks.rules }, genre, kept(genre));
  const beyond = beyondOf(says, goesOn !== undefined);
  const done = goesOn ? [...made.done, { span: goesOn.span, as: 'endless', value: 'yes' }] : made.done;
  const rules: Rule[] = goesOn ? [...speaks.rules, { rule: 'endless' }] : speaks.rules;
  const said =
    done.length +
    undone.length +
    beyond.length +
    says.refused.length +
    says.words.length +
    (says.grid ? 1 : 0) +
    (says.content ? 1 : 0);
  const nothing = said === 0 && isPlain && taken !== 'fix';
  const evidence = evidenceOf(done.flatMap(({ span, as, value }) => (span ? [{ ...span, as, value }] : [])));
  // before the texts are written: they speak of the rules that are kept
  const own = keepRules({ ...design, rules: rules.slice(0, 16), evidence, ignored: [...undone] }, kept(design.genre));
  const mode = modeChanged(parent, own.genre, own.evidence);
  const written = rewritten(mode ? { ...own, mode } : own, {
    parent,
    title: title?.value,
    cannot: nothing ? [...beyond, 'nothing'] : beyond,
    remade: taken === 'remix' || own.genre !== parent.genre,
    inHalves: isInHalves(own, kept(own.genre)),
  });
  // before wishes are told: a list of words is one
  const learnt = withContentAfter(parent, withWords(parent, written));
  const wished = withWishes(learnt, { brief: says, cast: placed(says.things), cannot: () => '' });
  const whole = gameDesignSchema.parse(withAssets(wished, assetMode));
  const revision = { intent: taken, changes: changesOf(parent, whole) };
  return gameDesignSchema.parse({ ...whole, ...told(parent, whole), revision });
}

/** A change that leaves the game as it was is told, where nothing else is. */
function told(parent: GameDesign, made: GameDesign): Pick<GameDesign, 'ignored'> {
  const { ignored, asks, lang } = made;
  const isTold = ignored.length > 0 || asks.some(({ outcome }) => outcome !== 'kept');
  return { ignored: isTold || played(parent) !== played(made) ? ignored : [TEXTS[lang]?.unmet.unchanged ?? ''] };
}

/** Whether the game of a change plays as the one that it continues. What is no valid design is not continued. */
export function changesNothing(kept: unknown, made: GameDesign): boolean {
  const parent = keptDesign(kept);
  return parent !== undefined && played(parent) === played(made);
}

/** All of a design that its game is made of. */
function played(design: GameDesign): string {
  const { brief: _brief, evidence: _evidence, asks: _asks, ignored: _ignored, revision: _revision, ...rest } = design;
  return JSON.stringify(gameDesignSchema.parse({ ...rest, evidence: [], ignored: [] }));
}
