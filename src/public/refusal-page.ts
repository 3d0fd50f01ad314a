/** Which refusals people meet as a page, and what it says. Programs get the envelope: only a browser asks for HTML first. */
import type { FastifyRequest } from 'fastify';
import { audienceOf } from '../artifacts/audience.js';
import type { Config } from '../config.js';
import { acceptedTypes, HTML_TYPE, JSON_TYPE } from '../http/accept.js';
import type { RefusalPage } from '../http/error-handling.js';
import { readerLanguage } from '../http/reader-language.js';
import { messagePage } from './message-page.js';
import { toldIn } from './refused.js';
import { readerOf } from './texts/index.js';

/**
 * For `errorHandling`: the page of a refusal where a person opened the address of nothing or of a game that does not come.
 * In a frame it stands without links, which would lead nowhere from there. On the origin of previews, which serves
 * nothing else, links are absolute.
 */
export function createRefusalPage(
  { previewOrigin }: Pick<Config, 'previewOrigin'>,
  publicUrl: () => string,
): RefusalPage {
  return (error, request) => {
    if (!isForPeople(request) || !prefersPage(request)) return undefined;
    const reader = readerOf(readerLanguage(request.headers));
    const { heading, text } = toldIn(reader, error);
    const framed = audienceOf(request.headers, {}) === 'frame';
    const site = previewOrigin === undefined ? '' : publicUrl();
    return messagePage(heading, text, request.id, { framed, site, reader, path: request.url });
  };
}

function isForPeople({ method, is404, routeOptions }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return is404 || routeOptions.config.preview === true || routeOptions.config.hidden === true;
}

/** Clients that name no type, or any, get the envelope. */
function prefersPage({ headers }: FastifyRequest): boolean {
  return acceptedTypes(headers, [JSON_TYPE, HTML_TYPE])[0] === HTML_TYPE;
}
