/** What a client wrote comes back in errors and log lines no longer than a person reads. */

/** Code points of one name or value. */
export const LONGEST_QUOTE = 200;
/** Code points of a message, however many names and values it quotes. */
const LONGEST_MESSAGE = 1_000;

/** The first `most` code points of a text, with an ellipsis where there are more. */
export function shorten(text: string, most: number = LONGEST_QUOTE): string {
  // a code point has one or two units
  if (text.length <= most) return text;
  let end = 0;
  for (let count = 0; count < most && end < text.length; count += 1) end += text.codePointAt(end)! > 0xffff ? 2 : 1;
  return end === text.length ? text : `${text.slice(0, end)}…`;
}

/** A message with every quoted text and every long word in it shortened: graphql-js quotes names and values whole. */
export function shortenQuotes(message: string): string {
  if (message.length <= LONGEST_QUOTE) return message;
  const short = message.replaceAll(/"([^"]*)"|[^\s"]+/gu, (word: string, quoted: string | undefined) =>
    quoted === undefined ? shorten(word) : `"${shorten(quoted)}"`,
  );
  return shorten(short, LONGEST_MESSAGE);
}
