import type { Opt } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ForeignKey } from '../db/table.js';

/** The run that an `Idempotency-Key` stands for. `accept_run` writes it, under a lock of the key. */
@Entity({ tableName: 'idempotency_keys' })
@Index({ name: 'idempotency_keys_age', properties: ['createdAt'] })
export class IdempotencyKey {
  @ForeignKey('User', { primary: true, onDelete: 'cascade' })
  userId!: string;

  @PrimaryKey({ type: 'text' })
  key!: string;

  @Property({ type: 'blob' })
  bodyHash!: Buffer;

  @ForeignKey('Run', { onDelete: 'cascade' })
  runId!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}
