/** The mole of "whack-a-mole": named by the kind of game itself, so that no other word brings it. */

export const MOLES =
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
