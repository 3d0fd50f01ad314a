/** Where a game is set: where its prompt says; else where whoever is in it is at home, the hero before the enemies, and both before what is gathered. */
import type { Brief } from '../brief.js';
import type { Genre, ThemeId } from '../design.js';
import { SPEECHES } from '../genres/speeches.js';
import { homesOf, isCook, isGrown, themesOfPicture } from './homes.js';
import type { Placed, Role } from './things.js';
import { THEME_ORDER } from './themes.js';

type Place = Brief['scene']['places'][number];

/** A place of the kind's own counts less than any that is said plainly. */
const OWN_PLACE = 2.4;
/** What a house counts as the place of a game: less than any other that is said beside it, as of a house of candy or in the woods. */
const HOUSE = { lived: 2.4, met: 1.1 } as const;
/** From here on a place is said, and the cast chooses no other one. */
const SAID = 2;
/** A place in the name of a game is hardly one, be it said to the letter: "candy crush with carrots". */
const IN_NAME = { under: 1, times: 0.3 } as const;
/** What takes place in a thing is said by it. */
const LIVED = 2;
/** The cast together never speaks louder for a place: a cast of robots makes no city of the future where lava is named. */
const MOST_BY_CAST = 2.3;
/** What is gathered, however much of it: a hero at home elsewhere is heard. */
const MOST_BY_ITEMS = 1.2;
/** A place that less speaks for is not the game's. */
const LEAST = 0.2;
/** A kind that stays where it is flown leaves for what is sure alone. */
const LEAST_AWAY = 0.8;
/** What a place of the kind's is ahead by. */
const OF_KIND = 0.35;

/** How loudly a thing speaks for its home, by its part. */
const WEIGHT: Readonly<Partial<Record<Role, number>>> = {
  hero: 1.6,
  enemy: 1,
  boss: 1,
  goal: 1,
  ally: 1,
  obstacle: 0.7,
};
const OTHERS = 0.8;
const GATHERED: ReadonlySet<Role> = new Set<Role>(['item', 'bricks', 'projectile', 'with', 'free']);

/** How surely a thing is met there: its own word is one for the place; it is known to live there, first or also; its sort does. */
const SURE = { word: 1, known: 0.8, also: 0.6, sort: 0.3 } as const;

const isHouse = ({ mention: { kind, said } }: Placed): boolean => kind === 'building' && said.span !== undefined;

/** A place as it is said; less plainly where its word is no more than that for a house, and houses stand in a street. */
function asSaid(place: Place, cast: readonly Placed[]): Pick<Place, 'theme' | 'plain'> {
  const { theme, plain, span } = place;
  if (theme !== 'home' || !span) return place;
  const house = cast.find((one) => {
    const { start = 0, end = 0 } = one.mention.said.span ?? {};
    return isHouse(one) && start <= span.start && end >= span.end;
  });
  if (!house) return place;
  const most = house.role === 'place' ? HOUSE.lived : HOUSE.met;
  return { theme: house.mention.plural ? 'village' : theme, plain: Math.min(plain, most) };
}

/** "At home" tells where the game is: its house is nothing that one walks to or picks up. */
export function stayHome({ scene }: Brief, cast: readonly Placed[]): void {
  const homes = scene.places.flatMap(({ theme, span }) => (theme === 'home' && span ? [span] : []));
  for (const one of cast.filter(isHouse)) {
    const { start = 0, end = 0 } = one.mention.said.span ?? {};
    if (homes.some((home) => home.start <= start && home.end >= end && home.end - home.start > end - start))
      one.role = 'place';
  }
}

class Sum {
  readonly points = new Map<ThemeId, number>();
  add(theme: ThemeId, points: number, most = Infinity): void {
    this.points.set(theme, Math.min(most, (this.points.get(theme) ?? 0) + points));
  }
}

/** Whether a word for food is no more than the verb of somebody who eats: no kitchen is meant by "come". */
const isEating = ({ theme, span }: Place, { events }: Brief): boolean =>
  theme === 'kitchen' &&
  span !== undefined &&
  events.some(({ deed, span: at }) => deed === 'eat' && at && at.start <= span.start && at.end >= span.end);

/** Whether food is made: what grows is in a kitchen then. */
const isCooked = ({ events }: Brief, cast: readonly Placed[], genre: Genre): boolean =>
  cast.some(({ mention }) => isCook(mention)) || (genre === 'serving' && events.some(({ deed }) => deed === 'make'));

/** What is said of places, and what each thing of the cast speaks for. */
function votesFor(brief: Brief, cast: readonly Placed[], genre: Genre): { said: Sum; byWords: Sum; byCast: Sum } {
  const { scene } = brief;
  const other = SPEECHES[genre].speaksOf ?? [];
  const said = new Sum();
  const byWords = new Sum();
  const byItems = new Sum();
  const byCast = new Sum();
  const places = scene.places.filter((place) => !isEating(place, brief));
  for (const place of places) {
    const { theme, plain } = asSaid(place, cast);
    if (!place.thing && !other.includes(theme)) said.add(theme, plain < IN_NAME.under ? plain * IN_NAME.times : plain);
  }
  // no theme shows it, and one is nearer than others
  for (const { theme } of scene.elsewhere ?? []) if (theme) said.add(theme, LIVED);
  // mountains stand among clouds, and in winter in snow
  const snowy = scene.places.some(({ theme }) => theme === 'ice') || scene.weather?.value === 'snow';
  const cooked = isCooked(brief, cast, genre);
  for (const { mention, role } of new Map(cast.map((one) => [one.mention.picture, one])).values()) {
    const { picture } = mention;
    const { start = 0, end = 0 } = mention.said.span ?? {};
    const isPlaced = places.some(({ thing, span }) => !thing && span && span.start < end && span.end > start);
    // it is said as a place already
    if (isPlaced && role !== 'place') continue;
    const typed = places.flatMap(({ theme, thing, span }) =>
      thing && span && span.start < end && span.end > start ? [theme] : [],
    );
    const isRaw = isGrown(picture) && !cooked;
    const words = [...new Set([...themesOfPicture(picture), ...typed])].filter(
      (theme) => (!other.includes(theme) || picture === theme) && !(theme === 'kitchen' && isRaw),
    );
    const { themes, known } = homesOf(mention);
    const homes = isGrown(picture) && cooked ? (['kitchen'] as const) : themes;
    // "down the hill" has no part of its own, and says where
    if (role === 'place' || (role === 'free' && mention.kind === 'nature' && known)) {
      const [first = known ? homes[0] : undefined] = words;
      if (first) said.add(first === 'sky' && snowy && picture.includes('mountain') ? 'ice' : first, LIVED);
      continue;
    }
    const weight = WEIGHT[role] ?? OTHERS;
    const isItem = GATHERED.has(role);
    const [sum, most] = isItem ? [byItems, MOST_BY_ITEMS] : [byCast, MOST_BY_CAST];
    for (const one of words) {
      const theme = one === 'sky' && snowy && picture.includes('mountain') ? 'ice' : one;
      sum.add(theme, weight * SURE.word, most);
      byWords.add(theme, weight);
    }
    homes.forEach((theme, at) => {
      if (words.length > 0 && (words.includes(theme) || !known)) return;
      // what is cooked is at home in no other place
      const sure = known ? (at === 0 ? SURE.known : SURE.also) : mention.kind === 'food' ? SURE.word : SURE.sort;
      sum.add(theme, weight * sure, most);
    });
  }
  for (const [theme, points] of byItems.points) byCast.add(theme, points, MOST_BY_CAST);
  return { said, byWords, byCast };
}

export interface Where {
  /** absent: nothing speaks for any place */
  readonly theme?: ThemeId;
  /** how plainly each is said */
  readonly said: ReadonlyMap<ThemeId, number>;
}

/** The place of a game; `own` are those where its kind is at home. */
export function whereOf(brief: Brief, cast: readonly Placed[], genre: Genre, own: readonly ThemeId[]): Where {
  const { said, byWords, byCast } = votesFor(brief, cast, genre);
  const { place, staysThere } = SPEECHES[genre];
  const isSaid = [...said.points.values()].some((points) => points >= SAID);
  const points = new Map<ThemeId, number>();
  for (const id of THEME_ORDER) {
    const plain = said.points.get(id) ?? 0;
    const cast = byCast.points.get(id) ?? 0;
    const ofKind = id === place ? OWN_PLACE : 0;
    if (isSaid) points.set(id, plain > 0 || ofKind > 0 ? plain + cast + ofKind : 0);
    else if (staysThere && (byWords.points.get(id) ?? 0) <= LEAST_AWAY) points.set(id, plain + ofKind);
    else points.set(id, plain + cast + ofKind + (plain + cast > 0 && own.includes(id) ? OF_KIND : 0));
  }
  const [best] = [...points].toSorted((a, b) => b[1] - a[1]);
  return { ...(best && best[1] > LEAST ? { theme: best[0] } : {}), said: said.points };
}
