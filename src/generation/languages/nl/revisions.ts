/** Dutch: words of a wish about a game that is there, `id | words`. */
export const revisions = '';
