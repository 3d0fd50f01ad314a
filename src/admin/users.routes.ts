/** `GET /admin/users`, `GET /admin/users/:id`, `POST /admin/users/:id/credits`, `POST /admin/users/:id/decline`. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.js';
import type { OperatorActionRecord } from '../operators/operators.model.js';
import type { Services } from '../services.js';
import { DONE } from './audit.page.js';
import { CONFIG, deskOf, readQuery, refusalOf, show } from './admin.requests.js';
import { PAGE_SIZE } from './parts.js';
import { readCursorId, readSearch } from './read-query.js';
import { signed, userPage, usersPage, type UserView } from './users.page.js';

type UserRequest = FastifyRequest<{ Params: { id: string }; Body: Readonly<Record<string, string>> | undefined }>;

/** Entries and actions on an account's page; the rest is read by GraphQL. */
const SHOWN = 20;

export async function userRoutes(
  app: FastifyInstance,
  { services }: { readonly services: Pick<Services, 'credits'> },
): Promise<void> {
  const showUser = async (
    request: UserRequest,
    reply: FastifyReply,
    more: Partial<UserView> = {},
    status = 200,
  ): Promise<FastifyReply> => {
    const desk = deskOf(request);
    const user = await desk.user(request.params.id);
    if (!user) throw new AppError('route_not_found');
    const [balance, entries, actions, asked] = await Promise.all([
      services.credits.balance(user.id),
      services.credits.entries(user.id, SHOWN),
      desk.actions(SHOWN, undefined, user.id),
      desk.creditRequestOf(user.id),
    ]);
    const posted = actions.find(({ id }) => id === readQuery(request)['done']);
    const done = posted && doneBy(posted);
    const view = {
      operator: desk.name,
      user,
      balance,
      entries,
      actions,
      request: asked,
      key: randomUUID(),
      done,
      ...more,
    };
    return show(reply, userPage(view), status);
  };

  app.get('/admin/users', CONFIG, async (request, reply) => {
    const desk = deskOf(request);
    const query = readQuery(request);
    const search = readSearch(query['search']);
    const [users, requests] = await Promise.all([
      desk.users(PAGE_SIZE + 1, readCursorId(query['after']), search),
      desk.creditRequests(),
    ]);
    return show(reply, usersPage(desk.name, users, search, requests));
  });
  app.get('/admin/users/:id', CONFIG, (request: UserRequest, reply) => showUser(request, reply));
  app.post('/admin/users/:id/credits', CONFIG, async (request: UserRequest, reply) => {
    const typed = request.body ?? {};
    const { id: userId } = request.params;
    // the form's field is a text: what is no number is refused as such
    const amount = /^[+-]?\d{1,10}$/u.test(typed['amount'] ?? '') ? Number(typed['amount']) : NaN;
    try {
      const { action } = await deskOf(request).postCredits({ ...typed, userId, amount });
      return await reply.redirect(`/admin/users/${action.subjectId}?done=${action.id}`, 303);
    } catch (error) {
      const { text, status } = refusalOf(error);
      return showUser(request, reply, { typed, refusal: text }, status);
    }
  });
  app.post('/admin/users/:id/decline', CONFIG, async (request: UserRequest, reply) => {
    const typed = request.body ?? {};
    try {
      const { action } = await deskOf(request).declineRequest(typed);
      return await reply.redirect(`/admin/users/${action.subjectId}?done=${action.id}`, 303);
    } catch (error) {
      const { text, status } = refusalOf(error);
      return showUser(request, reply, { typed, declining: text }, status);
    }
  });
}

/** With the amount, which is on no other place of the page in words. */
function doneBy({ action, after }: OperatorActionRecord): string {
  return action === 'credits.decline' ? DONE[action] : `${DONE[action]} (${signed(Number(after['amount']))})`;
}
