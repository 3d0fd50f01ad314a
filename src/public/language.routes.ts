/**
 * `GET /language/:language?returnTo=/games`: what the list of languages at the end of a page leads to, so that the choice
 * needs no script. It changes nothing but the language of this browser's pages; a picture on another site that asks for it
 * keeps nothing either, since browsers drop a `SameSite` cookie that comes with one.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieOptions, isSecureOrigin } from '../accounts/cookie.js';
import { readReturnTo } from '../accounts/return-to.js';
import { AppError } from '../errors.js';
import { registration } from '../http/described-route.js';
import { isReaderLanguage, LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS } from '../http/reader-language.js';
import type { PublicOptions } from './answer.js';
import { languageRoute } from './language.description.js';

type LanguageRequest = FastifyRequest<{ Params: { language: string }; Querystring: { returnTo?: unknown } }>;

export async function languageRoutes(app: FastifyInstance, { publicUrl }: PublicOptions): Promise<void> {
  app.route({
    ...registration(languageRoute),
    handler: async (request: LanguageRequest, reply: FastifyReply) => {
      reply.header('x-robots-tag', 'noindex');
      const { language } = request.params;
      if (!isReaderLanguage(language)) throw new AppError('route_not_found');
      const returnTo = readReturnTo(request.query.returnTo);
      return (
        reply
          // the Studio's script writes it too
          .setCookie(LANGUAGE_COOKIE, language, {
            ...cookieOptions(isSecureOrigin(publicUrl())),
            httpOnly: false,
            maxAge: LANGUAGE_COOKIE_SECONDS,
          })
          .header('cache-control', 'no-store')
          .redirect(returnTo, 303)
      );
    },
  });
}
