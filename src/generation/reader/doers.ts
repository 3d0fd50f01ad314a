/** A thing or a food that does something of its own: "un fromage qui roule", "a potato that escapes". It plays. */
import { isAgent, type Cast } from './roles.types.js';
import type { Token } from '../vocabulary/tokens.js';

/** What only somebody does, by language, over single folded words: to flee, move, wish or fear. */
const OWN_DEED: Readonly<Record<string, RegExp>> = {
  en: /^(?:run|walk|jump|hop|roll|escap|fle|dodg|hid|climb|travel|wander|dream|slid|bounc|want|refus|fear|surviv|fight|danc|surf|swim)(?:s|es|ing|ping|ping|e|ees|eeing|ming)?$/u,
  es: /^(?:huy(?:e|endo)|escap(?:a|ando)|corr(?:e|iendo)|rued(?:a|e)|rodando|salt(?:a|ando)|camin(?:a|ando)|viaj(?:a|ando)|quiere|esquiv(?:a|ando)|sobreviv(?:e|iendo)|teme|suena|rebota|escond(?:e|iendo)|lucha)$/u,
  fr: /^(?:roul|deval|saut|march|voyag|echapp|gliss|dans|rebondi|rev|surf|refus|evit|lutt)(?:e|ant|t)$|^(?:veut|fuit|fuyant|court|courant|enfuit|survit|cache|craint|rebondit)$/u,
  de: /^(?:flieht|fluchtet|rennt|lauft|rollt|springt|hupft|kullert|wandert|reist|will|mochte|entkommt|versteckt|rutscht|traumt|tanzt|kampft|uberlebt|haut)$/u,
  pt: /^(?:fug(?:indo)|fog(?:e)|escap(?:a|ando)|corr(?:e|endo)|rol(?:a|ando)|pul(?:a|ando)|and(?:a|ando)|viaj(?:a|ando)|quer|desvi(?:a|ando)|sobreviv(?:e|endo)|escond(?:e|endo)|sonha|luta)$/u,
  it: /^(?:fugg(?:e|endo)|scapp(?:a|ando)|corr(?:e|endo)|rotol(?:a|ando)|salt(?:a|ando)|cammin(?:a|ando)|viaggi(?:a|ando)|vuole|schiv(?:a|ando)|sopravviv(?:e|endo)|nascond(?:e|endo)|sogna|lotta|scivola)$/u,
  ru: /^(?:бежит|убегает|убегающ\p{L}+|сбегает|сбежал\p{L}*|катится|прыгает|скачет|хочет|прячется|спасается|мечтает|путешествует|удирает|ползет|танцует|боится)$/u,
};
/** The same in Chinese, over the characters that follow. */
const CHINESE = /^(?:(?:不|很|在|正在|要|正)*)(?:想|逃|躲|跑|滚|跳|冒险|旅行|怕|害怕|打败|奔跑)/u;
/** Words that may stand between the thing and its verb. */
const LINK =
  /^(?:that|who|which|is|always|just|can|must|has|to|doesn|does|don|t|not|does|doesnt|dont|que|qui|che|der|die|das|se|si|s|no|ne|n|nao|non|не|который|которая|которое|eine?|vor)$/u;
const OF = /^(?:de|do|da|del|di|d|du|of|al|alla|au|aux|a la)$/u;
/** They do what is done with them: a ball that rolls is played with. */
const PLAYTHINGS = /ball|disk|marble|coin|wheel/u;
/** who stands on the other side keeps nobody from being the hero */
const OTHERS = new Set(['enemy', 'boss', 'obstacle', 'goal']);

/** Makes the doer the hero where the prompt names nobody else who could be; the cast comes back without what it is made of. */
export function readDoers(cast: readonly Cast[], tokens: readonly Token[], language: string): Cast[] {
  const own = OWN_DEED[language];
  if (cast.some(({ role }) => role === 'hero')) return [...cast];
  if (cast.some((one) => isAgent(one.mention) && !OTHERS.has(one.role))) return [...cast];
  for (const [i, one] of cast.entries()) {
    const { mention } = one;
    if (isAgent(mention) || /^[bn]$/u.test(mention.kind) || mention.plural || OTHERS.has(one.role)) continue;
    if (PLAYTHINGS.test(mention.picture)) continue;
    if (!acts(mention.to, tokens, language, own)) continue;
    // "um pão de queijo": a bread is what it is, whatever of
    const head = cast[i - 1];
    const made =
      head !== undefined &&
      !isAgent(head.mention) &&
      mention.from - head.mention.to === 1 &&
      OF.test(tokens[head.mention.to]?.folded ?? '');
    const doer = made ? head : one;
    doer.role = 'hero';
    doer.sure = 7;
    return made ? cast.filter((other) => other !== one) : [...cast];
  }
  return [...cast];
}

/** Whether a verb of its own follows at a token. */
function acts(from: number, tokens: readonly Token[], language: string, own: RegExp | undefined): boolean {
  if (language === 'zh') {
    const rest = tokens.slice(from, from + 6).map(({ text }) => text);
    return CHINESE.test(rest.join(''));
  }
  if (!own) return false;
  for (let at = from; at < from + 5; at += 1) {
    const token = tokens[at];
    if (!token || token.type === 'stop') return false;
    if (own.test(token.folded)) return true;
    if (token.type !== 'comma' && !LINK.test(token.folded)) return false;
  }
  return false;
}
