/**
 * Lines that somebody wrote for a game: what it opens and ends with, what its levels are called, and what its cards pair. Each is held to the
 * room that it is shown in and to the language of the game; what is wrong with one costs that one.
 */
import { pairRows } from '../content/index.js';
import { designText, type GameDesign } from '../design.js';
import { SPEECHES } from '../genres/speeches.js';
import { randomOf } from '../random.js';
import { detectLanguage } from '../vocabulary/language.js';
import { contentGoal } from './content.js';
import type { Told } from './told-questions.js';
import { scriptOf } from './told-words.js';

/** As it was written, before anything is checked. */
export interface ToldStory {
  readonly opening: string;
  readonly win: string;
  readonly lose: string;
  readonly levels?: readonly string[] | undefined;
  readonly pairs?: readonly { readonly one: string; readonly other: string }[] | undefined;
}

/** Where a design has room for lines, and how long each may be, in code points. */
export interface StoryRoom {
  readonly opening: number;
  /** 0: the prompt says what is shown at that end */
  readonly win: number;
  readonly lose: number;
  /** names of levels: one for each, or none */
  readonly levels: { readonly count: number; readonly length: number } | undefined;
  readonly pairs: { readonly least: number; readonly most: number; readonly length: number } | undefined;
}

/** The title card has three lines for it, the card of an end four. */
const [OPENING, ENDING] = [110, 120];
/** Said over the running game for a second. */
const LEVEL_NAME = 28;
const MOST_LEVELS = 12;

/** @param levels that the game has, which its kind knows; undefined where the kind asks questions or plays with words */
export function storyRoom(
  { genre, messages, content }: Pick<GameDesign, 'genre' | 'messages' | 'content'>,
  levels: number,
): StoryRoom | undefined {
  const { questions, words, levelNames, pairs } = SPEECHES[genre];
  if (questions || words) return undefined;
  const named = levelNames && levels > 1 && levels <= MOST_LEVELS;
  return {
    opening: OPENING,
    win: messages?.win === undefined ? ENDING : 0,
    lose: messages?.lose === undefined ? ENDING : 0,
    levels: named ? { count: levels, length: LEVEL_NAME } : undefined,
    // those of the prompt stay
    pairs: content ? undefined : pairs,
  };
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The text if it fits as it is and has a letter: nothing is cut off in the middle of a sentence. */
function whole(text: string, most: number): string | undefined {
  const clean = designText(text, most + 1);
  return [...clean].length <= most && /\p{L}/u.test(clean) ? clean : undefined;
}

/** The design with what fits, and how many entries were left out. */
export function checkStory(told: ToldStory, design: GameDesign, levels: number): Told<GameDesign> {
  const room = storyRoom(design, levels);
  if (!room) return { fault: 'this game has no room for a story' };
  const lines = linesOf(told, room, design);
  const names = room.levels ? namesOf(told.levels ?? [], room.levels) : undefined;
  const pairs = room.pairs ? pairsOf(told.pairs ?? [], room.pairs, design.lang) : undefined;
  const content = pairs?.list && contentOfPairs(pairs.list, design.seed);
  const { opening, win, lose } = lines;
  if (!opening && !win && !lose && !names && !content) return { fault: lines.fault ?? 'nothing of it fits' };
  const list: GameDesign = {
    ...design,
    ...(opening ? { tagline: opening } : {}),
    texts: {
      ...design.texts,
      ...(win ? { win } : {}),
      ...(lose ? { lose } : {}),
      ...(content ? { goal: designText(contentGoal(design.texts.goal, design.genre, design.lang), 160) } : {}),
    },
    ...(names ? { levelNames: names } : {}),
    ...(content ? { content } : {}),
  };
  const leftNames = room.levels && !names ? (told.levels ?? []).length : 0;
  return { list, left: lines.left + leftNames + (pairs?.left ?? 0) };
}

interface Lines {
  readonly opening?: string;
  readonly win?: string;
  readonly lose?: string;
  readonly left: number;
  readonly fault?: string;
}

/** One language for all three: a line alone is too short to tell. */
function linesOf({ opening, win, lose }: ToldStory, room: StoryRoom, { lang }: Pick<GameDesign, 'lang'>): Lines {
  const told: ('opening' | 'win' | 'lose')[] = ['opening', 'win', 'lose'];
  const wanted = told.filter((name) => room[name] > 0);
  const taken = new Map<string, 'opening' | 'win' | 'lose'>();
  const lines: { opening?: string; win?: string; lose?: string } = {};
  for (const name of wanted) {
    const line = whole({ opening, win, lose }[name], room[name]);
    if (line === undefined || taken.has(folded(line))) continue;
    taken.set(folded(line), name);
    lines[name] = line;
  }
  const language = taken.size > 0 ? detectLanguage(Object.values(lines).join(' ')) : lang;
  if (language !== lang) return { left: wanted.length, fault: `it is in another language (${language})` };
  return { ...lines, left: wanted.length - taken.size };
}

/** A level without a name beside one that has one would look like a mistake. */
function namesOf(told: readonly string[], { count, length }: { count: number; length: number }): string[] | undefined {
  const names = told.map((name) => whole(name, length)).filter((name) => name !== undefined);
  const different = [...new Map(names.map((name) => [folded(name), name])).values()];
  return different.length >= count ? different.slice(0, count) : undefined;
}

type Pairs = { readonly one: string; readonly other: string }[];

/** Pairs as whoever makes the game has them: as the questions of a teacher's list. */
function contentOfPairs(pairs: Pairs, seed: number): GameDesign['content'] {
  const rows = pairRows(
    pairs.map(({ one, other }) => ({ ask: one, answer: other })),
    randomOf(seed, 'pairs'),
  );
  return { topic: 'pairs', rows: rows.map(({ ask, answer, wrong }) => ({ ask, answer, wrong: [...wrong] })) };
}

/** Whoever turns up a card has to know which one it goes with, so that no text is there twice. */
function pairsOf(
  told: NonNullable<ToldStory['pairs']>,
  { least, most, length }: NonNullable<StoryRoom['pairs']>,
  lang: string,
): { readonly list?: Pairs; readonly left: number } {
  const seen = new Set<string>();
  const list: Pairs = [];
  for (const pair of told) {
    const [one, other] = [whole(pair.one, length), whole(pair.other, length)];
    if (one === undefined || other === undefined || folded(one) === folded(other)) continue;
    if (seen.has(folded(one)) || seen.has(folded(other))) continue;
    // words of two languages, so one of them is the game's
    const letters = [one, other].map((text) => text.replaceAll(/[^\p{L}\p{M}]/gu, ''));
    if (!letters.some((text) => scriptOf(lang).test(text))) continue;
    for (const text of [one, other]) seen.add(folded(text));
    list.push({ one, other });
  }
  return list.length < least ? { left: told.length } : { list: list.slice(0, most), left: told.length - list.length };
}
