/** What the service refuses, and why a run failed. German. Readers are addressed as “du”. */
import type { StudioRunFailureReason } from '../generated/operations.js';
import type { ErrorTexts } from './errors.en.js';

export const errors: ErrorTexts = {
  unauthenticated: 'Melde dich an und versuch es noch einmal.',
  session_expired: 'Deine Sitzung ist abgelaufen. Melde dich wieder an.',
  account_required:
    'Du bist hier als Gast, und dafür brauchst du ein Konto. Es kostet nichts, und deine Spiele bleiben dir.',
  invalid_credentials: 'Die E-Mail-Adresse oder das Passwort ist falsch. Prüfe beides und versuch es noch einmal.',
  email_taken: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melde dich stattdessen an.',
  studio_credits_insufficient: 'Dafür reichen deine Credits nicht.',
  studio_run_not_found: 'Dieses Spiel gibt es nicht, oder es gehört nicht zu deinem Konto.',
  thread_not_found: 'Dieses Spiel gibt es nicht, oder es gehört nicht zu deinem Konto.',
  artifact_not_found: 'Diese Version gibt es nicht mehr.',
  session_not_found: 'Diese Sitzung ist schon beendet.',
  public_url_unavailable: 'Diese Adresse ist vergeben oder reserviert. Nimm eine andere.',
  idempotency_in_progress: 'Das läuft bereits. Versuch es in einer Sekunde noch einmal.',
  run_already_finished: 'Das ist schon zu Ende und lässt sich nicht mehr abbrechen.',
  thread_at_work:
    'Eine Version dieses Spiels ist noch in Arbeit. Warte, bis sie fertig ist, oder brich sie ab; dann kannst du das Spiel löschen.',
  payload_too_large: 'Das ist zu viel Text. Kürze ihn.',
  validation_failed: 'Eine deiner Angaben ist ungültig. Prüfe sie und versuch es noch einmal.',
  context_required: 'Es gibt noch kein Spiel, das sich damit ändern ließe.',
  prompt_refused:
    'Dieser Prompt verstößt gegen die Regeln dieses Dienstes. Beschreib ein anderes Spiel; es wurde nichts berechnet.',
  text_refused:
    'Ein Text verstößt gegen die Regeln dieses Dienstes und wurde deshalb nicht veröffentlicht. Ändere ihn.',
  artifact_not_publishable: 'Nur ein fertiges Spiel, das seine Prüfungen bestanden hat, kann veröffentlicht werden.',
  rate_limited: 'Das war zu oft. Warte kurz und versuch es dann noch einmal.',
  too_many_active_runs:
    'Zu viele deiner Spiele sind noch in Arbeit. Warte, bis eins fertig ist, und versuch es dann noch einmal.',
  internal_error: 'Bei uns ist etwas schiefgegangen. Versuch es noch einmal.',
  generation_queue_unavailable:
    'Gerade können keine neuen Spiele angenommen werden. Versuch es gleich noch einmal; es wurde nichts berechnet.',
  service_unavailable: 'Der Dienst ist gerade nicht verfügbar. Versuch es gleich noch einmal.',
  artifact_damaged: 'Die gespeicherte Datei dieses Spiels ist beschädigt oder fehlt. Versuch es später noch einmal.',
};

export const failures: Readonly<Record<StudioRunFailureReason, string>> = {
  deadline_exceeded: 'Das Erstellen hat zu lange gedauert.',
  internal: 'Bei uns ist etwas schiefgegangen.',
  output_invalid: 'Was herauskam, war kein Spiel.',
  output_not_playable: 'Das Spiel ließ sich nicht bis zum Ende spielen.',
  output_too_large: 'Das Spiel wurde größer, als ein Spiel sein darf.',
  output_unchanged: 'Das Spiel wäre geblieben, wie es ist; deshalb gibt es keine neue Version.',
  parent_failed: 'Die Version, an die diese anschließt, wurde nicht fertig.',
  provider_rate_limited: 'Der Generator war überlastet.',
  provider_timeout: 'Der Generator hat zu lange nicht geantwortet.',
  provider_unavailable: 'Der Generator hat nicht geantwortet.',
  queue_expired: 'Es hat länger als einen Tag in der Warteschlange gewartet.',
  safety_input: 'Der Prompt verlangt etwas, das dieser Dienst nicht macht.',
  worker_lost: 'Das Erstellen wurde dreimal unterbrochen.',
};

/** What is wrong with one field. */
export const fields = {
  required: 'Das muss ausgefüllt sein.',
  too_long: 'Das ist zu lang.',
  too_short: 'Das ist zu kurz.',
  invalid: 'Das ist ungültig.',
  invalid_characters: 'Das enthält Zeichen, die nicht erlaubt sind.',
};
