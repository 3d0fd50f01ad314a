/** Place, time of day, weather, mood and difficulty: as the brief says them; what it leaves open comes from the cast, then from the kind, then by chance. */
import type { Brief, BriefSpan } from '../brief.js';
import type { GameDesign, Genre, Rule, ThemeId } from '../design.js';
import { isLabelPicture } from '../lexicon/labels.js';
import { pictureName, type PictureSort } from '../lexicon/lexicon.js';
import type { Random } from '../random.js';
import { vocabularyOf } from '../vocabulary/vocabulary.js';
import type { Evidence } from './evidence.js';
import { SPEECHES } from '../genres/speeches.js';
import { HOME_OF_MOOD, PACKS, THEME_ORDER } from './themes.js';
import type { Placed } from './things.js';

export interface SceneryReading {
  readonly theme: ThemeId;
  readonly time: GameDesign['theme']['time'];
  readonly mood: GameDesign['theme']['mood'];
  readonly weather: GameDesign['theme']['weather'];
  readonly difficulty: GameDesign['difficulty'];
  readonly colours: readonly string[];
  readonly looks: ReadonlySet<string>;
  readonly tempo: number;
  readonly evidence: readonly Evidence[];
}

/** Beats a minute that a mood asks for. */
export const TEMPO: Readonly<Record<GameDesign['theme']['mood'], number>> = {
  cheerful: 126,
  calm: 84,
  tense: 144,
  spooky: 96,
  epic: 132,
  melancholy: 76,
};

/** Rooms: no star is seen in one. */
const ROOMS: ReadonlySet<ThemeId> = new Set(['home', 'kitchen', 'school', 'toys']);
const INDOORS: ReadonlySet<ThemeId> = new Set(['home', 'kitchen', 'school', 'cave', 'toys', 'ocean', 'space', 'candy']);
/** A place that less speaks for is not the game's. */
const LEAST = 0.7;
/** And the cast alone never speaks louder for one: a cast of robots makes no city of the future where lava is named. */
const MOST_BY_CAST = 2.3;

/** Theme that a picture belongs to, by the English words of its name: language plays no part. */
function themesOfPicture(picture: string): ThemeId[] {
  const { exact } = vocabularyOf('en');
  const found: ThemeId[] = [];
  for (const name of new Set([picture.replaceAll('-', ' '), pictureName(picture, 'en')]))
    for (const entry of exact.entries.get(name) ?? []) if (entry.type === 'theme') found.push(entry.id as ThemeId);
  return [...new Set(found)];
}

/** What a place of the kind's own counts: another one that is said plainly counts more. */
const OWN_PLACE = 2.5;

/** What a house counts as the place of a game: less than any other that is said beside it, as of a house of candy or in the woods. */
const HOUSE = { lived: 2.4, met: 1.1 } as const;

const isHouse = ({ mention: { kind, said } }: Placed): boolean => kind === 'building' && said.span !== undefined;

/** A place as it is said; less plainly where its word is no more than that for a house, and houses stand in a street. */
function asSaid(
  place: Brief['scene']['places'][number],
  cast: readonly Placed[],
): Pick<typeof place, 'theme' | 'plain'> {
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
  add(theme: ThemeId, points: number): void {
    this.points.set(theme, (this.points.get(theme) ?? 0) + points);
  }
}

/** How much speaks for each place: words of the brief, the cast, and a kind that has a place of its own. */
function themesFor({ scene }: Brief, cast: readonly Placed[], genre: Genre): ReadonlyMap<ThemeId, number> {
  const themes = new Sum();
  const byCast = new Sum();
  const own = SPEECHES[genre].place;
  if (own) themes.add(own, OWN_PLACE);
  const other = SPEECHES[genre].speaksOf;
  for (const place of scene.places) {
    const { theme, plain } = asSaid(place, cast);
    if (!other?.includes(theme)) (place.thing ? byCast : themes).add(theme, plain);
  }
  // mountains stand among clouds, and in winter in snow
  const snowy = scene.places.some(({ theme }) => theme === 'ice') || scene.weather?.value === 'snow';
  for (const { mention, role } of new Map(cast.map((one) => [one.mention.picture, one])).values())
    for (const one of themesOfPicture(mention.picture)) {
      if (other?.includes(one) && mention.picture !== one) continue;
      const theme = one === 'sky' && snowy && mention.picture.includes('mountain') ? 'ice' : one;
      if (role === 'place') themes.add(theme, 2);
      else byCast.add(theme, role === 'hero' ? 1 : 0.8);
    }
  for (const [theme, points] of byCast.points) themes.add(theme, Math.min(MOST_BY_CAST, points));
  return themes.points;
}

/** Where a thing of a sort is most often met, for a prompt that names no place. */
const OF_SORT: Readonly<Partial<Record<PictureSort, ThemeId>>> = {
  food: 'kitchen',
  plant: 'garden',
  animal: 'garden',
  person: 'village',
  vehicle: 'city',
  building: 'village',
  object: 'home',
};

/** The places where most of the things are met, the likeliest first; whoever is played counts twice. */
function metAt(cast: readonly Placed[]): ThemeId[] {
  const sum = new Sum();
  for (const { mention, role } of new Map(cast.map((one) => [one.mention.picture, one])).values()) {
    const theme = OF_SORT[mention.kind];
    if (theme && !isLabelPicture(mention.picture)) sum.add(theme, role === 'hero' ? 2 : 1);
  }
  return [...sum.points].toSorted((a, b) => b[1] - a[1]).map(([theme]) => theme);
}

/** A place of a kind's own where its things are met, else where they are met, else any of its own. */
function placeOf(cast: readonly Placed[], genre: Genre, own: readonly ThemeId[]): ThemeId | undefined {
  const met = metAt(cast);
  return met.find((theme) => own.includes(theme)) ?? (SPEECHES[genre].staysThere ? undefined : met[0]);
}

/** The scenery of a game; `genre` is the kind that is made, `home` where that game is at home, before any mood. */
export function fillScenery(
  brief: Brief,
  cast: readonly Placed[],
  genre: Genre,
  rules: readonly Rule[],
  random: Random,
  home?: readonly [ThemeId, ...ThemeId[]],
): SceneryReading {
  const { scene, wishes } = brief;
  const evidence: Evidence[] = [];
  const note = (as: string, value: string, span: BriefSpan | undefined): void => {
    if (span) evidence.push({ ...span, as, value });
  };
  const has = (...names: readonly Rule['rule'][]): boolean => rules.some(({ rule }) => names.includes(rule));
  const themes = themesFor(brief, cast, genre);
  let theme: ThemeId | undefined;
  let most = LEAST;
  for (const id of THEME_ORDER) {
    const points = themes.get(id) ?? 0;
    if (points > most) {
      most = points;
      theme = id;
    }
  }
  if (theme) note('theme', theme, scene.places.find((place) => place.theme === theme)?.span);
  const wish = wishes.mood?.value ?? (has('gentle') ? 'calm' : undefined);
  const own = home ?? (wish === undefined ? undefined : HOME_OF_MOOD[wish]) ?? SPEECHES[genre].themes;
  const chance = random.pick(own);
  theme ??= placeOf(cast, genre, own) ?? chance;
  const pack = PACKS[theme];
  const mood = wish ?? pack.mood;
  const difficulty = has('gentle') ? 'easy' : (wishes.difficulty?.value ?? 'normal');
  note('difficulty', difficulty, wishes.difficulty?.span);
  const time = scene.time?.value ?? (mood === 'melancholy' && pack.time === 'day' ? 'dusk' : pack.time);
  note('time', time, scene.time?.span);
  // a forest in winter has snow
  const wintry = theme !== 'ice' && (themes.get('ice') ?? 0) >= 2 && !INDOORS.has(theme);
  const ownSky =
    ROOMS.has(theme) || theme === 'ice' || theme === 'space' || time !== 'night' || pack.weather !== 'clear';
  const weather = scene.weather?.value ?? (wintry ? 'snow' : ownSky ? pack.weather : 'stars');
  note('weather', weather, scene.weather?.span);
  return {
    theme,
    time,
    mood,
    weather,
    difficulty,
    colours: scene.colours,
    looks: new Set(scene.looks),
    tempo: TEMPO[mood] + (has('fast', 'speedUp') ? 14 : 0) - (has('slow', 'gentle') ? 10 : 0),
    evidence,
  };
}
