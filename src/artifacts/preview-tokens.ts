/** Preview tokens: signed, never stored. `v1.<payload>.<HMAC-SHA256 of what stands before it>`, base64url, no padding. */
import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';

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
  // made once: with a key that is a text, a signature takes a third longer, and a list needs twenty
  const keys = texts.map((text) => createSecretKey(Buffer.from(text)));
  const [newest] = keys;
  if (newest === undefined) throw new Error('There is no key for preview tokens.');
  const signature = (key: KeyObject, text: string) => createHmac('sha256', key).update(text).digest('base64url');

  return {
    sign({ artifactId, epoch, expiresAt, linkId }) {
      // without a link JSON leaves it out
      const payload = { a: artifactId, e: epoch, x: Math.floor(expiresAt.getTime() / 1000), l: linkId };
      const text = `v1.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
      return `${text}.${signature(newest, text)}`;
    },
    verify(token) {
      if (typeof token !== 'string' || token.length > MAX_LENGTH || !token.startsWith('v1.')) return null;
      const dot = token.lastIndexOf('.');
      const text = token.slice(0, dot);
      // compared as text, not as decoded bytes: base64url spells some bytes in more than one way
      const given = Buffer.from(token.slice(dot + 1));
      const genuine = keys.some((key) => {
        const expected = Buffer.from(signature(key, text));
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
