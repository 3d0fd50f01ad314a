/** Names by their place: "my cat Biscotte", "Opa Sepp", "for Otis, who is four", うちの犬のコロ, "우리집 햄스터 콩이가", 我奶奶李桂芳. */
import type { Literal } from '../asks/index.js';
import { ASK_WORDS } from '../languages/asks.js';
import { smallWords } from '../vocabulary/language.js';
import type { Token } from '../vocabulary/tokens.js';
import { isAgent } from './roles.types.js';
import type { Words } from './words.js';

/** A capital, then small letters: a shouted word may be any. */
const CAPITALISED = /^\p{Lu}[\p{Ll}\p{M}'’-]+$/u;
const MOST_NAMES = 4;
/** Nouns have capitals: there only what no table knows is a name. */
const NOUNS_HAVE_CAPITALS = new Set(['de']);
/** "For Otis (4)", "pour Malo, 4 ans", "for Otis who …": behind whom the game is for. */
const AGE_BEHIND = /^\s*[,(]\s*\p{Nd}/u;
const WHO = /^\s*,?\s*(?:who|der|die|qui|que|che|który|która|который|которая|який|яка|yang)(?!\p{L})/u;
/** Words between "birthday" and whose it is. */
const NEAR_BIRTHDAY = 2;
/** Between somebody and a name: "our mascot is Watt". */
const COPULA = /^(?:is|ist|est|es|è|é|e|to|это|це|:)$/u;
/** No capital tells a name from a noun there: whatever may be a thing is one. */
const WITHOUT_SIGN = new Set(['de', 'ko']);
/** How sure a thing is that only its place makes one. */
const BY_PLACE = 0.5;
/** A Korean noun with its particle: what follows is no name of it. */
const WITH_PARTICLE = /[가는은를을의와랑도]$/u;
/** Between a name and what its bearer is. */
const ARTICLE = /^(?:the|la|le|el|il|lo|a|o|de|het)$/u;
/** Before the name of a place: "in Paris the dog runs". */
const LOCATES =
  /^(?:in|at|from|to|near|through|across|en|desde|hacia|por|dans|de|depuis|vers|em|na|no|à|a|da|di|nel|nella|naar|uit|bij|op)$/u;
/** Links two names. */
const LINKS = /^(?:and|und|et|y|e|en|i|и|та|ve|dan|&)$/u;
/** Verbs by their first letters or ends, which stand where a name might. */
const VERB: Readonly<Record<string, RegExp>> = {
  ar: /^(?:[يتن]\p{L}{3,}|ال\p{L}+|[وبلفك]ال\p{L}+)$/u,
  hi: /(?:ता|ती|ते|ना|नी|ने|कर|ो|े|ए)$/u,
};
const POSTPOSITION = /^(?:पर|में|से|को|तक|के|की|का)$/u;
/** "my" before a pet or a person, "لي" behind it. */
const MINE: Readonly<Record<string, RegExp>> = {
  ar: /\p{L}ي$|\p{L}تي$/u,
  hi: /^(?:मेर[ाीे]|हमार[ाीे]|meri|mera|hamari)$/u,
  ko: /^(?:우리|우리집|내|나의|저희)$/u,
};
/** A Korean name with its particle. */
const KOREAN = /^(\p{Script=Hangul}{1,3}?(?:이)?)(?:가|는|은|이는|를|을|의|와|랑|이랑)$/u;
/** A Japanese name of katakana before a particle. */
const JAPANESE = /^の(\p{Script=Katakana}[\p{Script=Katakana}ー]{1,7})(?=[がはをとも、])/u;
/** 豆豆, or a common family name with one or two more, up to the end of the clause. */
const CHINESE =
  /^((\p{Script=Han})\2|[李王张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段钱汤尹黎易常武乔贺赖龚文]\p{Script=Han}{1,2}(?=[，。、,.!！\s]|$))/u;

/** In the order of the prompt, at most four; offsets are the prompt's. */
export function appositionsIn(words: Words): Literal[] {
  const { language, tokens, mentions } = words;
  const kin = new Set(ASK_WORDS[language]?.kin ?? []);
  const known = knownIn(words);
  const isUnspaced = language === 'ja' || language === 'zh';
  const kinEnds = (end: number): boolean =>
    [...kin].some((word) => words.prompt.slice(end - word.length, end) === word);
  const found: Literal[] = [];
  const note = (from: number, to: number, text?: string): void => {
    const [first, last] = [tokens[from], tokens[to - 1]];
    if (!first || !last || found.length >= MOST_NAMES) return;
    if (found.some(({ start }) => start === first.start)) return;
    const name = text ?? words.prompt.slice(first.start, last.end);
    found.push({
      use: 'name',
      text: name,
      start: first.start,
      end: text === undefined ? last.end : first.start + name.length,
    });
  };
  tokens.forEach((token, at) => {
    const agent = mentions.find((one) => one.to === at + 1 && isAgent(one) && !one.negated);
    const isKin = kin.has(token.folded) || (isUnspaced && kinEnds(token.end));
    if (!agent && !isKin) return;
    if (isUnspaced) {
      ofCharacters(at);
      return;
    }
    const own = isKin || isPossessed(tokens, agent?.from ?? at, token, language);
    // "our mascot is Watt"
    const behind = isKin && COPULA.test(tokens[at + 1]?.folded ?? '') ? at + 2 : at + 1;
    const [from, to] = nameAt(behind, own);
    // "Boer Jan"
    const isTitle =
      isKin && from === at + 1 && isCapital(at) && !startsSentence(at) && !NOUNS_HAVE_CAPITALS.has(language);
    if (to > from) note(isTitle ? at : from, to, isTitle ? undefined : nameOf(tokens[from], language));
    // "my twins Finn and Mia", "mis primos Nacho, Bea y Tito"
    if (to > from && isKin) for (const one of listedBehind(to)) note(one, one + 1);
    // "Sharma aunty"
    if (isKin && language === 'hi' && to === from && isCapital(at - 1) && !known(at - 1)) note(at - 1, at + 1);
  });
  // "Mia the mermaid"
  for (const one of mentions.filter((agent) => isAgent(agent) && !agent.negated)) {
    const at = one.from - 2;
    if (NOUNS_HAVE_CAPITALS.has(language) || isUnspaced || !ARTICLE.test(tokens[at + 1]?.folded ?? '')) continue;
    if (isCapital(at) && !known(at) && !LOCATES.test(tokens[at - 1]?.folded ?? '')) note(at, at + 1);
  }
  for (const at of toldBy(words)) if (!known(at)) note(at, at + 1, bare(tokens[at]?.text ?? ''));
  return found.toSorted((a, b) => a.start - b.start);

  /** Names that go on behind a comma or an "and", up to where another word stands. */
  function listedBehind(end: number): number[] {
    const names: number[] = [];
    for (let at = end; names.length < MOST_NAMES; at += 2) {
      const link = tokens[at];
      const isLink = link !== undefined && (link.type === 'comma' || LINKS.test(link.folded));
      if (!isLink || !isCapital(at + 1)) break;
      // behind a comma another clause may begin: "my son Otto, Germans come"
      if (link.type === 'comma' && !LINKS.test(tokens[at + 2]?.folded ?? '') && tokens[at + 2]?.type !== 'comma') break;
      names.push(at + 1);
    }
    return names;
  }

  function isCapital(at: number): boolean {
    return CAPITALISED.test(tokens[at]?.text ?? '');
  }

  function startsSentence(at: number): boolean {
    return at === 0 || tokens[at - 1]?.type === 'stop';
  }

  /** Tokens of a name that starts here; none where the word is any other. */
  function nameAt(at: number, own: boolean): readonly [number, number] {
    const next = tokens[at];
    if (next?.type !== 'word' || !next.spaced) return [at, at];
    if (language === 'ko')
      return own && !WITH_PARTICLE.test(tokens[at - 1]?.text ?? '') && KOREAN.test(next.text) && !known(at)
        ? [at, at + 1]
        : [at, at];
    if (language === 'ar' || language === 'hi') {
      // typed in Latin letters a name has its capital
      const isWritten = language === 'hi' ? /^[^\p{Ll}]/u.test(next.text) : /^[^\p{Lu}\p{Ll}]+$/u.test(next.text);
      const isName =
        own &&
        isWritten &&
        !known(at) &&
        VERB[language]?.test(next.text) !== true &&
        !POSTPOSITION.test(tokens[at + 1]?.text ?? '');
      return isName ? [at, at + 1] : [at, at];
    }
    if (!CAPITALISED.test(next.text) || (NOUNS_HAVE_CAPITALS.has(language) && known(at))) return [at, at];
    if (!own && known(at)) return [at, at];
    return [at, at + 1];
  }

  function ofCharacters(at: number): void {
    const token = tokens[at];
    if (!token) return;
    const match = (language === 'ja' ? JAPANESE : CHINESE).exec(words.prompt.slice(token.end, token.end + 12));
    const name = match?.[1];
    if (!name || kin.has(name)) return;
    const start = token.end + (language === 'ja' ? 1 : 0);
    const [from, to] = [
      tokens.findIndex((one) => one.start >= start),
      tokens.findIndex((one) => one.end >= start + name.length) + 1,
    ];
    if (from < 0 || to <= from || (language === 'ja' && known(from))) return;
    if (found.length < MOST_NAMES) found.push({ use: 'name', text: name, start, end: start + name.length });
  }
}

/** Whether a word means something else: a phrase of the tables, or a small word. */
function knownIn({ tokens, spans, mentions, language }: Words): (at: number) => boolean {
  const small = smallWords(language);
  const things = mentions.filter(({ sure }) => sure > BY_PLACE);
  const phrases = WITHOUT_SIGN.has(language) ? [...spans, ...things] : spans.filter(({ exact }) => exact);
  const taken = new Set(phrases.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n)));
  return (at) => taken.has(at) || small.has(tokens[at]?.folded ?? '');
}

/** Whether "my" stands before a pet or a person, or is its end. */
function isPossessed(tokens: readonly Token[], from: number, last: Token, language: string): boolean {
  const mine = MINE[language];
  if (!mine) return false;
  return language === 'ar'
    ? mine.test(last.text)
    : tokens.slice(Math.max(0, from - 2), from).some(({ text }) => mine.test(text));
}

/** A name without its particle or its genitive: 콩이가 → 콩이, "Ottilie's" → "Ottilie". */
function nameOf(token: Token | undefined, language: string): string {
  const text = token?.text ?? '';
  return language === 'ko' ? (KOREAN.exec(text)?.[1] ?? text) : bare(text);
}

const bare = (text: string): string => text.replace(/['’]s$/u, '').replace(/['’-]+$/u, '');

/** Tokens that are somebody by what stands around them: for whom the game is, whose birthday it is. */
function toldBy({ language, tokens, prompt, normal }: Words): number[] {
  const words = ASK_WORDS[language];
  const recipients = new Set(words?.recipient);
  const birthdays = new Set(words?.birthday.flatMap((phrase) => phrase.split(' ').at(-1) ?? []));
  const isCapital = (at: number): boolean => CAPITALISED.test(bare(tokens[at]?.text ?? ''));
  const isOld = (token: Token): boolean =>
    AGE_BEHIND.test(prompt.slice(token.end, token.end + 6)) || WHO.test(normal.text.slice(token.end, token.end + 8));
  return tokens.flatMap((token, at): number[] => {
    if (recipients.has(token.folded)) {
      // "dla trzyletniej Hani"
      const name = [at + 1, at + 2].find(isCapital);
      const found = name === undefined ? undefined : tokens[name];
      return name !== undefined && found && (name === at + 2 ? language === 'pl' : isOld(found)) ? [name] : [];
    }
    if (!birthdays.has(token.folded)) return [];
    const near = Array.from({ length: NEAR_BIRTHDAY }, (_, n) => [at - 1 - n, at + 1 + n]).flat();
    const name = near.find((one) => one > 0 && isCapital(one));
    return name === undefined ? [] : [name];
  });
}
