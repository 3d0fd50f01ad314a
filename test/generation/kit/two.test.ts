/** Two at one screen: each plays the same game in a half of the window, and one of them wins, or nobody. */
import { describe, expect, it } from 'vitest';
import { GENRES, type GameDesign } from '../../../src/generation/design.js';
import { entryOf, KINDS, supported } from '../../../src/generation/genres/index.js';
import { SEATS } from '../../../src/generation/genres/seats.js';
import { halfAt, halvesOf } from '../../../src/generation/kit/two/halves.js';
import type { Two } from '../../../src/generation/kit/two/seats.js';
import { Play } from '../../../src/generation/kit/play.js';
import type { Kind } from '../../../src/generation/kit/types.js';
import { tryPart } from '../../../src/generation/playtest/trial.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { readRequest } from '../../../src/generation/revise/index.js';
import { TEXTS } from '../../../src/generation/texts/texts.js';
import { limitOf } from '../play-alone.js';

const designOf = (prompt: string): GameDesign => readPrompt({ prompt, seed: 3, supported: GENRES });
const inHalves = supported().flatMap(({ genre }) => (SEATS[genre] ? [genre] : []));

/** A match that has begun, whose pads a test presses. */
function matchOf(prompt: string): Play<Two<unknown>> {
  const design = designOf(prompt);
  const play = new Play(entryOf(design)?.kind as unknown as Kind<Two<unknown>>, {
    design,
    seed: 3,
    ease: 0,
    pictures: {},
  });
  play.begin();
  return play;
}

/** Until somebody has won or lost, at most two minutes. */
function playOn(play: Play<Two<unknown>>, press: (frame: number) => void = () => undefined): void {
  for (let frame = 0; frame < 7200 && play.phase === 'play'; frame++) {
    press(frame);
    play.tick();
  }
}

describe('a prompt for two', () => {
  it.each([
    ['snake game for two players on one keyboard', 'snake', 'Player 1 wins!'],
    ['Labyrinth für zwei Spieler', 'maze', 'Spieler 1 gewinnt!'],
    ['carrera de coches para dos jugadores', 'racing', '¡Gana el jugador 1!'],
    ['2人で遊べるフラッピーバード', 'flappy', 'プレイヤー1の勝ち！'],
  ])('is a match in two halves, told as kept: %s', (prompt, genre, first) => {
    const { genre: made, versus, asks, controls } = designOf(prompt);
    expect([made, versus?.first]).toEqual([genre, first]);
    expect(asks.filter(({ outcome }) => outcome !== 'kept')).toEqual([]);
    const [hand, other] = controls;
    expect([hand?.key, other?.key]).toEqual([expect.stringContaining('W A S D'), '← ↑ ↓ →, Enter']);
  });

  it('has the letters of a French keyboard in French', () =>
    expect(designOf('un jeu de serpent à deux joueurs').controls[0]?.key).toBe('Z Q S D, Espace'));

  it.each(['snake', 'two player chess', 'a duel for two players', 'snake with two apples'])(
    'and nothing else is: %s',
    (prompt) => expect(designOf(prompt).versus).toBeUndefined(),
  );

  it('has words for its end in every language', () => {
    for (const { versus } of Object.values(TEXTS)) expect(new Set(Object.values(versus)).size).toBe(3);
  });
});

describe('a change', () => {
  const change = (parent: GameDesign, prompt: string) =>
    readRequest({
      prompt,
      seed: 3,
      supported: GENRES,
      intent: 'edit',
      parentDesign: parent,
      kept: (genre) => KINDS[genre]?.kind.rules ?? [],
    });

  it('makes a game one for two, and a match a game for one', () => {
    const two = change(designOf('snake'), 'make it for two players');
    expect([two.genre, two.versus?.draw, two.controls[1]?.key]).toEqual(['snake', 'It’s a draw!', '← ↑ ↓ →, Enter']);
    const chess = change(two, 'make it chess instead');
    expect([chess.genre, chess.versus]).toEqual(['chess', undefined]);
  });
});

describe('a match', () => {
  it('is won by whoever lasts longer', () => {
    const play = matchOf('flappy bird for two players');
    playOn(play, (frame) => {
      // the first goes by the bot, the second flaps once and falls
      play.kind.bot(play.session, play.session.state, play.virtual, play.virtual2);
      play.virtual2.a = frame === 5;
    });
    expect([play.phase, play.session.verdict]).toEqual(['win', 'Player 1 wins!']);
    expect(play.session.state.seats.map(({ session }) => session.outcome)).toEqual([null, 'lose']);
  });

  it('and by the second just as well', () => {
    const play = matchOf('flappy bird for two players');
    playOn(play, (frame) => {
      const [, second] = play.session.state.seats;
      const flappy = entryOf({ genre: 'flappy' })?.kind as unknown as Kind;
      flappy.bot(second.session, second.session.state, play.virtual2);
      play.virtual.a = frame === 5;
    });
    expect([play.phase, play.session.verdict]).toEqual(['win', 'Player 2 wins!']);
  });

  it('is lost by both where nobody plays', () => {
    const play = matchOf('flappy bird for two players');
    playOn(play);
    expect([play.phase, play.session.verdict]).toEqual(['lose', undefined]);
  });

  it('is a draw where both do the same', () => {
    const play = matchOf('flappy bird for two players');
    playOn(play, (frame) => {
      play.virtual.a = play.virtual2.a = frame === 5;
    });
    expect([play.phase, play.session.verdict]).toEqual(['win', 'It’s a draw!']);
  });
});

describe('every kind that is played in halves', () => {
  it.each(inHalves)('can be won, not by doing nothing, and the same seed is the same match: %s', async (genre) => {
    const design = designOf(`two player ${TEXTS['en']?.kinds[genre]} game`);
    expect([design.genre, design.versus === undefined]).toEqual([genre, false]);
    const data = { design, seed: design.seed, ease: 0, pictures: {} };
    const won = await tryPart({
      part: 'win',
      data,
      budget: Math.max(200, limitOf(entryOf(design)?.kind as unknown as Kind, design) / 60),
      script: undefined,
    });
    expect(won.checks.filter(({ ok }) => !ok)).toEqual([]);
    const rest = await tryPart({ part: 'rest', data, budget: 60 });
    expect(rest.checks.filter(({ ok }) => !ok)).toEqual([]);
  });
});

describe('the halves of a window', () => {
  it('lie side by side where it is wide, one above the other where it is high', () => {
    const [left, right] = halvesOf(1280, 720);
    expect([left.x, left.w, right.x + right.w, right.y]).toEqual([0, right.w, 1280, 0]);
    const [top, bottom] = halvesOf(390, 844);
    expect([top.y, bottom.y + bottom.h, bottom.x, bottom.w]).toEqual([0, 844, 0, 390]);
    // the worlds below the signs are equally high
    expect(Math.abs(top.h - top.top - (bottom.h - bottom.top))).toBeLessThan(1);
  });

  it('each have their fingers', () => {
    expect([halfAt(100, 300, 1280, 720), halfAt(1200, 300, 1280, 720)]).toEqual([0, 1]);
    expect([halfAt(200, 100, 390, 844), halfAt(200, 800, 390, 844)]).toEqual([0, 1]);
  });
});
