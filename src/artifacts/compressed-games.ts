/**
 * Games as they travel: compressed once a process and guard, not once a request. The first answer is compressed quickly (brotli at 5: 6 ms of a
 * thread for 200 KB, 73 KB then); what is asked for again is compressed as well as it goes, beside the answers (at 11: 280 ms, 66 KB).
 */
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import { compress, type CompressionQuality, type ContentEncoding } from '../http/content-encoding.js';
import type { NamedContent } from './damage.js';
import { GUARD_TAG } from './guard.js';
import { guardedBytes } from './guarded-bytes.js';
import type { VerifiedContents } from './verified-content.js';

/** in bytes, of all games together: some 500 */
const MOST_KEPT = 32 * 1024 * 1024;
/** What is larger was not made here, and is streamed as it is. */
const LARGEST = 1024 * 1024;
export interface CompressedGames {
  /**
   * A document compressed, with the guard in front of it where `framed`; null where it is too large to be kept.
   * @throws artifact_damaged
   */
  get(content: NamedContent, encoding: ContentEncoding, framed: boolean): Promise<Buffer | null>;
}

interface Kept {
  readonly bytes: Buffer;
  readonly quality: CompressionQuality;
}

export function createCompressedGames(contents: Pick<VerifiedContents, 'open'>): CompressedGames {
  const kept = new LRUCache<string, Kept>({ maxSize: MOST_KEPT, sizeCalculation: ({ bytes }) => bytes.length });
  /** what is being compressed: those who ask at once wait for one of them */
  const making = new Map<string, Promise<Buffer>>();

  function make(
    content: NamedContent,
    encoding: ContentEncoding,
    framed: boolean,
    quality: CompressionQuality,
  ): Promise<Buffer> {
    const key = keyOf(content, encoding, framed);
    let bytes = making.get(key);
    if (!bytes) {
      bytes = (async () => {
        const document = await contents.open(content);
        const made = await compress(await buffer(framed ? guardedBytes(document) : document), encoding, quality);
        kept.set(key, { bytes: made, quality });
        return made;
      })().finally(() => making.delete(key));
      making.set(key, bytes);
    }
    return bytes;
  }

  return {
    async get(content, encoding, framed) {
      if (content.sizeBytes > LARGEST) return null;
      const found = kept.get(keyOf(content, encoding, framed));
      if (!found) return make(content, encoding, framed, 'quick');
      // the quick one is as good for whoever asks: what goes wrong here shows when that one is gone
      if (found.quality === 'quick') make(content, encoding, framed, 'best').catch(() => undefined);
      return found.bytes;
    },
  };
}

const keyOf = ({ sha256 }: NamedContent, encoding: ContentEncoding, framed: boolean): string =>
  `${sha256} ${encoding} ${framed ? GUARD_TAG : ''}`;
