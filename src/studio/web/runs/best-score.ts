/** The best score of a game, kept in this browser: a sandboxed game has no storage of its own. */

export function readBest(key: string): number | null {
  try {
    const kept = Number.parseFloat(localStorage.getItem(`best:${key}`) ?? '');
    return Number.isFinite(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function keepBest(key: string, score: number): void {
  try {
    localStorage.setItem(`best:${key}`, String(score));
  } catch {
    // closed or full: the score is shown until the page is left
  }
}
