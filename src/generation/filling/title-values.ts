/** What stands in the parts of a title's pattern: who and what is in the game, in forms that the patterns need. */
import type { Actor, GameDesign, ThemeId } from '../design.js';
import { textsOf } from '../texts/texts-of.js';
import { isGuest } from './fed.js';
import { isMass, nameOf } from './names.js';
import { isOneself } from './persons.js';
import { listOf, type Phrases } from './phrases.js';
import { singular } from './plural.js';
import type { Placed } from './things.js';

/** Where the cast has nouns in the form of a dictionary, and a plural has to be known rather than made by a rule. */
const PLURALS_BY_HEART: ReadonlySet<string> = new Set(['de', 'ru', 'pl', 'uk', 'it', 'ar']);
/** Of these, where many of a thing have one form, and it stands as typed. */
const TYPED: ReadonlySet<string> = new Set(['it', 'ar']);
/** Where that form is the singular, so that one of many is known. */
const SINGULARS: ReadonlySet<string> = new Set(['de', 'ru', 'pl', 'uk', 'tr', 'hi', 'ar', 'ja', 'zh', 'ko', 'id']);
/** Where verbs and commands tell one from many. */
const FOR_ONE: ReadonlySet<string> = new Set('en de nl es fr it pt pl ru uk hi ar'.split(' '));
/** Where names of things have cases: what was typed may be in another one than a title needs. */
const IN_CASES: ReadonlySet<string> = new Set(['ru', 'uk', 'pl']);
/** From here on a word of the prompt is a noun that some list knows, and below only what stands around it says so. */
const KNOWN = 0.5;
/** As much as a keyword of a picture says: "taches" is found at the giraffe. */
const KEYWORD = 2;
/** A part in the game that no word gives it, and one that is given outright: "you are a …". */
const GUESSED = 2;
const OUTRIGHT = 8;

export interface TitleValue {
  readonly text: string;
  /** the prompt has it */
  readonly said: boolean;
}
export type TitleValues = ReadonlyMap<string, TitleValue>;

export interface TitleCast {
  readonly lang: string;
  readonly cast: GameDesign['cast'];
  readonly things: readonly Placed[];
  readonly theme: ThemeId;
  /** the prompt says where it is */
  readonly somewhere: boolean;
  readonly phrases: Phrases;
  /** the hero's own name ("Pip"), where the prompt gives one */
  readonly proper: string | undefined;
}

/** The first letter as a title has it: of every word in English, of the first elsewhere. */
export function titled(text: string, lang: string): string {
  if (lang === 'en') return titleCase(text);
  return text.replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase(lang));
}

const titleCase = (text: string): string =>
  text.replace(/(?<![\p{L}'’])\p{Ll}[\p{L}]*/gu, (word) =>
    /^(?:of|the|and|in|on|at|a|an|with|vs)$/u.test(word) ? word : word.replace(/^./u, (c) => c.toUpperCase()),
  );

/** Pictures of things that are hardly nouns: a title says nothing by them. */
export function doubtful(things: readonly Placed[]): ReadonlySet<string> {
  const isDoubtful = ({ mention, sure }: Placed): boolean =>
    (mention.sure < KNOWN && sure < OUTRIGHT) || (mention.sure <= KEYWORD && sure <= GUESSED);
  return new Set(things.filter(isDoubtful).map(({ mention }) => mention.picture));
}

/** The values of the parts; a part without one is absent. */
export function titleValues(parts: TitleCast): TitleValues {
  const { lang, cast, things, theme, somewhere, proper } = parts;
  const doubted = doubtful(things);
  const inPrompt = ({ from, sprite }: Actor): boolean => from === 'prompt' && !doubted.has(sprite);
  const named = (list: readonly Actor[]): Actor | undefined => list.find(inPrompt);
  const values = new Map<string, TitleValue>();
  const put = (said: boolean, texts: Readonly<Record<string, string | undefined>>): void => {
    for (const [name, text] of Object.entries(texts)) if (text !== undefined) values.set(name, { text, said });
  };
  const { hero } = cast;
  const heroSaid = proper !== undefined || inPrompt(hero);
  const who = proper ?? hero.name;
  // a stretch of a sentence is nobody's name
  if (!isOneself(hero) && (heroSaid || hero.from !== 'prompt') && !/[!?:;]/u.test(who)) {
    const shown = titled(who, lang);
    // a verb or a command in the singular is for one
    const one = proper !== undefined || !FOR_ONE.has(lang) || !isTypedMany(hero, things);
    put(heroSaid, {
      h: one ? who : undefined,
      S: one ? shown : undefined,
      H: shown,
      N: proper,
      The: theHero(who, proper, lang),
    });
  }
  const [fed, food] = [cast.items.filter(isGuest), cast.items.filter((one) => !isGuest(one))];
  const item = named(food) ?? food.find(({ from }) => from !== 'prompt');
  if (item) put(inPrompt(item), numbersOf(item, 'i', 'I', parts));
  const guest = named(fed);
  if (guest) put(true, numbersOf(guest, 'g', 'G', parts));
  const enemy = named(cast.enemies);
  if (enemy) put(true, numbersOf(enemy, 'e', 'E', parts));
  const [i, e] = [values.get('i'), values.get('e')];
  if (values.has('H')) {
    if (i) put(heroSaid && i.said, { HI: listOf([titled(who, lang), i.text], lang) });
    if (e) put(heroSaid, { HE: listOf([titled(who, lang), e.text], lang) });
  }
  const place = textsOf(lang).places[theme];
  put(somewhere, { P: place, p: place });
  return values;
}

/** Whether the hero is called by a word for many: "bees". */
const isTypedMany = ({ name, sprite }: Actor, things: readonly Placed[]): boolean =>
  things.some(
    ({ thing, mention }) =>
      mention.picture === sprite && mention.plural && thing.word?.toLowerCase() === name.toLowerCase(),
  );

/** "The Fox", "Pip"; nothing where a language has no such article, or several. */
function theHero(who: string, proper: string | undefined, lang: string): string | undefined {
  if (lang !== 'en') return undefined;
  return proper === undefined ? `The ${titleCase(who)}`.replace('The Santa', 'Santa') : titleCase(who);
}

/** Many of a thing, and one, as far as their forms are known. */
export function numbersOf(
  actor: Actor,
  many: string,
  shown: string,
  { lang, phrases, things }: Pick<TitleCast, 'lang' | 'phrases' | 'things'>,
): Readonly<Record<string, string | undefined>> {
  const text = phrases.many(actor);
  const { sprite, name, from } = actor;
  const typedMany = things.some(({ mention }) => mention.picture === sprite && mention.plural);
  const isPlural =
    !PLURALS_BY_HEART.has(lang) || text !== name || isMass(sprite, lang) || (TYPED.has(lang) && typedMany);
  // "банок", "травою": forms of a word whose first one no list has
  const isForm =
    from !== 'prompt' ||
    nameOf(sprite, lang).toLowerCase() === name.toLowerCase() ||
    (IN_CASES.has(lang) ? text !== name : !typedMany || isPlural);
  const single = lang === 'en' ? singular(text) : SINGULARS.has(lang) && isForm ? name : undefined;
  const plural = isPlural ? text : undefined;
  if (many === 'e' || many === 'g') return { [many]: plural, [shown]: plural && titled(plural, lang) };
  const counted = isMass(sprite, lang) ? undefined : plural;
  return {
    [many]: plural,
    [shown]: plural && titled(plural, lang),
    is: counted,
    Is: counted && titled(counted, lang),
    one: single,
    One: single && titled(single, lang),
    of: lang === 'fr' && plural ? phrases.of(actor) : undefined,
  };
}
