/** A game of the composer that a browser found wrong: its run is completed with the verdict, the operator is told, and the metrics count it. */
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createGamePlayer, type GamePlayer } from '../../src/generation/browser/game-player.js';
import { checkSettings } from '../../src/generation/providers/model-settings.js';
import { createGenerator } from '../../src/generation/router.js';
import { createModelBook } from '../../src/models/model-book.js';
import { createGameMetrics } from '../../src/monitoring/game-metrics.js';
import { tellFailures } from '../../src/process/tell-failures.js';
import { chromiumIsThere } from '../helpers/browser.js';
import { withRuns } from '../helpers/runs.js';

test.skipIf(!chromiumIsThere)('the operator is told, the game stays', { timeout: 240_000 }, () =>
  withRuns(async ({ database, signUp, runs, credits, withWorker }) => {
    const player = createGamePlayer(process.env['CHROMIUM_PATH']);
    // a script that the page's own policy does not allow
    const damaging: GamePlayer = {
      ...player,
      waiting: 0,
      play: ({ html, ...more }, signal) =>
        player.play({ ...more, html: html.replace('</body>', '<script>damage()</script></body>') }, signal),
    };
    const settings = checkSettings({ play: { kinds: ['snake'] } }, 'test');
    const models = { settings, keys: new Map<string, string>(), book: createModelBook(database, settings) };
    const warned: [object, string][] = [];
    const log = { warn: (facts: object, text: string) => void warned.push([facts, text]) } as never;
    const viewer = await signUp(100);
    try {
      const ids = await withWorker(tellFailures(createGenerator({ ...models, player: damaging }), log), async () => {
        const made: string[] = [];
        for (const prompt of ['snake', 'memory']) {
          const { run } = await runs.create(viewer, { prompt });
          for await (const event of runs.events(viewer, run.id, 0, AbortSignal.timeout(60_000))) void event;
          expect(await runs.find(viewer, run.id)).toMatchObject({ status: 'completed', provider: 'composer' });
          made.push(run.id);
        }
        return made;
      });
      const { rows } = await database.pool.query(
        `select kind, playability ->> 'verdict' as verdict from artifacts order by created_at`,
      );
      expect(rows).toEqual([
        { kind: 'snake', verdict: 'fail' },
        { kind: 'memory', verdict: 'unverified' },
      ]);
      expect(warned).toEqual([
        [
          expect.objectContaining({ runId: ids[0], kind: 'snake', check: 'no-request' }),
          'A game of the composer failed in the browser.',
        ],
      ]);
      expect(await credits.balance(viewer.user.id)).toMatchObject({ heldBalance: 0, spendableBalance: 80 });

      // told half a minute later
      await database.pool.query(
        `alter table runs disable trigger all; update runs set finished_at = finished_at - interval '40 seconds'; alter table runs enable trigger all`,
      );
      const registry = new Registry();
      const metrics = createGameMetrics(registry, database.pool, () => 3_600);
      const told = async () => {
        await Promise.all([metrics.update(), metrics.update()]);
        return (await registry.metrics()).split('\n').filter((line) => line.startsWith('gamewright_games'));
      };
      const first = [
        'gamewright_games_checked_total{maker="composer",kind="snake",verdict="fail"} 1',
        'gamewright_games_checked_total{maker="composer",kind="memory",verdict="unverified"} 1',
      ];
      expect((await told()).toSorted()).toEqual(first.toSorted());
      expect((await told()).toSorted()).toEqual(first.toSorted());
    } finally {
      await player.close();
    }
  }),
);
