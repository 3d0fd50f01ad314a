/** What the service refuses, and why a run failed. */
import type { StudioRunFailureReason } from '../generated/operations.js';

/**
 * What a refusal of the service means to somebody who uses the Studio, by its code. In English the server's own sentence
 * is shown, which is more exact; elsewhere it stands for a code that is not here.
 */
export const errors = {
  unauthenticated: 'Sign in, then try again.',
  session_expired: 'Your session has ended. Sign in again.',
  account_required: 'You are here as a guest, and this needs an account. It’s free, and your games stay yours.',
  invalid_credentials: 'The e-mail address or the password is wrong. Check both and try again.',
  email_taken: 'An account with this e-mail address already exists. Sign in instead.',
  studio_credits_insufficient: 'You don’t have enough credits for this.',
  studio_run_not_found: 'Game not found, or not in your account.',
  thread_not_found: 'Game not found, or not in your account.',
  artifact_not_found: 'This version is no longer there.',
  session_not_found: 'That session has already ended.',
  public_url_unavailable: 'This address is taken or reserved. Choose another one.',
  idempotency_in_progress: 'This is already being done. Try again in a second.',
  run_already_finished: 'This run has already ended, so it can’t be canceled.',
  thread_at_work:
    'A version of this game is still being made. Wait until it is done, or cancel it, then delete the game.',
  payload_too_large: 'That is too much text. Shorten it.',
  validation_failed: 'Something you entered is not valid. Check it and try again.',
  context_required: 'There is no game yet that this could change.',
  prompt_refused: 'This prompt is against the rules of this service. Describe another game; nothing was charged.',
  text_refused:
    'One of the texts is against the rules of this service, so nothing was published. Change it, then try again.',
  artifact_not_publishable: 'Only a finished game that passed its checks can be published.',
  rate_limited: 'Too many requests at once. Wait a moment, then try again.',
  too_many_active_runs: 'Too many of your games are still being made. Wait until one is done, then try again.',
  internal_error: 'Something went wrong on our side. Try again.',
  generation_queue_unavailable: 'New games can’t be queued right now. Try again in a moment; nothing was charged.',
  service_unavailable: 'The service is not available right now. Try again in a moment.',
  artifact_damaged: 'The stored file of this game is damaged or missing. Try again later.',
};

/** The same codes in another language. */
export type ErrorTexts = Readonly<Record<keyof typeof errors, string>>;

/** Why a run ended without a game. */
export const failures: Readonly<Record<StudioRunFailureReason, string>> = {
  deadline_exceeded: 'Making it took too long.',
  internal: 'Something went wrong on our side.',
  output_invalid: 'What came out was not a game.',
  output_not_playable: 'The game could not be played to the end.',
  output_too_large: 'The game became larger than a game may be.',
  output_unchanged: 'The game would have stayed as it is, so no new version was made.',
  parent_failed: 'The version that this one continues was not finished.',
  provider_rate_limited: 'The generator was overloaded.',
  provider_timeout: 'The generator took too long to answer.',
  provider_unavailable: 'The generator did not answer.',
  queue_expired: 'It waited in the queue for more than a day.',
  safety_input: 'The prompt asks for something that this service does not make.',
  worker_lost: 'Making it was interrupted three times.',
};

/** What is wrong with one field. */
export const fields = {
  required: 'This field is required.',
  too_long: 'This is too long.',
  too_short: 'This is too short.',
  invalid: 'This is not valid.',
  invalid_characters: 'This contains characters that are not allowed.',
};
