/** What a kind of game names in its own name, so that no other word brings it: the mole of "whack-a-mole", fishing's fish, the balloons that are popped. */

const MOLES =
  /\bmoles?\b|\btopos?\b|maulw[uü]rfe?|\btaupes?\b|toupeiras?|\btalp[ae]\b|もぐら|モグラ|地鼠|鼹鼠|крот|خلد|두더지/iu;

const FISHING =
  /\bfishing\b|\bangl(?:ing|er)|\bangeln?\b|angelspiel|\bfischen\b|\bpesca\b|\bpescar?e?\b|(?<!\p{L})pêche(?!\p{L})|釣り|钓鱼|рыбалк|낚시|صيد/iu;
const BALLOONS =
  /\bballoons?\b|luftballon|\bballons?\b|\bglobos?\b|\bbal(?:ão|ões)\b|palloncin|風船|气球|шарик|بالون|풍선/iu;
export type Prey = 'mole' | 'fish' | 'balloon';

/** The picture of what is hit, popped or caught by the kind's own name. */
export function preyOf(text: string): Prey | undefined {
  return MOLES.test(text) ? 'mole' : FISHING.test(text) ? 'fish' : BALLOONS.test(text) ? 'balloon' : undefined;
}

/** Whether a word is what one does, for what one gets. */
export const isFishing = (text: string): boolean => FISHING.test(text);
