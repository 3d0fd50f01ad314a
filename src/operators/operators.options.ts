import type { Config } from '../config.js';
import type { CreditsService } from '../credits/credits.model.js';
import type { Database } from '../db/orm.js';
import type { Wakeups } from '../db/wakeups.js';

/** What the desk works with. */
export interface OperatorsOptions {
  readonly database: Database;
  readonly config: Pick<Config, 'operators'>;
  readonly credits: Pick<CreditsService, 'find'>;
  readonly wakeups: Pick<Wakeups, 'wake'>;
  /** origin of public URLs */
  readonly baseUrl: () => string;
}
