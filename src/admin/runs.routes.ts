/** `GET /admin`, `GET /admin/runs` and `GET /admin/runs/:id`. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.js';
import { GENRES } from '../generation/design.js';
import { FAILURE_CODES, RUN_STATUSES } from '../operators/operators.model.js';
import { CONFIG, deskOf, readQuery, show } from './admin.requests.js';
import { overviewPage } from './overview.page.js';
import { PAGE_SIZE } from './parts.js';
import { readCursorId, readSearch } from './read-query.js';
import { runPage, runsPage } from './runs.page.js';

type RunRequest = FastifyRequest<{ Params: { id: string } }>;

export async function runRoutes(app: FastifyInstance): Promise<void> {
  app.get('/admin', CONFIG, async (request, reply) => {
    const desk = deskOf(request);
    const [queue, models, figures, requests] = await Promise.all([
      desk.queue(),
      desk.models(),
      desk.figures(),
      desk.creditRequests(),
    ]);
    return show(reply, overviewPage({ operator: desk.name, queue, models, figures, requests: requests.length }));
  });

  app.get('/admin/runs', CONFIG, async (request, reply) => {
    const desk = deskOf(request);
    const query = readQuery(request);
    const id = readSearch(query['id']);
    const found = id === undefined ? null : await desk.run(id);
    if (found) return reply.redirect(`/admin/runs/${found.id}`, 303);
    const filter = {
      userId: readSearch(query['user']),
      status: RUN_STATUSES.find((status) => status === query['status']),
      kind: GENRES.find((kind) => kind === query['kind']),
      failureCode: FAILURE_CODES.find((code) => code === query['failure']),
    };
    const runs = id === undefined ? await desk.runs(PAGE_SIZE + 1, readCursorId(query['after']), filter) : [];
    const lists = { kinds: GENRES, failures: FAILURE_CODES };
    return show(reply, runsPage({ operator: desk.name, runs, filter, unknown: id, ...lists }));
  });

  app.get('/admin/runs/:id', CONFIG, async (request: RunRequest, reply) => {
    const desk = deskOf(request);
    const run = await desk.run(request.params.id);
    if (!run) throw new AppError('route_not_found');
    const [log, calls, game] = await Promise.all([
      desk.runLog(run.id),
      desk.modelCalls(run.id),
      run.artifactId === null ? null : desk.game(run.artifactId),
    ]);
    return show(reply, runPage({ operator: desk.name, run, log, calls, published: game !== null }));
  });
}
