/** What every role needs: log, database, wake-ups, secrets, services. Opened in this order, closed in the other. */
import path from 'node:path';
import type { Logger } from 'pino';
import { createAccountsService } from './accounts/accounts.service.js';
import { createArtifactsService } from './artifacts/artifacts.service.js';
import { createDamageReport, type DamageReport } from './artifacts/damage.js';
import { createDiskStore } from './artifacts/disk-store.js';
import { watchDisk } from './artifacts/full-disk.js';
import { createShareLinksService } from './artifacts/share-links.service.js';
import { createVerifiedContents } from './artifacts/verified-content.js';
import type { Config } from './config.js';
import { createCreditsService } from './credits/credits.service.js';
import { openDatabase, type Database } from './db/orm.js';
import { openWakeups, type Wakeups } from './db/wakeups.js';
import { entities } from './entities.js';
import { MODES } from './generation/provider.types.js';
import type { ModelsSettings } from './generation/providers/model-settings.js';
import { createGeneratorRunsService } from './legacy/legacy.service.js';
import { createLogger } from './log.js';
import { createModelsService } from './models/models.service.js';
import { createOperatorsService } from './operators/operators.service.js';
import { createPicturesService } from './pictures/pictures.service.js';
import { createPublicationsService } from './publications/publications.service.js';
import { withdrawAll } from './publications/publish.js';
import { createJobQueue, type JobQueue } from './queue/queue.js';
import { PROMPT_LENGTH } from './runs/create-run.input.js';
import { createRunPrices } from './runs/run-prices.js';
import { createRunsService } from './runs/runs.service.js';
import { readInputPolicy } from './safety/read-policy.js';
import { loadSecrets, type Secrets } from './secrets.js';
import type { Services } from './services.js';

export interface Resources {
  readonly config: Config;
  readonly log: Logger;
  readonly database: Database;
  readonly wakeups: Wakeups;
  readonly queue: JobQueue;
  readonly secrets: Secrets;
  readonly services: Services;
  /** of stored bytes, for the metrics */
  readonly damage: Pick<DamageReport, 'counts'>;
  close(): Promise<void>;
}

/** Prices by maker depend on what the policy may lead to; where there are none, nothing of it is loaded. @throws SettingsError */
async function policyOf({
  modelPrices: { read, fill, write, pictures },
  models,
  modelsFile,
}: Config): Promise<ModelsSettings | undefined> {
  if (
    [...Object.values(read), ...Object.values(fill), ...Object.values(write), pictures].every(
      (price) => price === undefined,
    )
  )
    return undefined;
  const { readModelsSettings } = await import('./generation/providers/configured-models.js');
  return readModelsSettings({ ...process.env, MODELS: models, MODELS_FILE: modelsFile });
}

/** Opens what a process works with on an already migrated database at `databaseUrl`. */
export async function openResources(config: Config, databaseUrl: string, baseUrl: () => string): Promise<Resources> {
  // what can't be read stops the start, before anything is open
  const inputPolicy = readInputPolicy(config);
  const prices = createRunPrices(config, await policyOf(config));
  const log = createLogger(config, config.role);
  const warn = (message: string) => log.warn(message);
  const debug = (message: string) => log.debug(message);
  const database = await openDatabase({ url: databaseUrl, poolSize: config.databasePoolSize, entities, log: debug });
  const wakeups = await openWakeups(databaseUrl, warn);
  const secrets = await loadSecrets(config);
  const queue = await createJobQueue({ database, log });
  const store = watchDisk(createDiskStore(path.join(config.dataDir, 'artifacts')), log);
  const shared = { database, config, wakeups, log, inputPolicy };
  const damage = createDamageReport(log);
  const contents = createVerifiedContents({ store, damage });
  const artifacts = createArtifactsService({
    ...shared,
    store,
    contents,
    previewKeys: secrets.previewTokenKeys,
    baseUrl,
  });
  const credits = createCreditsService(shared);
  const services: Services = {
    info: {
      singleSignOn: config.oidc ? { name: config.oidc.name, startUrl: '/api/auth/oidc/start' } : null,
      prices: MODES.map((mode) => ({ mode, ...prices.range(mode) })),
      editPrice: config.editPrice,
      guestGames: config.guestGames,
      signUpCredits: config.signUpCredits,
      creditsHelp: {
        text: config.creditsHelp.text ?? null,
        url: config.creditsHelp.url ?? null,
        requests: config.operators.length > 0,
      },
      promptLength: PROMPT_LENGTH,
    },
    accounts: createAccountsService({
      ...shared,
      guestCredits: config.guestGames * prices.range('quick_html').credits,
    }),
    credits,
    artifacts,
    shareLinks: createShareLinksService({ ...shared, artifacts, previewKeys: secrets.previewTokenKeys, baseUrl }),
    publications: createPublicationsService({ ...shared, artifacts, baseUrl, ticketKeys: secrets.previewTokenKeys }),
    pictures: createPicturesService({ database, store, contents }),
    runs: createRunsService({ ...shared, queue, withdrawAll, prices }),
    models: createModelsService(shared),
    generatorRuns: createGeneratorRunsService(shared),
    operators: createOperatorsService({ ...shared, credits, baseUrl }),
  };
  return {
    config,
    log,
    database,
    wakeups,
    queue,
    secrets,
    services,
    damage,
    async close() {
      await queue.stop();
      await wakeups.close();
      await database.close();
    },
  };
}
