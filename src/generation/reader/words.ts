/** The words of a prompt: its tokens, the phrases and things in them, and what part each thing plays. */
import { normalise, type NormalText } from '../vocabulary/normalise.js';
import { tokenise, type Token } from '../vocabulary/tokens.js';
import type { Span } from '../vocabulary/vocabulary.js';
import { withoutCoats } from './coats.js';
import { withoutColours } from './colours/names.js';
import type { Mention } from './mention.js';
import { findMentions } from './mentions.js';
import { assignRoles } from './roles.js';
import type { Cast } from './roles.types.js';
import { mendSpelling } from './spelling.js';
import { tellLanguage } from './tell-apart.js';

export interface Words {
  readonly prompt: string;
  readonly normal: NormalText;
  readonly language: string;
  readonly tokens: readonly Token[];
  readonly spans: readonly Span[];
  /** every thing that is named, the refused ones too */
  readonly mentions: readonly Mention[];
  /** the things that are wanted */
  readonly roles: readonly Cast[];
}

/** @param known its language, where that was told by more than stands in it; absent: told by its words */
export function readWords(prompt: string, known?: string): Words {
  const normal = normalise(prompt);
  const language = known ?? tellLanguage(normal);
  const tokens = mendSpelling(tokenise(normal, language), language);
  const { mentions: named, spans: all } = findMentions(tokens, language);
  const mentions = withoutColours(named, tokens, language);
  const spans = withoutCoats(all, mentions, tokens);
  const roles = assignRoles(mentions, tokens, spans, language);
  // the fish of a "fishing game" is what one gets
  const fishing = spans.filter(({ type, id }) => type === 'kind' && id === 'reaction');
  for (const one of roles)
    if (fishing.some(({ from, to }) => from <= one.mention.from && to >= one.mention.to)) one.role = 'item';
  return { prompt, normal, language, tokens, spans, mentions, roles };
}

/** Text of a thing as typed. */
export function mentionText({ from, to }: Pick<Mention, 'from' | 'to'>, tokens: readonly Token[]): string {
  return tokens
    .slice(from, to)
    .map(({ text, spaced }, at) => (at > 0 && spaced ? ' ' : '') + text)
    .join('');
}
