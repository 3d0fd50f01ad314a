/** What the service refuses, and why a run failed. Korean, in the polite 해요 style. */
import type { StudioRunFailureReason } from '../generated/operations.js';
import type { ErrorTexts } from './errors.en.js';

export const errors: ErrorTexts = {
  unauthenticated: '로그인하고 다시 시도하세요.',
  session_expired: '세션이 만료됐어요. 다시 로그인하세요.',
  account_required: '지금은 게스트예요. 이걸 하려면 계정이 필요해요. 계정은 무료이고, 만든 게임은 그대로 남아요.',
  invalid_credentials: '이메일이나 비밀번호가 맞지 않아요. 확인하고 다시 시도하세요.',
  email_taken: '이 이메일로 만든 계정이 이미 있어요. 로그인하세요.',
  studio_credits_insufficient: '크레딧이 모자라요.',
  studio_run_not_found: '게임을 찾을 수 없거나 내 계정에 없어요.',
  thread_not_found: '게임을 찾을 수 없거나 내 계정에 없어요.',
  artifact_not_found: '이 버전은 이제 없어요.',
  session_not_found: '이미 끝난 세션이에요.',
  public_url_unavailable: '이미 쓰이거나 예약된 주소예요. 다른 주소를 고르세요.',
  idempotency_in_progress: '이미 처리하고 있어요. 1초 뒤에 다시 시도하세요.',
  run_already_finished: '이미 끝나서 취소할 수 없어요.',
  thread_at_work: '이 게임의 버전을 아직 만들고 있어요. 끝나기를 기다리거나 취소한 뒤 게임을 삭제하세요.',
  payload_too_large: '글이 너무 길어요. 줄여 주세요.',
  validation_failed: '입력한 것 가운데 잘못된 것이 있어요. 확인하고 다시 시도하세요.',
  context_required: '바꿀 게임이 아직 없어요.',
  prompt_refused: '이 프롬프트는 서비스 규칙에 어긋나요. 다른 게임을 써 주세요. 차감되지 않았어요.',
  text_refused: '글이 서비스 규칙에 어긋나서 공개하지 않았어요. 바꾸고 다시 시도하세요.',
  artifact_not_publishable: '검사를 통과한 완성된 게임만 공개할 수 있어요.',
  rate_limited: '요청이 너무 많아요. 잠시 뒤에 다시 시도하세요.',
  too_many_active_runs: '만들고 있는 게임이 너무 많아요. 하나가 끝나면 다시 시도하세요.',
  internal_error: '저희 쪽에 문제가 생겼어요. 다시 시도하세요.',
  generation_queue_unavailable: '지금은 새 게임을 받을 수 없어요. 잠시 뒤에 다시 시도하세요. 차감되지 않았어요.',
  service_unavailable: '지금은 서비스를 쓸 수 없어요. 잠시 뒤에 다시 시도하세요.',
  artifact_damaged: '이 게임의 파일이 손상됐거나 없어요. 나중에 다시 시도하세요.',
};

export const failures: Readonly<Record<StudioRunFailureReason, string>> = {
  deadline_exceeded: '만드는 데 너무 오래 걸렸어요.',
  internal: '저희 쪽에 문제가 생겼어요.',
  output_invalid: '나온 것이 게임이 아니었어요.',
  output_not_playable: '게임을 끝까지 할 수 없었어요.',
  output_too_large: '게임이 허용된 크기를 넘었어요.',
  output_unchanged: '게임이 그대로라서 새 버전을 만들지 않았어요.',
  parent_failed: '이어받을 버전이 완성되지 않았어요.',
  provider_rate_limited: '생성기가 너무 바빴어요.',
  provider_timeout: '생성기의 응답이 너무 늦었어요.',
  provider_unavailable: '생성기가 응답하지 않았어요.',
  queue_expired: '하루 넘게 대기했어요.',
  safety_input: '이 서비스가 만들지 않는 것을 요청했어요.',
  worker_lost: '만들다가 세 번 중단됐어요.',
};

/** What is wrong with one field. */
export const fields = {
  required: '필수 항목이에요.',
  too_long: '너무 길어요.',
  too_short: '너무 짧아요.',
  invalid: '올바르지 않아요.',
  invalid_characters: '쓸 수 없는 글자가 있어요.',
};
