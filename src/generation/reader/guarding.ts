/** Who guards what from whom ("chickens guard the farm from foxes"), and who must not notice ("past the guards"). */
import { HOSTILE } from '../lexicon/hostile.js';
import { isAgent, type Cast } from './roles.types.js';
import { lineOf } from './token-line.js';
import type { Token } from '../vocabulary/tokens.js';
import type { Span } from '../vocabulary/vocabulary.js';

interface Guarding {
  /** plainly keeps someone from harm */
  readonly protects: RegExp;
  /** looks after something, from harm only where the harm is plain */
  readonly guards: RegExp;
  readonly from: RegExp;
  /** "from" and "of" alike */
  readonly of?: RegExp;
}

/** By language, over single folded words. */
const GUARDING: Readonly<Record<string, Guarding>> = {
  en: {
    protects: /^(?:protect|defend|shield)(?:s|ing)?$/u,
    guards: /^guard(?:s|ing)?$/u,
    from: /^(?:from|against)$/u,
  },
  de: {
    protects: /^(?:be)?(?:schutz(?:t|en|e|st)|verteidig(?:t|en|e|st)|behut(?:et|en|e))$/u,
    guards: /^bewach(?:t|en|e|st)$/u,
    from: /^(?:vor|gegen)$/u,
  },
  es: {
    protects: /^(?:proteg(?:e|en|er|es|iendo)|defiend(?:e|en|es)|defend(?:er|iendo))$/u,
    guards: /^(?:cuid|guard|vigil|custodi|resguard)(?:a|an|ar|ando)$/u,
    from: /^contra$/u,
    of: /^(?:de|del)$/u,
  },
  fr: {
    protects: /^(?:proteg(?:e|ent|er|eant|es)|defend(?:s|ent|re|ant)?)$/u,
    guards: /^(?:gard|surveill)(?:e|ent|er)$/u,
    from: /^contre$/u,
    of: /^(?:de|d|du|des)$/u,
  },
  pt: {
    protects: /^(?:proteg(?:e|em|er|endo)|defend(?:e|em|er|endo))$/u,
    guards: /^(?:guard|vigi|cuid)(?:a|am|ar|ando)$/u,
    from: /^contra$/u,
    of: /^(?:de|do|da|dos|das)$/u,
  },
  it: {
    protects: /^(?:protegg(?:e|ono|ere|endo|i)|difend(?:e|ono|ere|endo|i))$/u,
    guards: /^(?:sorvegli(?:a|ano|are)|custodi(?:sce|scono|re))$/u,
    from: /^(?:contro|da|dal|dai|dalla|dalle|dagli|dallo)$/u,
  },
  ru: {
    protects: /^(?:защища(?:ет|ют|ть|я|й|ешь)|защити(?:ть|т)?|обороня(?:ет|ют|ть))$/u,
    guards: /^(?:охраня(?:ет|ют|ть)|стереж(?:ет)|стерегут)$/u,
    from: /^от$/u,
  },
};

/** By language, over the line of folded words: who comes next must not notice. Linear, no repeated group holds another. */
const UNSEEN: Readonly<Record<string, RegExp>> = {
  en: /(?<!half |quarter |minutes |[0-9] )\bpast\b|\b(?:do not|don t|dont|never) (?:let|wake(?: up)?|get (?:seen|caught|spotted) by|be seen by)\b|\bwithout waking(?: up)?\b|\b(?:without (?:being|getting) (?:seen|spotted|caught|noticed|found|heard|detected)|unseen|unnoticed|undetected) by\b/gu,
  de: /\blass dich nicht von\b|\b(?:weck|wecke) (?:nicht )?(?=d(?:ie|en|as)\b)|\bohne dass (?=d(?:ie|er|as)\b)|\b(?:ohne|unbemerkt|ungesehen) von\b/gu,
  es: /\bno (?:dejes|despiertes)(?: que)?\b|\bque no te (?:vean?|pillen?|atrapen?)\b|\bsin (?:que te (?:vean?|pillen?)|despertar)\b|\bsin ser (?:vist|descubiert|atrapad|detectad|pillad|notad)[oa]s? por\b|\bsin que (?:l[oae]s? |te |me |se )?(?:den? cuenta|vean?|descubran?|atrapen?|pillen?|noten?)\b|\ba espaldas de\b/gu,
  fr: /\bne (?:te fais|vous faites) pas (?:voir|attraper|reperer) par\b|\bne (?:reveille|laisse) pas\b|\bsans reveiller\b|\bsans (?:etre|se faire) (?:vue?s?|voir|repere[er]?s?|attrape[er]?s?|remarque[er]?s?|prendre|prise?s?) par\b|\b(?:faufil|gliss|pass)(?:e|es|ent|er|ant) (?:discretement |sans bruit |en silence )?devant\b|\ba l insu d(?:e|es|u)\b/gu,
  pt: /\bnao (?:deixe|acorde)(?: que)?\b|\bsem (?:acordar|que (?:o|a|os|as))\b|\bsem ser(?:em)? (?:vist|descobert|pegad?|apanhad|notad|detectad)[oa]s? (?:por|pel[oa]s?)\b/gu,
  it: /\bnon (?:farti|fatevi) (?:vedere|prendere|scoprire|beccare) d(?:a|ai|al|alla|alle|agli|allo)\b|\b(?:non|senza) svegliare\b|\bsenza (?:essere|farsi) (?:vist[oaie]|scopert[oaie]|pres[oaie]|notat[oaie]|vedere|scoprire|prendere|notare|beccare) d(?:a|ai|al|alla|alle|agli|allo)\b/gu,
  ru: /(?:^|(?<= ))мимо(?= )|(?:^|(?<= ))незаметно для(?= )/gu,
};
const JOIN = /^(?:and|or|y|e|o|und|oder|et|ou|и|или|,)$/u;
const VERBS = new Set(['take', 'foe', 'shot', 'goal', 'over', 'chase', 'hero', 'break']);
const BUILDING = 'b';

const harms = (one: Cast): boolean => isAgent(one.mention) || HOSTILE.has(one.mention.picture);

/** Marks the guarding and the unnoticed in a cast that is already read; everything else keeps its part. */
export function readGuarding(
  cast: readonly Cast[],
  tokens: readonly Token[],
  spans: readonly Span[],
  language: string,
): void {
  const parted = (from: number, to: number): boolean => tokens.slice(from, to).some(({ type }) => type === 'stop');
  /** the rest of "foxes, wolves and bears" */
  const listFrom = (first: Cast): Cast[] => {
    const list = [first];
    for (let i = cast.indexOf(first) + 1; i < cast.length; i += 1) {
      const next = cast[i];
      const last = list.at(-1);
      if (!next || !last) break;
      const [from, to] = [last.mention.to, next.mention.from];
      const verb = spans.some(
        (span) => span.type === 'cue' && VERBS.has(span.id) && span.from >= from && span.to <= to,
      );
      const joined = tokens[from]?.type === 'comma' || JOIN.test(tokens[from]?.folded ?? '');
      // "мимо собак и ворует рыбу"
      const russian = tokens.slice(from, next.mention.to - 1).some(({ folded }) => /(?:[еиую]т|ят)$/u.test(folded));
      if (!joined || to - from > 4 || verb || russian || !harms(next) || governs(next)) break;
      list.push(next);
    }
    return list;
  };
  /** "foxes, a hen collects eggs": who does something of its own ends a list */
  const governs = ({ mention }: Cast): boolean =>
    spans.some(({ type, id, from }) => type === 'cue' && VERBS.has(id) && id !== 'break' && from === mention.to);
  const hostile = (list: readonly Cast[]): void => {
    for (const one of list) {
      one.role = 'enemy';
      one.sure = 9;
    }
  };

  const words = GUARDING[language];
  if (words)
    tokens.forEach(({ folded }, at) => {
      const plain = words.protects.test(folded);
      if (!plain && !words.guards.test(folded)) return;
      // "the guards run from the cat": a thing is no verb
      const noun = /^(?:the|a|an|my|two|three|some|los|las|les|gli|die|der)$/u.test(tokens[at - 1]?.folded ?? '');
      if (noun) return;
      const feared = (one: Cast, from: number): boolean => {
        if (one.mention.from <= from || one.mention.from - from > 5 || parted(from, one.mention.from)) return false;
        if (tokens.slice(from + 1, one.mention.from).some((token) => words.from.test(token.folded))) return false;
        if (words.from.test(tokens[from]?.folded ?? '')) return one.mention.kind !== BUILDING;
        return harms(one) && (plain || one.mention.plural || HOSTILE.has(one.mention.picture));
      };
      const isFrom = (k: number): boolean =>
        words.from.test(tokens[k]?.folded ?? '') || (words.of?.test(tokens[k]?.folded ?? '') ?? false);
      const end = tokens.findIndex((token, k) => k > at && token.type === 'stop');
      const found: Cast[] = [];
      let before = -1;
      for (let k = at + 1; k < Math.min(end < 0 ? tokens.length : end, at + 14); k += 1) {
        if (!isFrom(k)) continue;
        const one = cast.find(({ mention }) => mention.from > k);
        // what stands right after the verb is guarded, whatever its article
        if (one && feared(one, k) && (k > at + 1 || words.from.test(tokens[k]?.folded ?? ''))) {
          if (before < 0) before = k;
          found.push(...listFrom(one));
        }
      }
      // "der die Prinzessin vor Drachen beschützt"
      const closing =
        language === 'de' &&
        (!tokens[at + 1] || tokens[at + 1]?.type !== 'word' || JOIN.test(tokens[at + 1]?.folded ?? ''));
      if (closing && found.length === 0)
        for (let k = at - 1; k > Math.max(0, at - 8) && !parted(k, at); k -= 1) {
          const one = words.from.test(tokens[k]?.folded ?? '')
            ? cast.find(({ mention }) => mention.from > k)
            : undefined;
          if (!one || one.mention.to > at || !feared(one, k)) continue;
          before = k;
          found.push(...listFrom(one).filter(({ mention }) => mention.to <= at));
          break;
        }
      if (found.length === 0) return;
      const inverted = before < at;
      const kept = cast.findLast(
        (one) => one.mention.to <= before && (inverted || one.mention.from > at) && before - one.mention.to <= 5,
      );
      const edge = inverted ? (kept?.mention.from ?? before) : at;
      const guard = cast.findLast(
        (one) => one.mention.to <= edge && edge - one.mention.to <= 4 && !parted(one.mention.to, edge),
      );
      hostile(found);
      for (const one of found) one.threat = 'warded';
      const first = kept && !inverted ? cast.find((one) => one.mention.from > at && one.mention.to <= before) : kept;
      if (first && !found.includes(first)) {
        first.role = isAgent(first.mention) || first.mention.kind !== 'n' ? 'goal' : 'place';
        first.sure = 8;
      }
      const other = cast.some((one) => one !== guard && one !== first && one.role === 'hero' && one.sure >= 6);
      if (guard && isAgent(guard.mention) && !other && guard !== first && !found.includes(guard)) {
        guard.role = 'hero';
        guard.sure = 8;
      }
    });

  const line = lineOf(tokens);
  const unseen = UNSEEN[language];
  if (unseen)
    for (const match of line.text.matchAll(unseen)) {
      const to = (line.tokenAt[match.index + match[0].length - 1] ?? 0) + 1;
      const one = cast.find(({ mention }) => mention.from >= to);
      const clear = one && one.mention.from - to <= 3;
      if (!one || !clear || parted(to, one.mention.from) || !harms(one)) continue;
      const list = listFrom(one);
      hostile(list);
      for (const watcher of list) watcher.threat = 'watching';
    }
  // "schleicht sich an den Wachen vorbei"
  if (language === 'de')
    for (const one of cast) {
      const { from, to } = one.mention;
      const by = tokens.slice(to, to + 3).findIndex(({ folded }) => /^vor(?:bei|uber)/u.test(folded));
      const an = tokens.slice(Math.max(0, from - 3), from).some(({ folded }) => /^(?:an|am)$/u.test(folded));
      if (by < 0 || !an || parted(from, to + by) || !harms(one)) continue;
      hostile([one]);
      one.threat = 'watching';
    }
}
