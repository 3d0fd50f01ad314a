/** From where a backdrop is seen, and when. */
export interface Looking {
  readonly w: number;
  readonly h: number;
  /** real pixels a CSS pixel */
  readonly ratio: number;
  /** in pixels of the world */
  readonly x: number;
  readonly y: number;
  /** seconds */
  readonly now: number;
  /** 0 everything … 2 only what stands still, for slow machines */
  readonly thrift: number;
  /** CSS pixels from the top where the scenery stands, as a game's ground hides what is lower; absent: a little above the lower edge */
  readonly horizon?: number | undefined;
}
