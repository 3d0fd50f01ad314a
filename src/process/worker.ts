import { AppError } from '../errors.js';
import type { GamePlayer } from '../generation/browser/game-player.js';
import type { Models } from '../generation/providers/configured-models.js';
import type { GameDesign } from '../generation/design.js';
import { createGenerator, warmUp } from '../generation/router.js';
import type { Log } from '../log.js';
import { createModelBook } from '../models/model-book.js';
import { createWorker } from '../worker/worker.js';
import type { Assignment } from './assignment.js';
import { keepScreens } from './keep-screens.js';
import { tellFailures } from './tell-failures.js';
import { openResources, type Resources } from '../resources.js';
import type { Shutdown } from './shutdown.js';

/** So that the first visitor finds the picture and the card made; where this fails they are drawn when somebody asks. */
function drawPictures({ services: { pictures }, log }: Resources, design: GameDesign): void {
  const { title, lang } = design;
  Promise.all([pictures.cover({ design }), pictures.card({ design, title, lang })]).catch((err: unknown) => {
    if (err instanceof AppError && err.reported) return;
    log.warn({ err }, 'The pictures of a game could not be drawn.');
  });
}

/** Nothing that only models need is loaded where none is configured. @throws SettingsError with a sentence for each problem */
async function modelsOf({ models, modelsFile }: Assignment['config'], log: Log): Promise<Models | undefined> {
  if (models === undefined && modelsFile === undefined) return undefined;
  const { readModels, unpriced } = await import('../generation/providers/configured-models.js');
  const read = readModels({ ...process.env, MODELS: models, MODELS_FILE: modelsFile });
  const names = read ? unpriced(read.settings) : [];
  if (names.length > 0)
    log.warn(
      `No price is set for ${names.join(', ')}: calls count as free, and no limit of cost holds. Write PROVIDER/MODEL@INPUT/OUTPUT in MODELS, or price in MODELS_FILE (dollars for a million tokens).`,
    );
  return read;
}

/** A browser for what models write, and for what the composer makes where the file says so; it starts with the first such game. */
async function playerOf({ chromiumPath }: Assignment['config'], shutdown: Shutdown): Promise<GamePlayer> {
  const { createGamePlayer } = await import('../generation/browser/game-player.js');
  const player = createGamePlayer(chromiumPath);
  shutdown.onEnd('the browser', () => player.close());
  return player;
}

/** Claims jobs until the end; what is in flight then is finished, or handed back when time runs out. */
export async function startWorker({ config, databaseUrl, url }: Assignment, shutdown: Shutdown): Promise<void> {
  const resources = await openResources(config, databaseUrl, () => config.publicUrl ?? url);
  shutdown.onEnd('resources', () => resources.close());
  const { database, wakeups, queue, services, log } = resources;
  const models = await modelsOf(config, log);
  const generator = createGenerator(
    models && {
      ...models,
      player: await playerOf(config, shutdown),
      drawn: services.pictures.drawn,
      book: createModelBook(database, models.settings),
    },
  );
  const worker = createWorker({
    database,
    config,
    wakeups,
    queue,
    generator: keepScreens(tellFailures(generator, log), services.pictures, log),
    artifacts: services.artifacts,
    log,
    onCompleted: ({ design }) => drawPictures(resources, design),
  });
  // what is left of the limit closes the rest
  shutdown.onEnd('worker', () => worker.stop(Math.max(1, config.shutdownSeconds - 2)));
  await worker.start();
  // nothing waits for it: the first run is as fast as the others, or a second slower
  warmUp().catch((err: unknown) => log.warn({ err }, 'Warming up failed.'));
}
