/** Names of the cast as they stand in a sentence: with article and in the plural where a language needs it. */
import type { Actor, GameDesign } from '../design.js';
import { isMass, pluralOf, pluralOfTyped } from './names.js';
import { DEFINITE } from '../languages/articles.js';
import { textsOf } from '../texts/texts-of.js';

/** How the prompt has a thing, by picture: what an actor's name alone does not say. */
export interface Said {
  readonly plural: boolean;
  /** the article or possessive before it, folded; '' if none */
  readonly determiner: string;
  /** eaten or gathered by the measure, not the piece: "eats pizza" */
  readonly mass: boolean;
}

/**
 * Languages where what a prompt has many of need not stand in the plural that a list of names takes: it is in a case ("mit
 * Füchsen"), or in the form that its number asks for ("15 yıldız", "15 نجمة": one of it).
 */
const CASES = new Set(['de', 'ru', 'pl', 'uk', 'tr', 'hi', 'ar']);

const lists = new Map<string, Intl.ListFormat>();

/** "a, b and c" in the language. */
export function listOf(names: readonly string[], lang: string): string {
  // what CLDR has for Korean is the language of forms
  if (lang === 'ko') return names.length === 2 ? names.join('와(과) ') : names.join(', ');
  let format = lists.get(lang);
  if (!format) lists.set(lang, (format = new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang, { type: 'conjunction' })));
  return format.format(names);
}

const elide = (article: string, name: string): string =>
  /^(?:l|de l)$/u.test(article) ? `${article}’${name}` : `${article} ${name}`;

/** French "de" before a name. */
const ofFrench = (name: string): string =>
  /^[aeiouyhàâéèêëîïôöûü]/iu.test(name) && !/^(?:h[aéi](?:m|r|b)|oui|yo|ya|hot|hub)/iu.test(name)
    ? `d’${name}`
    : `de ${name}`;

export interface Phrases {
  /** many of it, or its mass, without article: "estrellas", "cheese" */
  readonly many: (actor: Actor) => string;
  /** as the object of a verb: "the princess", "des étoiles", "stars" */
  readonly object: (actor: Actor) => string;
  /** French: "de fraises"; elsewhere as `many` */
  readonly of: (actor: Actor) => string;
  /** the hero in a sentence: "the fox", "Pip" */
  readonly hero: () => string;
  /** where the game ends, with its article */
  readonly goal: () => string;
}

/** The phrases of one cast. `proper` is the hero's own name. */
export function phrasesOf(
  cast: GameDesign['cast'],
  said: ReadonlyMap<string, Said>,
  lang: string,
  proper: string | undefined,
): Phrases {
  const definite = DEFINITE[lang] ?? new Set<string>();
  const keptArticle = (actor: Actor): string => {
    const how = actor.from === 'prompt' ? said.get(actor.sprite) : undefined;
    return how && !how.plural && definite.has(how.determiner) ? how.determiner : '';
  };
  const many = (actor: Actor): string => {
    if (actor.from !== 'prompt') {
      const text = pluralOf(actor.sprite, lang) ?? actor.name;
      return lang === 'fr' ? text.replace(/^(?:du |de la |de l’)/u, '') : text;
    }
    const how = said.get(actor.sprite);
    // cast names are in their first form where nouns have cases
    const typed = (how?.plural === true && !CASES.has(lang)) || (lang === 'ar' && actor.name.startsWith('ال'));
    if (typed || how?.mass === true || keptArticle(actor) !== '' || isMass(actor.sprite, lang)) return actor.name;
    return (pluralOfTyped(actor.name, actor.sprite, lang) ?? actor.name).replace(/^(?:du |de la |de l’)/u, '');
  };
  const object = (actor: Actor): string => {
    const article = keptArticle(actor);
    if (article !== '') return lang === 'en' ? `the ${actor.name}` : elide(article, actor.name);
    if (lang !== 'fr') return many(actor);
    const partitive = /^(?:du |de la |de l’)/u.exec(pluralOf(actor.sprite, lang) ?? '')?.[0];
    return partitive ? `${partitive}${many(actor)}` : `des ${many(actor)}`;
  };
  const goal = (): string => {
    const actor = cast.goal;
    const { finishes }: { finishes: Readonly<Record<string, string>> } = textsOf(lang);
    const known = (picture: string): string | undefined => finishes[picture];
    const finish = known('chequered-flag') ?? '';
    if (!actor) return finish;
    if (actor.from !== 'prompt') return known(actor.sprite) ?? finish;
    if (lang === 'en') return `the ${actor.name}`;
    // without articles, or without a need of one
    if (['ja', 'zh', 'ko', 'ru', 'ar', 'pl', 'tr', 'uk', 'hi', 'id'].includes(lang)) return actor.name;
    const how = said.get(actor.sprite);
    if (how && !how.plural && definite.has(how.determiner) && !(lang === 'fr' && how.determiner.startsWith('d')))
      return elide(how.determiner, actor.name);
    return known(actor.sprite) ?? finish;
  };
  return {
    many,
    object,
    of: (actor) => (lang === 'fr' ? ofFrench(many(actor)) : many(actor)),
    hero: () =>
      proper ?? (lang === 'en' && !/^(?:Santa|the )/u.test(cast.hero.name) ? `the ${cast.hero.name}` : cast.hero.name),
    goal,
  };
}
