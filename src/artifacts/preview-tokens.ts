/** Preview tokens: signed, never stored. `v1.<payload>.<HMAC-SHA256 of what stands before it>`, base64url, no padding. */
import { hash, timingSafeEqual } from 'node:crypto';

export const TOKEN_TTL_SECONDS = { min: 60, default: 3600, max: 7 * 24 * 3600 } as const;
/** A token has about 150 characters, or 210 with a share link; longer ones are not looked at. */
const MAX_LENGTH = 256;

/** What a token lets its bearer do: play one artifact, until a time, or until its epoch is revoked. */
export interface PreviewClaim {
  readonly artifactId: string;
  readonly epoch: number;
  readonly expiresAt: Date;
  /** the share link that gave it out, while which works the token does */
  readonly linkId?: string | undefined;
}

export interface PreviewTokens {
  sign(claim: PreviewClaim): string;
  /** The claim behind a token that one of the keys signed; null for everything else. Time, epoch and link are the caller's to compare. */
  verify(token: unknown): PreviewClaim | null;
}

/** `texts`: the keys, newest first. The first signs, all of them verify, so that a key can be rotated while its tokens live on. */
export function createPreviewTokens(texts: readonly string[]): PreviewTokens {
  const keys = texts.map(createSigner);
  const [newest] = keys;
  if (newest === undefined) throw new Error('There is no key for preview tokens.');

  return {
    sign({ artifactId, epoch, expiresAt, linkId }) {
      // without a link JSON leaves it out
      const payload = { a: artifactId, e: epoch, x: Math.floor(expiresAt.getTime() / 1000), l: linkId };
      const text = `v1.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
      return `${text}.${newest(text)}`;
    },
    verify(token) {
      if (typeof token !== 'string' || token.length > MAX_LENGTH || !token.startsWith('v1.')) return null;
      const dot = token.lastIndexOf('.');
      const text = token.slice(0, dot);
      // compared as text, not as decoded bytes: base64url spells some bytes in more than one way
      const given = Buffer.from(token.slice(dot + 1));
      const genuine = keys.some((signature) => {
        const expected = Buffer.from(signature(text));
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      if (!genuine) return null;
      const payload = JSON.parse(Buffer.from(text.slice(3), 'base64url').toString()) as {
        a: string;
        e: number;
        x: number;
        l?: string;
      };
      const { a: artifactId, e: epoch, x, l: linkId } = payload;
      return { artifactId, epoch, expiresAt: new Date(x * 1000), ...(linkId === undefined ? {} : { linkId }) };
    },
  };
}

/** of SHA-256 */
const [BLOCK, DIGEST] = [64, 32];
/** of a character in UTF-8: what is given as a token need not be ASCII */
const MOST_BYTES = 3;

/**
 * Gives HMAC-SHA256 by a key, as RFC 2104 writes it down, of texts that are no longer than a token. By `createHmac`
 * each signature is an object with a native one behind it that is collected later: of a list of twenty games those took
 * 7 % of the processor time, and take 3 by the function that hashes at once.
 */
function createSigner(key: string): (text: string) => string {
  const bytes = Buffer.from(key);
  const inner = Buffer.alloc(BLOCK + MOST_BYTES * MAX_LENGTH);
  const outer = Buffer.alloc(BLOCK + DIGEST);
  (bytes.length > BLOCK ? hash('sha256', bytes, 'buffer') : bytes).copy(inner);
  for (let i = 0; i < BLOCK; i += 1) {
    outer[i] = inner[i]! ^ 0x5c;
    inner[i]! ^= 0x36;
  }
  return (text) => {
    if (text.length > MAX_LENGTH) throw new Error('A preview token may not be as long as that.');
    const length = inner.write(text, BLOCK);
    hash('sha256', inner.subarray(0, BLOCK + length), 'buffer').copy(outer, BLOCK);
    return hash('sha256', outer, 'base64url');
  };
}
