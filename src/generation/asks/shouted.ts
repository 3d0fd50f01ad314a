/** Words in capitals among small letters that a word for showing leads to: "que diga GANASTE CAPO al final", "a sign GIGI PLAYS". */
import type { Cue, CueAt } from './cues.js';
import type { Stretch } from './quoted.js';

/** Two words or more, or one with a mark of its own or drawn out ("GOOOL"); a figure may stand among them. */
const WORD = String.raw`\p{Lu}[\p{Lu}\p{N}'’]+`;
const MORE = String.raw`(?:,?\s(?=[\p{Lu}\p{N}])[\p{Lu}\p{N}'’]+)+`;
const DRAWN_OUT = String.raw`\p{Lu}*(\p{Lu})\2{2,}\p{Lu}*`;
const SHOUTED = new RegExp(
  String.raw`^(?:\s*[:：]\s*|\s+(?:\p{Ll}+\s+){0,2})([¡¿]?(?:${WORD}${MORE}[!?]{0,3}|${WORD}[!?]{1,3}|${DRAWN_OUT}))(?![\p{L}\p{N}])`,
  'u',
);
/** How far from the text its clause may speak of the end, in UTF-16 units. */
const REACH = 40;
const STOP = /[.!?;,\n。！？；،]/u;
/** Who shouts everything writes no text. */
const SMALL = /\p{Ll}/u;

export interface Shouted extends Stretch {
  readonly use: 'win' | 'lose' | 'sign';
}

/** Whether nothing parts two places of a text that stand near each other. */
const isClear = (text: string, from: number, to: number): boolean =>
  to - from <= REACH && !STOP.test(text.slice(from, to));

const isEnding = (cue: Cue): cue is 'win' | 'lose' => cue === 'win' || cue === 'lose';

/** The text behind a word for showing, for the end that its clause speaks of before or behind it, or for what has to happen first; else it is always seen. */
export function shoutedAfter(text: string, cue: CueAt, cues: readonly CueAt[]): Shouted | undefined {
  const match = SHOUTED.exec(text.slice(cue.end));
  const said = match?.[1];
  if (!match || said === undefined || !SMALL.test(text)) return undefined;
  const start = cue.end + match[0].length - said.length;
  const end = start + said.length;
  const before = cues.findLast((one) => isEnding(one.cue) && one.end <= cue.start && isClear(text, one.end, cue.start));
  const behind = cues.find((one) => isEnding(one.cue) && one.start >= end && isClear(text, end, one.start));
  const when = cues.some(
    (one) =>
      one.cue === 'when' &&
      (one.end <= cue.start ? isClear(text, one.end, cue.start) : one.start >= end && isClear(text, end, one.start)),
  );
  const ending = [before, behind].flatMap((one) => (one && isEnding(one.cue) ? [one.cue] : []))[0];
  const use = ending ?? (when ? 'win' : 'sign');
  return { use, text: said, start, end };
}
