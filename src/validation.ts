/**
 * Checks on what a client sent, shared by all nouns: every problem of a request is collected and told at once, as one
 * `validation_failed` with a detail for each field. Values are `unknown`: the REST door passes JSON through as it came.
 */
import { AppError, type ErrorDetail } from './errors.js';

export const PROBLEM_CODES = [
  'required',
  'wrong_type',
  'too_short',
  'too_long',
  'invalid_characters',
  'unknown_value',
  'invalid',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export interface TextRule {
  /** lengths are counted in code points, after trimming where `trim` is set */
  readonly min?: number;
  readonly max: number;
  /** absent, null or empty is a problem */
  readonly required?: boolean;
  readonly trim?: boolean;
  /** refuses control characters, line breaks among them */
  readonly singleLine?: boolean;
}

/** Collects problems. A checker that found one returns a stand-in of the right type: use results after `throwIfAny()`. */
export class Problems {
  readonly details: ErrorDetail[] = [];

  add(path: string, code: ProblemCode, message: string): void {
    this.details.push({ path, code, message });
  }

  /** @throws AppError validation_failed with all details, when there is one */
  throwIfAny(): void {
    if (this.details.length > 0) throw new AppError('validation_failed', { details: this.details });
  }

  /** A text within its lengths. Absent and null are alike: a problem where it is required, else null. */
  text(path: string, value: unknown, rule: TextRule & { readonly required: true }): string;
  text(path: string, value: unknown, rule: TextRule): string | null;
  text(path: string, value: unknown, rule: TextRule): string | null {
    const { min = 0, max, required = false, trim = false, singleLine = false } = rule;
    const none = required ? '' : null;
    if (value === undefined || value === null) {
      if (required) this.add(path, 'required', 'This field is required.');
      return none;
    }
    if (typeof value !== 'string') {
      this.add(path, 'wrong_type', `Expected text, got ${typeName(value)}.`);
      return none;
    }
    const text = trim ? value.trim() : value;
    if (!isStorable(text)) {
      this.add(path, 'invalid_characters', 'Remove NUL characters and lone surrogates.');
      return none;
    }
    if (singleLine && /\p{Cc}/u.test(text)) {
      this.add(path, 'invalid_characters', 'Remove control characters and line breaks.');
      return none;
    }
    const length = countCodePoints(text);
    if (required && length === 0) this.add(path, 'required', 'This field must not be empty.');
    else if (length < min)
      this.add(path, 'too_short', `Expected at least ${inEnglish(min)} characters, got ${inEnglish(length)}.`);
    else if (length > max)
      this.add(path, 'too_long', `Expected at most ${inEnglish(max)} characters, got ${inEnglish(length)}.`);
    else return text;
    return none;
  }

  /** A language tag of BCP 47 as it is spelt canonically (`pt-BR`), or null. */
  language(path: string, tag: string | null): string | null {
    if (tag === null) return null;
    try {
      return Intl.getCanonicalLocales(tag)[0] ?? null;
    } catch {
      this.add(path, 'invalid', 'Expected a language tag such as "en" or "pt-BR".');
      return null;
    }
  }

  /** One of `allowed`; absent and null are `fallback`. */
  oneOf<T extends string, F extends T | null>(path: string, value: unknown, allowed: readonly T[], fallback: F): T | F {
    if (value === undefined || value === null) return fallback;
    if (typeof value !== 'string') {
      this.add(path, 'wrong_type', `Expected text, got ${typeName(value)}.`);
    } else {
      const found = allowed.find((candidate) => candidate === value);
      if (found !== undefined) return found;
      this.add(path, 'unknown_value', `Expected one of ${allowed.join(', ')}.`);
    }
    return fallback;
  }
}

/** PostgreSQL's text holds no NUL, and a lone surrogate is no character in UTF-8: both would be a 500 further in. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Characters as people count them: a picture outside the basic plane is one, not two. */
export function countCodePoints(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i += 1) {
    // the second half of a pair is not counted
    if ((text.charCodeAt(i) & 0xfc00) !== 0xdc00) count += 1;
  }
  return count;
}

/** A number as messages show it: 8,000. */
export function inEnglish(value: number): string {
  return value.toLocaleString('en');
}

function typeName(value: unknown): string {
  return Array.isArray(value) ? 'a list' : `a value of type ${typeof value}`;
}
