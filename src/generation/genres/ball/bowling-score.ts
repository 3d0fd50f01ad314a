/** What rolls count at ten pins: a strike adds the next two rolls, a spare the next one; the last frame has up to three rolls. */

export const PINS = 10;

export interface Frame {
  readonly rolls: readonly number[];
  /** with all frames before; null while rolls that count for it are still to come */
  readonly total: number | null;
}

/** The frames of these rolls, the one that is being played included. */
export function framesOf(rolls: readonly number[], frames: number): Frame[] {
  const all: Frame[] = [];
  let sum: number | null = 0;
  for (let at = 0, n = 1; n <= frames && at < rolls.length; n++) {
    const first = rolls[at] as number;
    const second = rolls[at + 1];
    const third = rolls[at + 2];
    const strike = first === PINS;
    const spare = !strike && second !== undefined && first + second === PINS;
    const last = n === frames;
    const long = last ? (strike || spare ? 3 : 2) : strike ? 1 : 2;
    const counts = strike || spare ? [first, second, third] : [first, second];
    const whole = counts.every((one) => one !== undefined);
    sum = sum === null || !whole ? null : sum + counts.reduce<number>((total, one) => total + (one ?? 0), 0);
    all.push({ rolls: rolls.slice(at, at + long), total: sum });
    at += long;
  }
  return all;
}

/** Whether a frame has all of its rolls. */
export function isDone({ rolls }: Frame, last: boolean): boolean {
  const [first = 0, second = 0] = rolls;
  if (!last) return rolls.length === 2 || first === PINS;
  return rolls.length === (first === PINS || first + second === PINS ? 3 : 2);
}

/** All pins that fell, with what strikes and spares have added so far. */
export function scoreOf(rolls: readonly number[], frames: number): number {
  let sum = 0;
  for (let at = 0, n = 1; n <= frames && at < rolls.length; n++) {
    const [first = 0, second = 0, third = 0] = rolls.slice(at, at + 3);
    const strike = first === PINS;
    sum += first + second + (strike || first + second === PINS ? third : 0);
    at += strike ? 1 : 2;
  }
  return sum;
}

/** How many pins stand before the next roll, and whether all are set up anew for it. */
export function beforeRoll(
  rolls: readonly number[],
  frames: number,
): { standing: number; fresh: boolean; over: boolean } {
  const all = framesOf(rolls, frames);
  const now = all.at(-1);
  if (!now) return { standing: PINS, fresh: true, over: false };
  const last = all.length === frames;
  if (isDone(now, last)) return { standing: PINS, fresh: true, over: last };
  // in the last frame all pins come back after a strike or a spare
  let left = PINS;
  for (const roll of now.rolls) left = left - roll || PINS;
  return { standing: left, fresh: left === PINS, over: false };
}
