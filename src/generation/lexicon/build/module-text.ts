/** How a word list is kept: a module whose default is lines of plain text, parsed when it is asked for. */

/** The text of such a module, under a comment of one line. */
export function moduleOf(comment: string, lines: readonly string[]): string {
  const body = lines.join('\n').replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
  return `// ${comment}\nexport default \`${body}\`;\n`;
}
