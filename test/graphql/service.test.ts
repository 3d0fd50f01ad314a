import { expect, test } from 'vitest';
import { withApp } from '../helpers/app.js';

const query = '{ service { demo promptLength prices { mode credits least } singleSignOn { name startUrl } } }';

test('whoever asks learns the prices and the ways in, without a session', async () => {
  await withApp(
    async ({ app }) => {
      const ask = (remoteAddress: string) =>
        app.inject({ method: 'POST', url: '/graphql', payload: { query }, remoteAddress });
      const near = await ask('127.0.0.1');
      expect(near.json()).toEqual({
        data: {
          service: {
            demo: true,
            promptLength: 8_000,
            prices: [
              { mode: 'quick_html', credits: 7, least: 7 },
              { mode: 'game_bundle', credits: 21, least: 21 },
            ],
            singleSignOn: null,
          },
        },
      });
      // the demo account is for people at this machine
      expect((await ask('203.0.113.5')).json()).toHaveProperty('data.service.demo', false);
    },
    { prices: { quick_html: 7, game_bundle: 21 } },
  );
});
