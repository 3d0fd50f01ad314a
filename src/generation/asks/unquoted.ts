/** Texts without quotation marks that run to the end of their clause: "must be called Tuesday Club", "at the end show Well done". */
import type { Cue, CueAt } from './cues.js';
import type { Stretch } from './quoted.js';

/** A title ends where a clause does; a message keeps its own mark. */
const TITLE = /^(?:\s*[:：=]\s*|\s+)([^.,;:!?\n。，、；：！？،؛।"“”„«»「『《()]{2,40})/u;
const MESSAGE = /^(?:\s*[:：]\s*|\s+)([^.;:\n。；：؛।"“”„«»「『《()!?]{2,80}[!?]{0,3})/u;
/** Japanese says "shows" behind the text. */
const MESSAGE_BEFORE_VERB = /[\s:：に]\s*([^\s、。:：「」]{2,40})\s+と$/u;
/** What goes on after a name is in small letters: a capitalised text ends there, unless a capital follows. */
const CAPITALISED =
  /^\p{Lu}[\p{L}\p{M}\p{N}'’&.-]*(?:\s+(?:\p{Ll}{1,4}\s+){0,2}(?:\p{Lu}[\p{L}\p{M}\p{N}'’&.-]*|\d{1,4}|&))*/u;
const HAS_CASE = /[\p{Lu}\p{Ll}]/u;
const SHOUTED = /^\p{Lu}[\p{Lu}\p{N}'’ &-]+$/u;
/** A clause that says when: the text of a message ends before it. */
const WHEN =
  /\s+(?:when|if|once|wenn|sobald|cuando|si|quand|quando|se|als|gdy|kiedy|когда|если|коли|якщо|kalau)\s.*$/iu;
/** Between the end of the game and the word for showing, in UTF-16 units. */
const REACH = 40;
const STOP = /[.!?;\n。！？；।؟]/u;

export interface Unquoted extends Stretch {
  readonly use: 'title' | 'win' | 'lose';
}

/** Titles and messages right after the words that ask for them. Where letters have no case, a colon leads to a message. */
export function unquotedIn(text: string, language: string, cues: readonly CueAt[]): Unquoted[] {
  return cues.flatMap((cue): Unquoted[] => {
    if (cue.cue === 'title') return titleAfter(text, cue);
    if (cue.cue === 'says') return language === 'ja' ? messageBefore(text, cue, cues) : messageAfter(text, cue, cues);
    return [];
  });
}

function titleAfter(text: string, { end }: CueAt): Unquoted[] {
  const match = TITLE.exec(text.slice(end));
  if (!match?.[1]) return [];
  const whole = match[1].trimEnd();
  const title = HAS_CASE.test(whole)
    ? CAPITALISED.exec(whole)?.[0]
    : whole.split(/\s+/u).length <= 4
      ? whole
      : undefined;
  // one capitalised word in the middle of a clause may be any noun
  if (title === undefined || (HAS_CASE.test(title) && title !== whole && !/\s/u.test(title) && !SHOUTED.test(title)))
    return [];
  const start = end + match[0].length - match[1].length;
  return [{ use: 'title', text: title, start, end: start + title.length }];
}

function messageAfter(text: string, cue: CueAt, cues: readonly CueAt[]): Unquoted[] {
  const use = endingNear(text, cue, cues);
  const match = MESSAGE.exec(text.slice(cue.end));
  if (use === undefined || !match?.[1]) return [];
  const said = match[1].replace(WHEN, '').trimEnd();
  if (!isMessage(said, match[0])) return [];
  const start = cue.end + match[0].length - match[1].length;
  return [{ use, text: said, start, end: start + said.length }];
}

/** In small letters it is a description: "show the score"; one word with a capital may be whoever comes: "at the end appears Drago". */
function isMessage(said: string, whole: string): boolean {
  const marked = /^\s*[:：]/u.test(whole);
  if (!HAS_CASE.test(said)) return marked || /\p{Script=Han}/u.test(said);
  return /^[¡¿]?\p{Lu}/u.test(said) && (marked || /\s|[!?]$/u.test(said) || SHOUTED.test(said));
}

function messageBefore(text: string, cue: CueAt, cues: readonly CueAt[]): Unquoted[] {
  const use = endingNear(text, cue, cues);
  const match = MESSAGE_BEFORE_VERB.exec(text.slice(0, cue.start).trimEnd());
  if (use === undefined || !match?.[1]) return [];
  const start = match.index + match[0].indexOf(match[1]);
  return [{ use, text: match[1], start, end: start + match[1].length }];
}

/** Whether the same sentence speaks, shortly before, of how the game ends. */
function endingNear(text: string, { start }: CueAt, cues: readonly CueAt[]): 'win' | 'lose' | undefined {
  const isEnding = (cue: Cue): cue is 'win' | 'lose' => cue === 'win' || cue === 'lose';
  const last = cues.findLast(
    ({ cue, end }) => isEnding(cue) && end <= start && start - end <= REACH && !STOP.test(text.slice(end, start)),
  );
  return last && isEnding(last.cue) ? last.cue : undefined;
}
