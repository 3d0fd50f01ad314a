/**
 * The tokens of short addresses: made of a link's id by a key that the database does not hold, so that the owner is shown
 * the address again while the table has its hash alone.
 */
import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 11 of 62 letters are 65 bits: with a million links and 10,000 guesses a second, one is met in 160 years. */
const LENGTH = 11;
const SHAPE = /^[0-9A-Za-z]{11}$/u;

export interface ShareTokens {
  /** The token of a new link with that id, and what is kept of it. */
  make(linkId: string): { readonly token: string; readonly hash: Buffer };
  /** The token again; null where the key that made it is no longer one of ours. */
  recall(linkId: string, hash: Buffer): string | null;
  /** What a token is looked up by; null for what never was one. */
  hashOf(token: string): Buffer | null;
}

/** `texts`: the keys of preview tokens, newest first; what is signed differs, so that neither opens the other's door. */
export function createShareTokens(texts: readonly string[]): ShareTokens {
  const keys = texts.map((text) => createSecretKey(Buffer.from(text)));
  const [newest] = keys;
  if (newest === undefined) throw new Error('There is no key for share links.');
  const tokenBy = (key: KeyObject, linkId: string): string => {
    // 32 bytes for 65 bits: the remainder of the division favours no letter by more than 2^-190
    let rest = BigInt(`0x${createHmac('sha256', key).update(`share-link:${linkId}`).digest('hex')}`);
    let token = '';
    for (let i = 0; i < LENGTH; i += 1) {
      token += LETTERS[Number(rest % 62n)];
      rest /= 62n;
    }
    return token;
  };
  const hash = (token: string): Buffer => createHash('sha256').update(token).digest();

  return {
    make(linkId) {
      const token = tokenBy(newest, linkId);
      return { token, hash: hash(token) };
    },
    recall(linkId, kept) {
      for (const key of keys) {
        const token = tokenBy(key, linkId);
        if (hash(token).equals(kept)) return token;
      }
      return null;
    },
    hashOf: (token) => (SHAPE.test(token) ? hash(token) : null),
  };
}
