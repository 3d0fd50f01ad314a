/** What the supervisor and its children tell each other over the IPC channel, which nobody else can read. */
import type { Config } from '../config.js';
import type { ChildRole, Restarts } from '../monitoring/restarts.js';

/** The first message to a child; until then it has only loaded its code. */
export interface Assignment {
  /** the supervisor's, with the child's own role */
  readonly config: Config & { readonly role: ChildRole };
  readonly databaseUrl: string;
  /** bring the schema up to date first; the first child of a start does it for all of them */
  readonly migrate: boolean;
  /** file descriptors of the sockets to listen on, inherited from the supervisor; none for a worker */
  readonly sockets: readonly number[];
  /** where the gateway listens, e.g. `http://127.0.0.1:4000`; empty for a worker alone */
  readonly url: string;
}

/** Supervisor to child. */
export type Order = { readonly assignment: Assignment } | { readonly restarts: Restarts };

/** Child to supervisor. `reason` is a sentence for whoever started the program. */
export type Report = { readonly state: 'ready' } | { readonly state: 'failed'; readonly reason: string };
