/** Which game a prompt names: in many languages, misspelt, refused, and where its word is only a word. */
import { describe, expect, it } from 'vitest';
import { findGames } from '../../../src/generation/games/find.js';
import { normalise } from '../../../src/generation/vocabulary/normalise.js';
import { tellLanguage } from '../../../src/generation/reader/tell-apart.js';
import { tokenise } from '../../../src/generation/vocabulary/tokens.js';

function found(prompt: string, language?: string) {
  const normal = normalise(prompt);
  const tongue = language ?? tellLanguage(normal);
  const tokens = tokenise(normal, tongue);
  return findGames(tokens, tongue).map(({ game, how, from, to }) => ({
    id: game.id,
    how,
    text: prompt.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0),
  }));
}
const named = (prompt: string, language?: string): string[] =>
  found(prompt, language).flatMap(({ id, how }) => (how === 'spoken' || how === 'plain' ? [id] : []));

describe('a name in its language', () => {
  it.each([
    ['tic tac toe dogs vs cats', 'tic_tac_toe'],
    ['Vier gewinnt mit Katzen', 'connect_four'],
    ['Schiffe versenken gegen Piraten', 'battleship'],
    ['ein Spiel wie Mensch ärgere dich nicht', 'ludo'],
    ['quiero un juego de buscaminas con osos', 'minesweeper'],
    ['juego de damas contra la máquina', 'checkers'],
    ['un jeu de bataille navale avec des pirates', 'battleship'],
    ['jeu du pendu sur les animaux', 'hangman'],
    ['jogo da velha com gatos', 'tic_tac_toe'],
    ['um jogo de caça-palavras de frutas', 'word_search'],
    ['un gioco come forza quattro con i pirati', 'connect_four'],
    ['boter-kaas-en-eieren met katten', 'tic_tac_toe'],
    ['gra w statki z piratami', 'battleship'],
    ['kółko i krzyżyk z kotami', 'tic_tac_toe'],
    ['kare bulmaca oyunu yap', 'crossword'],
    ['bana bir satranç oyunu yap', 'chess'],
    ['сделай морской бой с пиратами', 'battleship'],
    ['хочу сыграть в шахматы с котом', 'chess'],
    ['гра в морський бій з піратами', 'battleship'],
    ['五目並べを作って', 'gomoku'],
    ['クロッシーロードみたいなゲーム', 'crossy_road'],
    ['像愤怒的小鸟那样的游戏', 'angry_birds'],
    ['做一个找茬游戏', 'spot_the_difference'],
    ['지뢰찾기 게임 만들어줘', 'minesweeper'],
    ['체스처럼 말이 움직이는 게임', 'chess'],
    ['साँप सीढ़ी वाला गेम बनाओ', 'snakes_and_ladders'],
    ['لعبة شطرنج ضد الحاسوب', 'chess'],
    ['buatkan game ular tangga dengan kucing', 'snakes_and_ladders'],
    ['hopscotch with frogs', 'hopscotch'],
    ['un deux trois soleil avec des chats', 'red_light_green_light'],
    ['biliardino per due: uno con W e S, l’altro con le frecce', 'foosball'],
    ['futebol de botão de frutas', 'button_football'],
    ['夏祭りの金魚すくい', 'goldfish_scooping'],
    ['скопа', 'scopa'],
    ['कंचे का खेल बनाओ', 'marbles_game'],
    ['I have played patience for sixty years', 'solitaire'],
  ])('%s: %s', (prompt, id) => expect(named(prompt)).toContain(id));

  it('has its place in the prompt', () => {
    expect(found('please make me a game like Doodle Jump with frogs')).toEqual([
      { id: 'doodle_jump', how: 'spoken', text: 'Doodle Jump' },
    ]);
  });

  it.each([
    ['snakes and ladders with wizards', 'snakes_and_ladders'],
    ['a spider solitaire for my aunt', 'spider_solitaire'],
    ['mini golf on the moon', 'mini_golf'],
    ['ice hockey with penguins', 'ice_hockey'],
  ])('%s: the longest name, alone', (prompt, id) => expect(named(prompt)).toEqual([id]));
});

describe('a name typed otherwise', () => {
  it.each([
    ['tictactoe against my brother', 'tic_tac_toe'],
    ['mine sweeper with bears', 'minesweeper'],
    ['minesweper with bears', 'minesweeper'],
    ['make wordel in german', 'wordle'],
    ['mario cart with frogs', 'mario_kart'],
    ['PAC MAN but with bees', 'pac_man'],
    ['i want somthing like mincraft', 'minecraft'],
    ['solitare with big cards', 'solitaire'],
    ['ein Spiel wie Minesweper', 'minesweeper'],
  ])('%s: %s', (prompt, id) => expect(named(prompt)).toEqual([id]));
});

describe('a long name with two slips', () => {
  it.each([
    ['geogesser', 'geoguessr'],
    ['a game like vampier survivers with cats', 'vampire_survivors'],
    ['flapy brid', 'flappy_bird'],
    ['ein Spiel wie Minekrafft', 'minecraft'],
    ['un juego como geogesser', 'geoguessr'],
    ['игра как майнкрофтт', 'minecraft'],
  ])('%s: %s', (prompt, id) => expect(named(prompt)).toEqual([id]));

  it.each([
    'a superhero game',
    'Ihr superheld fährt eine minecart-Bahn',
    'un juego de una croqueta que salta',
    'una croqueta rueda por la barra',
    'vai al contenuto del servizio',
    'kedi sırayı tekrarla',
    'sprawdź, czy nie ma literówki',
  ])('%s: none', (prompt) => expect(named(prompt)).toEqual([]));
});

describe('an everyday word', () => {
  it.each([
    ['сапер 9 на 9', 'minesweeper'],
    ['сапер 9 на 9, замість мін гарбузи', 'minesweeper'],
    ['сапёр 10x10 с котами', 'minesweeper'],
    ['um jogo de skate', 'skateboarding'],
    ['滑板游戏', 'skateboarding'],
  ])('%s: %s, by the size of its board or beside “game”', (prompt, id) => expect(named(prompt)).toEqual([id]));
});

describe('no name', () => {
  it.each([
    'an enemy battleship fires at my little plane',
    'a hero chased by snakes in a forest',
    'a game in memory of my grandpa who loved boats',
    'an angel hops from cloud to cloud with a golden halo',
    'the temple of doom, full of skeletons',
    'a panda has to go to the market',
    'collect mini gold coins',
    'throw tennis balls at dogs',
    'a basketball player runs from zombies',
    'las damas del castillo huyen del dragón',
    'les échecs de la vie',
    "there's a bug: I get stuck in a wall",
    'match three jewels, no dominoes',
    'un perro persigue mariposas en el parque',
    'un gato en monopatín salta rampas',
    'um pinguim num skate foge do urso',
    'kucing lapar, yang jatuh dari meja kalah',
    'kedi durakta otobüs bekler',
    'a cat with flippers dives for pearls',
    '忍者扔飞镖打怪兽',
    '滑板车自己往前滑，娃娃蹦过井盖',
    'ein Würfel springt über Lava',
    'carry parcels up before people lose patience',
    'due gatti sulla tastiera, uno con W',
    'build a bridge before the president comes',
    'a jazz band marches to war',
  ])('%s', (prompt) => expect(named(prompt).filter((id) => id !== 'match3')).toEqual([]));

  it.each([
    ['a puzzle, but not like tetris', 'tetris'],
    ['nothing like Minecraft please, a farm', 'minecraft'],
    ['a platformer instead of chess', 'chess'],
    ['kein Schach, lieber ein Rennspiel', 'chess'],
    ['un juego de cartas, no como el póker', 'poker'],
    ['テトリスではない落ち物', 'tetris'],
    ['satranç değil, dama oyunu', 'chess'],
  ])('%s: refused', (prompt, id) => expect(named(prompt)).not.toContain(id));
});

it('takes no day for a slip of a game', () => {
  expect(named('algo para un domingo tranquilo', 'es')).toEqual([]);
  expect(named('juego de dominno contra el ordenador', 'es')).toEqual(['dominoes']);
});

it('takes no article for the end of a name', () => {
  expect(named('un juego de un capibara que junta 8 naranjas', 'es')).toEqual([]);
  expect(named('un gioco di un gatto che salta', 'it')).toEqual([]);
  expect(named('un jogo de um gato que pula', 'pt')).toEqual([]);
  expect(named('juego de uno contra dos perros', 'es')).toEqual(['uno']);
});
