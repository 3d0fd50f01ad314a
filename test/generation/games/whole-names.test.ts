/** A prompt that is a game's name and nothing else: its language is the name's, and everyday words count that a sentence does not give. */
import { describe, expect, it } from 'vitest';
import { findGames } from '../../../src/generation/games/find.js';
import { languageOfName } from '../../../src/generation/games/language-of-name.js';
import { tellLanguage } from '../../../src/generation/reader/tell-apart.js';
import { normalise } from '../../../src/generation/vocabulary/normalise.js';
import { tokenise } from '../../../src/generation/vocabulary/tokens.js';

function read(prompt: string): { readonly language: string; readonly games: readonly string[] } {
  const normal = normalise(prompt);
  const language = tellLanguage(normal);
  const games = findGames(tokenise(normal, language), language).filter(({ how }) => how !== 'word');
  return { language, games: games.map(({ game }) => game.id) };
}

describe('the language of a name', () => {
  it.each([
    ['神経衰弱', 'ja', 'memory'],
    ['倉庫番', 'ja', 'sokoban'],
    ['斗地主', 'zh', 'dou_dizhu'],
    ['statki', 'pl', 'battleship'],
    ['Wisielec!', 'pl', 'hangman'],
    ['шахи', 'uk', 'chess'],
    ['шахматы', 'ru', 'chess'],
    ['siete y media', 'es', 'seven_and_a_half'],
    ['sette e mezzo', 'it', 'seven_and_a_half'],
    ['steltlopen', 'nl', 'stilt_race'],
    // titles that the whole world knows are of no language, whatever their letters look like
    ['paper.io', 'en', 'paper_io'],
    ['slither.io', 'en', 'slither_io'],
    ['uno', 'en', 'uno'],
    ['Tetris', 'en', 'tetris'],
  ])('%s: %s', (prompt, language, game) => {
    expect(read(prompt)).toEqual({ language, games: [game] });
  });

  it.each(['domino', 'king', 'agar.io. Katzen fressen', 'a statki game of my own', '小猫', 'x'.repeat(500)])(
    'is not told by %s',
    (prompt) => {
      expect(languageOfName(prompt)).toBeUndefined();
    },
  );
});

describe('a name of today', () => {
  it.each([
    ['kulki lines', 'pl', 'lines_98'],
    ['1010!', 'en', '1010_blocks'],
    ['un jeu comme le président avec un chat', 'fr', 'president_cards'],
    ['un gioco come le biglie con un gatto', 'it', 'marbles_game'],
    ['gra jak Wiedźmin z kotem', 'pl', 'the_witcher'],
    ['跳一跳', 'zh', 'jump_jump'],
    ['七並べ', 'ja', 'sevens'],
    ['игра балда', 'ru', 'balda'],
    ['लंदन वाला नहीं, पोशम्पा', 'hi', 'london_bridge'],
    ['game cacing', 'id', 'slither_io'],
  ])('%s', (prompt, language, game) => {
    expect(read(prompt)).toEqual({ language, games: [game] });
  });

  it.each([
    'un juego de la pulga que salta',
    'Кот и казаки бегут по степи',
    'the knight meets a stalker in a gothic castle with the crew',
    'collect color lines',
    'кіт з’єднує точки',
  ])('%s names none', (prompt) => expect(read(prompt).games).toEqual([]));
});

describe('Hindi', () => {
  it.each([
    ['टेम्पल रन', 'temple_run'],
    ['टेंपल रन', 'temple_run'],
    ['पत्थर कागज कैंची', 'rock_paper_scissors'],
    ['पत्थर कागज़ कैंची', 'rock_paper_scissors'],
  ])('%s is read in both spellings', (prompt, game) => expect(read(prompt)).toEqual({ language: 'hi', games: [game] }));
});

describe('an everyday word', () => {
  it.each([
    ['billes', 'marbles_game'],
    ['trottole', 'spinning_tops'],
    ['pião', 'spinning_tops'],
  ])('%s names a game alone', (prompt, game) => {
    expect(read(prompt).games).toContain(game);
  });

  it.each([
    ['el solitario', 'es', 'solitaire'],
    ['la escoba', 'es', 'scopa'],
    ['le président', 'fr', 'president_cards'],
    ['la campana', 'it', 'hopscotch'],
    ['le biglie!', 'it', 'marbles_game'],
  ])('%s names it behind its article', (prompt, language, game) => {
    const tokens = tokenise(normalise(prompt), language);
    expect(findGames(tokens, language).flatMap(({ game: { id }, how }) => (how === 'word' ? [] : [id]))).toEqual([
      game,
    ]);
  });

  it.each([
    'una escoba',
    'el gato',
    'el burro',
    'la campana de la iglesia',
    'le président saute',
    'un béret rouge tombe sur la table',
    'je cherche un béret',
    'un burro carga naranjas por la montaña',
    'una trottola che salta sui tetti',
    'um pião que foge do gato',
  ])('%s names none', (prompt) => {
    expect(read(prompt).games).toEqual([]);
  });
});
