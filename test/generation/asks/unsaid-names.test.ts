/** Names that nothing marks but their place or their shape, and texts that end a game. */
import { expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const designOf = (prompt: string) => readPrompt({ prompt, seed: 7, supported: GENRES });
/** all that a player reads of it beside the lines of the kind */
const shownIn = (prompt: string): string => {
  const { sign, texts, cast } = designOf(prompt);
  return [sign, texts.win, cast.hero.name, ...cast.enemies.map(({ name }) => name)].join('\n');
};

it.each([
  ['a runner for my stream NIGHT_OWL, dodge bricks', 'NIGHT_OWL'],
  ['un juego de saltar, jugar con EL_PATO por la ciudad', 'EL_PATO'],
  ["We're Harlow Tyres, a garage. Stack tyres on a tower", 'Harlow Tyres'],
  ['Siamo la Pasticceria Monte Rosa, un gioco di torte che cadono', 'Pasticceria Monte Rosa'],
  ['ネコのレースゲーム。なまえはモモちゃんです', 'モモちゃん'],
  ['고양이가 점프, 이름은 보리예요', '보리'],
  ['game kucing lompat, namanya momo', 'momo'],
  ['corrida de gatos. O nome dele é Seu Bigode.', 'Seu Bigode'],
  ['catch falling pans, at 25 the aunt shouts "out with you all!"', 'out with you all!'],
  ['Help Mia the mermaid collect pearls', 'Mia'],
  ['un jeu où Lila la sirène ramasse des perles', 'Lila'],
  ['parchís contra mis primos Nacho, Bea y Tito', 'Tito'],
  ['ludo against my cousins Nat, Bea and Tito', 'Bea'],
  ['bhai cricket wala game bana de, bowler mera chhota bhai Golu hai', 'Golu'],
  ['um jogo de pênaltis, eu sou o Juninho e o goleiro é um polvo', 'Juninho'],
  ['五子棋，电脑叫老王，人机对战', '老王'],
  ['Bonjour, pâtisserie Keller à Colmar. On empile des macarons', 'Keller'],
  ['Nägel einschlagen für unser Fest, Schreinerei Kolbinger', 'Schreinerei Kolbinger'],
  ['una corsa per la Cantina Rivalta', 'Cantina Rivalta'],
])('%s shows %s', (prompt, text) => expect(shownIn(prompt)).toContain(text));

it('the last of two messages ends the game, and the first is seen', () => {
  const { sign, texts } = designOf(
    'Show \'Green Loop\' in the game about bins and end with "Bin there, done that". Catcher',
  );
  expect([sign, texts.win]).toEqual(['Green Loop', 'Bin there, done that']);
});

it.each([
  'we are in the Wild West, a shooter',
  'a quiz with questions like "what is seven times eight?"',
  '狗在院子里大叫汪汪，接骨头',
  'my cousins love cats, dogs and France',
])('and no name is made of what is none: %s', (prompt) => expect(designOf(prompt).sign).toBeUndefined());
