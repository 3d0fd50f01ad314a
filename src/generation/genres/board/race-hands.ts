/** The hands at a race: a person's by finger or keys, a second person's, and the bot's. */
import { clearPad } from '../../kit/pad.js';
import type { Random } from '../../kit/random.js';
import type { Game, Pad } from '../../kit/types.js';
import { RIM } from './grid.js';
import { dieSpot, spotOf, tableOf, type Spot } from './race-places.js';
import { chosen, type Choice } from './race-rules.js';
import { deal, isPerson, type State } from './race-state.js';
import { takesPart } from './second.js';

/** frames that an only choice is shown before it is made */
const ONLY = 7;
/** units around a choice in which a finger means it, and frames between two of the bot's taps */
const NEAR = 0.95;
const REST = 7;

/** Where a choice is made: on the piece, or on the die. */
export function choiceSpot(s: State, choice: Choice): Spot {
  if (s.mode !== 'ludo') return dieSpot(s.grid, s.dice.length, s.dice.indexOf(choice.pips));
  const { turn } = s.race;
  return spotOf(s, turn, choice.piece, s.race.steps[turn]?.[choice.piece] as number);
}
const targetSpot = (s: State, { piece, to }: Choice): Spot => spotOf(s, s.race.turn, piece, to);

/** Where the cursor is: over the dice, or over what is chosen. */
export function cursorSpot(s: State): Spot {
  const choice = s.phase === 'choose' ? s.choices[s.picked] : undefined;
  return choice ? choiceSpot(s, choice) : dieSpot(s.grid, 1, 0);
}

/** The choice that a finger means, or −1. */
function underFinger(s: State, { x, y }: Spot): number {
  let best = -1;
  let least = NEAR * NEAR;
  s.choices.forEach((choice, i) => {
    for (const at of [choiceSpot(s, choice), targetSpot(s, choice)]) {
      const far = (at.x - x) ** 2 + (at.y - y) ** 2;
      if (far < least) [least, best] = [far, i];
    }
  });
  return best;
}

/** What a person does now: a throw, or which choice, by finger, or by keys that go from choice to choice; null: nothing yet. */
export function readPerson(g: Game, s: State): 'throw' | number | null {
  const pad = s.race.turn === 1 ? g.pad2 : g.pad;
  const { pointer } = g.pad;
  const onTable = g.clicked() && pointer !== null && isOnTable(s, pointer);
  if (g.pressed('a', pad)) s.keys = true;
  else if (onTable) s.keys = false;
  const { length } = s.choices;
  const throws = s.phase === 'throw';
  if (!throws && length === 1) return s.t >= ONLY ? 0 : null;
  for (const [way, step] of [
    ['left', -1],
    ['up', -1],
    ['right', 1],
    ['down', 1],
  ] as const)
    if (g.pressed(way, pad)) {
      s.keys = true;
      if (!throws) s.picked = (s.picked + step + length) % length;
      g.sound('step', 1.3);
    }
  if (throws) return onTable || g.pressed('a', pad) ? 'throw' : null;
  if (onTable) {
    const index = underFinger(s, pointer);
    if (index < 0) g.sound('swap', 0.6);
    return index < 0 ? null : index;
  }
  return g.pressed('a', pad) ? s.picked : null;
}

function isOnTable({ grid }: State, { x, y }: Spot): boolean {
  const { cols, rows } = tableOf(grid);
  return x > -0.3 && y > -0.3 && x < cols + 2 * RIM + 0.3 && y < rows + 2 * RIM + 0.3;
}

/** A second person takes the second seat, or gives it back. */
export function readSecond(g: Game, s: State): void {
  // of four, the second one sits above the first
  if (!takesPart(g, s.two, tableOf(s.grid), s.seats === 4)) return;
  s.two = !s.two;
  // dice that the first one wins by are none for two
  if (s.two) s.fate = deal(g, s, s.first).fate;
}

/** What a seat does of itself: as in the rehearsal, so in the order of the rules. */
export const decided = (s: State, careless: number): Choice | undefined =>
  chosen(s.track, s.race, s.track.choices(s.race, s.dice), careless, s.fate.minds[s.race.turn] as Random);

/** Throws, and takes the best of what it may; of two persons, who have one mouse, it is both. */
export function raceBot(_: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (pad.pointer) pad.pointer.down = false;
  const waits = s.phase === 'throw' || (s.phase === 'choose' && s.choices.length > 1);
  if (!isPerson(s) || !waits || ++s.rest < REST) return;
  s.rest = 0;
  const choice = s.phase === 'choose' ? decided(s, 0) : undefined;
  pad.pointer = { ...(choice ? choiceSpot(s, choice) : dieSpot(s.grid, 1, 0)), down: true };
}
