/** What the service refuses, and why a run failed. Indonesian. Readers are addressed as “kamu”. */
import type { StudioRunFailureReason } from '../generated/operations.js';
import type { ErrorTexts } from './errors.en.js';

export const errors: ErrorTexts = {
  unauthenticated: 'Masuk, lalu coba lagi.',
  session_expired: 'Sesimu sudah berakhir. Masuk lagi.',
  account_required: 'Kamu di sini sebagai tamu, dan ini perlu akun. Gratis, dan gimmu tetap milikmu.',
  invalid_credentials: 'Alamat email atau kata sandinya salah. Periksa keduanya dan coba lagi.',
  email_taken: 'Akun dengan email ini sudah ada. Masuk saja.',
  studio_credits_insufficient: 'Kreditmu tidak cukup untuk ini.',
  studio_run_not_found: 'Gim tidak ditemukan, atau tidak ada di akunmu.',
  thread_not_found: 'Gim tidak ditemukan, atau tidak ada di akunmu.',
  artifact_not_found: 'Versi ini sudah tidak ada.',
  session_not_found: 'Sesi itu sudah berakhir.',
  public_url_unavailable: 'Alamat ini sudah dipakai atau dicadangkan. Pilih yang lain.',
  idempotency_in_progress: 'Ini sedang diproses. Coba lagi beberapa saat lagi.',
  run_already_finished: 'Pembuatannya sudah selesai, jadi tidak bisa dibatalkan.',
  thread_at_work: 'Sebuah versi gim ini masih dibuat. Tunggu sampai selesai, atau batalkan, lalu hapus gimnya.',
  payload_too_large: 'Teksnya terlalu panjang. Persingkat.',
  validation_failed: 'Ada isian yang tidak valid. Periksa dan coba lagi.',
  context_required: 'Belum ada gim yang bisa diubah.',
  prompt_refused: 'Prompt ini melanggar aturan layanan. Jelaskan gim lain; tidak ada kredit yang dipotong.',
  text_refused: 'Salah satu teks melanggar aturan layanan, jadi tidak ada yang diterbitkan. Ubah, lalu coba lagi.',
  artifact_not_publishable: 'Hanya gim selesai yang lulus pemeriksaan yang bisa diterbitkan.',
  rate_limited: 'Terlalu banyak permintaan. Tunggu sebentar, lalu coba lagi.',
  too_many_active_runs: 'Terlalu banyak gimmu yang masih dibuat. Tunggu satu selesai, lalu coba lagi.',
  internal_error: 'Ada yang salah di pihak kami. Coba lagi.',
  generation_queue_unavailable:
    'Gim baru belum bisa diterima sekarang. Coba lagi beberapa saat lagi; tidak ada kredit yang dipotong.',
  service_unavailable: 'Layanan tidak tersedia sekarang. Coba lagi beberapa saat lagi.',
  artifact_damaged: 'Berkas gim ini rusak atau hilang. Coba lagi nanti.',
};

export const failures: Readonly<Record<StudioRunFailureReason, string>> = {
  deadline_exceeded: 'Pembuatannya terlalu lama.',
  internal: 'Ada yang salah di pihak kami.',
  output_invalid: 'Hasilnya bukan gim.',
  output_not_playable: 'Gimnya tidak bisa dimainkan sampai tamat.',
  output_too_large: 'Gimnya melebihi ukuran yang diizinkan.',
  output_unchanged: 'Gimnya akan tetap sama, jadi tidak ada versi baru.',
  parent_failed: 'Versi yang akan dilanjutkan belum selesai.',
  provider_rate_limited: 'Generatornya kelebihan beban.',
  provider_timeout: 'Generatornya terlalu lama menjawab.',
  provider_unavailable: 'Generatornya tidak menjawab.',
  queue_expired: 'Menunggu di antrean lebih dari sehari.',
  safety_input: 'Promptnya meminta sesuatu yang tidak dibuat layanan ini.',
  worker_lost: 'Pembuatannya terputus tiga kali.',
};

/** What is wrong with one field. */
export const fields = {
  required: 'Ini harus diisi.',
  too_long: 'Ini terlalu panjang.',
  too_short: 'Ini terlalu pendek.',
  invalid: 'Ini tidak valid.',
  invalid_characters: 'Ada karakter yang tidak diizinkan.',
};
