/** Places that no theme shows are told, with where the game plays instead. */
import { expect, test } from 'vitest';
import { parseBrief } from '../../../src/generation/brief.js';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const made = (prompt: string) => readPrompt({ prompt, seed: 7, supported: GENRES });

test.each([
  ['a memory game in a laundromat with socks', 'laundromat', 'home', 'it plays at Home'],
  ["dodge the kids in a dentist's waiting room", 'waiting room', 'home', 'it plays at Home'],
  ['a runner in a tram depot, jump over rails', 'depot', 'city', 'it plays in the Big City'],
  ['un jeu de plateforme au Puy du Fou avec un chevalier', 'Puy du Fou', 'castle', 'le jeu se passe au château'],
  ['un juego de memoria en una lavandería', 'lavandería', 'home', 'el juego transcurre en casa'],
  ['ein Labyrinth im Waschsalon mit einer Katze', 'Waschsalon', 'home', 'das Spiel spielt zu Hause'],
  ['um labirinto na cadeia com um rato', 'cadeia', 'city', 'o jogo se passa na cidade'],
  ['un labirinto in una prigione', 'prigione', 'city', 'il gioco si svolge in città'],
  ['een doolhof in een gevangenis', 'gevangenis', 'city', 'het spel speelt in de stad'],
  ['labirynt w starym więzieniu', 'więzieniu', 'city', 'gra toczy się w mieście'],
  ['çamaşırhanede bir labirent oyunu, bir kedi', 'çamaşırhane', 'home', 'oyun evde geçiyor'],
  ['игра в прачечной: кот собирает носки', 'прачечной', 'home', 'игра проходит дома'],
  ['лабіринт у тюрмі, ні, у пральні', 'пральні', 'home', 'гра відбувається вдома'],
  ['permainan labirin di dalam penjara', 'penjara', 'city', 'permainannya berlangsung di kota'],
  ['जेल में भूलभुलैया खेल', 'जेल', 'city', 'यह खेल शहर में होता है'],
  ['لعبة متاهة في السجن', 'السجن', 'city', 'تدور اللعبة في المدينة'],
  ['コインランドリーで猫が靴下を集めるゲーム', 'コインランドリー', 'home', '舞台は「おうち」です'],
  ['在监狱里的迷宫游戏', '监狱', 'city', '游戏的地点是城市'],
  ['감옥에서 탈출하는 미로 게임', '감옥', 'city', '배경은 도시입니다'],
])('%s', (prompt, text, theme, note) => {
  const { asks, theme: made_ } = made(prompt);
  expect(made_.id).toBe(theme);
  expect(asks).toContainEqual(expect.objectContaining({ text, outcome: 'changed', note }));
});

test.each([
  'a maze in a castle',
  'a memory game for the tablet in our waiting room',
  'a maze called "In the Prison"',
  'a runner in the jungle with a warehouse worker',
])('%s: has no such place', (prompt) => {
  expect(parseBrief(made(prompt).brief).scene.elsewhere).toBeUndefined();
});
