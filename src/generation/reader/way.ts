/** Which way a prompt says that one goes: for kinds whose game is another one upwards. */
import { LANGUAGES } from '../languages/index.js';

/**
 * `across` where the prompt says so, `up` where it only says that; undefined where it says neither. English counts in every language, as
 * games are often spoken of in it.
 */
export function wayOf(text: string, language: string): 'up' | 'across' | undefined {
  const lower = text.normalize('NFC').toLowerCase();
  const ways = [...new Set([language, 'en'])].flatMap((one) => LANGUAGES[one]?.ways ?? []);
  const says = (which: 'up' | 'right' | 'left'): boolean => ways.some((own) => own[which].test(lower));
  if (says('right') && !says('left')) return 'across';
  return says('up') ? 'up' : undefined;
}
