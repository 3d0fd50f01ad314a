import { Migration } from '@mikro-orm/migrations';

/** Prices by who makes a game: a hold is then the most that its run can cost, and says what each maker would cost. */
export class HoldPrices extends Migration {
  override up(): void {
    this.addSql(`
      alter table credit_holds
        -- credits by maker (composer, read, write); null: the amount, whoever makes the game
        add column prices jsonb,
        -- null: all of a captured hold
        add column charged integer,
        add constraint credit_holds_charged check (charged >= 0 and charged <= amount),
        add constraint credit_holds_priced check ((charged is not null) = (prices is not null and state = 'captured'));

      -- accept_run for a run whose price depends on who makes its game; such runs are accepted one at a time
      create function accept_priced_run(
        p_prices jsonb,
        p_id uuid, p_user uuid, p_price int, p_max_active int, p_key text, p_body_hash bytea, p_parent uuid, p_needs_parent boolean,
        p_ticket_above float8, p_ticket_most float8, p_capacity int, p_thread uuid, p_thread_key text,
        p_prompt text, p_mode text, p_intent text, p_asset_mode text, p_context jsonb, p_seed bigint,
        out outcome text, out run_id uuid, out thread_key text, out accepted_at timestamptz,
        out available int, out ticket float8, out depth int
      ) language plpgsql as $$
      begin
        select a.outcome, a.run_id, a.thread_key, a.accepted_at, a.available, a.ticket, a.depth
          into outcome, run_id, thread_key, accepted_at, available, ticket, depth
          from accept_run(
            p_id, p_user, p_price, p_max_active, p_key, p_body_hash, p_parent, p_needs_parent, p_ticket_above, p_ticket_most,
            p_capacity, p_thread, p_thread_key, p_prompt, p_mode, p_intent, p_asset_mode, p_context, p_seed
          ) a;
        if outcome = 'accepted' then
          update credit_holds h set prices = p_prices where h.run_id = p_id;
        end if;
      end $$;
    `);
  }
}
