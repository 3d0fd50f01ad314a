import { Migration } from '@mikro-orm/migrations';

/**
 * Creations that a gateway has at the same moment, as one statement and one transaction: sending and waiting was most of
 * what each cost. They wait for nobody, so that no user waits for another one's locks: who would have to is told `busy`, and
 * the gateway accepts that run by itself.
 */
export class AcceptRuns extends Migration {
  override up(): void {
    this.addSql(`
      -- $1: a list of objects whose fields are the parameters of accept_run; a row for each, in their order
      create function accept_runs(p_calls json) returns table (
        outcome text, run_id uuid, thread_key text, accepted_at timestamptz, available int, ticket float8, depth int
      ) language plpgsql as $$
      declare
        c record;
      begin
        for c in select * from json_to_recordset(p_calls) as x (
          id uuid, "userId" uuid, price int, "maxActive" int, key text, "bodyHash" text, "ticketAbove" float8, "ticketMost" float8,
          capacity int, "threadId" uuid, "threadKey" text, prompt text, mode text, intent text, "assetMode" text, context jsonb,
          seed bigint
        ) loop
          perform 1 from credit_accounts a where a.user_id = c."userId" for no key update skip locked;
          if found then
            select a.outcome, a.run_id, a.thread_key, a.accepted_at, a.available, a.ticket, a.depth
              into outcome, run_id, thread_key, accepted_at, available, ticket, depth
              from accept_run(
                c.id, c."userId", c.price, c."maxActive", c.key, decode(c."bodyHash", 'hex'), null, false, c."ticketAbove",
                c."ticketMost", c.capacity, c."threadId", c."threadKey", c.prompt, c.mode, c.intent, c."assetMode", c.context, c.seed
              ) a;
          else
            outcome := 'busy';
            run_id := null;
            ticket := null;
          end if;
          return next;
        end loop;
      end $$;
    `);
  }
}
