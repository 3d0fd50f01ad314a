/** Which models are asked for a prompt: the first rule of the policy that fits. Data in, data out. */
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
}

/** Models in the order in which they are asked; none where the composer makes the game alone. */
export function candidatesFor(settings: ModelsSettings, facts: Facts): readonly ModelSettings[] {
  const rule = settings.policy.find((one) => fits(one, facts));
  if (!rule) return [];
  const { maxCost = Infinity } = rule;
  return rule.use
    .flatMap((id) => settings.models.filter((model) => model.id === id))
    .filter((model) => mostCost(model, facts.length) <= maxCost);
}

function fits({ when }: PolicyRule, facts: Facts): boolean {
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

/** Dollars that a call cost. */
export function costOf({ price }: ModelSettings, inputTokens: number, outputTokens: number): number {
  return (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
}
