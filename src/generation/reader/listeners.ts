/** Who the game is for or played with ("for my grandma", "my daughter loves …") is no part of it, whatever picture the word has. */
import { LANGUAGES } from '../languages/index.js';
import { foldWord } from '../lexicon/fold.js';
import { isLabelPicture } from '../lexicon/labels.js';
import { lineOf } from './token-line.js';
import type { Token } from '../vocabulary/tokens.js';

/** The pictures that words of the family and of age lead to. */
const FAMILY = new Set(['old-woman', 'old-man', 'woman', 'man', 'boy', 'girl', 'child', 'baby']);
/** "for" and "with", where "my" follows; whoever one plays against is the rival */
const FOR =
  /(?:^|[\s\n])(?:for|fur|para|pour|per|для|to|suits?)(?: \S+){0,3}$|(?:^|[\s\n])(?:with|me and|mit|con|avec|com|с|and|und|y|et|e|и) (?:my|our|the|mein|meine|meinem|meiner|meinen|mi|mis|mon|ma|mes|meu|minha|mio|mia|il mio|la mia|мо\S+)(?: \S+)?$/u;
const MINE = /(?:^|[\s\n])(?:my|our|mein|meine|mi|mis|mon|ma|meu|minha|mio|mia|мой|моя)(?: \S+){0,4}$/u;
const LIKES =
  /^ (?:really )?(?:loves?|likes?|wants?|asked|adores?|enjoys?|is|turns?|and i|mag|liebt|mochte|will|ist|wird|ama|adora|quiere|le encanta|le gusta|tiene|aime|veut|a \d|adore|gosta|quer|tem|ama|vuole|ha \d|любит|хочет|обожает|просит)/u;
const EASTERN_BEFORE = /(?:给|为|適合|适合|和|跟|与|我的?|うちの|私の|娘|우리|내)$/u;
const EASTERN_AFTER = /^(?:们?(?:玩|用|也|能|适合|喜欢)|向け|用|のため|でも|が好き|と(?:一緒|遊)|が喜)/u;

/** Friends have no picture. */
const isKin = (token: Token | undefined, language: string): boolean =>
  LANGUAGES[language]?.asks.kin.some((word) => foldWord(word) === token?.folded) ?? false;

/** Whether the words from `from` up to `to` say who plays, not who is played. `led`: a word right before makes them the hero. */
export function isListener(
  tokens: readonly Token[],
  from: number,
  to: number,
  picture: string,
  language: string,
  led: boolean,
): boolean {
  if (led || !(FAMILY.has(picture) || (isLabelPicture(picture) && isKin(tokens[to - 1], language)))) return false;
  const start = Math.max(0, from - 6);
  const before = lineOf(tokens.slice(start, from)).text;
  const after = ` ${lineOf(tokens.slice(to, to + 3)).text}`;
  if (language === 'ja' || language === 'zh') return EASTERN_BEFORE.test(before) || EASTERN_AFTER.test(after.trim());
  if (FOR.test(before) || (MINE.test(before) && LIKES.test(after))) return true;
  // "a kids game", "kid friendly"
  return picture === 'child' && /^ (?:game|friendly)/u.test(after);
}
