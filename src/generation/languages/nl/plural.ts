/** Words whose plural follows no rule of spelling. */
const IRREGULAR = new Map(
  Object.entries({
    ei: 'eieren',
    kind: 'kinderen',
    lam: 'lammeren',
    kalf: 'kalveren',
    blad: 'bladeren',
    schip: 'schepen',
    stad: 'steden',
    glas: 'glazen',
    dag: 'dagen',
    weg: 'wegen',
    pad: 'paden',
    dak: 'daken',
    gat: 'gaten',
    slot: 'sloten',
    oorlog: 'oorlogen',
    god: 'goden',
    roos: 'rozen',
    monnik: 'monniken',
    koe: 'koeien',
    vlo: 'vlooien',
    clown: 'clowns',
    film: 'films',
    trein: 'treinen',
  }),
);

/** The Dutch plural of a word or of words whose last is the noun: "kat" → "katten", "zwarte kat" → "zwarte katten". */
export function plural(name: string): string {
  const at = name.lastIndexOf(' ') + 1;
  const word = name.slice(at);
  return name.slice(0, at) + pluralOfWord(word);
}

const VOWEL = '[aeiouëï]';
/** An unstressed last syllable: "sleutel", "tijger", "koekje". */
const TAKES_S = new RegExp(`${VOWEL}[^aeiou]+(?:e|el|er|em|en|erd|aar)$|(?:eur|foon|eau|é|ie)$`, 'u');
/** A single short vowel in the last syllable, whose consonant doubles: "kat". */
const SHORT = new RegExp(`(?:^|[^aeiouëï])[aeiou][bdfgklmnprst]$`, 'u');
const LONG = /(aa|ee|oo|uu)([^aeiou])$/u;
const KEEPS_S = /(?:mens|kans|dans|prins|kers|pers|kruis)$/u;

/** What has the ending of many already: "dieren", "kippen", "bijen", "stroopwafels". */
const MANY = /(?:eren|ijen|ën|([bdfgklmnprst])\1en|[aeiou].*[^aeiou](?:el|er|em|je|aar)s)$/u;

/** Words of one that end as many do: "tulpen" are tulips, and a "molen" is one. */
const ENDS_IN_EN =
  /(?:jongen|deken|molen|wagen|kuiken|laken|baken|keuken|haven|oven|toren|varken|teken|kussen|degen|veulen|examen|wapen|leven|reden|wezen|leugen|regen|zegen|geheugen|midden)$/u;

function pluralOfWord(word: string): string {
  if (MANY.test(word) || (/[^aeiou]en$/u.test(word) && !ENDS_IN_EN.test(word))) return word;
  const known = IRREGULAR.get(word);
  if (known !== undefined) return known;
  if (/(?:^|[^aeou])[aiou]$|[^aeiou]y$/u.test(word)) return `${word}’s`;
  if (TAKES_S.test(word)) return `${word}s`;
  if (word.endsWith('ee')) return `${word}ën`;
  if (LONG.test(word)) return `${soft(word.replace(LONG, (_, vowel: string, end: string) => vowel.charAt(0) + end))}en`;
  if (/(?:[aeiou]{2}|ij|[lrn])[sf]$/u.test(word)) return `${soft(word)}en`;
  return SHORT.test(word) ? `${word}${word.slice(-1)}en` : `${word}en`;
}

/** "muis" → "muiz(en)", "wolf" → "wolv(en)". */
const soft = (word: string): string => (KEEPS_S.test(word) ? word : word.replace(/s$/u, 'z').replace(/f$/u, 'v'));
