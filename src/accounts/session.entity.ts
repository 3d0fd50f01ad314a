import type { Opt } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { ForeignKey } from '../db/table.js';

/** What a cookie stands for. `sessions.ts` reads and renews it, once a request, by statements of its own. */
@Entity({ tableName: 'sessions' })
@Unique({ name: 'sessions_id_key', properties: ['id'] })
@Index({ name: 'sessions_user', columns: [{ name: 'userId' }, { name: 'createdAt', sort: 'DESC' }] })
@Index({ name: 'sessions_expiry', properties: ['expiresAt'] })
export class Session {
  /** SHA-256 of the token; the token itself is in the cookie alone */
  @PrimaryKey({ type: 'blob' })
  tokenHash!: Buffer;

  @Property({ type: 'uuid' })
  id!: string;

  @ForeignKey('User', { onDelete: 'cascade' })
  userId!: string;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  lastSeenAt!: Opt<Date>;

  @Property({ type: 'datetime' })
  expiresAt!: Date;

  @Property({ type: 'text', nullable: true })
  userAgent: string | null = null;

  @Property({ type: 'text', nullable: true })
  ip: string | null = null;
}
