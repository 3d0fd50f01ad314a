/** What the doors (GraphQL, REST, sockets) are given to work with; built once by `app.ts`. */
import type { AccountsService } from './accounts/accounts.model.js';
import type { ArtifactsService } from './artifacts/artifacts.model.js';
import type { ShareLinksService } from './artifacts/share-links.model.js';
import type { CreditsService } from './credits/credits.model.js';
import type { Mode } from './generation/provider.types.js';
import type { GeneratorRunsService } from './legacy/legacy.model.js';
import type { ModelsService } from './models/models.model.js';
import type { OperatorsService } from './operators/operators.model.js';
import type { PicturesService } from './pictures/pictures.service.js';
import type { PublicationsService } from './publications/publications.model.js';
import type { RunsService } from './runs/runs.model.js';

/** How the service is set up, as far as clients need to know. */
export interface ServiceInfo {
  readonly singleSignOn: { readonly name: string; readonly startUrl: string } | null;
  readonly prices: readonly { readonly mode: Mode; readonly credits: number; readonly least: number }[];
  /** credits for a change by hand */
  readonly editPrice: number;
  /** games that a visitor makes without an account; 0: none */
  readonly guestGames: number;
  readonly signUpCredits: number;
  /** the way on without credits; `requests`: operators take requests */
  readonly creditsHelp: { readonly text: string | null; readonly url: string | null; readonly requests: boolean };
  /** code points */
  readonly promptLength: number;
}

export interface Services {
  readonly info: ServiceInfo;
  readonly accounts: AccountsService;
  readonly runs: RunsService;
  readonly credits: CreditsService;
  readonly artifacts: ArtifactsService;
  readonly shareLinks: ShareLinksService;
  readonly publications: PublicationsService;
  readonly pictures: PicturesService;
  readonly models: ModelsService;
  readonly generatorRuns: GeneratorRunsService;
  readonly operators: OperatorsService;
}
