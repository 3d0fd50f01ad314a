/** Which refusals people meet as a page, and what it says. Programs get the envelope: only a browser asks for HTML first. */
import type { FastifyRequest } from 'fastify';
import { audienceOf } from '../artifacts/audience.js';
import type { Config } from '../config.js';
import type { AppError, ErrorCode } from '../errors.js';
import { acceptedTypes, HTML_TYPE, JSON_TYPE } from '../http/accept.js';
import type { RefusalPage } from '../http/error-handling.js';
import { messagePage } from './message-page.js';

interface Told {
  readonly heading: string;
  readonly text: string;
}

/** In words for whoever followed a link; the envelope's sentences are for whoever writes a client. */
const TOLD: Readonly<Partial<Record<ErrorCode, Told>>> = {
  route_not_found: { heading: 'Page not found', text: 'There is nothing at this address. Check it for typos.' },
  artifact_not_found: {
    heading: 'No such game',
    text: 'There is no game at this address. Check it for typos, or ask whoever sent it to you.',
  },
  preview_token_invalid: {
    heading: 'This link no longer works',
    text: 'It has expired, or the game’s owner has stopped it. Ask for a new one; if the game is yours, sign in first.',
  },
};

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
    const { heading, text } = told(error);
    const framed = audienceOf(request.headers, {}) === 'frame';
    const site = previewOrigin === undefined ? '' : publicUrl();
    return messagePage(heading, text, request.id, { framed, site });
  };
}

function told({ code, status, message }: AppError): Told {
  return TOLD[code] ?? { heading: status >= 500 ? 'Not available right now' : 'This did not work', text: message };
}

function isForPeople({ method, is404, routeOptions }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return is404 || routeOptions.config.preview === true || routeOptions.config.hidden === true;
}

/** Clients that name no type, or any, get the envelope. */
function prefersPage({ headers }: FastifyRequest): boolean {
  return acceptedTypes(headers, [JSON_TYPE, HTML_TYPE])[0] === HTML_TYPE;
}
