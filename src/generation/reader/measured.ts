/** What a number with a measure asks of a kind: "3 lives", "90 seconds", "in 25 moves", "four players". */
import type { Genre, Rule } from '../design.js';
import { SPEECHES } from '../genres/speeches.js';
import type { Measure } from '../languages/measures.types.js';
import type { Token } from '../vocabulary/tokens.js';
import type { AmountAt } from './amounts.js';
import {
  hasRivals,
  isBestOf,
  isOneOf,
  leastThrows,
  MATCHES,
  within,
  wonOf,
  WORKS,
  type About,
} from './bare-numbers.js';

/** Kinds in which each word may have so many letters. */
export const OF_LETTERS: ReadonlySet<Genre> = new Set<Genre>(['guess_word', 'hangman', 'anagram']);
const BOARDS: readonly Genre[] = ['match3', 'sokoban', 'memory', 'aim_physics', 'falling_blocks'];
/** Russian, Ukrainian and Polish for "of mines", and short for minutes. */
const OF_MINES: ReadonlySet<string> = new Set(['мин', 'мін', 'min']);
/** Kinds that last so many days. */
const OF_DAYS: ReadonlySet<Genre> = new Set<Genre>(['tycoon']);
/** Kinds that set one board after the other. */
const PUZZLES: ReadonlySet<Genre> = new Set<Genre>([
  'lights_out',
  'nonogram',
  'sokoban',
  'fifteen_puzzle',
  'pipe_puzzle',
]);
/** More days are no levels. */
const MOST_DAYS = 31;
/** Seconds of a quiz that are too few for all of its questions: each has them. */
const OF_A_QUESTION = 30;
/** Two of a thing are two of it, not what is gathered: "two cards are turned". */
export const LEAST = 3;

const isA = ({ number }: AmountAt, tokens: readonly Token[]): boolean => tokens[number.from]?.folded === 'a';

/** Behind balls that fly together: "at once", "gleichzeitig". */
const AT_ONCE =
  /^(?:once|same|gleichzeitig|gleich|simultan\p{L}*|vez|tiempo|fois|temps|volta|tempo|contemporaneamente|tegelijk\p{L}*|naraz|jednocze\p{L}*|ayn[ıi]|одновременно|одночасно|сразу|sekaligus|同|동시\p{L}*|एकसाथ|واحد)$/u;
const isAtOnce = (tokens: readonly Token[], { till }: AmountAt): boolean =>
  tokens.slice(till, till + 4).some(({ folded, text }) => AT_ONCE.test(folded) || AT_ONCE.test(text));

/** What so many of a measure ask of the kind: rules, the first of which the caller takes to be meant; none where this kind has no such count. */
export function ruleOfMeasure(measure: Measure, amount: AmountAt, { asked, amounts, language, tokens }: About): Rule[] {
  const { value, per, article } = amount;
  const levels: Rule[] = value > 1 ? [{ rule: 'levels', n: within(value, 1, 10) }] : [];
  const waves: Rule[] = value > 1 ? [{ rule: 'waves', n: within(value, 1, 30) }] : [];
  const laps: Rule[] = [{ rule: 'laps', n: within(value, 1, 10) }];
  const isQuiz =
    asked === 'quiz' || amounts.some(({ measures }) => measures.includes('questions') || measures.includes('answers'));
  switch (measure) {
    case 'seconds':
    case 'minutes': {
      // a short form of minutes is "of mines" as well
      if (asked === 'minesweeper' && OF_MINES.has(tokens[amount.till - 1]?.folded ?? ''))
        return [{ rule: 'mines', n: within(value, 4, 53) }];
      const seconds = measure === 'minutes' ? value * 60 : value;
      if (per === 'questions' || per === 'answers' || (isQuiz && (per === 'each' || seconds <= OF_A_QUESTION)))
        return [{ rule: 'perQuestion', seconds: within(seconds, 3, 120) }];
      return [{ rule: 'timer', seconds: within(seconds, 10, 600) }];
    }
    case 'lives':
      // "mein Leben", "a life" as one lives it; "lose one heart of five"
      return article && (language === 'de' || language === 'nl' || isA(amount, tokens) || isOneOf(amount, amounts))
        ? []
        : [{ rule: 'lives', n: within(value, 1, 20) }];
    case 'tries':
      if (asked === 'guess_word') return [{ rule: 'attempts', n: within(value, 5, 8) }];
      if (asked === 'match3') return [{ rule: 'moves', n: within(value, 3, 200) }];
      return asked && SPEECHES[asked].throws === 'throws'
        ? [{ rule: 'throws', n: within(value, leastThrows(asked), 60) }]
        : [{ rule: 'lives', n: within(value, 1, 20) }];
    case 'throws':
      if (asked === 'breakout' && isAtOnce(tokens, amount)) return [{ rule: 'multiBall' }];
      if (asked && SPEECHES[asked].throws === 'lives') return [{ rule: 'lives', n: within(value, 1, 20) }];
      // "a prize for 20 balls" of ice cream: where nothing is thrown they are stacked, sorted or brought
      if (asked && WORKS.has(asked)) return value >= LEAST ? [{ rule: 'collect', n: within(value, LEAST, 200) }] : [];
      return value > 1 ? [{ rule: 'throws', n: within(value, leastThrows(asked), 60) }] : [];
    case 'letters':
      return asked !== undefined && OF_LETTERS.has(asked) ? [{ rule: 'letters', n: within(value, 4, 7) }] : [];
    case 'levels':
    case 'floors':
      return levels;
    case 'holes':
      return asked === 'aim_physics' ? levels : [];
    case 'days':
      if (asked !== undefined && OF_DAYS.has(asked)) return [{ rule: 'days', n: within(value, 1, 100) }];
      // "12 nights" are as many levels; "30 days" is a term
      return value <= MOST_DAYS ? levels : [];
    case 'waves':
      return waves;
    case 'laps':
      return laps;
    case 'rounds':
      if (asked === 'racing' || asked === 'dominoes' || asked === 'crazy_eights' || asked === 'trick_taking')
        return laps;
      // each round of a quiz asks one thing
      if (asked === 'quiz') return value > 1 ? [{ rule: 'questions', n: within(value, 1, 50) }] : [];
      if (asked && MATCHES.has(asked)) {
        const won = isBestOf(tokens, amount.number) ? wonOf(value) : value;
        return value > 1 ? [{ rule: 'points', n: within(won, 1, 1000) }] : [];
      }
      return asked === 'tower_defense' || asked === 'arena' || asked === 'shmup' ? waves : levels;
    case 'rivals':
      return [{ rule: 'rivals', n: within(value, 1, 9) }];
    case 'pairs':
      return value > 1 ? [{ rule: 'pairs', n: within(value, 3, 18) }] : [];
    case 'points':
      // what one hit brings is no score to reach
      return value > 1 && amount.sense !== 'worth' ? [{ rule: 'points', n: within(value, 1, 1000) }] : [];
    case 'moves':
      return value >= 3 && (asked === undefined || BOARDS.includes(asked))
        ? [{ rule: 'moves', n: within(value, 3, 200) }]
        : [];
    case 'questions':
      // a puzzle asks nothing: 全10問 are ten of it
      if (asked !== undefined && PUZZLES.has(asked)) return levels;
      return value > 1 ? [{ rule: 'questions', n: within(value, 1, 50) }] : [];
    case 'answers':
      return value > 1 ? [{ rule: 'answers', n: within(value, 2, 4) }] : [];
    case 'players':
      // "seine fünf Kinder": of a kind with a flock those who are led
      if (asked && SPEECHES[asked].slots.flock !== undefined && value >= LEAST)
        return [{ rule: 'collect', n: within(value, LEAST, 200) }];
      // "overtake 4 people", "dominoes against 3 players"
      if (asked && hasRivals(asked) && amount.sense === 'against') return [{ rule: 'rivals', n: within(value, 1, 9) }];
      // "four players" around a table are three and the one who plays
      if (asked && SPEECHES[asked].slots.seats && value > 2) return [{ rule: 'rivals', n: within(value - 1, 1, 9) }];
      return value === 2 ? [{ rule: 'twoPlayers' }] : [];
    case 'bosses': {
      if (value <= 1) return article ? [] : [{ rule: 'boss' }];
      const many = amounts.some(({ measures }) => measures.includes('levels') || measures.includes('waves'));
      return many ? [{ rule: 'bossEvery', n: 1 }] : [{ rule: 'bossEvery', n: 1 }, ...levels];
    }
    default:
      return [];
  }
}
