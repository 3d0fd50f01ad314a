import type { ErrorDetail } from '../errors.js';
import { Problems } from '../validation.js';

/** RFC 5321's limit of a path, less its brackets. */
const MAX_EMAIL = 254;
const MAX_NAME = 80;
const PASSWORD = { min: 8, max: 200 };
/** What browsers accept for `<input type=email>` (https://html.spec.whatwg.org/#valid-e-mail-address), and letters beyond ASCII (RFC 6531). */
const LABEL = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?/u.source;
const LOCAL_PART = /[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+/u.source;
const EMAIL = new RegExp(`^${LOCAL_PART}@${LABEL}(?:\\.${LABEL})*$`, 'u');

export interface SignUpFields {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

/** @throws AppError validation_failed */
export function readSignUp(input: unknown): SignUpFields {
  const fields = asRecord(input);
  const problems = new Problems();
  const email = readEmail(problems, fields['email']);
  const password = problems.text('password', fields['password'], { ...PASSWORD, required: true });
  const name = problems.text('name', fields['name'], { max: MAX_NAME, trim: true, singleLine: true });
  problems.throwIfAny();
  return { email, password, name: name || nameOf(email) };
}

/**
 * A password too short to have been accepted is simply wrong here: what counts as an account's password is told at
 * sign-up alone. @throws AppError validation_failed
 */
export function readSignIn(input: unknown): { readonly email: string; readonly password: string } {
  const fields = asRecord(input);
  const problems = new Problems();
  const email = readEmail(problems, fields['email']);
  const password = problems.text('password', fields['password'], { max: PASSWORD.max, required: true });
  problems.throwIfAny();
  return { email, password };
}

/** What a provider vouched for; null where its e-mail address is none. */
export function readIdentityEmail(value: unknown): string | null {
  const problems = new Problems();
  const email = readEmail(problems, value);
  return problems.details.length > 0 ? null : email;
}

/** A provider's name for its user, shortened to fit: the user cannot correct it while signing in. */
export function fitName(name: string | null, email: string): string {
  const clean = (name ?? '')
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
  return clean === '' ? nameOf(email) : truncate(clean);
}

/** The database found an address that its own lower() writes otherwise. */
export const EMAIL_INVALID: ErrorDetail = {
  path: 'email',
  code: 'invalid',
  message: 'Expected an e-mail address such as ada@example.com.',
};

function readEmail(problems: Problems, value: unknown): string {
  const text = problems.text('email', value, { max: MAX_EMAIL, required: true, trim: true });
  if (text === '') return '';
  const email = text.normalize('NFC').toLowerCase();
  if (!EMAIL.test(email)) problems.add('email', 'invalid', EMAIL_INVALID.message);
  return email;
}

function nameOf(email: string): string {
  return truncate(email.slice(0, email.indexOf('@')));
}

function truncate(name: string): string {
  return Array.from(name).slice(0, MAX_NAME).join('');
}

/** A body that is no object has none of the fields; each of them is told. */
function asRecord(input: unknown): Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {};
}
