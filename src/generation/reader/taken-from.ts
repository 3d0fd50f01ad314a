/** Whom something is taken or saved from: "a mouse stealing cheese from cats". They are enemies, and no loot. */
import { isAgent, type Cast } from './roles.types.js';
import type { Token } from '../vocabulary/tokens.js';

interface Taking {
  readonly steals: RegExp;
  readonly saves: RegExp;
  /** what leads to them after either */
  readonly from: RegExp;
  /** and only after stealing */
  readonly off?: RegExp;
  /** words that also open an object without any from: they need something taken before them */
  readonly also?: RegExp;
}

/** By language, over single folded words. */
const TAKING: Readonly<Record<string, Taking>> = {
  en: {
    steals: /^(?:steal(?:s|ing)?|snatch(?:es|ing)?|swip(?:e|es|ing)|pinch(?:es|ing)?|nick(?:s|ing)?|tak(?:e|es|ing))$/u,
    saves: /^(?:rescu|sav|fre|liberat)(?:e|es|ing|eing)$/u,
    from: /^from$/u,
  },
  de: {
    steals: /^(?:stiehlt|stehlen|stehle|klaut|klauen|klaue|raubt|rauben|mopst|stibitzt)$/u,
    saves: /^(?:rettet|retten|rette|befreit|befreien|befreie)$/u,
    from: /^(?:von|vom|vor|aus)$/u,
    off: /^(?:den|dem)$/u,
  },
  es: {
    steals: /^(?:rob|quit)(?:a|an|ar|ando|as)$/u,
    saves: /^(?:salv|rescat|liber)(?:a|an|ar|ando|as)$/u,
    from: /^(?:de|del)$/u,
    off: /^(?:a|al)$/u,
    also: /^(?:a|al)$/u,
  },
  fr: {
    steals: /^(?:vol|derob|piqu|chip)(?:e|er|ent|ant|es)$/u,
    saves: /^(?:sauv|delivr|liber)(?:e|er|ent|ant|es)$/u,
    from: /^(?:de|des|du)$/u,
    off: /^(?:au|aux)$/u,
    also: /^(?:de|des|du)$/u,
  },
  pt: {
    steals: /^roub(?:a|am|ar|ando|e)$/u,
    saves: /^(?:salv|resgat|libert)(?:a|am|ar|ando|e)$/u,
    from: /^(?:do|da|dos|das)$/u,
    off: /^(?:ao|aos|as)$/u,
    also: /^as$/u,
  },
  it: {
    steals: /^rub(?:a|ano|are|ando)$/u,
    saves: /^(?:salv|liber)(?:a|ano|are|ando)$/u,
    from: /^(?:da|dal|dai|dalla|dalle|dagli|dallo)$/u,
    off: /^(?:al|ai|agli|alle|alla|allo)$/u,
  },
  ru: {
    steals: /^(?:крад|вору|похища)\p{L}+$/u,
    saves: /^спас\p{L}+$/u,
    from: /^от$/u,
    off: /^у$/u,
  },
};
const JOIN = /^(?:and|or|y|e|und|oder|et|ou|и|,)$/u;
/** a clause is not longer */
const REACH = 10;

/** Makes whom something is taken or saved from enemies in a cast already read. */
export function readTakenFrom(cast: readonly Cast[], tokens: readonly Token[], language: string): void {
  const words = TAKING[language];
  if (!words) return;
  const enemy = (one: Cast): void => {
    one.role = 'enemy';
    one.sure = 9;
  };
  tokens.forEach(({ folded }, at) => {
    const steals = words.steals.test(folded);
    if (!steals && !words.saves.test(folded)) return;
    const stop = tokens.findIndex(({ type }, k) => k > at && type === 'stop');
    const end = Math.min(stop < 0 ? tokens.length : stop, at + REACH);
    for (let k = at + 1; k < end; k += 1) {
      const word = tokens[k]?.folded ?? '';
      const off = steals && words.off?.test(word) === true;
      if (!off && !words.from.test(word)) continue;
      const taken = cast.some(({ mention }) => mention.from > at && mention.to <= k);
      const first = cast.findIndex(({ mention }) => mention.from > k);
      const one = cast[first];
      if (!one || one.mention.from - k > 3 || one.mention.from >= end || !isAgent(one.mention)) continue;
      if (one.role === 'hero' && one.sure >= 8) continue;
      // "roba a los perros su comida" and "klaut den Hunden Käse" name the loot after them
      const next = cast[first + 1];
      const loot = next && !isAgent(next.mention) && next.mention.from - one.mention.to <= 2;
      // "roba a los gangsters": who is robbed loses something, named or not
      const robbed = steals && language === 'es' && off && one.mention.plural;
      const unsure = !robbed && (words.also?.test(word) === true || (off && language === 'de'));
      if (unsure && !taken && !loot) continue;
      enemy(one);
      for (let n = first + 1; n < cast.length; n += 1) {
        const [before, more] = [cast[n - 1], cast[n]];
        if (!before || !more || !isAgent(more.mention)) break;
        const joint = tokens.slice(before.mention.to, more.mention.from);
        if (joint.length > 2 || !JOIN.test(joint[0]?.folded ?? '')) break;
        enemy(more);
      }
      return;
    }
  });
}
