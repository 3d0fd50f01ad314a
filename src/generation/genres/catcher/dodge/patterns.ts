/** Patterns in which things come to one who stands in a place. Each is shown before it strikes, and has a way out. */
import { clamp } from '../../../kit/juice.js';
import type { Game } from '../../../kit/types.js';
import { arc, fall, hop, sweep, type Thing } from './flights.js';
import { knownOf } from './ideas.js';
import { wayOut } from './proof.js';
import { EDGE, HIGH, LOW, settled, W, type DodgeIdea, type State, type Threat } from './state.js';

/** By how much a newcomer is given longer. */
export const atFirst = (g: Game): number => 1 + 0.5 * (1 - settled(g));
/** what somebody slow walks: the proof's, well below what the hero can */
export const walkOf = (g: Game): number => 3 + g.skill * 2;
/** frames in which what is about to set out is announced */
export const WARNS = 48;

const hurryOf = (g: Game): number => (g.has('speedUp') ? Math.min(0.35, g.time / 120) : 0);
const framesOf = (g: Game): number => (136 - g.skill * 58) * atFirst(g) * (1 - hurryOf(g));
const gapOf = (g: Game): number => (47 - g.skill * 24) * atFirst(g) * (1 - hurryOf(g));

interface Pattern {
  readonly threats: Threat[];
  /** frames until the next one may be announced */
  readonly length: number;
}

/** The next of those that come, a little larger or smaller than the one before. */
export function thing(g: Game, s: State, size: number): Thing {
  const actor = g.rand.pick(s.dodged);
  return { actor, size: size * g.rand.range(0.92, 1.08), spin: g.rand.range(-1, 1) };
}

/** Where something is aimed: at who stands still for certain, else now and then. */
export function aimed(g: Game, s: State, often: number): number {
  if (s.still > 90 || g.rand.chance(often * (0.4 + settled(g) * 0.6)))
    return clamp(s.hero.x + g.rand.range(-0.5, 0.5), EDGE, W - EDGE);
  return g.rand.range(EDGE, W - EDGE);
}

function rain(g: Game, s: State): Pattern {
  if (s.throwers.length > 0) return throws(g, s, 2 + Math.round(g.skill * 3), gapOf(g) * 1.7);
  const frames = framesOf(g);
  const gap = gapOf(g);
  const drift = s.idea === 'gusts' || s.idea === 'storm' ? (s.patterns % 4 < 2 ? 1 : -1) * (2 + g.skill * 1.6) : 0;
  const many = 4 + Math.round(g.skill * 3);
  const large = g.rand.chance(0.3) ? g.rand.int(0, many - 1) : -1;
  const threats = Array.from({ length: many }, (_, i) => {
    const slow = i === large ? 1.45 : 1;
    const from = Math.round(s.beat + WARNS * 0.5 + i * gap * g.rand.range(0.85, 1.15));
    return fall(
      thing(g, s, i === large ? 2.7 : 1.3),
      from,
      aimed(g, s, i % 3 === 0 ? 0.7 : 0.25),
      frames * slow,
      drift,
    );
  });
  return { threats, length: many * gap };
}

/** From the hands of those who throw, in turn; where nobody does, from beyond the sides. */
function throws(g: Game, s: State, many: number, gap: number): Pattern {
  const hands = s.throwers.length;
  const first = g.rand.int(0, 5);
  const threats = Array.from({ length: many }, (_, i) => {
    const hand = hands > 0 ? (first + i) % hands : -1;
    const thrower = s.throwers[hand];
    const start = thrower ?? { x: (first + i) % 2 ? W + 1.6 : -1.6, y: 3 };
    const to = { x: aimed(g, s, 0.5), y: LOW };
    return arc(
      thing(g, s, 1.15),
      Math.round(s.beat + WARNS + i * gap),
      start,
      to,
      framesOf(g) * g.rand.range(0.95, 1.15),
      hand,
    );
  });
  return { threats, length: many * gap };
}

function sweeps(g: Game, s: State): Pattern {
  const gap = gapOf(g) * 1.9;
  const many = 2 + Math.round(g.skill * 1.6);
  const threats = Array.from({ length: many }, (_, i) => {
    const y = s.still > 90 || i === 0 ? s.hero.y : g.rand.range(HIGH, LOW);
    const pace = (4.6 + g.skill * 3.4) / atFirst(g);
    return sweep(thing(g, s, 1.25), Math.round(s.beat + WARNS * 0.6 + i * gap), g.rand.chance(0.5) ? 1 : -1, y, pace);
  });
  return { threats, length: many * gap };
}

/** A row from side to side with one gap, away from where one stands. */
function gaps(g: Game, s: State): Pattern {
  const wide = (4.4 - g.skill * 1.1) * (0.75 + atFirst(g) * 0.25);
  const frames = framesOf(g) * 1.08;
  const at = g.rand.range(EDGE + 1, W - EDGE - 1);
  const from = Math.round(s.beat + WARNS * 0.5);
  const threats: Threat[] = [];
  for (let x = 0.5; x < W; x += 1.3)
    if (Math.abs(x - at) > wide / 2) threats.push(fall(thing(g, s, 1.2), from, x, frames));
  return { threats, length: frames * 0.75 };
}

function hops(g: Game, s: State): Pattern {
  const many = 1 + Math.round(g.skill * 1.5);
  const gap = gapOf(g) * 3;
  const threats = Array.from({ length: many }, (_, i) =>
    hop(
      thing(g, s, 1.3),
      Math.round(s.beat + WARNS * 0.6 + i * gap),
      g.rand.chance(0.5) ? 1 : -1,
      (3.6 + g.skill * 1.8) / atFirst(g),
      g.rand.range(3.8, 4.6),
      4.3,
    ),
  );
  return { threats, length: many * gap };
}

/** From above and from both sides. */
function storm(g: Game, s: State): Pattern {
  const above = rain(g, s);
  const beside = throws(g, s, 2 + Math.round(g.skill), above.length / 3);
  return { threats: [...above.threats, ...beside.threats], length: above.length * 1.15 };
}

const arcs = (g: Game, s: State): Pattern => throws(g, s, 3 + Math.round(g.skill * 2.5), gapOf(g) * 1.1);

const OF: Readonly<Record<DodgeIdea, (g: Game, s: State) => Pattern>> = {
  rain,
  arcs,
  sweeps,
  gusts: rain,
  gaps,
  hops,
  dark: rain,
  storm,
  sways: rain,
  tailwind: rain,
};

/** Announces the next pattern: what the level brings in every second time, else one that is known. */
export function announce(g: Game, s: State): void {
  const known = knownOf(g);
  const own = known.at(-1) ?? 'rain';
  const idea = s.patterns % 2 === 0 ? own : g.rand.pick(known);
  s.patterns++;
  for (let t = 0; t < 6; t++) {
    // what can't be got out of is thinned
    const made = OF[t < 4 ? idea : 'rain'](g, s);
    const threats = t < 5 ? made.threats : made.threats.slice(0, 2);
    if (!wayOut([...s.threats, ...threats], s.hero, s.beat, walkOf(g))) continue;
    s.threats.push(...threats);
    s.next = s.beat + Math.round(made.length);
    return;
  }
  s.next = s.beat + 20;
}
