/** How large a file is, in the words and figures of a language: "840 bytes", "12 kB", "1.4 MB". */
export function fileSize(bytes: number, lang: string): string {
  const mega = bytes >= 1_000_000;
  const [unit, of] = mega ? ['megabyte', 1_000_000] : bytes >= 1_000 ? ['kilobyte', 1_000] : ['byte', 1];
  const digits = mega ? 1 : 0;
  // the short form of a byte is a word without its plural
  const unitDisplay = unit === 'byte' ? 'long' : 'short';
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay, maximumFractionDigits: digits }).format(
    bytes / of,
  );
}
