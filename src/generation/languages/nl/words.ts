/** How Dutch speaks of games, and what people are told in it. */
import type { GameWords } from '../language.types.js';

export const WORDS: GameWords = {
  like: 'zoals, net als, als, lijkt op, kloon van, versie van, in de stijl van, soort, geïnspireerd op, gebaseerd op, speel',
  liked: 'kloon, stijl, achtig, maar, met, tegen',
  opening: 'in, op, voor, en, waar, 2d, 3d',
  title: 'spel zoals, spelletje zoals, spel als, iets als, iets zoals, kloon van, game zoals, game als',
  titled: 'kloon',
  game: 'spel, spelletje, game, wedstrijd, toernooi, gespeeld, speelden, spelen',
  between: 'de, het, een, van',
  definite: 'de, het',
  not: 'niet, niet zoals, geen, zonder, in plaats van, nooit',
  idioms: 'ter nagedachtenis aan',
  told: {
    near: '{asked} kan nog niet. Dit lijkt erop: {made}.',
    far: '{asked} kan nog niet. Het dichtst in de buurt: {made}.',
    unknown: '“{asked}” kennen we niet. In plaats daarvan: {made}.',
    deeds: 'Het dichtst bij {said}: {made}.',
    open: 'Geen soort spel genoemd. Gemaakt: {made}.',
  },
};
