/** Whether a game ends by so many of something: "three hits and you sink", "5 simit kaptırırsan bitti", 分错5个就下班. */
import { findAt, findIn, wordStarts, type Tables } from './word-tables.js';

/** `lost`: by losing it; `over`: however that be. */
export type Ending = 'lost' | 'over';

const ENDINGS = ['lost', 'over'] as const;
const STOPS = /[.;!?\n。！？；।؟()（）]/u;
/** UTF-16 units between a number and the word for the end. */
const REACH = 44;
const UNSPACED_REACH = 16;
/** The end that a number's own clause leads to, or the one right behind it; `next` is where another number starts. */
export function endingBehind(text: string, to: number, next: number, tables: Tables): Ending | undefined {
  const last = Math.min(next, to + (tables.unspaced ? UNSPACED_REACH : REACH));
  const clause = text.slice(to, last).split(STOPS)[0] ?? '';
  const end = to + clause.length;
  for (const at of wordStarts(text, tables, to, end)) {
    const ending = ENDINGS.find((cue) => {
      const found = findAt(tables.cues[cue] ?? [], text, at, tables);
      // "ten and it's over" says nothing of what the ten are
      return found !== undefined && (cue === 'lost' || isSaid(text.slice(to, at), tables));
    });
    if (ending === undefined) continue;
    const denied = [...wordStarts(text, tables, to, at)].some((one) =>
      findAt(tables.cues.not ?? [], text, one, tables),
    );
    return denied || findIn(tables.cues.otherwise ?? [], text, to, at, tables) ? undefined : ending;
  }
  return undefined;
}

/** Whether a word of more than two letters stands between, which says what there are so many of. */
const isSaid = (between: string, { unspaced }: Tables): boolean =>
  unspaced ? /\p{L}/u.test(between) : /[\p{L}\p{M}]{3}/u.test(between.split(/[,،–—-]/u)[0] ?? '');
