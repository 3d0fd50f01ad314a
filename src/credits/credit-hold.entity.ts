import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { ForeignKey } from '../db/table.js';
import { HOLD_STATES, type HoldState, type PricesByMaker } from './credits.model.js';

/** Credits set aside for a run until they are captured or released; `accept_run` opens it with the run, `ledger.ts` settles it. */
@Entity({ tableName: 'credit_holds' })
@Check({ name: 'credit_holds_amount', expression: 'amount >= 0' })
@Check({ name: 'credit_holds_charged', expression: 'charged >= 0 and charged <= amount' })
@Check({
  name: 'credit_holds_priced',
  expression: `(charged is not null) = (prices is not null and state = 'captured')`,
})
@Check({ name: 'credit_holds_settled', expression: `(state = 'open') = (settled_at is null)` })
@Index({ name: 'credit_holds_open', properties: ['userId'], where: `state = 'open'` })
export class CreditHold {
  @ForeignKey('Run', { primary: true, onDelete: 'cascade' })
  runId!: string;

  @ForeignKey('User', { onDelete: 'cascade' })
  userId!: string;

  /** the most that the run can cost */
  @Property({ type: 'integer' })
  amount!: number;

  /** where that depends on who makes the game: what it costs by each; null: the amount, whoever does */
  @Property({ type: 'json', nullable: true })
  prices: PricesByMaker | null = null;

  /** of a captured hold with prices */
  @Property({ type: 'integer', nullable: true })
  charged: number | null = null;

  @Enum({ type: 'text', items: () => [...HOLD_STATES], default: 'open' })
  state!: Opt<HoldState>;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;

  @Property({ type: 'datetime', nullable: true })
  settledAt: Date | null = null;
}
