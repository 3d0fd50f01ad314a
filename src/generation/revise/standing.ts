/**
 * The brief of a game that stands: what was said of it, with what its design made of that stated in full, so that a change can speak of all
 * that is there. A design that was kept before there were briefs in it gets one of its fields alone.
 */
import { BRIEF_VERSION, briefSchema, type Brief, type BriefThing } from '../brief.js';
import type { SeatPart } from '../change/index.js';
import type { Actor, GameDesign } from '../design.js';
import { pictureOf } from '../filling/index.js';

/** One of the cast, where it stands, and the thing of the standing brief that it is. */
export interface Seat {
  readonly part: SeatPart;
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
    ...all('place', cast.deco),
  ];
}

export interface Standing {
  /** what was said, and nothing else */
  readonly said: Brief;
  readonly brief: Brief;
  /** whom of the design each thing of the brief is that stands in its cast, by the thing's id */
  readonly seats: ReadonlyMap<string, Seat>;
}

/** Never throws: a kept brief that this version can't read counts as none. */
export function standing(design: GameDesign): Standing {
  const said = briefSchema.safeParse(design.brief).data ?? bare(design);
  const seats = new Map<string, Seat>();
  const free = new Set(said.things);
  const taken = new Set(said.things.map(({ id }) => id));
  const things = seatsOf(design).map((seat): BriefThing => {
    const own = [...free].find(({ is }) => pictureOf(is) === seat.actor.sprite);
    if (own) free.delete(own);
    const known = own ?? { id: freshId('c', taken), traits: [] };
    taken.add(known.id);
    seats.set(known.id, seat);
    const { name: word, from, sprite } = seat.actor;
    const sure = from === 'prompt' ? Math.max(1, own?.sure ?? SAID) : FILLER;
    return { ...known, is: sprite, part: seat.part, sure, ...(word === '' ? {} : { word }) };
  });
  // what stands nowhere was no place, or found none: it stays said, and plays no part
  const others = [...free].slice(0, MOST_THINGS - things.length).map(({ part: _part, ...thing }) => thing);
  const { theme, genre, askedGenre, lang } = design;
  const brief: Brief = {
    ...said,
    language: lang,
    kinds: [genre, ...(askedGenre ? [askedGenre] : [])].map((kind) => ({ kind, points: 12, spans: [] })),
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
  return { said, brief: withoutLoose(brief), seats };
}

/** What is said of a game after a change: what was said before, and what the change made of it; nothing that only fills a gap. */
export function saidAfter({ said, brief: was }: Standing, now: Brief): Brief {
  // what the kind of before left aside is still said
  const aside = said.rules.filter(({ rule }) => ![...was.rules, ...now.rules].some((one) => one.rule === rule));
  const changed = <T extends object>(own: T, before: T, after: T): T => {
    const same = (key: string): boolean =>
      JSON.stringify(before[key as keyof T]) === JSON.stringify(after[key as keyof T]);
    const from = (one: T, keep: (key: string) => boolean) => Object.entries(one).filter(([key]) => keep(key));
    return Object.fromEntries([...from(own, same), ...from(after, (key) => !same(key))]) as T;
  };
  const { kinds, game, ...rest } = now;
  const named = JSON.stringify(kinds) === JSON.stringify(was.kinds);
  return withoutLoose({
    ...rest,
    kinds: named ? said.kinds : kinds,
    ...(game ? { game } : {}),
    things: now.things.filter(({ sure }) => sure !== FILLER),
    rules: [...now.rules, ...aside].slice(0, 16),
    scene: changed(said.scene, was.scene, now.scene),
    wishes: changed(said.wishes, was.wishes, now.wishes),
  });
}

/** An id that nothing has: a letter, and the first free number. */
export function freshId(letter: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n += 1) if (!taken.has(`${letter}${n}`)) return `${letter}${n}`;
}

/** What a design tells of its own brief. */
function bare(design: GameDesign): Brief {
  const { named, genre, askedGenre, messages = {}, sign, keys, grid, titled, title, words } = design;
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
    ...(grid ? { grid } : {}),
    numbers: [],
    colours: [],
    refused: [],
    keyNames: [],
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
