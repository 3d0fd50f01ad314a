/** What the service refuses, and why a run failed. Italian. Readers are addressed as “tu”. */
import type { StudioRunFailureReason } from '../generated/operations.js';
import type { ErrorTexts } from './errors.en.js';

export const errors: ErrorTexts = {
  unauthenticated: 'Accedi e riprova.',
  session_expired: 'La sessione è finita. Accedi di nuovo.',
  account_required: 'Sei qui come ospite e per questo serve un account. È gratuito e i tuoi giochi restano tuoi.',
  invalid_credentials: 'L’e-mail o la password è sbagliata. Controllale entrambe e riprova.',
  email_taken: 'Esiste già un account con questa e-mail. Accedi con quello.',
  studio_credits_insufficient: 'Non hai abbastanza crediti.',
  studio_run_not_found: 'Gioco non trovato, o non nel tuo account.',
  thread_not_found: 'Gioco non trovato, o non nel tuo account.',
  artifact_not_found: 'Questa versione non c’è più.',
  session_not_found: 'Quella sessione è già finita.',
  public_url_unavailable: 'Questo indirizzo è occupato o riservato. Scegline un altro.',
  idempotency_in_progress: 'È già in corso. Riprova tra un secondo.',
  run_already_finished: 'È già finito e non si può annullare.',
  thread_at_work:
    'Una versione di questo gioco è ancora in corso. Aspetta che sia pronta, o annullala, poi elimina il gioco.',
  payload_too_large: 'È troppo testo. Accorcialo.',
  validation_failed: 'Qualcosa che hai scritto non è valido. Controlla e riprova.',
  context_required: 'Non c’è ancora un gioco da cambiare.',
  prompt_refused:
    'Questo prompt va contro le regole del servizio. Descrivi un altro gioco; non è stato addebitato nulla.',
  text_refused: 'Un testo va contro le regole del servizio, quindi non è stato pubblicato. Cambialo.',
  artifact_not_publishable: 'Si può pubblicare solo un gioco finito che ha superato i controlli.',
  rate_limited: 'Troppe volte di seguito. Aspetta un momento e riprova.',
  too_many_active_runs: 'Troppi tuoi giochi sono ancora in corso. Aspetta che uno sia pronto e riprova.',
  internal_error: 'Qualcosa è andato storto da parte nostra. Riprova.',
  generation_queue_unavailable:
    'Al momento non si possono accettare nuovi giochi. Riprova tra poco; non è stato addebitato nulla.',
  service_unavailable: 'Il servizio non è disponibile al momento. Riprova tra poco.',
  artifact_damaged: 'Il file di questo gioco è danneggiato o manca. Riprova più tardi.',
};

export const failures: Readonly<Record<StudioRunFailureReason, string>> = {
  deadline_exceeded: 'La creazione ha richiesto troppo tempo.',
  internal: 'Qualcosa è andato storto da parte nostra.',
  output_invalid: 'Il risultato non era un gioco.',
  output_not_playable: 'Non è stato possibile giocare fino alla fine.',
  output_too_large: 'Il gioco è diventato più grande di quanto possa essere.',
  output_unchanged: 'Il gioco sarebbe rimasto com’è, quindi non c’è una nuova versione.',
  parent_failed: 'La versione che questa continua non è stata finita.',
  provider_rate_limited: 'Il generatore era sovraccarico.',
  provider_timeout: 'Il generatore ci ha messo troppo a rispondere.',
  provider_unavailable: 'Il generatore non ha risposto.',
  queue_expired: 'È rimasto in coda più di un giorno.',
  safety_input: 'Il prompt chiede qualcosa che questo servizio non crea.',
  worker_lost: 'La creazione è stata interrotta tre volte.',
};

/** What is wrong with one field. */
export const fields = {
  required: 'Questo serve.',
  too_long: 'È troppo lungo.',
  too_short: 'È troppo corto.',
  invalid: 'Non è valido.',
  invalid_characters: 'Contiene caratteri non ammessi.',
};
