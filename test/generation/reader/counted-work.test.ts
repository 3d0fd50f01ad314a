/** A number of guests, orders, finds or boards says how long the game is; throws are as many as are asked for. */
import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const COUNTED = new Set(['collect', 'levels', 'throws', 'points', 'mines']);
const rules = (prompt: string): string[] =>
  readPrompt({ prompt, seed: 7, supported: GENRES }).rules.flatMap((rule) =>
    COUNTED.has(rule.rule) && 'n' in rule ? [`${rule.rule} ${rule.n}`] : [],
  );

describe('what a number counts by the work of the kind', () => {
  it.each([
    ['hidden objects: spot all the ladybirds in the messy bedroom, there are 20', 'collect 20'],
    ['Wimmelbild: finde alle Marienkäfer im Kinderzimmer, 20 Stück', 'collect 20'],
    ['torre de bolas de helado: apilar las bolas sin que se caigan, premio a las 20 bolas', 'collect 20'],
    ['impilare le palline di gelato senza che cada la torre, chi arriva a 20 vince', 'collect 20'],
    ['lander game: a stork lands on chimneys, seven chimneys', 'levels 7'],
    ['Landespiel: ein Storch landet auf Schornsteinen. Sieben Schornsteine', 'levels 7'],
    ['moon lander: land the probe on a comet, five comets, little fuel', 'levels 5'],
    ['lights out with street lamps, eight streets', 'levels 8'],
    ['slingshot game with watermelons against gnomes, 6 tries', 'throws 6'],
    ['penales: el arquero es un gato, el mejor de cinco', 'throws 5'],
    ['slingshot game against a castle, 2 shots', 'throws 3'],
    ['a jigsaw puzzle with a photo of a lighthouse, 24 pieces', 'collect 24'],
    ['Ein Puzzlespiel mit 36 Teilen, Motiv Bauernhof', 'collect 36'],
    ['пазл на 20 кусочков, зимний лес', 'collect 20'],
    ['jigsaw puzzle of a castle, 500 pieces', 'collect 60'],
    ['food delivery game, maybe 6 loads', 'collect 6'],
    ['hidden objects for my son who loves cats: my son is six, and 12 mice are hidden', 'collect 12'],
    ['送餐游戏：外卖小哥骑车躲行人，送完10单就下班', 'collect 10'],
    ['接枣子游戏，马蜂蜇一下少一颗心，兜满60个', 'collect 60'],
    ['гра: знайди предмети на ярмарку, десять схованих півників', 'collect 10'],
    ['Der Igel bringt seine fünf Kinder in den Garten, jedes läuft ihm hinterher', 'collect 5'],
    ['whack-a-mole, hit 30 moles', 'collect 30'],
    ['sjoelen met 30 stenen, 3 beurten', 'levels 3'],
    ['shuffleboard, 20 Steine, drei Durchgänge, Shuffleboard', 'levels 3'],
  ])('%s', (prompt, rule) => expect(rules(prompt)).toContain(rule));

  it.each([
    'delivery game: bring letters through the town and dodge 5 angry dogs',
    'hidden objects in a bedroom with two windows',
    'chess with 16 pieces each',
    'jigsaw puzzle of 2 dogs',
    'stealth game in a museum with 5 guards',
    'Сыну шесть, сделайте игру: поиск предметов в комнате кота',
    'tower defence with gnomes, start with 200 coins',
  ])('but not: %s', (prompt) => expect(rules(prompt)).toEqual([]));

  it('and what is to be avoided is no level', () =>
    expect(rules('moon lander with 5 rocks to avoid')).not.toContain('levels 5'));
});

describe('sides of a board', () => {
  it.each([
    ['campo minado no fundo do mar, 10 por 10', 10],
    ['minesweeper under the sea, 10 by 10', 10],
    ['buscaminas bajo el mar, 10 por 10', 10],
  ])('of a game that has one: %s', (prompt, side) =>
    expect(readPrompt({ prompt, seed: 7, supported: GENRES }).grid).toEqual({ rows: side, columns: side }),
  );

  it('but 5 by 5 of a quiz is no board', () =>
    expect(readPrompt({ prompt: 'a maths quiz that asks 5 by 5', seed: 7, supported: GENRES }).grid).toBeUndefined());
});

describe('how many slips end the game', () => {
  const lives = (prompt: string) =>
    readPrompt({ prompt, seed: 7, supported: GENRES }).rules.flatMap((rule) => (rule.rule === 'lives' ? [rule.n] : []));
  it.each([
    ['a snake game in the sea: the eels give it shocks and the third shock is game over', 3],
    ['送餐游戏：分错5个就下班', 5],
  ])('%s', (prompt, n) => expect(lives(prompt)).toEqual([n]));
  it('but what is done so often is no slip', () => expect(lives('送餐游戏：送完10单就下班')).toEqual([]));
});

describe('the best of so many', () => {
  it.each(['rock paper scissors best of 5', 'piedra papel o tijera al mejor de 5'])(
    'is kept by as many wins: %s',
    (prompt) => {
      const { rules: made, asks } = readPrompt({ prompt, seed: 7, supported: GENRES });
      expect(made).toContainEqual({ rule: 'points', n: 3 });
      expect(asks.find(({ kind }) => kind === 'number')?.outcome).toBe('kept');
    },
  );
});
