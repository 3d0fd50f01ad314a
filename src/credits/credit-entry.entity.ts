import { BigIntType, type Opt } from '@mikro-orm/core';
import { Entity, Enum, Index, PrimaryKey, Property, Trigger, Unique } from '@mikro-orm/decorators/legacy';
import { before, ForeignKey } from '../db/table.js';
import { ENTRY_TYPES, type EntryType } from './credits.model.js';

/** One line of the ledger, for good: the database refuses to change it, and to delete it before its guest is swept. `ledger.ts` alone writes it. */
@Entity({ tableName: 'credit_entries' })
@Unique({ name: 'credit_entries_id_key', properties: ['id'] })
@Unique({ name: 'credit_entries_one_spend', properties: ['runId'], where: `type = 'spend'` })
@Index({ name: 'credit_entries_user', columns: [{ name: 'userId' }, { name: 'seq', sort: 'DESC' }] })
@Trigger(before(['update', 'delete'], 'credit_entries', 'credit_entries_append_only', 'credit_entries_guard'))
export class CreditEntry {
  /** the order of the ledger */
  @PrimaryKey({ type: new BigIntType('number'), generated: 'identity' })
  seq!: Opt<number>;

  @Property({ type: 'uuid' })
  id!: string;

  @ForeignKey('User', { onDelete: 'cascade' })
  userId!: string;

  @Enum({ type: 'text', items: () => [...ENTRY_TYPES] })
  type!: EntryType;

  /** negative for what leaves the account */
  @Property({ type: 'integer' })
  amount!: number;

  @Property({ type: 'integer' })
  balanceAfter!: number;

  @ForeignKey('Run', { nullable: true, onDelete: 'cascade' })
  runId: string | null = null;

  @Property({ type: 'text' })
  description!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}
