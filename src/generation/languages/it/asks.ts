import type { AskNotes, AskWords } from '../asks.types.js';

export const asks: AskWords = {
  title: ['titolo', 'intitolato', 'intitolata'],
  says: [
    'dice',
    'dica',
    'mostra',
    'mostrare',
    'scrivi',
    'scrivere',
    'scritta',
    'messaggio',
    'testo',
    'appare',
    'appaia',
    'compare',
  ],
  win: ['vinci', 'vince', 'vincere', 'vittoria', 'fine', 'finisce', 'finire', 'completa', 'completato'],
  lose: ['perdi', 'perde', 'perdere', 'game over', 'muore', 'morire'],
  name: ['chiamato', 'chiamata', 'chiama', 'chiamano', 'nome', 'nomi'],
  owner: [
    'canale',
    'azienda',
    'marca',
    'negozio',
    'squadra',
    'scuola',
    'classe',
    'logo',
    'studio',
    'club',
    'panetteria',
    'ristorante',
    'caffe',
    'gruppo',
    'prodotto',
  ],
};

export const notes: AskNotes = {
  notUsed: 'questo gioco non lo usa',
  changed: 'è diventato {n}',
  ownKeys: 'si gioca con i tasti del gioco',
};
