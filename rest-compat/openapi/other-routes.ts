/**
 * The routes besides the table, in the order of the document. Each is described beside the plugin that registers it;
 * `test/rest-compat/openapi.test.ts` compares this list with what the gateway serves, in both directions.
 */
import { oidcCallbackRoute, oidcStartRoute } from '../../src/accounts/oidc.description.js';
import { downloadRoute } from '../../src/artifacts/download.description.js';
import { previewFileRoute, previewRoute } from '../../src/artifacts/preview.description.js';
import { graphqlGetRoute, graphqlPostRoute } from '../../src/graphql/graphql.description.js';
import type { DescribedRoute } from '../../src/http/described-route.js';
import { thumbnailRoute } from '../../src/pictures/thumbnail.description.js';
import { healthRoute, readyRoute } from '../../src/monitoring/health.description.js';
import { metricsRoute } from '../../src/monitoring/metrics.description.js';
import { authorRoute } from '../../src/public/author.description.js';
import { oembedRoute, robotsRoute, sitemapRoute } from '../../src/public/discovery.description.js';
import { embedPageRoute, galleryRoute, gamePageRoute } from '../../src/public/game.description.js';
import { appIconRoute, appManifestRoute, appWorkerRoute } from '../../src/public/app.description.js';
import { cardRoute, coverRoute } from '../../src/public/image.description.js';
import { playRoute } from '../../src/public/play.description.js';
import { languageRoute } from '../../src/public/language.description.js';
import { reportPageRoute, sendReportRoute } from '../../src/public/report.description.js';
import { shareCardRoute, shareCoverRoute, sharePageRoute } from '../../src/public/share.description.js';
import { docsRoute, graphqlGuideRoute, openApiRoute, recipesRoute } from './docs.description.js';

export const OTHER_ROUTES: readonly DescribedRoute[] = [
  previewRoute,
  previewFileRoute,
  downloadRoute,
  thumbnailRoute,
  oidcStartRoute,
  oidcCallbackRoute,
  graphqlGetRoute,
  graphqlPostRoute,
  galleryRoute,
  gamePageRoute,
  embedPageRoute,
  playRoute,
  cardRoute,
  coverRoute,
  appManifestRoute,
  appIconRoute,
  appWorkerRoute,
  authorRoute,
  languageRoute,
  reportPageRoute,
  sendReportRoute,
  sharePageRoute,
  shareCardRoute,
  shareCoverRoute,
  oembedRoute,
  sitemapRoute,
  robotsRoute,
  openApiRoute,
  docsRoute,
  graphqlGuideRoute,
  recipesRoute,
  healthRoute,
  readyRoute,
  metricsRoute,
];
