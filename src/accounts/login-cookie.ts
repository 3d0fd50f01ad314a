/**
 * What a browser that went to the provider must bring back: kept by the browser itself, since the gateway that answers
 * its return may be another one. Signed, so that only logins that we started can be finished; for ten minutes, so that
 * a stolen old one is worth nothing; taken away when it is used.
 */
import { createHmac } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cookieOptions } from './cookie.js';

const LIFETIME_SECONDS = 600;

const Login = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string(),
});
export type Login = z.infer<typeof Login>;
const SignedLogin = Login.extend({ expiresAt: z.number() });

export interface LoginCookie {
  set(reply: FastifyReply, login: Login): void;
  /** Reads and removes it; null when there is none, when it is not ours, or when its time is over. */
  take(request: FastifyRequest, reply: FastifyReply): Login | null;
}

export function createLoginCookie(secret: string, secure: boolean): LoginCookie {
  // a key for this purpose alone: what another part signs with the same secret is no login
  const key = createHmac('sha256', secret).update('gamewright single sign-on').digest();
  const name = secure ? '__Host-gamewright_login' : 'gamewright_login';
  // Lax: the provider's redirect back is a top-level navigation from another site
  const options = cookieOptions(secure);
  return {
    set(reply, login) {
      const body = JSON.stringify({ ...login, expiresAt: Date.now() + LIFETIME_SECONDS * 1_000 });
      const value = cookie.fastifyCookie.sign(Buffer.from(body).toString('base64url'), key);
      reply.setCookie(name, value, { ...options, maxAge: LIFETIME_SECONDS });
    },
    take(request, reply) {
      const value = request.cookies[name];
      if (value === undefined) return null;
      reply.clearCookie(name, options);
      const unsigned = cookie.fastifyCookie.unsign(value, key);
      if (!unsigned.valid) return null;
      const { expiresAt, ...login } = SignedLogin.parse(
        JSON.parse(Buffer.from(unsigned.value, 'base64url').toString()),
      );
      return expiresAt > Date.now() ? login : null;
    },
  };
}
