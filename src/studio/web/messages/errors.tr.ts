/** What the service refuses, and why a run failed. Turkish. Readers are addressed as “sen”. */
import type { StudioRunFailureReason } from '../generated/operations.js';
import type { ErrorTexts } from './errors.en.js';

export const errors: ErrorTexts = {
  unauthenticated: 'Oturum aç ve tekrar dene.',
  session_expired: 'Oturumun sona erdi. Yeniden oturum aç.',
  account_required: 'Burada misafirsin ve bunun için hesap gerekir. Ücretsizdir ve oyunların senin kalır.',
  invalid_credentials: 'E-posta adresi ya da parola yanlış. İkisini de kontrol et ve tekrar dene.',
  email_taken: 'Bu e-posta adresiyle bir hesap zaten var. Onunla oturum aç.',
  studio_credits_insufficient: 'Bunun için yeterli kredin yok.',
  studio_run_not_found: 'Oyun bulunamadı ya da hesabında değil.',
  thread_not_found: 'Oyun bulunamadı ya da hesabında değil.',
  artifact_not_found: 'Bu sürüm artık yok.',
  session_not_found: 'O oturum zaten sona ermiş.',
  public_url_unavailable: 'Bu adres alınmış ya da ayrılmış. Başka bir tane seç.',
  idempotency_in_progress: 'Bu zaten yapılıyor. Bir saniye sonra tekrar dene.',
  run_already_finished: 'Bu zaten bitti, iptal edilemez.',
  thread_at_work: 'Bu oyunun bir sürümü hâlâ oluşturuluyor. Bitmesini bekle ya da iptal et, sonra oyunu sil.',
  payload_too_large: 'Metin çok uzun. Kısalt.',
  validation_failed: 'Girdiklerinden biri geçersiz. Kontrol et ve tekrar dene.',
  context_required: 'Bunun değiştirebileceği bir oyun henüz yok.',
  prompt_refused: 'Bu istem hizmetin kurallarına aykırı. Başka bir oyun anlat; ücret alınmadı.',
  text_refused: 'Metinlerden biri hizmetin kurallarına aykırı olduğu için yayımlanmadı. Değiştir ve tekrar dene.',
  artifact_not_publishable: 'Yalnızca denetimlerden geçmiş, bitmiş bir oyun yayımlanabilir.',
  rate_limited: 'Bir anda çok fazla istek geldi. Biraz bekle ve tekrar dene.',
  too_many_active_runs: 'Çok fazla oyunun hâlâ oluşturuluyor. Biri bitene dek bekle ve tekrar dene.',
  internal_error: 'Bizim tarafımızda bir şeyler ters gitti. Tekrar dene.',
  generation_queue_unavailable: 'Şu anda yeni oyun sıraya alınamıyor. Birazdan tekrar dene; ücret alınmadı.',
  service_unavailable: 'Hizmet şu anda kullanılamıyor. Birazdan tekrar dene.',
  artifact_damaged: 'Bu oyunun dosyası bozuk ya da yok. Daha sonra tekrar dene.',
};

export const failures: Readonly<Record<StudioRunFailureReason, string>> = {
  deadline_exceeded: 'Oluşturmak çok uzun sürdü.',
  internal: 'Bizim tarafımızda bir şeyler ters gitti.',
  output_invalid: 'Ortaya çıkan bir oyun değildi.',
  output_not_playable: 'Oyun sonuna dek oynanamadı.',
  output_too_large: 'Oyun, olabileceğinden büyük çıktı.',
  output_unchanged: 'Oyun olduğu gibi kalacaktı, bu yüzden yeni sürüm oluşturulmadı.',
  parent_failed: 'Bunun sürdürdüğü sürüm bitmedi.',
  provider_rate_limited: 'Üretici aşırı yüklüydü.',
  provider_timeout: 'Üreticinin yanıtı çok uzun sürdü.',
  provider_unavailable: 'Üretici yanıt vermedi.',
  queue_expired: 'Sırada bir günden fazla bekledi.',
  safety_input: 'İstem bu hizmetin yapmadığı bir şey istiyor.',
  worker_lost: 'Oluşturma üç kez yarıda kaldı.',
};

/** What is wrong with one field. */
export const fields = {
  required: 'Bu gerekli.',
  too_long: 'Bu çok uzun.',
  too_short: 'Bu çok kısa.',
  invalid: 'Bu geçersiz.',
  invalid_characters: 'İzin verilmeyen karakterler içeriyor.',
};
