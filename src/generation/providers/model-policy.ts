/** Which models are asked for a prompt: the first rule of the policy that fits. Data in, data out. */
import { Random, subSeed } from '../kit/random.js';
import type { AssetMode, Intent, Mode } from '../provider.types.js';
import type { ModelSettings, ModelsSettings, PolicyFit, PolicyRule } from './model-settings.js';

export interface Facts {
  readonly fit: PolicyFit;
  readonly mode: Mode;
  readonly intent: Intent;
  readonly assetMode: AssetMode;
  readonly language: string;
  /** code points of the prompt */
  readonly length: number;
  /** uint32, of the run: by it models are drawn that have weights; absent: as 0 */
  readonly seed?: number;
}

/** How far models go; whoever fills a game has also read its prompt. */
export type Depth = PolicyRule['depth'];

/** The rule that decides; undefined where the composer makes the game alone. */
export function ruleFor(settings: ModelsSettings, facts: Facts): PolicyRule | undefined {
  return settings.policy.find((one) => fits(one, facts));
}

/**
 * Models that change games which a model wrote: those that may write, whatever the fit and the length of the wish. The composer can't
 * change such a game.
 */
export function changersFor(settings: ModelsSettings, facts: Facts, fileLength: number): readonly ModelSettings[] {
  const rule = settings.policy.find(
    ({ when: { fit: _fit, minLength: _min, maxLength: _max, ...when }, depth, ...rest }) => {
      return depth === 'write' && fits({ ...rest, when, depth }, { ...facts, mode: 'quick_html' });
    },
  );
  if (!rule) return [];
  const { maxCost = Infinity } = rule;
  return inOrder(rule, facts.seed)
    .flatMap((id) => settings.models.filter((model) => model.id === id))
    .filter((model) => mostWritingCost(model, facts.length + fileLength) <= maxCost);
}

/** What of the facts is known when a run is accepted, before anybody has read its prompt. */
export type KnownFacts = Omit<Facts, 'fit' | 'language'>;

/**
 * How deep the models may go that the policy names, whatever a reader will find in the prompt: more than will be, rather than less.
 * @param continues whether there may be a game to change, which a model may have written
 */
export function depthsFor(settings: ModelsSettings, known: KnownFacts, continues: boolean): ReadonlySet<Depth> {
  const depths = new Set<Depth>();
  for (const rule of settings.policy) {
    const { fit, language, ...when } = rule.when;
    // neither of the two is looked at
    const facts = { ...known, fit: 'open', language: '' } as const;
    if (!fits({ ...rule, when }, facts)) continue;
    if (asked(settings, rule, known.length).length > 0) depths.add(rule.depth);
    if (!fit && !language) break;
  }
  const changes = settings.policy.some(
    ({ when: { intent, assetMode, ...rest }, depth, use }) =>
      depth === 'write' &&
      use.length > 0 &&
      (intent?.includes(known.intent) ?? true) &&
      (assetMode?.includes(known.assetMode) ?? true) &&
      (rest.mode?.includes('quick_html') ?? true),
  );
  if (continues && changes && known.mode === 'quick_html') depths.add('write');
  return depths;
}

/** Models in the order in which they are asked to do so much; none where that is not what the rule says. */
export function candidatesFor(settings: ModelsSettings, facts: Facts, depth: Depth): readonly ModelSettings[] {
  const rule = ruleFor(settings, facts);
  const goes = rule?.depth === depth || (rule?.depth === 'fill' && depth === 'read');
  return rule && goes ? asked(settings, rule, facts.length, facts.seed) : [];
}

/** The rule's models that cost no more than it allows. */
function asked(settings: ModelsSettings, rule: PolicyRule, length: number, seed?: number): readonly ModelSettings[] {
  const { maxCost = Infinity, depth } = rule;
  const most = depth === 'write' ? mostWritingCost : mostCost;
  return inOrder(rule, seed)
    .flatMap((id) => settings.models.filter((model) => model.id === id))
    .filter((model) => most(model, length) <= maxCost);
}

/**
 * The order in which a run asks them: the rule's own, or drawn by their weights, the same one each time. Each draws a number; the highest
 * u^(1/weight) is first with a chance that is its share of the sum (Efraimidis and Spirakis, 2006).
 */
function inOrder({ use, weights }: PolicyRule, seed = 0): readonly string[] {
  if (!weights) return use;
  const random = new Random(subSeed(seed, 'models'));
  return use
    .map((id) => ({ id, weight: weights[id] ?? 1, drawn: random.range(0, 1) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.drawn ** (1 / b.weight) - a.drawn ** (1 / a.weight))
    .map(({ id }) => id);
}

function fits({ when, depth }: PolicyRule, facts: Facts): boolean {
  // a game that a model writes is one file
  if (depth === 'write' && facts.mode !== 'quick_html') return false;
  const lists = [
    [when.fit, facts.fit],
    [when.mode, facts.mode],
    [when.intent, facts.intent],
    [when.assetMode, facts.assetMode],
    [when.language, facts.language],
  ] as const;
  const { minLength = 0, maxLength = Infinity } = when;
  return (
    lists.every(([list, fact]) => !list || (list as readonly string[]).includes(fact)) &&
    facts.length >= minLength &&
    facts.length <= maxLength
  );
}

/** Tokens of our instructions and the form's schema, 4,200 characters, by twice what tokenizers make of them. */
const INSTRUCTION_TOKENS = 3_000;
/** Tokens that a code point may be at most; byte pairs of emoji and rare scripts come near it. */
const TOKENS_A_CHARACTER = 3;

/** Dollars that one call costs at most. */
export function mostCost(model: ModelSettings, length: number): number {
  return costOf(model, INSTRUCTION_TOKENS + length * TOKENS_A_CHARACTER, model.maxOutputTokens);
}

/** Tokens of the page of reference, 10,000 characters of code; and of a file of ours that comes back to be mended. */
const REFERENCE_TOKENS = 5_000;

/** Dollars that one call costs at most that writes a game, or mends the file that it has written. */
export function mostWritingCost(model: ModelSettings, length: number): number {
  const { maxOutputTokens } = model.writing;
  return costOf(model, REFERENCE_TOKENS + length * TOKENS_A_CHARACTER + maxOutputTokens, maxOutputTokens);
}

/** Dollars that a call cost. */
export function costOf({ price }: ModelSettings, inputTokens: number, outputTokens: number): number {
  return (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
}
