/** Who does what to whom in a prompt: the events of its line, with the things that stand in their slots. */
import type { Brief } from '../brief.js';
import { layOut, type Place } from './meaning/decide.js';
import { isEvent, type Event } from './meaning/events.js';
import type { Unit } from './meaning/line.js';
import { idOf, MOST_THINGS } from './things.js';
import type { Words } from './words.js';

const MOST = 200;

interface Happening {
  readonly deed: Event;
  readonly doers: string[];
  readonly objects: string[];
  readonly about: string[];
}

/** In the order of the prompt. */
export function eventsOf({ roles, tokens, spans, language }: Words): Brief['events'] {
  const { scene, places } = layOut([...new Set(roles.map(({ mention }) => mention))], tokens, spans, language);
  const happenings = new Map<number, Happening>();
  for (const place of places) {
    const of = roles.findIndex(({ mention }) => mention === place.mention);
    // the brief leaves out what a very long prompt names last
    if (of >= MOST_THINGS) continue;
    const id = idOf(of);
    const { object, subject, tied } = place.slots;
    const into = (slot: 'doers' | 'objects' | 'about', event: string | undefined): void => {
      const at = event === undefined ? -1 : eventAt(scene.line, place, event);
      if (at < 0) return;
      const known = happenings.get(at) ?? { deed: event as Event, doers: [], objects: [], about: [] };
      happenings.set(at, known);
      known[slot].push(id);
    };
    if (object !== undefined) into('objects', object);
    else into('about', tied);
    if (subject !== object) into('doers', subject);
  }
  return [...happenings]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, happening]) => rowsOf(happening))
    .slice(0, MOST);
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
function rowsOf({ deed, doers, objects, about }: Happening): Brief['events'] {
  const rows = Math.max(doers.length, objects.length, about.length);
  return Array.from({ length: rows }, (_, i) => {
    const [doer, to, tied] = [doers, objects, about].map((list) => list[i] ?? list[0]);
    return {
      deed,
      ...(doer === undefined ? {} : { doer }),
      ...(to === undefined ? {} : { to }),
      ...(tied === undefined ? {} : { about: tied }),
    };
  });
}
