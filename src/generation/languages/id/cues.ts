/** Indonesian: words that say what part a noun plays, `cue | words`, and words that are no part of a game. */
export const cues = '';

export const noise = '';
