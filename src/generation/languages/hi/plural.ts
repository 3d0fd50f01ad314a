/** Men and things that end like women's words: "elephant", "bird", "water". */
const MASCULINE =
  /(?:हाथी|पक्षी|पानी|मोती|यात्री|सिपाही|आदमी|घी|दही|डाकू|राजा|पिता|दादा|चाचा|नेता|देवता|योद्धा|निंजा|पिज़्ज़ा|पांडा)$/u;

/** The Hindi plural as it stands on its own: "तारा" → "तारे", "मछली" → "मछलियाँ"; words that end in a consonant stay. */
export function plural(name: string): string {
  if (MASCULINE.test(name)) return name;
  if (name.endsWith('िया')) return `${name.slice(0, -1)}ाँ`;
  if (name.endsWith('ी')) return `${name.slice(0, -1)}ियाँ`;
  return name.endsWith('ा') ? `${name.slice(0, -1)}े` : name;
}
