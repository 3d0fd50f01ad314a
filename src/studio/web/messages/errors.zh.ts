/** What the service refuses, and why a run failed. Chinese in simplified characters. Readers are addressed as “你”. */
import type { StudioRunFailureReason } from '../generated/operations.js';
import type { ErrorTexts } from './errors.en.js';

export const errors: ErrorTexts = {
  unauthenticated: '请登录后重试。',
  session_expired: '登录已过期，请重新登录。',
  account_required: '你现在是访客，这需要账户。账户免费，你的游戏仍归你所有。',
  invalid_credentials: '邮箱或密码不对。请检查后重试。',
  email_taken: '这个邮箱已有账户，请直接登录。',
  studio_credits_insufficient: '你的点数不够。',
  studio_run_not_found: '找不到这个游戏，或它不在你的账户里。',
  thread_not_found: '找不到这个游戏，或它不在你的账户里。',
  artifact_not_found: '这个版本已经不在了。',
  session_not_found: '那次登录已经结束。',
  public_url_unavailable: '这个地址已被占用或保留。请换一个。',
  idempotency_in_progress: '这件事正在进行。过一秒再试。',
  run_already_finished: '它已经结束，无法取消。',
  thread_at_work: '这个游戏还有版本正在制作。请等它完成或取消它，再删除游戏。',
  payload_too_large: '文字太多，请缩短。',
  validation_failed: '你输入的内容有误。请检查后重试。',
  context_required: '还没有可以修改的游戏。',
  prompt_refused: '这个提示词违反了本服务的规则。请描述别的游戏；没有扣费。',
  text_refused: '有文字违反了本服务的规则，所以没有发布。请修改后重试。',
  artifact_not_publishable: '只有完成并通过检查的游戏才能发布。',
  rate_limited: '一下子请求太多，请稍等再试。',
  too_many_active_runs: '你有太多游戏正在制作。等一个完成后再试。',
  internal_error: '我们这边出了问题，请重试。',
  generation_queue_unavailable: '现在无法接受新游戏。稍后再试；没有扣费。',
  service_unavailable: '服务暂时不可用。稍后再试。',
  artifact_damaged: '这个游戏的文件损坏或丢失。请以后再试。',
};

export const failures: Readonly<Record<StudioRunFailureReason, string>> = {
  deadline_exceeded: '制作用时太久。',
  internal: '我们这边出了问题。',
  output_invalid: '做出来的不是游戏。',
  output_not_playable: '游戏无法玩到最后。',
  output_too_large: '游戏超过了允许的大小。',
  output_unchanged: '游戏不会有变化，所以没有制作新版本。',
  parent_failed: '它所接续的版本没有完成。',
  provider_rate_limited: '生成器过载。',
  provider_timeout: '生成器响应太久。',
  provider_unavailable: '生成器没有响应。',
  queue_expired: '排队超过一天。',
  safety_input: '提示词要的东西本服务不做。',
  worker_lost: '制作被中断了三次。',
};

/** What is wrong with one field. */
export const fields = {
  required: '这里必须填写。',
  too_long: '太长了。',
  too_short: '太短了。',
  invalid: '无效。',
  invalid_characters: '含有不允许的字符。',
};
