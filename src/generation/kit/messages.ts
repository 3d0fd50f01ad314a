/** Messages to the page that shows the game. */
/** The host checks `event.source`, since a sandboxed game's origin is "null"; nothing secret is in a message, so any target may read it. */
export function tell(
  type: 'ready' | 'start' | 'score' | 'win' | 'gameover' | 'best' | 'error',
  more: Record<string, unknown> = {},
): void {
  if (typeof parent !== 'undefined' && parent !== window) parent.postMessage({ gp: 1, type, ...more }, '*');
}
