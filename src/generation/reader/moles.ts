/** What a kind of game names in its own name, so that no other word brings it: the mole of "whack-a-mole", fishing's fish, the balloons that are popped. */

const MOLES =
  /\bmoles?\b|\btopos?\b|maulw[uü]rfe?|\btaupes?\b|toupeiras?|\btalp[ae]\b|もぐら|モグラ|地鼠|鼹鼠|крот|خلد|두더지/iu;

/** No emoji shows a mole; a hamster's face comes nearest. */
export const MOLE: Readonly<Record<string, string>> = {
  en: 'mole',
  es: 'topo',
  de: 'Maulwurf',
  fr: 'taupe',
  pt: 'toupeira',
  it: 'talpa',
  ja: 'もぐら',
  zh: '地鼠',
  ru: 'крот',
  ar: 'خلد',
  ko: '두더지',
};

const FISHING =
  /\bfishing\b|\bangl(?:ing|er)|\bangeln?\b|angelspiel|\bfischen\b|\bpesca\b|\bpescar?e?\b|(?<!\p{L})pêche(?!\p{L})|釣り|钓鱼|рыбалк|낚시|صيد/iu;
const BALLOONS =
  /\bballoons?\b|luftballon|\bballons?\b|\bglobos?\b|\bbal(?:ão|ões)\b|palloncin|風船|气球|шарик|بالون|풍선/iu;
/** what may bite, by its picture */
export const BITES = /fish|shrimp|crab|lobster|squid|octopus|shark|whale|dolphin|turtle|seal|shell|oyster/u;

/** The picture of what is hit, popped or caught by the kind's own name. */
export function preyOf(text: string): 'hamster' | 'fish' | 'balloon' | undefined {
  return MOLES.test(text) ? 'hamster' : FISHING.test(text) ? 'fish' : BALLOONS.test(text) ? 'balloon' : undefined;
}
export const isFishing = (text: string): boolean => FISHING.test(text);
