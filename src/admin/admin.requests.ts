/** What the routes of operators share: whose request it is, what it says, how it is answered. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.js';
import type { OperatorDesk } from '../operators/operators.model.js';
import type { Page } from '../public/document.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** of the operator who sends it; set before every handler below `/admin` */
    desk: OperatorDesk | null;
  }
}

/** Every route: counted like the API's, and unknown to whoever asks which methods there are. */
export const CONFIG = { config: { hidden: true, limited: 'viewer' } } as const;

export function deskOf({ desk }: FastifyRequest): OperatorDesk {
  // the hook has refused it otherwise
  if (!desk) throw new AppError('route_not_found');
  return desk;
}

/** The parameters of an address or a form, of which one that comes twice counts once. */
export function readQuery({ query }: FastifyRequest): Readonly<Record<string, string | undefined>> {
  const texts = Object.entries(query as Record<string, unknown>).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(texts);
}

/** Compressed here and not by a hook: refusals to strangers stay as they are, like those of addresses that don't exist. */
export function show(reply: FastifyReply, { body, headers }: Page, status = 200): FastifyReply {
  reply
    .code(status)
    .headers(headers)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .compress(body);
  return reply;
}

/** What to say of a refusal above a form, one sentence after the other; what is no refusal is thrown on. */
export function refusalOf(error: unknown): { readonly text: string; readonly status: number } {
  if (!(error instanceof AppError) || error.status >= 500) throw error;
  const details = error.details?.map(({ path, message }) => `${NAMES[path] ?? path}: ${message}`);
  return { text: details?.join(' ') || error.message, status: error.status };
}

const NAMES: Readonly<Record<string, string>> = { amount: 'Credits', reason: 'Reason', type: 'Action' };
