/** How a language says which way one goes, as patterns for a text in lower case (NFC). */
export interface Ways {
  /** climbing, and jumping ever higher; no "picks up the coins", "level up" or "stairs" */
  readonly up: RegExp;
  /** on to the right */
  readonly right: RegExp;
  /** to the left: where both are said, it is how one steers */
  readonly left: RegExp;
}
