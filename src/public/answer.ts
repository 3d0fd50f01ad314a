/** What the public routes have in common: the one look-up of a game, and how an answer about it is kept. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import type { Config } from '../config.js';
import { AppError } from '../errors.js';
import { acceptedTypes, HTML_TYPE, JSON_TYPE } from '../http/accept.js';
import { VARIES_BY_LANGUAGE } from '../http/reader-language.js';
import type { PublicGame } from '../publications/publications.model.js';
import type { Services } from '../services.js';
import type { Page } from './document.js';

export interface PublicOptions {
  readonly services: Pick<Services, 'artifacts' | 'pictures' | 'publications' | 'shareLinks'>;
  readonly config: Pick<Config, 'publicUrl' | 'previewOrigin'>;
  readonly publicUrl: () => string;
}

/** A game that is withdrawn is gone from every cache within this time; gateways keep nothing. */
const MAX_AGE_SECONDS = 5;
export const PUBLIC_CACHE = `public, max-age=${MAX_AGE_SECONDS}, must-revalidate`;

/** @throws publication_not_found, publication_withdrawn */
export async function publicGame({ services }: Pick<PublicOptions, 'services'>, slug: string): Promise<PublicGame> {
  const found = await services.publications.lookUp(slug);
  if (found.state === 'published') return found.game;
  if (found.state === 'withdrawn') throw new AppError('publication_withdrawn');
  throw new AppError('publication_not_found', {
    message: 'There is no game at this address. Check it for typos.',
  });
}

/** 200 or 304. The validator is weak: it is of the page in its language, compressed or not. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, { body, headers }: Page): FastifyReply {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply
    .headers(headers)
    .header('etag', etag)
    .header('cache-control', PUBLIC_CACHE)
    .header('vary', `accept-encoding, ${VARIES_BY_LANGUAGE}`);
  if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) return reply.code(304).send();
  return reply.send(body);
}

/** Only a client that prefers JSON gets the envelope; requests for pictures and frames come from pages, whatever they accept. */
export function wantsPage({ headers }: FastifyRequest): boolean {
  return acceptedTypes(headers, [HTML_TYPE, JSON_TYPE])[0] !== JSON_TYPE;
}
