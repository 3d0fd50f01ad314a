/** Parts that stand beside the sentence: "Mario but with a taco", "a queen ant at the end". */
import { HOSTILE } from '../lexicon/hostile.js';
import { isAgent, type Cast } from './roles.types.js';
import { lineOf, type TokenLine } from './token-line.js';
import type { Token } from '../vocabulary/tokens.js';

/** What turns a game into one of somebody else; the next thing plays it. One of it: a crowd is what one meets. */
const BUT_WITH: Readonly<Record<string, RegExp>> = {
  en: /\b(?:but|except|only) (?:it s |its |it is |you re |youre |i m |im |you are |i am |u r |ur )?(?:with |as |about )?(?:an?|one) |\b(?:but|except) (?:it s|its|it is|you re|youre|i m|im|you are|i am) (?:the )?/gu,
  es: /\b(?:pero|solo que) (?:con|es|eres|soy|de|como|sobre) una? /gu,
  de: /\b(?:aber|nur) (?:mit|als|ist es|du bist|ich bin|es ist) eine?[mnr]? /gu,
  fr: /\b(?:mais|sauf que|sauf) (?:avec|c est|tu es|on est|je suis|en|comme) une? /gu,
  pt: /\b(?:mas|so que) (?:com|e|voce e|sou|de|como) uma? /gu,
  it: /\b(?:ma|pero|solo che) (?:con|e|sei|sono|come) un[ao]? ?/gu,
  ru: /(?:^|(?<= ))(?:но|только) (?:с|со|это|ты|я|про|за) (?=\S)/gu,
  zh: /但(?:主角|玩家)?(?:是是|是|换成|变成|用)(?:一只|一个)?/gu,
  ja: /(?:でも|ただし|だけど)(?:主人公は|主役は)/gu,
};
/** Who comes last is the worst. */
const AT_THE_END: Readonly<Record<string, RegExp>> = {
  en: /^(?:as (?:the |a )?(?:final|last|end) )?(?:at|in|near) the (?:very )?end\b|^as (?:the |a )?(?:final |last )?(?:boss|enemy)/u,
  es: /^(?:al|en el) final\b|^como jefe/u,
  de: /^(?:ganz )?am (?:ende|schluss)\b|^als (?:endgegner|boss)/u,
  fr: /^(?:a la fin|tout a la fin|pour finir|en boss)\b/u,
  pt: /^no (?:final|fim)\b|^como chefe/u,
  it: /^alla fine\b|^come boss/u,
  ru: /^в конце\b|^в финале\b/u,
};
/** Marks them in a cast that is already read. */
export function readAsides(cast: readonly Cast[], tokens: readonly Token[], language: string, line: TokenLine): void {
  const open = (one: Cast): boolean => one.role !== 'enemy' || one.sure < 7;
  const butWith = BUT_WITH[language];
  const sure = cast.some(({ role, sure: how }) => role === 'hero' && how >= 8);
  if (butWith && !sure)
    for (const match of line.text.matchAll(butWith)) {
      const at = line.tokenAt[match.index + match[0].trimEnd().length - 1] ?? 0;
      const one = cast.find(({ mention }) => mention.from > at);
      const clear = one !== undefined && one.mention.from - at <= 3;
      if (!one || !clear || !open(one) || (one.mention.plural && !isAgent(one.mention))) continue;
      if (tokens.slice(at + 1, one.mention.from).some(({ type }) => type === 'stop' || type === 'comma')) continue;
      // "Space Invaders but with cats": a crowd stays what one meets
      if (one.mention.plural || HOSTILE.has(one.mention.picture)) continue;
      for (const other of cast) if (other.role === 'hero') other.role = 'with';
      one.role = 'hero';
      one.sure = 8;
      break;
    }
  const atTheEnd = AT_THE_END[language];
  if (atTheEnd)
    cast.forEach((one, i) => {
      const { mention } = one;
      if (!isAgent(mention) || i === 0 || (one.role === 'hero' && one.sure >= 8)) return;
      if (!atTheEnd.test(lineOf(tokens.slice(mention.to, mention.to + 6)).text.trim())) return;
      one.role = 'boss';
      one.sure = 8;
    });
}
