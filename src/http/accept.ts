/**
 * What a client wants to read: `Accept` as RFC 9110, section 12.5.1 has it, for every route that can answer in more than
 * one form, or refuses to answer in a form that nobody asked for.
 */
import Negotiator from 'negotiator';
import { AppError } from '../errors.js';

/** Media types that routes answer with. With their charset, since a client may ask for that too. */
export const JSON_TYPE = 'application/json; charset=utf-8';
export const HTML_TYPE = 'text/html; charset=utf-8';
export const EVENT_STREAM_TYPE = 'text/event-stream; charset=utf-8';
/** of a GraphQL result, beside plain JSON, whose rules about the status differ (`graphql/apollo.ts`) */
export const GRAPHQL_RESPONSE_TYPE = 'application/graphql-response+json; charset=utf-8';

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Browsers send at most 250. Reading 16,000 takes 8 ms; what is behind this many is not read. */
const MOST_CHARACTERS = 1_000;

/**
 * Those of `offers` that the client takes, what it likes best first: by weight, then by how exactly they are named, then
 * by the header's order. Without a header, or with an empty one, all of them in their own order.
 */
export function acceptedTypes<Offer extends string>({ accept }: Headers, offers: readonly Offer[]): Offer[] {
  const header = [accept ?? []].flat().join(',').slice(0, MOST_CHARACTERS);
  // a list without an element says nothing, and negotiator reads it as a refusal of everything
  if (/^[\s,]*$/u.test(header)) return [...offers];
  return new Negotiator({ headers: { accept: header } }).mediaTypes([...offers]) as Offer[];
}

/** The one of `offers` that the client likes best. @throws AppError not_acceptable where it takes none of them */
export function requireType<Offer extends string>(headers: Headers, offers: readonly Offer[]): Offer {
  const [best] = acceptedTypes(headers, offers);
  if (best === undefined) throw notAcceptable(offers);
  return best;
}

/** The refusal of a client that takes none of `offers`. */
export function notAcceptable(offers: readonly string[]): AppError {
  const types = offers.map((offer) => offer.split(';', 1)[0]);
  const message = `This route answers with ${types.join(' or ')}. Add it to the Accept header, or leave the header out.`;
  return new AppError('not_acceptable', { message });
}
