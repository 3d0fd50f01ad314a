/** Values of JSON as a program writes them. */

export interface Dialect {
  readonly indent: string;
  readonly nothing: string;
  readonly yes: string;
  readonly no: string;
  /** keys that are names stand without quotes */
  readonly bareKeys: boolean;
  /** what begins and ends a text of several lines */
  readonly block: string;
}

const NAME = /^[A-Za-z_$][\w$]*$/u;
/** Of a line that is kept on one line. */
const NARROW = 60;

/** A text in single quotes where it needs no escapes, else as JSON writes it, which JavaScript and Python read alike. */
export function quoted(text: string): string {
  return /^[\x20-\x26\x28-\x5b\x5d-\x7e\u00a0-\u2027\u202a-\ud7ff]*$/u.test(text) ? `'${text}'` : JSON.stringify(text);
}

function textOf(text: string, { block }: Dialect): string {
  // neither an escape nor an end of the block is in it
  return /\n[^]*\n/u.test(text) && !/['`\\\r]|\$\{/u.test(text) ? block + text + block : quoted(text);
}

/** @param value of JSON; a key whose value is undefined is left out */
export function literal(value: unknown, dialect: Dialect, at = ''): string {
  if (value === null || value === undefined) return dialect.nothing;
  if (typeof value === 'boolean') return value ? dialect.yes : dialect.no;
  if (typeof value === 'string') return textOf(value, dialect);
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = at + dialect.indent;
  const parts = Array.isArray(value)
    ? value.map((one) => literal(one, dialect, inner))
    : Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .map(([key, one]) => `${keyOf(key, dialect)}: ${literal(one, dialect, inner)}`);
  const [open, close, pad] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', dialect.bareKeys ? ' ' : ''];
  if (parts.length === 0) return open + close;
  const line = parts.join(', ');
  return line.length <= NARROW && !line.includes('\n')
    ? `${open}${pad}${line}${pad}${close}`
    : `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${at}${close}`;
}

function keyOf(key: string, { bareKeys }: Dialect): string {
  return bareKeys && NAME.test(key) ? key : quoted(key);
}
