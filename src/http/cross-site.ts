/**
 * Cross-site request forgery: a browser sends the session's cookie with what another site makes it send. The cookie is
 * SameSite=Lax, which a neighbouring subdomain (a preview origin, say) passes; so requests that change something say where
 * they come from, and browsers can not be made to lie about it.
 */
import { isIP } from 'node:net';

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface SiteOptions {
  /** what is configured; undefined: the gateway is reached by its own address, under whatever name it has there */
  readonly configured: string | undefined;
  /** the origin that browsers use, where it is known */
  readonly publicUrl: () => string;
}

/**
 * Does a request come from a page of another origin? Programs that are no browsers send neither `Origin` nor
 * `Sec-Fetch-Site`, and pass: nobody can make them send a cookie that is not theirs.
 */
export function isCrossSite(headers: Headers, { configured, publicUrl }: SiteOptions): boolean {
  const origin = headers['origin'];
  if (typeof origin === 'string') {
    if (origin === publicUrl()) return false;
    // never "null": a sandboxed game has that origin
    return configured !== undefined || !isOwnAddress(origin, headers['host']);
  }
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/**
 * Without a configured origin the gateway may be opened as 127.0.0.1, localhost or the machine's address. Other names are
 * refused: one that an attacker owns can be made to resolve to this machine (DNS rebinding), and is then its own origin.
 */
function isOwnAddress(origin: string, host: string | readonly string[] | undefined): boolean {
  const url = URL.parse(origin);
  if (!url || url.host !== host) return false;
  return url.hostname === 'localhost' || isIP(url.hostname.replace(/^\[|\]$/gu, '')) !== 0;
}
