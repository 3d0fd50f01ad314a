/** How far somebody has read the events of all runs of a user; a client keeps it as an opaque cursor. */
export interface ViewerPlace {
  /** the number of the newest run that was told of */
  readonly newest: number;
  /** the last seq of each run that has not ended, by the run's number */
  readonly open: ReadonlyMap<number, number>;
}

/** More than any account may have at work. */
const MOST_OPEN = 1_000;
const LONGEST = 32_768;
const FORM = /^\d{1,9}(?: \d{1,9}\.\d{1,9})*$/u;

export function formatPlace({ newest, open }: ViewerPlace): string {
  const parts = [String(newest)];
  for (const [number, seq] of open) parts.push(`${number}.${seq}`);
  return Buffer.from(parts.join(' ')).toString('base64url');
}

/** @throws where `isPlace` is false */
export function parsePlace(cursor: string): ViewerPlace {
  const [newest, ...open] = Buffer.from(cursor, 'base64url').toString('latin1').split(' ');
  return { newest: Number(newest), open: new Map(open.map((part) => part.split('.').map(Number) as [number, number])) };
}

/** Whether a text from a client is a cursor. One of another user names numbers of runs, and finds the client's own. */
export function isPlace(cursor: string): boolean {
  if (cursor.length > LONGEST) return false;
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  return FORM.test(text) && text.split(' ').length <= MOST_OPEN;
}
