/** What one would write by hand for one route: Fastify and two prepared queries, one for the session and one for the run. */
import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';

const SESSION = 'select user_id from sessions where token_hash = $1 and expires_at > now()';
const RUN = `select r.*, t.key as thread_key, h.amount, h.state as hold_state, a.id as a_id, a.type as a_type, a.title,
    a.content_type, a.size_bytes, a.file_count, a.sha256, a.entry_path, a.manifest, a.playability
  from runs r join threads t on t.id = r.thread_id join credit_holds h on h.run_id = r.id
  left join artifacts a on a.id = r.artifact_id where r.id = $1`;

export function buildBaseline(pool: pg.Pool): FastifyInstance {
  const app = Fastify();
  app.get<{ Params: { id: string } }>('/api/studio/runs/:id', async (request, reply) => {
    const token = /gamewright_session=([\w-]+)/u.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const hash = createHash('sha256').update(token).digest();
    const session = await pool.query<{ user_id: string }>({
      name: 'session',
      text: SESSION,
      values: [hash],
      types: pg.types,
    });
    if (!session.rows[0]) return reply.code(401).send({ code: 401 });
    const found = await pool.query({ name: 'run', text: RUN, values: [request.params.id], types: pg.types });
    const run = found.rows[0] as Record<string, unknown> | undefined;
    if (run?.['user_id'] !== session.rows[0].user_id) return reply.code(404).send({ code: 404 });
    return { code: 0, message: 'ok', data: run };
  });
  return app;
}
