/** Games of the composer played in Chromium, where the operator's settings say so: the verdict and its reason stand in the report, the game stays. */
import { afterAll, describe, expect, test } from 'vitest';
import { createGamePlayer, type GamePlayer } from '../../../src/generation/browser/game-player.js';
import { checkSettings, SettingsError } from '../../../src/generation/providers/model-settings.js';
import { isPlayed } from '../../../src/generation/providers/play-composed.js';
import { openBook } from '../../../src/generation/providers/model-book.types.js';
import type { GenerationRequest, GenerationResult } from '../../../src/generation/provider.types.js';
import { createGenerator } from '../../../src/generation/router.js';
import { chromiumIsThere } from '../../helpers/browser.js';

const never = new AbortController().signal;
const settingsOf = (play?: object) => checkSettings(play ? { play } : { play: { share: 0 } }, 'test');

function make(
  play: object | undefined,
  player: GamePlayer | undefined,
  prompt: string,
  more: Partial<GenerationRequest> = {},
): Promise<GenerationResult> {
  const models = { settings: settingsOf(play), keys: new Map<string, string>(), book: openBook };
  return createGenerator({ ...models, ...(player ? { player } : {}) }).generate(
    { prompt, mode: 'quick_html', intent: 'auto', assetMode: 'auto', seed: 7, ...more },
    { signal: never, report: () => undefined },
  );
}

const names = ({ playability }: GenerationResult) => playability.checks.map(({ name }) => name);
const BY_BROWSER = ['ready', 'no-hang', 'not-blank', 'restart', 'input'];

describe.skipIf(!chromiumIsThere)('in Chromium', { timeout: 240_000 }, () => {
  const player = createGamePlayer(process.env['CHROMIUM_PATH']);
  afterAll(() => player.close());

  test.each([
    ['snake', 'quick_html'],
    ['breakout with candy bricks', 'quick_html'],
    ['chess', 'quick_html'],
    ['a quiz about animals', 'game_bundle'],
  ] as const)('%s as %s passes, with its first screen', async (prompt, mode) => {
    const made = await make({}, player, prompt, { mode });
    expect(made.playability.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(made).toMatchObject({ provider: 'composer', playability: { verdict: 'pass' } });
    expect(names(made)).toEqual(expect.arrayContaining(['winnable', ...BY_BROWSER]));
    expect(made.screen?.subarray(1, 4).toString()).toBe('PNG');
  });

  test('one that the browser finds wrong is delivered with its verdict and the reason, and without its screen', async () => {
    const damaging: GamePlayer = {
      ...player,
      waiting: 0,
      play: ({ html, ...more }, signal) =>
        player.play({ ...more, html: html.replace('</body>', '<script>damage()</script></body>') }, signal),
    };
    const made = await make({}, damaging, 'snake');
    expect(made.playability.verdict).toBe('fail');
    expect(made.playability.checks.filter(({ ok }) => !ok)).toEqual([
      { name: 'no-request', ok: false, detail: expect.stringContaining('Content Security Policy') as string },
    ]);
    expect(made.files[0]?.bytes.length).toBeGreaterThan(50_000);
    expect(made.screen).toBeUndefined();
  });

  test('a game that reads neither keys nor clicks is found', async () => {
    const deaf: GamePlayer = {
      ...player,
      waiting: 0,
      play: (game, signal) =>
        player.play(
          {
            ...game,
            html: game.html.replaceAll(
              /(?<=["'])(?:keydown|mousedown|pointerdown|touchstart|click)(?=["'])|(?<=\bon)(?:keydown|mousedown|click|touchstart)\b/gu,
              'nothing',
            ),
          },
          signal,
        ),
    };
    // a page with another script than its policy names runs none: the policy goes, too
    const open: GamePlayer = {
      ...deaf,
      play: (game, signal) =>
        deaf.play(
          { ...game, html: game.html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/u, '') },
          signal,
        ),
    };
    const made = await make({}, open, 'snake');
    expect(made.playability.checks.find(({ ok }) => !ok)?.name).toBe('input');
  });
});

test('it is off unless the operator says so, and a game without a browser says why', async () => {
  const plain = await createGenerator().generate(
    { prompt: 'snake', mode: 'quick_html', intent: 'auto', assetMode: 'auto', seed: 7 },
    { signal: never, report: () => undefined },
  );
  for (const play of [undefined, { share: 0 }, { kinds: ['quiz'] }])
    expect((await make(play, undefined, 'snake')).playability).toEqual(plain.playability);
  const missing = createGamePlayer('/nowhere/chromium');
  const reason = (made: GenerationResult) => made.playability.checks.find(({ name }) => name === 'browser')?.detail;
  const made = await make({}, missing, 'snake');
  expect(made.playability.verdict).toBe('unverified');
  expect(names(made)).toContain('winnable');
  expect(reason(made)).toBe('Not played in a browser: CHROMIUM_PATH names no file.');
  expect(made.files).toEqual(plain.files);
  const busy: GamePlayer = { ...missing, waiting: 3 };
  expect(reason(await make({}, busy, 'snake'))).toBe('Not played in a browser: too many games wait for the browser.');
});

test('a share of games is played: about so many, and the same ones each time', () => {
  const { play } = settingsOf({ share: 0.25, kinds: ['snake', 'quiz'] });
  const count = (genre: string) =>
    Array.from({ length: 2_000 }, (_, at) => (at * 2_654_435_761) >>> 0).filter((seed) =>
      isPlayed(play, { design: { genre, seed } as GenerationResult['design'] }),
    ).length;
  expect(count('snake')).toBeGreaterThan(400);
  expect(count('snake')).toBeLessThan(600);
  expect(count('snake')).toBe(count('quiz'));
  expect(count('chess')).toBe(0);
  expect(() => settingsOf({ share: 2 })).toThrow(SettingsError);
  expect(() => settingsOf({ kinds: ['snakes'] })).toThrow(/play\.kinds\[0\]/u);
});
