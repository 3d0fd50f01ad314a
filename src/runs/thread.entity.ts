import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { ForeignKey } from '../db/table.js';

/** Runs that belong together. Opened, or moved to the front, by the creation of a run. */
@Entity({ tableName: 'threads' })
@Check({ name: 'threads_key_length', expression: 'char_length(key) >= 1 and char_length(key) <= 128' })
@Unique({ name: 'threads_user_key', properties: ['userId', 'key'] })
@Index({
  name: 'threads_user_recent',
  columns: [{ name: 'userId' }, { name: 'updatedAt', sort: 'DESC' }, { name: 'key', sort: 'DESC' }],
})
@Index({
  name: 'threads_user_created',
  expression: 'create index threads_user_created on threads (user_id, id desc)',
})
export class Thread {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @ForeignKey('User', { onDelete: 'cascade' })
  userId!: string;

  /** the user's own word for it */
  @Property({ type: 'text' })
  key!: string;

  @Property({ type: 'integer', default: 0 })
  runCount!: Opt<number>;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;

  /** in milliseconds, as JavaScript has them: a cursor is made of it */
  @Property({ type: 'datetime', length: 3, defaultRaw: 'now()' })
  updatedAt!: Opt<Date>;
}
