/**
 * Cross-site request forgery: a browser sends the session's cookie with what another site makes it send. The cookie is
 * SameSite=Lax, which a neighbouring subdomain (a preview origin, say) passes; so requests that change something say where
 * they come from, and browsers cannot be made to lie about it.
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
 * `Sec-Fetch-Site`, and pass: no other site can make them send a cookie.
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
 * Headers that a page can send to another origin only after a preflight, which nobody here answers; a query by GET from a
 * browser that does not say where it comes from needs one of them. The names are those that Apollo's clients know.
 */
export const PREFLIGHT_HEADERS = ['apollo-require-preflight', 'x-apollo-operation-name'] as const;
/** The User-Agent of every browser begins with this, since servers of the 1990s sent others less. */
const BROWSER = /^Mozilla\//u;
/** What a form or a script of another site may send without a preflight (Fetch, section 2.2.2). */
const FORM_TYPES = /^\s*(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\s*(?:;|$)/iu;

/**
 * May a GET be what another site's page made a browser send, although nothing says so? Browsers leave `Sec-Fetch-Site` out
 * over plain HTTP, and old ones (Safari before 16.4) always; an image or a script is asked for without `Origin`. The
 * session's cookie goes along from another port of the same host. Programs that are no browsers have nothing to prove.
 */
export function isUnmarkedBrowser(headers: Headers): boolean {
  if (headers['origin'] !== undefined || headers['sec-fetch-site'] !== undefined) return false;
  if (!BROWSER.test(String(headers['user-agent'] ?? ''))) return false;
  const type = headers['content-type'];
  const isPreflighted =
    (type !== undefined && !FORM_TYPES.test(String(type))) || PREFLIGHT_HEADERS.some((name) => headers[name]);
  return !isPreflighted;
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
