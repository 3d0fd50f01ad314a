/** A game as its owner renames or deletes it. */
export interface OwnedGame {
  readonly id: string;
  readonly key: string;
  readonly customTitle?: string | null | undefined;
}
