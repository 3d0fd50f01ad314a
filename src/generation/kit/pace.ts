/** Watches how long frames take. A machine that can't keep up for a second gets less to draw, step by step; nothing is given back, or it would flicker. */

/** milliseconds a frame; 60 a second leave 16.7 */
const SLOW = 21;
const FRAMES = 60;

export class Pace {
  /** 0 draw everything, 1 less, 2 only what a player needs */
  thrift = 0;
  private last = 0;
  private sum = 0;
  private n = 0;

  /** A frame begins at `now`. True where frames have come late for a second. */
  late(now: number): boolean {
    const took = now - this.last;
    this.last = now;
    // a tab in the background, a breakpoint, the first frame, or a test that steps
    if (took > 250 || took < 2) return false;
    this.sum += took;
    if (++this.n < FRAMES) return false;
    const slow = this.sum / this.n > SLOW;
    this.sum = this.n = 0;
    if (slow) this.thrift = Math.min(2, this.thrift + 1);
    return slow;
  }
}
