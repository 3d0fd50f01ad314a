/** What the service itself writes entries for, each with the English line that it stores. Operators write lines of their own. */
export const SOURCE_LINES = {
  sign_up: 'Welcome credits',
  guest: 'Credits to try it',
  demo: 'Demo credits',
  run: 'Studio run',
} as const;

export type EntrySource = keyof typeof SOURCE_LINES;

export const ENTRY_SOURCES = Object.keys(SOURCE_LINES) as EntrySource[];

/**
 * Told by the line itself: entries never change, so those of before have no other trace of it, and an operator who writes
 * the same line means the same.
 */
export function sourceOf(description: string): EntrySource | null {
  return ENTRY_SOURCES.find((source) => SOURCE_LINES[source] === description) ?? null;
}
