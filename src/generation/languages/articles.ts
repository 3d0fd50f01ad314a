/** Articles and possessives under which one thing is meant, not things of its kind; "die" and "les" only before a singular. */
export const DEFINITE: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(['the', 'his', 'her', 'its', 'their', 'my', 'our', 'your']),
  es: new Set(['el', 'la', 'su', 'mi', 'tu']),
  de: new Set(['den', 'die', 'das']),
  fr: new Set(['le', 'la', 'l', 'sa', 'son', 'du', 'de la', 'de l']),
  pt: new Set(['o', 'a']),
  it: new Set(['il', 'lo', 'la', 'l']),
  nl: new Set(['de', 'het']),
};

/** Those of every language. */
export const DETERMINERS: ReadonlySet<string> = new Set(Object.values(DEFINITE).flatMap((words) => [...words]));
