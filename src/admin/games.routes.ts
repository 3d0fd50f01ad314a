/** `GET /admin/games`, `GET /admin/games/:artifactId`, the forms below it, and `GET /admin/reports`. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.js';
import { PUBLICATION_STATES, type OperatorDesk } from '../operators/operators.model.js';
import { CONFIG, deskOf, readQuery, refusalOf, show } from './admin.requests.js';
import { DONE } from './audit.page.js';
import { gamePage, gamesPage, reportsPage, type GameView } from './games.page.js';
import { PAGE_SIZE } from './parts.js';
import { readCursorId, readCursorTime, readSearch } from './read-query.js';

type GameRequest = FastifyRequest<{
  Params: { artifactId: string };
  Body: Readonly<Record<string, string>> | undefined;
}>;

/** Reports and actions on a game's page; the rest is read by GraphQL. */
const SHOWN = 20;
const FORMS = { 'take-down': 'takeDown', 'put-back': 'putBack', settle: 'settleReports' } as const satisfies Readonly<
  Record<string, keyof OperatorDesk>
>;

export async function gameRoutes(app: FastifyInstance): Promise<void> {
  app.get('/admin/games', CONFIG, async (request, reply) => {
    const desk = deskOf(request);
    const query = readQuery(request);
    const filter = {
      state: PUBLICATION_STATES.find((state) => state === query['state']),
      search: readSearch(query['search']),
    };
    const after = readCursorTime(query['after']);
    const before = after && { publishedAt: after.at, artifactId: after.id };
    return show(reply, gamesPage(desk.name, await desk.games(PAGE_SIZE + 1, before, filter), filter));
  });
  app.get('/admin/games/:artifactId', CONFIG, (request: GameRequest, reply) => showGame(request, reply));
  for (const [form, action] of Object.entries(FORMS)) {
    app.post(`/admin/games/:artifactId/${form}`, CONFIG, async (request: GameRequest, reply) => {
      const { artifactId } = request.params;
      try {
        const done = await deskOf(request)[action]({ artifactId, reason: request.body?.['reason'] });
        return await reply.redirect(`/admin/games/${done.game.artifactId}?done=${done.action.id}`, 303);
      } catch (error) {
        const { text, status } = refusalOf(error);
        return showGame(request, reply, { refusal: text }, status);
      }
    });
  }
  app.get('/admin/reports', CONFIG, async (request, reply) => {
    const desk = deskOf(request);
    const { after, all } = readQuery(request);
    const open = all === undefined;
    const reports = await desk.reports(PAGE_SIZE + 1, readCursorId(after), { open });
    return show(reply, reportsPage(desk.name, reports, open));
  });
}

async function showGame(
  request: GameRequest,
  reply: FastifyReply,
  more: Partial<GameView> = {},
  status = 200,
): Promise<FastifyReply> {
  const desk = deskOf(request);
  const game = await desk.game(request.params.artifactId);
  if (!game) throw new AppError('route_not_found');
  const [reports, actions] = await Promise.all([
    desk.reports(SHOWN, undefined, { artifactId: game.artifactId }),
    desk.actions(SHOWN, undefined, game.artifactId),
  ]);
  const told = actions.find(({ id }) => id === readQuery(request)['done']);
  const done = told && DONE[told.action];
  return show(reply, gamePage({ operator: desk.name, game, reports, actions, done, ...more }), status);
}
