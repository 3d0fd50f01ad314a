/** The form of a text that fits a number, by the plural rules of the language. */
export function count(
  lang: string,
  n: number,
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>,
): string {
  return forms[new Intl.PluralRules(lang).select(n)] ?? forms.other;
}
