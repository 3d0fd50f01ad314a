/** Place, time of day, weather, mood, difficulty and colours. */
import type { GameDesign, Genre, Rule, ThemeId } from '../design.js';
import { pictureName } from '../lexicon/lexicon.js';
import type { Random } from '../random.js';
import type { Cast } from './roles.types.js';
import { HOME_OF_KIND, HOME_OF_MOOD, PACKS, THEME_ORDER } from '../filling/themes.js';
import type { Token } from '../vocabulary/tokens.js';
import { vocabularyOf, type Span } from '../vocabulary/vocabulary.js';

export interface SceneryReading {
  readonly theme: ThemeId;
  readonly time: GameDesign['theme']['time'];
  readonly mood: GameDesign['theme']['mood'];
  readonly weather: GameDesign['theme']['weather'];
  readonly difficulty: GameDesign['difficulty'];
  readonly colours: string[];
  readonly looks: Set<string>;
  readonly tempo: number;
  readonly evidence: { readonly from: number; readonly to: number; readonly as: string; readonly value: string }[];
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

const INDOORS: ReadonlySet<ThemeId> = new Set(['kitchen', 'school', 'cave', 'toys', 'ocean', 'space', 'candy']);

/** Theme that a picture belongs to, by the English words of its name: language plays no part. */
function themesOfPicture(picture: string): ThemeId[] {
  const { exact } = vocabularyOf('en');
  const found: ThemeId[] = [];
  for (const name of new Set([picture.replaceAll('-', ' '), pictureName(picture, 'en')]))
    for (const entry of exact.entries.get(name) ?? []) if (entry.type === 'theme') found.push(entry.id as ThemeId);
  return [...new Set(found)];
}

/** Reads the scenery; what the words leave open comes from the cast, then from the kind, then from the seed. */
export function readScenery(
  tokens: readonly Token[],
  spans: readonly Span[],
  cast: readonly Cast[],
  genre: Genre | undefined,
  rules: readonly Rule[],
  random: Random,
): SceneryReading {
  const evidence: SceneryReading['evidence'] = [];
  const nots = spans.filter(({ type, id }) => type === 'cue' && id === 'not');
  const places = spans.filter(({ type, id }) => type === 'cue' && id === 'place');
  const negated = ({ from }: Span): boolean =>
    nots.some(
      ({ to }) =>
        from - to >= 0 &&
        from - to <= 2 &&
        !tokens.slice(to, from).some(({ type }) => type === 'comma' || type === 'stop'),
    );
  const of = (type: Span['type']): Span[] => spans.filter((span) => span.type === type && !negated(span));

  const themes = new Map<ThemeId, number>();
  const add = (theme: ThemeId, points: number): void => {
    themes.set(theme, (themes.get(theme) ?? 0) + points);
  };
  // a cast of robots alone makes no city of the future where lava is named
  const byCast = new Map<ThemeId, number>();
  const addByCast = (theme: ThemeId, points: number): void => {
    byCast.set(theme, (byCast.get(theme) ?? 0) + points);
  };
  // mountains stand among clouds, and in winter in snow
  const snowy = of('theme').some(({ id }) => id === 'ice') || of('weather').some(({ id }) => id === 'snow');
  const isMountain = (from: number, to: number): boolean =>
    cast.some(({ mention }) => mention.picture.includes('mountain') && mention.from < to && mention.to > from);
  const placeOf = (theme: string, from: number, to: number): ThemeId =>
    (theme === 'sky' && snowy && isMountain(from, to) ? 'ice' : theme) as ThemeId;
  // a farm is where one farms, unless another place is said
  if (genre === 'farm_sim') add('farm', 2.5);
  const named = of('theme');
  const said = new Set<string>();
  const titles = spans.filter(({ type, weight }) => type === 'kind' && weight >= 8);
  for (const span of named) {
    const inTitle = titles.some(
      ({ from, to }) => from <= span.from && to >= span.to && to - from > span.to - span.from,
    );
    const player = cast.find(({ mention }) => mention.from < span.to && mention.to > span.from);
    const place = places.some(
      ({ from, to }) =>
        (span.from - to >= 0 && span.from - to <= 3) ||
        (tokens[from]?.type === 'glyph' && from - span.to >= 0 && from - span.to <= 1),
    );
    const setting = tokens[span.to]?.type === 'glyph' || place;
    // a thing in the cast colours the place less than a place that is named
    const thing =
      player &&
      player.role !== 'place' &&
      player.mention.kind !== 'n' &&
      player.mention.kind !== 'b' &&
      // lava is a place as much as a danger
      player.mention.picture !== 'fire';
    const points =
      (inTitle ? 0.8 : thing ? 1.2 : 3) +
      (setting && !thing && !inTitle ? 2 : place ? 1 : 0) +
      (span.to - span.from > 1 && tokens[span.from]?.type === 'word' ? 1 : 0);
    // the fifth zombie says no more than the second
    const mark = `${span.id} ${tokens[span.from]?.verb ?? ''}`;
    const worth = said.has(mark) ? points * 0.1 : points;
    said.add(mark);
    const where = placeOf(span.id, span.from, span.to);
    if (thing) addByCast(where, worth);
    else add(where, worth);
  }
  for (const { mention, role } of new Map(cast.map((one) => [one.mention.picture, one])).values())
    for (const one of themesOfPicture(mention.picture)) {
      const theme = placeOf(one, mention.from, mention.to);
      if (role === 'place') add(theme, 2);
      else addByCast(theme, role === 'hero' ? 1 : 0.8);
    }
  for (const [theme, points] of byCast) add(theme, Math.min(2.3, points));
  let theme: ThemeId | undefined;
  let most = 0.7;
  for (const id of THEME_ORDER) {
    const points = themes.get(id) ?? 0;
    if (points > most) {
      most = points;
      theme = id;
    }
  }
  if (theme) {
    const why = named.find(({ id, from, to }) => placeOf(id, from, to) === theme);
    if (why) evidence.push({ from: why.from, to: why.to, as: 'theme', value: theme });
  }
  const moods = new Map<string, number>();
  for (const { id } of of('mood')) moods.set(id, (moods.get(id) ?? 0) + (id === 'cheerful' || id === 'epic' ? 0.9 : 1));
  const saidMood = [...moods].sort((a, b) => b[1] - a[1])[0]?.[0];
  const gentle = rules.some(({ rule }) => rule === 'gentle');
  const wish = saidMood ?? (gentle ? 'calm' : undefined);
  theme ??= random.pick(
    (wish === undefined ? undefined : HOME_OF_MOOD[wish as SceneryReading['mood']]) ??
      (genre ? HOME_OF_KIND[genre] : (THEME_ORDER as [ThemeId, ...ThemeId[]])),
  );
  const pack = PACKS[theme];
  const mood = (wish ?? pack.mood) as SceneryReading['mood'];

  const first = (type: Span['type']): string | undefined => {
    const span = of(type)[0];
    if (span) evidence.push({ from: span.from, to: span.to, as: type, value: span.id });
    return span?.id;
  };
  const difficulties = of('difficulty');
  const easy = difficulties.some(({ id }) => id === 'easy');
  const hard = difficulties.some(({ id }) => id === 'hard');
  const difficulty = gentle || easy ? 'easy' : hard ? 'hard' : 'normal';
  for (const span of difficulties.slice(0, 1))
    evidence.push({ from: span.from, to: span.to, as: 'difficulty', value: difficulty });
  const fast = rules.some(({ rule }) => rule === 'fast' || rule === 'speedUp');
  const slow = rules.some(({ rule }) => rule === 'slow' || rule === 'gentle');
  const time = (first('time') ??
    (mood === 'melancholy' && pack.time === 'day' ? 'dusk' : pack.time)) as SceneryReading['time'];
  // a forest in winter has snow
  const wintry = theme !== 'ice' && (themes.get('ice') ?? 0) >= 2 && !INDOORS.has(theme);
  const weather = (first('weather') ??
    (wintry ? 'snow' : undefined) ??
    (theme === 'ice' || theme === 'space' || time !== 'night' || pack.weather !== 'clear'
      ? pack.weather
      : 'stars')) as SceneryReading['weather'];
  return {
    theme,
    time,
    mood,
    weather,
    difficulty,
    colours: of('colour')
      .map(({ id }) => id)
      .slice(0, 3),
    looks: new Set(of('look').map(({ id }) => id)),
    tempo: TEMPO[mood] + (fast ? 14 : 0) - (slow ? 10 : 0),
    evidence,
  };
}
