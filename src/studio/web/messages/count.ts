/** Numbers in the figures of a language, and texts by its plural forms. */
export interface Speak {
  readonly figure: (n: number) => string;
  /** with a plus or a minus */
  readonly signed: (n: number) => string;
  /** The form that fits the number, which stands in it as `{n}`. */
  readonly plural: (n: number, forms: PluralForms) => string;
}

export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Browsers take 30 to 70 ms of the first page for their first number format, so that none is made before one is needed. */
export function speak(lang: string): Speak {
  let rules: Intl.PluralRules | undefined;
  let number: Intl.NumberFormat | undefined;
  let signs: Intl.NumberFormat | undefined;
  // below a thousand nothing is grouped, and every language of the Studio writes these digits
  const figure = (n: number): string =>
    Number.isInteger(n) && n >= 0 && n < 1000 ? String(n) : (number ??= new Intl.NumberFormat(lang)).format(n);
  return {
    figure,
    signed: (n) => (signs ??= new Intl.NumberFormat(lang, { signDisplay: 'exceptZero' })).format(n),
    plural: (n, forms) => {
      rules ??= new Intl.PluralRules(lang);
      return (forms[rules.select(n)] ?? forms.other).replace('{n}', figure(n));
    },
  };
}
