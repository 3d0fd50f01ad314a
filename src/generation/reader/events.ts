/** Who does what to whom in a prompt: the events of its line, with the things that stand in their slots. */
import type { Brief, BriefSpan } from '../brief.js';
import { layOut, type Place } from './meaning/decide.js';
import { isEvent, type Event } from './meaning/events.js';
import type { Unit } from './meaning/line.js';
import { idOf, MOST_THINGS } from './things.js';
import type { Token } from '../vocabulary/tokens.js';
import type { Words } from './words.js';

const MOST = 200;

/** Tokens, the last one excluded. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A thing in a slot of an event. */
interface Party extends Stretch {
  readonly id: string;
}

interface Happening {
  readonly deed: Event;
  readonly doers: Party[];
  readonly objects: Party[];
  readonly about: Party[];
}

/** Words between a deed and its object, as one stretch of the prompt: "grooming a very old horse". */
const BESIDE = 3;

/** In the order of the prompt, each with the words that say it; `spanOf` is where tokens stand in the prompt. */
export function eventsOf(
  { roles, tokens, spans, language }: Words,
  spanOf: (stretch: Stretch) => BriefSpan,
): Brief['events'] {
  const { scene, places } = layOut([...new Set(roles.map(({ mention }) => mention))], tokens, spans, language);
  const happenings = new Map<number, Happening>();
  for (const place of places) {
    const of = roles.findIndex(({ mention }) => mention === place.mention);
    // the brief leaves out what a very long prompt names last
    if (of >= MOST_THINGS) continue;
    const { from, to } = place.mention;
    const party = { id: idOf(of), from, to };
    const { object, subject, tied } = place.slots;
    const into = (slot: 'doers' | 'objects' | 'about', event: string | undefined): void => {
      const at = event === undefined ? -1 : eventAt(scene.line, place, event);
      if (at < 0) return;
      const known = happenings.get(at) ?? { deed: event as Event, doers: [], objects: [], about: [] };
      happenings.set(at, known);
      known[slot].push(party);
    };
    if (object !== undefined) into('objects', object);
    else into('about', tied);
    if (subject !== object) into('doers', subject);
  }
  return [...happenings]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([at, happening]) =>
      rowsOf(happening, scene.line[at], (deed, object) => spanOf(withObject(deed, object, tokens))).map((row) =>
        isRefused(scene.line, at) ? { ...row, not: true as const } : row,
      ),
    )
    .slice(0, MOST);
}

/** A deed and its object as one stretch, where no mark parts them and they stand near each other; else the deed alone. */
function withObject(deed: Stretch, object: Stretch | undefined, tokens: readonly Token[]): Stretch {
  if (!object) return deed;
  const [first, last] = deed.from < object.from ? [deed, object] : [object, deed];
  const between = tokens.slice(first.to, last.from);
  const isOne = between.length <= BESIDE && between.every(({ type }) => type === 'word' || type === 'glyph');
  return isOne ? { from: first.from, to: Math.max(first.to, last.to) } : deed;
}

/** Units between a "not" and its verb: "don't ever touch". */
const MOST_BETWEEN = 2;

/** Whether a "not" stands before an event, or right behind it, in its clause. */
function isRefused(line: readonly Unit[], at: number): boolean {
  if (line[at + 1]?.id === 'not') return true;
  const before = line.slice(Math.max(0, at - MOST_BETWEEN - 1), at).map(({ id }) => id);
  const end = before.findLastIndex((id) => id === 'stop' || id === 'comma' || id === 'but' || isEvent(id));
  return before.slice(end + 1).includes('not');
}

/** Where the event of a slot stands: the nearest of that name in its sentence, before the thing first. */
function eventAt(line: readonly Unit[], { at }: Place, event: string): number {
  if (!isEvent(event)) return -1;
  for (const step of [-1, 1])
    for (let next = at + step; line[next] && line[next]?.id !== 'stop'; next += step)
      if (line[next]?.id === event) return next;
  return -1;
}

/** One row for each thing of the longest list: "collects carrots and apples" are two. */
function rowsOf(
  { deed, doers, objects, about }: Happening,
  unit: Stretch | undefined,
  spanOf: (deed: Stretch, object: Stretch | undefined) => BriefSpan,
): Brief['events'] {
  const rows = Math.max(doers.length, objects.length, about.length);
  return Array.from({ length: rows }, (_, i) => {
    const [doer, to, tied] = [doers, objects, about].map((list) => list[i] ?? list[0]);
    return {
      deed,
      ...(doer === undefined ? {} : { doer: doer.id }),
      ...(to === undefined ? {} : { to: to.id }),
      ...(tied === undefined ? {} : { about: tied.id }),
      ...(unit === undefined ? {} : { span: spanOf(unit, to ?? tied) }),
    };
  });
}
