/** What the service refuses, and why a run failed. Russian. Readers are addressed as “ты”, without forms that tell their sex. */
import type { StudioRunFailureReason } from '../generated/operations.js';
import type { ErrorTexts } from './errors.en.js';

export const errors: ErrorTexts = {
  unauthenticated: 'Войди и попробуй снова.',
  session_expired: 'Сеанс закончился. Войди снова.',
  account_required: 'Сейчас ты здесь как гость, а для этого нужен аккаунт. Он бесплатный, а игры останутся твоими.',
  invalid_credentials: 'Почта или пароль неверны. Проверь и попробуй снова.',
  email_taken: 'Аккаунт с этой почтой уже есть. Войди в него.',
  studio_credits_insufficient: 'На это не хватает кредитов.',
  studio_run_not_found: 'Игра не найдена, или её нет в твоём аккаунте.',
  thread_not_found: 'Игра не найдена, или её нет в твоём аккаунте.',
  artifact_not_found: 'Этой версии больше нет.',
  session_not_found: 'Этот сеанс уже закончен.',
  public_url_unavailable: 'Этот адрес занят или зарезервирован. Выбери другой.',
  idempotency_in_progress: 'Это уже выполняется. Попробуй через секунду.',
  run_already_finished: 'Это уже закончилось, отменить нельзя.',
  thread_at_work: 'Версия этой игры ещё создаётся. Подожди или отмени её, а потом удали игру.',
  payload_too_large: 'Слишком много текста. Сократи его.',
  validation_failed: 'Что-то введено неверно. Проверь и попробуй снова.',
  context_required: 'Ещё нет игры, которую это могло бы изменить.',
  prompt_refused: 'Этот промпт нарушает правила сервиса. Опиши другую игру; ничего не списано.',
  text_refused:
    'Один из текстов нарушает правила сервиса, поэтому ничего не опубликовано. Измени его и попробуй снова.',
  artifact_not_publishable: 'Опубликовать можно только готовую игру, прошедшую проверки.',
  rate_limited: 'Слишком много запросов сразу. Подожди немного и попробуй снова.',
  too_many_active_runs: 'Слишком много твоих игр ещё в работе. Подожди, пока одна будет готова.',
  internal_error: 'У нас что-то пошло не так. Попробуй снова.',
  generation_queue_unavailable: 'Новые игры сейчас не принимаются. Попробуй чуть позже; ничего не списано.',
  service_unavailable: 'Сервис сейчас недоступен. Попробуй чуть позже.',
  artifact_damaged: 'Файл этой игры повреждён или пропал. Попробуй позже.',
};

export const failures: Readonly<Record<StudioRunFailureReason, string>> = {
  deadline_exceeded: 'Создание заняло слишком много времени.',
  internal: 'У нас что-то пошло не так.',
  output_invalid: 'Получилась не игра.',
  output_not_playable: 'Игру не удалось пройти до конца.',
  output_too_large: 'Игра вышла больше, чем можно.',
  output_unchanged: 'Игра осталась бы прежней, поэтому новой версии нет.',
  parent_failed: 'Версия, которую эта продолжает, не закончена.',
  provider_rate_limited: 'Генератор был перегружен.',
  provider_timeout: 'Генератор слишком долго не отвечал.',
  provider_unavailable: 'Генератор не ответил.',
  queue_expired: 'Ожидание в очереди длилось больше суток.',
  safety_input: 'Промпт просит то, чего этот сервис не делает.',
  worker_lost: 'Создание прерывалось три раза.',
};

/** What is wrong with one field. */
export const fields = {
  required: 'Это нужно заполнить.',
  too_long: 'Слишком длинно.',
  too_short: 'Слишком коротко.',
  invalid: 'Это недопустимо.',
  invalid_characters: 'Есть недопустимые символы.',
};
