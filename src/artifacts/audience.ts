/**
 * Who asks for a game's document, which decides what comes: a person who opened its address gets a page around the game,
 * a frame gets the game with a guard in front, and everybody else the artifact's own bytes.
 */
import type { IncomingHttpHeaders } from 'node:http';

export type Audience = 'tab' | 'frame' | 'client';

/** On every answer that `audienceOf` decides about. */
export const VARY_BY_AUDIENCE = 'Sec-Fetch-Dest, Upgrade-Insecure-Requests';

/** The query that asks for the page around a game by name; see `guard.ts`. */
export const AS_TAB = 'tab';

const FRAMES: ReadonlySet<unknown> = new Set(['iframe', 'frame', 'embed', 'object', 'fencedframe']);

/**
 * By `Sec-Fetch-Dest` (Fetch Metadata), which no page can set. Browsers leave it out on plain HTTP to another machine,
 * and older ones do always; they still say `Upgrade-Insecure-Requests` when they navigate, but not whether to a tab or to
 * a frame. So they are taken for a frame, and the guard asks for `?tab` where it finds itself in none. Clients that are
 * no browsers send neither.
 */
export function audienceOf(headers: IncomingHttpHeaders, query: unknown): Audience {
  if (typeof query === 'object' && query !== null && AS_TAB in query) return 'tab';
  const destination = headers['sec-fetch-dest'];
  if (destination === undefined) return headers['upgrade-insecure-requests'] === undefined ? 'client' : 'frame';
  if (destination === 'document') return 'tab';
  return FRAMES.has(destination) ? 'frame' : 'client';
}
