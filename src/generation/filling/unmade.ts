/** What a prompt asks for and the game has nothing of: each is a wish that is dropped, told once, in the owner's words. */
import type { Brief, BriefSpan, BriefThing } from '../brief.js';
import { designText, type Ask, type GameDesign } from '../design.js';
import type { Deed } from '../brief-things.js';
import { shownIn, SPEECHES } from '../genres/speeches.js';
import { ASK_NOTES } from '../languages/asks.js';
import { TEXTS } from '../texts/texts.js';
import { drawnIn } from './drawn.js';
import { playedMode } from './modes.js';
import { slotsIn } from './settle.js';
import { pictureOf } from './things.js';

/** Lines at most: more of them are read by nobody. */
export const MOST_UNMADE = 8;
/** How plainly a place must be said to be missed. */
const PLAIN = 5;

/**
 * Deeds that are told where a kind does not play them. Of the others every game has something, or their words say too much else: "over" is around and
 * about, "take" is need and get.
 */
const TOLD: ReadonlySet<Deed> = new Set<Deed>([
  'bring',
  'make',
  'clean',
  'eat',
  'save',
  'throw',
  'shoot',
  'guard',
  'push',
  'match',
  'race',
  'sneak',
]);

/** Words that a thing is only told by, and no thing of a game: all animals together, and what one plays on. */
const NO_THING =
  /^(?:paw-prints|mobile-phone|laptop|desktop-computer|keyboard|joystick|video-game|computer-mouse|abacus)$/u;

/** A word near what is meant is more often an adjective than a thing where nothing says its part; one that only its place makes a thing needs more. */
const NEAR = 2;
const STRANGE = 1;
const SURE = 5;

/** What a design has of its asks, and of what was told beside. */
type Told = Pick<GameDesign, 'asks' | 'ignored'>;

/** The asks and the words left out of a design, with all that is asked for and not in the game among the asks, in the order of the prompt. */
export function withUnmade(design: GameDesign, brief: Brief): Told {
  const spans = [...thingsMissed(design, brief), ...deedsMissed(design, brief), ...weatherMissed(design, brief)];
  const note = (ASK_NOTES[design.lang] ?? ASK_NOTES['en']!).notUsed;
  const moved = placesMoved(design, brief);
  const asked = [...namesAndWishes(design, brief), ...moved];
  const free = spans.filter((span) => !asked.some((one) => meets(one, span)));
  const lines = once(free)
    .slice(0, MOST_UNMADE)
    .map(({ start, end, text }): Ask => {
      return { kind: 'wish', text: designText(text, 80), start, end, outcome: 'dropped', note };
    });
  const said = new Set(lines.map(({ text }) => text));
  return {
    asks: [...design.asks, ...moved, ...lines]
      .toSorted((a, b) => a.start - b.start || b.end - a.end)
      .slice(0, MOST_ASKS),
    ignored: design.ignored.filter((words) => !said.has(words)),
  };
}

/** Asks that a design holds. */
const MOST_ASKS = 40;

type Stretch = Pick<BriefSpan, 'start' | 'end'>;
const meets = (one: Stretch, other: Stretch): boolean => one.start < other.end && one.end > other.start;
const isWithin = (one: Stretch, other: Stretch): boolean => one.start >= other.start && one.end <= other.end;

/** In their order; what stands within another is said with it, and the same words are said once. */
function once(spans: readonly BriefSpan[]): BriefSpan[] {
  const sorted = spans.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const outer = sorted.filter((one, at) => !sorted.slice(0, at).some((other) => isWithin(one, other)));
  const words = outer.map(({ text }) => text.toLowerCase());
  return outer.filter((_, at) => words.indexOf(words[at]!) === at);
}

/** Stretches that are told already, or are no things: names, titles, messages, the game's own name, what a number counts. */
function namesAndWishes({ asks, genre, askedGenre }: GameDesign, brief: Brief): Stretch[] {
  const { game, title, texts, rules, numbers, words, content, grid, keys, keyNames, beyond, kinds, blend } = brief;
  return [
    ...asks,
    ...[game, title, content, grid, keys, blend, ...texts, ...rules, ...words, ...keyNames, ...beyond].flatMap((one) =>
      one?.span ? [one.span] : [],
    ),
    ...numbers.flatMap(({ span, whole }) => [span, whole]),
    ...kinds.flatMap(({ kind, spans }) => (kind === genre || kind === askedGenre ? spans : [])),
  ];
}

/** The roles of evidence that say where in the cast a thing went. */
const IN_CAST: ReadonlySet<string> = new Set([
  'hero',
  'enemy',
  'boss',
  'item',
  'goal',
  'obstacle',
  'projectile',
  'scenery',
]);

/** Whether a word surely names a thing of the game. */
export function isMeant({ part, sure = 0, match = 4, counts, is }: BriefThing): boolean {
  if (counts || NO_THING.test(is)) return false;
  if (part === undefined || part === 'with' || part === 'place') return match > NEAR;
  return match >= STRANGE || sure >= SURE;
}

/** Things of which no picture is drawn. */
function thingsMissed(design: GameDesign, brief: Brief): BriefSpan[] {
  const drawn = drawnIn(design);
  const { cast, evidence, theme, genre, mode } = design;
  const { weather, time, places } = brief.scene;
  const all = [cast.hero, ...cast.enemies, ...cast.items, ...cast.obstacles, ...cast.deco, cast.goal, cast.projectile];
  const names = new Set(all.flatMap((one) => (one && drawn.has(one.sprite) ? [one.name.toLowerCase()] : [])));
  const own = [...(slotsIn(genre, mode).itself ?? []), ...(SPEECHES[genre].draws ?? [])];
  // a word for a thing of the cast tells its place only beside
  const here = places.filter((place) => place.theme === theme.id && !place.thing);
  const scene = [...here, weather, time].flatMap((one) => one?.span ?? []);
  return brief.things.flatMap((thing) => {
    const { span, word, is } = thing;
    if (!span || !isMeant(thing) || scene.some((one) => meets(one, span))) return [];
    const became = evidence.filter((line) => IN_CAST.has(line.as) && isWithin(line, span)).map(({ value }) => value);
    const pictures = [pictureOf(is), ...became];
    if (pictures.some((picture) => drawn.has(picture) || own.includes(picture))) return [];
    if (names.has((word ?? '').toLowerCase())) return [];
    return [{ ...span, text: word ?? span.text }];
  });
}

/** What the player is to do to somebody or something, and does not do in this game. */
function deedsMissed(design: GameDesign, { events, byDeeds, things }: Brief): BriefSpan[] {
  // what is made instead of another game is told once, as that
  if (design.named && design.named.fit !== 'exact') return [];
  const { plays, playsIn } = SPEECHES[design.genre];
  const mode = playedMode(design);
  const played = new Set<Deed>([...plays, ...(mode === 'plain' || mode === 'untyped' ? [] : (playsIn?.[mode] ?? []))]);
  const chose = byDeeds?.spans ?? [];
  const spans = new Map(things.map(({ id, span }) => [id, span]));
  const heroes = new Set(
    things.filter(({ part, is }) => part === 'hero' || pictureOf(is) === design.cast.hero.sprite).map(({ id }) => id),
  );
  return events.flatMap(({ deed, doer, to, about, not, span }) => {
    const object = deed === 'sneak' ? (to ?? about) : to;
    if (!span || not || !TOLD.has(deed) || played.has(deed) || chose.some((one) => meets(one, span))) return [];
    if (object === undefined || heroes.has(object) || (doer !== undefined && !heroes.has(doer))) return [];
    // with its object right beside it, a verb is no noun and no small word that looks the same
    const done = spans.get(object);
    return done && isWithin(done, span) && done.end - done.start < span.end - span.start ? [span] : [];
  });
}

/** The places that are named, where the game is in another one: each with where it is. */
function placesMoved(design: GameDesign, brief: Brief): Ask[] {
  const { genre, theme, lang, asks } = design;
  const { places: all, elsewhere = [] } = brief.scene;
  const uses = SPEECHES[genre].speaksOf ?? [];
  const here = all.filter((place) => place.theme === theme.id).flatMap(({ span }) => span ?? []);
  const taken = [...here, ...brief.things.flatMap(({ span }) => span ?? [])];
  // "a neon city at night" is one place, whichever of its words is the theme
  const isTaken = (span: Stretch): boolean =>
    taken.some((one) => one.start <= span.end + BESIDE && one.end >= span.start - BESIDE);
  const other = all.flatMap(({ theme: id, plain, thing, span }) =>
    span && plain >= PLAIN && !thing && id !== theme.id && !uses.includes(id) && !isTaken(span) ? [span] : [],
  );
  const far = elsewhere.flatMap(({ span }) => span ?? []);
  const told = namesAndWishes({ ...design, asks }, brief);
  const where = (TEXTS[lang] ?? TEXTS['en']!).places[theme.id];
  const note = designText((ASK_NOTES[lang] ?? ASK_NOTES['en']!).elsewhere.replace('{n}', where), 120);
  return once([...far, ...other])
    .filter((span) => !told.some((one) => meets(one, span)))
    .map(({ start, end, text }) => ({
      kind: 'wish',
      text: designText(text, 80),
      start,
      end,
      outcome: 'changed',
      note,
    }));
}

/** Weather, where nothing of the sky is seen. */
function weatherMissed(design: GameDesign, { scene }: Brief): BriefSpan[] {
  const { span } = scene.weather ?? {};
  const here = scene.places.filter((place) => place.theme === design.theme.id).flatMap(({ span: at }) => at ?? []);
  // "lava" and "underwater" are weather as well, and said by the place
  const isSaid = span && here.some((one) => meets(one, span));
  return span && !isSaid && shownIn(design.genre, playedMode(design)).sky.alone === 0 ? [span] : [];
}

/** UTF-16 units from a word of a place to the next. */
const BESIDE = 2;
