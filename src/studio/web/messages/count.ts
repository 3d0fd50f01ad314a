/** Numbers in the figures of a language, and texts by its plural forms. */
export interface Speak {
  readonly figure: (n: number) => string;
  /** with a plus or a minus */
  readonly signed: (n: number) => string;
  /** The form that fits the number, which stands in it as `{n}`. */
  readonly plural: (n: number, forms: PluralForms) => string;
}

export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

export function speak(lang: string): Speak {
  const rules = new Intl.PluralRules(lang);
  const number = new Intl.NumberFormat(lang);
  const signs = new Intl.NumberFormat(lang, { signDisplay: 'exceptZero' });
  const figure = (n: number): string => number.format(n);
  return {
    figure,
    signed: (n) => signs.format(n),
    plural: (n, forms) => (forms[rules.select(n)] ?? forms.other).replace('{n}', figure(n)),
  };
}
