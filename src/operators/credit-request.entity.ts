import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { ForeignKey } from '../db/table.js';
import { LONGEST_NOTE } from './operators.model.js';

/** That an account asks operators for credits. A grant answers it. */
@Entity({ tableName: 'credit_requests' })
@Check({ name: 'credit_requests_note', expression: `char_length(note) >= 1 and char_length(note) <= ${LONGEST_NOTE}` })
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
}
