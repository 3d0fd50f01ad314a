/** What a colour of a prompt is said of: a thing, a side, or the whole game. */
import type { Token } from '../../vocabulary/tokens.js';
import type { Span } from '../../vocabulary/vocabulary.js';
import { smallWords } from '../../vocabulary/language.js';
import type { Mention } from '../mention.js';
import { findColours, type FoundColours, type Group, type Said } from './find.js';
import type { ColourCue, ColourWord } from './words.js';

/** A colour and what has it; without `of` and with `as: 'thing'` it is of something that nobody knows. */
export interface LinkedColour {
  readonly said: Said;
  readonly as: 'game' | 'thing';
  readonly of?: Mention;
  /** whose it is, where that is said: "mine are black" */
  readonly side?: 'mine' | 'theirs';
  /** stands in the place of this one: "purple instead of green" */
  readonly instead?: Said;
  /** several of one thing, or against each other: colours of sides */
  readonly several: boolean;
}

/** Languages that say the colour behind the thing. */
const BEHIND: ReadonlySet<string> = new Set(['es', 'fr', 'pt', 'it', 'ar', 'id']);
/** Languages that need no word for "is", or say it last. */
const NO_COPULA: ReadonlySet<string> = new Set(['ru', 'uk', 'pl', 'ar', 'id', 'tr', 'ko', 'hi', 'ja', 'zh']);
/** Languages in which what follows a colour may be a verb, or an ending that stands alone. */
const VERB_LAST: ReadonlySet<string> = new Set(['ko', 'hi', 'ja']);
/** Tokens between a thing and its colour: "my car should be". */
const MOST_TO_THING = 5;
const MOST_TO_SIDE = 3;

interface Around {
  readonly tokens: readonly Token[];
  readonly mentions: readonly Mention[];
  readonly spans: readonly Span[];
  readonly language: string;
  readonly words: readonly ColourWord[];
}

/** Each colour with what it is said of. Things that are only the name of a colour are none of `mentions`. */
export function linkColours(around: Omit<Around, 'words'>, found?: FoundColours): LinkedColour[] {
  const { groups, words } = found ?? findColours(around.tokens, around.language);
  const all: Around = { ...around, words };
  return groups.flatMap((group, at) => linkGroup(group, groups[at - 1], all));
}

function linkGroup(group: Group, before: Group | undefined, around: Around): LinkedColour[] {
  const refused = group.colours.filter((one) => one.refused);
  const wanted = group.colours.filter((one) => !one.refused);
  // "blue and yellow, not green" may be parted from its group by words
  const colours = wanted.length > 0 ? wanted : [];
  const [old] = refused;
  const target = targetOf(group, around);
  const isFruit = colours.length === 1 && colours[0]?.word.sure === 'or' && !group.named && target.as === 'game';
  const side = sideOf(group, before, around);
  if (isFruit && !target.sure && !side) return [];
  return colours.map((said, at) => ({
    said,
    // soft or glowing is how the whole is painted
    as: said.look ? 'game' : group.against ? 'thing' : target.as,
    ...(target.of && !said.look ? { of: target.of } : {}),
    ...(side ? { side } : {}),
    ...(old && at === 0 ? { instead: old } : {}),
    several: group.against || colours.filter(({ value }) => value !== undefined).length > 1,
  }));
}

const cueAt = ({ words }: Around, at: number, ...names: readonly ColourCue[]): boolean =>
  words.some(({ from, to, name }) => from <= at && at < to && names.some((one) => one === name));

/** Nothing comes behind it in its clause. */
const isLast = (token: Token | undefined): boolean => !token || token.type === 'stop' || token.type === 'comma';

interface Target {
  readonly as: 'game' | 'thing';
  readonly of?: Mention;
  /** a word says that it is a colour of the game */
  readonly sure?: boolean;
}

const GAME: Target = { as: 'game' };
const SITES: ReadonlySet<string> = new Set(['building', 'nature']);

function targetOf(group: Group, around: Around): Target {
  const { tokens, mentions, language, spans } = around;
  const small = smallWords(language);
  const thing = (mention: Mention | undefined): Target | undefined =>
    mention && (SITES.has(mention.kind) && !mention.plural ? { ...GAME, sure: true } : { as: 'thing', of: mention });
  // "gato negro" is one word for one thing, which is that colour by itself
  const whole = mentions.find(
    ({ from, to }) => from <= group.from && to >= group.to && to - from > group.to - group.from,
  );
  if (whole) return { as: 'thing', of: whole };
  // "in black and white" is a style of the whole; where it is a penguin's coat it is none (`coats.ts`)
  if (spans.some(({ type, id, from, to }) => type === 'style' && id === 'noir' && from < group.to && to > group.from))
    return { ...GAME, sure: true };
  if (group.named && !isThingFirst(group, around)) return { ...GAME, sure: true };
  const isGame = (at: number): boolean =>
    spans.some(
      ({ type, id, from, to }) => from <= at && at < to && (type === 'kind' || (type === 'cue' && id === 'game')),
    );
  const own = (mention: Mention): boolean => mention.from >= group.to || mention.to <= group.from;
  const near = mentions.filter((one) => own(one) && !isGame(one.from));
  // right beside it, on the side where the language says it
  let at = BEHIND.has(language) ? group.from - 1 : group.to;
  const step = BEHIND.has(language) ? -1 : 1;
  for (
    let skipped = 0;
    skipped < 2 && cueAt(around, at, 'of', 'word', ...(step < 0 ? (['in'] as const) : []));
    skipped += 1
  )
    at += step;
  const beside = tokens[at];
  const alone = isLast(beside) || beside?.type === 'number';
  if (!alone && cueAt(around, at, 'place')) return { ...GAME, sure: true };
  const direct = alone ? undefined : near.find(({ from, to }) => from <= at && at < to);
  const further =
    beside && !alone && !direct && step > 0 && !small.has(beside.folded) && beside.type === 'word'
      ? near.find(({ from }) => from === at + 1)
      : undefined;
  const found = thing(direct ?? further) ?? told(group, mentions.filter(own), around);
  if (found) return found;
  if (cueAt(around, group.from - 1, 'all', 'in') || cueAt(around, group.from - 2, 'all'))
    return { ...GAME, sure: true };
  // of something that is no thing of the cast: "the red button"
  const isWord = beside !== undefined && !alone && beside.type === 'word' && !small.has(beside.folded) && !isGame(at);
  const isCue = around.words.some(({ from, to }) => from <= at && at < to);
  return isWord && !isCue && !VERB_LAST.has(language) && beside.folded.length > 2 && group.colours.length < 2
    ? { as: 'thing' }
    : GAME;
}

/** "stones in yellow colour" has its thing all the same. */
const isThingFirst = (group: Group, { mentions, language, tokens }: Around): boolean => {
  const word = group.named;
  if (!word) return false;
  const next = BEHIND.has(language) ? undefined : Math.max(group.to, word.to);
  if (next !== undefined && word.from >= group.from && mentions.some(({ from }) => from === next || from === next + 1))
    return true;
  // "coche de color rojo", "شجرة بلون أخضر"
  const start = Math.min(group.from, word.from);
  return (
    BEHIND.has(language) && mentions.some(({ to }) => to === start || (to === start - 1 && tokens[to]?.type === 'word'))
  );
};

/** "my car should be purple", "stones in yellow and black": said behind its thing, by a small word. */
function told(group: Group, mentions: readonly Mention[], around: Around): Target | undefined {
  const { tokens, language } = around;
  let isSaid = false;
  let isPlace = false;
  for (let at = group.from - 1; at >= 0 && group.from - at <= MOST_TO_THING + 1; at -= 1) {
    const token = tokens[at];
    if (!token || token.type === 'stop' || token.type === 'comma') break;
    const mention = mentions.find(({ from, to }) => from <= at && at < to);
    if (mention) {
      const isIn = mention.to === group.from - 1 && cueAt(around, group.from - 1, 'in');
      const isTold =
        isSaid ||
        isIn ||
        (mention.to === group.from && (NO_COPULA.has(language) || isLast(tokens[group.to]))) ||
        (NO_COPULA.has(language) && cueAt(around, group.to, 'is') && mention.to >= group.from - 2);
      if (!isTold) return undefined;
      return SITES.has(mention.kind) && !mention.plural ? { ...GAME, sure: true } : { as: 'thing', of: mention };
    }
    isSaid ||= cueAt(around, at, 'is');
    isPlace ||= cueAt(around, at, 'place', 'all');
    if (isPlace) return { ...GAME, sure: true };
  }
  return undefined;
}

/** "mine are black, the computer's green": words of one side right before a colour. */
function sideOf(group: Group, before: Group | undefined, around: Around): LinkedColour['side'] {
  for (let at = group.from - 1; at >= Math.max(before?.to ?? 0, group.from - MOST_TO_SIDE); at -= 1) {
    const type = around.tokens[at]?.type;
    if (type === 'stop' || type === 'comma') break;
    if (cueAt(around, at, 'theirs')) return 'theirs';
    if (cueAt(around, at, 'mine')) return 'mine';
  }
  return undefined;
}
