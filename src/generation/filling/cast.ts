/** The cast of the game: things of the prompt in the roles it gives them, the rest placed by kind, gaps filled by the theme. */
import type { Brief, BriefSpan } from '../brief.js';
import {
  designText,
  MOST_ITEMS,
  THEMES,
  type Actor,
  type GameDesign,
  type GameMode,
  type Genre,
  type ThemeId,
} from '../design.js';
import { isLabelPicture } from '../lexicon/labels.js';
import { affinityOf, animalsOf, lookalikeOf } from './affinity.js';
import type { Evidence } from './evidence.js';
import { baseForm, isKnownPlural, isLabel, nameOf, pluralOf } from './names.js';
import { animalsFor, asGuest, foodsFor, MOST_FED, MOST_FOODS, parted, seatGuests, uninvited } from './fed.js';
import { boardOf, isCalled, kinOf, picturesOf, suited } from './kin.js';
import { oneOf } from './one-of.js';
import { OPPONENT, oneself, seat } from './persons.js';
import type { Said } from './phrases.js';
import type { Random } from '../random.js';
import { settle, slotsIn } from './settle.js';
import { PACKS, type ThemePack } from './themes.js';
import type { Noun, Placed } from './things.js';

export interface CastReading {
  readonly cast: GameDesign['cast'];
  readonly evidence: readonly Evidence[];
  /** things that found no place */
  readonly dropped: readonly Noun[];
  /** by picture: how the prompt has it */
  readonly said: ReadonlyMap<string, Said>;
}

/** What may bite, by its picture. */
const BITES = /fish|shrimp|crab|lobster|squid|octopus|shark|whale|dolphin|turtle|seal|shell|oyster/u;

/** The picture of where a game is: "at home" sets no little house in the living room. */
const WITHIN: Readonly<Partial<Record<ThemeId, RegExp>>> = {
  home: /^house|home/u,
  village: /^village$/u,
  sports: /^stadium$/u,
};

/** A thing in the owner's words; an emoji as it stands there. */
export const textOf = ({
  word,
  span,
  is,
}: {
  word?: string | undefined;
  span?: BriefSpan | undefined;
  is: string;
}): string => word ?? span?.text ?? is;

/** How a name stands inside a sentence: "Sharks" → "sharks", "ufo" → "UFO"; German nouns and names keep their capital. */
function inSentence(typed: string, picture: string, lang: string): string {
  const name = /^(?:en|it|de)$/u.test(lang) ? typed.replace(/\bufo(?=s?\b)/iu, lang === 'de' ? 'Ufo' : 'UFO') : typed;
  if (lang === 'de' || /^\p{Lu}/u.test(nameOf(picture, lang))) return name;
  return /^\p{Lu}[\p{Ll}\s'’-]+$/u.test(name) ? name.toLowerCase() : name;
}

/** The whole cast; every thing of the prompt is in it or in `dropped`. */
export function makeCast(
  reading: readonly Placed[],
  genre: Genre,
  asked: Genre | undefined,
  theme: ThemeId,
  lang: string,
  options: {
    readonly noEnemies: boolean;
    /** which of the kind's games is asked for by its name or its deeds */
    readonly mode: GameMode | undefined;
    readonly shooting: boolean;
    readonly kindNamed: boolean;
    readonly odd: boolean;
    /** the game's texts are in another language than the prompt: so are the names */
    readonly foreign: boolean;
    readonly prey: Brief['implied']['prey'];
    /** pictures of what the prompt does not want */
    readonly refused: readonly string[];
    /** picture of the ball of the sport that it is */
    readonly ball: string | undefined;
    /** the prompt says where it is played */
    readonly somewhere: boolean;
  },
  random: Random,
): CastReading {
  const elsewhere = (): ThemePack => PACKS[THEMES[Math.floor(random.next() * THEMES.length)] ?? theme];
  const home = PACKS[theme];
  const pack = options.odd
    ? { ...home, hero: elsewhere().hero, enemies: elsewhere().enemies, items: elsewhere().items }
    : home;
  const here = reading.filter(({ mention, role }) => role !== 'place' || !WITHIN[theme]?.test(mention.picture));
  // "sea animals: octopus, whale" are those, and no further animal
  const told = here.some(({ mention }) => mention.picture === 'paw-prints' && here.length > 2)
    ? here.filter(({ mention }) => mention.picture !== 'paw-prints')
    : here;
  const own = slotsIn(genre, options.mode);
  const slots = settle(own.persons === 2 ? seat(told) : told, {
    genre,
    asked,
    noEnemies: options.noEnemies,
    mode: options.mode,
    named: options.kindNamed,
  });
  // what is hit one by one in the kind that was asked for is hit in a wall of it
  if (asked && own.crowd === 'item' && slots.item.length === 0) {
    slots.item = slots.enemy;
    slots.enemy = [];
  }
  if (own.feeds) seatGuests(slots);
  const evidence: Evidence[] = [];
  const dropped: Noun[] = [];
  // what is refused fills no gap: "no ghosts" has none of the theme's either
  const used = new Set<string>(options.refused);
  const said = new Map<string, Said>();
  // one hero, whatever crowd the prompt names: "kittens" play as a kitten
  const typedName = (words: string, mention: Noun, role: string): string => {
    const name = inSentence(words, mention.picture, lang);
    const many = mention.plural || isKnownPlural(name, mention.picture, lang);
    // a Russian plural after "collects" is in its first form, unless it lives
    if (lang === 'ru' && many && role === 'item' && /^\S+[ыи]$/u.test(name)) return name;
    if (role !== 'hero' || !many) return baseForm(name, mention.picture, lang);
    return lang === 'en'
      ? name.replace(/[\p{L}'’]+$/u, (last) => baseForm(last, mention.picture, lang, true))
      : baseForm(name, mention.picture, lang, true);
  };
  const actor = (thing: Noun, role: string): Actor => {
    // "animals" is no picture of its own: one of the family stands for them
    const herd = thing.picture === 'paw-prints' ? animalsOf(theme) : [];
    const family = (herd.length > 0 ? herd : picturesOf('faces')).filter((picture) => !used.has(picture));
    const mention =
      thing.picture === 'paw-prints' && family[0] !== undefined
        ? { ...thing, picture: random.pick(family as [string, ...string[]]) }
        : thing;
    const { said: noun } = mention;
    if (noun.span) evidence.push({ ...noun.span, as: role, value: mention.picture });
    used.add(mention.picture).add(thing.picture);
    const words = noun.word ?? '';
    const shown = options.foreign || words === '' || isLabel(words, mention.picture, lang);
    const animals = thing.picture === 'paw-prints' && (lang === 'de' || lang === 'ru');
    const typed = animals
      ? (pluralOf('paw-prints', lang) ?? words)
      : shown
        ? nameOf(mention.picture, lang)
        : typedName(words, mention, role);
    if (!said.has(mention.picture))
      said.set(mention.picture, {
        plural: !shown && role !== 'hero' && (mention.plural || isKnownPlural(words, mention.picture, lang)),
        determiner: shown ? '' : (noun.article ?? ''),
        mass:
          role === 'item' &&
          !shown &&
          !mention.plural &&
          (mention.kind === 'food' || mention.kind === 'plant') &&
          noun.measured === true,
      });
    // one of a crowd sits at a table, or is a boss
    const one = role === 'enemy' || role === 'boss' ? oneOf(typed, mention, lang) : undefined;
    return {
      name: designText(typed, 40),
      ...(one === undefined ? {} : { one: designText(one, 40) }),
      sprite: mention.picture,
      traits: mention.traits.map(({ said: trait }) => designText(textOf(trait), 24)).slice(0, 6),
      from: 'prompt',
    };
  };
  const filler = (picture: string, from: 'theme' | 'kind' = 'theme'): Actor => {
    used.add(picture);
    return { name: designText(nameOf(picture, lang), 40), sprite: picture, traits: [], from };
  };
  const actors = (list: readonly Placed[], role: string, most: number): Actor[] => {
    const out: Actor[] = [];
    for (const { mention } of list) {
      // "pumpkin ghosts" shows both
      for (const one of [
        mention,
        ...mention.traits.filter(({ kind, sure }) => sure > 2 && kind !== 'person' && role !== 'hero'),
      ]) {
        // the hunters of "vampire hunters" are no vampires, where the player is one
        if (one !== mention && role === 'enemy' && one.picture === heroes[0]?.sprite) continue;
        if (out.some(({ sprite }) => sprite === one.picture)) continue;
        if (out.length < most) out.push(actor(one, role));
        else dropped.push(one);
      }
    }
    return out;
  };
  const fresh = (from: readonly string[], most: number): string[] => {
    const free = from.filter((picture) => !used.has(picture));
    const at = Math.floor(random.next() * Math.max(1, free.length));
    return [...free.slice(at), ...free.slice(0, at)].slice(0, most);
  };

  // every sprite that the prompt names is taken before the theme fills anything
  const heroes = actors(slots.hero, 'hero', 1);
  const bosses = actors(slots.boss, 'boss', 1);
  const enemies = actors(slots.enemy, 'enemy', 4);
  const shown = heroes[0];
  // "a bee shoots at wasps": what has another name must not look the same
  if (shown)
    enemies.forEach((enemy, i) => {
      if (enemy.sprite !== shown.sprite) return;
      if (baseForm(enemy.name, enemy.sprite, lang, true) === baseForm(shown.name, shown.sprite, lang, true)) return;
      const other = lookalikeOf(enemy.sprite);
      if (other === undefined || used.has(other)) return;
      used.add(other);
      enemies[i] = { ...enemy, sprite: other };
    });
  const { foods, fed: hungry } = own.feeds ? parted(slots.item) : { foods: slots.item, fed: [] };
  const guest = (one: Actor): Actor => asGuest(one, own.feeds ?? '');
  const fed = actors(hungry, 'item', MOST_FED).map(guest);
  const items = actors(foods, 'item', own.feeds ? MOST_FOODS : Math.max(6, own.items ?? 1));
  const { prey } = options;
  if (prey === 'fish' && !items.some(({ sprite }) => BITES.test(sprite))) {
    // "go fishing for carp": what bites is caught, not played; the penguin of "ice fishing penguin" holds the rod
    const caught = BITES.test(heroes[0]?.sprite ?? '') ? heroes.pop() : undefined;
    if (caught && items[0]) heroes.push(items.shift() as Actor);
    const name = caught ? caught.name : designText(nameOf('fish', lang), 40);
    items.unshift({ name, sprite: caught?.sprite ?? 'fish', traits: [], from: 'prompt' });
    used.add('fish');
  } else if (prey && items.length === 0) {
    // the mole of "whack-a-mole" is part of the kind's name
    const name = designText(nameOf(prey, lang), 40);
    items.push({ name, sprite: prey, traits: [], from: 'prompt' });
    used.add(prey);
  }
  const goals = actors(slots.goal.slice(0, 1), 'goal', 1);
  slots.goal.slice(1).forEach((one) => slots.deco.push(one));
  const obstacles = actors(slots.obstacle, 'obstacle', 4);
  const projectiles = actors(slots.projectile.slice(0, 1), 'projectile', 1);
  slots.projectile
    .slice(1)
    .forEach((one) => (slots.item.length < 6 ? items.push(actor(one.mention, 'item')) : dropped.push(one.mention)));
  // scenery is too faint to be read
  dropped.push(...slots.deco.flatMap(({ mention }) => (isLabelPicture(mention.picture) ? [mention] : [])));
  const deco = actors(
    slots.deco.filter(({ mention }) => !used.has(mention.picture) && !isLabelPicture(mention.picture)),
    'scenery',
    6,
  );

  const played = own.own && (!own.own.dark || pack.time === 'night') ? own.own.pictures : undefined;
  const heroFill = played ? (played.length > 1 ? random.pick(played) : played[0]) : options.ball;
  // a place brings its own people: chess in space is played by those who are there
  const byOneself =
    own.persons !== undefined &&
    !options.somewhere &&
    heroes.length + (own.persons === 2 ? 0 : items.length) === 0 &&
    enemies.every(({ sprite }) => sprite === OPPONENT);
  if (byOneself && own.persons === 2 && enemies.length === 0)
    for (const picture of own.foes ?? [OPPONENT]) enemies.push(filler(picture, 'kind'));
  const hero =
    heroes[0] ??
    (byOneself ? oneself(lang) : undefined) ??
    (heroFill && !used.has(heroFill) ? filler(heroFill, 'kind') : filler(fresh(pack.hero, 1)[0] ?? 'star'));
  // a boss that has a face of its own leads the enemies
  for (const boss of bosses)
    if (!enemies.some(({ sprite }) => sprite === boss.sprite))
      enemies.push({ ...boss, traits: ['boss', ...boss.traits].slice(0, 6) });
  if (own.feeds && enemies.length === 0)
    for (const picture of uninvited(options.refused).slice(0, 2)) enemies.push({ ...filler(picture), from: 'prompt' });
  const liking = affinityOf(hero.sprite);
  if (enemies.length === 0 && !own.foes && hero.from === 'prompt')
    for (const picture of fresh(liking.enemies, 1)) enemies.push(filler(picture, 'kind'));
  if (enemies.length === 0) for (const picture of own.foes ?? []) enemies.push(filler(picture, 'kind'));
  const foes = enemies.length;
  if (!byOneself && !own.foes && (foes === 0 || enemies[0]?.from === 'kind'))
    for (const picture of fresh(pack.enemies, 2 - foes)) enemies.push(filler(picture));
  if (enemies.length === 0) enemies.push(filler('mask:monster'));
  if (own.feeds) {
    for (const picture of fresh(animalsFor(theme), fed.length === 0 ? 2 : 0)) fed.push(guest(filler(picture)));
    const eaters = fed.map(({ sprite }) => sprite);
    for (const picture of foodsFor(eaters, items.length, used)) items.push(filler(picture, 'kind'));
    items.splice(MOST_FOODS);
    items.push(...fed);
  }
  // with plain pieces nothing is shown
  const wanted = byOneself && own.persons === 1 ? 1 : (own.items ?? 1);
  if (byOneself && own.persons === 1) items.push(filler('star', 'kind'));
  const brick = items.findIndex(({ sprite }) => sprite === own.itemsAre);
  // the bricks of "candy bricks" are made of candy
  if (brick >= 0 && items.length > 1) items.splice(brick, 1);
  const named = items.length > 0 ? items : own.alike && hero.from === 'prompt' ? [hero] : [];
  const like = reading.length > 0 ? named.map(({ sprite }) => sprite) : [];
  const put = (pictures: readonly string[], from: 'theme' | 'kind'): void => {
    for (const picture of pictures)
      if (items.length < wanted && !used.has(picture) && isCalled(picture, lang)) items.push(filler(picture, from));
  };
  if (like.length > 0 && wanted > 1) {
    // "animals" are those of the place
    const herd = told.some(({ mention }) => mention.picture === 'paw-prints') ? animalsOf(theme) : [];
    put([...herd, ...kinOf([...like, ...herd], theme)], 'kind');
  } else if (own.alike && wanted > 1 && items.length === 0) {
    put(boardOf(theme, own.alike === true || options.somewhere ? undefined : own.alike, wanted, random), 'theme');
  }
  const { flock } = own;
  if (items.length === 0 && flock) {
    const here = animalsOf(theme).filter((picture) => flock.includes(picture));
    items.push(filler(fresh(here, 1)[0] ?? flock.find((one) => !used.has(one)) ?? flock[0], 'kind'));
  }
  if (items.length === 0 && hero.from === 'prompt')
    for (const picture of fresh(liking.items, 1)) items.push(filler(picture, 'kind'));
  for (const picture of suited(like, fresh(pack.items, wanted))) if (items.length < wanted) items.push(filler(picture));
  for (const picture of suited(like, fresh(pack.deco, 6))) if (items.length < wanted) items.push(filler(picture));
  if (items.length === 0) items.push(filler('star'));
  // what a ball is to roll into is what the prompt names: "the holes are cheese"
  const cup = own.goalIsItem ? items.find(({ from }) => from === 'prompt') : undefined;
  const goal = goals[0] ?? cup ?? filler(used.has(pack.goal) ? 'chequered-flag' : pack.goal);
  if (obstacles.length === 0) for (const picture of fresh(pack.obstacles, 2)) obstacles.push(filler(picture));
  for (const picture of fresh(pack.deco, 4)) if (deco.length < 4) deco.push(filler(picture));
  const shoots = options.shooting || own.shoots === true;
  const shot =
    [liking.shot, pack.projectile].find((one) => one !== undefined && !options.refused.includes(one)) ?? 'star';
  const projectile = projectiles[0] ?? (shoots ? filler(shot, shot === liking.shot ? 'kind' : 'theme') : undefined);
  return {
    cast: {
      hero,
      enemies: enemies.slice(0, 4),
      items: items.slice(0, MOST_ITEMS),
      goal,
      obstacles: obstacles.slice(0, 4),
      ...(projectile ? { projectile } : {}),
      deco: deco.slice(0, 6),
    },
    evidence,
    dropped: dropped.filter(({ picture }) => !used.has(picture)),
    said,
  };
}
