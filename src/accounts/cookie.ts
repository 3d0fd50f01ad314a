/** The cookie that carries a session's token. */
import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_MAX_DAYS } from './sessions.js';

export interface SessionCookie {
  readonly name: string;
  /** The token that a request carries. */
  read(request: Pick<FastifyRequest, 'cookies'>): string | undefined;
  /** As `read`, from a raw `Cookie` header: for an upgrade to WebSocket outside Fastify's hooks. */
  readHeader(header: string | undefined): string | undefined;
  set(reply: FastifyReply, token: string): void;
  clear(reply: FastifyReply): void;
}

/** How every cookie of the gateway is set. `secure`: browsers reach the gateway over HTTPS. */
export function cookieOptions(secure: boolean) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
}

/** HTTPS or not, by the origin that browsers use; undefined is the gateway's own address, which is plain HTTP. */
export function isSecureOrigin(publicUrl: string | undefined): boolean {
  return publicUrl?.startsWith('https://') ?? false;
}

/**
 * The cookie for a gateway that browsers reach at `publicUrl`. Over HTTPS its name starts with `__Host-`: a neighbouring
 * subdomain can then not set one in its place (https://www.rfc-editor.org/rfc/rfc6265#section-8.6 tells the attack).
 */
export function createSessionCookie(publicUrl: string | undefined): SessionCookie {
  const secure = isSecureOrigin(publicUrl);
  const name = secure ? '__Host-gamewright_session' : 'gamewright_session';
  // the longest that a session can last; the database decides whether it still does
  const options = { ...cookieOptions(secure), maxAge: SESSION_MAX_DAYS * 86_400 };
  return {
    name,
    read: (request) => request.cookies[name],
    readHeader: (header) => (header === undefined ? undefined : cookie.fastifyCookie.parse(header)[name]),
    set: (reply, token) => void reply.setCookie(name, token, options),
    clear: (reply) => void reply.clearCookie(name, cookieOptions(secure)),
  };
}
