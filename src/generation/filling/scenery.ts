/** Place, time of day, weather, mood and difficulty: as the brief says them; what it leaves open comes from the cast, then from the kind, then by chance. */
import type { Brief, BriefSpan } from '../brief.js';
import type { GameDesign, Genre, Rule, ThemeId } from '../design.js';
import type { Random } from '../random.js';
import type { Evidence } from './evidence.js';
import { SPEECHES } from '../genres/speeches.js';
import { HOME_OF_MOOD, PACKS } from './themes.js';
import type { Placed } from './things.js';
import { whereOf } from './where.js';

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
  const wish = wishes.mood?.value ?? (has('gentle') ? 'calm' : undefined);
  const own = home ?? (wish === undefined ? undefined : HOME_OF_MOOD[wish]) ?? SPEECHES[genre].themes;
  const chance = random.pick(own);
  const { theme: spoken, said } = whereOf(brief, cast, genre, own);
  const theme = spoken ?? chance;
  if (spoken) note('theme', theme, scene.places.find((place) => place.theme === theme)?.span);
  const pack = PACKS[theme];
  const mood = wish ?? pack.mood;
  const difficulty = has('gentle') ? 'easy' : (wishes.difficulty?.value ?? 'normal');
  note('difficulty', difficulty, wishes.difficulty?.span);
  const time = scene.time?.value ?? (mood === 'melancholy' && pack.time === 'day' ? 'dusk' : pack.time);
  note('time', time, scene.time?.span);
  // a forest in winter has snow
  const wintry = theme !== 'ice' && (said.get('ice') ?? 0) >= 2 && !INDOORS.has(theme);
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
