import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export const MB = 1024 * 1024;

/** Bytes of the heap that are in use once the garbage is collected. */
export function usedHeap(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // a second time for what the first one's finalizers set free
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}
