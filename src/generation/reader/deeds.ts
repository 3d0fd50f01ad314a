/** Deeds that are named by a noun: "viking axe throwing", "drone delivery". Who does them plays. */
import type { Mention } from './mention.js';
import { isAgent, type Cast, type Role } from './roles.types.js';
import type { Token } from '../vocabulary/tokens.js';

/** what stands right before it flies */
const THROWING = /^(?:throwing|tossing|hurling|flinging|chucking|yeeting|lobbing)$/u;
/** "coin collecting fox", "mountain climbing goat": what is done with the thing before, where who does it stands behind */
const DOING: readonly (readonly [RegExp, Role])[] = [
  [/^(?:collecting|eating|stealing|catching|gathering|hoarding|delivering|baking|munching|hunting)$/u, 'item'],
  [/^(?:climbing|riding|surfing|exploring|crossing|roaming)$/u, 'place'],
];
/** "lanzamiento de hachas" */
const THROW_OF: Readonly<Record<string, RegExp>> = {
  es: /^lanzamientos?$/u,
  fr: /^lancers?$/u,
  pt: /^(?:lancamento|arremesso)s?$/u,
  it: /^lanci?o?$/u,
  ru: /^метани\p{L}$/u,
};
const OF = /^(?:de|del|d|do|da|di|of)$/u;
/** who brings, or what is brought, stands before it */
const DELIVERY = /^(?:delivery|deliveries|courier)$/u;
const DELIVERED: Readonly<Record<string, RegExp>> = {
  en: /^(?:delivery|deliveries)$/u,
  de: /(?:lieferung|lieferdienst|zustellung)$/u,
  es: /^(?:reparto|entrega|entregas)$/u,
  fr: /^livraisons?$/u,
  pt: /^(?:entrega|entregas)$/u,
  it: /^consegn[ae]$/u,
  ru: /^доставк\p{L}$/u,
};
const BY = /^(?:with|by|mit|per|con|avec|en|par|com|с|на)$/u;

const carries = (mention: Mention): boolean =>
  isAgent(mention) || mention.picture === 'drone' || mention.picture.includes('robot');

/** Gives doer and thing their parts in a cast already read; the cast that comes back may have a doer of its own. */
export function readDeeds(cast: readonly Cast[], tokens: readonly Token[], language: string): Cast[] {
  const played = cast.some(({ role, sure }) => role === 'hero' && sure >= 8);
  const hero = (one: Cast): void => {
    if (played) return;
    for (const other of cast) if (other !== one && other.role === 'hero') other.role = 'free';
    one.role = 'hero';
    one.sure = 7;
  };
  const thing = (one: Cast, role: Role): void => {
    one.role = role;
    one.sure = 7;
  };
  /** "viking axe": the viking of it, as a thing of its own */
  const doerOf = (one: Cast): Cast | undefined => {
    const doer = one.mention.traits.find((trait) => carries(trait));
    return doer && { mention: doer, role: 'free', sure: 0 };
  };
  const out: Cast[] = [];
  for (const [i, one] of cast.entries()) {
    const { mention } = one;
    const word = tokens[mention.to]?.folded ?? '';
    const next = cast[i + 1];
    const behind = next?.mention.from === mention.to + 1 ? next : undefined;
    const before = tokens[mention.from - 1]?.folded ?? '';
    const head = OF.test(before) ? (tokens[mention.from - 2]?.folded ?? '') : before;
    const thrown = language === 'en' ? THROWING.test(word) : THROW_OF[language]?.test(head) === true;
    // "a toaster throwing bread" throws the bread
    const objectless = language !== 'en' || !behind || isAgent(behind.mention);
    const brought = language === 'en' && DELIVERY.test(word);
    const done =
      language === 'en' && behind && isAgent(behind.mention) && !behind.mention.plural && !isAgent(mention)
        ? DOING.find(([pattern]) => pattern.test(word))?.[1]
        : undefined;
    const deed: Role | undefined = thrown && objectless && !isAgent(mention) ? 'projectile' : brought ? 'item' : done;
    if (!deed) {
      out.push(one);
      continue;
    }
    const doer = doerOf(one);
    if (deed === 'item' && !doer && carries(mention)) {
      hero(one);
      out.push(one);
      continue;
    }
    if (doer) {
      hero(doer);
      out.push(doer);
    }
    const bare = doer
      ? {
          ...mention,
          from: doer.mention.from < mention.to - 1 ? Math.max(mention.from, doer.mention.to) : mention.from,
          traits: mention.traits.filter((trait) => trait !== doer.mention),
        }
      : mention;
    const what: Cast = { ...one, mention: bare };
    thing(what, deed);
    if (thrown) what.deed = 'thrown';
    out.push(what);
    // "knife throwing clown", "pizza delivery robot"
    if (!doer && behind && carries(behind.mention)) hero(behind);
  }
  const delivered = DELIVERED[language];
  if (delivered)
    for (const one of out) {
      const before = tokens.slice(Math.max(0, one.mention.from - 2), one.mention.from);
      const by = before.some(({ folded }) => BY.test(folded));
      const said = tokens.slice(Math.max(0, one.mention.from - 6), one.mention.from);
      const crowd = language === 'en' && one.mention.plural;
      const called = language === 'en' && DELIVERY.test(before.at(-1)?.folded ?? '');
      if (called && carries(one.mention)) hero(one);
      else if (by && carries(one.mention) && !crowd && said.some(({ folded }) => delivered.test(folded))) hero(one);
    }
  return out;
}
