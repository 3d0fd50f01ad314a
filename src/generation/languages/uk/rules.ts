/** Ukrainian: rules of games and what they count, `type id | words`. */
export const rules = '';
