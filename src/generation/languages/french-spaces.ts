/**
 * The spaces of French: a sign of two parts (; : ! ? « ») has one beside it that no line breaks at, so that none stands
 * alone at the start of a line. Texts are written with plain spaces, which whoever edits them sees and types.
 */

/** As the Imprimerie nationale sets them: a thin one before ; ! ?, a full one before the colon and inside guillemets. */
const THIN = '\u{202f}';
const FULL = '\u{a0}';

/** The text with no-break spaces where it has plain ones beside a sign; where it has none, nothing is added. */
export function frenchSpaces(text: string): string {
  return text
    .replace(/ (?=[;!?])/gu, THIN)
    .replace(/ (?=[:»])/gu, FULL)
    .replace(/« /gu, `«${FULL}`);
}

/** As `frenchSpaces`, of every text in a catalogue and of what its functions say. */
export function withFrenchSpaces<T>(texts: T): T {
  return spaced(texts) as T;
}

function spaced(value: unknown): unknown {
  if (typeof value === 'string') return frenchSpaces(value);
  if (typeof value === 'function')
    return (...told: unknown[]) => spaced((value as (...told: unknown[]) => unknown)(...told));
  if (Array.isArray(value)) return value.map(spaced);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spaced(inner)]));
}
