/** Which way a text of a game runs: counts and sums ("3 / 10", "+10") from the left, whatever the page's language is. */
export const directionOf = (text: string): 'rtl' | 'ltr' => (/[֐-ࣿ]/u.test(text) ? 'rtl' : 'ltr');
