/** Messages to the page that shows the game, and from it. */
/** The host checks `event.source`, since a sandboxed game's origin is "null"; nothing secret is in a message, so any target may read it. */
export function tell(
  type: 'ready' | 'start' | 'score' | 'win' | 'gameover' | 'best' | 'level' | 'stars' | 'error',
  more: Record<string, unknown> = {},
): void {
  if (hasHost()) parent.postMessage({ gp: 1, type, ...more }, '*');
}

/** whether a page shows the game in a frame */
export const hasHost = (): boolean => typeof parent !== 'undefined' && parent !== window;

/** What the page may ask of a game. */
export interface Host {
  /** the player's best of all times */
  best(best: number): void;
  /** the level that the player had come to */
  level(level: number): void;
  /** the most stars that a run of the player's was worth */
  stars(stars: number): void;
  pause(): void;
  restart(): void;
}

/** Hears the page that shows the game; what comes from elsewhere, or is no message of this kind, is let go. */
export function listen(host: Host): void {
  addEventListener('message', (e) => {
    const m = e.data as { gp?: number; type?: string; best?: number; level?: number; stars?: number } | null;
    if (e.source !== parent || m?.gp !== 1) return;
    if (m.type === 'best' && Number.isFinite(m.best)) host.best(Number(m.best));
    else if (m.type === 'level' && Number.isInteger(m.level)) host.level(Number(m.level));
    else if (m.type === 'stars' && Number.isInteger(m.stars)) host.stars(Number(m.stars));
    else if (m.type === 'pause') host.pause();
    else if (m.type === 'restart') host.restart();
  });
}
