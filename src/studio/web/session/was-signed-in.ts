/** Whether somebody was signed in when this browser last asked: a guess for the moment before the answer, which tells nothing else. */

const KEPT = 'studio:signed-in';

export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(KEPT) !== null;
  } catch {
    return false;
  }
}

/** A browser that keeps nothing has its page move once more. */
export function noteSignedIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEPT, '1');
    else localStorage.removeItem(KEPT);
  } catch {
    // nothing depends on it
  }
}
