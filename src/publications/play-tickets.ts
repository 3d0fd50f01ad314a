/**
 * What a page is given when a round begins, and sends back with its score: which game, and when. Signed and not stored, so
 * that a round that ends without a score costs nothing; for six hours, and for one score.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const TICKET_SECONDS = 6 * 3_600;

export interface PlayTicket {
  readonly artifactId: string;
  readonly startedAt: number;
  /** names the ticket, so that it counts once */
  readonly nonce: string;
}

export interface PlayTickets {
  issue(artifactId: string, now?: number): string;
  /** null where we did not issue it, or where its time is over */
  read(ticket: string, now?: number): PlayTicket | null;
}

/** @param secrets newest first: the first signs, all of them verify */
export function createPlayTickets(secrets: readonly string[]): PlayTickets {
  // keys for this purpose alone: what another part signs with the same secret is no ticket
  const keys = secrets.map((secret) => createHmac('sha256', secret).update('gamewright play ticket').digest());
  const sign = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  return {
    issue(artifactId, now = Date.now()) {
      const text = `${artifactId}.${now}.${randomBytes(9).toString('base64url')}`;
      return `${text}.${sign(keys[0]!, text).toString('base64url')}`;
    },
    read(ticket, now = Date.now()) {
      const [, text = '', artifactId = '', time = '', nonce = '', mac = ''] =
        /^(([0-9a-f-]{36})\.(\d{13})\.([\w-]{12}))\.([\w-]{43})$/u.exec(ticket) ?? [];
      const given = Buffer.from(mac, 'base64url');
      const genuine = keys.some((key) => {
        const expected = sign(key, text);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      const startedAt = Number(time);
      if (text === '' || !genuine || now - startedAt > TICKET_SECONDS * 1_000) return null;
      return { artifactId, startedAt, nonce };
    },
  };
}
