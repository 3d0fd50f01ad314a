/** What the service refuses, and why a run failed. Japanese, in the polite です/ます style. */
import type { StudioRunFailureReason } from '../generated/operations.js';
import type { ErrorTexts } from './errors.en.js';

export const errors: ErrorTexts = {
  unauthenticated: 'サインインしてから、もう一度お試しください。',
  session_expired: 'セッションが終了しました。もう一度サインインしてください。',
  account_required: 'ゲストとして利用中です。これにはアカウントが必要です。無料で、作ったゲームもそのまま残ります。',
  invalid_credentials: 'メールアドレスかパスワードが違います。両方を確認してもう一度お試しください。',
  email_taken: 'このメールアドレスのアカウントはすでにあります。サインインしてください。',
  studio_credits_insufficient: 'クレジットが足りません。',
  studio_run_not_found: 'ゲームが見つからないか、あなたのアカウントにありません。',
  thread_not_found: 'ゲームが見つからないか、あなたのアカウントにありません。',
  artifact_not_found: 'このバージョンはもうありません。',
  session_not_found: 'そのセッションはすでに終わっています。',
  public_url_unavailable: 'このアドレスは使われているか予約されています。別のものを選んでください。',
  idempotency_in_progress: 'すでに処理中です。1秒後にもう一度お試しください。',
  run_already_finished: 'すでに終わったため、キャンセルできません。',
  thread_at_work: 'このゲームのバージョンがまだ作成中です。完成を待つかキャンセルしてから、ゲームを削除してください。',
  payload_too_large: '文章が長すぎます。短くしてください。',
  validation_failed: '入力に正しくないところがあります。確認してもう一度お試しください。',
  context_required: '変えるゲームがまだありません。',
  prompt_refused: 'このプロンプトはサービスの規則に反しています。別のゲームを書いてください。料金はかかっていません。',
  text_refused: '文章がサービスの規則に反しているため公開しませんでした。変えてからもう一度お試しください。',
  artifact_not_publishable: '公開できるのは、検査に通った完成済みのゲームだけです。',
  rate_limited: '一度にリクエストが多すぎます。少し待ってからお試しください。',
  too_many_active_runs: '作成中のゲームが多すぎます。ひとつ完成してからお試しください。',
  internal_error: 'こちらで問題が起きました。もう一度お試しください。',
  generation_queue_unavailable:
    '今は新しいゲームを受け付けられません。少し待ってからお試しください。料金はかかっていません。',
  service_unavailable: 'サービスは今使えません。少し待ってからお試しください。',
  artifact_damaged: 'このゲームのファイルが壊れているか、ありません。後でお試しください。',
};

export const failures: Readonly<Record<StudioRunFailureReason, string>> = {
  deadline_exceeded: '作成に時間がかかりすぎました。',
  internal: 'こちらで問題が起きました。',
  output_invalid: 'できたものはゲームではありませんでした。',
  output_not_playable: 'ゲームを最後まで遊べませんでした。',
  output_too_large: 'ゲームが決められた大きさを超えました。',
  output_unchanged: 'ゲームが変わらないため、新しいバージョンはつくりませんでした。',
  parent_failed: '元になるバージョンが完成していません。',
  provider_rate_limited: 'ジェネレーターが混み合っていました。',
  provider_timeout: 'ジェネレーターの応答に時間がかかりすぎました。',
  provider_unavailable: 'ジェネレーターが応答しませんでした。',
  queue_expired: '1日以上待ち列にありました。',
  safety_input: 'このサービスではつくれないものを求めています。',
  worker_lost: '作成が3回中断されました。',
};

/** What is wrong with one field. */
export const fields = {
  required: '入力が必要です。',
  too_long: '長すぎます。',
  too_short: '短すぎます。',
  invalid: '正しくありません。',
  invalid_characters: '使えない文字が含まれています。',
};
