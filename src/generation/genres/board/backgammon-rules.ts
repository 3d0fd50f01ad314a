/**
 * Backgammon, pure: 15 checkers each, the bar, hits, bearing off, doubles, and dice that must be played as far as they can be. Each side counts points from
 * its own end: it goes down from 24 to 1, its home is 1 to 6, 25 is the bar and 0 is off the board. What is point p to one side is 25 − p to the other.
 */

export type Side = 0 | 1;
export const BAR = 25;
export const OFF = 0;
export const MEN = 15;
export const otherOf = (side: Side): Side => (side === 0 ? 1 : 0);

/** How many checkers each side has on each of its points, 0…25. */
export type Position = readonly [readonly number[], readonly number[]];

/** One checker goes by one die. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly die: number;
}

/** The usual start: two on 24, five on 13, three on 8, five on 6. */
const FIRST: readonly number[] = Array.from({ length: 26 }, (_, point) =>
  point === 24 ? 2 : point === 13 || point === 6 ? 5 : point === 8 ? 3 : 0,
);
export const START: Position = [FIRST, FIRST];

export const diceOf = ([a, b]: readonly [number, number]): number[] => (a === b ? [a, a, a, a] : [a, b]);

const sumFrom = (own: readonly number[], least: number): number => {
  let sum = 0;
  for (let point = least; point <= BAR; point++) sum += own[point] as number;
  return sum;
};

/** Where one checker may go by that die, whatever the other dice allow. */
export function stepsBy(at: Position, side: Side, die: number): Step[] {
  const own = at[side];
  const other = at[otherOf(side)];
  const out: Step[] = [];
  const highest = (own[BAR] as number) > 0 ? BAR : 24;
  const least = highest === BAR ? BAR : 1;
  let bears: boolean | null = null;
  for (let from = highest; from >= least; from--) {
    if ((own[from] as number) === 0) continue;
    const to = from - die;
    if (to > 0) {
      if ((other[25 - to] as number) < 2) out.push({ from, to, die });
      continue;
    }
    bears ??= sumFrom(own, 7) === 0;
    // a higher throw takes off the rearmost alone
    if (bears && (to === 0 || sumFrom(own, from + 1) === 0)) out.push({ from, to: OFF, die });
  }
  return out;
}

export const isHit = (at: Position, side: Side, to: number): boolean => to !== OFF && at[otherOf(side)][25 - to] === 1;

export function stepped(at: Position, side: Side, { from, to }: Step): Position {
  const own = [...at[side]];
  own[from] = (own[from] as number) - 1;
  own[to] = (own[to] as number) + 1;
  let other = at[otherOf(side)];
  if (isHit(at, side, to)) {
    const hit = [...other];
    hit[25 - to] = 0;
    hit[BAR] = (hit[BAR] as number) + 1;
    other = hit;
  }
  return side === 0 ? [own, other] : [other, own];
}

export const without = (dice: readonly number[], die: number): number[] => {
  const left = [...dice];
  left.splice(left.indexOf(die), 1);
  return left;
};

/** How many of these dice can be played, at best. */
export function mostOf(at: Position, side: Side, dice: readonly number[]): number {
  let most = 0;
  for (const die of new Set(dice)) {
    const left = without(dice, die);
    for (const step of stepsBy(at, side, die)) {
      most = Math.max(most, 1 + (left.length > 0 ? mostOf(stepped(at, side, step), side, left) : 0));
      if (most === dice.length) return most;
    }
  }
  return most;
}

/** The steps that are allowed now: as many dice as can be are played, and of two of which only one can be, the higher. */
export function stepsOf(at: Position, side: Side, dice: readonly number[]): Step[] {
  const most = mostOf(at, side, dice);
  if (most === 0) return [];
  const steps = [...new Set(dice)].flatMap((die) => {
    const left = without(dice, die);
    return stepsBy(at, side, die).filter(
      (step) => most === 1 || 1 + mostOf(stepped(at, side, step), side, left) === most,
    );
  });
  if (most > 1 || dice.length !== 2) return steps;
  const high = Math.max(...steps.map(({ die }) => die));
  return steps.filter(({ die }) => die === high);
}

export interface Line {
  readonly at: Position;
  readonly steps: readonly Step[];
}

const keyOf = ([mine, theirs]: Position): string => String.fromCharCode(...mine, 32, ...theirs);

/** Every position that a throw can lead to, each once, with steps that lead there. */
export function linesOf(at: Position, side: Side, dice: readonly number[]): Line[] {
  let most = 0;
  let found = new Map<string, Line>();
  const seen = new Set<string>();
  // equal dice are played from the rear forwards: any other order leads to the same
  const same = new Set(dice).size === 1;
  const go = (now: Position, left: readonly number[], steps: readonly Step[], highest: number): void => {
    const here = `${left.length === 1 ? left[0] : left.length} ${keyOf(now)}`;
    if (seen.has(here)) return;
    seen.add(here);
    let stuck = true;
    for (const die of new Set(left))
      for (const step of stepsBy(now, side, die)) {
        if (step.from > highest) continue;
        stuck = false;
        go(stepped(now, side, step), without(left, die), [...steps, step], same ? step.from : BAR);
      }
    if (!stuck || steps.length < most) return;
    if (steps.length > most) {
      most = steps.length;
      found = new Map();
    }
    const key = keyOf(now);
    // of two ways to play one die, the higher
    const [step] = steps;
    const known = found.get(key);
    if (step && (!known || (most === 1 && step.die > (known.steps[0] as Step).die))) found.set(key, { at: now, steps });
  };
  go(at, dice, [], BAR);
  const lines = [...found.values()];
  if (most !== 1 || dice.length !== 2) return lines;
  const high = Math.max(...lines.map(({ steps }) => (steps[0] as Step).die));
  return lines.filter(({ steps }) => (steps[0] as Step).die === high);
}

export const pipsOf = (own: readonly number[]): number => own.reduce((sum, n, point) => sum + n * point, 0);

export const winnerOf = (at: Position): Side | null => (at[0][OFF] === MEN ? 0 : at[1][OFF] === MEN ? 1 : null);

/** What a won game counts: two where the loser has taken none off, three where one of those still is on the bar or in the winner's home. */
export function worthOf(at: Position, winner: Side): 1 | 2 | 3 {
  const lost = at[otherOf(winner)];
  if ((lost[OFF] as number) > 0) return 1;
  return sumFrom(lost, 19) > 0 ? 3 : 2;
}
