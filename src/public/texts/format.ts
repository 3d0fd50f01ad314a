/** Fills texts of the public pages with what they tell of. */
import { html, type Content } from '../../http/html.js';

/** A text by the plural form of its number, `{n}` (https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html). */
export type Counted = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** `text` with its `{name}`s filled in; one that nobody fills stays. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/gu, (whole, name: string) => values[name] ?? whole);
}

/** As `fill`, with markup: what stands for a name is escaped where it is text. */
export function fillMarkup(text: string, values: Readonly<Record<string, Content>>): Content {
  return text.split(/(\{\w+\})/u).map((part) => {
    const name = /^\{(\w+)\}$/u.exec(part)?.[1];
    return name !== undefined && Object.hasOwn(values, name) ? values[name] : part;
  });
}

/** Each `[…]` of the text as a link to the next of `paths`. */
export function withLinks(text: string, ...paths: readonly string[]): Content {
  const left = [...paths];
  return text.split(/(\[[^\]]*\])/u).map((part) => {
    const path = part.startsWith('[') ? left.shift() : undefined;
    return path === undefined ? part : html`<a href="${path}">${part.slice(1, -1)}</a>`;
  });
}

/** The number in the short figures of the language, with the word that it asks for. */
export function counted(lang: string, n: number, forms: Counted): string {
  const figure = new Intl.NumberFormat(lang, { notation: 'compact', maximumFractionDigits: 1 }).format(n);
  return fill(forms[new Intl.PluralRules(lang).select(n)] ?? forms.other, { n: figure });
}
