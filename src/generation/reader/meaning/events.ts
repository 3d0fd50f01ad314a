/**
 * What happens in a game, independent of language, and the slots in which a verb or a small word puts a thing. Each language
 * says its words for them in `languages/xx/frames.ts`.
 */

/** Events: what somebody does, and what becomes of whom. */
export const EVENTS = [
  'play', // the player is, or plays as, somebody
  'take', // collect, find, catch
  'eat',
  'steal',
  'save', // rescue, free, heal
  'bring', // deliver, serve, feed, sell
  'make', // bake, build, plant, repair
  'clean', // wash, sweep, tidy up
  'use', // open, press, light, wear, play an instrument
  'avoid', // dodge, flee, hide, survive
  'fight', // defeat, kill
  'chase',
  'attack', // invade, bite, patrol, spoil
  'throw',
  'shoot',
  'hit', // whack, click, slice, break
  'guard', // protect, defend
  'push',
  'over', // jump over what is in the way
  'move', // run, fly, swim, ride
  'stay', // sleep, sit, wait, live: where somebody is
  'reach', // arrive, get home
  'cross',
  'fall', // fall, appear, come out
  'match', // sort, stack, connect
  'race',
  'sneak', // past somebody who must not notice
  'touch', // bump into, step on: mostly what is forbidden
  'victim', // chased by, caught by
  'meet', // visit, hug, teach, watch
  'love', // who the game is for, or what they like
] as const;
export type Event = (typeof EVENTS)[number];

/** Small words: which slot a thing stands in, and where one clause ends and the next starts. */
export const SLOTS = [
  'subj', // a particle or case of the doer
  'obj', // of what is acted on
  'from',
  'at',
  'with',
  'in',
  'to',
  'of',
  'for',
  'as',
  'vs',
  'versus', // between the two sides, where other words of that meaning stand behind a thing
  'by',
  'and',
  'or',
  'also',
  'but', // a new clause: but, while, before
  'if', // and one that tells when or where
  'rel', // who, that, which
  'not',
  'is',
  'must', // must, can, wants to
  'you', // the player as subject
  'me', // the player as object
  'each', // each other
  'a',
  'the',
  'my',
  'many',
] as const;

const EVENT_SET: ReadonlySet<string> = new Set(EVENTS);
export const isEvent = (id: string): id is Event => EVENT_SET.has(id);

/** Where a language's verb stands: before its object, after it, or second with the rest of it at the end. */
export type Order = 'svo' | 'sov' | 'v2';
const ORDERS: Readonly<Record<string, Order>> = { ja: 'sov', ko: 'sov', tr: 'sov', hi: 'sov', de: 'v2', nl: 'v2' };
export const orderOf = (language: string): Order => ORDERS[language] ?? 'svo';
