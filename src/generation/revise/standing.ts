/**
 * The brief of a game that stands: what was said of it, with what its design made of that stated in full, so that a change can speak of all
 * that is there. A design that was kept before there were briefs in it gets one of its fields alone.
 */
import { BRIEF_VERSION, briefSchema, type Brief, type BriefThing } from '../brief.js';
import type { Actor, GameDesign } from '../design.js';
import { pictureOf } from '../filling/index.js';

type Part = NonNullable<BriefThing['part']>;

/** One of the cast, where it stands, and the thing of the standing brief that it is. */
export interface Seat {
  readonly part: Part | 'scenery';
  readonly actor: Actor;
}

/** How plainly a part is said that no prompt names: not at all. */
export const FILLER = 0;
/** And one that a prompt names, where its own brief is not kept. */
const SAID = 8;
const MOST_THINGS = 200;
/** No place in any prompt: it was said before. */
const BEFORE = { start: 0, end: 0, text: '' };

/** Everybody of a cast, in its order. */
export function seatsOf({ cast }: Pick<GameDesign, 'cast'>): Seat[] {
  const all = (part: Seat['part'], actors: readonly Actor[]): Seat[] => actors.map((actor) => ({ part, actor }));
  return [
    { part: 'hero', actor: cast.hero },
    ...cast.enemies.map((actor): Seat => ({ part: actor.traits.includes('boss') ? 'boss' : 'enemy', actor })),
    ...all('item', cast.items),
    ...all('goal', cast.goal ? [cast.goal] : []),
    ...all('obstacle', cast.obstacles),
    ...all('projectile', cast.projectile ? [cast.projectile] : []),
    ...all('scenery', cast.deco),
  ];
}

export interface Standing {
  readonly brief: Brief;
  /** whom of the design each thing of the brief is that stands in its cast, by the thing's id */
  readonly seats: ReadonlyMap<string, Seat>;
}

/** Never throws: a kept brief that this version can't read counts as none. */
export function standing(design: GameDesign): Standing {
  const said = briefSchema.safeParse(design.brief).data ?? bare(design);
  const seats = new Map<string, Seat>();
  const free = new Set(said.things);
  const things = seatsOf(design).map((seat, at): BriefThing => {
    const own = [...free].find(({ is }) => pictureOf(is) === seat.actor.sprite);
    if (own) free.delete(own);
    const part = seat.part === 'scenery' ? {} : { part: seat.part };
    const { part: _part, ...known } = own ?? { id: `c${at + 1}`, is: seat.actor.sprite, traits: [] };
    seats.set(known.id, seat);
    const word = seat.actor.name;
    const sure = seat.actor.from === 'prompt' ? Math.max(1, own?.sure ?? SAID) : FILLER;
    return { ...known, ...part, sure, ...(word === '' ? {} : { word }) };
  });
  // what stands nowhere was no place, or found none: it stays said, and plays no part
  const others = [...free].slice(0, MOST_THINGS - things.length).map(({ part: _part, ...thing }) => thing);
  const { theme } = design;
  const brief: Brief = {
    ...said,
    things: [...things, ...others],
    rules: design.rules.map((rule) => ({ ...rule })),
    scene: {
      places: [{ theme: theme.id, plain: 10 }],
      time: { value: theme.time },
      weather: { value: theme.weather },
      colours: theme.asked?.colours ?? [],
      looks: theme.asked?.looks ?? [],
    },
    wishes: {
      ...said.wishes,
      mood: { value: theme.mood },
      difficulty: { value: design.difficulty },
      style: { value: theme.style },
    },
    ...(design.titled ? { title: { text: design.title } } : {}),
  };
  return { brief: withoutLoose(brief), seats };
}

/** What a design tells of its own brief. */
function bare(design: GameDesign): Brief {
  const { named, genre, askedGenre, messages = {}, sign, keys, titled, title, words } = design;
  const kind = askedGenre ?? genre;
  const name = named?.game ? { game: named.game } : named?.name ? { title: named.name } : undefined;
  const texts = [
    { use: 'win' as const, text: messages.win ?? '' },
    { use: 'lose' as const, text: messages.lose ?? '' },
    { use: 'sign' as const, text: sign ?? '' },
  ].filter(({ text }) => text !== '');
  return {
    v: BRIEF_VERSION,
    language: design.lang,
    things: [],
    events: [],
    kinds: [{ kind, points: 12, spans: [] }],
    likely: [],
    ...(name ? { game: { names: [name], kind } } : {}),
    implied: {},
    rules: [],
    scene: { places: [], colours: [], looks: [] },
    wishes: {},
    ...(titled ? { title: { text: title } } : {}),
    texts: texts.map((one) => ({ ...one, span: BEFORE })),
    words: words?.own ? words.list.map(({ text }) => ({ text, span: BEFORE })) : [],
    ...(keys ? { keys: { letters: [...keys], span: BEFORE } } : {}),
    numbers: [],
    refused: [],
    beyond: [],
  };
}

/** Nothing refers to a thing that is not there. */
export function withoutLoose(brief: Brief): Brief {
  const ids = new Set(brief.things.map(({ id }) => id));
  const known = (id: string | undefined): boolean => id === undefined || ids.has(id);
  return {
    ...brief,
    things: brief.things.map(({ carriedBy, ...thing }) =>
      carriedBy !== undefined && ids.has(carriedBy) ? { ...thing, carriedBy } : thing,
    ),
    events: brief.events.filter(({ doer, to, about }) => [doer, to, about].every(known)),
    texts: brief.texts.map(({ of, ...one }) => (of !== undefined && ids.has(of) ? { ...one, of } : one)),
  };
}
