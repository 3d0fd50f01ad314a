import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { ForeignKey } from '../db/table.js';
import { LONGEST_NOTE } from './operators.model.js';

/** That an account asks operators for credits. A grant answers it, and so does a refusal with its reason. */
@Entity({ tableName: 'credit_requests' })
@Check({ name: 'credit_requests_note', expression: `char_length(note) >= 1 and char_length(note) <= ${LONGEST_NOTE}` })
@Check({ name: 'credit_requests_declined', expression: 'declined_reason is null or answered_at is not null' })
@Index({
  name: 'credit_requests_user',
  expression: 'create index credit_requests_user on credit_requests (user_id, id desc)',
})
@Unique({ name: 'credit_requests_one_open', properties: ['userId'], where: 'answered_at is null' })
@Index({ name: 'credit_requests_open', properties: ['id'], where: 'answered_at is null' })
export class CreditRequest {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ForeignKey('User', { onDelete: 'cascade' })
  userId!: string;

  /** in the asker's words */
  @Property({ type: 'text', nullable: true })
  note: string | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;

  @Property({ type: 'datetime', nullable: true })
  answeredAt: Date | null = null;

  /** the operator's, for the asker; null: open, or credits were given */
  @Property({ type: 'text', nullable: true })
  declinedReason: string | null = null;
}
