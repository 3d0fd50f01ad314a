/** How a language says a place that the service has not. */
export interface FarPlaces {
  /** words for "in", by `|`; they stand before the place */
  readonly before?: string;
  /** endings and words for "in" that stand behind it, by `|` */
  readonly behind?: string;
  /** `nearest theme | words`, a line each; `*` stands for any ending */
  readonly places: string;
}
