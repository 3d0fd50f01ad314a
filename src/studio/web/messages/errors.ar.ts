/** What the service refuses, and why a run failed. Modern Standard Arabic. Readers are addressed in the masculine singular, as is usual in interfaces. */
import type { StudioRunFailureReason } from '../generated/operations.js';
import type { ErrorTexts } from './errors.en.js';

export const errors: ErrorTexts = {
  unauthenticated: 'سجّل الدخول ثم حاول مجددًا.',
  session_expired: 'انتهت جلستك. سجّل الدخول من جديد.',
  account_required: 'أنت هنا ضيف، وهذا يحتاج إلى حساب. الحساب مجاني، وألعابك تبقى لك.',
  invalid_credentials: 'البريد الإلكتروني أو كلمة المرور غير صحيح. تحقق منهما وحاول مجددًا.',
  email_taken: 'يوجد حساب بهذا البريد الإلكتروني. سجّل الدخول به.',
  studio_credits_insufficient: 'ليس لديك رصيد كافٍ لهذا.',
  studio_run_not_found: 'اللعبة غير موجودة أو ليست في حسابك.',
  thread_not_found: 'اللعبة غير موجودة أو ليست في حسابك.',
  artifact_not_found: 'لم تعد هذه النسخة موجودة.',
  session_not_found: 'انتهت تلك الجلسة من قبل.',
  public_url_unavailable: 'هذا العنوان مأخوذ أو محجوز. اختر غيره.',
  idempotency_in_progress: 'هذا جارٍ الآن. حاول بعد ثانية.',
  run_already_finished: 'انتهى صنع هذه النسخة ولا يمكن إلغاؤه.',
  thread_at_work: 'ما زالت نسخة من هذه اللعبة تُصنع. انتظرها أو ألغها ثم احذف اللعبة.',
  payload_too_large: 'هذا نص طويل جدًا. اختصره.',
  validation_failed: 'شيء مما أدخلته غير صالح. تحقق منه وحاول مجددًا.',
  context_required: 'لا توجد بعد لعبة يمكن تغييرها.',
  prompt_refused: 'هذا الوصف يخالف قواعد الخدمة. صِف لعبة أخرى؛ لم يُخصم شيء.',
  text_refused: 'أحد النصوص يخالف قواعد الخدمة فلم يُنشر شيء. غيّره ثم حاول مجددًا.',
  artifact_not_publishable: 'لا تُنشر إلا لعبة مكتملة اجتازت فحوصها.',
  rate_limited: 'طلبات كثيرة في وقت واحد. انتظر لحظة ثم حاول مجددًا.',
  too_many_active_runs: 'كثير من ألعابك ما زال يُصنع. انتظر اكتمال واحدة ثم حاول مجددًا.',
  internal_error: 'حدث خطأ من جانبنا. حاول مجددًا.',
  generation_queue_unavailable: 'لا يمكن استقبال ألعاب جديدة الآن. حاول بعد لحظة؛ لم يُخصم شيء.',
  service_unavailable: 'الخدمة غير متاحة الآن. حاول بعد لحظة.',
  artifact_damaged: 'ملف هذه اللعبة تالف أو مفقود. حاول لاحقًا.',
};

export const failures: Readonly<Record<StudioRunFailureReason, string>> = {
  deadline_exceeded: 'استغرق صنعها وقتًا طويلًا.',
  internal: 'حدث خطأ من جانبنا.',
  output_invalid: 'ما نتج لم يكن لعبة.',
  output_not_playable: 'تعذّر لعبها حتى النهاية.',
  output_too_large: 'صارت اللعبة أكبر مما يُسمح به.',
  output_unchanged: 'كانت اللعبة ستبقى كما هي، فلم تُصنع نسخة جديدة.',
  parent_failed: 'لم تكتمل النسخة التي تتابعها هذه.',
  provider_rate_limited: 'كان المولّد مثقلًا.',
  provider_timeout: 'تأخر المولّد كثيرًا في الرد.',
  provider_unavailable: 'لم يرد المولّد.',
  queue_expired: 'انتظرت في الطابور أكثر من يوم.',
  safety_input: 'يطلب الوصف شيئًا لا تصنعه هذه الخدمة.',
  worker_lost: 'انقطع صنعها ثلاث مرات.',
};

/** What is wrong with one field. */
export const fields = {
  required: 'هذا الحقل مطلوب.',
  too_long: 'هذا طويل جدًا.',
  too_short: 'هذا قصير جدًا.',
  invalid: 'هذا غير صالح.',
  invalid_characters: 'يحتوي على أحرف غير مسموح بها.',
};
