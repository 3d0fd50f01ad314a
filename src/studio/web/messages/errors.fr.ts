/** What the service refuses, and why a run failed. French. Readers are addressed as “tu”, and never told their sex. */
import type { StudioRunFailureReason } from '../generated/operations.js';
import type { ErrorTexts } from './errors.en.js';

export const errors: ErrorTexts = {
  unauthenticated: 'Connecte-toi, puis réessaie.',
  session_expired: 'Ta session est terminée. Reconnecte-toi.',
  account_required: 'Tu es ici en invité, et il faut un compte pour cela. Il est gratuit, et tes jeux restent à toi.',
  invalid_credentials: 'L’adresse e-mail ou le mot de passe est faux. Vérifie les deux et réessaie.',
  email_taken: 'Un compte existe déjà avec cette adresse e-mail. Connecte-toi plutôt.',
  studio_credits_insufficient: 'Tu n’as pas assez de crédits pour cela.',
  studio_run_not_found: 'Jeu introuvable, ou absent de ton compte.',
  thread_not_found: 'Jeu introuvable, ou absent de ton compte.',
  artifact_not_found: 'Cette version n’existe plus.',
  session_not_found: 'Cette session est déjà terminée.',
  public_url_unavailable: 'Cette adresse est prise ou réservée. Choisis-en une autre.',
  idempotency_in_progress: 'C’est déjà en cours. Réessaie dans une seconde.',
  run_already_finished: 'C’est déjà terminé et ne peut plus être annulé.',
  thread_at_work:
    'Une version de ce jeu est encore en cours. Attends qu’elle soit prête, ou annule-la, puis supprime le jeu.',
  payload_too_large: 'C’est trop de texte. Raccourcis-le.',
  validation_failed: 'Quelque chose dans ta saisie n’est pas valable. Vérifie et réessaie.',
  context_required: 'Il n’y a pas encore de jeu à modifier.',
  prompt_refused: 'Ce prompt est contraire aux règles de ce service. Décris un autre jeu ; rien n’a été débité.',
  text_refused: 'Un texte est contraire aux règles de ce service et n’a donc pas été publié. Modifie-le.',
  artifact_not_publishable: 'Seul un jeu terminé qui a passé ses vérifications peut être publié.',
  rate_limited: 'C’était trop souvent. Attends un instant, puis réessaie.',
  too_many_active_runs: 'Trop de tes jeux sont encore en cours. Attends que l’un soit prêt, puis réessaie.',
  internal_error: 'Quelque chose a mal tourné de notre côté. Réessaie.',
  generation_queue_unavailable:
    'Aucun nouveau jeu ne peut être accepté pour l’instant. Réessaie dans un moment ; rien n’a été débité.',
  service_unavailable: 'Le service n’est pas disponible pour l’instant. Réessaie dans un moment.',
  artifact_damaged: 'Le fichier de ce jeu est abîmé ou manquant. Réessaie plus tard.',
};

export const failures: Readonly<Record<StudioRunFailureReason, string>> = {
  deadline_exceeded: 'La création a pris trop de temps.',
  internal: 'Quelque chose a mal tourné de notre côté.',
  output_invalid: 'Le résultat n’était pas un jeu.',
  output_not_playable: 'Le jeu n’a pas pu être joué jusqu’au bout.',
  output_too_large: 'Le jeu est devenu plus gros qu’un jeu ne peut l’être.',
  output_unchanged: 'Le jeu serait resté tel quel, aucune nouvelle version n’a donc été créée.',
  parent_failed: 'La version que celle-ci continue n’a pas été terminée.',
  provider_rate_limited: 'Le générateur était surchargé.',
  provider_timeout: 'Le générateur a mis trop de temps à répondre.',
  provider_unavailable: 'Le générateur n’a pas répondu.',
  queue_expired: 'Il a attendu plus d’un jour dans la file.',
  safety_input: 'Le prompt demande une chose que ce service ne crée pas.',
  worker_lost: 'La création a été interrompue trois fois.',
};

/** What is wrong with one field. */
export const fields = {
  required: 'Ce champ est nécessaire.',
  too_long: 'C’est trop long.',
  too_short: 'C’est trop court.',
  invalid: 'Ce n’est pas valable.',
  invalid_characters: 'Il y a des caractères non autorisés.',
};
