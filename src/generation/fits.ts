/** How near what is made comes to the game that was named: that game, the same verbs and goal in another form, or another game. */
export const FITS = ['exact', 'near', 'far'] as const;
export type Fit = (typeof FITS)[number];
