/** Squash and stretch: a damped spring that is part of a kind's state. `kick(0.3)` flattens, `kick(-0.3)` stretches. */
export class Spring {
  value = 0;
  private speed = 0;

  kick(amount: number): void {
    this.value = amount;
    this.speed = 0;
  }

  step(): void {
    this.speed += -0.22 * this.value - 0.24 * this.speed;
    this.value += this.speed;
    if (Math.abs(this.value) < 0.001 && Math.abs(this.speed) < 0.001) this.value = this.speed = 0;
  }
}

export const clamp = (n: number, min: number, max: number): number => (n < min ? min : n > max ? max : n);
export const lerp = (a: number, b: number, part: number): number => a + (b - a) * part;
export const approach = (n: number, goal: number, by: number): number =>
  n < goal ? Math.min(goal, n + by) : Math.max(goal, n - by);

/** To hundredths: how `state` says where things are. */
export const round = (n: number): number => Math.round(n * 100) / 100;

/** Whether two boxes, each given by centre and size, overlap. */
export const touches = (
  a: { x: number; y: number },
  aw: number,
  ah: number,
  b: { x: number; y: number },
  bw: number,
  bh: number,
): boolean => Math.abs(a.x - b.x) * 2 < aw + bw && Math.abs(a.y - b.y) * 2 < ah + bh;
