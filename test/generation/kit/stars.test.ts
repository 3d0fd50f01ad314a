/** Stars of a run, by the lives that it cost; and the levels of a day. */
import { describe, expect, it } from 'vitest';
import { KINDS } from '../../../src/generation/genres/index.js';
import { Play } from '../../../src/generation/kit/play.js';
import { starsOf } from '../../../src/generation/kit/stars.js';
import { designLike, penguin } from '../designs.js';

describe('starsOf', () => {
  it.each([
    ['no life lost', { given: 3, lost: 0, whole: true }, 3],
    ['one of three lost', { given: 3, lost: 1, whole: true }, 2],
    ['half of four lost', { given: 4, lost: 2, whole: true }, 2],
    ['more than half lost', { given: 3, lost: 2, whole: true }, 1],
    ['the only life kept', { given: 1, lost: 0, whole: true }, 3],
    ['more lost than given, since nobody can lose', { given: 3, lost: 9, whole: true }, 1],
    ['begun half-way', { given: 3, lost: 0, whole: false }, 1],
    ['no lives in it', { given: 0, lost: 0, whole: true }, 0],
  ])('%s', (_, spent, stars) => expect(starsOf(spent)).toBe(stars));
});

function playOf(): Play<unknown> {
  const design = designLike(penguin, { genre: 'catcher', rules: [] });
  return new Play(KINDS.catcher!.kind, { design, seed: design.seed, ease: 0, pictures: {} });
}

/** Plays on until it has ended. */
function finish(play: Play<unknown>): Play<unknown> {
  for (let i = 0; i < 60 * 600 && play.phase !== 'win' && play.phase !== 'lose'; i++) play.tick();
  return play;
}

function after5Seconds(play: Play<unknown>): unknown {
  for (let i = 0; i < 300; i++) play.tick();
  return play.session.snapshot();
}

describe('a run', () => {
  it('that is won has stars, fewer where it cost a life more, and the most are kept', () => {
    const play = playOf();
    play.botMode = 'win';
    const { stars } = finish(play).session;
    expect(play).toMatchObject({ phase: 'win', stars });
    play.begin();
    play.session.hurt();
    expect(finish(play).session.stars).toBeLessThan(stars);
    expect(play.stars).toBe(stars);
  });

  it('that is lost has none', () => {
    const play = playOf();
    play.botMode = 'idle';
    expect(finish(play)).toMatchObject({ phase: 'lose', stars: 0 });
  });

  it('of a day is the same for everybody, another one the next day, and the game’s own without one', () => {
    const first = (day?: string): unknown => {
      const play = playOf();
      play.begin(1, day);
      return after5Seconds(play);
    };
    expect(first('2026-11-25')).toEqual(first('2026-11-25'));
    expect(first('2026-11-26')).not.toEqual(first('2026-11-25'));
    expect(first()).not.toEqual(first('2026-11-25'));
    expect(first('')).toEqual(first());
  });

  it('of a day that is begun again is of that day', () => {
    const play = playOf();
    play.begin(1, '2026-11-25');
    const before = after5Seconds(play);
    play.begin();
    expect(after5Seconds(play)).toEqual(before);
  });
});
