/** What the service refuses, and why a run failed. Spanish, as it is understood everywhere. Readers are addressed as “tú”. */
import type { StudioRunFailureReason } from '../generated/operations.js';
import type { ErrorTexts } from './errors.en.js';

export const errors: ErrorTexts = {
  unauthenticated: 'Inicia sesión y vuelve a intentarlo.',
  session_expired: 'Tu sesión ha terminado. Inicia sesión otra vez.',
  account_required:
    'Estás aquí como invitado y para esto hace falta una cuenta. Es gratis y tus juegos siguen siendo tuyos.',
  invalid_credentials: 'El correo o la contraseña no son correctos. Revisa ambos e inténtalo de nuevo.',
  email_taken: 'Ya existe una cuenta con este correo. Inicia sesión.',
  studio_credits_insufficient: 'No tienes créditos suficientes para esto.',
  studio_run_not_found: 'No se encontró el juego, o no está en tu cuenta.',
  thread_not_found: 'No se encontró el juego, o no está en tu cuenta.',
  artifact_not_found: 'Esta versión ya no existe.',
  session_not_found: 'Esa sesión ya ha terminado.',
  public_url_unavailable: 'Esta dirección está ocupada o reservada. Elige otra.',
  idempotency_in_progress: 'Ya se está haciendo. Inténtalo en un segundo.',
  run_already_finished: 'Ya ha terminado y no se puede cancelar.',
  thread_at_work:
    'Todavía se está creando una versión de este juego. Espera a que esté lista, o cancélala, y después elimina el juego.',
  payload_too_large: 'Es demasiado texto. Acórtalo.',
  validation_failed: 'Algo de lo que escribiste no es válido. Revísalo e inténtalo de nuevo.',
  context_required: 'Todavía no hay ningún juego que esto pueda cambiar.',
  prompt_refused: 'Este prompt va contra las reglas de este servicio. Describe otro juego; no se cobró nada.',
  text_refused: 'Un texto va contra las reglas de este servicio, así que no se publicó. Cámbialo.',
  artifact_not_publishable: 'Solo se puede publicar un juego terminado que superó sus comprobaciones.',
  rate_limited: 'Fueron demasiadas veces. Espera un momento e inténtalo de nuevo.',
  too_many_active_runs: 'Demasiados de tus juegos siguen en curso. Espera a que termine uno e inténtalo de nuevo.',
  internal_error: 'Algo salió mal por nuestra parte. Inténtalo de nuevo.',
  generation_queue_unavailable: 'Ahora no se pueden aceptar juegos nuevos. Inténtalo en un momento; no se cobró nada.',
  service_unavailable: 'El servicio no está disponible ahora. Inténtalo en un momento.',
  artifact_damaged: 'El archivo de este juego está dañado o falta. Inténtalo más tarde.',
};

export const failures: Readonly<Record<StudioRunFailureReason, string>> = {
  deadline_exceeded: 'Crearlo tardó demasiado.',
  internal: 'Algo salió mal por nuestra parte.',
  output_invalid: 'Lo que salió no era un juego.',
  output_not_playable: 'El juego no se pudo jugar hasta el final.',
  output_too_large: 'El juego resultó más grande de lo permitido.',
  output_unchanged: 'El juego habría quedado como está, así que no se creó una versión nueva.',
  parent_failed: 'La versión que esta continúa no se terminó.',
  provider_rate_limited: 'El generador estaba sobrecargado.',
  provider_timeout: 'El generador tardó demasiado en responder.',
  provider_unavailable: 'El generador no respondió.',
  queue_expired: 'Esperó en la cola más de un día.',
  safety_input: 'El prompt pide algo que este servicio no crea.',
  worker_lost: 'La creación se interrumpió tres veces.',
};

/** What is wrong with one field. */
export const fields = {
  required: 'Este campo es necesario.',
  too_long: 'Es demasiado largo.',
  too_short: 'Es demasiado corto.',
  invalid: 'No es válido.',
  invalid_characters: 'Contiene caracteres que no se permiten.',
};
