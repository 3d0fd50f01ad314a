/** The best score of a game, the level that was reached in it and its stars, kept in this browser: a sandboxed game has no storage of its own. */

export const readBest = (key: string): number | null => read(`best:${key}`);
export const keepBest = (key: string, score: number): void => keep(`best:${key}`, score);
export const readLevel = (key: string): number | null => read(`level:${key}`);
export const keepLevel = (key: string, level: number): void => keep(`level:${key}`, level);
export const readStars = (key: string): number | null => read(`stars:${key}`);
export const keepStars = (key: string, stars: number): void => keep(`stars:${key}`, stars);

function read(key: string): number | null {
  try {
    const kept = Number.parseFloat(localStorage.getItem(key) ?? '');
    return Number.isFinite(kept) ? kept : null;
  } catch {
    return null;
  }
}

function keep(key: string, number: number): void {
  try {
    localStorage.setItem(key, String(number));
  } catch {
    // closed or full: the number is shown until the page is left
  }
}
