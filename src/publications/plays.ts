/**
 * How often a public game is played: once an address and day, without a cookie and without keeping who it was. The window
 * in `rate_limits` is the memory, under a hash that another game's does not share, and is swept a day later.
 */
import { createHash } from 'node:crypto';
import { addressKey } from '../accounts/client-address.js';
import { takeHit } from '../db/rate-limit.js';
import { prepared, type Queryable } from '../db/sql.js';
import type { Log } from '../log.js';

/** Counted at a time by one process: beyond that the database has other work, and a play is left out. */
const MOST_AT_ONCE = 20;
const DAY_SECONDS = 24 * 3600;

const countPlay = prepared<never, [artifactId: string]>(
  'game_played',
  'update publications set plays = plays + 1 where artifact_id = $1 and withdrawn_at is null',
);

export interface Plays {
  /** Notes that somebody at `ip` opened the game. Returns at once: no player waits for it. */
  note(artifactId: string, ip: string): void;
  /** Resolves when what was noted until now is counted. */
  settled(): Promise<void>;
}

export function createPlays(db: Queryable, log: Pick<Log, 'debug'>): Plays {
  const underway = new Set<Promise<void>>();
  const count = async (artifactId: string, ip: string): Promise<void> => {
    const who = createHash('sha256')
      .update(`${artifactId} ${addressKey(ip)}`)
      .digest('base64url');
    const { ok } = await takeHit(db, `play:${who}`, 1, DAY_SECONDS);
    if (ok) await countPlay(db, artifactId);
  };
  return {
    note(artifactId, ip) {
      if (underway.size >= MOST_AT_ONCE) return;
      const counting: Promise<void> = count(artifactId, ip)
        .catch((error: unknown) => log.debug({ err: error }, 'A play was not counted.'))
        .finally(() => underway.delete(counting));
      underway.add(counting);
    },
    async settled() {
      await Promise.all(underway);
    },
  };
}
