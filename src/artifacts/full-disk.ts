/** A disk that is full is the operator's business: it is told as what it is, once, not as a fault of each run. */
import { AppError } from '../errors.js';
import type { Log } from '../log.js';
import type { ArtifactStore } from './store.js';

/** The store has no room for a content. Nothing of it was kept, and what was there before still is. */
export class StoreFull extends Error {
  override readonly name = 'StoreFull';
  constructor(cause: unknown) {
    super('The store has no room.', { cause });
  }
}

/** Small contents may still find room between large ones that do not: the log says it again after this time at the earliest. */
const AGAIN_MS = 10 * 60 * 1000;
/** For clients: an operator needs at least this long to make room. */
const RETRY_AFTER_SECONDS = 60;

/** `store`, whose puts are refused with `StoreFull` where the disk is full, which is logged. @param now ms since 1970 */
export function watchDisk(store: ArtifactStore, log: Pick<Log, 'error'>, now: () => number = Date.now): ArtifactStore {
  let toldAt = -Infinity;
  return {
    ...store,
    async put(sha256, content) {
      try {
        await store.put(sha256, content);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code !== 'ENOSPC' && code !== 'EDQUOT') throw error;
        if (now() - toldAt >= AGAIN_MS) {
          toldAt = now();
          log.error(
            { err: error },
            'The disk of DATA_DIR is full (or its quota is used up): games fail and pictures are not kept until there is room. "npm run store:sweep -- --remove" frees what nothing names.',
          );
        }
        throw new StoreFull(error);
      }
    },
  };
}

/** For `catch`: what a client is told of a store without room. Any other error stays what it is. */
export function refuseFull(error: unknown): never {
  if (!(error instanceof StoreFull)) throw error;
  throw new AppError('service_unavailable', {
    message: 'We are out of storage right now. Try again later.',
    cause: error,
    reported: true,
    retryAfter: RETRY_AFTER_SECONDS,
  });
}
