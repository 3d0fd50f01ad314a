/** What is learnt by playing, in a design: the questions where its kind has a slot for them, and what became of the wish. */
import type { Brief, BriefSpan } from '../brief.js';
import { contentSet, LONGEST_QUESTION, type ContentWish } from '../content/index.js';
import { designText, GENRES, type Ask, type GameDesign, type Genre } from '../design.js';
import { gameNameOf } from '../games/dictionary.js';
import { kindName } from '../games/told.js';
import { titled } from './title-values.js';
import { SPEECHES } from '../genres/speeches.js';
import { ASK_NOTES } from '../languages/asks.js';
import { CONTENT_TEXTS } from '../languages/content.js';
import { isEnglish } from '../lexicon/english.js';
import type { Random } from '../random.js';

type Content = NonNullable<GameDesign['content']>;
type Wanted = Pick<Brief, 'content' | 'words'>;

/** Kinds that are named where one has no slot: those that a teacher asks for most. */
const ELSEWHERE: readonly Genre[] = ['racing', 'snake', 'quiz'];

/** What is asked for; a list of words is to be spelt, in a kind that does not play with words of its own. */
function wishOf({ content, words }: Wanted, genre: Genre): ContentWish | undefined {
  if (content) return content;
  const { content: slot, words: own } = SPEECHES[genre];
  return words.length > 0 && slot && slot !== 'pairs' && !own ? { topic: 'spelling' } : undefined;
}

/** The questions of a game of that kind; undefined where none are asked for, it has no slot, or there is nothing to make them of. */
export function contentOf(brief: Wanted, genre: Genre, language: string, random: Random): Content | undefined {
  const wish = wishOf(brief, genre);
  if (!wish || !SPEECHES[genre].content) return undefined;
  const made = contentSet({
    wish,
    language,
    words: brief.words.map(({ text }) => text),
    isWord: (word) => isEnglish(word.toLowerCase()),
    ...(genre === 'quiz' ? { longest: LONGEST_QUESTION } : {}),
    random,
  });
  return (
    made && { topic: made.topic, rows: made.rows.map(({ ask, answer, wrong }) => ({ ask, answer, wrong: [...wrong] })) }
  );
}

/** Where a design keeps them: a quiz asks them as any questions that were written for it, and what a mode asks of itself stays its own. */
export function placedContent(
  content: Content | undefined,
  genre: Genre,
  mode: GameDesign['mode'],
): Pick<GameDesign, 'content' | 'questions' | 'mode'> {
  // of the games of reaction, things in holes can bear answers
  const own = genre === 'reaction' && content ? 'holes' : mode;
  if (genre !== 'quiz') return { ...(own ? { mode: own } : {}), ...(content ? { content } : {}) };
  if (!content || (content.topic === 'capitals' && mode)) return mode ? { mode } : {};
  return { questions: content.rows.map(({ ask, answer, wrong }) => ({ text: ask, right: answer, wrong })) };
}

/** The goal's sentence of a game with questions, in its language: behind the kind's own, or in its place. */
export function contentGoal(goal: string, genre: Genre, language: string): string {
  const { goal: said, pairs } = CONTENT_TEXTS[language] ?? CONTENT_TEXTS['en']!;
  if (SPEECHES[genre].content === 'pairs') return pairs;
  const gap = language === 'ja' || language === 'zh' ? '' : ' ';
  const dot = language === 'ja' || language === 'zh' ? '。' : language === 'hi' ? '।' : '.';
  return `${goal}${/[.!?。！？।]$/u.test(goal) ? '' : dot}${gap}${said}`;
}

/** Letters of a title that says what is learnt. */
const LONGEST_TITLE = 36;

/**
 * What is asked in a quiz is its title, as the prompt says it: "Tabla del 7 y la del 8"; a game of typed pairs bears its own name. Undefined for
 * questions that stand in the prompt, and for games that are about somebody.
 */
export function learntTitle(
  { content, language }: Pick<Brief, 'content' | 'language'>,
  genre: Genre,
): string | undefined {
  if (content?.pairs && SPEECHES[genre].content === 'pairs') return titled(gameNameOf(genre, language), language);
  if (genre !== 'quiz' || !content?.span || content.pairs) return undefined;
  // "flags of"
  const text = content.span.text.trim().replace(/\s(?:of|des?|du|d[aio]|von|van|del)$/iu, '');
  if (!/^[\p{L}\p{N}]/u.test(text) || /[.:;!?\n]/u.test(text) || [...text].length > LONGEST_TITLE) return undefined;
  return designText(
    text.replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase(language)),
    60,
  );
}

/** Modes of a quiz that ask of what they say. */
const OF_ITSELF = /^(?:typing|capitals|sums)/u;

/**
 * Why a game that is to be about something asks nothing of it: the house has no facts. Of pairs that are shown as pictures it is told only where none
 * of them shows it. Undefined where what is asked is what is wanted.
 */
export function withoutFacts(
  { genre, lang, mode, content, questions, evidence }: Omit<GameDesign, 'asks'>,
  { subject, content: wish, rules, words }: Pick<Brief, 'subject' | 'content' | 'rules' | 'words'>,
): Ask | undefined {
  const { noFacts, noPairs } = CONTENT_TEXTS[lang] ?? CONTENT_TEXTS['en']!;
  const isAsked = genre === 'quiz' && !questions?.length && !OF_ITSELF.test(mode ?? '');
  if (!subject || wish || content || words.length > 0 || !(isAsked || genre === 'memory')) return undefined;
  const within = (one: { readonly start: number; readonly end: number } | undefined): boolean =>
    one !== undefined && one.start < subject.end && one.end > subject.start;
  if (rules.some(({ span }) => within(span))) return undefined;
  if (genre === 'memory' && evidence.some((one) => ON_CARDS.has(one.as) && within(one))) return undefined;
  return {
    kind: 'wish',
    text: designText(subject.text, 80),
    start: subject.start,
    end: subject.end,
    outcome: 'dropped',
    note: designText(genre === 'quiz' ? noFacts : noPairs, 120),
  };
}

/** Parts of a cast that are on cards. */
const ON_CARDS: ReadonlySet<string> = new Set(['item', 'hero', 'enemy', 'goal', 'obstacle', 'projectile']);

/** What became of the wish, for whoever reads how the prompt was read; undefined where none has a place in the prompt. */
export function contentAsk(
  { genre, lang, mode, ...design }: Pick<GameDesign, 'genre' | 'lang' | 'content' | 'questions' | 'mode'>,
  brief: Wanted,
): Ask | undefined {
  const wish = brief.content;
  const span: BriefSpan | undefined = wish?.span;
  if (!wish || !span) return undefined;
  const notes = ASK_NOTES[lang] ?? ASK_NOTES['en']!;
  const about = {
    kind: wish.pairs ? ('words' as const) : ('wish' as const),
    text: span.text.slice(0, 80),
    start: span.start,
    end: span.end,
  };
  const asked = (design.content?.rows ?? design.questions)?.length;
  const missing = wish.pairs ? wish.pairs.length - (asked ?? 0) : 0;
  if (asked && missing > 0) return { ...about, outcome: 'changed', note: notes.changed.replace('{n}', String(asked)) };
  if (asked || (genre === 'quiz' && mode !== undefined && wish.topic !== 'flags'))
    return { ...about, outcome: 'kept', note: '' };
  if (SPEECHES[genre].content) return { ...about, outcome: 'dropped', note: notes.notUsed };
  const kinds = ELSEWHERE.filter((kind) => GENRES.includes(kind) && SPEECHES[kind].content).map((kind) =>
    kindName(kind, lang),
  );
  const note = (CONTENT_TEXTS[lang] ?? CONTENT_TEXTS['en']!).elsewhere.replace('{n}', kinds.join(', '));
  return { ...about, outcome: 'dropped', note: note.slice(0, 120) };
}
