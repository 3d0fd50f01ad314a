/** A crowd that attacks one: "goblins and orcs attack the dwarf". The one plays, the crowd is what it meets. */
import { isAgent, type Cast } from './roles.types.js';
import type { Token } from '../vocabulary/tokens.js';

/** Verbs in the form that a plural takes, over single folded words. */
const ATTACK: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:attack|invad|chas|hunt|pursu|raid|ambush|storm|besieg)(?:e|ing)?)$/u,
  de: /^(?:jagen|verfolgen|uberfallen|attackieren|angreifen|greifen|belagern|hetzen|umzingeln)$/u,
  es: /^(?:atac|invad|persigu|caz|asalt|acos)(?:an|en|ando|iendo)$/u,
  fr: /^(?:attaqu|poursuiv|chass|envahiss|pourchass|traqu|assaill|assieg)ent$/u,
  pt: /^(?:atac|invad|persegu|cac|cerc)(?:am|em|ando|indo)$/u,
  it: /^(?:attacc|insegu|invad|cacci|assalt|rincorr)(?:ano|ono)$/u,
  ru: /^(?:атакуют|нападают|преследуют|гонятся|охотятся)$/u,
};
/** Those of them that things suffer too. */
const RAID =
  /^(?:attack|invad|raid|storm|besieg|uberfallen|attackieren|angreifen|greifen|belagern|atac|asalt|attaqu|envahiss|assieg|attacc|assalt|атакуют|нападают)/u;
/** Words that stand between a crowd and its verb, or a verb and whom it is after. */
const LINKS =
  /^(?:are|is|who|that|all|which|now|the|an?|my|your|poor|little|lonely|constantly|por|a|al|el|la|l|un|una|uno|une|le|il|lo|o|ao|uma|los|que|qui|che|die|den|das|der|dem|eine?[nm]?|meine?n?|mon|ma|mi|на|за)$/u;
const ONE =
  /^(?:the|an?|my|your|den|das|dem|eine?[nm]?|meine?n?|el|la|al|un|una|uno|une|le|l|il|lo|o|a|ao|uma|mi|mon|ma)$/u;
const SINGULAR = /^(?:an?|the one|eine?[nm]?|una?|uno|une|uma|one)$/u;
const JOIN = /^(?:and|or|y|e|und|oder|et|ou|и|,)$/u;

/** Marks crowd and victim in a cast already read, unless the prompt says outright that another plays. */
export function readAggressors(cast: readonly Cast[], tokens: readonly Token[], language: string): void {
  const pattern = ATTACK[language];
  if (!pattern) return;
  const linked = (from: number, to: number): boolean =>
    to >= from &&
    to - from <= 3 &&
    tokens.slice(from, to).every(({ type, folded }) => type === 'word' && LINKS.test(folded));
  const single = (one: Cast): boolean =>
    !one.mention.plural || (language === 'de' && ONE.test(tokens[one.mention.from - 1]?.folded ?? ''));
  /** in English the noun tells, elsewhere the verb already has */
  const crowd = (one: Cast): boolean =>
    language === 'en' ? one.mention.plural : !SINGULAR.test(tokens[one.mention.from - 1]?.folded ?? '');

  tokens.forEach(({ folded }, at) => {
    if (!pattern.test(folded)) return;
    const i = cast.findLastIndex(({ mention }) => mention.to <= at);
    let subject = cast[i];
    let object = cast[i + 1];
    const after = tokens[at + 1];
    if (language === 'de' && (!after || after.type !== 'word' || JOIN.test(after.folded))) {
      // "in dem Wölfe das Schaf jagen"
      object = subject;
      subject = cast[i - 1];
      if (!subject || !object || object.mention.to !== at || !linked(subject.mention.to, object.mention.from)) return;
    } else if (!subject || !object || !linked(subject.mention.to, at) || !linked(at + 1, object.mention.from)) return;
    if (!isAgent(subject.mention) || !crowd(subject)) return;
    const attackers = [subject];
    for (let k = cast.indexOf(subject) - 1; k >= 0; k -= 1) {
      const one = cast[k];
      const next = attackers.at(-1);
      if (!one || !next || !isAgent(one.mention)) break;
      const joint = tokens.slice(one.mention.to, next.mention.from);
      const listed = joint[0]?.type === 'comma' || JOIN.test(joint[0]?.folded ?? '');
      if (!listed || joint.length > 2 || (language === 'en' && !one.mention.plural)) break;
      attackers.push(one);
    }
    const plays = cast.find(({ role, sure }) => role === 'hero' && sure >= 8);
    if (plays && attackers.includes(plays)) return;
    // "rats attack my cheese": a thing is not hunted, it is kept from them
    const besieged = object.mention.kind === 'b' || (!isAgent(object.mention) && RAID.test(folded));
    if (!single(object) || (!besieged && !isAgent(object.mention))) return;
    for (const one of attackers) {
      one.role = 'enemy';
      one.sure = 9;
    }
    if (plays || object.mention.kind === 'n') return;
    for (const one of cast) if (one.role === 'hero') one.role = 'free';
    // a castle is kept, not played
    object.role = besieged ? 'goal' : 'hero';
    object.sure = 8;
  });
}
