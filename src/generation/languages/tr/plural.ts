/** An adjective before a noun, which then takes its own ending, not that of a compound. */
const ADJECTIVE =
  /^(?:kara|siyah|beyaz|kırmızı|mavi|yeşil|sarı|altın|küçük|büyük|dev|kötü|uçan|parlak|oyuncak|tropikal|acı|yeni|eski) /u;
/** Words that end in a vowel of their own, not in the ending of a compound. */
const WHOLE = /(?:^| )(?:ayı|kedi|gemi|arı|tilki|kuzu|keçi|inci|deri|taksi|kutu|boru|çalı|yolcu|\p{L}+[cç][ıiuü])$/u;

/** The ending by the last vowel: "yıldızlar", "kediler". */
const many = (word: string): string => word + (/[aıou][^aıoueiöü]*$/u.test(word) ? 'lar' : 'ler');

/** The Turkish plural: "elma" → "elmalar", and of a compound "uzay gemisi" → "uzay gemileri". */
export function plural(name: string): string {
  // "kaleciler" are many already
  if (/[^o]l[ae]r$/u.test(name)) return name;
  if (!name.includes(' ') || ADJECTIVE.test(name) || !/[ıiuü]$/u.test(name)) return many(name);
  if (WHOLE.test(name) && !/(?:ayısı|arısı|gemisi)$/u.test(name)) return many(name);
  const bare = /[aıoueiöü]s[ıiuü]$/u.test(name)
    ? name.slice(0, -2)
    : name.replace(/ğ[ıiuü]$/u, 'k').replace(/[ıiuü]$/u, '');
  const plurals = many(bare);
  return plurals + (plurals.endsWith('lar') ? 'ı' : 'i');
}
