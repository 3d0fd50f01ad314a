/** The table of REST routes: every documented path with its operation. The rows stand in `routes/`, one file a subject. */
import type { Route } from './route.types.js';
import { accountRoutes } from './routes/accounts.js';
import { artifactRoutes } from './routes/artifacts.js';
import { creditRoutes } from './routes/credits.js';
import { gameRoutes } from './routes/games.js';
import { generatorRoutes } from './routes/generator.js';
import { publicationRoutes } from './routes/publications.js';
import { runRoutes } from './routes/runs.js';

export const routes: readonly Route[] = [
  ...creditRoutes,
  ...runRoutes,
  ...artifactRoutes,
  ...publicationRoutes,
  ...gameRoutes,
  ...generatorRoutes,
  ...accountRoutes,
];
