/** Who is said outright to be played: "zombie survival, I play a security guard". */
import { HOSTILE } from '../lexicon/hostile.js';
import type { Cast } from './roles.types.js';
import type { TokenLine } from './token-line.js';
import type { Token } from '../vocabulary/tokens.js';
import type { Span } from '../vocabulary/vocabulary.js';

/** By language, over the line of folded words: the next thing is the player's own. Linear. */
const PLAYED: Readonly<Record<string, RegExp>> = {
  en: /\b(?:(?:i|we|you) (?:play|control) (?:as )?|(?:i m|i am|we are|you re|you are) (?:playing )?(?:as )?|play(?:ing)? as )(?:an?|the|my|one) /gu,
  es: /\b(?:juegas|juego|jugamos) (?:como|con|de) |\b(?:eres|soy|sos|controlas|manejas|encarnas) (?:a )?(?:un|una|el|la) /gu,
  de: /\b(?:ich|wir|du) (?:spiele?n?|spielst|bin|bist|sind|steuer[en]|steuerst) (?:als )?(?:eine?[mnr]?|de[rnm]|die|das) /gu,
  fr: /\b(?:tu|je|on|nous|vous) (?:joues?|jouons|jouez|incarne[sz]?|controle[sz]?|es|suis|est|etes) (?:en |comme )?(?:une?|le|la|l) /gu,
  pt: /\b(?:voce|vc|eu|a gente|tu) (?:joga|jogo|jogas|controla|controlo|e|sou) (?:como |com )?(?:uma?|o|a) |\bjogue (?:como|com) /gu,
  it: /\b(?:giochi|gioco|giochiamo) (?:come|con|nei panni di|da) |\b(?:sei|sono|controlli|guidi|interpreti) (?:un|uno|una|il|lo|la|l) /gu,
  ru: /(?:^|(?<= ))(?:(?:ты|я|мы) )?(?:играешь|играю|играем) (?:за )?(?=\S)/gu,
};
/** What stands between says something else of the thing. */
const OTHERWISE = new Set(['foe', 'take', 'shot', 'place', 'with', 'goal', 'over', 'game']);

/** Makes the thing that is played the hero of a cast already read; whom the prompt named before it meets the player. */
export function readPlayed(
  cast: readonly Cast[],
  tokens: readonly Token[],
  spans: readonly Span[],
  language: string,
  line: TokenLine,
): void {
  const pattern = PLAYED[language];
  if (!pattern || cast.some(({ role, sure }) => role === 'hero' && sure >= 8)) return;
  for (const match of line.text.matchAll(pattern)) {
    const at = line.tokenAt[match.index + match[0].trimEnd().length - 1] ?? 0;
    const one = cast.find(({ mention }) => mention.from > at);
    if (!one || one.mention.from - at > 3 || one.role === 'boss') continue;
    const between = (span: Span): boolean => span.from > at && span.to <= one.mention.from;
    if (tokens.slice(at + 1, one.mention.from).some(({ type }) => type === 'stop' || type === 'comma')) continue;
    if (spans.some((span) => span.type === 'cue' && OTHERWISE.has(span.id) && between(span))) continue;
    for (const other of cast)
      if (other.role === 'hero') other.role = HOSTILE.has(other.mention.picture) ? 'enemy' : 'free';
    one.role = 'hero';
    one.sure = 8;
    return;
  }
}
