/** One line of an import file → a record, or the reason why it is none. Unknown fields are ignored. */
import { validate as isUuid } from 'uuid';
import { Problems } from '../../validation.js';

export interface Owner {
  readonly userId: string | null;
  /** in the form that accounts are kept in */
  readonly email: string | null;
}

export interface GeneratorRunLine extends Owner {
  readonly kind: 'generatorRun';
  readonly id: string;
  readonly status: string;
  readonly prompt: string;
  readonly provider: string | null;
  readonly usePaidFallback: boolean;
  readonly resultUrl: string | null;
  readonly createdAt: string;
  readonly finishedAt: string | null;
}

export interface RetiredBalanceLine extends Owner {
  readonly kind: 'retiredBalance';
  readonly balance: number;
}

export type LegacyRecord = GeneratorRunLine | RetiredBalanceLine;

type Fields = Readonly<Record<string, unknown>>;

const KINDS = ['generatorRun', 'retiredBalance'] as const;
/** Lengths in code points. */
const MOST = { id: 200, status: 40, prompt: 8_000, provider: 100, resultUrl: 2_048, email: 254 } as const;
const LARGEST_BALANCE = 1_000_000_000;
/** RFC 3339; with an offset, since a local time of another machine means nothing here. */
const TIME = /^(\d{4})-(\d\d)-(\d\d)[Tt ]\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:[Zz]|[+-]\d\d:\d\d)$/u;

/** @returns the record, or a sentence for each problem; no sentence repeats what the line says */
export function readRecord(text: string): LegacyRecord | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'The line is not JSON.';
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'The line is not a JSON object.';
  const fields = value as Fields;
  const problems = new Problems();
  const kind = problems.oneOf('kind', fields['kind'], KINDS, null);
  if (kind === null) {
    if (problems.details.length === 0) problems.add('kind', 'required', `Expected one of ${KINDS.join(', ')}.`);
    return sentences(problems);
  }
  const owner = readOwner(problems, fields);
  const record = kind === 'generatorRun' ? readRun(problems, fields, owner) : readBalance(problems, fields, owner);
  return problems.details.length > 0 ? sentences(problems) : record;
}

function readOwner(problems: Problems, fields: Fields): Owner {
  const userId = problems.text('userId', fields['userId'], { max: 36 });
  const email = problems.text('userEmail', fields['userEmail'], { max: MOST.email, trim: true, singleLine: true });
  if (problems.details.length > 0) return { userId: null, email: null };
  if (userId === null && email === null) problems.add('userEmail', 'required', 'Send userEmail or userId.');
  else if (userId !== null && email !== null) problems.add('userId', 'invalid', 'Send userEmail or userId, not both.');
  else if (userId !== null && !isUuid(userId)) problems.add('userId', 'invalid', 'Expected a UUID.');
  return { userId, email: email?.normalize('NFC').toLowerCase() ?? null };
}

function readRun(problems: Problems, fields: Fields, owner: Owner): GeneratorRunLine {
  // the retired system allowed an empty prompt; a missing one is a fault of the export
  if (fields['prompt'] === undefined || fields['prompt'] === null)
    problems.add('prompt', 'required', 'This field is required; it may be empty.');
  return {
    kind: 'generatorRun',
    ...owner,
    id: problems.text('id', fields['id'], { max: MOST.id, required: true, singleLine: true }),
    status: problems.text('status', fields['status'], { max: MOST.status, required: true, singleLine: true }),
    prompt: problems.text('prompt', fields['prompt'], { max: MOST.prompt }) ?? '',
    provider: problems.text('provider', fields['provider'], { max: MOST.provider, singleLine: true }),
    usePaidFallback: readFlag(problems, 'usePaidFallback', fields),
    resultUrl: readUrl(problems, 'resultUrl', fields),
    createdAt: readTime(problems, 'createdAt', fields) ?? required(problems, 'createdAt', fields),
    finishedAt: readTime(problems, 'finishedAt', fields),
  };
}

function readBalance(problems: Problems, fields: Fields, owner: Owner): RetiredBalanceLine {
  const balance = fields['balance'];
  const ok = Number.isInteger(balance) && (balance as number) >= 0 && (balance as number) <= LARGEST_BALANCE;
  if (!ok) problems.add('balance', 'invalid', `Expected a whole number from 0 to ${LARGEST_BALANCE}.`);
  return { kind: 'retiredBalance', ...owner, balance: ok ? (balance as number) : 0 };
}

function readFlag(problems: Problems, path: string, fields: Fields): boolean {
  const value = fields[path];
  if (value === undefined || value === null) return false;
  if (typeof value !== 'boolean') problems.add(path, 'wrong_type', 'Expected true or false.');
  return value === true;
}

/** Clients show it as a link, so only http and https are taken: a `javascript:` URL would run in the reader's session. */
function readUrl(problems: Problems, path: string, fields: Fields): string | null {
  const text = problems.text(path, fields[path], { max: MOST.resultUrl, singleLine: true });
  if (text === null) return null;
  const protocol = URL.parse(text)?.protocol;
  if (protocol !== 'http:' && protocol !== 'https:') problems.add(path, 'invalid', 'Expected an http(s) URL.');
  return text;
}

function readTime(problems: Problems, path: string, fields: Fields): string | null {
  const text = problems.text(path, fields[path], { max: 40 });
  if (text === null) return null;
  const [, year = '', month = '', day = ''] = TIME.exec(text) ?? [];
  const time = Date.parse(text);
  // JavaScript reads 30 February as 1 March: the day has to come back
  const onCalendar = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
  if (Number(year) >= 1970 && Number(year) <= 2100 && onCalendar && !Number.isNaN(time))
    return new Date(time).toISOString();
  problems.add(path, 'invalid', 'Expected a time such as 2024-05-06T07:08:09Z, from 1970 to 2100.');
  return null;
}

function required(problems: Problems, path: string, fields: Fields): string {
  if (fields[path] === undefined || fields[path] === null) problems.add(path, 'required', 'This field is required.');
  return '';
}

function sentences({ details }: Problems): string {
  return details.map(({ path, message }) => `${path}: ${message}`).join(' ');
}
