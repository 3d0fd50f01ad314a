/** What the service refuses, and why a run failed. Ukrainian. Readers are addressed as “ти”, without forms that tell their sex. */
import type { StudioRunFailureReason } from '../generated/operations.js';
import type { ErrorTexts } from './errors.en.js';

export const errors: ErrorTexts = {
  unauthenticated: 'Увійди і спробуй ще.',
  session_expired: 'Сеанс завершився. Увійди знову.',
  account_required: 'Зараз ти тут як гість, а для цього потрібен акаунт. Він безкоштовний, а ігри залишаться твоїми.',
  invalid_credentials: 'Пошта або пароль хибні. Перевір і спробуй ще.',
  email_taken: 'Акаунт із цією поштою вже є. Увійди в нього.',
  studio_credits_insufficient: 'На це не вистачає кредитів.',
  studio_run_not_found: 'Гру не знайдено, або її немає у твоєму акаунті.',
  thread_not_found: 'Гру не знайдено, або її немає у твоєму акаунті.',
  artifact_not_found: 'Цієї версії більше немає.',
  session_not_found: 'Цей сеанс уже завершено.',
  public_url_unavailable: 'Ця адреса зайнята або зарезервована. Вибери іншу.',
  idempotency_in_progress: 'Це вже виконується. Спробуй за секунду.',
  run_already_finished: 'Це вже завершилося, скасувати не можна.',
  thread_at_work: 'Версія цієї гри ще створюється. Зачекай або скасуй її, а потім видали гру.',
  payload_too_large: 'Забагато тексту. Скороти його.',
  validation_failed: 'Щось уведено хибно. Перевір і спробуй ще.',
  context_required: 'Ще немає гри, яку це могло б змінити.',
  prompt_refused: 'Цей промпт порушує правила сервісу. Опиши іншу гру; нічого не списано.',
  text_refused: 'Один із текстів порушує правила сервісу, тож нічого не опубліковано. Зміни його і спробуй ще.',
  artifact_not_publishable: 'Опублікувати можна лише готову гру, що пройшла перевірки.',
  rate_limited: 'Надто багато запитів одразу. Зачекай трохи і спробуй ще.',
  too_many_active_runs: 'Забагато твоїх ігор ще в роботі. Зачекай, поки одна буде готова.',
  internal_error: 'У нас щось пішло не так. Спробуй ще.',
  generation_queue_unavailable: 'Нові ігри зараз не приймаються. Спробуй трохи згодом; нічого не списано.',
  service_unavailable: 'Сервіс зараз недоступний. Спробуй трохи згодом.',
  artifact_damaged: 'Файл цієї гри пошкоджено або втрачено. Спробуй пізніше.',
};

export const failures: Readonly<Record<StudioRunFailureReason, string>> = {
  deadline_exceeded: 'Створення тривало надто довго.',
  internal: 'У нас щось пішло не так.',
  output_invalid: 'Вийшла не гра.',
  output_not_playable: 'Гру не вдалося пройти до кінця.',
  output_too_large: 'Гра вийшла більшою, ніж можна.',
  output_unchanged: 'Гра лишилася б такою, як є, тому нової версії немає.',
  parent_failed: 'Версію, яку ця продовжує, не завершено.',
  provider_rate_limited: 'Генератор був перевантажений.',
  provider_timeout: 'Генератор надто довго не відповідав.',
  provider_unavailable: 'Генератор не відповів.',
  queue_expired: 'Очікування в черзі тривало понад добу.',
  safety_input: 'Промпт просить те, чого цей сервіс не робить.',
  worker_lost: 'Створення переривалося тричі.',
};

/** What is wrong with one field. */
export const fields = {
  required: 'Це треба заповнити.',
  too_long: 'Надто довго.',
  too_short: 'Надто коротко.',
  invalid: 'Це неприпустимо.',
  invalid_characters: 'Є недозволені символи.',
};
