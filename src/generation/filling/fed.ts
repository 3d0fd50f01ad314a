/** Who is fed and what with, in a game of feeding: both are among its items, and whoever is fed bears a mark. */
import type { Actor, ThemeId } from '../design.js';
import { SPEECHES } from '../genres/speeches.js';
import { affinityOf, animalsOf } from './affinity.js';
import { eatersWithin, isBeast, isEater, lives, type Slots } from './sorts.js';
import { isBeing, type Placed } from './things.js';

/** so many sorts of guests fit a meadow, and so many bowls a phone */
export const MOST_FED = 3;
export const MOST_FOODS = 3;
/** From here on a prompt gives a part plainly, and outright. */
const PLAIN = 6;
const OUTRIGHT = 8;

/** What nearly everybody eats, where nothing better is known. */
const FOR_MOST: readonly string[] = ['red-apple', 'carrot', 'bread'];

/** Who is about where the prompt and its place have no animals. */
const ANYWHERE: readonly string[] = ['duck', 'rabbit', 'hedgehog'];

/** The things of a prompt parted into foods and those who eat: of "apple hedgehogs" each is one. */
export function parted(things: readonly Placed[]): {
  readonly foods: readonly Placed[];
  readonly fed: readonly Placed[];
} {
  const all = things.flatMap((one): Placed[] => {
    const eaters = eatersWithin(one);
    const left = one.mention.traits.filter((trait) => !eaters.some(({ mention }) => mention === trait));
    return [{ ...one, mention: { ...one.mention, traits: left } }, ...eaters];
  });
  // in the order of the prompt, in which each has its food
  const startOf = ({ mention }: Placed): number => mention.said.span?.start ?? Infinity;
  all.sort((a, b) => startOf(a) - startOf(b) || 0);
  const eaters = all.filter(isEater);
  const liked = eaters.flatMap(({ mention }) => affinityOf(mention.picture).items);
  const named = all.some((one) => !lives(one));
  // the fish that is fed beside a turtle, and the one that a penguin gets
  const isFood = ({ mention }: Placed): boolean => eaters.length > 0 && (liked.includes(mention.picture) || !named);
  const fed = all.filter((one) => isEater(one) || (lives(one) && !isFood(one)));
  return { fed, foods: all.filter((one) => !fed.includes(one)) };
}

/** Those who come where nobody is named: the animals of the place. */
export const animalsFor = (theme: ThemeId): readonly string[] => {
  const here = animalsOf(theme);
  return here.length > 0 ? here : ANYWHERE;
};

/** Whom the prompt wants nothing given to: "feed the ducks, not the geese". */
export const uninvited = (refused: readonly string[]): readonly string[] => refused.filter(isBeing);

/** An actor with the mark of a guest, by which the play knows it among the things. */
export const asGuest = (actor: Actor, mark: string): Actor => ({
  ...actor,
  traits: [mark, ...actor.traits].slice(0, 6),
});

const MARKS: ReadonlySet<string | undefined> = new Set(
  Object.values(SPEECHES).flatMap(({ slots }) => Object.values(slots.inMode ?? {}).map(({ feeds }) => feeds)),
);
/** Whether one of the things is fed with the rest of them. */
export const isGuest = ({ traits }: Actor): boolean => traits.some((trait) => MARKS.has(trait));

/**
 * Those who eat as well, though the prompt's words seem to give them another part: in "the giraffe wants leaves, the lion meat" all do.
 * Where there is one food alone, whoever else is about is after it.
 */
export function seatGuests(slots: Slots): void {
  const isOneFood = (): boolean => parted(slots.item).foods.length === 1;
  for (const part of ['hero', 'enemy'] as const) {
    if (isOneFood()) return;
    const seated = slots[part].filter((one) => isBeast(one) && one.sure < PLAIN);
    slots[part] = slots[part].filter((one) => !seated.includes(one));
    slots.item.push(...seated);
  }
  const [hero] = slots.hero;
  const { foods, fed } = parted(slots.item);
  if (hero && isBeast(hero) && hero.sure < OUTRIGHT && foods.length > 1 && fed.length === foods.length - 1)
    slots.item.push(...slots.hero.splice(0));
}

/** What is in the other bowls, where the prompt names so many foods: what the guests eat, each one's favourite first. */
export function foodsFor(eaters: readonly string[], named: number, used: ReadonlySet<string>): readonly string[] {
  // two that are named leave nothing open; one alone would leave nothing to choose
  const missing = named > 1 ? 0 : named === 1 ? 1 : MOST_FOODS;
  const liked = eaters.map((sprite) => affinityOf(sprite).items.filter((food) => !eaters.includes(food)));
  const ranked = [...liked.flatMap(([first]) => first ?? []), ...liked.flatMap(([, ...rest]) => rest), ...FOR_MOST];
  return [...new Set(ranked)].filter((food) => !used.has(food)).slice(0, missing);
}
