/** What the service refuses, and why a run failed. Dutch. Readers are addressed as “je”. */
import type { StudioRunFailureReason } from '../generated/operations.js';
import type { ErrorTexts } from './errors.en.js';

export const errors: ErrorTexts = {
  unauthenticated: 'Log in en probeer het opnieuw.',
  session_expired: 'Je sessie is verlopen. Log opnieuw in.',
  account_required:
    'Je bent hier als gast en hiervoor heb je een account nodig. Het is gratis en je spellen blijven van jou.',
  invalid_credentials: 'Het e-mailadres of het wachtwoord klopt niet. Controleer beide en probeer het opnieuw.',
  email_taken: 'Er is al een account met dit e-mailadres. Log daarmee in.',
  studio_credits_insufficient: 'Je hebt hiervoor niet genoeg credits.',
  studio_run_not_found: 'Spel niet gevonden, of niet in je account.',
  thread_not_found: 'Spel niet gevonden, of niet in je account.',
  artifact_not_found: 'Deze versie is er niet meer.',
  session_not_found: 'Die sessie is al beëindigd.',
  public_url_unavailable: 'Dit adres is bezet of gereserveerd. Kies een ander.',
  idempotency_in_progress: 'Dit gebeurt al. Probeer het over een seconde opnieuw.',
  run_already_finished: 'Dit is al afgelopen en kan niet worden geannuleerd.',
  thread_at_work:
    'Een versie van dit spel wordt nog gemaakt. Wacht tot ze klaar is, of annuleer haar, en verwijder dan het spel.',
  payload_too_large: 'Dat is te veel tekst. Maak het korter.',
  validation_failed: 'Iets wat je invulde is niet geldig. Controleer het en probeer het opnieuw.',
  context_required: 'Er is nog geen spel dat hiermee kan veranderen.',
  prompt_refused:
    'Deze prompt is in strijd met de regels van deze dienst. Beschrijf een ander spel; er is niets afgeschreven.',
  text_refused: 'Een tekst is in strijd met de regels van deze dienst en is dus niet gepubliceerd. Verander hem.',
  artifact_not_publishable: 'Alleen een spel dat klaar is en door de controles kwam, kan worden gepubliceerd.',
  rate_limited: 'Dat was te vaak. Wacht even en probeer het opnieuw.',
  too_many_active_runs: 'Te veel van je spellen zijn nog in de maak. Wacht tot er een klaar is en probeer het opnieuw.',
  internal_error: 'Er ging bij ons iets mis. Probeer het opnieuw.',
  generation_queue_unavailable: 'Er kunnen nu geen nieuwe spellen bij. Probeer het zo weer; er is niets afgeschreven.',
  service_unavailable: 'De dienst is nu niet beschikbaar. Probeer het zo weer.',
  artifact_damaged: 'Het bestand van dit spel is beschadigd of weg. Probeer het later opnieuw.',
};

export const failures: Readonly<Record<StudioRunFailureReason, string>> = {
  deadline_exceeded: 'Het maken duurde te lang.',
  internal: 'Er ging bij ons iets mis.',
  output_invalid: 'Wat eruit kwam was geen spel.',
  output_not_playable: 'Het spel kon niet worden uitgespeeld.',
  output_too_large: 'Het spel werd groter dan een spel mag zijn.',
  output_unchanged: 'Het spel zou zijn gebleven zoals het is, dus er is geen nieuwe versie gemaakt.',
  parent_failed: 'De versie die deze voortzet is niet afgekomen.',
  provider_rate_limited: 'De generator was overbelast.',
  provider_timeout: 'De generator deed te lang over het antwoord.',
  provider_unavailable: 'De generator antwoordde niet.',
  queue_expired: 'Het wachtte langer dan een dag in de rij.',
  safety_input: 'De prompt vraagt iets wat deze dienst niet maakt.',
  worker_lost: 'Het maken werd drie keer onderbroken.',
};

/** What is wrong with one field. */
export const fields = {
  required: 'Dit is nodig.',
  too_long: 'Dit is te lang.',
  too_short: 'Dit is te kort.',
  invalid: 'Dit is niet geldig.',
  invalid_characters: 'Dit bevat tekens die niet zijn toegestaan.',
};
