/** What the service refuses, and why a run failed. Portuguese of Brazil. Readers are addressed as “você”. */
import type { StudioRunFailureReason } from '../generated/operations.js';
import type { ErrorTexts } from './errors.en.js';

export const errors: ErrorTexts = {
  unauthenticated: 'Entre e tente de novo.',
  session_expired: 'Sua sessão terminou. Entre de novo.',
  account_required:
    'Você está aqui como visitante, e isso precisa de uma conta. É grátis, e seus jogos continuam seus.',
  invalid_credentials: 'O e-mail ou a senha está errado. Confira os dois e tente de novo.',
  email_taken: 'Já existe uma conta com este e-mail. Entre nela.',
  studio_credits_insufficient: 'Você não tem créditos suficientes para isso.',
  studio_run_not_found: 'Jogo não encontrado, ou fora da sua conta.',
  thread_not_found: 'Jogo não encontrado, ou fora da sua conta.',
  artifact_not_found: 'Esta versão não existe mais.',
  session_not_found: 'Essa sessão já terminou.',
  public_url_unavailable: 'Este endereço está ocupado ou reservado. Escolha outro.',
  idempotency_in_progress: 'Isso já está em andamento. Tente de novo em um segundo.',
  run_already_finished: 'Já terminou e não pode ser cancelado.',
  thread_at_work:
    'Uma versão deste jogo ainda está sendo criada. Espere ficar pronta, ou cancele, e depois exclua o jogo.',
  payload_too_large: 'É texto demais. Encurte.',
  validation_failed: 'Algo do que você escreveu não é válido. Confira e tente de novo.',
  context_required: 'Ainda não há um jogo que isso possa mudar.',
  prompt_refused: 'Este prompt vai contra as regras deste serviço. Descreva outro jogo; nada foi cobrado.',
  text_refused: 'Um texto vai contra as regras deste serviço, por isso não foi publicado. Mude-o.',
  artifact_not_publishable: 'Só um jogo pronto que passou nas verificações pode ser publicado.',
  rate_limited: 'Foram vezes demais. Espere um pouco e tente de novo.',
  too_many_active_runs: 'Muitos dos seus jogos ainda estão em andamento. Espere um ficar pronto e tente de novo.',
  internal_error: 'Algo deu errado do nosso lado. Tente de novo.',
  generation_queue_unavailable: 'Não é possível aceitar jogos novos agora. Tente daqui a pouco; nada foi cobrado.',
  service_unavailable: 'O serviço não está disponível agora. Tente daqui a pouco.',
  artifact_damaged: 'O arquivo deste jogo está danificado ou sumiu. Tente mais tarde.',
};

export const failures: Readonly<Record<StudioRunFailureReason, string>> = {
  deadline_exceeded: 'A criação demorou demais.',
  internal: 'Algo deu errado do nosso lado.',
  output_invalid: 'O que saiu não era um jogo.',
  output_not_playable: 'Não foi possível jogar o jogo até o fim.',
  output_too_large: 'O jogo ficou maior do que um jogo pode ser.',
  output_unchanged: 'O jogo teria ficado como está, então nenhuma versão nova foi criada.',
  parent_failed: 'A versão que esta continua não ficou pronta.',
  provider_rate_limited: 'O gerador estava sobrecarregado.',
  provider_timeout: 'O gerador demorou demais para responder.',
  provider_unavailable: 'O gerador não respondeu.',
  queue_expired: 'Ficou na fila por mais de um dia.',
  safety_input: 'O prompt pede algo que este serviço não cria.',
  worker_lost: 'A criação foi interrompida três vezes.',
};

/** What is wrong with one field. */
export const fields = {
  required: 'Isto é necessário.',
  too_long: 'Está longo demais.',
  too_short: 'Está curto demais.',
  invalid: 'Não é válido.',
  invalid_characters: 'Contém caracteres que não são permitidos.',
};
