/** One request, as a program would send it; `curl.ts`, `javascript.ts` and `python.ts` write it down. */
export interface Call {
  /** in capitals */
  readonly method: string;
  /** absolute, with its query */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** at most one of `json` and `form` */
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  /** `sent`: with the session's cookie; `opened`: the answer sets it */
  readonly session: 'none' | 'sent' | 'opened';
  readonly answer: Answer;
}

/**
 * What becomes of the answer. `data`: an envelope of the interface, of which the data is shown; `json`: shown whole;
 * `status`: there is no body, or none to read.
 */
export type Answer =
  | 'data'
  | 'json'
  | 'text'
  | 'events'
  | 'status'
  /** where the redirect leads, which is not followed */
  | 'redirect'
  /** bytes, kept in a file of that name */
  | { readonly file: string };

export type CallLanguage = 'GraphQL' | 'curl' | 'JavaScript' | 'Python';
