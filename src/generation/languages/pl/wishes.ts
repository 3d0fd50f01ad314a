/** Polish: what is asked for and no game does, `id | words`. */
export const wishes = '';
