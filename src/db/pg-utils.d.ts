/** The driver's own, which its types leave out. */
declare module 'pg/lib/utils.js' {
  /** A parameter as it is sent: a text, bytes, or null. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
