/** What a child of the supervisor can be: `--role=all` is both. */
export type ChildRole = 'gateway' | 'worker';

/** How often each role was started again since the supervisor started. */
export type Restarts = Readonly<Record<ChildRole, number>>;
