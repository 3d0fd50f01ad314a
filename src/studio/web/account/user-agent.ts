/** First match wins: browsers name their ancestors too. */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** "Firefox, Linux" of a User-Agent header, enough to know one's own devices; undefined where it names neither. */
export function describeAgent(header: string | null): string | undefined {
  if (!header) return undefined;
  const found = [BROWSERS, SYSTEMS].flatMap((names) => names.find(([mark]) => header.includes(mark))?.[1] ?? []);
  return found.length > 0 ? found.join(', ') : header.split(/[\s/]/u, 1)[0];
}
