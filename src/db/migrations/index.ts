import { First } from './0001-first.js';
import { Publications } from './0002-publications.js';
import { Pictures } from './0003-pictures.js';
import { QueueTickets } from './0004-queue-tickets.js';
import { WaitingRuns } from './0005-waiting-runs.js';
import { Connections } from './0006-connections.js';
import { PublicGames } from './0007-public-games.js';
import { RateLimitWindows } from './0008-rate-limit-windows.js';
import { RunNumbers } from './0009-run-numbers.js';
import { Models } from './0010-models.js';
import { AcceptRun } from './0011-accept-run.js';
import { ShareLinks } from './0012-share-links.js';
import { Games } from './0013-games.js';
import { PublicPlay } from './0014-public-play.js';
import { AcceptRuns } from './0015-accept-runs.js';
import { OwnedGames } from './0016-owned-games.js';
import { PublicAuthors } from './0017-public-authors.js';
import { HoldPrices } from './0020-hold-prices.js';
import { OperatorActions } from './0040-operator-actions.js';
import { TakeDowns } from './0041-take-downs.js';
import { RestoredVersions } from './0050-restored-versions.js';
import { FailedRuns } from './0042-failed-runs.js';

/** In the order in which they run; one that has been released never changes. */
export const migrations = [
  { name: '0001-first', class: First },
  { name: '0002-publications', class: Publications },
  { name: '0003-pictures', class: Pictures },
  { name: '0004-queue-tickets', class: QueueTickets },
  { name: '0005-waiting-runs', class: WaitingRuns },
  { name: '0006-connections', class: Connections },
  { name: '0007-public-games', class: PublicGames },
  { name: '0008-rate-limit-windows', class: RateLimitWindows },
  { name: '0009-run-numbers', class: RunNumbers },
  { name: '0010-models', class: Models },
  { name: '0011-accept-run', class: AcceptRun },
  { name: '0012-share-links', class: ShareLinks },
  { name: '0013-games', class: Games },
  { name: '0014-public-play', class: PublicPlay },
  { name: '0015-accept-runs', class: AcceptRuns },
  { name: '0016-owned-games', class: OwnedGames },
  { name: '0017-public-authors', class: PublicAuthors },
  { name: '0020-hold-prices', class: HoldPrices },
  { name: '0040-operator-actions', class: OperatorActions },
  { name: '0041-take-downs', class: TakeDowns },
  { name: '0050-restored-versions', class: RestoredVersions },
  { name: '0042-failed-runs', class: FailedRuns },
];
