import type { AskNotes, AskWords } from '../asks.types.js';

export const asks: AskWords = {
  title: ['titel', 'getiteld'],
  says: [
    'zegt',
    'zeg',
    'zeggen',
    'toont',
    'toon',
    'tonen',
    'laat zien',
    'staat',
    'bericht',
    'tekst',
    'schrijft',
    'verschijnt',
  ],
  win: ['wint', 'win', 'winnen', 'gewonnen', 'einde', 'eind', 'klaar', 'afgelopen', 'overwinning', 'gehaald'],
  lose: ['verliest', 'verlies', 'verliezen', 'verloren', 'game over', 'dood'],
  name: ['genaamd', 'heet', 'heten', 'naam', 'namen', 'genoemd'],
  owner: [
    'kanaal',
    'bedrijf',
    'merk',
    'winkel',
    'team',
    'school',
    'klas',
    'logo',
    'studio',
    'club',
    'bakkerij',
    'restaurant',
    'cafe',
    'band',
    'product',
  ],
};

export const notes: AskNotes = {
  notUsed: 'dit spel gebruikt het niet',
  changed: 'is {n} geworden',
  ownKeys: 'gespeeld wordt met de toetsen van het spel',
};
