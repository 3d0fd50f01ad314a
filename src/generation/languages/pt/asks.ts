import type { AskNotes, AskWords } from '../asks.types.js';

export const asks: AskWords = {
  title: ['titulo', 'intitulado', 'intitulada'],
  says: [
    'diga',
    'diz',
    'dizer',
    'mostra',
    'mostrar',
    'mostre',
    'escreva',
    'escreve',
    'mensagem',
    'texto',
    'aparece',
    'apareca',
    'aparecer',
  ],
  win: ['ganhar', 'ganha', 'ganhe', 'vencer', 'vence', 'fim', 'final', 'terminar', 'termina', 'vitoria', 'completar'],
  lose: ['perder', 'perde', 'perca', 'game over', 'morrer', 'morre'],
  name: ['chamado', 'chamada', 'chama', 'chamam', 'nome', 'nomes'],
  owner: [
    'canal',
    'empresa',
    'marca',
    'loja',
    'time',
    'equipe',
    'escola',
    'turma',
    'logo',
    'estudio',
    'clube',
    'padaria',
    'restaurante',
    'cafe',
    'banda',
    'produto',
  ],
};

export const notes: AskNotes = {
  notUsed: 'este jogo não usa isso',
  changed: 'virou {n}',
  ownKeys: 'vale o teclado do jogo',
};
