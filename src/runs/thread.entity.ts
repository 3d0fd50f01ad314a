import type { Opt } from '@mikro-orm/core';
import { Check, Entity, Index, PrimaryKey, Property, Trigger, Unique } from '@mikro-orm/decorators/legacy';
import { ForeignKey } from '../db/table.js';

/** Runs that belong together. Opened, or moved to the front, by the creation of a run. */
@Entity({ tableName: 'threads' })
@Check({ name: 'threads_key_length', expression: 'char_length(key) >= 1 and char_length(key) <= 128' })
@Check({ name: 'threads_title_length', expression: 'char_length(title) >= 1 and char_length(title) <= 120' })
@Check({ name: 'threads_restored', expression: '(restored_id is null) = (restored_over is null)' })
@Unique({ name: 'threads_user_key', properties: ['userId', 'key'] })
@Index({
  name: 'threads_user_recent',
  columns: [{ name: 'userId' }, { name: 'updatedAt', sort: 'DESC' }, { name: 'key', sort: 'DESC' }],
})
@Index({
  name: 'threads_user_created',
  expression: 'create index threads_user_created on threads (user_id, id desc)',
})
@Index({
  name: 'threads_user_title',
  expression:
    'create index threads_user_title on threads (user_id, ' +
    "lower(regexp_replace(normalize(coalesce(title, shown_title, ''::text), nfkd), '[\\u0300-\\u036f]'::text, ''::text, 'g'::text)), id) " +
    'include (shown_kind) where (deleted_at is null)',
})
@Trigger({
  name: 'threads_restored_shown',
  timing: 'after',
  events: ['update'],
  expression:
    'create trigger threads_restored_shown after update of restored_id on threads for each row execute function threads_show()',
})
@Index({
  name: 'threads_user_kind',
  properties: ['userId', 'shownKind'],
  where: 'deleted_at is null and shown_kind is not null',
})
@Index({ name: 'threads_deleted', properties: ['userId'], where: 'deleted_at is not null' })
@Index({ name: 'threads_remix', properties: ['remixOf'], where: 'remix_of is not null' })
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

  /** the owner's; null: the game's own */
  @Property({ type: 'text', nullable: true })
  title?: string | null;

  /** in no list and found by no key since then; its runs stay for the ledger */
  @Property({ type: 'datetime', nullable: true })
  deletedAt?: Date | null;

  /** the version that its owner went back to: it is shown until a newer one is made */
  @ForeignKey('Run', { nullable: true })
  restoredId?: string | null;

  /** the newest run when that was done: runs after it are newer */
  @Property({ type: 'uuid', nullable: true })
  restoredOver?: string | null;

  /** kept by triggers: the title of the game it is shown by, else what was asked for last */
  @Property({ type: 'text', nullable: true })
  shownTitle?: string | null;

  /** kept by triggers: the kind of the game it is shown by */
  @Property({ type: 'text', nullable: true })
  shownKind?: string | null;

  /** the public game that its first run was made from; null where it was none, or is gone */
  @ForeignKey('Publication', { nullable: true, onDelete: 'set null' })
  remixOf?: string | null;
}
