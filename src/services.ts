/** What the doors (GraphQL, REST, sockets) are given to work with; built once by `app.ts`. */
import type { AccountsService } from './accounts/accounts.model.js';
import type { ArtifactsService } from './artifacts/artifacts.model.js';
import type { CreditsService } from './credits/credits.model.js';
import type { GeneratorRunsService } from './legacy/legacy.model.js';
import type { PicturesService } from './pictures/pictures.service.js';
import type { PublicationsService } from './publications/publications.model.js';
import type { RunsService } from './runs/runs.model.js';

export interface Services {
  readonly accounts: AccountsService;
  readonly runs: RunsService;
  readonly credits: CreditsService;
  readonly artifacts: ArtifactsService;
  readonly publications: PublicationsService;
  readonly pictures: PicturesService;
  readonly generatorRuns: GeneratorRunsService;
}
