/** A game without an end: all levels again, harder, until the lives are gone; a medal for how far one came; a bot shows a round of it. */
import { describe, expect, it } from 'vitest';
import { GENRES, type Genre, type Rule } from '../../../src/generation/design.js';
import { KINDS } from '../../../src/generation/genres/index.js';
import { Play } from '../../../src/generation/kit/play.js';
import { medalOf } from '../../../src/generation/kit/stars.js';
import type { Kind } from '../../../src/generation/kit/types.js';
import { readRequest } from '../../../src/generation/revise/index.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { designLike, penguin } from '../designs.js';
import { playAlone } from '../play-alone.js';

const ENDLESS: Rule = { rule: 'endless' };
const kindOf = (genre: Genre): Kind => (KINDS[genre] as unknown as { kind: Kind }).kind;

function playOf(genre: Genre, rules: Rule[] = [ENDLESS]): Play<unknown> {
  const design = designLike(penguin, { genre, rules });
  const play = new Play<unknown>(kindOf(genre), { design, seed: design.seed, ease: 0, pictures: {} });
  play.begin();
  return play;
}

/** The level is done, and what comes next has begun. */
function done(play: Play<unknown>): void {
  play.session.levelDone();
  const { number } = play.session;
  for (let i = 0; i < 200 && play.phase === 'play' && play.session.number === number; i++) play.tick();
}

describe('a game without an end', () => {
  it('begins again with its first level behind the last, harder and with another seed', () => {
    const play = playOf('catcher');
    const { levels, skill } = play.session;
    const [first] = [JSON.stringify(play.session.state)];
    for (let i = 0; i < levels; i++) done(play);
    const { level, round, number, outcome } = play.session;
    expect([level, round, number, outcome]).toEqual([1, 1, levels + 1, null]);
    expect(play.session.skill).toBeGreaterThan(skill);
    expect(JSON.stringify(play.session.state)).not.toBe(first);
  });

  it('ends with its last level where the prompt wants no more', () => {
    const play = playOf('catcher', []);
    for (let i = play.session.levels; i > 0; i--) done(play);
    expect(play.phase).toBe('win');
  });

  it('ends once the lives are gone, with a medal for how far it came', () => {
    const play = playOf('catcher');
    for (let i = Math.ceil((play.session.levels * 2) / 3); i > 0; i--) done(play);
    play.session.lose();
    for (let i = 0; i < 200 && play.phase === 'play'; i++) play.tick();
    expect([play.phase, play.session.stars, play.stars]).toEqual(['lose', 2, 2]);
  });

  it('gives no lives back in a second round', () => {
    const play = playOf('catcher');
    for (let i = play.session.levels; i > 0; i--) done(play);
    play.session.lives = 1;
    done(play);
    expect([play.session.round, play.session.level, play.session.lives]).toEqual([1, 2, 1]);
  });

  it('is shown by its bot for one round', () => {
    const design = designLike(penguin, { genre: 'timing_game', rules: [ENDLESS] });
    expect(playAlone(kindOf('timing_game'), design).phase).toBe('win');
  });
});

it('a medal is one for a third of the levels, and three for all of them', () =>
  expect([0, 2.9, 3, 6, 9, 30].map((far) => medalOf({ done: far, levels: 9 }))).toEqual([0, 0, 1, 2, 3, 3]));

describe('a prompt', () => {
  const rulesOf = (prompt: string): string[] =>
    readPrompt({ prompt, seed: 7, supported: GENRES }).rules.map(({ rule }) => rule);

  it.each([
    ['en', 'an endless platformer with a frog'],
    ['en', 'doodle jump with a frog'],
    ['en', 'jump from cloud to cloud with a frog, as high as you can'],
    ['es', 'un juego de plataformas sin fin con una rana'],
    ['fr', 'un jeu de plateforme sans fin avec une grenouille'],
    ['de', 'ein endloses Jump-and-Run mit einem Frosch'],
    ['pt', 'um jogo de plataforma infinito com um sapo'],
    ['it', 'un gioco di piattaforme senza fine con una rana'],
    ['nl', 'een eindeloos platformspel met een kikker'],
    ['pl', 'platformówka bez końca z żabą'],
    ['tr', 'kurbağalı sonsuz platform oyunu'],
    ['ru', 'бесконечный платформер с лягушкой'],
    ['uk', 'нескінченний платформер із жабою'],
    ['ja', 'カエルのエンドレスなジャンプアクション'],
    ['zh', '无尽模式的青蛙平台跳跃游戏'],
    ['ko', '개구리가 나오는 끝없는 플랫폼 게임'],
    ['hi', 'मेंढक वाला अंतहीन प्लेटफ़ॉर्म गेम'],
    ['ar', 'لعبة منصات بلا نهاية مع ضفدع'],
    ['id', 'gim platform tanpa akhir dengan katak'],
  ])('%s: %s has no end', (_, prompt) => expect(rulesOf(prompt)).toContain('endless'));

  it.each([
    'a platformer with a frog',
    'a platformer with a camel in an endless desert',
    'doodle jump with a frog and 3 levels',
  ])('%s has one', (prompt) => expect(rulesOf(prompt)).not.toContain('endless'));

  it('is told where the kind has an end of its own', () => {
    const { rules, ignored } = readPrompt({ prompt: 'endless chess', seed: 7, supported: GENRES });
    expect([rules.some(({ rule }) => rule === 'endless'), ignored.join()]).toEqual([
      false,
      expect.stringMatching(/endless play/u),
    ]);
  });

  it('of a game that stands makes it go on', () => {
    const game = readPrompt({ prompt: 'a platformer with a frog', seed: 7, supported: GENRES });
    const kept = (genre: Genre) => KINDS[genre]?.kind.rules ?? [];
    const made = readRequest({ prompt: 'make it endless', seed: 7, supported: GENRES, parentDesign: game, kept });
    expect([made.rules.map(({ rule }) => rule), made.ignored]).toEqual([['endless'], []]);
  });
});
