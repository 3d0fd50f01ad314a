import type { AskNotes, AskWords } from '../asks.types.js';

export const asks: AskWords = {
  title: ['tytul', 'tytule', 'zatytulowana'],
  says: [
    'napis',
    'napisem',
    'pokaz',
    'pokazuje',
    'wyswietl',
    'wyswietla',
    'komunikat',
    'wiadomosc',
    'tekst',
    'pojawia',
    'pojawi',
    'napisz',
  ],
  win: ['wygrana', 'wygrasz', 'wygrywa', 'wygraniu', 'koniec', 'koncu', 'konca', 'zwyciestwo', 'ukonczeniu'],
  lose: ['przegrana', 'przegrasz', 'przegrywa', 'game over', 'smierci', 'umiera'],
  name: ['nazwie', 'nazywa', 'imieniu', 'imie', 'imiona', 'nazywaja', 'nazwany', 'o nazwie', 'zwany'],
  owner: [
    'kanal',
    'firma',
    'firmy',
    'marka',
    'sklep',
    'druzyna',
    'szkola',
    'klasa',
    'klasy',
    'logo',
    'studio',
    'klub',
    'piekarnia',
    'restauracja',
    'zespol',
    'produkt',
  ],
};

export const notes: AskNotes = {
  notUsed: 'ta gra tego nie używa',
  changed: 'zmieniono na {n}',
  ownKeys: 'gra ma własne klawisze',
};
