import { describe, expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const rules = (prompt: string): string[] =>
  readPrompt({ prompt, seed: 1, supported: GENRES })
    .rules.map((rule) => `${rule.rule}${'n' in rule ? ` ${rule.n}` : ''}${'seconds' in rule ? ` ${rule.seconds}` : ''}`)
    .sort();

describe('numbers and rules', () => {
  it.each([
    ['platformer with a fox, three lives', 'lives 3'],
    ['platformer with a fox and 5 hearts', 'lives 5'],
    ['juego de plataformas con tres vidas', 'lives 3'],
    ['Jump and Run mit fünf Leben', 'lives 5'],
    ['jeu de plateforme avec quatre vies', 'lives 4'],
    ['jogo de plataforma com duas vidas', 'lives 2'],
    ['gioco di piattaforme con sei vite', 'lives 6'],
    ['ライフ3のアクションゲーム', 'lives 3'],
    ['平台游戏，五条命', 'lives 5'],
    ['платформер с тремя жизнями', 'lives 3'],
    ['لعبة منصات مع ثلاث أرواح', 'lives 3'],
    ['breakout, 90 seconds', 'timer 90'],
    ['breakout in 2 minutes', 'timer 120'],
    ['breakout con un tiempo de dos minutos', 'timer 120'],
    ['打砖块，限时九十秒', 'timer 90'],
    ['ブロック崩し、制限時間60秒', 'timer 60'],
    ['арканоид на 2 минуты', 'timer 120'],
    ['五个关卡的平台游戏', 'levels 5'],
    ['sokoban with at least 4 levels', 'levels 4'],
    ['arena with 8 waves of zombies', 'waves 8'],
    ['a boss every 5th wave', 'bossEvery 5'],
    ['boss fight every three waves', 'bossEvery 3'],
    ['un jefe cada 4 oleadas', 'bossEvery 4'],
    ['alle 3 Wellen kommt ein Boss', 'bossEvery 3'],
    ['un boss toutes les 5 vagues', 'bossEvery 5'],
    ['босс каждые 3 волны', 'bossEvery 3'],
    ['collect 20 mushrooms with a hedgehog', 'collect 20'],
    ['sammle 15 Pilze mit einem Igel', 'collect 15'],
    ['fox platformer with double jump', 'doubleJump'],
    ['狐狸平台跳跃，二段跳', 'doubleJump'],
    ['moon platformer with low gravity', 'lowGravity'],
    ['snake that wraps around the screen', 'wrap'],
    ['breakout with multiball', 'multiBall'],
    ['runner that gets faster and faster', 'speedUp'],
    ['a game without enemies', 'noEnemies'],
    ['ein Spiel ohne Gegner', 'noEnemies'],
    ['sin enemigos', 'noEnemies'],
    ['敵が出ないゲーム', 'noEnemies'],
    ['没有敌人的游戏', 'noEnemies'],
    ['игра без врагов', 'noEnemies'],
    ['a game for my daughter', 'gentle'],
    ['ein entspannendes Spiel', 'gentle'],
    ['ends with confetti', 'confetti'],
  ])('%s → %s', (prompt, rule) => {
    expect(rules(prompt)).toContain(rule);
  });

  it.each([
    ['a platformer without double jump', 'doubleJump'],
    ['no boss please, a platformer', 'boss'],
    ['one day a fox went out', 'lives 1'],
    ['a shooter with no time limit, 1 player', 'timer 10'],
  ])('%s has no %s', (prompt, rule) => {
    expect(rules(prompt)).not.toContain(rule);
  });

  it('clamps what no game can hold', () => {
    expect(rules('platformer with 999 lives and 100 levels')).toEqual(['levels 10', 'lives 20']);
  });

  it('hears how hard it should be', () => {
    const difficulty = (prompt: string): string => readPrompt({ prompt, seed: 1, supported: GENRES }).difficulty;
    expect(difficulty('a very hard platformer')).toBe('hard');
    expect(difficulty('nicht zu schwer')).toBe('easy');
    expect(difficulty('难度高的贪吃蛇')).toBe('hard');
    expect(difficulty('a platformer')).toBe('normal');
  });
});
