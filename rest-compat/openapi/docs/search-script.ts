export const SEARCH = '';
