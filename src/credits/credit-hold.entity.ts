import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, Property } from '@mikro-orm/decorators/legacy';
import { ForeignKey } from '../db/table.js';
import { HOLD_STATES, type HoldState } from './credits.model.js';

/** Credits set aside for a run until they are captured or released; `accept_run` opens it with the run, `ledger.ts` settles it. */
@Entity({ tableName: 'credit_holds' })
@Check({ name: 'credit_holds_amount', expression: 'amount >= 0' })
@Check({ name: 'credit_holds_settled', expression: `(state = 'open') = (settled_at is null)` })
@Index({ name: 'credit_holds_open', properties: ['userId'], where: `state = 'open'` })
export class CreditHold {
  @ForeignKey('Run', { primary: true, onDelete: 'cascade' })
  runId!: string;

  @ForeignKey('User', { onDelete: 'cascade' })
  userId!: string;

  @Property({ type: 'integer' })
  amount!: number;

  @Enum({ type: 'text', items: () => [...HOLD_STATES], default: 'open' })
  state!: Opt<HoldState>;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;

  @Property({ type: 'datetime', nullable: true })
  settledAt: Date | null = null;
}
