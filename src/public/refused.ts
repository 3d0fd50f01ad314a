/** What a person is told of a refusal, in their language: by its code, else by its status. */
import type { AppError, ErrorCode } from '../errors.js';
import type { PublicTexts } from './texts/en.js';
import type { Reader } from './texts/index.js';

type Texts = PublicTexts['refused'];

const BY_CODE: Readonly<Partial<Record<ErrorCode, readonly [heading: keyof Texts, text: keyof Texts]>>> = {
  route_not_found: ['noPage', 'noPageText'],
  artifact_not_found: ['noGame', 'noGameText'],
  publication_not_found: ['noGame', 'noGameText'],
  publication_withdrawn: ['withdrawn', 'withdrawnText'],
  preview_token_invalid: ['ended', 'previewEndedText'],
  share_link_not_found: ['noLink', 'noLinkText'],
  share_link_ended: ['ended', 'linkEndedText'],
};

/** The envelope's sentences are for whoever writes a client; these are for whoever followed a link. */
export function toldIn(
  { lang, texts: { refused: texts } }: Reader,
  { code, status, message }: Pick<AppError, 'code' | 'status' | 'message'>,
): { readonly heading: string; readonly text: string } {
  const known = BY_CODE[code];
  if (known) return { heading: texts[known[0]], text: texts[known[1]] };
  if (status === 429) return { heading: texts.tooMany, text: texts.tooManyText };
  if (status >= 500) return { heading: texts.away, text: texts.awayText };
  // more exact than ours, but English
  return { heading: texts.other, text: lang === 'en' ? message : texts.otherText };
}
