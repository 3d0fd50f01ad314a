/** What the service refuses, and why a run failed. Polish. Readers are addressed as “ty”, without forms that tell their sex. */
import type { StudioRunFailureReason } from '../generated/operations.js';
import type { ErrorTexts } from './errors.en.js';

export const errors: ErrorTexts = {
  unauthenticated: 'Zaloguj się i spróbuj ponownie.',
  session_expired: 'Sesja wygasła. Zaloguj się ponownie.',
  account_required: 'Jesteś tu jako gość, a do tego potrzebne jest konto. Jest bezpłatne, a gry pozostaną twoje.',
  invalid_credentials: 'Adres e-mail lub hasło się nie zgadza. Sprawdź oba i spróbuj ponownie.',
  email_taken: 'Konto z tym adresem e-mail już istnieje. Zaloguj się.',
  studio_credits_insufficient: 'Masz na to za mało kredytów.',
  studio_run_not_found: 'Nie znaleziono gry albo nie ma jej na twoim koncie.',
  thread_not_found: 'Nie znaleziono gry albo nie ma jej na twoim koncie.',
  artifact_not_found: 'Tej wersji już nie ma.',
  session_not_found: 'Ta sesja już się zakończyła.',
  public_url_unavailable: 'Ten adres jest zajęty lub zastrzeżony. Wybierz inny.',
  idempotency_in_progress: 'To już się dzieje. Spróbuj za sekundę.',
  run_already_finished: 'To już się skończyło i nie można tego anulować.',
  thread_at_work: 'Wersja tej gry wciąż powstaje. Zaczekaj, aż będzie gotowa, lub anuluj ją, a potem usuń grę.',
  payload_too_large: 'Za dużo tekstu. Skróć go.',
  validation_failed: 'Coś z wpisanych danych jest nieprawidłowe. Sprawdź i spróbuj ponownie.',
  context_required: 'Nie ma jeszcze gry, którą można by tak zmienić.',
  prompt_refused: 'Ten prompt narusza zasady usługi. Opisz inną grę; nic nie pobrano.',
  text_refused: 'Jeden z tekstów narusza zasady usługi, więc go nie opublikowano. Zmień go.',
  artifact_not_publishable: 'Opublikować można tylko gotową grę, która przeszła testy.',
  rate_limited: 'Za często. Zaczekaj chwilę i spróbuj ponownie.',
  too_many_active_runs: 'Za dużo twoich gier wciąż powstaje. Zaczekaj, aż jedna będzie gotowa, i spróbuj ponownie.',
  internal_error: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie.',
  generation_queue_unavailable: 'Nowe gry nie mogą teraz wejść do kolejki. Spróbuj za chwilę; nic nie pobrano.',
  service_unavailable: 'Usługa jest teraz niedostępna. Spróbuj za chwilę.',
  artifact_damaged: 'Plik tej gry jest uszkodzony lub zaginął. Spróbuj później.',
};

export const failures: Readonly<Record<StudioRunFailureReason, string>> = {
  deadline_exceeded: 'Tworzenie trwało za długo.',
  internal: 'Coś poszło nie tak po naszej stronie.',
  output_invalid: 'To, co powstało, nie było grą.',
  output_not_playable: 'Gry nie dało się przejść do końca.',
  output_too_large: 'Gra stała się większa, niż może być.',
  output_unchanged: 'Gra zostałaby taka, jaka jest, więc nowa wersja nie powstała.',
  parent_failed: 'Wersja, którą ta kontynuuje, nie została ukończona.',
  provider_rate_limited: 'Generator był przeciążony.',
  provider_timeout: 'Generator zbyt długo nie odpowiadał.',
  provider_unavailable: 'Generator nie odpowiedział.',
  queue_expired: 'Czekanie w kolejce trwało ponad dobę.',
  safety_input: 'Prompt prosi o coś, czego ta usługa nie tworzy.',
  worker_lost: 'Tworzenie zostało przerwane trzy razy.',
};

/** What is wrong with one field. */
export const fields = {
  required: 'To pole jest wymagane.',
  too_long: 'To jest za długie.',
  too_short: 'To jest za krótkie.',
  invalid: 'To jest nieprawidłowe.',
  invalid_characters: 'Są tu niedozwolone znaki.',
};
