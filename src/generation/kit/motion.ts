/**
 * How whoever is drawn goes, read off where they are drawn from one frame to the next: a kind says places, and nothing of steps. Only looks hang on
 * it. Whoever is drawn as the n-th of a picture is taken for the n-th of the frame before; where that is another, a step is out of time for a moment.
 */
export interface Track {
  x: number;
  y: number;
  /** units a frame, smoothed */
  speed: number;
  /** downwards, units a frame, smoothed */
  fall: number;
  /** strides since it was first seen */
  stride: number;
}

interface Row {
  readonly tracks: Track[];
  used: number;
}

export class Motion {
  private readonly rows = new Map<string, Row>();

  /** `side`: seen from the side, where up and down are no steps */
  constructor(private readonly side: boolean) {}

  /** A frame begins. */
  begin(): void {
    for (const row of this.rows.values()) row.used = 0;
  }

  /** Whoever is drawn now with that picture, at that place. */
  at(name: string, x: number, y: number, size: number): Track {
    let row = this.rows.get(name);
    if (!row) this.rows.set(name, (row = { tracks: [], used: 0 }));
    const track = (row.tracks[row.used++] ??= { x, y, speed: 0, fall: 0, stride: 0 });
    let dx = Math.abs(x - track.x);
    let dy = y - track.y;
    // another one, or it was put somewhere else
    if (dx + Math.abs(dy) > 1.2) dx = dy = 0;
    const gone = this.side ? dx : dx + Math.abs(dy);
    track.x = x;
    track.y = y;
    track.speed += (gone - track.speed) * 0.3;
    track.fall += (dy - track.fall) * 0.4;
    track.stride += gone / (size * 1.25);
    return track;
  }
}
