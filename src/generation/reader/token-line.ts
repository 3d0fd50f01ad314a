/** The tokens as one line of folded words, for patterns that span several of them. */
import type { Token } from '../vocabulary/tokens.js';

export interface TokenLine {
  /** words parted by a space, characters of Chinese and Japanese by none; a line break where a clause ends */
  readonly text: string;
  /** by index in `text`: the token that stands there */
  readonly tokenAt: readonly number[];
}

export function lineOf(tokens: readonly Token[]): TokenLine {
  let text = '';
  const tokenAt: number[] = [];
  tokens.forEach((token, at) => {
    const gap = text !== '' && !(token.type === 'glyph' && tokens[at - 1]?.type === 'glyph') ? ' ' : '';
    // a clause ends here: no pattern runs on over it
    const piece = gap + (token.type === 'stop' || token.type === 'comma' ? '\n' : token.folded);
    for (let i = 0; i < piece.length; i += 1) tokenAt.push(at);
    text += piece;
  });
  return { text, tokenAt };
}
